"""How each game's set-up looks: which option is shown how, and what is suggested at first. Data only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Literal, cast

Value = bool | int | str
Look = Literal["tiles", "switch", "seat", "kids"]
"""`tiles`: one picture a choice. `switch`: on or off. `seat`: the bakers' faces and a die for -1.
`kids`: not shown, it is whatever the mode of the table is."""


@dataclass(frozen=True, slots=True)
class OptionView:
    """One option. Its words are `setup-<topic>` and `setup-<topic>-<choice>`, each maybe with `-detail`."""

    name: str
    """Name of the option in the rules."""
    look: Look
    topic: str
    """Middle part of its text keys."""
    pictures: Mapping[str, str] = field(default_factory=dict)
    """Choice -> drawing, for tiles; under the empty choice that of a switch."""
    first: Value | None = None
    """What a first start suggests; None: the rules' own default."""
    kids: Value | None = None
    """What kids mode suggests at first; None: as above."""
    kids_only: bool = False
    """Whether it means something in kids mode alone."""


@dataclass(frozen=True, slots=True)
class Setup:
    """One game's set-up."""

    topic: str
    """First part of the text keys of the game (`pastry` for `pastry-event-...`)."""
    least: int
    most: int
    """Least and most seats, as the rules say; here too, so that the title need not load all rules."""
    seats: int
    """How many seats a first start suggests."""
    bots: int
    """How many of these (the last ones) are CookieBots at first."""
    options: tuple[OptionView, ...]
    teams: tuple[str, Value] | None = None
    """Option and value with which partners sit opposite each other: the seats 0 and 2, 1 and 3."""
    label: str = ""
    """What every baker names besides: `setup-<label>`, and `setup-<label>-default` by number."""
    ties: tuple[str, ...] = ()
    """Lines of the result that count for nothing but to break ties, the weightiest first."""
    rank: Callable[[Mapping[str, Value], float], str] | None = None
    """The name of the rank for so many points under these options; empty where no ranks are given."""


_MODULES: dict[str, str] = {
    "cookies": "game.scenes.setups.cookies",
    "got_what_it_bakes": "game.scenes.setups.got_what_it_bakes",
    "macaraccoon": "game.scenes.setups.macaraccoon",
    "pastry_bids": "game.scenes.setups.pastry_bids",
}


def get(game_id: str) -> Setup:
    """The set-up of a game."""
    return cast(Setup, import_module(_MODULES[game_id]).SETUP)
