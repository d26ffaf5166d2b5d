"""The kitchen's geometry and the names of places in texts: spots `a1` to `d4`, plates, queues."""

from __future__ import annotations

SIDE = 4
SPOTS = tuple(f"{'abcd'[index % SIDE]}{index // SIDE + 1}" for index in range(SIDE * SIDE))
"""Spot names row by row from the upper left: the letter is the column, the number the row."""
SPOT_OF = {name: index for index, name in enumerate(SPOTS)}
CORNERS = ("a1", "d1", "a4", "d4")
PLATES = 3
QUEUES = 2
QUEUE_LENGTH = 3
PANTRY = 7
WHISKERS = 4
JAR = 9


def _neighbours(spot: int) -> tuple[int, ...]:
    row, column = divmod(spot, SIDE)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIDE + c for r, c in steps if 0 <= r < SIDE and 0 <= c < SIDE)


NEIGHBOURS = tuple(_neighbours(spot) for spot in range(SIDE * SIDE))
"""Orthogonal neighbours of each spot, MC-12."""
JUMPS = tuple(
    tuple((over, to) for over in NEIGHBOURS[spot] for to in NEIGHBOURS[over] if to != spot)
    for spot in range(SIDE * SIDE)
)
"""Of each spot: (spot jumped over, spot landed on), MC-14."""
COLUMNS = tuple(tuple(range(column, SIDE * SIDE, SIDE)) for column in range(SIDE))
"""The spots of each column from the top, MC-23."""
LINES = tuple(
    tuple(
        other
        for other in range(SIDE * SIDE)
        if other != spot and (other // SIDE == spot // SIDE or other % SIDE == spot % SIDE)
    )
    for spot in range(SIDE * SIDE)
)
"""The other spots of each spot's row and column (the free jump of MC-25)."""
