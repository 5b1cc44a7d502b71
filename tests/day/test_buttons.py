"""The buttons of a table's device: those that the tournament's rules have, and no others."""

from __future__ import annotations

import asyncio

import pytest

from stolik.core.rulesets import RULESETS, find_ruleset
from stolik.day.orders import Reform
from tests.day.halls import Floor, table_badge

KNOWS = {
    "pl-minute": (True, False),
    "pl-forty": (True, False),
    "pl-stacks": (True, True),
    "ru-championship": (False, False),
    "en-classic": (False, False),
}
"""Whether the rules have "I open next turn" (M-8, F-9, S-18) and the clock pressed too early (S-11)."""


@pytest.mark.clause("S-11")
@pytest.mark.parametrize("rules", sorted(KNOWS))
def test_the_table_offers_what_the_rules_know(rules: str) -> None:
    async def check(floor: Floor) -> None:
        await floor.announce("pl-forty", 8)
        await floor.ask(Reform(id="rules", format="pl-forty", rules=rules))

        seen = await floor.see(table_badge(1))

        assert (seen.announcements, seen.early_clock) == KNOWS[rules]
        assert seen.turn_seconds == find_ruleset(rules).turn_seconds

    asyncio.run(check(Floor()))


def test_no_ruleset_is_forgotten() -> None:
    assert set(RULESETS) == set(KNOWS)
