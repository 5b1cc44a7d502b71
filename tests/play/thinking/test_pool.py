"""The processes in which bots think: started on demand, replaced after a crash, ended with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from stolik.core.commands import Begin
from stolik.core.game import Game
from stolik.core.rulesets import EN_CLASSIC
from stolik.play.ports import StreamId
from stolik.play.thinking.kept_bots import KeptBots
from stolik.play.thinking.pool import ThinkerPool
from stolik.play.thinking.questions import BotQuestion, Chosen, ThinkerDiedError, encode
from tests.play.worlds import asked, run

_PATIENCE = 60.0
STUCK = (sys.executable, "-c", "import time; time.sleep(600)")
"""Takes a question and never answers."""
SERVER = """
import subprocess, sys, time
command = [sys.executable, "-m", "stolik.play.thinking.process"]
thinker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
print(thinker.pid, flush=True)
time.sleep(600)
"""
LOUD = """
import sys
from stolik.play.thinking import process
answer = process.KeptBots.answer
def loud(*given):
    print("hello")
    return answer(*given)
process.KeptBots.answer = loud
sys.exit(process.main())
"""


def question(room: str = "r", level: str = "exact") -> BotQuestion:
    game = Game.new(EN_CLASSIC, 2, bytes(32))
    game.do(Begin())
    return BotQuestion(
        room=StreamId(room),
        level=level,
        seed=1,
        hands=40,
        view=game.view(asked(game.state)),
        seq=9,
        after=0,
        budget_ms=1_000,
    )


def gone(pid: int) -> bool:
    """Return whether a process has ended, or is a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].startswith("Z")
    except OSError:
        return True


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_process_answers_as_one_does_here_and_stays_for_the_next_question() -> None:
    async def main() -> None:
        pool = ThinkerPool(deliberate=1, stuck_ms=60_000)
        assert not pool.processes  # not started yet

        first, second = await pool.ask(question()), await pool.ask(question("s"))

        assert first == second == KeptBots().answer(question())
        assert isinstance(first, Chosen)
        (process,) = pool.processes
        await pool.close()
        assert gone(process)

    run(main)


def test_a_process_that_dies_is_replaced() -> None:
    async def main() -> None:
        pool = ThinkerPool(deliberate=1, stuck_ms=60_000)
        await pool.ask(question())
        (process,) = pool.processes
        os.kill(process, signal.SIGKILL)

        with suppress(ThinkerDiedError):  # perhaps not noticed yet
            await pool.ask(question())
        answer = await pool.ask(question())

        assert isinstance(answer, Chosen)
        assert pool.processes != (process,)
        await pool.close()

    run(main)


def test_a_process_that_is_stuck_is_replaced_and_nobody_waits_behind_it_for_ever() -> None:
    async def main() -> None:
        pool = ThinkerPool(deliberate=1, stuck_ms=50, command=STUCK)

        answers = await asyncio.gather(*(pool.ask(question(room)) for room in "abc"), return_exceptions=True)

        assert [type(answer) for answer in answers] == [ThinkerDiedError] * 3
        assert pool.processes == ()
        await pool.close()

    run(main)


def test_quick_bots_never_wait_behind_a_deliberate_one() -> None:
    """Each kind has its own processes, and those for searching bots are limited."""

    async def main() -> None:
        pool = ThinkerPool(deliberate=2, stuck_ms=60_000)

        answers = await asyncio.gather(
            *(pool.ask(question(room, "master")) for room in "abcdef"), pool.ask(question("g", "novice"))
        )

        assert len(pool.processes) == 3
        assert len(answers) == 7
        await pool.close()

    run(main)


def test_who_gives_up_before_its_turn_is_not_thought_about() -> None:
    async def main() -> None:
        pool = ThinkerPool(deliberate=1, stuck_ms=60_000, command=STUCK)
        first = asyncio.create_task(pool.ask(question("a")))
        while not pool.processes:  # noqa: ASYNC110  until it thinks
            await asyncio.sleep(0)
        second = asyncio.create_task(pool.ask(question("b")))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)

        assert len(pool._asked) == 1  # noqa: SLF001  who still waits
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await pool.close()
        assert pool.processes == ()

    run(main)


def test_a_process_ends_with_its_server() -> None:
    """Even if the server was killed: the pipe closes."""
    server = subprocess.Popen(  # noqa: S603  our own
        [sys.executable, "-c", SERVER],
        stdout=subprocess.PIPE,
    )
    assert server.stdout is not None
    thinker = int(server.stdout.readline())

    server.kill()
    server.wait()
    server.stdout.close()

    wait_until(lambda: gone(thinker))


@pytest.mark.parametrize("sent", [b"", b"\x00", b"\x00\x00\x00\x09half", b"\x00\x00\x00\x02{}"])
def test_a_process_ends_on_half_a_question(sent: bytes) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "stolik.play.thinking.process"],
        input=sent,
        capture_output=True,
        check=False,
    )

    assert done.stdout == b""
    assert (done.returncode == 0) == (not sent.endswith(b"{}"))  # an invalid question is our own fault


def test_what_a_bot_prints_does_not_get_between_the_answers() -> None:
    done = subprocess.run(  # noqa: S603  our own
        [sys.executable, "-c", LOUD],
        input=len(encode(question())).to_bytes(4) + encode(question()),
        capture_output=True,
        check=True,
    )

    assert int.from_bytes(done.stdout[:4]) == len(done.stdout) - 4
    assert b"hello" in done.stderr
