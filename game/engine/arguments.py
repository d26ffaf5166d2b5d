"""Values of the command line: read strictly, refused in one sentence."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable


def whole(most: int) -> Callable[[str], int]:
    """A reader of whole numbers from 1 to `most`."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 20 and 1 <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 to {most}")
        return int(text)

    return read


def seconds(text: str) -> float:
    """A time above 0."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return number


def seed(text: str) -> str:
    """A seed. The command line may hand on bytes that are no text; these can't be one."""
    if not text.isprintable():
        raise argparse.ArgumentTypeError(f"{text!r} is no seed: it can't be written down")
    return text
