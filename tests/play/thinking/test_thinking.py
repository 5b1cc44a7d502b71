"""Bots of rooms: created once, given what their seat may see, and replaced by fast ones if they fail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from stolik.bots import BOTS
from stolik.bots.hands import tiles_touched
from stolik.bots.seats.clock import hands_for
from stolik.core.deal import Seat
from stolik.core.events import Dealt, Event, TilesDrawn, TurnPlayed
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, RU_CHAMPIONSHIP
from stolik.core.table import Table
from stolik.core.tiles import HIDDEN, Tile
from stolik.play.house import House
from stolik.play.ports import StreamId
from stolik.play.rooms.seating import with_clock
from stolik.play.settings import PlaySettings
from stolik.play.thinking.kept_bots import KeptBots
from stolik.play.thinking.questions import (
    Behind,
    BotAnswer,
    BotQuestion,
    Chosen,
    Failed,
    ThinkerDiedError,
    answer_decoder,
    encode,
    question_decoder,
)
from stolik.play.thinking.thinking import Thinking
from tests.play.worlds import World, asked, plainest, run, the


class Listening:
    """Thinks in this process, through the wire format, and records the questions."""

    def __init__(self, answer: Callable[[BotQuestion], Awaitable[BotAnswer]] | None = None) -> None:
        self.bots = KeptBots()
        self.questions: list[BotQuestion] = []
        self.answers: list[BotAnswer] = []
        self._answer = answer

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """Return the answer."""
        self.questions.append(question)
        if self._answer is not None:
            return await self._answer(question)
        answer = self.bots.answer(question_decoder.decode(encode(question)))
        self.answers.append(answer)
        return answer_decoder.decode(encode(answer))


async def play_on(world: World, house: House, stream: StreamId, turns: int) -> None:
    """Let the person draw and the bots move, for some turns."""
    while (state := await world.state(stream)).turns < turns and state.score is None:
        if asked(state) == 0:
            the(await world.do(plainest(state), stream))
        else:
            world.now += PlaySettings().bot_pause
            await house.sweeper.wake(stream)


def told(thinker: Listening, level: str) -> list[Event]:
    """Return the events that reached a bot."""
    pairs = zip(thinker.questions, thinker.answers, strict=True)
    return [
        event
        for question, answer in pairs
        if question.level == level and isinstance(answer, Chosen)
        for event in question.events
    ]


def test_a_bot_is_told_every_event_once_as_its_seat_may_see_it() -> None:
    async def main() -> None:
        world, thinker = World(), Listening()
        house = world.worker(thinker=thinker)
        stream = await world.room(EN_CLASSIC, people=1, bots=("swift",))

        await play_on(world, house, stream, 12)

        loaded = await house.fresh_room(stream)
        assert loaded is not None
        happened = [
            event
            for event in await house.events_after(loaded, 0)
            if not type(event).__module__.startswith("stolik.play")
        ]
        heard = told(thinker, "swift")
        assert len(heard) > 20
        assert [type(event) for event in heard] == [type(event) for event in happened[: len(heard)]]
        dealt = next(event for event in heard if isinstance(event, Dealt))
        assert (set(dealt.racks[0]), HIDDEN in dealt.racks[1]) == ({HIDDEN}, False)
        drawn = [each for each in heard if isinstance(each, TilesDrawn) and each.seat == 0]
        assert {tile for each in drawn for tile in each.tiles} == {HIDDEN}

    run(main)


def test_a_bot_is_made_once_and_again_where_it_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        made: list[int] = []
        whole = BOTS["swift"].__init__

        def count(self: object, seed: int) -> None:
            made.append(seed)
            whole(self, seed)  # type: ignore[arg-type]  # its own

        monkeypatch.setattr(BOTS["swift"], "__init__", count)
        world, thinker = World(), Listening()
        house = world.worker(thinker=thinker)
        stream = await world.room(EN_CLASSIC, people=1, bots=("swift",))

        await play_on(world, house, stream, 8)
        once = len(made)
        thinker.bots = KeptBots()  # as after a crash
        await play_on(world, house, stream, 12)

        assert once == 1
        assert len(made) == 2
        assert len(set(made)) == 1  # with the same personality
        behind = [answer for answer in thinker.answers if isinstance(answer, Behind)]
        assert behind == [Behind(seq=0)] * 2

    run(main)


def test_a_bot_at_a_tournament_plays_for_what_its_standings_count() -> None:
    async def main() -> None:
        world, thinker = World(), Listening()
        house = world.worker(thinker=thinker)
        stream = await world.room(RU_CHAMPIONSHIP, people=1, bots=("swift", "exact"))
        loaded = await house.fresh_room(stream)
        assert loaded is not None
        assert loaded.room.game is not None
        opened = loaded.room.opened
        setup = replace(opened.setup, tournament="spring")
        arranged = replace(loaded, room=replace(loaded.room, opened=replace(opened, setup=setup)))
        thinking = Thinking(PlaySettings(), thinker, events_after=house.events_after)

        before = len(thinker.questions)
        for each in (loaded, arranged):
            for seat in (Seat(1), Seat(2)):
                await thinking.choose(each, loaded.room.game, seat, opened.setup.bots[seat], now=world.now)

        asked_for = [question.level for question in thinker.questions[before:]]
        assert list(dict.fromkeys(asked_for)) == ["swift", "exact", "swift+stake=rules"]

    run(main)


def test_a_bot_gets_time_from_the_clock_and_hands_from_the_rules() -> None:
    async def main() -> None:
        world, thinker = World(), Listening()
        house = world.worker(thinker=thinker)
        stream = await world.room(PL_FORTY, people=1, bots=("exact",))

        await play_on(world, house, stream, 10)

        moves = [question for question in thinker.questions if question.view.turn is not None]
        assert {question.hands for question in thinker.questions} == {26}
        assert {question.budget_ms for question in moves} == {PlaySettings().bot_budget}

    run(main)


@pytest.mark.parametrize("level", ["exact", "lurker", "swift"])
def test_bots_at_a_table_touch_no_more_than_hands_can(level: str) -> None:
    """With a clock of ten seconds the limit is six tiles."""

    async def main() -> None:
        world = World()
        rules = with_clock(PL_FORTY, 10)
        stream = await world.room(rules, people=1, bots=(level,))

        await play_on(world, world.house, stream, 60)

        loaded = await world.house.fresh_room(stream)
        assert loaded is not None
        table: Table[Tile] = Table()
        for event in await world.house.events_after(loaded, 0):
            if isinstance(event, TurnPlayed):
                assert tiles_touched(table.faces, event.table.faces) <= hands_for(rules) == 6
                table = event.table

    run(main)


async def _fails(_: BotQuestion) -> BotAnswer:
    return Failed(why="out of ideas")


async def _dies(_: BotQuestion) -> BotAnswer:
    raise ThinkerDiedError


async def _sleeps(_: BotQuestion) -> BotAnswer:
    await asyncio.Event().wait()
    raise AssertionError


@pytest.mark.parametrize("trouble", [_fails, _dies, _sleeps])
def test_a_quick_bot_moves_for_one_that_fails(
    trouble: Callable[[BotQuestion], Awaitable[BotAnswer]], caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        bots = KeptBots()

        async def answer(question: BotQuestion) -> BotAnswer:
            return await trouble(question) if question.level == "club" else bots.answer(question)

        world, thinker = World(), Listening(answer)
        house = world.worker(PlaySettings(bot_wait=20), thinker=thinker)
        stream = await world.room(EN_CLASSIC, people=1, bots=("club",))

        await play_on(world, house, stream, 6)

        assert {question.level for question in thinker.questions} == {"club", "swift"}
        assert (await world.state(stream)).turns == 6

    run(main)
    assert ("out of ideas" in caplog.text) == (trouble is _fails)


def test_a_bot_moves_where_nothing_thinks_at_all() -> None:
    async def main() -> None:
        world = World()
        house = world.worker(thinker=Listening(_dies))
        stream = await world.room(EN_CLASSIC, people=1, bots=("master",))

        await play_on(world, house, stream, 6)

        assert (await world.state(stream)).turns == 6

    run(main)


def test_nobody_waits_for_a_bot_that_thinks() -> None:
    """A sweep of many rooms ends while a bot still thinks; the bot moves when it has an answer."""

    async def main() -> None:
        bots, answers = KeptBots(), asyncio.Event()

        async def slowly(question: BotQuestion) -> BotAnswer:
            if question.level == "club":
                await answers.wait()
            return bots.answer(question)

        world = World()
        thinker = Listening(slowly)
        house = world.worker(PlaySettings(bot_wait=60_000), thinker=thinker)
        slow = await world.room(EN_CLASSIC, people=1, bots=("club",))
        quick = await world.room(EN_CLASSIC, people=1, bots=("novice",))
        for stream in (slow, quick):
            while asked(state := await world.state(stream)) == 0:
                the(await world.do(plainest(state), stream))
        before = (await world.state(quick)).turns
        world.now += PlaySettings().bot_pause

        sweeping = asyncio.create_task(house.sweeper.run())
        while (await world.state(quick)).turns == before:  # noqa: ASYNC110  until the store has it
            await asyncio.sleep(0)
        assert asked(await world.state(slow)) == 1
        answers.set()
        while asked(await world.state(slow)) == 1:  # noqa: ASYNC110  until the store has it
            await asyncio.sleep(0)
        sweeping.cancel()

        asked_about = [question.seq for question in thinker.questions if question.level == "club"]
        assert len(asked_about) == len(set(asked_about)), asked_about

    run(main)
