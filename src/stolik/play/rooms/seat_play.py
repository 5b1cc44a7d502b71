"""How each seat played a game: turns, tiles, time and the opening, counted from its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from stolik.core.deal import Seat
from stolik.core.events import (
    ClockPressed,
    Corrected,
    DrawReason,
    Event,
    Paused,
    PlayedOn,
    Resumed,
    SeatGivenUp,
    SeatTakenBack,
    TilesDrawn,
    TimedOut,
    TimeGiven,
    TurnPassed,
    TurnPlayed,
    TurnStarted,
    TurnUndone,
)
from stolik.play.past_games import SeatPlay
from stolik.play.rooms.events import AnyEvent, SeatAbandoned, SeatBack, SeatResigned


def seat_plays(events: Iterable[AnyEvent], seats: int) -> tuple[SeatPlay, ...]:
    """Return how every seat played. Turns that a bot made for an absent player are not theirs."""
    counted = _Counted()
    for event in events:
        counted.take(event)
    counted.finish()
    return tuple(counted.play_of(Seat(seat)) for seat in range(seats))


@dataclass(slots=True)
class _Turn:
    seat: Seat
    since: int | None
    """Since when its clock has run; None while it stands."""
    ms: int = 0
    ended: bool = False
    tiles: int = 0
    opens: bool = False
    table_before: int = 0
    own: bool = True
    """Whether the player made it, not somebody in their place."""

    def stop(self, at: int) -> None:
        """Stop its clock."""
        if self.since is not None:
            self.ms += at - self.since
            self.since = None


@dataclass(slots=True)
class _Counted:
    turns: list[_Turn] = field(default_factory=list)
    current: _Turn | None = None
    opened: set[Seat] = field(default_factory=set)
    gone: set[Seat] = field(default_factory=set)
    table: int = 0
    """Tiles on the table."""

    def take(self, event: AnyEvent) -> None:
        """Count one event."""
        match event:
            case TurnStarted(at=at, seat=seat):
                self._begin(seat, at)
            case TurnPlayed(at=at, seat=seat, table=table, played=played):
                self._laid(seat, len(played), opened=True)
                self._end(seat, at)
                self.table = len(table.tiles)
            case TimedOut(at=at, seat=seat, table=table, opened=opened):
                laid = len(table.tiles)
                self._laid(seat, max(0, laid - self.table), opened=opened)
                self._end(seat, at)
                self.table = laid
            case TilesDrawn(at=at, seat=seat, reason=DrawReason.TURN) | TurnPassed(at=at, seat=seat):
                self._end(seat, at)
            case ClockPressed(at=at, seat=seat):
                self._end(seat, at)
            case SeatAbandoned(seat=seat) | SeatResigned(seat=seat) | SeatGivenUp(seat=seat):
                self.gone.add(seat)
            case SeatBack(seat=seat) | SeatTakenBack(seat=seat):
                self.gone.discard(seat)
            case PlayedOn(at=at, seat=seat):
                # What came before is a copy of another game; its openings stay made.
                self.turns, self.gone, self.current = [], set(), None
                self._begin(seat, at)
            case _:
                self._interrupt(event)

    def _interrupt(self, event: AnyEvent | Event) -> None:
        """Count what happens to a turn from outside."""
        turn = self.current
        match event:
            case Paused(at=at) if turn is not None:
                turn.stop(turn.since if turn.ended and turn.since is not None else at)
            case Resumed(at=at) if turn is not None and not turn.ended:
                turn.since = at
            case TimeGiven(ms=ms) if turn is not None:
                turn.ms -= ms
            case TurnUndone():
                self._undo()
            case Corrected(table=table):
                self.table = len(table.tiles)
            case _:
                pass

    def finish(self) -> None:
        """Count the last turn, if it was ended."""
        if self.current is not None and self.current.ended:
            self.turns.append(self.current)
        self.current = None

    def play_of(self, seat: Seat) -> SeatPlay:
        """Return what was counted of a seat."""
        turns = [turn for turn in self.turns if turn.seat == seat]
        own = [turn for turn in turns if turn.own]
        openings = [number for number, turn in enumerate(turns, 1) if turn.opens and turn.own]
        return SeatPlay(
            turns=len(own),
            tiles=sum(turn.tiles for turn in own),
            ms=sum(max(0, turn.ms) for turn in own),
            opened=openings[0] if openings else None,
        )

    def _begin(self, seat: Seat, at: int) -> None:
        self.finish()
        self.current = _Turn(seat=seat, since=at, table_before=self.table)

    def _end(self, seat: Seat, at: int) -> None:
        turn = self.current
        if turn is None or turn.seat != seat:
            return
        turn.stop(at)
        turn.since = at  # a tile was drawn; the clock may still have to be pressed
        turn.ended = True
        turn.own = seat not in self.gone

    def _laid(self, seat: Seat, tiles: int, *, opened: bool) -> None:
        turn = self.current
        if turn is None or turn.seat != seat:
            return
        turn.tiles = tiles
        if opened and seat not in self.opened:
            self.opened.add(seat)
            turn.opens = True

    def _undo(self) -> None:
        self.finish()
        if self.turns:
            undone = self.turns.pop()
            self.table = undone.table_before
            if undone.opens:
                self.opened.discard(undone.seat)
