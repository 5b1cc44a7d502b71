"""Golden games: the same commands give the same record, and everybody sees the same at every step."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.core.events import Event, GameEnded, GameScored, TimedOut
from stolik.core.rulesets import RULESETS
from stolik.core.scoring import Ending, Reason
from stolik.core.state import replay
from stolik.core.turns.timeout import TimeoutOutcome
from stolik.notation.record import read_record
from tests.records.golden import FOLDER, golden_names, played, read_golden, record_text, views_text

every_game = pytest.mark.parametrize("name", golden_names())


@every_game
def test_the_same_commands_make_the_same_record(name: str) -> None:
    """A change of behaviour shows as a difference; ``python -m tests.records`` accepts it."""
    game = played(read_golden(name))

    assert record_text(game) == (FOLDER / f"{name}.jsonl").read_text()


@every_game
def test_a_record_replays_state_by_state(name: str) -> None:
    """The spectator's and the seats' views after every event are the stored ones."""
    events = list(read_record((FOLDER / f"{name}.jsonl").read_text()).events)

    assert views_text(events) == (FOLDER / f"{name}.views").read_text()
    last = replay(events)
    assert last.stopped or last.score is not None


def test_every_special_case_is_among_them() -> None:
    """Every event, every ending, every reason for a score and every result of a time-out."""
    events = [event for name in golden_names() for event in played(read_golden(name)).events]
    scores = [event.score for event in events if isinstance(event, GameScored)]

    assert {type(event) for event in events} == set(Event.__args__)
    assert {event.ending for event in events if isinstance(event, GameEnded)} == set(Ending)
    assert {seat.reason for score in scores for seat in score.seats} == set(Reason)
    assert {event.outcome for event in events if isinstance(event, TimedOut)} == set(TimeoutOutcome)
    assert any(len(score.winners) > 1 for score in scores)


def test_every_ruleset_has_a_whole_game_and_one_won_by_going_out() -> None:
    games = Counter(
        read_golden(name).set_up.rules.key for name in golden_names() if name.startswith(("whole-", "out-"))
    )

    assert games == dict.fromkeys(RULESETS, 2)
