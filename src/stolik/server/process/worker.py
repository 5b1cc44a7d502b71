"""One worker of several: `python -m stolik.server.process.worker`; the first line of input is its plan."""

from __future__ import annotations

import os
import sys

import msgspec

from stolik.core.errors import StolikError
from stolik.server.monitoring import logs
from stolik.server.process.launch import ServePlan, run_worker


def main() -> int:
    """Serve until stopped; the plan comes by a pipe, because the list of processes is public."""
    logs.set_up()
    line = b""
    while not line.endswith(b"\n"):
        byte = os.read(sys.stdin.fileno(), 1)
        if not byte:
            return 1
        line += byte
    plan = msgspec.json.decode(line, type=ServePlan)
    try:
        return run_worker(plan, on_started=None, child=True)
    except (StolikError, OSError) as error:
        logs.log.error("worker ends", reason=str(error))
        return 1


if __name__ == "__main__":
    sys.exit(main())
