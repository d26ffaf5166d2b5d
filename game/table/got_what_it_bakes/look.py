"""What the table shows at a moment. `look_of(view)` is the one truth; animations only move it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import BOT_CARDS, COLOURS
from game.rules.got_what_it_bakes.pending import Dare, Place
from game.rules.got_what_it_bakes.state import BakesState
from game.rules.got_what_it_bakes.table import BAKE, BONUS, PICK, RECIPES
from game.rules.got_what_it_bakes.view import BakesView
from game.table.got_what_it_bakes.cast import Cast
from game.table.pieces import Piece
from game.table.sprites import Sprite


@dataclass(slots=True)
class Oven:
    """The dare scene: what bakes, and what the die has decided."""

    recipe: str
    value: int = 0
    """The die; 0 while it has not been thrown."""
    row: int = -1
    """The outcome that holds: 0 baked, 1 without coins, 2 burnt."""
    glow: float = 0.0
    """How far the outcome has grown, 0 to 1."""


@dataclass(slots=True)
class Look:
    """Everything that can change in the picture."""

    table: BakesState
    """The picture's own copy of the table, as far as the eyes of `seat` see it."""
    seat: int
    """Whose board lies in front."""
    faces: tuple[str, ...] = ()
    """The bakers' faces, for sentences in pictures."""
    cast: Cast = field(default_factory=Cast)
    """How the dice of this turn fell, and who has taken which."""
    oven: Oven | None = None
    flying: list[Piece | Sprite] = field(default_factory=list)
    turning: tuple[str, int] | None = None
    """The card that was laid on a die, and the die: to what it is turned is still to be said."""
    chosen: str = ""
    """The card of a sheet that is on its way to its baker."""
    answer: tuple[int, bool] | None = None
    """The baker who has just answered what another asked, and whether it was yes."""
    shake: tuple[str, float] = ("", 0.0)
    """A spot that refuses, and by how many units it is shaken to the right."""
    bump: dict[str, float] = field(default_factory=dict)
    """Spots that have just changed, and how strongly they show it (1 to 0)."""

    @property
    def mine(self) -> bool:
        """Whether the baker in front is the one whose step it is."""
        pending = self.table.pending
        return (pending.seat if pending is not None else self.table.actor) == self.seat

    @property
    def free(self) -> bool:
        """Whether the baker in front may do what their step is for: nothing has to be decided first."""
        return self.mine and self.table.pending is None

    @property
    def goal_back(self) -> str:
        """Which back the goals have: burgundy, or turquoise where they are pursued together (GW-4)."""
        return "goal-team" if self.table.options.open_goals else "goal"

    @property
    def rosette(self) -> str:
        """The drawing that stands for goals, in the colour of those that are in play."""
        return "bakes/rosette-team" if self.table.options.open_goals else "bakes/goal"

    @property
    def others(self) -> list[int]:
        """The other bakers in the order of turns."""
        return [(self.seat + step) % self.table.seats for step in range(1, self.table.seats)]

    def placing(self) -> Place | None:
        """The units of the baker in front that wait for their places."""
        step = self.table.pending
        return step if isinstance(step, Place) and step.seat == self.seat else None

    def names_jar(self, kind: int) -> bool:
        """Whether units of an ingredient wait of which the sentence says that its jar takes them too."""
        step = self.placing()
        return step is not None and step.ingredient == kind and not step.source


def look_of(view: BakesView) -> Look:
    """The picture of a view."""
    table = view.table.copy()
    look = Look(table, view.seat)
    step = table.pending
    if isinstance(step, Dare):
        look.oven = Oven(step.recipe, step.value, outcome_row(step.value), 1.0)
    return look


def space_colours(look: Look, dice: Sequence[int], *, bot: bool) -> list[str]:
    """Solo: the colour of the space on which each die fell; empty for dice that were changed since.

    `bot`: they are CookieBot's; else the baker's own.
    """
    card = BOT_CARDS.get(look.table.bot_card)
    if card is None:
        return [""] * len(dice)
    among = [space for space, colour in enumerate(COLOURS) if (colour in card.colours) == bot]
    return ["" if space is None else COLOURS[space] for space in look.cast.spaces(dice, among)]


def outcome_row(value: int) -> int:
    """Which of the three outcomes of a dare a die shows, as the rows of the scene are drawn."""
    return (value - 1) // 2


def pantry_mode(table: BakesState, *, kids: bool) -> str:
    """What lies on the pantry's place: for children all that is shared comes there in its step."""
    if not kids:
        return "tiles"
    return {PICK: "tray", BONUS: "bonus", RECIPES: "market", BAKE: "ovens"}.get(table.phase, "tiles")


def stored(table: BakesState, seat: int, kind: int) -> int:
    """Units of an ingredient in a baker's pantry."""
    return bag.count(table.stock[seat], kind)


def resting(table: BakesState, recipe: str) -> bool:
    """Whether a recipe lies sideways: it was begun in an earlier round."""
    return table.born[recipe] < table.round


def gathered_dice(table: BakesState, seat: int, kind: int) -> tuple[int, ...]:
    """The dice that lie on an ingredient."""
    return next((g.dice for g in table.gathered[seat] if g.ingredient == kind), ())
