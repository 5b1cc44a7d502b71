"""Announcing a tournament, the roster, late entries, leaving, and seats."""

from __future__ import annotations

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from stolik.core.rulesets import PL_FORTY
from stolik.tournament.commands import (
    CheckIn,
    CheckOut,
    CloseStage,
    CloseTournament,
    EnterSheet,
    KeepApart,
    LetMeet,
    LockSeat,
    MarkNoShow,
    SwapSeats,
    UnlockSeat,
    Withdraw,
)
from stolik.tournament.decide import SettingError, create_tournament
from stolik.tournament.formats.format import Advance, Bracket, Format, GoOn, SeatingMethod, Stage
from stolik.tournament.formats.format_files import find_format, read_format
from stolik.tournament.players.name_book import Details, is_name, same_name
from stolik.tournament.rankings.ranking import final_ranking, standings
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.rounds.next_draw import draw_by_lot, next_field, offer_swap_now
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.state import Status
from tests.tournament.world import ORGANISER, REFEREE, World, as_player, game, player


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


def test_names_are_the_same_whatever_the_case_and_spaces() -> None:
    assert same_name("Łucja  Żak", "łucja żak ")
    assert not same_name("Jan Żak", "Jan Zak")
    assert not is_name("a" * 81)


def test_a_minor_enters_with_consent() -> None:
    world = World()

    child = Details(name="Ala", minor=True, guardian_consents=True)

    assert world.tournament.register(child, by=ORGANISER, now=1)


def test_a_late_entry_plays_on_and_pays_for_the_games_missed() -> None:
    """Until the second round is drawn; a missed game counts as a rack that was never opened."""
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

    assert world.code(CheckIn(by=ORGANISER, player=player(13))) is TournamentCode.FIELD_FULL


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

    assert world.code(EnterSheet(by=as_player(3), why="?", table=world.ref(), games=void)) is (
        TournamentCode.VOID_NOT_ALLOWED
    )
    assert world.code(EnterSheet(by=REFEREE, table=world.ref(), games=void)) is TournamentCode.REASON_NEEDED
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


def test_seats_are_swapped_before_the_sheet() -> None:
    world = World("pl-forty", 8)
    world.draw()
    one, other = player(world.seats(1)[0]), player(world.seats(2)[3])

    world.do(SwapSeats(by=ORGANISER, why="brothers", players=(one, other)))

    assert world.seats(1)[0] == other
    assert world.seats(2)[3] == one


def test_a_swap_shows_its_cost_before_it_is_made() -> None:
    world = World("pl-forty", 16, drawer=draw_by_lot)
    world.play_round()
    world.draw()
    at_home = world.seats(1)[0]
    mates = next(table.seats for table in world.stage.rounds[0].tables if at_home in table.seats)
    mate = next(who for who in mates if who != at_home)
    home = next(table for table in (2, 3, 4) if mate in world.seats(table))
    guest = player(next(who for who in world.seats(home) if who != mate))

    offer = offer_swap_now(world.state, player(at_home), guest)

    assert offer.cost.repeats > 0
    assert frozenset({at_home, mate}) in offer.met_again
    assert world.seats(1)[0] == at_home


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
    """Return a format of one round by lot, after which n advance to another stage."""
    first = Stage(name="first", rounds=1, games=1, seats=SeatingMethod.LOT, go_on=GoOn(who=Advance.BEST, n=n))
    bracket = Bracket(players=(8, 8), stages=(first, second))
    return read_format(to_builtins(replace(find_format("open-four"), brackets=(bracket,))))


def test_five_rotate_in_a_later_stage_too() -> None:
    second = Stage(name="rotation", rounds=5, games=1, seats=SeatingMethod.ROTATION)
    world = World(two_stages(second, 5), 8)

    world.play_stage()
    for _ in range(5):
        world.play_round()

    assert len(world.stage.members) == 5
    assert {drawn.resting[0] for drawn in world.stage.rounds} == set(world.stage.members)


def test_five_left_by_place_rest_in_turn() -> None:
    second = Stage(name="twice", rounds=3, games=1, seats=SeatingMethod.BY_PLACE, tables=2)
    world = World(two_stages(second, 6), 8)
    world.play_stage()
    world.play_round()

    world.do(Withdraw(by=ORGANISER, player=world.stage.entrants[0]))
    world.play_round()
    world.play_round()

    later = world.stage.rounds[1:]
    assert [len(drawn.resting) for drawn in later] == [1, 1]
    assert later[0].resting != later[1].resting
