"""How each seat played: counted from events, and compared with the state that they lead to."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stolik.core.deal import Seat
from stolik.core.events import (
    Corrected,
    Credit,
    DrawReason,
    EndedBy,
    Event,
    Gone,
    Leaving,
    Paused,
    PlayedOn,
    Resumed,
    SeatGivenUp,
    SeatTakenBack,
    TilesDrawn,
    TimedOut,
    TimeGiven,
    TurnPlayed,
    TurnStarted,
    TurnUndone,
)
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.notation.tiles import parse_tile
from stolik.play.past_games import SeatPlay
from stolik.play.rooms.seat_play import seat_plays
from tests.records.golden import golden_names, played, read_golden

A, B = Seat(0), Seat(1)


def turn(seat: Seat, begins: int, ends: int, tiles: int = 0, table: int = 0) -> list[Event]:
    """Return a turn in which some tiles are laid, or one is drawn."""
    started = TurnStarted(at=begins, seat=seat, deadline=None)
    some = _tiles(max(tiles, 1))
    if not tiles:
        return [started, TilesDrawn(at=ends, seat=seat, tiles=some, reason=DrawReason.TURN)]
    laid = TurnPlayed(
        at=ends,
        seat=seat,
        table=Table([_tiles(table or tiles)]),
        played=some,
        points=30,
        readings={},
        ended_by=EndedBy.CLOCK,
    )
    return [started, laid]


def _tiles(count: int) -> tuple[Tile, ...]:
    return tuple(parse_tile(f"r{number}") for number in range(1, count + 1))


def test_turns_tiles_time_and_the_opening_are_counted() -> None:
    first = [*turn(A, 0, 4_000), *turn(B, 4_000, 5_000, 3)]
    events = [*first, *turn(A, 6_000, 9_000, 4, 7), *turn(B, 9_000, 9_500)]

    assert seat_plays(events, 2) == (
        SeatPlay(turns=2, tiles=4, ms=7_000, opened=2),
        SeatPlay(turns=2, tiles=3, ms=1_500, opened=1),
    )


def test_a_turn_that_never_ended_is_not_counted() -> None:
    events = [*turn(A, 0, 4_000), TurnStarted(at=5_000, seat=B, deadline=None)]

    assert seat_plays(events, 2)[1] == SeatPlay(turns=0, tiles=0, ms=0, opened=None)


def test_stops_and_time_given_back_are_nobodys_time() -> None:
    begins, ends = turn(A, 0, 60_000, 3)
    between: list[Event] = [
        Paused(at=10_000, by="x", reason="", remaining_ms=None),
        Resumed(at=50_000, by="x", reason="", deadline=None),
        TimeGiven(at=55_000, ms=2_000, because=Credit.LAG),
    ]

    assert seat_plays([begins, *between, ends], 1)[0].ms == 18_000


def test_a_turn_taken_back_is_played_again() -> None:
    undone = TurnUndone(at=6_000, by="x", reason="", seat=A)
    events = [
        *turn(A, 0, 5_000, 3),
        TurnStarted(at=5_000, seat=B, deadline=None),
        undone,
        *turn(A, 7_000, 9_000),
    ]

    assert seat_plays(events, 2)[0] == SeatPlay(turns=1, tiles=0, ms=2_000, opened=None)


def test_what_a_bot_did_for_an_absent_player_is_not_theirs() -> None:
    gone = SeatGivenUp(at=4_000, seat=A, because=Gone.AWAY, outcome=Leaving.BOT)
    back = SeatTakenBack(at=8_000, seat=A)
    events = [*turn(A, 0, 4_000), gone, *turn(A, 5_000, 6_000, 3), back, *turn(A, 8_000, 9_000, 1, 4)]

    assert seat_plays(events, 1)[0] == SeatPlay(turns=2, tiles=1, ms=5_000, opened=None)


def test_a_copied_game_counts_from_where_it_was_played_on() -> None:
    copied = [*turn(A, 0, 4_000, 3), *turn(B, 4_000, 5_000), TurnStarted(at=5_000, seat=A, deadline=None)]
    events = [*copied, PlayedOn(at=90_000, seat=A, deadline=None), turn(A, 0, 93_000, 2, 5)[1]]

    assert seat_plays(events, 2) == (
        SeatPlay(turns=1, tiles=2, ms=3_000, opened=None),
        SeatPlay(turns=0, tiles=0, ms=0, opened=None),
    )


def taken_up(events: list[Event]) -> int:
    """Return how many tiles went back to racks when time ran out."""
    tables = [len(event.table.tiles) for event in events if isinstance(event, TurnPlayed | TimedOut)]
    return sum(max(0, before - after) for before, after in pairwise(tables))


@pytest.mark.parametrize("name", golden_names())
def test_recorded_games_agree_with_their_states(name: str) -> None:
    game = played(read_golden(name))
    events, state = game.events, game.state
    if any(isinstance(event, PlayedOn | Corrected | SeatGivenUp) for event in events):
        return  # tiles of other origin lie on the table

    plays = seat_plays(events, state.seats)

    assert sum(play.tiles for play in plays) == len(state.table.tiles) + taken_up(events)
    assert [play.opened is not None for play in plays] == list(state.opened)
    assert all(play.ms >= 0 and play.turns >= (play.opened or 0) for play in plays)
