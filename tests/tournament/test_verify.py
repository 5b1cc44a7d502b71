"""Verification: a published draw that does not follow from its committed seed is detected."""

from __future__ import annotations

import hashlib
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import encode
from msgspec.structs import replace

from stolik.core.fairness.chance import SeedError
from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.plan import DrawnRounds
from stolik.tournament.draws.published import publish, read_published
from stolik.tournament.draws.swap import offer_swap
from stolik.tournament.draws.verification import Difference, Mismatch, verify_draw
from stolik.tournament.errors import FieldError, TournamentError
from tests.tournament.refusals.fields import SEED, field_of

NAMES = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMN")


@cache
def published() -> DrawnRounds:
    """Return the published draw; made when a test needs it, not on import."""
    return draw_rounds(NAMES, 3, SEED)


def _again(seed: bytes) -> DrawnRounds:
    return draw_rounds(NAMES, 3, seed)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert published().commitment == hashlib.sha256(SEED).hexdigest()


def test_the_same_seed_draws_the_same() -> None:
    assert verify_draw(published(), SEED, _again)


def test_another_seed_draws_something_else() -> None:
    outcome = verify_draw(published(), bytes(32), _again)

    assert not outcome
    assert outcome.differences[0] == Difference(mismatch=Mismatch.OTHER_SEED)
    assert len(outcome.differences) > 1


@given(data=st.data())
def test_any_swap_is_found_out_where_it_was_made(data: st.DataObject) -> None:
    number = data.draw(st.integers(min_value=1, max_value=3))
    first, second = data.draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=2, unique=True))
    altered = replace(published(), rounds=offer_swap(published().rounds, number, first, second).rounds)

    outcome = verify_draw(altered, SEED, _again)

    assert not outcome
    assert {(d.mismatch, d.round) for d in outcome.differences} == {(Mismatch.OTHER_SEATS, number)}


def test_a_missing_round_and_a_missing_table_are_found_out() -> None:
    first, *others = published().rounds
    shorter = replace(published(), rounds=tuple(others))
    emptier = replace(published(), rounds=(replace(first, tables=first.tables[1:]), *others))

    outcomes = [verify_draw(altered, SEED, _again) for altered in (shorter, emptier)]

    assert [outcome.differences[0].mismatch for outcome in outcomes] == [
        Mismatch.OTHER_ROUNDS,
        Mismatch.OTHER_TABLES,
    ]


def test_the_roster_is_mixed_into_the_lot() -> None:
    """Somebody who adds a name after the seed is fixed cannot predict the draw."""
    renamed = ("Somebody else", *NAMES[1:])

    drawn = draw_rounds(renamed, 3, SEED)

    changed = [
        seats != other
        for ours, theirs in zip(drawn.rounds, published().rounds, strict=True)
        for table, before in zip(ours.tables, theirs.tables, strict=True)
        for seats, other in zip(table.seats, before.seats, strict=True)
    ]
    assert sum(changed) > 20


@pytest.mark.parametrize("players", [5, 7, 16])
def test_a_published_draw_reads_back(players: int) -> None:
    drawn = draw_rounds(field_of(players), 3, SEED)

    assert read_published(encode(publish(drawn)), field_of(players)) == drawn


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"{", id="cut off"),
        pytest.param(b"\xff", id="no text"),
        pytest.param(b'{"rounds": [], "repeats": 0}', id="no commitment"),
        pytest.param(
            b'{"rounds":[{"round":1,"tables":[{"table":1,"seats":{"A":1,"C":2}}]}],"repeats":0,"commitment":""}',
            id="no seat B",
        ),
    ],
)
def test_what_is_no_published_draw_is_refused(raw: bytes) -> None:
    with pytest.raises(TournamentError):
        read_published(raw, field_of(4))


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(SeedError, match="31"):
        draw_rounds(NAMES, 3, bytes(31))


def test_a_name_twice_is_refused() -> None:
    with pytest.raises(FieldError, match="'Ola' is in the field twice"):
        draw_rounds(["Ola", "Jan", "Ola"], 3, SEED)
