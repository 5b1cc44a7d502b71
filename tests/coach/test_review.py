"""Reviews: every golden game, marks that the interval supports, and no forced mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.coach.review.chances import chances
from stolik.coach.review.marks import clearly_better
from stolik.coach.review.rest import Rest
from stolik.coach.review.review import Review, review_game, summed_up, turning_points
from stolik.core.events import Event, TimedOut, TurnPlayed
from stolik.core.rulesets import PL_FORTY
from stolik.core.state import Phase, replay
from stolik.core.view import Viewer, redact, view
from stolik.notation.record import read_record
from stolik.notation.tiles import parse_rack
from tests.cli.running import run

RECORDS = Path(__file__).parents[1] / "records"
FINISHED = sorted(
    path.stem
    for path in RECORDS.glob("*.jsonl")
    if replay(read_record(path.read_text()).events).phase is Phase.OVER
)


def events_of(name: str) -> tuple[Event, ...]:
    return read_record((RECORDS / f"{name}.jsonl").read_text()).events


def reviewed(name: str, *, worlds: int = 8, seat: int | None = None, seed: int = 0) -> Review:
    events = events_of(name)
    return summed_up(replay(events).seats, list(review_game(events, worlds=worlds, seat=seat, seed=seed)))


def kinds(text: str) -> list[int]:
    return [kind.index for kind in parse_rack(text)]


@pytest.mark.parametrize("name", FINISHED)
def test_every_finished_record_is_reviewed(name: str) -> None:
    """Every turn is there once; numbers are possible ones; nothing forced is a mistake."""
    events, review = events_of(name), reviewed(name)

    laid = [len(event.played) for event in events if isinstance(event, TurnPlayed)]
    assert sum(turn.played for turn in review.turns) >= sum(laid) - 1
    for turn in review.turns:
        win = turn.win
        assert 0 <= win.low <= win.after <= win.high <= 1
        assert win.after <= win.before <= 1
        assert abs(sum(turn.seats) - 1) < 0.01
        if not any(isinstance(event, TimedOut) for event in events):
            assert turn.played <= turn.possible
        if turn.mark is not None:
            assert turn.possible > 0, "a forced turn is no mistake"
            assert win.before > win.high
            assert turn.better is not None
        if turn.could_go_out:
            assert win.before == 1
    assert set(review.turning_points) <= {turn.turn for turn in review.turns}
    assert len(review.turning_points) <= 3


def test_the_same_seed_gives_the_same_review() -> None:
    assert reviewed("out-pl-forty", seed=3) == reviewed("out-pl-forty", seed=3)


def test_one_seat_is_reviewed_alone() -> None:
    review = reviewed("out-pl-forty", seat=1)

    assert {turn.seat for turn in review.turns} == {1}


def test_not_to_go_out_is_a_clear_mistake() -> None:
    """The last turn of a game went out: had its player drawn instead, the review would say so."""
    events = events_of("out-pl-forty")
    at = max(i for i, event in enumerate(events) if isinstance(event, TurnPlayed))
    state = replay(events[:at])
    assert state.turn is not None
    seat = state.turn.seat
    viewer = Viewer(seat=seat)
    rack = [tile.kind.index for tile in state.racks[seat]]

    drawn, out = chances(
        view(state, viewer), [redact(each, viewer) for each in events[:at]], [[], rack], worlds=16, seed=1
    )

    assert out.mean == 1
    assert drawn.mean < 1
    assert clearly_better(out, drawn)
    assert not clearly_better(drawn, out)


def test_the_rest_of_a_game_ends_with_whoever_goes_out() -> None:
    rest = Rest(
        PL_FORTY,
        racks=[kinds("b7 k1"), kinds("b8")],
        table=kinds("b4 b5 b6"),
        bank=kinds("o1 o3"),
        opened=[True, True],
        seat=0,
        holds=[True, True],
    )

    rest.lay(kinds("b7"))

    assert rest.shares() == (0.0, 1.0)


def test_without_turns_there_are_no_turning_points() -> None:
    assert turning_points([]) == ()


def test_the_command_writes_json_and_a_page(tmp_path: Path) -> None:
    game, page = RECORDS / "out-pl-forty.jsonl", tmp_path / "review.html"

    told = run("review", str(game), "--worlds", "8", "--json", "--html", str(page))
    plain = run("review", str(game), "--worlds", "8", "--lang", "pl")

    review = json.loads(told.stdout)
    assert told.returncode == plain.returncode == 0
    assert {"seats", "turns", "turning_points", "accuracy"} == set(review)
    assert {"turn", "seat", "played", "possible", "could_open", "could_go_out", "win", "mark"} <= set(
        review["turns"][0]
    )
    assert set(review["turns"][0]["win"]) == {"before", "after", "low", "high"}
    assert set(review["accuracy"]) == {"tactical", "strategic"}
    assert "<svg" in page.read_text()
    assert "Punkty zwrotne" in plain.stdout.decode()


@pytest.mark.parametrize(
    ("name", "status"),
    [pytest.param("absent.jsonl", 2, id="no file"), pytest.param("broken.jsonl", 1, id="no record")],
)
def test_what_cannot_be_reviewed_is_said(tmp_path: Path, name: str, status: int) -> None:
    (tmp_path / "broken.jsonl").write_text("{}\n")

    done = run("review", str(tmp_path / name), "--json")

    assert (done.returncode, done.stdout) == (status, b"")
    assert done.stderr


def test_an_unfinished_game_is_refused(tmp_path: Path) -> None:
    lines = (RECORDS / "out-pl-forty.jsonl").read_text().splitlines()
    header = json.loads(lines[0])
    opened = {key: value for key, value in header.items() if key in {"format", "version"}}
    (tmp_path / "cut.jsonl").write_text("\n".join([json.dumps(opened), *lines[1:20]]) + "\n")

    done = run("review", str(tmp_path / "cut.jsonl"))

    assert done.returncode == 1
    assert b"not over" in done.stderr
