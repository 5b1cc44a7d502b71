"""Messages to pages are encoded once for many, and contain only what each may know."""

from __future__ import annotations

import asyncio
from itertools import product

import msgspec

from stolik.day.badges import Badge, BadgeKind
from stolik.day.orders import Amend
from stolik.day.service import DayDone
from stolik.day.view_builder import see_day
from stolik.protocol.day import DayNow
from stolik.server.tournaments.page_cache import DayPages
from stolik.tournament.actors import EventNumber, PlayerId
from stolik.tournament.commands import CloseSheet, ConfirmSheet, EnterSheet, PublishRound, Undo
from stolik.tournament.players.name_book import Details
from stolik.words import Language, Words
from tests.day.halls import BY, ORGANISER, Floor, first, games, speaking, table_badge


def test_what_is_made_once_for_many_is_what_each_may_know() -> None:
    async def work() -> None:
        floor, pages = Floor(), DayPages()
        await floor.announce()
        badges = [None, ORGANISER, table_badge(1), table_badge(2)]
        badges += [Badge(kind=BadgeKind.PLAYER, player=PlayerId(number)) for number in (1, 5)]
        badges += [Badge(kind=BadgeKind.OFFICIAL, official="stranger")]

        async def compare() -> None:
            loaded = await floor.loaded()
            for badge in badges:
                # A page opened later gets another server time, by which its clocks are set.
                for now, language in product((7, 8), (Language.ENGLISH, Language.POLISH)):
                    day = see_day(loaded, badge, now=now, words=Words(language))
                    alone = msgspec.json.encode(DayNow(day=day)).decode()
                    assert pages.text(loaded, badge, language, now) == alone

        await compare()
        await floor.draw()
        await compare()
        await floor.do(PublishRound(by=BY))
        await compare()
        seats, device = await floor.seats(), table_badge(1)
        await floor.do(EnterSheet(by=speaking(seats[0]), table=first(), games=games(seats)), device)
        await compare()
        for player in seats[1:]:
            await floor.do(ConfirmSheet(by=speaking(player), table=first()), device)
        await floor.do(CloseSheet(by=BY, table=first()))
        await compare()
        renamed = await floor.ask(Amend(id="amend", player=seats[0], details=Details(name="Zofia Sample")))
        assert isinstance(renamed, DayDone)
        await compare()
        # The name is the old one again, although the book has not changed.
        assert isinstance(await floor.do(Undo(by=BY, event=EventNumber(renamed.seq))), DayDone)
        await compare()

    asyncio.run(work())
