"""The contract of the rules model and what all games share."""

from game.rules.core.chance import DICE, DRAWS, SETUP, Chance, Fast, Scripted, Seeded
from game.rules.core.contract import Game, State, View, digest_of
from game.rules.core.errors import BadNotation, BadOption, BadPosition, ChanceError, IllegalMove, RulesError
from game.rules.core.match import AnyGame, AnyState, AnyView, Entry, Match, SeatHandle, seats_of
from game.rules.core.values import Action, Event, Options, OptionSpec, Outcome, plain

__all__ = [
    "DICE",
    "DRAWS",
    "SETUP",
    "Action",
    "AnyGame",
    "AnyState",
    "AnyView",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "Chance",
    "ChanceError",
    "Entry",
    "Event",
    "Fast",
    "Game",
    "IllegalMove",
    "Match",
    "OptionSpec",
    "Options",
    "Outcome",
    "RulesError",
    "Scripted",
    "SeatHandle",
    "Seeded",
    "State",
    "View",
    "digest_of",
    "plain",
    "seats_of",
]
