"""Set-up of Got What It Bakes?: four ways to play together or against each other, and its difficulties."""

from game.scenes.setups import OptionView, Setup

_LEVELS = {"easy": "common/bot-easy", "normal": "common/bot-normal", "hard": "common/bot-hard"}

SETUP = Setup(
    topic="bakes",
    least=1,
    most=4,
    seats=2,
    bots=1,
    options=(
        OptionView("first", "seat", "first-got_what_it_bakes"),
        OptionView(
            "mode",
            "tiles",
            "mode",
            pictures={
                "competitive": "common/icon-trophy",
                "solo": "common/cookiebot-happy",
                "cooperative": "bakes/coin",
                "teams": "common/icon-players",
            },
        ),
        OptionView("kids", "kids", "kids"),
        OptionView("kids_goals", "switch", "goals", pictures={"": "bakes/goal"}),
        OptionView("pantry", "tiles", "pantry", pictures=_LEVELS, first="easy", kids="easy"),
        OptionView("resources", "tiles", "resources", pictures=_LEVELS, first="easy", kids="easy"),
    ),
)
