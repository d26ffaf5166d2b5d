"""The box, its dice and its clocks (CK-1 to CK-3, CK-28), and how broken data are refused."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from game.rules.cookies.box import CLOCKS, SHAPES, SPRINKLE, box, read_box, roll_of
from tests.rules.cookies.table import position


def written() -> dict[str, Any]:
    text = files("game.rules.cookies").joinpath("data/box.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@pytest.mark.rule("CK-1")
def test_the_box_holds_36_cookies_36_sprinkles_and_two_sheets_of_nine() -> None:
    state = position()
    assert {shape: state.reserve(shape) for shape in SHAPES} == dict.fromkeys(SHAPES, 9)
    assert state.sprinkles == 36
    assert len(state.sheets) == 2
    assert box().places == 9
    assert len(box().dice) == 3


@pytest.mark.rule("CK-2")
def test_each_die_has_two_sprinkle_faces_and_every_shape_twice() -> None:
    for die in box().dice:
        assert die.count(SPRINKLE) == 2
        pairs = [frozenset(face.split("/")) for face in die if face != SPRINKLE]
        assert Counter(shape for pair in pairs for shape in pair) == dict.fromkeys(SHAPES, 2)
        assert len(set(pairs)) == 4


@pytest.mark.rule("CK-2")
def test_every_pair_of_shapes_stands_twice_on_the_three_different_dice() -> None:
    pairs = Counter(frozenset(face.split("/")) for die in box().dice for face in die if face != SPRINKLE)
    assert pairs == {frozenset(pair): 2 for pair in combinations(SHAPES, 2)}
    assert len({frozenset(die) for die in box().dice}) == 3


@pytest.mark.rule("CK-2")
def test_both_worked_examples_can_be_rolled() -> None:
    assert ("circle/heart", "heart/circle", "star/circle") in box().rolls
    assert ("star/heart", "star/circle", "circle/flower") in box().rolls
    assert len(box().rolls) == 5**3


@pytest.mark.rule("CK-3")
def test_twelve_spaces_repeat_red_yellow_blue_from_the_12() -> None:
    colours = box().clocks["standard"].colours
    assert colours == ("red", "yellow", "blue") * 4
    assert box().clocks["standard"].alarm_for == (3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2)


@pytest.mark.rule("CK-3")
def test_spaces_colours_and_hours_are_data() -> None:
    data = written()
    data["clock_colours"] = ["red", "blue", "red", "red", "green"]
    data["clock_hours"]["gentle"] = 7
    clock = read_box(data).clocks["gentle"]
    assert (clock.spaces, clock.hours, clock.length) == (5, 7, 35)
    assert clock.alarm_for == (2, 1, 3, 0, 4)


@pytest.mark.rule("CK-28")
def test_standard_gentle_and_breezy_run_four_five_and_six_hours() -> None:
    assert [box().clocks[name].hours for name in CLOCKS] == [4, 5, 6]
    assert [position(clock=name).spaces_left for name in CLOCKS] == [48, 60, 72]


@pytest.mark.rule("CK-7")
def test_a_face_counts_for_either_of_its_shapes() -> None:
    roll = roll_of(("star/heart", "heart/circle", "sprinkle"))
    assert roll.counts == {"star": 1, "heart": 2, "circle": 1}
    assert roll.sprinkles == 1


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("cookies_of_each_shape", 0, "cookies_of_each_shape"),
        ("cookies_of_each_shape", 8, "places_on_a_sheet"),
        ("sprinkles", True, "sprinkles"),
        ("dice", [["sprinkle"] * 6] * 2, "dice"),
        ("dice", [["sprinkle"] * 6, ["sprinkle"] * 5, ["sprinkle"] * 6], "die 2"),
        ("dice", [["sprinkle"] * 6] * 2 + [["sprinkle"] * 5 + ["star/moon"]], "die 3: 'star/moon'"),
        ("clock_colours", [], "clock_colours"),
        ("clock_hours", {"standard": 4}, "clock_hours"),
    ],
)
def test_a_broken_box_is_refused_by_file_and_field(field: str, value: object, said: str) -> None:
    data = written()
    data[field] = value
    with pytest.raises(ValueError, match=r"box\.json") as refused:
        read_box(data)
    assert said in str(refused.value)


def test_a_box_that_is_no_object_is_refused() -> None:
    with pytest.raises(ValueError, match="not an object"):
        read_box([])
