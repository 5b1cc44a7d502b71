"""The fair shuffle: fixed before the deal, influenced by every player, and reproducible afterwards."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import cycle

import pytest

from stolik.core.fairness import shuffle
from stolik.core.fairness.shuffle import SEED_BYTES, SeedError, commit, decks_from
from stolik.core.tiles import BAG

SEED = bytes(range(SEED_BYTES))
OTHER = bytes(SEED_BYTES)


def test_the_commitment_is_the_seeds_digest() -> None:
    """Anybody can check it with their own tools."""
    assert commit(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commit(SEED) != commit(OTHER)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_thirty_two_bytes(length: int) -> None:
    """A short seed could be guessed from its commitment."""
    with pytest.raises(SeedError):
        commit(bytes(length))
    with pytest.raises(SeedError):
        decks_from(bytes(length))


def test_a_deck_is_the_whole_bag() -> None:
    """Shuffling neither loses nor duplicates a tile."""
    for number in range(5):
        deck = decks_from(SEED)(number)
        assert sorted(deck) == list(BAG)
        assert deck != BAG


def test_the_same_seeds_make_the_same_decks() -> None:
    """Anybody can reproduce a finished game's deal."""
    assert decks_from(SEED, ["anna", "jan"])(2) == decks_from(SEED, ["anna", "jan"])(2)


def test_the_first_tiles_of_a_known_seed() -> None:
    """Stored games are checked with this shuffle for ever, so it must not change unnoticed."""
    assert " ".join(map(str, decks_from(SEED, ["anna", "jan"])(0)[:8])) == "k8 o1 k3 k11 o3 r9 k12 r8"


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(["anna", "jan"], id="two players"),
        pytest.param(["anna", "jam"], id="one letter changed"),
        pytest.param(["jan", "anna"], id="in another order"),
        pytest.param(["annaj", "an"], id="a letter moved from one to the next"),
        pytest.param(["annajan"], id="all in one"),
        pytest.param(["anna", "jan", ""], id="an empty one added"),
    ],
)
def test_what_players_throw_in_matters(seeds: list[str]) -> None:
    """Each player's seed changes the deal, so nobody can choose it alone."""
    others = [["anna", "jan"], ["anna", "jam"], ["jan", "anna"], ["annaj", "an"], ["annajan"], []]

    same = [decks_from(SEED, other)(0) == decks_from(SEED, seeds)(0) for other in others]

    assert sum(same) == (seeds in others)


def test_every_deck_of_a_game_is_another() -> None:
    """A new deal is a new shuffle, not the old one again."""
    decks = {decks_from(SEED)(number) for number in range(20)}

    assert len(decks) == 20


def test_every_tile_comes_everywhere() -> None:
    """Over many decks no tile prefers a place: a plain count with a loose bound."""
    first = Counter(decks_from(SEED)(number)[0] for number in range(2120))
    last = Counter(decks_from(SEED)(number)[-1] for number in range(2120))

    for places in (first, last):
        assert set(places) == set(BAG)
        assert max(places.values()) < 3 * 2120 / len(BAG)


def test_words_past_the_last_whole_multiple_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that would favour low numbers is skipped, and the next one used.

    The highest word is past the last whole multiple of every bound that is not a power of two.
    """
    highest, taken = 2**32 - 1, []

    def words(key: bytes, deck: int) -> Iterator[int]:
        del key, deck
        for word in cycle((highest, 0)):
            taken.append(word)
            yield word

    monkeypatch.setattr(shuffle, "words", words)

    deck = decks_from(SEED)(0)

    bounds = range(2, len(BAG) + 1)
    powers = [bound for bound in bounds if bound.bit_count() == 1]
    # Each other bound needs a second word if the first one is the highest.
    assert sorted(deck) == list(BAG)
    assert len(taken) > len(bounds) + (len(bounds) - len(powers)) // 2
