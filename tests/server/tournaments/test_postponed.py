"""A postponed table over HTTP: the public learns the day and not the reason; bad input is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import icalendar

from tests.server.tournaments.test_days import begun
from tests.server.worlds import run, serving


def _tables(day: Any) -> list[dict[str, Any]]:  # noqa: ANN401  what came
    tables: list[dict[str, Any]] = day["stages"][0]["drawn"][0]["tables"]
    return tables


def test_the_public_sees_the_day_and_not_the_reason(tmp_path: Path) -> None:
    """In the view of everybody, of a player at the table, and in the calendar."""

    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await begun(world)
            await organiser.do("PublishRound")
            first = _tables(await organiser.get())[0]
            when = {"date": "2026-11-22", "time": "18:30"}
            done = await organiser.do("PostponeTable", table=first["ref"], why="Anna is ill", **when)
            assert done.refused is None

            assert _tables(await organiser.get())[0]["postponed"] == {**when, "why": "Anna is ill"}
            public = await world.guest()
            links = await organiser.get("/links")
            player = links["players"][str(first["seats"][0])]
            path = f"/api/tournaments/{organiser.made.tournament}"
            for badge in ("", player):
                seen = await public.http.get(path, headers={"x-stolik-badge": badge} if badge else {})
                assert _tables(seen.json())[0]["postponed"] == when
                assert "Anna is ill" not in seen.text
            raw = (await public.http.get(f"{path}/calendar")).content
            events = icalendar.Calendar.from_ical(raw).walk("VEVENT")
            assert [event.decoded("dtstart").isoformat() for event in events][1:] == ["2026-11-22T18:30:00"]

            long = await organiser.caller.http.post(
                f"{path}/orders",
                json={
                    "id": "long",
                    "do": "Do",
                    "command": {
                        "type": "PostponeTable",
                        "by": {"role": "player"},
                        "table": first["ref"],
                        "why": "x" * 201,
                    },
                },
            )
            assert long.status_code == 400
            refused = await organiser.do("PostponeTable", table=first["ref"], why="x", date="2026-11-01")
            assert refused.refused is not None
            assert "2026-11-01" in refused.message
            back = await organiser.do("LiftPostponement", table=first["ref"])
            assert back.refused is None
            assert "postponed" not in _tables(await organiser.get())[0]

    run(work)
