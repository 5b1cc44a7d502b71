"""The arena's journal of a game, converted to the events of the core."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final

from stolik.core.deal import Seat, StartDraw
from stolik.core.events import (
    ClockPressed,
    DealKept,
    Dealt,
    DrawReason,
    EndedBy,
    Event,
    GameEnded,
    GameScored,
    LastTurnsCalled,
    OpeningAnnounced,
    RedealAsked,
    StackChosen,
    StartDrawn,
    StarterChosen,
    TilesDrawn,
    TurnPassed,
    TurnPlayed,
    TurnStarted,
)
from stolik.core.scoring import Ending, Reason, Score, SeatScore
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, KINDS, Tile

ENDINGS: Final = (Ending.OUT, Ending.EXHAUSTED)
"""By the arena's numbers."""
_REASONS: Final = (Reason.OUT, Reason.RACK, Reason.UNOPENED, Reason.COULD_HAVE_OPENED, Reason.ANNOUNCED)


def read_journal(journal: bytes, seats: int) -> tuple[Event, ...]:
    """Return the events of one game after its creation."""
    numbers = array("i")
    numbers.frombytes(journal)
    return tuple(_Journal(numbers, seats).events())


class _Journal:
    """Reads numbers in order."""

    def __init__(self, numbers: array[int], seats: int) -> None:
        self._numbers = iter(numbers)
        self._seats = seats

    def events(self) -> Iterator[Event]:
        for entry in self._numbers:
            yield self._event(entry)

    def _event(self, entry: int) -> Event:
        readers = (
            self._start_drawn,
            lambda: StarterChosen(at=0, seat=self._seat()),
            self._dealt,
            lambda: RedealAsked(at=0, seat=self._seat()),
            lambda: DealKept(at=0, seat=self._seat()),
            self._turn_started,
            self._turn_played,
            lambda: TilesDrawn(at=0, seat=self._seat(), tiles=self._tiles(), reason=DrawReason.TURN),
            lambda: StackChosen(at=0, seat=self._seat(), stack=self._next(), by_player=bool(self._next())),
            lambda: OpeningAnnounced(at=0, seat=self._seat()),
            lambda: ClockPressed(at=0, seat=self._seat(), early=False),
            lambda: TurnPassed(at=0, seat=self._seat()),
            lambda: LastTurnsCalled(at=0, because=Ending.EXHAUSTED, turns=self._next()),
            lambda: GameEnded(at=0, ending=ENDINGS[self._next()]),
            self._game_scored,
        )
        return readers[entry - 1]()

    def _next(self) -> int:
        return next(self._numbers)

    def _seat(self) -> Seat:
        return Seat(self._next())

    def _tiles(self) -> tuple[Tile, ...]:
        return tuple(BAG[self._next()] for _ in range(self._next()))

    def _start_drawn(self) -> StartDrawn:
        draws = tuple(StartDraw(self._seat(), BAG[self._next()]) for _ in range(self._next()))
        return StartDrawn(at=0, draws=draws)

    def _dealt(self) -> Dealt:
        return Dealt(
            at=0,
            deck=self._next(),
            racks=tuple(Rack(self._tiles()) for _ in range(self._seats)),
            bank=self._tiles(),
            stacks={self._next(): self._tiles() for _ in range(self._next())},
        )

    def _turn_started(self) -> TurnStarted:
        seat, deadline = self._seat(), self._next()
        return TurnStarted(at=0, seat=seat, deadline=None if deadline < 0 else deadline)

    def _turn_played(self) -> TurnPlayed:
        return TurnPlayed(
            at=0,
            seat=self._seat(),
            table=Table(self._tiles() for _ in range(self._next())),
            played=self._tiles(),
            points=self._next(),
            readings={
                self._next(): tuple(KINDS[self._next()] for _ in range(self._next()))
                for _ in range(self._next())
            },
            ended_by=EndedBy.EMPTY_RACK if self._next() else EndedBy.CLOCK,
        )

    def _game_scored(self) -> GameScored:
        ending, winners = ENDINGS[self._next()], self._next()
        score = Score(
            ending=ending,
            winners=tuple(seat for seat in range(self._seats) if winners >> seat & 1),
            seats=tuple(self._seat_score() for _ in range(self._seats)),
        )
        return GameScored(at=0, score=score)

    def _seat_score(self) -> SeatScore:
        return SeatScore(
            rack_value=self._next(),
            counted=self._next(),
            reason=_REASONS[self._next()],
            small=self._next(),
            place=self._next(),
            big=self._next(),
        )
