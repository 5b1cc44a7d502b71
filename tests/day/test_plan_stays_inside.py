"""The draw's plan for later rounds is in the log, and on no page."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from stolik.day.badges import Badge, BadgeKind
from stolik.tournament.actors import PlayerId, Role
from stolik.tournament.commands import InviteOfficial, PublishRound
from stolik.tournament.events import RoundDrawn
from tests.day.halls import BY, ORGANISER, Floor, table_badge

BADGES = {
    "public": None,
    "table": table_badge(1),
    "player": Badge(kind=BadgeKind.PLAYER, player=PlayerId(1)),
    "referee": Badge(kind=BadgeKind.OFFICIAL, official="ref-1"),
    "organiser": ORGANISER,
}


@pytest.mark.parametrize("who", sorted(BADGES))
def test_no_page_tells_who_is_to_meet_in_later_rounds(who: str) -> None:
    async def check(floor: Floor) -> None:
        await floor.announce("pl-forty", 16)
        await floor.do(InviteOfficial(by=BY, official="ref-1", role=Role.REFEREE))
        await floor.draw()
        await floor.do(PublishRound(by=BY))
        drawn = next(
            event for event in (await floor.loaded()).tournament.log if isinstance(event, RoundDrawn)
        )
        assert drawn.planned, "there is something to keep"

        seen = await floor.see(BADGES[who])

        page = msgspec.json.encode(seen).decode()
        for later in drawn.planned:
            for table in later.tables:
                assert f"[{','.join(map(str, table.seats))}]" not in page
        assert '"planned"' not in page
        assert [len(stage.drawn) for stage in seen.stages if stage.reached] == [1]

    asyncio.run(check(Floor()))
