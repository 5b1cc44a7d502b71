"""The demonstration: a tournament in the middle of a round, with everything to try."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from stolik.day.online_play.table_keeper import Patience
from stolik.day.views import SheetStep
from stolik.play.ports import StreamId
from stolik.server.process.demo import prepare
from tests.server.worlds import run, serving


def test_the_sample_is_in_the_middle_of_round_two_and_bots_play(tmp_path: Path) -> None:
    async def work() -> None:
        online = Patience(between_games=0, no_show=0)
        async with serving(tmp_path / "demo.db", online=online) as world:
            services = world.services
            sample = await prepare(services)
            guest = await world.guest()

            organiser = sample.links["demo-desk"].partition("badge=")[2]
            day = await guest.http.get(
                f"/api/tournaments/{sample.tournament}", headers={"x-stolik-badge": organiser}
            )
            steps = [table["sheet"] for table in day.json()["stages"][0]["drawn"][1]["tables"]]
            assert len(day.json()["people"]) == 32
            assert steps[:4] == [*[SheetStep.CLOSED] * 3, SheetStep.PARTIAL]
            assert len(day.json()["waiting"]) == 1
            assert [dispute["ruling"] for dispute in day.json()["desk"]["disputes"]] == [None]
            player = sample.links["demo-player"].partition("badge=")[2]
            path = f"/api/tournaments/{sample.tournament}/mine"
            mine = (await guest.http.get(path, headers={"x-stolik-badge": player})).json()
            assert mine["room"] is not None

            async with asyncio.timeout(120):
                while True:
                    loaded = await services.days.look(StreamId(sample.tournament))
                    assert loaded is not None
                    last = loaded.tournament.state.stages[0].rounds[-1].tables[-1]
                    if last.sheet is not None:
                        break
                    await asyncio.sleep(0.1)

            assert last.sheet.entered_by.key == "@server"

    run(work)


def test_every_link_of_the_sample_leads_to_a_page(tmp_path: Path) -> None:
    text = (Path(__file__).parents[3] / "web/src/routes.ts").read_text(encoding="utf-8")
    routes = [
        re.compile(re.sub(r":\w+", r"[^/]+", route))
        for route in re.findall(r"\['(/[^']*)', '[\w/-]+'\]", text)
    ]

    async def work() -> None:
        async with serving(tmp_path / "demo.db", online=Patience(between_games=0, no_show=0)) as world:
            sample = await prepare(world.services)

        for link in sample.links.values():
            assert any(route.fullmatch(link.partition("?")[0]) for route in routes), link

    run(work)
