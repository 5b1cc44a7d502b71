"""TournamentService: load a tournament, decide, and append the result; for server and command line."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from msgspec import Struct

from stolik.day.cache import KIND, CarriedOut, LoadedTournament, TournamentCache, changes, new_events
from stolik.day.tournament_log import TournamentLog
from stolik.day.work import Attempt, Work
from stolik.play.ports import Clock, Lost, Repeated, StreamId, WriteBatch, Written
from stolik.tournament.events import Event
from stolik.tournament.players.name_book import Book
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.rounds.next_draw import Drawer, draw_by_lot
from stolik.tournament.tournament import Tournament

_ATTEMPTS: Final = 20
"""How often an order is decided again if others keep being faster."""


class DayDone(Struct, frozen=True, kw_only=True):
    """Done and durable."""

    stream: StreamId
    seq: int
    """The number of the last event."""
    events: tuple[Event, ...] = ()
    repeated: bool = False
    """It was done before, and nothing was done now."""

    @property
    def first(self) -> int:
        """The number of the first event."""
        return self.seq - len(self.events) + 1


DayAnswer: TypeAlias = DayDone | TournamentRefusal
Offload: TypeAlias = Callable[[Callable[[], TournamentRefusal | None]], Awaitable[TournamentRefusal | None]]
"""Runs slow work, such as a draw."""
Admit: TypeAlias = Callable[[LoadedTournament], TournamentRefusal | None]
"""Returns why somebody may not even ask."""
OnWritten: TypeAlias = Callable[[LoadedTournament, LoadedTournament], Awaitable[None]]
"""Called after every change with the tournament before and after it."""


async def at_once(work: Callable[[], TournamentRefusal | None]) -> TournamentRefusal | None:
    """Run work directly: nobody else is waiting."""
    return work()


class TournamentService:
    """The use cases of tournaments over a log. Several services may share a log."""

    def __init__(
        self,
        log: TournamentLog,
        clock: Clock,
        *,
        drawer: Drawer = draw_by_lot,
        offload: Offload = at_once,
        on_written: OnWritten | None = None,
    ) -> None:
        self._log = log
        self._clock = clock
        self._offload = offload
        self._on_written = on_written
        self._cache = TournamentCache(log, drawer=drawer)

    async def look(self, stream: StreamId) -> LoadedTournament | None:
        """Return a tournament as it is in the log now."""
        return await self._cache.fresh(stream)

    def known(self, stream: StreamId) -> LoadedTournament | None:
        """Return a tournament as last known, without asking the log; None if it is not in memory."""
        return self._cache.known(stream)

    async def create(
        self, stream: StreamId, tournament: Tournament, *, command_id: str, digest: str | None = None
    ) -> DayAnswer:
        """Create a log with all events of a tournament, names included."""
        step = WriteBatch(
            stream=stream,
            expected=0,
            command_id=command_id,
            digest=digest,
            events=new_events(tournament.log),
            private=changes(Book(), tournament.book, {}),
        )
        outcome = await self._log.create(KIND, step)
        if isinstance(outcome, Lost):
            return refuse(TournamentCode.ALREADY_SO)
        if isinstance(outcome, Repeated) and outcome.was_other(digest):
            return refuse(TournamentCode.USED_ID)
        return DayDone(stream=stream, seq=len(tournament.log), events=tuple(tournament.log))

    async def perform(
        self,
        stream: StreamId,
        work: Work,
        *,
        command_id: str,
        digest: str | None = None,
        admit: Admit | None = None,
    ) -> DayAnswer:
        """Execute some work and store the result, all of it or nothing; durable when this returns.

        A repeated command with the same id gets its first answer, and nothing is done.
        """
        for _ in range(_ATTEMPTS):
            loaded = await self._cache.fresh(stream)
            if loaded is None:
                return refuse(TournamentCode.UNKNOWN_TOURNAMENT)
            refusal = None if admit is None else admit(loaded)
            if refusal is not None:
                return refusal
            answer = first_answer(loaded, command_id, digest)
            if answer is None:
                answer = await self._attempt(loaded, work, command_id, digest)
            if answer is not None:
                return answer
        return refuse(TournamentCode.BUSY)

    async def rehearse(self, loaded: LoadedTournament, work: Work) -> Tournament | TournamentRefusal:
        """Return the tournament after some work, or why it is refused; nothing is stored."""
        attempt = _begin(loaded, await self._clock.now())
        refusal = await self._offload(lambda: work(attempt))
        return attempt.tournament if refusal is None else refusal

    async def _attempt(
        self, loaded: LoadedTournament, work: Work, command_id: str, digest: str | None
    ) -> DayAnswer | None:
        """Return None if somebody else was faster."""
        attempt = _begin(loaded, await self._clock.now())
        refusal = await self._offload(lambda: work(attempt))
        if refusal is not None:
            return refusal
        step = _step(loaded, attempt, command_id, digest)
        if not step.events:
            return DayDone(stream=loaded.stream, seq=loaded.seq)
        written = await self._log.append(step)
        if not isinstance(written, Written):
            return None  # perhaps the same command: then its answer is in the log
        done = CarriedOut(first=loaded.seq + 1, last=written.seq, digest=digest)
        now = LoadedTournament(
            stream=loaded.stream,
            tournament=attempt.tournament,
            seeds=attempt.seeds,
            commands={**loaded.commands, command_id: done},
        )
        self._cache.keep(now)
        if self._on_written is not None:
            await self._on_written(loaded, now)
        return DayDone(stream=loaded.stream, seq=now.seq, events=tuple(now.tournament.log[loaded.seq :]))


def first_answer(loaded: LoadedTournament, command_id: str, digest: str | None = None) -> DayAnswer | None:
    """Return the answer to an executed command; None if it never was."""
    done = loaded.commands.get(command_id)
    if done is None:
        return None
    if done.was_other(digest):
        return refuse(TournamentCode.USED_ID)
    events = tuple(loaded.tournament.log[done.first - 1 : done.last])
    return DayDone(stream=loaded.stream, seq=done.last, events=events, repeated=True)


def _begin(loaded: LoadedTournament, now: int) -> Attempt:
    """Return a copy to work on; time does not run backwards in a log."""
    return Attempt(
        tournament=loaded.tournament.copy(),
        seeds=dict(loaded.seeds),
        now=max(now, loaded.tournament.log[-1].at),
    )


def _step(loaded: LoadedTournament, attempt: Attempt, command_id: str, digest: str | None) -> WriteBatch:
    """Return what to append after an attempt."""
    before, after = loaded.tournament, attempt.tournament
    return WriteBatch(
        stream=loaded.stream,
        expected=loaded.seq,
        command_id=command_id,
        digest=digest,
        events=new_events(after.log[loaded.seq :]),
        private=changes(before.book, after.book, _changed(loaded.seeds, attempt.seeds)),
    )


def _changed(before: Mapping[str, str], after: Mapping[str, str]) -> dict[str, str | None]:
    gone: dict[str, str | None] = dict.fromkeys(before.keys() - after.keys())
    return gone | {key: seed for key, seed in after.items() if before.get(key) != seed}
