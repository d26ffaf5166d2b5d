"""Names of pieces in the arguments of a text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.text.texts import Texts

BY_NAME = ("pastry",)
"""Topics whose texts take pieces by their names; the texts of others choose their words by the id."""


def with_names(
    texts: Texts, key: str, args: Mapping[str, object], *, kids: bool = False
) -> dict[str, str | int | float]:
    """The arguments of the text `key`: ids of pieces as names, several joined, the rest as it is.

    `kids`: pieces that look different at a children's table are called by what is seen there
    (`<topic>-figure-<id>`).
    """
    topic = key.partition("-")[0]
    found: dict[str, str | int | float] = {}
    for name, value in args.items():
        if isinstance(value, (tuple, list)):
            names = _names(texts, topic, value, kids)
            if names is not None:
                found[name] = ", ".join(names)
        elif isinstance(value, str):
            named = _names(texts, topic, (value,), kids)
            found[name] = named[0] if named is not None else value
        elif isinstance(value, (int, float)):
            found[name] = value
    return found


def _names(texts: Texts, topic: str, ids: Sequence[object], kids: bool) -> list[str] | None:
    """The names of pieces; None where these are none, or the texts don't want names."""
    keys = [f"{topic}-piece-{item}" for item in ids]
    if topic not in BY_NAME or not all(texts.has(key) for key in keys):
        return None
    if kids:
        figures = [f"{topic}-figure-{item}" for item in ids]
        keys = [figure if texts.has(figure) else key for figure, key in zip(figures, keys, strict=True)]
    return [texts.t(key) for key in keys]
