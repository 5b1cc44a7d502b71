"""The demo: a server with its own database, the sample tournament and links to click."""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from pathlib import Path
from typing import Final

from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.day.badges import Badge, BadgeKind
from stolik.day.hall import OWNER
from stolik.day.online_play.table_keeper import Patience
from stolik.day.sample import DEVICE_TABLE, sample_tournament
from stolik.day.service import DayDone
from stolik.play.ports import StreamId
from stolik.play.settings import PlaySettings
from stolik.server.monitoring import logs
from stolik.server.process.addresses import local_host
from stolik.server.process.launch import bound, readers_words
from stolik.server.process.uvicorn_worker import Worker, new_loop
from stolik.server.services import Services, open_services
from stolik.server.settings import ServerSettings
from stolik.tournament.actors import PlayerId
from stolik.tournament.errors import TournamentError

REFEREE: Final = "ref-sample"
_PLAY: Final = PlaySettings(bot_pause=1_500)
"""Bots slow enough for people to follow."""
_ONLINE: Final = Patience(between_games=5_000, no_show=0)
_WAIT: Final = 30.0


class Sample(Struct, frozen=True, kw_only=True):
    """The links to open, by the message key of their descriptions."""

    tournament: StreamId
    links: dict[str, str]


def show_demo(host: str, port: int) -> int:
    """Serve until stopped; return the exit status. Nothing is stored."""
    logs.set_up(logging.WARNING)

    async def main(folder: str) -> int:
        file = str(Path(folder) / "demo.db")
        settings = ServerSettings(database=file, host=host, play=_PLAY, online=_ONLINE)
        listening = bound(host, port, shared=False)
        async with open_services(settings) as services:
            sample = await prepare(services)
            worker = Worker(services, host=host, port=port, on_started=lambda *at: _say(sample, *at))
            await worker.serve([listening])
            return 0 if worker.started else 1

    try:
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop) as runner:
            return runner.run(main(folder))
    except (StolikError, OSError) as error:
        sys.stderr.write(f"stolik demo: {error}\n")
        return 1
    except KeyboardInterrupt:
        return 0


async def prepare(services: Services) -> Sample:
    """Create the sample tournament on an empty server, and wait until its online tables are open."""
    tournament = sample_tournament(now=await services.clock.now(), organiser=OWNER, referee=REFEREE)
    made = await services.days.adopt(tournament, command_id="demo")
    if not isinstance(made, DayDone):
        message = "the sample tournament exists already"
        raise TournamentError(message)
    services.runner.touch(made.stream)
    room = await _room(services, made.stream)
    tables = tournament.state.stages[0].rounds[-1].tables

    def link(part: str, **whose: str | int | PlayerId) -> str:
        kind = {"official": BadgeKind.OFFICIAL, "table": BadgeKind.TABLE, "player": BadgeKind.PLAYER}[
            next(iter(whose))
        ]
        token = services.days.link(made.stream, Badge(kind=kind, **whose))  # type: ignore[arg-type]
        return f"/tournaments/{made.stream}/{part}?badge={token}"

    return Sample(
        tournament=made.stream,
        links={
            "demo-desk": link("desk", official=OWNER),
            "demo-referee": link("desk", official=REFEREE),
            "demo-device": link(f"table/{DEVICE_TABLE}", table=DEVICE_TABLE),
            "demo-player": link("me", player=tables[-1].seats[0]),
            "demo-public": f"/tournaments/{made.stream}",
            "demo-board": f"/tournaments/{made.stream}/board",
            "demo-game": f"/t/{room}",
        },
    )


async def _room(services: Services, stream: StreamId) -> str:
    """Return the room of the last table once its game is running: by then all others are open."""
    async with asyncio.timeout(_WAIT):
        while True:
            loaded = await services.days.look(stream)
            tables = () if loaded is None else loaded.tournament.state.stages[0].rounds[-1].tables
            for room in tables[-1].rooms.values() if tables else ():
                found = await services.house.arranging.look(StreamId(room))
                if found is not None and found.is_running:
                    return room
            await asyncio.sleep(0.05)


def _say(sample: Sample, host: str, port: int) -> None:
    words = readers_words()
    links = {
        words(what, table=DEVICE_TABLE): f"http://{local_host(host)}:{port}{path}"
        for what, path in sample.links.items()
    }
    width = max(map(len, links))
    lines = [words("demo-open"), *(f"  {what:<{width}} {address}" for what, address in links.items())]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
