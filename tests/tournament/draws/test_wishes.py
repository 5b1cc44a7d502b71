"""Wishes are frozen once a draw is announced; impossible wishes are refused before."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolik.core.fairness.chance import commit
from stolik.tournament.actors import EventNumber
from stolik.tournament.commands import (
    CheckIn,
    CheckOut,
    Command,
    CommitDraw,
    DrawRound,
    KeepApart,
    LetMeet,
    LockSeat,
    Undo,
    UnlockSeat,
)
from stolik.tournament.events import DrawCommitted, KeptApart
from stolik.tournament.log.audit import audit
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.rounds.next_draw import draw_by_lot
from tests.tournament.world import ORGANISER, World, player

SEED = bytes(range(32))
PAIR = (player(1), player(2))
COMMIT = CommitDraw(by=ORGANISER, commitment=commit(SEED))
DRAW = DrawRound(by=ORGANISER, seed=SEED.hex())


def announced() -> World:
    """Return a tournament with a pair kept apart and a locked seat, whose draw is announced."""
    world = World("pl-forty", 8, drawer=draw_by_lot)
    world.do(KeepApart(by=ORGANISER, players=PAIR))
    world.do(LockSeat(by=ORGANISER, player=player(3), table=1))
    world.do(COMMIT)
    return world


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(KeepApart(by=ORGANISER, players=(player(4), player(5))), id="keep apart"),
        pytest.param(LetMeet(by=ORGANISER, players=PAIR), id="let meet"),
        pytest.param(LockSeat(by=ORGANISER, player=player(4), table=2), id="lock"),
        pytest.param(UnlockSeat(by=ORGANISER, player=player(3)), id="unlock"),
    ],
)
def test_wishes_are_frozen_once_the_draw_is_announced(command: Command) -> None:
    world = announced()

    assert world.code(command) is TournamentCode.DRAW_ANNOUNCED
    world.do(DRAW)
    world.do(command)


def test_undoing_a_wish_does_not_steer_the_draw() -> None:
    """The draw uses the announced wishes: with other wishes it must be announced again."""
    world = announced()
    log = enumerate(world.tournament.log, 1)
    wish = next(EventNumber(number) for number, event in log if isinstance(event, KeptApart))

    world.do(Undo(by=ORGANISER, event=wish))

    assert world.code(DRAW) is TournamentCode.DRAW_ANNOUNCED
    world.do(COMMIT)
    world.do(DRAW)
    assert audit(world.tournament.log) == ()


def test_leaving_and_coming_back_does_not_let_wishes_change_unseen() -> None:
    world = announced()
    world.do(CheckOut(by=ORGANISER, player=player(8)))
    world.do(LetMeet(by=ORGANISER, players=PAIR))
    world.do(CheckIn(by=ORGANISER, player=player(8)))

    assert world.code(DRAW) is TournamentCode.DRAW_ANNOUNCED


def test_a_forged_log_with_wishes_in_between_is_found() -> None:
    world = announced()
    world.do(DRAW)
    log = list(world.tournament.log)
    at = next(n for n, event in enumerate(log) if isinstance(event, DrawCommitted))
    late = KeptApart(at=0, by=ORGANISER, players=(player(6), player(7)))

    (finding,) = audit([*log[: at + 1], late, *log[at + 1 :]])

    assert finding.refusal is not None
    assert finding.refusal.code is TournamentCode.DRAW_ANNOUNCED


def test_logs_from_before_are_as_good_as_they_were() -> None:
    """Their announcements contain no digest of the wishes."""
    world = announced()
    world.do(DRAW)
    old = [
        replace(event, wishes="") if isinstance(event, DrawCommitted) else event
        for event in world.tournament.log
    ]

    assert audit(old) == ()


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        pytest.param(
            [KeepApart(by=ORGANISER, players=(player(1), player(n))) for n in range(2, 8)],
            TournamentCode.CANNOT_DRAW,
            id="apart from nearly all",
        ),
        pytest.param(
            [LockSeat(by=ORGANISER, player=player(1), table=9)],
            TournamentCode.LOCKS_CLASH,
            id="no such table",
        ),
    ],
)
def test_what_cannot_be_drawn_is_not_announced(wishes: list[Command], code: TournamentCode) -> None:
    world = World("pl-forty", 8, drawer=draw_by_lot)
    for wish in wishes:
        world.do(wish)

    assert world.code(COMMIT) is code
    assert world.tournament.state.pending is None
