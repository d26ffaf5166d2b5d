"""Records: the best results, kept apart by game, number of players and mode of play."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, field
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Record:
    """What was reached under one set of conditions."""

    games: int = 0
    wins: int = 0
    best: float | None = None
    """The highest score, None while none was counted."""
    holder: str = ""
    """Who reached it."""

    @classmethod
    def from_json(cls, data: object) -> Self | None:
        """A record from plain data; None when it can't be one."""
        if not isinstance(data, dict):
            return None
        games, wins, best, holder = (data.get(key) for key in ("games", "wins", "best", "holder"))
        if type(games) is not int or type(wins) is not int or not isinstance(holder, str):
            return None
        if best is not None and (type(best) not in (int, float) or not math.isfinite(best)):
            return None
        return cls(games, wins, best, holder) if 0 <= wins <= games else None


@dataclass
class Records:
    """All records, by key (`cookies/2/clock=gentle`)."""

    entries: dict[str, Record] = field(default_factory=dict)

    def get(self, key: str) -> Record:
        """The record under a key; an empty one if there is none yet."""
        return self.entries.get(key, Record())

    def note(self, key: str, won: bool, score: float | None, holder: str) -> bool:
        """Count a finished game in; True when its score is the best so far."""
        old = self.get(key)
        better = score is not None and (old.best is None or score > old.best)
        self.entries[key] = Record(
            old.games + 1,
            old.wins + won,
            score if better else old.best,
            holder if better else old.holder,
        )
        return better

    def to_json(self) -> dict[str, Any]:
        """The records as plain data."""
        return {key: asdict(record) for key, record in self.entries.items()}

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Records from plain data; entries that can't be records are left out."""
        records = cls()
        if isinstance(data, dict):
            for key, item in data.items():
                record = Record.from_json(item)
                if record is not None:
                    records.entries[str(key)] = record
        return records
