"""CookieBot at the table: it thinks in its own process, takes a human moment, and can be asked for a hint."""

from __future__ import annotations

from game.bots.policy import Decision
from game.scenes.context import Context
from game.scenes.session import Session

PAUSES: dict[str, float] = {"short": 0.35, "normal": 0.8, "long": 1.5}
"""Seconds that a decision takes at least, by the setting."""


class Thinker:
    """One question at a time: a bot's move, or a hint for a person."""

    def __init__(self, context: Context, session: Session) -> None:
        self.context = context
        self.session = session
        self.seat: int | None = None
        """The seat that is thought for."""
        self.hint = False
        self._passed = 0.0
        self._answer: Decision | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self.seat is not None

    def ask(self, seat: int, level: str, *, hint: bool = False) -> None:
        """Begin to think about what `seat` should do."""
        handle = self.session.seat(seat)
        match = self.session.match
        self.seat, self.hint, self._passed, self._answer = seat, hint, 0.0, None
        seed = f"{match.seed}/{len(match.log)}/{seat}"
        self.context.worker.request(match.game, handle.view(), handle.legal(), level, seed)

    def poll(self, dt: float) -> Decision | None:
        """The decision, once it is there and the pause is over."""
        if self.seat is None:
            return None
        self._passed += dt
        if self._answer is None:
            self._answer = self.context.worker.poll()
        pause = 0.0 if self.hint else PAUSES[self.context.settings.bot_pause]
        if self._answer is None or self._passed < pause:
            return None
        answer, self._answer, self.seat = self._answer, None, None
        return answer

    def stop(self) -> None:
        """Forget the question."""
        if self.seat is not None:
            self.context.worker.cancel()
        self.seat, self._answer = None, None
