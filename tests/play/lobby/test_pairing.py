"""Who is seated with whom: properties of the pure pairing."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from stolik.play.ids import PlayerId
from stolik.play.lobby.pairing import (
    ANY_AFTER,
    BOTS_AFTER,
    FIRST_RANGE,
    Pairing,
    Seeker,
    Wish,
    company_of,
    fits,
    pair,
    range_of,
    strength_of,
)
from stolik.play.lobby.skill import newcomer

NOW = 1_000_000
WISHES = [Wish(rules="pl-forty", seats=seats, turn_seconds=40, rated=True) for seats in (2, 3, 4)]


def seeker(name: str, strength: int = 1000, *, waited: int = 0, seats: int = 2, bots: bool = False) -> Seeker:
    return Seeker(
        player=PlayerId(name), wish=WISHES[seats - 2], strength=strength, since=NOW - waited, bots=bots
    )


@st.composite
def crowds(draw: st.DrawFn) -> tuple[list[Seeker], frozenset[frozenset[PlayerId]]]:
    """Draw people with wishes, and pairs who must not meet."""
    people = [
        Seeker(
            player=PlayerId(f"p{i}"),
            wish=draw(st.sampled_from(WISHES)),
            strength=draw(st.integers(500, 1500)),
            since=NOW - draw(st.integers(0, 90_000)),
            bots=draw(st.booleans()),
        )
        for i in range(draw(st.integers(0, 12)))
    ]
    pairs = list(combinations([each.player for each in people], 2))
    apart = draw(st.lists(st.sampled_from(pairs), max_size=4)) if pairs else []
    return people, frozenset(map(frozenset, apart))


@given(crowds())
def test_everybody_at_a_table_fits_everybody_else(
    crowd: tuple[list[Seeker], frozenset[frozenset[PlayerId]]],
) -> None:
    people, apart = crowd
    known = {each.player: each for each in people}

    tables = pair(people, NOW, apart)

    seated = [player for table in tables for player in table.players]
    assert len(seated) == len(set(seated)), "somebody sits twice"
    for table in tables:
        sitting = [known[player] for player in table.players]
        assert {each.wish for each in sitting} == {table.wish}
        assert 0 <= table.bots < table.wish.seats
        for one, other in combinations(sitting, 2):
            assert fits(one, other, NOW)
            assert frozenset((one.player, other.player)) not in apart


@given(crowds())
def test_no_possible_table_is_left(crowd: tuple[list[Seeker], frozenset[frozenset[PlayerId]]]) -> None:
    people, apart = crowd

    tables = pair(people, NOW, apart)

    seated = {player for table in tables for player in table.players}
    left = [each for each in people if each.player not in seated]
    for wish in WISHES:
        for some in combinations([each for each in left if each.wish == wish], wish.seats):
            pairs = list(combinations(some, 2))
            blocked = any(frozenset((one.player, other.player)) in apart for one, other in pairs)
            assert blocked or not all(fits(one, other, NOW) for one, other in pairs), some


@given(crowds())
def test_bots_come_only_where_everybody_agrees(
    crowd: tuple[list[Seeker], frozenset[frozenset[PlayerId]]],
) -> None:
    people, apart = crowd
    known = {each.player: each for each in people}

    tables = pair(people, NOW, apart)

    full = {player for table in tables if not table.bots for player in table.players}
    rest = [each for each in people if each.player not in full]
    for table in tables:
        if table.bots:
            sitting = [known[player] for player in table.players]
            assert all(each.bots for each in sitting)
            assert max(NOW - each.since for each in sitting) >= BOTS_AFTER
            for each in sitting:
                assert all(other.bots for other in company_of(each, rest, NOW, apart))


@given(crowds())
def test_the_order_of_announcing_does_not_matter(
    crowd: tuple[list[Seeker], frozenset[frozenset[PlayerId]]],
) -> None:
    people, apart = crowd

    def as_set(tables: tuple[Pairing, ...]) -> set[tuple[Wish, frozenset[PlayerId]]]:
        return {(table.wish, frozenset(table.players)) for table in tables}

    assert as_set(pair(people, NOW, apart)) == as_set(pair(list(reversed(people)), NOW, apart))


def test_a_range_widens_until_everybody_fits() -> None:
    ranges = [range_of(waited) for waited in range(0, ANY_AFTER, 1_000)]

    widths = [each for each in ranges if each is not None]
    assert widths[0] == FIRST_RANGE
    assert len(widths) == len(ranges)
    assert widths == sorted(widths)
    assert range_of(ANY_AFTER) is None


def test_both_must_be_within_each_others_range() -> None:
    strong = seeker("strong", 1400, waited=ANY_AFTER)

    assert not pair([strong, seeker("new", 1000)], NOW)
    assert pair([strong, seeker("waits", 1000, waited=ANY_AFTER)], NOW)


def test_the_closest_play_together() -> None:
    crowd = [seeker("a", 1000), seeker("b", 1090), seeker("c", 1010), seeker("d", 1095)]

    assert {frozenset(table.players) for table in pair(crowd, NOW)} == {frozenset("ac"), frozenset("bd")}


def test_bots_fill_a_table_after_half_a_minute() -> None:
    alone = seeker("a", waited=BOTS_AFTER, seats=4, bots=True)
    early = seeker("b", waited=BOTS_AFTER - 1, seats=4, bots=True)
    other = seeker("c", seats=4)

    assert pair([alone], NOW) == (Pairing(WISHES[2], (PlayerId("a"),)),)
    assert not pair([early], NOW)
    assert not pair([alone, other], NOW), "the other has not agreed"
    far = seeker("d", 1000 + FIRST_RANGE + 1, waited=BOTS_AFTER, seats=4, bots=True)
    assert pair([alone, other, far], NOW) == (Pairing(WISHES[2], (PlayerId("d"),)),), "the other needs a"
    both = pair([alone, early], NOW)
    assert [set(table.players) for table in both] == [{"a", "b"}]
    assert both[0].bots == 2


def test_a_newcomer_is_expected_to_be_average() -> None:
    assert strength_of(newcomer(PlayerId("new"))) == 1000
