"""Postponed tables: the next round is drawn without them, and their sheets come later."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.day.statistics import round_figures
from stolik.paper.referee_report import referee_report
from stolik.tournament.actors import TableRef
from stolik.tournament.commands import (
    CloseSheet,
    CloseStage,
    CloseTournament,
    Command,
    EnterSheet,
    LiftPostponement,
    PostponeTable,
    Undo,
    Withdraw,
)
from stolik.tournament.events import PostponementLifted, RoundDrawn, TablePostponed, decoder, encoder
from stolik.tournament.log.audit import audit
from stolik.tournament.log.conflicts import check_seen
from stolik.tournament.rankings.cuts import open_ties
from stolik.tournament.rankings.ranking import final_ranking, standings
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.rounds.next_draw import draw_plainly
from stolik.tournament.rounds.timetable import LONGEST_REASON
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.words import Language, Words
from stolik.words.events import describe_event
from tests.tournament.refusals.postponed_refusals import league, play, postpone
from tests.tournament.refusals.venue_refusals import starts
from tests.tournament.world import HEAD, ORGANISER, REFEREE, World, game, player

ROUNDS = 3


def late(world: World, ref: TableRef, games: tuple[TypedGame, ...]) -> None:
    """Enter and close a sheet of any round."""
    world.do(EnterSheet(by=REFEREE, table=ref, games=games))
    world.do(CloseSheet(by=REFEREE, table=ref, why="signed"))


def test_the_next_round_is_drawn_while_a_table_is_missing() -> None:
    """The sheet comes a round later, and counts from then on."""
    world = league()
    ref, games, seats = world.ref(1), world.typed(1), world.round.tables[0].seats

    world.do(postpone(world, date="2026-11-30", time="18:30"))
    waits = world.round  # for the other table
    play(world, 2)

    assert (waits.over, world.round.over) == (False, True)
    assert [table.ref for table in world.stage.outstanding] == [ref]
    world.play_round()
    before = {line.player: line.games for line in standings(world.state)}
    assert {before[who] for who in seats} == {3}
    late(world, ref, games)
    after = {line.player: line.games for line in standings(world.state)}
    assert {after[who] for who in seats} == {6}
    assert world.stage.outstanding == ()
    assert not any(line.missed for line in standings(world.state))
    assert audit(world.log, drawer=draw_plainly) == ()
    assert [decoder.decode(encoder.encode(event)) for event in world.log] == world.log


def test_the_end_waits_for_postponed_tables() -> None:
    """An official plays them or rules that they are not played."""
    world = league(4)
    ref = world.ref()
    world.do(postpone(world))
    while world.stage.rounds_left:
        world.play_round()

    refused = world.refused(CloseStage(by=ORGANISER))

    assert (refused.code, refused.detail, refused.found) == (TournamentCode.TABLES_POSTPONED, "1.1", 1)
    assert open_ties(world.state) == ()
    assert world.code(CloseTournament(by=ORGANISER)) is TournamentCode.STAGES_LEFT
    nothing = (TypedGame(void=True),) * 3
    assert world.code(EnterSheet(by=REFEREE, table=ref, games=nothing)) is TournamentCode.REASON_NEEDED
    world.do(EnterSheet(by=REFEREE, table=ref, games=nothing, why="never agreed on a day"))
    world.do(CloseSheet(by=REFEREE, table=ref, why="never agreed on a day"))
    world.do(CloseStage(by=ORGANISER))
    world.do(CloseTournament(by=ORGANISER))
    assert [line.place for line in final_ranking(world.state)] == [1, 2, 3, 4]


def test_a_table_interrupted_after_a_game_goes_on_later() -> None:
    """A sheet with some games may be postponed; the first game counts at once."""
    world = league()
    ref, games = world.ref(1), world.typed(1)
    world.do(EnterSheet(by=REFEREE, table=ref, games=games[:1], partial=True))

    world.do(postpone(world))
    play(world, 2)
    world.draw()

    late(world, ref, games)
    assert world.stage.outstanding == ()


def test_it_can_be_taken_back_moved_and_undone() -> None:
    """Until the next round is drawn; after that only moved."""
    world = league()
    ref = world.ref(1)
    first = world.do(postpone(world))
    world.do(LiftPostponement(by=HEAD, table=ref))
    lifted = world.round.tables[0]
    again = world.do(postpone(world, date="2026-11-20"))
    moved = world.do(postpone(world, date="2026-11-27"))
    world.do(Undo(by=HEAD, event=moved))
    kept = world.round.tables[0]
    assert (lifted.postponed, getattr(kept.postponed, "date", "")) == (None, "2026-11-20")
    play(world, 2)
    world.draw()

    assert world.code(Undo(by=HEAD, event=again)) is TournamentCode.NEEDED_LATER
    world.do(PostponeTable(by=ORGANISER, table=ref, date="2026-12-04", why="ill again"))
    assert world.code(Undo(by=HEAD, event=first)) is TournamentCode.NEEDED_LATER


def test_a_closed_sheet_of_a_postponed_table_can_be_reopened_later() -> None:
    """Undoing the closing leaves a postponed table, which no draw depends on."""
    world = league()
    ref, games = world.ref(1), world.typed(1)
    world.do(postpone(world))
    play(world, 2)
    world.play_round()
    late(world, ref, games)

    world.do(Undo(by=HEAD, event=world.state.seen))

    assert [table.ref for table in world.stage.outstanding] == [ref]


@pytest.mark.parametrize(
    ("date", "time", "code"),
    [
        pytest.param("2026-11-23", "", TournamentCode.DATES_BACKWARDS, id="before its round"),
        pytest.param("2026-11-24", "", None, id="on its day"),
        pytest.param("2026-13-01", "", TournamentCode.BAD_POSTPONEMENT, id="no such month"),
        pytest.param("2026-11-30", "25:00", TournamentCode.BAD_POSTPONEMENT, id="no such time"),
        pytest.param("", "18:30", TournamentCode.BAD_POSTPONEMENT, id="a time without a day"),
        pytest.param("", "", None, id="to be agreed"),
    ],
)
def test_dates(date: str, time: str, code: TournamentCode | None) -> None:
    """A postponed table plays on the day of its round or later."""
    world = World("league", 8)
    world.do(starts((1, 1, "2026-11-24", "18:30"), (1, 2, "2026-12-01", "18:30")))
    world.draw()

    decision = world.ask(postpone(world, date=date, time=time))

    assert getattr(decision, "code", None) is code


def test_other_refusals() -> None:
    """No reason, nothing new, an unknown, dissolved or finished table."""
    world = league(12)
    assert world.code(postpone(world, why=" ")) is TournamentCode.REASON_NEEDED
    nowhere = PostponeTable(by=ORGANISER, table=TableRef(1, 1, 9), why="ill")
    assert world.code(nowhere) is TournamentCode.NO_SUCH_TABLE
    world.do(postpone(world, 2))
    assert world.code(postpone(world, 2)) is TournamentCode.ALREADY_SO
    play(world, 1)
    assert world.code(postpone(world, 1)) is TournamentCode.SHEET_CLOSED
    raw = {
        "type": "PostponeTable",
        "by": {"role": "organiser"},
        "table": {"stage": 1, "round": 1, "table": 1},
    }
    with pytest.raises(msgspec.ValidationError, match=str(LONGEST_REASON)):
        msgspec.convert(raw | {"why": "x" * (LONGEST_REASON + 1)}, Command)


def test_two_desks_do_not_overwrite_each_other() -> None:
    """Who has not seen another's postponement is told."""
    world = league()
    seen = world.state.seen
    world.do(postpone(world, date="2026-11-30"))

    refused = check_seen(world.log, postpone(world, date="2026-12-07"), seen)

    assert refused is not None
    assert refused.code is TournamentCode.CHANGED_MEANWHILE
    assert check_seen(world.log, postpone(world, 2), seen) is None


@pytest.mark.parametrize("language", Language)
def test_the_log_and_the_report_say_it(language: Language) -> None:
    """With the day, or that it is still to be agreed, and the reason."""
    world = league()
    world.do(postpone(world, date="2026-11-30", time="18:30", why="flu at table one"))
    world.do(LiftPostponement(by=HEAD, table=world.ref(1)))
    world.do(postpone(world, why="flu at table one"))
    told = [
        describe_event(Words(language), world.tournament, event)
        for event in world.log
        if isinstance(event, TablePostponed | PostponementLifted)
    ]

    assert len({*told}) == 3
    assert "18:30" in told[0]
    assert "flu at table one" in told[0]
    sections = {each.key: each for each in referee_report(world.tournament, language).sections}
    assert len(sections["postponed"].lines) == 3


def test_a_late_sheet_does_not_lengthen_its_round() -> None:
    """The statistics say when the others were done."""
    world = league()
    ref, games = world.ref(1), world.typed(1)
    world.do(postpone(world))
    play(world, 2)
    ended = world.now
    world.draw()
    late(world, ref, games)

    (first,) = round_figures(world.state, world.log)

    assert first.ended_at == ended


def _played(
    players: int, moved: frozenset[tuple[int, int]]
) -> tuple[World, dict[TableRef, tuple[TypedGame, ...]]]:
    """Play some rounds in which these tables (round, table) are postponed; return their sheets too."""
    world = World("league", players)
    waiting: dict[TableRef, tuple[TypedGame, ...]] = {}
    for number in range(1, ROUNDS + 1):
        world.draw(bytes([number]) * 32)
        for table in world.round.tables:
            at = table.ref.table
            if (number, at) in moved:
                waiting[table.ref] = world.typed(at)
                world.do(postpone(world, at))
            else:
                play(world, at)
    return world, waiting


@settings(max_examples=15)
@given(data=st.data(), players=st.integers(6, 13))
def test_any_order_of_late_sheets_gives_the_same_standings(data: st.DataObject, players: int) -> None:
    """As if nothing had been postponed: the draws are the same, and so are the sums."""
    tables = -(-players // 4)
    places = [(number, table) for number in range(1, ROUNDS + 1) for table in range(1, tables + 1)]
    moved = data.draw(st.frozensets(st.sampled_from(places), min_size=1))
    plain, _ = _played(players, frozenset())
    world, waiting = _played(players, moved)

    for ref in data.draw(st.permutations(sorted(waiting))):
        late(world, ref, waiting[ref])

    assert _seats(world) == _seats(plain)
    assert standings(world.state) == standings(plain.state)


def _seats(world: World) -> list[tuple[tuple[int, ...], ...]]:
    return [event.tables for event in world.log if isinstance(event, RoundDrawn)]


def test_a_player_who_left_meanwhile_is_absent_on_the_late_sheet() -> None:
    """The others play without the one who withdrew."""
    world = league()
    ref, seats = world.ref(1), world.seats(1)
    world.do(postpone(world))
    play(world, 2)
    world.do(Withdraw(by=ORGANISER, player=player(seats[0])))
    world.draw()
    rest = seats[1:]
    small = {rest[0]: 60, rest[1]: -20, rest[2]: -40}
    late(world, ref, (game(small),) * 3)

    assert world.stage.outstanding == ()
