"""Set-up of Got What It Bakes?: four ways to play together or against each other, and its difficulties."""

from collections.abc import Mapping

from game.scenes.setups import OptionView, Setup, Value

_LEVELS = {"easy": "common/bot-easy", "normal": "common/bot-normal", "hard": "common/bot-hard"}


def _rank(options: Mapping[str, Value], points: float) -> str:
    """The rank for so many points; only in solo and in cooperative play (GW-42)."""
    if options["mode"] not in ("solo", "cooperative"):
        return ""
    from game.rules.got_what_it_bakes.scoring import rank

    return rank(points)


SETUP = Setup(
    topic="bakes",
    label="bakery",
    least=1,
    most=4,
    seats=2,
    bots=1,
    options=(  # the mode first: what depends on it comes and goes below
        OptionView(
            "mode",
            "tiles",
            "mode",
            pictures={
                "competitive": "common/icon-trophy",
                "solo": "common/cookiebot-happy",
                "cooperative": "bakes/help-donation",
                "teams": "common/icon-players",
            },
        ),
        OptionView("first", "seat", "first-got_what_it_bakes"),
        OptionView("kids", "kids", "kids"),
        OptionView("kids_goals", "switch", "goals", pictures={"": "bakes/goal"}, kids_only=True),
        OptionView("pantry", "tiles", "pantry", pictures=_LEVELS, first="easy", kids="easy"),
        OptionView("resources", "tiles", "resources", pictures=_LEVELS, first="easy", kids="easy"),
    ),
    teams=("mode", "teams"),
    ties=("stars",),
    rank=_rank,
)
