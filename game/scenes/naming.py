"""Names for those whom nobody named, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.scenes.session import Player
from game.text import Texts


def default_name(texts: Texts, number: int) -> str:
    """What a baker is called who has no name yet."""
    return texts.t("setup-baker", number=number)


def default_number(players: Sequence[Player], seat: int) -> int:
    """The number in the name of a baker without one: they are counted together with all persons.

    A number that was given before stays, and nobody gets the one of another.
    """
    player = players[seat]
    if player.unnamed and player.number:
        return player.number
    counted = [other.person or other.unnamed or not other.name.strip() for other in players[:seat]]
    number, given = sum(counted) + 1, {other.number for other in players}
    while number in given:
        number += 1
    return number


def default_label(texts: Texts, topic: str, seat: int) -> str:
    """What the thing of that topic is called (MC-34, GW-8) that a baker hasn't named; no topic, no name."""
    return texts.t(f"setup-{topic}-default", number=seat + 1) if topic else ""


def named(texts: Texts, topic: str, players: Sequence[Player]) -> tuple[Player, ...]:
    """Nobody plays without a name, and no two have the same; no Whisker and no bakery without one.

    Names that were made up before are made up anew.
    """
    taken: set[str] = set()
    found: list[Player] = []
    numbered = list(players)
    for seat, player in enumerate(players):
        unnamed = player.unnamed or not player.name.strip()
        number = default_number(numbered, seat) if unnamed else 0
        numbered[seat] = replace(player, number=number)
        unlabelled = bool(topic) and (player.unlabelled or not player.label.strip())
        name = unique = default_name(texts, number) if unnamed else player.name.strip()
        again = 2
        while unique in taken:
            unique = f"{name} {again}"
            again += 1
        taken.add(unique)
        label = default_label(texts, topic, seat) if unlabelled else player.label.strip()
        found.append(
            replace(player, name=unique, label=label, unnamed=unnamed, unlabelled=unlabelled, number=number)
        )
    return tuple(found)
