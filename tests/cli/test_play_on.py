"""`stolik review GAME --play-on TURN`: a finished game played on in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from stolik.core.events import PlayedOn
from stolik.core.fairness.audit import audit
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.state import replay
from stolik.notation.record import Record, read_record, write_record
from stolik.simulation.arena import play_events
from tests.forked import run_forked

SEED = (5).to_bytes(32)


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of a finished game of two bots."""
    file = tmp_path_factory.mktemp("games") / "first.jsonl"
    events = play_events(EN_CLASSIC, ["casual", "casual"], SEED)[0]
    file.write_text(write_record(Record(events=events, players=("A", "B"))), encoding="utf-8")
    return file


def played(folder: Path, game: Path, *arguments: str, text: str = "") -> tuple[int, str]:
    done = run_forked(
        "review",
        str(game),
        *arguments,
        text=text.encode(),
        folder=folder,
        environment={**os.environ, "STOLIK_LANG": "en"},
    )
    return done.returncode, (done.stdout + done.stderr).decode()


def test_a_game_goes_on_from_a_turn_and_its_record_proves_itself(first: Path, tmp_path: Path) -> None:
    status, text = played(tmp_path, first, "--play-on", "6", "--record", "on.jsonl", text="draw\npass\n" * 90)

    events = read_record((tmp_path / "on.jsonl").read_text(encoding="utf-8")).events
    at = next(i for i, event in enumerate(events) if isinstance(event, PlayedOn))
    before = replay(events[:at])
    assert status == 0, text
    assert list(events[:at]) == list(read_record(first.read_text(encoding="utf-8")).events[:at])
    assert before.turns == 6
    assert before.turn is not None
    assert events[at] == PlayedOn(at=events[at].at, seat=before.turn.seat, deadline=None)
    assert "Score sheet" in text
    assert not audit(events)


@pytest.mark.parametrize("turn", ["0", "999", "x"])
def test_a_turn_that_is_not_there_is_refused(turn: str, first: Path, tmp_path: Path) -> None:
    status, text = played(tmp_path, first, "--play-on", turn)

    assert status == 2
    assert "--play-on" in text
