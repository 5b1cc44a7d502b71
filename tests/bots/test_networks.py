"""The value networks answer as training did, and are told what they were told in training."""

from __future__ import annotations

import struct
from importlib.resources import files
from pathlib import Path

import pytest

from stolik.bots import BOTS, _mind
from stolik.bots.master import Swift
from stolik.bots.networks import LATEST, MARGINS, network_named
from stolik.bots.rules_numbers import rules_numbers
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, RULESETS
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.core.view import View
from stolik.simulation.games import play_game

REPOSITORY = Path(__file__).parents[2]
EXAMPLES = Path(__file__).parent / "networks"
"""Positions and answers, as training wrote them beside each network."""
OUTCOME_BYTES = 12
"""At the end of each sample, empty in examples."""


@pytest.mark.parametrize("name", MARGINS)
def test_the_kernel_answers_as_training_did(name: str) -> None:
    network, _ = network_named(name)
    answers = list(struct.iter_unpack("<3f", (EXAMPLES / f"{name}.answers").read_bytes()))
    samples = (EXAMPLES / f"{name}.samples").read_bytes()
    size = len(samples) // len(answers)

    assert len(answers) == 256
    for number, answer in enumerate(answers):
        features = samples[number * size : (number + 1) * size - OUTCOME_BYTES]
        assert network.worth(features) == pytest.approx(answer, abs=1e-5)


def test_training_plays_by_the_rulesets() -> None:
    """Training needs nothing of ours installed, so it reads the rulesets from a file."""
    lines = (REPOSITORY / "training" / "rules.txt").read_text().splitlines()

    assert lines == [
        " ".join(map(str, (key, *map(int, rules_numbers(rules, seats)))))
        for key, rules in RULESETS.items()
        for seats in (2, 3, 4)
    ]


@pytest.mark.parametrize("hands", [None, 25])
@pytest.mark.parametrize("rules", [PL_FORTY, EN_CLASSIC], ids=["anywhere", "new-set"])
def test_a_move_without_search_takes_bounded_work(rules: Ruleset, hands: int | None) -> None:
    """Work is counted and not time, so that a move is the same on every machine: a point is a microsecond."""
    taken: list[int] = []

    class Counting(Swift):
        def plan(self, view: View, before: Position) -> Table[Kind]:
            planned = super().plan(view, before)
            taken.append(self.work)
            return planned

    players = [Counting(1), *(BOTS["exact"](seat) for seat in range(2))]
    for player in players:
        player.hands = hands

    play_game(rules, players, bytes(32))

    assert 500 < max(taken) < 9_000


def test_a_network_is_small() -> None:
    for name in MARGINS:
        assert len(files("stolik.bots").joinpath("weights", f"{name}.net").read_bytes()) <= 4 << 20


@pytest.mark.parametrize(
    ("cut", "said"),
    [
        pytest.param(slice(0), "too short", id="empty"),
        pytest.param(slice(1, None), "not a network's file", id="something else"),
        pytest.param(slice(-1), "too short", id="cut off"),
    ],
)
def test_a_broken_file_is_refused(cut: slice, said: str) -> None:
    file = files("stolik.bots").joinpath("weights", f"{LATEST}.net").read_bytes()

    with pytest.raises(ValueError, match=said):
        _mind.Network(file[cut])


def test_features_of_another_size_are_refused() -> None:
    network, _ = network_named(LATEST)

    with pytest.raises(ValueError, match="told something else"):
        network.worth(b"")
