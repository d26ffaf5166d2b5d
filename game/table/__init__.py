"""What lies on a table: boards, cards, dice, oven, clock, tweens. Draws, decides nothing."""
