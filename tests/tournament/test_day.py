"""The day: roster, late entries, leaving, seats, sheets, order, ties and standings as they go."""

from __future__ import annotations

import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from tests.tournament.world import HEAD, ORGANISER, REFEREE, SEED, World, as_player, game, player

from stolik.core.chance import commit
from stolik.core.rulesets import PL_FORTY, PL_MINUTE, find_ruleset
from stolik.core.scoring import Ending, Reason
from stolik.tournament.actors import EventNumber, Role
from stolik.tournament.commands import (
    CheckIn,
    CheckOut,
    CloseSheet,
    CloseStage,
    CloseTournament,
    CommitLots,
    ConfirmSheet,
    CorrectSheet,
    DeductPoints,
    DrawLots,
    EnterSheet,
    Exclude,
    KeepApart,
    LetMeet,
    LockSeat,
    MarkNoShow,
    OpenDispute,
    RecordExtraGame,
    RecordLots,
    SettleDispute,
    SwapSeats,
    UnlockSeat,
    Warn,
    Withdraw,
)
from stolik.tournament.cuts import Hangs, changed_cuts, open_ties
from stolik.tournament.decide import SettingError, create_tournament
from stolik.tournament.drawing import draw_by_lot, next_field
from stolik.tournament.format import Advance, Bracket, Format, GoOn, Points, Seats, Stage, TieProcedure
from stolik.tournament.format_files import find_format, read_format
from stolik.tournament.people import Details, is_name, same_name
from stolik.tournament.ranking import final_ranking, standings
from stolik.tournament.refusals import Code
from stolik.tournament.sheets import Line, TypedGame
from stolik.tournament.state import Status
from stolik.tournament.undo import check_undo

# Announcing


@pytest.mark.parametrize(
    ("name", "date", "languages"),
    [
        pytest.param(" ", "2026-11-15", ["pl"], id="no name"),
        pytest.param("Cup", "15.11.2026", ["pl"], id="no date"),
        pytest.param("Cup", "2026-11-15", [], id="no language"),
        pytest.param("Cup", "2026-11-15", ["pl", "de"], id="unknown language"),
    ],
)
def test_announcing_refuses(name: str, date: str, languages: list[str]) -> None:
    with pytest.raises(SettingError):
        create_tournament(
            name=name,
            form=find_format("match"),
            rules=PL_FORTY,
            date=date,
            languages=languages,
            by=ORGANISER,
        )


# Roster


def test_names_are_the_same_whatever_the_case_and_spaces() -> None:
    assert same_name("Łucja  Żak", "łucja żak ")
    assert not same_name("Jan Żak", "Jan Zak")
    assert not is_name("a" * 81)


def test_a_minor_enters_with_consent() -> None:
    world = World()

    child = Details(name="Ala", minor=True, guardian_consents=True)

    assert world.tournament.register(child, by=ORGANISER, now=1)


def test_a_late_entry_plays_on_and_pays_for_the_games_missed() -> None:
    """Until the second round is drawn; a game missed counts as a rack never opened."""
    world = World("pl-forty", 8)
    world.play_round()

    late = world.enter()
    world.play_round()

    line = next(line for line in standings(world.state) if line.player == late)
    assert (line.missed, line.games) == (3, 3)
    played = sum(
        result.small
        for table in world.round.tables
        for each in (table.sheet.games if table.sheet is not None else ())
        for result in each.results
        if result.player == late
    )
    assert line.small == played - 300
    refused = world.register()
    assert not refused


def test_the_league_takes_anybody_at_any_time() -> None:
    world = World("league", 6)
    world.play_round()
    world.do(CheckOut(by=ORGANISER, player=player(1)))

    world.play_round()
    late = world.enter()
    world.do(CheckIn(by=ORGANISER, player=player(1)))
    world.play_round()

    by_player = {line.player: line for line in standings(world.state)}
    assert len(by_player) == 7
    assert (by_player[player(1)].missed, by_player[player(1)].games) == (3, 6)
    assert by_player[late].missed == 6
    assert not by_player[player(1)].left


def test_five_in_a_league_rest_in_turn() -> None:
    world = World("league", 5)

    for _ in range(5):
        world.play_round()

    resting = [drawn.resting[0] for drawn in world.stage.rounds]
    assert sorted(resting) == [1, 2, 3, 4, 5]


def test_a_late_entry_does_not_outgrow_the_bracket() -> None:
    world = World("pl-forty", 12)
    world.play_round()
    assert world.register()

    assert world.code(CheckIn(by=ORGANISER, player=player(13))) is Code.FIELD_FULL


def test_a_no_show_stands_behind_and_may_come_back() -> None:
    world = World("pl-forty", 4)
    world.draw()
    world.do(MarkNoShow(by=REFEREE, why="not there", player=player(4)))
    there = [who for who in world.seats() if who != 4]
    small = {there[0]: 30, there[1]: -10, there[2]: -20}

    world.sheet(games=(game(small),) * 3)
    world.close()

    last = standings(world.state)[-1]
    assert (last.player, last.left, last.missed) == (4, True, 3)
    world.do(CheckIn(by=ORGANISER, player=player(4)))
    assert not standings(world.state)[-1].left
    assert next_field(world.state) == (1, 2, 3, 4)


def test_a_withdrawn_player_keeps_what_was_played() -> None:
    world = World("pl-forty", 4)
    world.play_round()

    world.do(Withdraw(by=ORGANISER, player=player(1)))
    first = standings(world.state)[0]
    world.play_round()
    world.play_round()
    world.do(CloseStage(by=ORGANISER))
    world.do(CloseTournament(by=ORGANISER))

    assert (first.player, first.left) == (1, False)
    last = final_ranking(world.state)[-1]
    assert (last.player, last.status, last.games) == (1, Status.WITHDRAWN, 3)


def test_a_game_nobody_can_play_is_void() -> None:
    world = World("pl-forty", 3)
    world.draw()
    for who in (1, 2):
        world.do(Withdraw(by=ORGANISER, why="train", player=player(who)))
    void = (TypedGame(void=True),) * 3

    assert world.code(EnterSheet(by=as_player(3), why="?", table=world.ref(), games=void)) is Code.NOT_ALLOWED
    assert world.code(EnterSheet(by=REFEREE, table=world.ref(), games=void)) is Code.REASON_NEEDED
    world.do(EnterSheet(by=REFEREE, why="alone", table=world.ref(), games=void))
    world.close()
    world.do(CloseStage(by=ORGANISER, early=True, why="alone"))
    world.do(CloseTournament(by=ORGANISER))

    assert len(final_ranking(world.state)) == 3


def test_a_reserve_takes_the_place_of_one_who_left() -> None:
    world = World("pl-forty", 16)
    world.play_stage()
    gone = world.stage.entrants[0]
    ninth = standings(world.state, 1)[8].player

    world.do(Withdraw(by=ORGANISER, player=gone))
    world.draw()

    assert len(world.stage.members) == 8
    assert gone not in world.stage.members
    assert ninth in world.stage.members
    assert gone in {line.player for line in final_ranking(world.state)}


def test_too_few_for_the_next_stage_end_the_tournament() -> None:
    world = World("pl-forty", 8)
    world.play_stage()
    for who in range(3, 9):
        world.do(Withdraw(by=ORGANISER, player=player(who)))

    world.do(CloseTournament(by=ORGANISER))

    ranking = final_ranking(world.state)
    assert {line.player for line in ranking[:2]} <= {1, 2}
    assert len(ranking) == 8


# Seats


def test_seats_are_swapped_before_the_sheet() -> None:
    world = World("pl-forty", 8)
    world.draw()
    one, other = player(world.seats(1)[0]), player(world.seats(2)[3])

    world.do(SwapSeats(by=ORGANISER, why="brothers", players=(one, other)))

    assert world.seats(1)[0] == other
    assert world.seats(2)[3] == one


def test_locked_seats_and_pairs_apart_reach_the_draw() -> None:
    world = World("pl-forty", 16, drawer=draw_by_lot)
    world.do(LockSeat(by=ORGANISER, why="wheelchair", player=player(7), table=2, seat="C"))
    world.do(LockSeat(by=ORGANISER, player=player(8), table=1))
    world.do(UnlockSeat(by=ORGANISER, player=player(8)))
    world.do(KeepApart(by=ORGANISER, players=(player(2), player(1))))
    world.do(KeepApart(by=ORGANISER, players=(player(3), player(4))))
    world.do(LetMeet(by=ORGANISER, players=(player(4), player(3))))

    world.draw()

    assert world.seats(2)[2] == 7
    assert not any({1, 2} <= set(table.seats) for table in world.round.tables)
    assert world.state.apart == {(1, 2)}


def two_stages(second: Stage, n: int) -> Format:
    """Return a format of one round by lot, after which n go on to another stage."""
    first = Stage(name="first", rounds=1, games=1, seats=Seats.LOT, go_on=GoOn(who=Advance.BEST, n=n))
    bracket = Bracket(players=(8, 8), stages=(first, second))
    return read_format(to_builtins(replace(find_format("open-four"), brackets=(bracket,))))


def test_five_rotate_in_a_later_stage_too() -> None:
    second = Stage(name="rotation", rounds=5, games=1, seats=Seats.ROTATION)
    world = World(two_stages(second, 5), 8)

    world.play_stage()
    for _ in range(5):
        world.play_round()

    assert len(world.stage.members) == 5
    assert {drawn.resting[0] for drawn in world.stage.rounds} == set(world.stage.members)


def test_five_left_by_place_rest_in_turn() -> None:
    second = Stage(name="twice", rounds=3, games=1, seats=Seats.BY_PLACE, tables=2)
    world = World(two_stages(second, 6), 8)
    world.play_stage()
    world.play_round()

    world.do(Withdraw(by=ORGANISER, player=world.stage.entrants[0]))
    world.play_round()
    world.play_round()

    later = world.stage.rounds[1:]
    assert [len(drawn.resting) for drawn in later] == [1, 1]
    assert later[0].resting != later[1].resting


# Sheets


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


def test_standings_follow_game_by_game() -> None:
    world = World("pl-forty", 4)
    world.draw()

    world.do(EnterSheet(by=REFEREE, table=world.ref(), games=world.typed()[:1], partial=True))

    assert [line.games for line in standings(world.state)] == [1, 1, 1, 1]


def test_racks_are_counted_by_the_engine() -> None:
    """100 where the rack could not open, 200 where it could, 50 for a joker."""
    world = World("pl-forty", 4)
    world.draw()
    racks = {1: "", 2: "r10 k10 b10", 3: "r1 k2 b4", 4: "j r5"}
    opened = {1: True, 2: False, 3: False, 4: True}
    lines = tuple(Line(player=player(who), rack=rack, opened=opened[who]) for who, rack in racks.items())

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
        Line(player=player(1), small=110),
        Line(player=player(2), small=-100, opened=True, because=Reason.RACK),
        Line(player=player(3), small=-10),
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


# Order


def test_an_excluded_player_stands_last() -> None:
    world = World("pl-forty", 4)
    world.play_round()
    world.do(Exclude(by=HEAD, why="cheating", player=player(1), grave=True))

    world.play_round()

    assert standings(world.state)[-1].player == 1
    assert world.code(Warn(by=HEAD, why="loud", player=player(1))) is Code.PLAYER_GONE


def test_only_the_head_referee_excludes() -> None:
    world = World()
    world.do(Warn(by=REFEREE, why="loud", player=player(1)))

    for by in (ORGANISER, REFEREE, as_player(2)):
        assert world.code(Exclude(by=by, why="louder", player=player(1))) is Code.NOT_ALLOWED
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
    assert world.code(SettleDispute(by=REFEREE, why="again", dispute=number)) is Code.NO_SUCH_DISPUTE


# Ties


def tied_final(ties: TieProcedure = TieProcedure.EXTRA_GAME, podium: int = 3) -> World:
    """Return a match in which 1 and 2 share the first place, and 3 and 4 the third."""
    form = replace(find_format("match"), ties=ties, podium=podium)
    world = World(form, 4)
    world.draw()
    games = [
        game({1: 60, 2: -20, 3: -20, 4: -20}),
        game({1: -20, 2: 60, 3: -20, 4: -20}),
    ]
    world.sheet(games=games * 2)
    world.close()
    return world


def test_an_extra_game_orders_only_the_tied() -> None:
    world = tied_final()
    assert [(tie.players, tie.hangs) for tie in open_ties(world.state)] == [
        ((1, 2), Hangs.PODIUM),
        ((3, 4), Hangs.PODIUM),
    ]

    world.do(RecordExtraGame(by=HEAD, game=game({2: 15, 1: -15})))
    world.do(RecordExtraGame(by=HEAD, game=game({3: 15, 4: -15})))
    world.do(CloseStage(by=ORGANISER))

    lines = standings(world.state)
    assert [(line.place, line.player, line.games) for line in lines] == [
        (1, 2, 4),
        (2, 1, 4),
        (3, 3, 4),
        (4, 4, 4),
    ]


def test_an_extra_game_that_ties_again_is_played_again() -> None:
    world = tied_final(podium=1)
    world.do(RecordExtraGame(by=HEAD, game=game({1: 0, 2: 0}, Ending.EXHAUSTED)))
    assert [tie.players for tie in open_ties(world.state)] == [(1, 2)]

    world.do(RecordExtraGame(by=HEAD, game=game({1: 5, 2: -5})))

    assert open_ties(world.state) == ()
    assert standings(world.state)[0].player == 1


def test_lots_are_committed_to_and_can_be_drawn_again() -> None:
    world = tied_final(TieProcedure.LOTS, podium=1)
    world.do(CommitLots(by=HEAD, players=(player(1), player(2)), commitment=commit(SEED)))

    world.do(DrawLots(by=HEAD, seed=SEED.hex()))

    assert open_ties(world.state) == ()
    assert world.stage.settled[0].how is TieProcedure.LOTS
    assert check_undo(world.log, EventNumber(len(world.log))) is None


def test_lots_step_in_where_no_game_can_be_played() -> None:
    world = tied_final(podium=1)
    world.do(Withdraw(by=ORGANISER, player=player(2)))

    world.do(RecordLots(by=HEAD, players=(player(2), player(1))))

    assert standings(world.state)[0].player == 2


def test_a_settled_tie_is_forgotten_when_a_correction_breaks_it() -> None:
    world = tied_final(podium=1)
    world.do(RecordExtraGame(by=HEAD, game=game({2: 15, 1: -15})))

    world.do(CorrectSheet(by=HEAD, why="sums", table=world.ref(), games=world.typed()))

    assert standings(world.state)[0].player == 1


def test_a_cut_hangs_on_a_tie() -> None:
    """Six players, three go on, and the third and fourth are equal."""
    world = World("pl-forty", 6)
    for _ in range(3):
        world.draw()
        for table in world.round.tables:
            a, b, c = sorted(table.seats)
            games = [game({a: 20, b: -10, c: -10})] * 3
            world.sheet(table.ref.table, games)
            world.close(table.ref.table)

    ties = open_ties(world.state)

    assert len(ties) == 1
    assert ties[0].hangs is Hangs.CUT
    assert world.code(CloseStage(by=ORGANISER)) is Code.TIE_OPEN


# Final ranking


def test_the_final_ranks_before_the_semi_final_before_the_rest() -> None:
    world = World("pl-minute", 16)

    world.play_out()

    ranking = final_ranking(world.state)
    assert [line.stage for line in ranking] == [3] * 4 + [2] * 4 + [1] * 8
    assert world.state.closed


def test_points_start_from_zero_or_are_carried() -> None:
    form = find_format("open-four")
    data = replace(
        form.brackets[0],
        stages=(form.brackets[0].stages[0], replace(form.brackets[0].stages[1], points=Points.CARRIED)),
    )
    carried, zero = World(replace(form, brackets=(data,)), 8), World(form, 8)

    for world in (carried, zero):
        world.play_stage()
        world.play_round()

    assert {line.games for line in standings(carried.state)} == {15}
    assert {line.games for line in standings(zero.state)} == {3}


@pytest.mark.parametrize("rules", ["pl-minute", "pl-stacks", "ru-championship", "en-classic"])
def test_an_organiser_who_plays_is_no_judge_at_the_own_table(rules: str) -> None:
    world = World("pl-forty", 4, rules=find_ruleset(rules))
    world.draw()
    own = replace(REFEREE, player=player(1))

    refusal = world.refused(Warn(by=own, why="slow", player=player(2)))

    assert refusal.code is Code.PLAYS_THERE
    assert own.role is Role.REFEREE


def test_big_points_by_the_number_who_really_played() -> None:
    """A table of four with one missing is a table of three (M-10)."""
    world = World("pl-forty", 4, rules=PL_MINUTE)
    world.draw()
    world.do(MarkNoShow(by=REFEREE, why="ill", player=player(4)))

    world.sheet(games=(game({1: 30, 2: -10, 3: -20}),) * 3)

    assert {line.player: line.big for line in standings(world.state)} == {1: 12, 2: 6, 3: 0, 4: 0}
