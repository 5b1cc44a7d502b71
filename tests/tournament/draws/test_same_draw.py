"""Draws do not change between versions: a published seed must verify in every later one."""

from __future__ import annotations

import hashlib

import pytest
from msgspec.json import encode

from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.published import publish
from tests.tournament.refusals.fields import SEED, field_of


@pytest.mark.parametrize(
    ("players", "rounds", "digest"),
    [
        pytest.param(5, 5, "8e88cfff31014afa"),
        pytest.param(6, 3, "425b375e8141e9f1"),
        pytest.param(10, 3, "e047673dad03ce9d"),
        pytest.param(13, 4, "a37e8cd0e9dfcb4a"),
        pytest.param(16, 3, "654a3bf248eef574"),
        pytest.param(17, 4, "f0a38bc8caa29cb7"),
        pytest.param(24, 6, "66aef7069ddd9fc7"),
        pytest.param(50, 3, "ec28913a062e86c5"),
        pytest.param(128, 4, "7463dec0ba171840"),
    ],
)
def test_a_seed_draws_what_it_always_drew(players: int, rounds: int, digest: str) -> None:
    """A change here makes published draws unverifiable: it needs a new purpose for the lot's key."""
    drawn = draw_rounds(field_of(players), rounds, SEED)

    assert hashlib.sha256(encode(publish(drawn))).hexdigest().startswith(digest)


def test_wishes_draw_what_they_always_drew() -> None:
    first = draw_rounds(field_of(18), 3, SEED, apart=[frozenset({1, 2}), frozenset({3, 4})])
    rest = draw_rounds(field_of(17), 2, SEED, played=first.rounds[:1], planned=first.rounds[1:])

    digests = [hashlib.sha256(encode(publish(drawn))).hexdigest()[:16] for drawn in (first, rest)]

    assert digests == ["ce92a2f9df8ba574", "f158d75b65644519"]
