"""Reviews: every golden game, marks supported by the interval, and no mistakes in forced turns."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stolik.coach.review.chances import Effort, TurnQuestion, compare_plays, network_play
from stolik.coach.review.curve import ROUNDS, ChancePoint, doubtful_points, settle, sure_points
from stolik.coach.review.marks import Chance, clearly_better
from stolik.coach.review.review import MOST_WORK, review_game
from stolik.coach.review.shape import Review
from stolik.coach.review.temper import tempered, tempered_at
from stolik.coach.review.turning import swings
from stolik.core.events import Event, PlayedOn, TimedOut, TurnPlayed
from stolik.core.state import Phase, replay
from stolik.core.view import Viewer, redact, view
from stolik.notation.record import read_record
from tests.cli.running import run

RECORDS = Path(__file__).parents[1] / "records"
FINISHED = sorted(
    path.stem
    for path in RECORDS.glob("*.jsonl")
    if replay(read_record(path.read_text()).events).phase is Phase.OVER
    # One whole game is enough: games under other rules take seconds, and short ones cover the rules.
    and (path.stem == "whole-pl-forty" or not path.stem.startswith("whole-"))
)


def events_of(name: str) -> tuple[Event, ...]:
    return read_record((RECORDS / f"{name}.jsonl").read_text()).events


def reviewed(name: str, *, worlds: int = 4, seat: int | None = None, seed: int = 0) -> Review:
    return review_game(events_of(name), worlds=worlds, seat=seat, seed=seed)


@pytest.mark.parametrize("name", FINISHED)
def test_every_finished_record_is_reviewed(name: str) -> None:
    """Every turn appears once; numbers are possible; a forced turn is never a mistake."""
    events, review = events_of(name), reviewed(name)

    copied = max((i for i, event in enumerate(events) if isinstance(event, PlayedOn)), default=0)
    laid = [len(event.played) for event in events[copied:] if isinstance(event, TurnPlayed)]
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
            assert not turn.forced
            assert win.before > win.high
            assert turn.better is not None
        if turn.could_go_out:
            assert win.before == 1
    assert all(abs(sum(turn.open.seats) - 1) < 0.01 for turn in review.turns)
    assert set(review.turning_points) <= {turn.turn for turn in review.turns}
    assert len(review.turning_points) <= 3


def test_the_same_seed_gives_the_same_review() -> None:
    assert reviewed("out-pl-forty", seed=3) == reviewed("out-pl-forty", seed=3)


def test_one_seat_is_reviewed_alone() -> None:
    review = reviewed("out-pl-forty", seat=1)

    assert {turn.seat for turn in review.turns} == {1}


def test_not_to_go_out_is_a_clear_mistake() -> None:
    """The player went out in the last turn: a draw instead is marked as a mistake."""
    events = events_of("out-pl-forty")
    at = max(i for i, event in enumerate(events) if isinstance(event, TurnPlayed))
    state = replay(events[:at])
    assert state.turn is not None
    seat = state.turn.seat
    viewer = Viewer(seat=seat)
    rack = [tile.kind.index for tile in state.racks[seat]]

    asked = TurnQuestion(view=view(state, viewer), events=[redact(each, viewer) for each in events[:at]])

    drawn, out = compare_plays(asked, [[], rack], Effort(worlds=16, work=10_000, seed=1))

    assert sorted(network_play(asked)) == sorted(rack)
    assert out.mean == 1
    assert drawn.mean < 1
    assert clearly_better(out, drawn)
    assert not clearly_better(drawn, out)


def curve(worlds: int, *shares: float) -> list[ChancePoint]:
    return [ChancePoint(seats=(share, 1 - share), worlds=worlds) for share in shares]


@pytest.mark.parametrize(
    ("shares", "points"),
    [
        pytest.param([0.5], [], id="no turns"),
        pytest.param([0.5, 0.55, 0.5], [], id="nothing decides"),
        pytest.param([0.2, 0.5, 0.55], [0], id="one"),
        pytest.param([0.2, 0.4, 0.9, 0.5], [1, 2, 0], id="three, the largest first"),
        pytest.param([0.2, 0.8, 0.3, 0.5, 0.301], [0, 1], id="a third that a fourth equals"),
    ],
)
def test_turning_points_are_the_largest_changes(shares: list[float], points: list[int]) -> None:
    assert sure_points(curve(20_000, *shares), None) == points


def test_what_decides_is_looked_at_until_two_seeds_would_agree() -> None:
    """The points beside the border between two changes are looked at, and no others."""
    truth = (0.5, 0.64, 0.59, 0.59, 0.59)
    points = curve(1_000, *truth)
    looks: list[int] = []

    def look(index: int, _: int, work: int) -> ChancePoint:
        looks.append(index)
        return ChancePoint(seats=(truth[index], 1 - truth[index]), worlds=work)

    settle(points, None, look, 400_000)

    assert sure_points(points, None) == [0]
    assert set(looks) == {0, 1, 2}
    assert doubtful_points(points, None) == []


def test_only_what_is_beyond_doubt_is_a_turning_point() -> None:
    shares = (0.5, 0.9, 0.6, 0.55)

    assert sure_points(curve(16, *shares), None) == []
    assert sorted(sure_points(curve(5_000, *shares), None)) == [0, 1]
    assert sure_points(curve(5_000, 0.5, 0.55, 0.6), (1.0, 0.0)) == [2], "the end has no error"
    assert sure_points(curve(5_000, 0.5, 0.52), None) == []


def test_what_is_in_doubt_is_looked_at_again_until_it_is_not() -> None:
    points = curve(16, 0.5, 0.9, 0.6, 0.55)
    looked: list[int] = []

    def look(index: int, _round: int, work: int) -> ChancePoint:
        looked.append(index)
        return curve(work, 0.5, 0.9, 0.6, 0.55)[index]

    settle(points, None, look, 100_000)

    assert looked
    assert doubtful_points(points, None) == []
    assert sorted(sure_points(points, None)) == [0, 1]


def test_what_more_worlds_would_not_decide_is_given_up() -> None:
    """Four changes of the same size: after some rounds the rest of the work is saved."""
    shares = (0.5, 0.9, 0.5, 0.9)
    points = curve(600, *shares)
    rounds: list[int] = []

    def look(index: int, number: int, work: int) -> ChancePoint:
        rounds.append(number)
        return curve(work, *shares)[index]

    settle(points, (0.5, 0.5), look, 1_000)

    assert 0 < max(rounds) < ROUNDS // 2
    assert sure_points(points, (0.5, 0.5)) == []
    assert doubtful_points(curve(9_000, 0.5, 0.9, 0.5, 0.5), (0.5, 0.5)) == [], "the first two are clear"


def test_the_work_of_a_review_is_bounded_however_long_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def compared(_: TurnQuestion, plays: list[tuple[int, ...]], effort: Effort) -> list[Chance]:
        asked.append(effort.work)
        values = (0.0, 1.0) * 8
        return [
            Chance(laid=play, mean=0.5, low=0.4, high=0.6, seats=(0.5, 0.3, 0.1, 0.1), values=values)
            for play in plays
        ]

    monkeypatch.setattr("stolik.coach.review.review.compare_plays", compared)
    for name in ("whole-pl-stacks", "out-pl-forty"):
        asked.clear()
        review = review_game(events_of(name))

        assert sum(asked) <= MOST_WORK, f"{len(review.turns)} turns"


@pytest.mark.parametrize("openly", [False, True])
@pytest.mark.parametrize("shares", [(0.5, 0.5), (1.0, 0.0), (0.7, 0.2, 0.1), (0.4, 0.3, 0.2, 0.1)])
def test_shown_chances_keep_their_order_and_are_less_sure(shares: tuple[float, ...], *, openly: bool) -> None:
    shown = tempered(shares, 50, openly=openly)

    assert sum(shown) == pytest.approx(1)
    assert sorted(shown, reverse=True) == list(shown)
    assert max(shown) <= max(shares) + 1e-9
    assert tempered_at(shares, 0, shares[0], 50, openly=openly) == pytest.approx(shown[0])


def test_a_change_is_the_largest_of_any_seat() -> None:
    assert swings([(0.5, 0.5), (0.8, 0.2), (1.0, 0.0)]) == pytest.approx([0.3, 0.2])
    assert swings([(0.5, 0.5)]) == swings([]) == []


def test_progress_is_told_until_all_is_done() -> None:
    steps: list[tuple[int, int]] = []

    review_game(events_of("out-pl-forty"), worlds=16, on_step=lambda done, of: steps.append((done, of)))

    assert steps == sorted(steps)
    assert steps[0][0] == 0
    assert steps[-1][0] == steps[-1][1] > 0


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
    written = page.read_text()
    assert "<svg" in written
    width = float(re.findall(r'viewBox="0 0 (\d+) ', written)[0])
    middles = [float(x) for x in re.findall(r'<text x="([\d.]+)"[^>]*text-anchor="middle"', written)]
    assert max(middles) <= width - 12, "the last number is cut off"
    assert all(name in written for name in ("Sample A", "Sample B", "Sample C", "Sample D"))
    assert not re.search(r"\b[rbko](1[0-3]|[1-9])\b", re.sub(r"<style>.*</style>", "", written))
    said = plain.stdout.decode()
    assert "Punkty zwrotne" in said or "Żaden pojedynczy ruch" in said
    assert f"stolik review {game} --play-on " in said


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
