"""What a position waits for."""

TO_ROLL = "roll"
"""The baker whose turn it is rolls (CK-6)."""
TO_ACT = "act"
"""The roll lies on the table and has to be used."""
TO_BAKE = "bake"
"""A sheet was just finished and has to be slid into the oven (CK-19)."""
OVER = "over"
"""The game has ended (CK-24)."""
PHASES = (TO_ROLL, TO_ACT, TO_BAKE, OVER)
