"""Set-up of Pastry Bids: two bakers; who holds the diamonds is drawn unless somebody wants them."""

from game.scenes.setups import OptionView, Setup

SETUP = Setup(
    topic="pastry",
    least=2,
    most=2,
    seats=2,
    bots=1,
    ties=("count",),
    options=(
        OptionView("diamonds", "seat", "diamonds"),
        OptionView("loose", "switch", "loose-pastry", pictures={"": "pastry_bids/shortcrust"}),
    ),
)
