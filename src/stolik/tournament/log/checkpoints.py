"""States along a log: with them an undo folds only what follows the event it concerns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.tournament.actors import EventNumber
from stolik.tournament.state import TournamentState

_DISTANCE: Final = 32
"""Events between two checkpoints; states share nearly everything, so they take little memory."""


class Checkpoints:
    """The state after some events of a log, without the events that the whole log has undone."""

    def __init__(self, known: Iterable[tuple[EventNumber, TournamentState]] = ()) -> None:
        self._known = list(known)

    def copy(self) -> Checkpoints:
        """Return the same for a copy of the log."""
        return Checkpoints(self._known)

    def note(self, number: EventNumber, state: TournamentState) -> None:
        """Keep the state after an event, if it is far enough from the last one."""
        if number >= (self._known[-1][0] if self._known else 0) + _DISTANCE:
            self._known.append((number, state))

    def forget(self, first: EventNumber) -> None:
        """Forget what is no longer true when this event counts again or counts no more."""
        while self._known and self._known[-1][0] >= first:
            self._known.pop()

    def before(self, number: EventNumber) -> tuple[EventNumber, TournamentState] | None:
        """Return the last event before this one whose state is known."""
        return next((each for each in reversed(self._known) if each[0] < number), None)
