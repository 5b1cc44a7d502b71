"""Hints over the wire: only the player who asked gets them."""

from __future__ import annotations

from pathlib import Path

from stolik.protocol.news import Answered, Happened
from stolik.protocol.orders import TakeHint
from tests.server.worlds import run, serving


def test_all_levels_come_with_the_answer_and_only_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, ben = await world.guest(), await world.guest()
            made = await anna.make("en-classic", seats=2, bots={"1": "novice"}, start=True)
            async with anna.socket(made.room) as talk, ben.socket(made.room) as watching:
                while (view := talk.view()) is None or view.turn is None or view.turn.seat != 0:
                    await talk.wait(Happened)

                told = [await talk.order(TakeHint(id=talk.id(), level=level)) for level in range(1, 6)]
                over_http = await anna.order(made.room, TakeHint(id="again", level=5))
                while sum(watching.latest.room.hints) < 5:
                    await watching.wait(Happened)

            hints = [answer.hint for answer in told]
            assert [hint.level for hint in hints if hint is not None] == [1, 2, 3, 4, 5]
            assert len({hint.exists for hint in hints if hint is not None}) == 1
            assert over_http.json()["hint"]["level"] == 5
            assert watching.latest.room.hints == (5, 0)
            assert not any(isinstance(news, Answered) for news in watching.news)

    run(main)
