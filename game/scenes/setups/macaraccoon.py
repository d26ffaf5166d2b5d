"""Set-up of Macaraccoon."""

from game.scenes.setups import OptionView, Setup

SETUP = Setup(
    topic="macaraccoon",
    least=2,
    most=5,
    seats=2,
    bots=1,
    label="whisker-name",
    ties=("sugar", "ingredients", "orders"),
    options=(OptionView("first", "seat", "first-macaraccoon"),),
)
