"""Real servers with the built pages, forked from a process that has imported everything.

Importing takes most of the time in which a server starts, and a run of the tests starts more than a hundred.
Everything else happens in each of them.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from stolik.analysis.questions import read_rules
from stolik.day.online_play.table_keeper import Patience
from stolik.play.settings import PlaySettings
from stolik.server.app import create_app
from stolik.server.games import rooms
from stolik.server.process.uvicorn_worker import Worker
from stolik.server.services import open_services
from stolik.server.settings import Limits, ServerSettings
from tests.e2e.variants import VARIANTS, shuffler
from tests.storage.blank import begin_database

ROOT: Final = Path(__file__).parents[2]
_LONGEST_CALL: Final = 1 << 14
_PATIENCE: Final = 120.0
_QUICK_REVIEW: Final = (
    sys.executable,
    "-c",
    "from stolik.coach.review import process; process._step_back = lambda: None; process.main(16)",
)
"""In few worlds, and with the priority of everything else: full machines leave less nothing."""


def start_server(pages: Path, database: Path, port: int, bot_pause: int = 0) -> int:
    """Start a server and return its process id; it may not listen yet."""
    return int(_ask([str(pages), str(database), port, bot_pause]))


def kill_server(process: int) -> None:
    """Kill it, and wait until it has ended."""
    _ask(process)


def _ask(call: object) -> bytes:
    parent = _parent()
    parent.send(json.dumps(call).encode())
    return parent.recv(_LONGEST_CALL)


@cache
def _parent() -> socket.socket:
    """Start the process from which servers are forked; it ends with this one, and they end with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.settimeout(_PATIENCE)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.serving", str(theirs.fileno())],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
        )
    atexit.register(_end, ours, process)
    return ours


def _end(parent: socket.socket, process: subprocess.Popen[bytes]) -> None:
    parent.close()
    process.wait()


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
    await begin_database(Path(database))
    async with open_services(settings) as services:
        services.reviews._command = _QUICK_REVIEW  # noqa: SLF001  what reviews say is tested elsewhere
        services.house._executor._shuffler = shuffler  # noqa: SLF001  services shuffle fairly, as they should
        await Worker(services, host="127.0.0.1", port=port).serve()


async def _warm_up() -> None:
    """Build what every server builds at its start: its routes, and an empty database."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "stolik.db"
        await begin_database(path)
        async with open_services(ServerSettings(database=str(path))) as services:
            create_app(services)


def _fork_when_asked(asked: socket.socket) -> None:
    asyncio.run(_warm_up())
    gc.freeze()
    started: set[int] = set()
    while call := asked.recv(_LONGEST_CALL):
        match json.loads(call):
            case int(process):
                _kill(process)
                started.discard(process)
                asked.send(b"ended")
            case [pages, database, port, bot_pause]:
                process = os.fork()
                if not process:
                    asked.close()
                    for stream in (1, 2):
                        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
                    asyncio.run(serve(Path(pages), database, port, bot_pause))
                    return
                started.add(process)
                asked.send(str(process).encode())
    for process in started:
        _kill(process)


def _kill(process: int) -> None:
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)


if __name__ == "__main__":
    _fork_when_asked(socket.socket(fileno=int(sys.argv[1])))
