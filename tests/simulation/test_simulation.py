"""Simulations: the same seed gives the same result, wherever the deals are played."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence

import pytest

from stolik.bots import BOTS
from stolik.core.ruleset import SEAT_COUNTS
from stolik.core.rulesets import PL_FORTY, RULESETS
from stolik.core.scoring import Ending
from stolik.simulation.duplicate import DealResult, Played, play_deal, tasks
from stolik.simulation.games import play_game
from stolik.simulation.runners import Engine, run
from stolik.simulation.study import study
from stolik.simulation.times import Times, milliseconds
from tests.forked import decoded, run_forked
from tests.simulation.times import untimed


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("name", [name for name in BOTS if name != "master"])  # it is slow
@pytest.mark.parametrize("key", RULESETS)
def test_bots_finish_their_games(key: str, name: str, seats: int) -> None:
    game = play_game(RULESETS[key], [BOTS[name](seat) for seat in range(seats)], bytes(32))

    assert game.state.score is not None


def deals(engine: Engine, *, bots: Sequence[str] = ("exact", "casual", "novice")) -> list[DealResult]:
    """Play four deals with one of the backends, and return them in order."""
    found = run(tasks(PL_FORTY, bots, deals=4, seed="a"), engine, jobs=2)
    return sorted(map(untimed, found), key=lambda result: result.deal)


def test_processes_play_what_one_process_plays() -> None:
    assert deals(Engine.PROCESSES) == deals(Engine.HERE)


def test_a_cluster_plays_what_one_process_plays() -> None:
    pytest.importorskip("ray", reason="the extra stolik[ray] is not installed")

    assert deals(Engine.RAY) == deals(Engine.HERE)


def test_every_bot_sits_everywhere_once() -> None:
    """With the same bot on every seat the rotations are one game: all seats add up to the same."""
    (task,) = tasks(PL_FORTY, ("exact",) * 4, deals=1, seed="b")

    result = play_deal(task)

    assert len({played.small for played in result.line_up}) == 1
    assert sum(played.wins for played in result.line_up) == result.games == 4


def test_stronger_bots_win_more() -> None:
    """The ends of the ladder differ clearly even in a few deals."""
    results = list(run(tasks(PL_FORTY, ("novice", "exact"), deals=10, seed="c"), Engine.HERE))

    novice, exact = study(("novice", "exact"), results).standings

    assert exact.wins.mean > 0.9
    assert novice.wins.mean < 0.1


def test_study_counts_by_name_over_deals() -> None:
    """Two seats with one name are one bot; the interval is over deals, and a rate stays between 0 and 1."""
    results = [
        DealResult(
            deal=deal,
            games=3,
            turns=60,
            endings={Ending.OUT: 3},
            line_up=(
                Played(wins=won, small=30, big=1),
                Played(wins=3 - won, small=-20, big=2),
                Played(wins=0, small=-10, big=0),
            ),
            times=(Times(), Times(), Times()),
        )
        for deal, won in enumerate((3, 2))
    ]

    found = study(("club", "exact", "exact"), results)

    club, exact = found.standings
    assert (club.bot, exact.bot) == ("club", "exact")
    assert club.wins.mean == pytest.approx(5 / 6)
    assert club.wins.high == 1
    assert exact.small.mean == pytest.approx(-5)
    assert found.games == 6
    assert found.endings == {Ending.OUT: 6}


def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a separate process."""
    return decoded(run_forked("simulate", *arguments))


def test_the_command_answers_in_json() -> None:
    command = ("--bots", "exact,novice", "--deals", "3", "--seed", "d", "--engine", "here", "--json")

    first, again = simulate(*command), simulate(*command)

    assert first.returncode == 0
    one, other = json.loads(first.stdout), json.loads(again.stdout)
    for standing in (*one["standings"], *other["standings"]):
        ms = standing.pop("ms")
        assert 0 < ms["mean"] <= ms["max"]
        assert 0 < ms["p99"] <= ms["max"]
    assert one == other
    assert one["games"] == 6


def test_thinking_times_are_summed_up() -> None:
    """The mean and the longest are exact, the percentile is within a sixteenth of a doubling."""
    one, other = Times(), Times()
    for ms in range(1, 100):
        one.add(ms * 1_000_000)
    other.add(500_000_000)

    found = milliseconds((one, other))

    assert found.mean == pytest.approx((99 * 50 + 500) / 100)
    assert found.max == 500
    assert found.p99 == pytest.approx(99, rel=0.05)
    assert milliseconds(()).mean == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        pytest.param(("--bots", "exact,nobody"), "no bot “nobody”", id="unknown bot"),
        pytest.param(("--bots", "exact"), "two to four seats", id="one seat"),
        pytest.param(("--bots", "exact,exact", "--rules", "xx"), "no ruleset “xx”", id="unknown ruleset"),
        pytest.param(("--bots", "exact,exact", "--deals", "0"), "--deals", id="no deals"),
    ],
)
def test_bad_usage_is_told(arguments: tuple[str, ...], says: str) -> None:
    done = simulate(*arguments)

    assert done.returncode == 2
    assert says in done.stderr
