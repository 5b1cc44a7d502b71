"""Serving until stopped: one worker here, or several in processes of their own."""

from __future__ import annotations

import asyncio
import sys

from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.server import logs
from stolik.server.run import Worker, new_loop
from stolik.server.services import open_services
from stolik.server.settings import ServerSettings


class Plan(Struct, frozen=True, kw_only=True):
    """What `stolik serve` was asked for."""

    host: str
    port: int
    database: str
    bus: str | None
    workers: int
    origins: tuple[str, ...]

    @property
    def settings(self) -> ServerSettings:
        """The settings of each worker."""
        return ServerSettings(database=self.database, bus=self.bus, origins=frozenset(self.origins))


def serve_until_stopped(plan: Plan) -> int:
    """Serve; return the exit status."""
    logs.set_up()
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            return runner.run(_one(plan))
    except StolikError as error:
        sys.stderr.write(f"stolik serve: {error}\n")
        return 1
    except KeyboardInterrupt:
        return 0


async def _one(plan: Plan) -> int:
    async with open_services(plan.settings) as services:
        worker = Worker(services, host=plan.host, port=plan.port, on_started=_say_address)
        await worker.serve()
        return 0 if worker.started else 1


def _say_address(host: str, port: int) -> None:
    near = "127.0.0.1" if host in {"0.0.0.0", "::"} else host  # noqa: S104  compared, not bound
    sys.stdout.write(f"Stolik is open at http://{near}:{port} (Ctrl+C ends it)\n")
    sys.stdout.flush()
