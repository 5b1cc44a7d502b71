"""Whole games over a real socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stolik.bots import BOTS
from stolik.core.rulesets import RULESETS
from stolik.core.state import Phase
from stolik.play.games.bot_pause import BotSpeed
from stolik.protocol.news import Happened
from stolik.protocol.orders import Move, PaceBots
from tests.play.clients import is_asked
from tests.server.worlds import Talk, run, serving


async def play_to_the_end(talk: Talk, give: Callable[[Move], Awaitable[object]] | None = None) -> None:
    """Play like a bot until the game is over; orders go over the socket by default."""
    bot = BOTS["club"](7)
    while True:
        view = talk.view()
        assert view is not None
        if view.phase is Phase.OVER:
            return
        if is_asked(view):
            seq = talk.latest.seq
            # If somebody was faster, for example by asking for a new deal, an order may come too late.
            await (give or talk.order)(Move(id=talk.id(), command=bot.choose(view)))
            while talk.latest.seq <= seq:
                await talk.wait(Happened)
        else:
            await talk.wait(Happened)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_whole_game_against_bots_is_played_over_the_socket(tmp_path: Path, rules: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            made = await anna.make(rules, seats=2, bots={"1": "club"}, start=True)

            async with anna.socket(made.room) as talk:
                await play_to_the_end(talk)

            game = talk.latest.room.game
            assert game is not None
            assert game.score is not None
            assert game.seed is not None

    run(main)


def test_a_whole_game_is_played_by_orders_over_http(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            made = await anna.make("en-classic", seats=2, bots={"1": "novice"}, start=True)

            async def give(order: Move) -> None:
                got = await anna.order(made.room, order)
                assert got.status_code == 200, got.text

            async with anna.socket(made.room) as talk:
                await play_to_the_end(talk, give)

            record = await anna.http.get(f"/api/rooms/{made.room}/record")
            checked = await anna.http.get(f"/api/rooms/{made.room}/check")
            assert '"format":"stolik-game"' in record.text
            assert checked.json()["sound"], checked.text

    run(main)


def test_the_bots_of_a_table_are_made_slow_and_then_fast_and_everybody_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            made = await anna.make("en-classic", seats=2, bots={"1": "novice"}, bot_pause="slow", start=True)

            async with anna.socket(made.room) as talk:
                first = talk.latest.room.bot_pause
                answer = await talk.order(PaceBots(id=talk.id(), bot_pause=BotSpeed.FAST))
                while talk.latest.room.bot_pause is not BotSpeed.FAST:
                    await talk.wait(Happened)

            assert first is BotSpeed.SLOW
            assert answer.refused is None

    run(main)


@pytest.mark.parametrize("pause", [-1, 10_001, "sloth", 1.5, None])
def test_a_pause_that_is_none_is_refused(tmp_path: Path, pause: object) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            body = {"id": "1", "rules": "en-classic", "seats": 2, "bots": {"1": "novice"}, "bot_pause": pause}

            got = await anna.http.post("/api/rooms", json=body)

            assert got.status_code == 400

    run(main)
