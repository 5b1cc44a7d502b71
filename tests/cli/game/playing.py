"""Plays `stolik play` through a pipe, or in this process with prepared lines."""

import os
import pty
import select
import signal
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from stolik.bots import BOTS
from stolik.cli.game.screen import Screen
from stolik.cli.game.session import ConsoleGame
from stolik.cli.text.terminal import Terminal
from stolik.core.game import Game
from stolik.core.ruleset import Ruleset
from stolik.words import Language, Words
from tests.forked import run_forked

COMMAND = [sys.executable, "-c", "from stolik.cli import main; main()", "play"]


def environment(**more: str) -> dict[str, str]:
    """Return an environment in English on an ordinary terminal."""
    base = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    return {**base, "STOLIK_LANG": "en", "TERM": "xterm-256color", **more}


def piped(folder: Path, lines: Sequence[str], *arguments: str, status: int = 0, **more: str) -> str:
    """Play through a pipe, and return the output."""
    text = "".join(f"{line}\n" for line in lines).encode()
    done = run_forked("play", *arguments, text=text, folder=folder, environment=environment(**more))
    assert done.returncode == status, done.stderr
    return (done.stdout + done.stderr).decode()


class Script(Terminal):
    """A terminal with prepared input, on which time passes with every line."""

    def __init__(self, lines: Sequence[str], *, step: int = 0) -> None:
        super().__init__()
        self._lines: Iterator[str] = iter(lines)
        self._step = step
        self.time = 0
        self.said: list[str] = []

    def ask(self, prompt: str) -> str | None:
        """Return the next prepared line."""
        self.time += self._step
        self.said.append(prompt)
        return next(self._lines, None)

    def say(self, text: str = "", style: str | None = None) -> None:
        """Store the output."""
        del style
        self.said.append(text)

    @property
    def text(self) -> str:
        """Return the whole output."""
        return "\n".join(self.said)


def seat_down(rules: Ruleset, seed: int, lines: Sequence[str], *, step: int = 0) -> tuple[Game, Script]:
    """Play prepared lines in a two-player game; return the game and the output."""
    terminal = Script(lines, step=step)
    game = Game.new(rules, 2, seed.to_bytes(32))
    session = ConsoleGame(
        Screen(terminal, Words(Language.ENGLISH), 2),
        game,
        {1: BOTS["novice"](1)},
        seed=seed.to_bytes(32),
        clock=lambda: terminal.time,
    )
    session.run()
    return game, terminal


OPENS = 0x2B
"""A deal under pl-forty in which the player starts with b11 b12 b13."""


def talk(lines: Sequence[bytes], *arguments: str) -> tuple[str, int]:
    """Play on a real pseudo-terminal: each line is typed when the prompt appears."""
    process_id, terminal = pty.fork()
    if process_id == 0:  # pragma: no cover  the child becomes the game
        # If the tests run in the background, SIGINT may be ignored.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        # Ctrl-C would discard output that is still on its way, which may be the answer.
        modes = termios.tcgetattr(0)
        modes[3] |= termios.NOFLSH
        termios.tcsetattr(0, termios.TCSANOW, modes)
        os.execve(COMMAND[0], [*COMMAND, *arguments], environment())  # noqa: S606  ourselves
    heard = b""
    for line in lines:
        heard += _until_prompt(terminal)
        _wait_until_asleep(process_id)
        os.write(terminal, line)
    heard += _until_prompt(terminal)
    # A game that still waits for input notices that the terminal is closed.
    os.close(terminal)
    _, status = os.waitpid(process_id, 0)
    return heard.decode(), os.waitstatus_to_exitcode(status)


def _until_prompt(terminal: int) -> bytes:
    heard = b""
    patience = time.monotonic() + 60
    while not heard.endswith(b"> ") and time.monotonic() < patience:
        ready, _, _ = select.select([terminal], [], [], 1)
        if not ready:
            continue
        try:
            chunk = os.read(terminal, 4096)
        except OSError:  # Linux reports this when the game has ended
            break
        if not chunk:
            break
        heard += chunk
    return heard


def _wait_until_asleep(process: int) -> None:
    """Wait until a process waits for input: Python misses a Ctrl-C between the prompt and its `select`."""
    state = Path(f"/proc/{process}/stat")
    patience = time.monotonic() + 60
    while state.exists() and time.monotonic() < patience:
        if state.read_text().rpartition(")")[2].split()[0] in "SZ":
            return
        time.sleep(0.01)
