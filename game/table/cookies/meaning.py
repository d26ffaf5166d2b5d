"""What gestures mean in Cookies, what each legal action would do, and the sentence of the moment."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.input.gestures import Gesture, Gestures
from game.rules.cookies.actions import (
    BAKE,
    LAY,
    NIBBLE,
    ROLL,
    SPRINKLES,
    WAIT,
    Bake,
    LayCookies,
    Nibble,
    SpreadSprinkles,
)
from game.rules.cookies.box import SHAPES, SHEETS
from game.rules.cookies.events import CookiesLaid, HandMoved, SprinklesSpread
from game.rules.cookies.view import IN_OVEN, CookiesView
from game.rules.core import Action, Event, Scripted
from game.table.cookies.places import place_name
from game.table.table_view import Hold, Part, Say, Sentence

RESERVE_SPRINKLES = "reserve-sprinkles"


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would do, as the rules say."""

    places: tuple[int, ...] = ()
    """Places on which cookies or sprinkles would land."""
    spaces: int = 0
    """Spaces by which the hand would move."""


def gestures_of(view: CookiesView, legal: Sequence[Action]) -> Gestures:
    """Everything that a hand can try, with its meaning."""
    tries: dict[Gesture, Action] = {Gesture("tray"): ROLL}
    for sheet in view.sheets:
        spot = f"sheet-{sheet.number}"
        for shape in SHAPES:
            if view.reserves[shape]:
                tries[Gesture(f"reserve-{shape}", spot)] = LAY[shape, sheet.number]
        tries[Gesture(RESERVE_SPRINKLES, spot)] = SPRINKLES[sheet.number]
        if sheet.where == IN_OVEN or sheet.shape is None:
            continue
        tries[Gesture(spot, "oven")] = BAKE[sheet.number]
        for place, sprinkled in enumerate(sheet.places):
            source = place_name(sheet.number, place)
            tries[Gesture(source, f"reserve-{sheet.shape}")] = NIBBLE[sheet.number, sprinkled]
    _touch_oven(view, legal, tries)
    if WAIT in legal:
        tries[Gesture("clock")] = WAIT
    return Gestures(tries, legal)


def _touch_oven(view: CookiesView, legal: Sequence[Action], tries: dict[Gesture, Action]) -> None:
    """The oven alone bakes what is finished; else it says why nothing can go in."""
    waiting = [BAKE[sheet.number] for sheet in view.sheets if sheet.where != IN_OVEN]
    if waiting:
        tries[Gesture("oven")] = next((bake for bake in waiting if bake in legal), waiting[0])


def previews(view: CookiesView, legal: Sequence[Action]) -> dict[Action, Preview]:
    """What each legal action that needs no luck would do."""
    found: dict[Action, Preview] = {}
    for action in legal:
        if action == ROLL:
            continue
        state = view.sample(random.Random(0))
        events: list[Event] = []
        state.apply(view.seat, action, Scripted(), events)  # type: ignore[arg-type]
        places: tuple[int, ...] = ()
        for event in events:
            if isinstance(event, (CookiesLaid, SprinklesSpread)):
                places = event.places
        found[action] = Preview(places, sum(isinstance(event, HandMoved) for event in events))
    return found


def used_dice(view: CookiesView, action: Action | None) -> tuple[bool, ...] | None:
    """Which dice show the symbol that an action takes; None where dice don't matter."""
    if view.dice is None:
        return None
    match action:
        case LayCookies(shape, _):
            return tuple(shape in face.split("/") for face in view.dice)
        case SpreadSprinkles() | Bake():
            return tuple(face == "sprinkle" for face in view.dice)
    return None


def held_action(gestures: Gestures, hold: Hold) -> Action | None:
    """The legal action that a hold stands for: at the target under the hand, else at the first."""
    target = hold.over if hold.over in hold.targets else next(iter(hold.targets), None)
    return gestures.action(Gesture(hold.source, target)) if target is not None else None


def sentence(
    view: CookiesView,
    legal: Sequence[Action],
    names: Sequence[str],
    action: Action | None,
    holding: bool,
    ahead: Mapping[Action, Preview],
) -> Sentence:
    """The status line. `action`: what the held thing (or the hint) would do, if anything."""
    if action is not None:
        return _would(view, action, ahead.get(action, Preview()))
    if holding:
        instead = sentence(view, legal, names, None, False, ahead).parts
        return Sentence(Say("bakery-nowhere"), Say("bakery-nowhere-line"), instead)
    name = names[view.turn]
    parts: tuple[Part, ...]
    if view.phase == "over":
        key = "bakery-won" if view.won else "bakery-lost"
        return Sentence(
            Say(key), None, (Part(("cookies/emblem-win" if view.won else "cookies/emblem-loss",)),)
        )
    if not legal:
        return Sentence(Say("bakery-turn", {"name": name}))
    if ROLL in legal:
        die, arrow = Part(("common/icon-random",), 3), Part(("common/icon-arrow",))
        line = Say("bakery-roll-line")
        if view.oven is not None:
            line = Say("bakery-roll-baking", {"shape": str(view.sheets[view.oven - 1].shape)})
        return Sentence(Say("bakery-roll", {"name": name}), line, (die, arrow, _tray()))
    if any(isinstance(item, Bake) for item in legal):
        number = next(item.sheet for item in legal if isinstance(item, Bake))
        shape = str(view.sheets[number - 1].shape)
        parts = (
            _sheet(shape, True),
            Part(("common/icon-arrow",)),
            Part(("cookies/oven", "cookies/oven-door")),
        )
        return Sentence(Say("bakery-bake", {"shape": shape}), Say("bakery-bake-line"), parts)
    if WAIT in legal:
        parts = (Part(("cookies/costs-time",)), Part(sign=f"+{ahead[WAIT].spaces}"))
        return Sentence(Say("bakery-wait"), Say("bakery-wait-line", {"spaces": ahead[WAIT].spaces}), parts)
    if any(isinstance(item, Nibble) for item in legal):
        shapes = [sheet.shape for sheet in view.sheets if sheet.shape and sheet.where != IN_OVEN]
        parts = (_sheet(str(shapes[0]), False), Part(("common/icon-arrow",)), _cookie(str(shapes[0])))
        return Sentence(Say("bakery-nibble"), Say("bakery-nibble-line"), parts)
    return Sentence(Say("bakery-choose", {"name": name}), Say("bakery-choose-line"), _choices(view, legal))


def _would(view: CookiesView, action: Action, preview: Preview) -> Sentence:
    parts: tuple[Part, ...]
    cost = Say("bakery-cost", {"spaces": preview.spaces})
    count = len(preview.places)
    arrow = Part(("common/icon-arrow",))
    clock = (Part(("cookies/costs-time",)), Part(sign=f"+{preview.spaces}"))
    match action:
        case LayCookies(shape, _):
            parts = (Part((f"cookies/cookie-{shape}",), count), arrow, _sheet(shape, False), *clock)
            return Sentence(Say("bakery-lay", {"count": count, "shape": shape}), cost, parts)
        case SpreadSprinkles(number):
            shape = str(view.sheets[number - 1].shape)
            parts = (Part(("cookies/sprinkles",), min(count, 4)), arrow, _sheet(shape, True), *clock)
            return Sentence(Say("bakery-sprinkle", {"count": count, "shape": shape}), cost, parts)
        case Nibble(number, _):
            shape = str(view.sheets[number - 1].shape)
            parts = (_cookie(shape), arrow, Part(("cookies/ghost-" + shape,)))
            return Sentence(Say("bakery-eat", {"shape": shape}), Say("bakery-no-cost"), parts)
        case Bake(number):
            shape = str(view.sheets[number - 1].shape)
            oven = Part(("cookies/oven", "cookies/oven-door"))
            return Sentence(
                Say("bakery-bake", {"shape": shape}), cost, (_sheet(shape, True), arrow, oven, *clock)
            )
    return Sentence(Say("bakery-wait"), cost, clock)


def _choices(view: CookiesView, legal: Sequence[Action]) -> tuple[Part, ...]:
    """What can be taken, for those who don't read: a picture for each kind of action."""
    parts = [
        Part((f"cookies/cookie-{shape}",)) for shape in SHAPES if any(LAY[shape, n] in legal for n in SHEETS)
    ]
    if any(SPRINKLES[number] in legal for number in SHEETS):
        parts.append(Part(("cookies/sprinkles",)))
    return (*parts, Part(("common/icon-arrow",)), Part(("cookies/sheet",)))


def _tray() -> Part:
    return Part(("cookies/dice-tray",))


def _cookie(shape: str) -> Part:
    return Part((f"cookies/cookie-{shape}",))


def _sheet(shape: str, sprinkled: bool) -> Part:
    """A sheet with one cookie on it stands for "this sheet"."""
    cookie = (
        (f"cookies/cookie-{shape}", "cookies/sprinkles-on") if sprinkled else (f"cookies/cookie-{shape}",)
    )
    return Part(("cookies/sheet", *cookie))
