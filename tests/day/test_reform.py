"""The ruleset and format can be changed until the first draw, and never after it."""

from __future__ import annotations

import asyncio

from stolik.day.orders import Reform
from stolik.day.service import DayDone
from stolik.tournament.events import RoundDrawn
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.refusals import TournamentRefusal
from stolik.words import Language, Words
from stolik.words.refusals import refusal_text
from tests.day.halls import Floor, table_badge


def test_rules_and_format_change_until_the_first_draw_and_not_after_it() -> None:
    async def check(floor: Floor) -> None:
        await floor.announce("pl-forty", 16)

        before = await floor.ask(Reform(id="one", format="pl-minute", rules="pl-minute"))
        await floor.draw()
        after = await floor.ask(Reform(id="two", format="pl-forty", rules="pl-forty"))

        assert isinstance(before, DayDone)
        state = await floor.state()
        assert (state.format.key, state.rules.key) == ("pl-minute", "pl-minute")
        drawn = (await floor.loaded()).tournament.log[-1]
        assert isinstance(drawn, RoundDrawn)
        assert isinstance(after, TournamentRefusal)
        assert after.code == "started_already"
        assert "first round is drawn" in refusal_text(Words(Language("en")), None, after)

    asyncio.run(check(Floor()))


def test_a_format_of_ones_own_is_taken_and_what_is_none_is_refused() -> None:
    async def check(floor: Floor) -> None:
        await floor.announce("pl-forty", 8)
        own = find_format("knock-out")

        taken = await floor.ask(Reform(id="one", format=own, rules="pl-forty"))
        unknown = await floor.ask(Reform(id="two", format="no-such-format", rules="pl-forty"))
        at_table = await floor.ask(Reform(id="three", format=own, rules="pl-minute"), table_badge(1))

        assert isinstance(taken, DayDone)
        assert (await floor.state()).format == own
        assert isinstance(unknown, TournamentRefusal)
        assert unknown.code == "bad_setting"
        assert (unknown.detail, unknown.typed) == ("unknown_format", "no-such-format")
        assert isinstance(at_table, TournamentRefusal)
        assert at_table.code == "not_allowed"

    asyncio.run(check(Floor()))
