"""Every refusal of a tournament, each provoked by a wrong command."""

from __future__ import annotations

import pytest

from stolik.core.fairness.chance import commit
from stolik.core.rulesets import PL_FORTY
from stolik.tournament.actors import Actor, DetailsId, EventNumber, Role, TableRef
from stolik.tournament.commands import (
    ChangeFormat,
    CheckIn,
    CheckOut,
    CloseSheet,
    CloseStage,
    CloseTournament,
    CommitDraw,
    CommitLots,
    DeductPoints,
    DissolveTable,
    DrawLots,
    DrawRound,
    EnterSheet,
    EraseData,
    Exclude,
    KeepApart,
    LockSeat,
    MarkNoShow,
    OpenDispute,
    OpenTableRoom,
    RecordExtraGame,
    RecordLots,
    Register,
    SeatPlayer,
    SettleDispute,
    SwapSeats,
    Undo,
    Warn,
    Withdraw,
)
from stolik.tournament.events import StageClosed
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.log.undo import check_ground
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.rounds.next_draw import draw_by_lot
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from tests.tournament.refusals import (
    day_refusals,
    postponed_refusals,
    registration_refusals,
    sheet_refusals,
    venue_refusals,
)
from tests.tournament.refusals.provoking import (
    OTHER,
    SCENARIOS,
    drawn,
    provokes,
    refusal_of,
    tied,
    typed,
)
from tests.tournament.world import HEAD, ORGANISER, REFEREE, SEED, World, as_player, game, player

_ALL = (day_refusals, postponed_refusals, registration_refusals, sheet_refusals, venue_refusals)
"""Importing them registers their scenarios."""


# Who asks


@provokes(TournamentCode.NOT_ALLOWED)
def _() -> TournamentRefusal:
    return World().refused(Undo(by=as_player(1), event=EventNumber(2)))


@provokes(TournamentCode.PLAYS_THERE)
def _() -> TournamentRefusal:
    world = drawn()
    world.sheet()
    own = Actor(role=Role.REFEREE, player=player(world.seats()[0]))
    return world.refused(CloseSheet(by=own, why="mine", table=world.ref()))


@provokes(TournamentCode.REASON_NEEDED)
def _() -> TournamentRefusal:
    return World().refused(Warn(by=HEAD, player=player(1)))


@provokes(TournamentCode.TOURNAMENT_CLOSED)
def _() -> TournamentRefusal:
    world = World()
    world.play_out()
    return world.refused(Withdraw(by=ORGANISER, player=player(1)))


@provokes(TournamentCode.BAD_SETTING)
def _() -> TournamentRefusal:
    return World().refused(CommitDraw(by=ORGANISER, commitment="tomorrow"))


@provokes(TournamentCode.STARTED_ALREADY)
def _() -> TournamentRefusal:
    return drawn().refused(ChangeFormat(by=ORGANISER, format=find_format("match"), rules=PL_FORTY))


# The roster


@provokes(TournamentCode.UNKNOWN_PLAYER)
def _() -> TournamentRefusal:
    return World().refused(CheckIn(by=ORGANISER, player=player(99)))


@provokes(TournamentCode.UNKNOWN_DETAILS)
def _() -> TournamentRefusal:
    return World().refused(Register(by=ORGANISER, details=DetailsId(99)))


@provokes(TournamentCode.BAD_NAME)
def _() -> TournamentRefusal:
    return refusal_of(World().register("\n"))


@provokes(TournamentCode.DUPLICATE_NAME)
def _() -> TournamentRefusal:
    return refusal_of(World().register("  PLAYER   1"))


@provokes(TournamentCode.DUPLICATE_NUMBER)
def _() -> TournamentRefusal:
    world = World()
    world.tournament.book, number = world.tournament.book.add(Details(name="Zoja"))
    return world.refused(Register(by=ORGANISER, details=number, player=player(1)))


@provokes(TournamentCode.CONSENT_MISSING)
def _() -> TournamentRefusal:
    world = World()
    return refusal_of(world.tournament.register(Details(name="Ala", minor=True), by=ORGANISER, now=1))


@provokes(TournamentCode.FIELD_FULL)
def _() -> TournamentRefusal:
    """Enter 129 players in a preset for 128."""
    return refusal_of(World("pl-forty", 128).register())


@provokes(TournamentCode.TOO_LATE)
def _() -> TournamentRefusal:
    return refusal_of(drawn(4).register())


@provokes(TournamentCode.ALREADY_SO)
def _() -> TournamentRefusal:
    return World().refused(CheckIn(by=ORGANISER, player=player(1)))


@provokes(TournamentCode.PLAYER_GONE)
def _() -> TournamentRefusal:
    world = World()
    world.do(Withdraw(by=ORGANISER, player=player(1)))
    return world.refused(CheckIn(by=ORGANISER, player=player(1)))


# The draw


@provokes(TournamentCode.NO_BRACKET)
def _() -> TournamentRefusal:
    return World("pl-minute", 15).refused(CommitDraw(by=ORGANISER, commitment=commit(SEED)))


@provokes(TournamentCode.TOO_FEW_PLAYERS)
def _() -> TournamentRefusal:
    return World("pl-forty", 2).refused(CommitDraw(by=ORGANISER, commitment=commit(SEED)))


@provokes(TournamentCode.ROUND_NOT_OVER)
def _() -> TournamentRefusal:
    return drawn().refused(CommitDraw(by=ORGANISER, commitment=commit(SEED)))


@provokes(TournamentCode.NO_ROUND_LEFT)
def _() -> TournamentRefusal:
    world = World("match", 4)
    world.play_round()
    return world.refused(CommitDraw(by=ORGANISER, commitment=commit(SEED)))


@provokes(TournamentCode.NOT_COMMITTED)
def _() -> TournamentRefusal:
    return World().refused(DrawRound(by=ORGANISER, seed=SEED.hex()))


@provokes(TournamentCode.ROSTER_CHANGED)
def _() -> TournamentRefusal:
    world = World("pl-forty", 4)
    world.do(CommitDraw(by=ORGANISER, commitment=commit(SEED)))
    world.do(CheckOut(by=ORGANISER, player=player(1)))
    return world.refused(DrawRound(by=ORGANISER, seed=SEED.hex()))


@provokes(TournamentCode.WRONG_SEED)
def _() -> TournamentRefusal:
    world = World()
    world.do(CommitDraw(by=ORGANISER, commitment=commit(SEED)))
    return world.refused(DrawRound(by=ORGANISER, seed=OTHER.hex()))


@provokes(TournamentCode.CANNOT_DRAW)
def _() -> TournamentRefusal:
    world = World("pl-forty", 4, drawer=draw_by_lot)
    world.do(KeepApart(by=ORGANISER, players=(player(1), player(2))))
    return world.refused(CommitDraw(by=ORGANISER, commitment=commit(SEED)))


@provokes(TournamentCode.NO_SUCH_TABLE)
def _() -> TournamentRefusal:
    """Enter a sheet for a wrong table."""
    world = drawn()
    return world.refused(EnterSheet(by=REFEREE, table=TableRef(1, 1, 9), games=world.typed()))


@provokes(TournamentCode.NO_SUCH_SEAT)
def _() -> TournamentRefusal:
    return World().refused(LockSeat(by=ORGANISER, player=player(1), table=1, seat="E"))


@provokes(TournamentCode.DRAW_ANNOUNCED)
def _() -> TournamentRefusal:
    world = World("pl-forty", 8)
    world.do(CommitDraw(by=ORGANISER, commitment=commit(SEED)))
    return world.refused(KeepApart(by=ORGANISER, players=(player(1), player(2))))


@provokes(TournamentCode.SEAT_LOCKED)
def _() -> TournamentRefusal:
    world = World()
    world.do(LockSeat(by=ORGANISER, player=player(1), table=1, seat="A"))
    return world.refused(LockSeat(by=ORGANISER, player=player(2), table=1, seat="A"))


@provokes(TournamentCode.LOCKS_CLASH)
def _() -> TournamentRefusal:
    world = World("pl-forty", 8, drawer=draw_by_lot)
    world.do(LockSeat(by=ORGANISER, player=player(1), table=3))
    return world.refused(CommitDraw(by=ORGANISER, commitment=commit(SEED)))


@provokes(TournamentCode.VOID_NOT_ALLOWED)
def _() -> TournamentRefusal:
    world = drawn()
    void = (TypedGame(void=True),) * 3
    return world.refused(EnterSheet(by=as_player(world.seats()[0]), table=world.ref(), games=void))


@provokes(TournamentCode.SAME_PLAYER)
def _() -> TournamentRefusal:
    return drawn().refused(SwapSeats(by=ORGANISER, players=(player(1), player(1))))


@provokes(TournamentCode.SHEET_THERE)
def _() -> TournamentRefusal:
    world = drawn(8)
    world.sheet(1)
    pair = (player(world.seats(1)[0]), player(world.seats(2)[0]))
    return world.refused(SwapSeats(by=ORGANISER, players=pair))


@provokes(TournamentCode.NO_ROOM)
def _() -> TournamentRefusal:
    return drawn(8).refused(DissolveTable(by=ORGANISER, table=1))


@provokes(TournamentCode.NOT_HERE)
def _() -> TournamentRefusal:
    world = drawn(7)
    world.register()
    return world.refused(SeatPlayer(by=ORGANISER, player=player(8)))


@provokes(TournamentCode.TABLE_PLAYS)
def _() -> TournamentRefusal:
    world = drawn(7)
    world.do(OpenTableRoom(by=ORGANISER, table=world.ref(2), game=1, room="r"))
    return world.refused(SeatPlayer(by=ORGANISER, player=player(world.seats(1)[0]), table=2))


@provokes(TournamentCode.ROUND_OVER)
def _() -> TournamentRefusal:
    return World().refused(SwapSeats(by=ORGANISER, players=(player(1), player(2))))


# Order


@provokes(TournamentCode.WARNING_FIRST)
def _() -> TournamentRefusal:
    return World().refused(Exclude(by=HEAD, why="noise", player=player(1)))


@provokes(TournamentCode.BAD_POINTS)
def _() -> TournamentRefusal:
    return drawn().refused(DeductPoints(by=HEAD, why="noise", player=player(1), points=0))


@provokes(TournamentCode.NO_SUCH_DISPUTE)
def _() -> TournamentRefusal:
    return World().refused(SettleDispute(by=HEAD, why="no", dispute=EventNumber(1)))


@provokes(TournamentCode.DISPUTE_OPEN)
def _() -> TournamentRefusal:
    world = drawn()
    world.sheet()
    world.do(OpenDispute(by=as_player(1), why="the count", table=world.ref()))
    return world.refused(CloseSheet(by=REFEREE, why="signed", table=world.ref()))


# Ties and the end


@provokes(TournamentCode.NOT_TIED)
def _() -> TournamentRefusal:
    extra = game({3: 5, 4: -5})
    return tied().refused(RecordExtraGame(by=HEAD, game=extra))


@provokes(TournamentCode.WRONG_TIE_PROCEDURE)
def _() -> TournamentRefusal:
    return tied().refused(RecordLots(by=HEAD, players=(player(1), player(2))))


@provokes(TournamentCode.TIE_OPEN)
def _() -> TournamentRefusal:
    return tied().refused(CloseStage(by=ORGANISER))


@provokes(TournamentCode.ROUNDS_LEFT)
def _() -> TournamentRefusal:
    world = World()
    world.play_round()
    return world.refused(CloseStage(by=ORGANISER))


@provokes(TournamentCode.STAGES_LEFT)
def _() -> TournamentRefusal:
    world = World()
    world.play_round()
    return world.refused(CloseTournament(by=ORGANISER))


@provokes(TournamentCode.CUT_CHANGED)
def _() -> TournamentRefusal:
    """Only a log that was tampered with, or an undo, can name other players than those who advance."""
    world = World("pl-forty", 6)
    for _ in range(3):
        world.play_round()
    forged = StageClosed(at=0, by=ORGANISER, stage=1, going_on=(player(4), player(5), player(6)))
    refusal = check_ground(world.state, forged)
    assert refusal is not None
    return refusal


# Undo


@provokes(TournamentCode.NO_SUCH_EVENT)
def _() -> TournamentRefusal:
    return World().refused(Undo(by=HEAD, event=EventNumber(999)))


@provokes(TournamentCode.UNDONE_ALREADY)
def _() -> TournamentRefusal:
    world = World()
    number = world.do(Withdraw(by=ORGANISER, player=player(1)))
    world.do(Undo(by=HEAD, event=number))
    return world.refused(Undo(by=HEAD, event=number))


@provokes(TournamentCode.CANNOT_UNDO)
def _() -> TournamentRefusal:
    world = World()
    number = world.do(EraseData(by=ORGANISER, player=player(1)))
    return world.refused(Undo(by=HEAD, event=number))


@provokes(TournamentCode.NEEDED_LATER)
def _() -> TournamentRefusal:
    world = drawn()
    return world.refused(Undo(by=HEAD, event=EventNumber(2)))


# The server checks the ids of orders: tests/server/tournaments/test_days.py sends one twice.
@pytest.mark.parametrize("code", [code for code in TournamentCode if code is not TournamentCode.USED_ID])
def test_every_refusal_can_be_provoked(code: TournamentCode) -> None:
    refusal = SCENARIOS[code]()

    assert refusal.code is code
    assert not refusal


@pytest.mark.parametrize(
    ("scenario", "clauses"),
    [
        (TournamentCode.NOT_ZERO_SUM, ("F-8", "F-10", "I-26")),
        (TournamentCode.WINNER_RECORDS_NOTHING, ("R-1", "R-15", "I-16")),
        (TournamentCode.TWO_WINNERS, ("X-10", "F-10", "I-8")),
        (TournamentCode.PENALTY_FOR_OPENED, ("F-9",)),
        (TournamentCode.JOKER_VALUE, ("F-8",)),
        (TournamentCode.WARNING_FIRST, ("S-27",)),
        (TournamentCode.SIGNS_TURNED, ("I-4",)),
        (TournamentCode.NO_BRACKET, ("M-13", "F-13")),
    ],
)
def test_a_refusal_names_its_clauses(scenario: TournamentCode, clauses: tuple[str, ...]) -> None:
    assert SCENARIOS[scenario]().clauses == clauses


@pytest.mark.parametrize(
    "code",
    [
        pytest.param(TournamentCode.DUPLICATE_NAME, id="duplicate names"),
        pytest.param(TournamentCode.TOO_FEW_PLAYERS, id="2 players"),
        pytest.param(TournamentCode.FIELD_FULL, id="129 players in a 128 preset"),
        pytest.param(TournamentCode.NO_SUCH_TABLE, id="a sheet for a wrong table"),
        pytest.param(TournamentCode.WRONG_PLAYERS, id="a sheet with the players of another table"),
        pytest.param(TournamentCode.TWO_WINNERS, id="two winners"),
        pytest.param(TournamentCode.NOT_ZERO_SUM, id="points that do not sum"),
        pytest.param(TournamentCode.JOKER_VALUE, id="joker value of another ruleset"),
        pytest.param(TournamentCode.PENALTY_FOR_OPENED, id="100 for a player who opened"),
    ],
)
def test_bad_input_is_refused_with_the_reason(code: TournamentCode) -> None:
    """Each is refused; `World.ask` asserts every time that nothing changes."""
    assert SCENARIOS[code]().code is code


def test_an_unknown_player_on_a_sheet_is_refused() -> None:
    world = drawn(3)

    refusal = world.refused(typed(world, *(SheetLine(player=player(who), small=0) for who in (1, 2, 77))))

    assert (refusal.code, refusal.players) == (TournamentCode.UNKNOWN_PLAYER, (77,))


def test_a_refused_sheet_says_which_table_and_game() -> None:
    refusal = SCENARIOS[TournamentCode.NOT_ZERO_SUM]()

    assert (refusal.table, refusal.game) == (TableRef(1, 1, 1), 1)
    assert (refusal.expected, refusal.found) == (60, 50)


def test_a_no_show_needs_a_seat() -> None:
    assert World().code(MarkNoShow(by=REFEREE, player=player(1))) is TournamentCode.NO_SUCH_SEAT


def test_lots_need_a_commitment_and_its_seed() -> None:
    world = tied()

    assert world.code(DrawLots(by=HEAD, seed=SEED.hex())) is TournamentCode.NOT_COMMITTED
    assert world.code(CommitLots(by=HEAD, players=(player(1), player(2)), commitment=commit(SEED))) is (
        TournamentCode.WRONG_TIE_PROCEDURE
    )
