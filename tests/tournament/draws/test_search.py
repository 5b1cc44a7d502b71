"""The search: its running cost is correct, it never makes a plan worse, and it keeps locks."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.core.fairness.chance import words
from stolik.tournament.draws.designs import random_rounds
from stolik.tournament.draws.search import Search


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_a_search_counts_right_and_never_makes_a_plan_worse(data: st.DataObject) -> None:
    players = data.draw(st.integers(min_value=6, max_value=30), label="players")
    rounds = data.draw(st.integers(min_value=1, max_value=5), label="rounds")
    chance = words(b"search", data.draw(st.integers(min_value=0, max_value=99), label="stream"))
    pairs = st.tuples(st.integers(0, players - 1), st.integers(0, players - 1)).filter(lambda p: p[0] != p[1])
    apart = data.draw(st.lists(pairs, max_size=6), label="apart")
    played = random_rounds(players, data.draw(st.integers(min_value=0, max_value=2), label="played"), chance)
    locked = [frozenset(data.draw(st.sets(st.integers(0, players - 1), max_size=3))) for _ in range(rounds)]
    start = random_rounds(players, rounds, chance)
    search = Search(players, start, played=played, apart=apart, locked=locked)
    before = search.rank()

    found = search.run(80, chance)

    after = Search(players, found, played=played, apart=apart, locked=locked)
    last = Search(players, search.rounds, played=played, apart=apart, locked=locked)
    assert last.rank() == search.rank()
    assert after.rank() <= before
    for tables, old, kept in zip(found, start, locked, strict=True):
        assert [len(table) for table in tables] == [len(table) for table in old]
        assert [kept & set(table) for table in tables] == [kept & set(table) for table in old]
        assert sorted(slot for table in tables for slot in table) == list(range(players))
