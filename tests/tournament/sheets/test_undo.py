"""Anything can be undone, unless something later depends on it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stolik.core.fairness.chance import commit
from stolik.core.rulesets import find_ruleset
from stolik.tournament.actors import EventNumber
from stolik.tournament.commands import (
    ChangeFormat,
    CheckIn,
    CheckOut,
    CloseStage,
    CommitDraw,
    CorrectSheet,
    DrawRound,
    EraseData,
    Exclude,
    Undo,
    Warn,
    Withdraw,
)
from stolik.tournament.events import (
    DrawCommitted,
    Event,
    PlayerExcluded,
    RoundDrawn,
    SheetEntered,
    StageClosed,
    Undone,
    decoder,
    encoder,
)
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.log.checkpoints import Checkpoints
from stolik.tournament.log.fold import LogError, replay, undone_in
from stolik.tournament.log.undo import check_undo
from stolik.tournament.players.name_book import Details
from stolik.tournament.rankings.ranking import standings
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.simulation.simulation import simulate
from stolik.tournament.simulation.trouble import TroubleRates
from stolik.tournament.tournament import Tournament
from tests.tournament.world import HEAD, ORGANISER, SEED, World, game, player


def number_of(world: World, kind: type[Event]) -> EventNumber:
    """Return the number of the last event of a type."""
    return EventNumber(max(n for n, event in enumerate(world.log, 1) if isinstance(event, kind)))


def test_an_undo_takes_back_and_another_brings_again() -> None:
    world = World()
    number = world.do(Withdraw(by=ORGANISER, player=player(1)))
    withdrawn = world.state.players

    back = world.do(Undo(by=HEAD, why="came back", event=number))
    assert world.state.players[player(1)].plays

    world.do(Undo(by=HEAD, why="no, really gone", event=back))
    assert world.state.players == withdrawn
    assert undone_in(world.log) == {back}


@pytest.mark.parametrize(
    ("undone", "blocking"),
    [
        pytest.param(DrawCommitted, RoundDrawn, id="the commitment of a draw"),
        pytest.param(RoundDrawn, SheetEntered, id="a draw with a sheet"),
    ],
)
def test_an_undo_names_the_event_that_needs_it(undone: type[Event], blocking: type[Event]) -> None:
    world = World()
    world.draw()
    world.sheet()

    refusal = world.refused(Undo(by=HEAD, event=number_of(world, undone)))

    assert refusal.code is TournamentCode.NEEDED_LATER
    assert refusal.event == number_of(world, blocking)


def test_a_player_with_a_seat_cannot_be_undone() -> None:
    world = World()
    world.draw()

    refusal = world.refused(Undo(by=HEAD, event=EventNumber(2)))

    assert (refusal.code, refusal.event) == (TournamentCode.NEEDED_LATER, EventNumber(3))
    assert refusal.detail == TournamentCode.UNKNOWN_PLAYER


def test_a_warning_that_led_to_an_exclusion_stays() -> None:
    world = World()
    warned = world.do(Warn(by=HEAD, why="loud", player=player(1)))
    world.do(Exclude(by=HEAD, why="louder", player=player(1)))

    refusal = world.refused(Undo(by=HEAD, event=warned))

    assert refusal.event == number_of(world, PlayerExcluded)


def test_a_sheet_behind_a_closed_stage_stays() -> None:
    world = World("pl-forty", 6)
    for _ in range(3):
        world.play_round()
    last_sheet = number_of(world, SheetEntered)
    world.do(CloseStage(by=ORGANISER))

    refusal = world.refused(Undo(by=HEAD, event=EventNumber(last_sheet + 1)))

    assert refusal.event == number_of(world, StageClosed)


def test_a_stage_is_opened_again_and_closed_otherwise() -> None:
    world = World("pl-forty", 6)
    for _ in range(3):
        world.play_round()
    closed = world.do(CloseStage(by=ORGANISER))
    assert 1 in world.stage.entrants

    world.do(Undo(by=HEAD, why="a sheet was wrong", event=closed))
    for drawn in world.stage.rounds:
        for table in drawn.tables:
            better = [who for who in (6, 5, 4, 3, 2, 1) if who in table.seats]
            losses = {who: 10 * place + who for place, who in enumerate(better[1:], 1)}
            small = {better[0]: sum(losses.values())} | {who: -loss for who, loss in losses.items()}
            world.do(CorrectSheet(by=HEAD, why="read upside down", table=table.ref, games=(game(small),) * 3))
    world.do(CloseStage(by=ORGANISER))

    assert 6 in world.stage.entrants
    assert 1 not in world.stage.entrants


def test_a_correction_can_be_undone() -> None:
    world = World("match", 4)
    world.play_round()
    before = standings(world.state)
    correction = world.do(
        CorrectSheet(by=HEAD, why="other order", table=world.ref(), games=world.typed(best=(4, 3, 2, 1)))
    )
    assert standings(world.state)[0].player == 4

    world.do(Undo(by=HEAD, event=correction))

    assert standings(world.state) == before


def test_rules_under_which_sheets_were_counted_stay() -> None:
    world = World("pl-forty", 4)
    changed = world.do(ChangeFormat(by=ORGANISER, format=world.state.format, rules=find_ruleset("pl-minute")))
    world.draw()
    world.sheet()

    refusal = world.refused(Undo(by=HEAD, event=changed))

    assert (refusal.code, refusal.event) == (TournamentCode.NEEDED_LATER, number_of(world, SheetEntered))


def test_a_draw_is_drawn_again_after_an_undo() -> None:
    world = World("pl-forty", 4)
    world.draw()
    first = world.seats()
    world.do(Undo(by=HEAD, why="forgot Ola", event=EventNumber(len(world.log))))

    other = bytes(reversed(SEED))
    world.do(CommitDraw(by=ORGANISER, commitment=commit(other)))
    world.do(DrawRound(by=ORGANISER, seed=other.hex()))

    assert set(world.seats()) == set(first)
    assert len(world.stage.rounds) == 1


def test_a_name_comes_back_with_an_undo() -> None:
    world = World()
    world.tournament.rename(player(1), Details(name="Ewa"), by=ORGANISER, now=1)
    assert world.tournament.name(player(1)) == "Ewa"

    world.do(Undo(by=HEAD, event=EventNumber(len(world.log))))

    assert world.tournament.name(player(1)) == "Player 1"


def test_erased_data_are_gone_for_good() -> None:
    world = World()
    world.tournament.rename(player(1), Details(name="Ewa"), by=ORGANISER, now=1)

    world.do(EraseData(by=ORGANISER, why="asked for", player=player(1)))

    assert world.tournament.name(player(1)) is None
    assert {details.name for details in world.tournament.book.entries.values()} == {
        "Player 2",
        "Player 3",
        "Player 4",
    }


def test_no_event_carries_a_name() -> None:
    world = World()
    world.register("Żaneta Śmiałowska")
    world.play_out()

    written = encoder.encode(world.log).decode()

    assert "Żaneta" not in written
    assert "Player 1" not in written


def test_checking_out_and_in_again_can_both_be_undone() -> None:
    world = World()
    away = world.do(CheckOut(by=ORGANISER, player=player(1)))
    back = world.do(CheckIn(by=ORGANISER, player=player(1)))

    assert world.refused(Undo(by=HEAD, event=away)).event == back
    world.do(Undo(by=HEAD, event=back))
    world.do(Undo(by=HEAD, event=away))
    assert world.state.players[player(1)].plays


def test_a_log_begins_with_its_creation() -> None:
    with pytest.raises(LogError):
        replay(World().log[1:])


@settings(max_examples=25)
@given(
    players=st.integers(6, 20),
    seed=st.binary(min_size=32, max_size=32),
    percent=st.integers(0, 60),
    keep=st.integers(0, 6),
)
def test_any_log_rebuilds_its_tournament(players: int, seed: bytes, percent: int, keep: int) -> None:
    """The live state and the rebuilt one are equal, also through JSON, and every undo in it was allowed."""
    trouble = TroubleRates(percent=percent, budget=80, keep=keep)
    tournament = simulate(
        find_format("pl-forty"), find_ruleset("pl-forty"), players, seed=seed, trouble=trouble
    )

    read = [decoder.decode(encoder.encode(event)) for event in tournament.log]

    assert read == tournament.log
    assert replay(read) == tournament.state


@settings(max_examples=25)
@given(seed=st.binary(min_size=32, max_size=32), data=st.data())
def test_undo_and_undo_again_is_nothing(seed: bytes, data: st.DataObject) -> None:
    tournament = simulate(find_format("pl-forty"), find_ruleset("pl-forty"), 6, seed=seed)
    number = data.draw(st.integers(1, len(tournament.log)))
    before = tournament.state

    undone = tournament.do(Undo(by=HEAD, event=EventNumber(number)), now=1)
    if undone:
        assert isinstance(tournament.log[-1], Undone)
        tournament.do(Undo(by=HEAD, event=EventNumber(len(tournament.log))), now=2)

    assert replace(before, seen=tournament.state.seen) == tournament.state


def test_checkpoints_change_no_answer_and_no_state() -> None:
    """An undo is folded from the last checkpoint on; the slow way is to fold the whole log."""
    form, chaos = find_format("pl-forty"), TroubleRates(percent=35, budget=200, keep=8)
    log = simulate(form, find_ruleset("pl-forty"), 24, seed=b"u" * 32, trouble=chaos).log
    tournament, checkpoints = Tournament(log[:1]), Checkpoints()

    for event in log[1:]:
        tournament.add(event)
        assert tournament.state == replay(tournament.log)

    assert replay(log, checkpoints) == tournament.state
    answers = [check_undo(log, EventNumber(number)) for number in range(1, len(log) + 1)]
    quickly = [check_undo(log, EventNumber(number), checkpoints) for number in range(1, len(log) + 1)]
    assert quickly == answers
    assert None in answers
    assert any(isinstance(event, Undone) for event in log[64:])
