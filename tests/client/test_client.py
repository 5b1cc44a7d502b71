"""The client against a real server: whole games, lost connections, orders with one effect, refusals."""

from __future__ import annotations

import asyncio
import re
import textwrap
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from examples.own_bot import play
from stolik.bots import BOTS
from stolik.client import Accepted, CannotSitError, Client, ProblemError, RoomGoneError, is_asked, run_bot
from stolik.client.seat import Seat
from stolik.core.commands import Draw, PlayerCommand
from stolik.core.deal import Seat as SeatNumber
from stolik.core.events import Dealt, Event
from stolik.core.fairness.audit import audit
from stolik.core.rulesets import RULESETS
from stolik.core.tiles import HIDDEN
from stolik.core.view import View
from stolik.play.answers import Refused
from stolik.play.games.bot_pause import BotSpeed
from stolik.play.settings import PlaySettings
from stolik.protocol.bodies import PositionQuestion
from stolik.protocol.orders import Move
from stolik.server.process.uvicorn_worker import Worker
from stolik.server.services import open_services
from stolik.server.settings import ServerSettings

FAST = PlaySettings(bot_pause=0, sweep=100)
PATIENCE = 90.0


class Site:
    """A server that can be stopped and started again on the same port."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._port = 0
        self._open: AsyncExitStack | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._port}"

    async def start(self) -> None:
        """Begin to serve."""
        self._open = AsyncExitStack()
        settings = ServerSettings(database=str(self._database), play=FAST)
        worker = Worker(await self._open.enter_async_context(open_services(settings)), port=self._port)
        task = asyncio.create_task(worker.serve())

        async def end() -> None:
            worker.should_exit = True
            await task

        self._open.push_async_callback(end)
        while not worker.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.01)
        self._port = worker.address[1]

    async def stop(self) -> None:
        """Stop serving."""
        if self._open is not None:
            await self._open.aclose()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test's coroutine, with a time limit."""

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await work()

    asyncio.run(in_time())


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Site]:
    """Serve until the block ends."""
    site = Site(folder / "live.db")
    await site.start()
    try:
        yield site
    finally:
        await site.stop()


async def wait_for_turn(seat: Seat) -> None:
    """Receive messages until it is our turn."""
    while (view := seat.view) is None or not is_asked(view):
        await anext(seat)
    if view.turn is None:
        await seat.keep_deal()
        await wait_for_turn(seat)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_bot_from_outside_plays_a_whole_game(rules: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address, name="Anna") as client:
            room = await client.make_room(rules=rules, seats=2, bots={1: "casual"}, start=True)

            score = await run_bot(client, room, BOTS["exact"](1))
            record = await client.record(room)

            assert score is not None
            assert len(score.seats) == 2
            assert audit(record.events) == ()

    run(main)


class Curious:
    """Plays like exact, and stores what it was given."""

    def __init__(self) -> None:
        self._exact = BOTS["exact"](1)
        self.heard: list[Event] = []
        self.budgets: set[int | None] = set()

    def choose(self, view: View, events: Sequence[Event], budget_ms: int | None) -> PlayerCommand:
        """Return what exact does."""
        self.heard.extend(events)
        if view.turn is not None:
            self.budgets.add(budget_ms)
        return self._exact.choose(view)


def test_a_bot_is_told_every_event_once_and_its_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address, name="Anna") as client:
            room = await client.make_room(rules="pl-forty", seats=2, bots={1: "casual"}, start=True)
            curious = Curious()

            await run_bot(client, room, curious)
            record = await client.record(room)

            kinds = [type(event) for event in curious.heard]
            assert kinds == [type(event) for event in record.events[: len(kinds)]]
            dealt = next(event for event in curious.heard if isinstance(event, Dealt))
            assert set(dealt.racks[1]) == {HIDDEN}
            assert all(budget is not None and 0 < budget <= 40_000 for budget in curious.budgets)

    run(main)


def test_a_room_says_how_long_its_bots_wait(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as client:
            quick = await client.make_room(rules="pl-forty", seats=2, bots={1: "casual"}, bot_pause=0)
            slow = await client.make_room(
                rules="pl-forty", seats=2, bots={1: "casual"}, bot_pause=BotSpeed.SLOW
            )

            assert (await client.look(quick)).room.bot_pause == 0
            assert (await client.look(slow)).room.bot_pause is BotSpeed.SLOW

    run(main)


def test_the_documented_example_plays(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site:
            score = await play(site.address, None, rules="en-classic")

            assert score is not None
            assert score.winners

    run(main)


def test_two_bots_from_outside_meet_and_cuts_cost_nothing(tmp_path: Path) -> None:
    """Every connection is cut again and again: each client gets every event once and in order."""

    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as host, Client(site.address) as guest:
            room = await host.make_room(rules="pl-forty", seats=2, no_clock=True)
            told: list[int] = []

            async def watch() -> None:
                async with guest.watch(room) as place:
                    async for moment in place:
                        told.extend(each.seq for each in moment.events)
                        if len(told) % 7 == 0:
                            place.wire.cut()
                        if place.is_over:
                            return

            async def with_cuts(client: Client, bot: str) -> int:
                async with client.sit(room) as seat:
                    player, cuts = BOTS[bot](2), 0
                    while not seat.is_over:
                        view = seat.view
                        if view is None or not is_asked(view):
                            await anext(seat)
                            continue
                        giving = asyncio.create_task(seat.do(player.choose(view)))
                        await asyncio.sleep(0)
                        if view.turns % 5 == 0:
                            seat.wire.cut()
                            cuts += 1
                        answer = await giving
                        assert isinstance(answer, Accepted), answer
                        await seat.caught_up(answer.seq)
                    return cuts

            async with Client(site.address) as other, other.sit(room), host.sit(room) as first:
                watching = asyncio.create_task(watch())
                assert await first.start()
                cuts = await asyncio.gather(with_cuts(host, "exact"), with_cuts(other, "casual"))
                await watching

            assert min(cuts) > 0  # their number depends on the deal
            assert told == list(range(1, len(told) + 1))
            assert (await host.check(room)).sound

    run(main)


def test_an_order_sent_twice_has_one_effect(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as client:
            room = await client.make_room(rules="en-classic", seats=2, bots={1: "novice"}, start=True)
            async with client.sit(room) as seat:
                await wait_for_turn(seat)
                before = len(seat.game.racks[0]) if seat.game else 0
                order = Move(id="once", command=Draw(seat=SeatNumber(0)))

                first = await seat.order(order)
                again = await seat.order(order)

                assert first
                assert first == again
                assert isinstance(first, Accepted)
                await seat.caught_up(first.seq)
                assert seat.game is not None
                # From the player's own rack: the bot may have drawn meanwhile, too.
                assert len(seat.game.racks[0]) == before + 1

    run(main)


def test_an_order_given_while_the_server_is_away_is_answered_when_it_is_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as client:
            room = await client.make_room(rules="en-classic", seats=2, bots={1: "novice"}, start=True)
            async with client.sit(room) as seat:
                await wait_for_turn(seat)
                before = len(seat.game.racks[0]) if seat.game else 0

                await site.stop()
                drawing = asyncio.create_task(seat.draw())
                await asyncio.sleep(0.2)
                assert not drawing.done()
                await site.start()
                answer = await drawing

                assert isinstance(answer, Accepted)
                await seat.caught_up(answer.seq)
                assert seat.game is not None
                assert len(seat.game.racks[0]) == before + 1

    run(main)


def test_what_may_not_be_is_a_value(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as client:
            room = await client.make_room(rules="en-classic", seats=2, bots={1: "novice"}, start=True)
            async with client.sit(room) as seat:
                await wait_for_turn(seat)
                game = seat.game
                assert game is not None
                own = game.racks[0].faces.tiles

                illegal = await seat.play(f"{own[0]} {own[1]}")
                late = await seat.press_clock()
                nothing = await seat.play("")

            assert isinstance(illegal, Refused)
            assert illegal.code == "illegal_play"
            assert illegal.verdict is not None
            assert illegal.verdict.violations
            assert isinstance(nothing, Refused)
            assert not late or isinstance(late, Accepted)

    run(main)


def test_a_seat_shows_only_what_its_player_may_know(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as client, Client(site.address) as other:
            room = await client.make_room(rules="pl-minute", seats=3, bots={1: "club", 2: "club"}, start=True)
            async with client.sit(room) as seat, other.watch(room) as place:
                view, seen = seat.view, place.view

            assert view is not None
            assert seen is not None
            assert HIDDEN not in view.racks[0].tiles
            assert all(set(rack) == {HIDDEN} for rack in (*view.racks[1:], *seen.racks))
            assert view.player_seeds != ()

    run(main)


@pytest.mark.parametrize("path", ["sit", "watch"])
def test_a_room_that_is_not_there_is_told(path: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as client:
            with pytest.raises(RoomGoneError, match="no_such_room"):
                async with getattr(client, path)("nowhere"):
                    pass

    run(main)


def test_a_full_table_has_no_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as client, Client(site.address) as other:
            room = await client.make_room(rules="pl-forty", seats=2, bots={1: "club"})

            with pytest.raises(CannotSitError, match="seat_taken"):
                async with other.sit(room):
                    pass

    run(main)


def test_a_request_that_is_refused_raises_its_code(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as client:
            with pytest.raises(ProblemError) as caught:
                await client.make_room(rules="chess")

            assert caught.value.code == "bad_setup"
            assert caught.value.status == 422

    run(main)


def test_a_record_is_told_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as client, Client(site.address) as other:
            room = await client.make_room(rules="en-classic", seats=2, bots={1: "casual"}, start=True)
            for look in (client.record, client.replay, client.check, other.record, other.replay, other.check):
                with pytest.raises(ProblemError) as caught:
                    await look(room)
                assert (caught.value.status, caught.value.code) == (409, "not_over")

            await run_bot(client, room, BOTS["exact"](1))
            replay = await other.replay(room, seat=0)
            checked = await other.check(room)

            assert checked.sound
            assert replay.here.fixed.code
            assert replay.here.names
            assert replay.frames[-1].room.over

    run(main)


def test_the_analysis_helps_nobody_who_plays_for_a_rating(tmp_path: Path) -> None:
    ask = PositionQuestion(rules="pl-forty", table="r3 r4 r5", rack="r6 k1")

    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as anna, Client(site.address) as bartek:
            await anna.register("anna", "long enough for us", name="Anna")
            await bartek.register("bartek", "long enough for us", name="Bartek")
            assert (await anna.ask(ask)).best is not None

            room = await anna.make_room(rules="pl-forty", seats=2, rated=True)
            async with anna.sit(room) as seat, bartek.sit(room):
                assert await seat.start()
                for client in (anna, bartek):
                    with pytest.raises(ProblemError) as caught:
                        await client.ask(ask)
                    assert (caught.value.status, caught.value.code) == (403, "no_help_in_rated_game")

            async with Client(site.address) as stranger:
                advice = await stranger.ask(ask)
            assert advice.best is not None
            assert advice.best.play == "r6"

    run(main)


@pytest.mark.parametrize("example", [0, 1], ids=["a bot of your own", "step by step"])
def test_the_examples_on_the_page_play_to_the_end(example: int, tmp_path: Path) -> None:
    """Each block runs unchanged, except for the server's address, until the game is over."""
    page = (Path(__file__).parents[2] / "docs/client.md").read_text(encoding="utf-8")
    block = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[example]

    async def main() -> None:
        async with serving(tmp_path) as site, Client(site.address) as looker:
            code = textwrap.indent(block.replace("http://127.0.0.1:8000", site.address), "    ")
            names: dict[str, Any] = {}
            exec(f"async def main():\n{code}\n    return room", names)  # noqa: S102  the page under test

            room = await names["main"]()

            assert audit((await looker.record(room)).events) == ()

    run(main)
