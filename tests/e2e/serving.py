"""A real server with the built pages: `python -m tests.e2e.serving PAGES DATABASE PORT [BOT_PAUSE]`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from stolik.analysis.questions import read_rules
from stolik.day.online_play.table_keeper import Patience
from stolik.play.settings import PlaySettings
from stolik.server.games import rooms
from stolik.server.process.uvicorn_worker import Worker
from stolik.server.services import open_services
from stolik.server.settings import Limits, ServerSettings
from tests.e2e.variants import VARIANTS, shuffler


async def serve(pages: Path, database: str, port: int, bot_pause: int) -> None:
    """Serve until the process is killed; bots wait this many milliseconds before they move."""
    settings = ServerSettings(
        database=database,
        pages=pages,
        limits=Limits(
            messages=(10_000, 1.0),
            messages_burst=10_000,
            rooms=(10_000, 1.0),
            requests=(100_000, 1.0),
            arrivals=(100_000, 1.0),
            from_address=(100_000, 1.0),
        ),
        play=PlaySettings(bot_pause=bot_pause),
        online=Patience(between_games=0, no_show=0),
    )
    # Rooms know our test variants; the rulebook shows only the published rulesets.
    rooms.read_rules = lambda rules: VARIANTS.get(str(rules)) or read_rules(rules)  # type: ignore[attr-defined]
    async with open_services(settings) as services:
        services.house._executor._shuffler = shuffler  # noqa: SLF001  services shuffle fairly, as they should
        await Worker(services, host="127.0.0.1", port=port).serve()


if __name__ == "__main__":
    _pages, _database, _port, *_more = sys.argv[1:]
    asyncio.run(serve(Path(_pages), _database, int(_port), int(_more[0]) if _more else 0))
