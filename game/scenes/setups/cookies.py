"""Set-up of Cookies: a first evening gets the gentle clock, children the breezy one (CK-28)."""

from game.scenes.setups import OptionView, Setup

SETUP = Setup(
    topic="cookies",
    least=1,
    most=4,
    seats=2,
    bots=0,
    options=(
        OptionView("first", "seat", "first-cookies"),
        OptionView(
            "clock",
            "tiles",
            "clock",
            pictures={
                "breezy": "common/icon-kids",
                "gentle": "common/mug",
                "standard": "common/icon-trophy",
            },
            first="gentle",
            kids="breezy",
        ),
        OptionView("scoring", "switch", "scoring", pictures={"": "common/icon-star-full"}),
    ),
)
