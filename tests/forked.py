"""Runs commands in separate processes without importing everything again.

Most of the time of a short command is importing. So one process imports all commands once, and each command
is forked from it, with its own arguments, environment, folder and streams: everything from reading the
command line on happens as usual. Tests of signals, pipes and terminals start the installed script instead.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final, NamedTuple, NoReturn

ROOT: Final = Path(__file__).parents[1]
_LONGEST_CALL: Final = 1 << 17
_PATIENCE: Final = 120.0
_LATER: Final = ("typer._adapters", "stolik.words.messages", "rich._emoji_codes")
"""Imported by nearly every command, but only when it reads its arguments or prints; the first is Pydantic."""


class Call(NamedTuple):
    """The arguments and environment of a command."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str


def run_forked(
    *arguments: str,
    text: bytes = b"",
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Run `stolik` with these arguments, without a terminal, and wait for its end."""
    given = dict(os.environ if environment is None else environment)
    call = Call(list(arguments), given, str(folder or Path.cwd()))
    forks = _forks()
    with TemporaryFile() as source, TemporaryFile() as out, TemporaryFile() as errors:
        source.write(text)
        source.seek(0)
        streams = [stream.fileno() for stream in (source, out, errors)]
        socket.send_fds(forks, [json.dumps(call).encode()], streams)
        status = int(forks.recv(_LONGEST_CALL))
        out.seek(0)
        errors.seek(0)
        return subprocess.CompletedProcess(["stolik", *arguments], status, out.read(), errors.read())


def decoded(done: subprocess.CompletedProcess[bytes]) -> subprocess.CompletedProcess[str]:
    """Return the same with decoded output."""
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


@cache
def _forks() -> socket.socket:
    """Start the process from which commands are forked; it ends with this one."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.settimeout(_PATIENCE)
    with theirs:
        command = [sys.executable, "-m", "tests.forked", str(theirs.fileno())]
        process = subprocess.Popen(  # noqa: S603  ourselves
            command, cwd=ROOT, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()]
        )
    atexit.register(_end, ours, process)
    return ours


def _end(forks: socket.socket, process: subprocess.Popen[bytes]) -> None:
    forks.close()
    process.wait()


def _fork_when_asked(asked: socket.socket) -> None:
    from stolik.cli import main  # noqa: PLC0415  only this process pays for it
    from stolik.cli.commands import LATE, build_command  # noqa: PLC0415

    for name, late in LATE.items():
        build_command(name, late)
    for module in _LATER:
        import_module(module)
    # A single command imports little; these would go through everything imported whenever they collect.
    gc.freeze()
    while True:
        call, streams, _, _ = socket.recv_fds(asked, _LONGEST_CALL, 3)
        if not call:
            return
        child = os.fork()
        if not child:
            asked.close()
            _become(Call(*json.loads(call)), streams)
            _run_to_the_end(main)
        for stream in streams:
            os.close(stream)
        _, status = os.waitpid(child, 0)
        asked.send(str(os.waitstatus_to_exitcode(status)).encode())


def _run_to_the_end(main: Callable[[], None]) -> NoReturn:
    """Run a command and end as Python does, but without taking every imported module apart first.

    That takes longer than most commands: every page of memory that is touched has to be copied.
    """
    status: object = 1
    try:
        main()
        status = None
    except SystemExit as end:
        status = end.code
    except BaseException:  # noqa: BLE001  told on standard error, as usual
        sys.excepthook(*sys.exc_info())
    threading._shutdown()  # type: ignore[attr-defined]  # noqa: SLF001  waits for threads
    atexit._run_exitfuncs()  # noqa: SLF001
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    if not isinstance(status, int | None):
        os.write(2, f"{status}\n".encode())
    os._exit(status or 0 if isinstance(status, int | None) else 1)


def _become(call: Call, streams: list[int]) -> None:
    """Set up the process as the installed script would be."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  as long as it runs
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(call.environment)
    os.chdir(call.folder)
    script = Path(sys.executable).with_name("stolik")
    sys.argv[:] = [str(script), *call.arguments]
    # Workers started by a command look here for the modules to import first.
    started = sys.modules["__main__"]
    started.__spec__, started.__file__ = None, str(script)
    sys.path.remove(str(ROOT))
    sys.path[:0] = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))


if __name__ == "__main__":
    _fork_when_asked(socket.socket(fileno=int(sys.argv[1])))
