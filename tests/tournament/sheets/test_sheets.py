"""Score sheets from the table to the referee, corrections, sanctions and disputes."""

from __future__ import annotations

from stolik.core.scoring import Ending, Reason
from stolik.tournament.actors import EventNumber, PlayerId
from stolik.tournament.commands import (
    CloseSheet,
    ConfirmSheet,
    CorrectSheet,
    DeductPoints,
    EnterSheet,
    Exclude,
    OpenDispute,
    SettleDispute,
    Warn,
)
from stolik.tournament.rankings.cuts import changed_cuts
from stolik.tournament.rankings.ranking import standings
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from tests.tournament.world import HEAD, ORGANISER, REFEREE, World, as_player, game, player


def test_a_sheet_goes_from_the_table_to_the_referee() -> None:
    world = World("pl-forty", 4)
    world.draw()
    first, *others = world.seats()
    world.do(EnterSheet(by=as_player(first), table=world.ref(), games=world.typed()))

    refusal = world.refused(CloseSheet(by=REFEREE, table=world.ref()))
    assert refusal.players == tuple(others)
    for who in others:
        world.do(ConfirmSheet(by=as_player(who), table=world.ref()))
    world.do(CloseSheet(by=REFEREE, table=world.ref()))

    assert world.round.over


def test_a_sheet_written_anew_is_confirmed_anew() -> None:
    world = World("pl-forty", 4)
    world.draw()
    first, second, *_ = world.seats()
    world.do(EnterSheet(by=as_player(first), table=world.ref(), games=world.typed()))
    world.do(ConfirmSheet(by=as_player(second), table=world.ref()))

    world.do(EnterSheet(by=as_player(first), table=world.ref(), games=world.typed(best=(4, 3, 2, 1))))

    sheet = world.round.tables[0].sheet
    assert sheet is not None
    assert sheet.confirmed == (first,)


def test_who_was_at_no_game_has_nothing_to_confirm() -> None:
    world = World("pl-minute", 16)
    world.draw()
    first, second, third, gone = map(PlayerId, world.seats())
    lines = tuple(
        SheetLine(player=who, small=small) for who, small in ((first, 30), (second, -10), (third, -20))
    )
    played = TypedGame(lines=lines, absent=(gone,))
    world.do(EnterSheet(by=as_player(first), table=world.ref(), games=(played, played)))
    world.do(ConfirmSheet(by=as_player(second), table=world.ref()))

    refusal = world.refused(CloseSheet(by=REFEREE, table=world.ref()))
    assert refusal.players == (third,)
    world.do(ConfirmSheet(by=as_player(third), table=world.ref()))

    world.do(CloseSheet(by=REFEREE, table=world.ref()))


def test_standings_follow_game_by_game() -> None:
    world = World("pl-forty", 4)
    world.draw()

    world.do(EnterSheet(by=REFEREE, table=world.ref(), games=world.typed()[:1], partial=True))

    assert [line.games for line in standings(world.state)] == [1, 1, 1, 1]


def test_racks_are_counted_by_the_engine() -> None:
    """100 if the rack could not open, 200 if it could, 50 for a joker."""
    world = World("pl-forty", 4)
    world.draw()
    racks = {1: "", 2: "r10 k10 b10", 3: "r1 k2 b4", 4: "j r5"}
    opened = {1: True, 2: False, 3: False, 4: True}
    lines = tuple(SheetLine(player=player(who), rack=rack, opened=opened[who]) for who, rack in racks.items())

    world.sheet(games=(TypedGame(lines=lines),) * 3)

    sheet = world.round.tables[0].sheet
    assert sheet is not None
    results = {
        result.player: (result.small, result.place, result.because) for result in sheet.games[0].results
    }
    assert results == {
        1: (355, 1, Reason.OUT),
        2: (-200, 4, Reason.COULD_HAVE_OPENED),
        3: (-100, 3, Reason.UNOPENED),
        4: (-55, 2, Reason.RACK),
    }


def test_a_counted_rack_worth_a_hundred_is_no_penalty() -> None:
    world = World("pl-forty", 3)
    world.draw()
    lines = (
        SheetLine(player=player(1), small=110),
        SheetLine(player=player(2), small=-100, opened=True, because=Reason.RACK),
        SheetLine(player=player(3), small=-10),
    )

    world.sheet(games=(TypedGame(lines=lines),) * 3)


def test_tied_winners_on_a_table_of_three_are_not_turned_signs() -> None:
    world = World("pl-forty", 3)
    world.draw()

    world.sheet(games=(game({1: 30, 2: 30, 3: -30}, Ending.EXHAUSTED),) * 3)

    assert [line.place for line in standings(world.state)] == [1, 1, 3]


def test_a_correction_moves_the_standings_and_is_on_record() -> None:
    world = World("pl-forty", 4)
    world.play_round()
    before = EventNumber(len(world.log))

    correction = world.do(
        CorrectSheet(by=HEAD, why="added up wrongly", table=world.ref(), games=world.typed(best=(4, 3, 2, 1)))
    )

    assert standings(world.state)[0].player == 4
    assert world.tournament.standings(after=before)[0].player == 1
    sheet = world.round.tables[0].sheet
    assert sheet is not None
    assert sheet.corrections == (correction,)
    assert world.log[-1].why == "added up wrongly"


def test_a_correction_after_the_cut_is_pointed_out() -> None:
    world = World("pl-forty", 6)
    world.play_stage()
    assert changed_cuts(world.state) == ()

    for drawn in world.state.stages[0].rounds:
        for table in drawn.tables:
            order: list[int] = sorted(table.seats, reverse=True)
            losses = {who: 10 * place + who for place, who in enumerate(order[1:], 1)}
            small = {order[0]: sum(losses.values())} | {who: -loss for who, loss in losses.items()}
            world.do(CorrectSheet(by=HEAD, why="upside down", table=table.ref, games=(game(small),) * 3))

    assert changed_cuts(world.state) == (1,)
    assert world.stage.entrants == world.state.stages[0].going_on


def test_an_excluded_player_stands_last() -> None:
    world = World("pl-forty", 4)
    world.play_round()
    world.do(Exclude(by=HEAD, why="cheating", player=player(1), grave=True))

    world.play_round()

    assert standings(world.state)[-1].player == 1
    assert world.code(Warn(by=HEAD, why="loud", player=player(1))) is TournamentCode.PLAYER_GONE


def test_only_the_head_referee_excludes() -> None:
    world = World()
    world.do(Warn(by=REFEREE, why="loud", player=player(1)))

    for by in (ORGANISER, REFEREE, as_player(2)):
        assert world.code(Exclude(by=by, why="louder", player=player(1))) is TournamentCode.NOT_ALLOWED
    world.do(Exclude(by=HEAD, why="louder", player=player(1)))


def test_a_deduction_counts_where_the_player_last_sat() -> None:
    world = World("pl-forty", 6)
    world.play_stage()
    out = next(who for who in range(1, 7) if who not in world.stage.entrants)
    world.draw()

    world.do(DeductPoints(by=HEAD, why="language", player=player(out), points=5))

    assert world.state.stages[0].deducted == {out: 5}
    assert world.state.stages[1].deducted == {}


def test_a_dispute_is_settled_on_record() -> None:
    world = World()
    world.draw()
    number = world.do(OpenDispute(by=as_player(1), why="gap between tiles", table=world.ref()))

    world.do(SettleDispute(by=REFEREE, why="one set", dispute=number))

    dispute = world.state.disputes[number]
    assert (dispute.about, dispute.ruling) == ("gap between tiles", "one set")
    assert (
        world.code(SettleDispute(by=REFEREE, why="again", dispute=number)) is TournamentCode.NO_SUCH_DISPUTE
    )
