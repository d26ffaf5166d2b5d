"""The table of Got What It Bakes?: boards, cards, dice and the oven, as the table scene plays it."""
