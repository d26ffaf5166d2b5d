"""Names for those whom nobody named, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.scenes.session import Player
from game.text import Texts


def default_name(texts: Texts, seat: int) -> str:
    """What a baker is called who has no name yet."""
    return texts.t("setup-baker", number=seat + 1)


def default_label(texts: Texts, topic: str, seat: int) -> str:
    """What the thing of that topic is called (MC-34, GW-8) that a baker hasn't named; no topic, no name."""
    return texts.t(f"setup-{topic}-default", number=seat + 1) if topic else ""


def named(texts: Texts, topic: str, players: Sequence[Player]) -> tuple[Player, ...]:
    """Nobody plays without a name, and no two have the same; no Whisker and no bakery without one.

    Names that were made up before are made up anew.
    """
    taken: set[str] = set()
    found: list[Player] = []
    for seat, player in enumerate(players):
        unnamed = player.unnamed or not player.name.strip()
        unlabelled = bool(topic) and (player.unlabelled or not player.label.strip())
        name = unique = default_name(texts, seat) if unnamed else player.name.strip()
        number = 2
        while unique in taken:
            unique = f"{name} {number}"
            number += 1
        taken.add(unique)
        label = default_label(texts, topic, seat) if unlabelled else player.label.strip()
        found.append(replace(player, name=unique, label=label, unnamed=unnamed, unlabelled=unlabelled))
    return tuple(found)
