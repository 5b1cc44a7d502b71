"""The bots over HTTP: every level with its sentence in three languages, and a table with each."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.bots import BOTS
from stolik.bots.seats.ratings import BotRating
from stolik.server.games import bots
from stolik.words import Language
from tests.server.worlds import run, serving

PAGES = Path(__file__).parents[3] / "web/src"


def test_every_bot_is_offered_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot_ratings", lambda: {"club": BotRating(rating=1240, low=1200, high=1280)})

    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            guest = await world.guest()
            told: dict[str, list[str]] = {}
            for language in Language:
                answer = (await guest.http.get(f"/api/bots?language={language.value}")).json()
                assert answer["language"] == language.value
                assert [bot["level"] for bot in answer["bots"]] == list(BOTS)
                rated = {bot["level"]: bot["rating"] for bot in answer["bots"] if bot["rating"]}
                assert rated == {"club": {"rating": 1240, "low": 1200, "high": 1280}}
                for bot in answer["bots"]:
                    assert bot["name"]
                    assert bot["about"].endswith(".")
                    told.setdefault(bot["level"], []).append(bot["about"])
            for sentences in told.values():
                assert len(set(sentences)) == len(Language)
            assert (await guest.http.get("/api/bots?language=xx")).status_code == 400

    run(main)


@pytest.mark.parametrize("level", BOTS)
def test_a_table_with_every_bot_can_be_made(level: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            guest = await world.guest()

            made = await guest.make(seats=2, bots={"1": level}, start=True)
            seen = (await guest.http.get(f"/api/rooms/{made.room}")).json()

            assert seen["room"]["sitters"][1]["bot"] == level

    run(main)


def test_no_page_has_a_list_of_levels() -> None:
    """The server sends the list: a page that names two bots next to each other contains its own."""
    found = (path for end in ("*.ts", "*.svelte") for path in PAGES.rglob(end))
    # Sample tables are for development and the tests.
    sources = [path for path in found if ".test." not in path.name and path.name != "samples.ts"]
    typed = [
        path.name
        for path in sources
        if sum(f"'{level}'" in path.read_text(encoding="utf-8") for level in BOTS) > 1
    ]

    assert typed == []
