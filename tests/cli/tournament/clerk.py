"""Enters a whole tournament, command by command, in a process that may be killed at any moment.

The commands are the program's own; only the process around them is here. A sabotaged clerk runs
with a fault in the program, to show that the tests would notice it.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

from stolik.cli import app
from stolik.cli.tournament.tournament_file import TournamentFile
from stolik.day.service import DayAnswer
from stolik.play.ports import NewEvent, Recorded, StreamId
from stolik.storage import Appended, Streams
from tests.seeded import seeded

PLAYERS: Final = 8
_LATER: Final = 0.04
"""Seconds by which a sabotaged commit is late."""


class Death(NamedTuple):
    """When to die: just before or just after a commit, counted from the clerk's first."""

    commit: int
    after: bool


class Step(NamedTuple):
    """A command and its typed input."""

    arguments: tuple[str, ...]
    text: str = ""


def whole_tournament(folder: Path) -> list[Step]:
    """Return the commands of a tournament of eight, as arguments and typed input, with corrections."""
    roster = folder / "roster.csv"
    roster.write_text("name\n" + "".join(f"Player {n}\n" for n in range(1, PLAYERS + 1)), encoding="utf-8")
    dice = seeded(11)

    def game() -> str:
        winner = dice.randrange(4)
        return " ".join("w" if seat == winner else str(dice.randint(1, 99)) for seat in range(4))

    def drawn(number: int) -> Step:
        return Step(("draw", "--seed", f"round {number}"))

    def typed(*tables: int) -> Step:
        lines = [" | ".join([str(table), game(), game(), game()]) for table in tables]
        return Step(("sheet", "--type"), "\n".join(lines) + "\n")

    return [
        Step(("new", "Cup", "--date", "2026-11-15", "--lang", "en")),
        Step(("roster", "import", str(roster))),
        Step(("checkin", "--all")),
        Step(("draw", "--commit", "--seed", "round 1")),
        drawn(1),
        Step(("sheet", "1", game(), game(), game())),
        Step(("sheet", "2", game(), game(), game(), "--open")),
        Step(("confirm", "2", "--all")),
        Step(("close-sheet", "2")),
        Step(("sanction", "warn", "3", "--why", "loud")),
        Step(("sanction", "deduct", "3", "1", "--why", "louder")),
        drawn(2),
        typed(1, 2),
        Step(("correct", "1", "--game", "2", game(), "--why", "added wrongly")),
        Step(("sanction", "warn", "4", "--why", "late")),
        Step(("undo", "--yes", "--why", "was not late")),
        Step(("sanction", "deduct", "5", "1", "--why", "language")),
        drawn(3),
        typed(2, 1),
        Step(("roster", "rename", "6", "Another Name")),
        Step(("close",)),
        drawn(4),
        typed(1),
        Step(("close",)),
        Step(("close",)),
    ]


def enter(
    steps: Sequence[Step],
    first: int,
    out: Connection,
    file: Path,
    *,
    sabotage: str | None,
    death: Death | None,
) -> None:
    """Run the steps from `first` on; write their output, and where each of them ends, to `out`."""
    sys.stdout = os.fdopen(os.dup(out.fileno()), "w", encoding="utf-8")
    os.environ.update(STOLIK_TOURNAMENT=str(file), STOLIK_LANG="en")
    if sabotage is not None:
        SABOTAGES[sabotage]()
    if death is not None:
        _die_at(death)
    for number, step in enumerate(steps[first:], first):
        status = carry_out(step, f"step-{number}")
        sys.stdout.write(f"done {number} {status}\n")
        sys.stdout.flush()


def carry_out(step: Step, command_id: str) -> int:
    """Run one command with its own id, if it takes one; return the exit status."""
    sys.stdin = io.StringIO(step.text)
    own = () if step.arguments[0] == "new" or "--type" in step.arguments else ("--id", command_id)
    try:
        app(["tournament", *step.arguments, *own])
    except SystemExit as error:
        return error.code if isinstance(error.code, int) else 0
    return 0


def _die_at(death: Death) -> None:
    """Kill this process at the given moment, as `kill -9` would."""
    append = Streams.append
    left = death.commit

    def append_and_die(self: Streams, *args: Any, **options: Any) -> Appended:  # noqa: ANN401  as they come
        nonlocal left
        left -= 1
        if not left and not death.after:
            os.kill(os.getpid(), signal.SIGKILL)
        appended = append(self, *args, **options)
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        return appended

    Streams.append = append_and_die  # type: ignore[method-assign]


def _acknowledge_first() -> None:
    """Confirm a commit before it is stored."""
    append, close = Streams.append, Streams.close
    writing: list[threading.Thread] = []

    def wait() -> None:
        while writing:
            writing.pop().join()

    def later(
        self: Streams,
        stream: StreamId,
        events: Sequence[NewEvent],
        *,
        expected: int,
        command_id: str,
        **options: Any,  # noqa: ANN401  as they come
    ) -> Appended:
        def write() -> None:
            time.sleep(_LATER)
            append(self, stream, events, expected=expected, command_id=command_id, **options)

        wait()
        writing.append(threading.Thread(target=write))
        writing[0].start()
        return Appended(
            events=tuple(
                Recorded(seq=expected + at, at=event.at, command_id=command_id, payload=event.payload)
                for at, event in enumerate(events, 1)
            )
        )

    def close_at_last(self: Streams) -> None:
        wait()
        close(self)

    Streams.append = later  # type: ignore[method-assign]
    Streams.close = close_at_last  # type: ignore[method-assign]


def _forget_ids() -> None:
    """Execute a command as often as it is sent, ignoring its id."""
    perform = TournamentFile.perform

    def anew(self: TournamentFile, *args: Any, **options: Any) -> DayAnswer:  # noqa: ANN401  as they come
        return perform(self, *args, **{**options, "command_id": None})

    TournamentFile.perform = anew  # type: ignore[method-assign]
    TournamentFile.first_answer = lambda *_: None  # type: ignore[method-assign]


SABOTAGES: Final[dict[str, Callable[[], None]]] = {
    "acknowledged before the commit": _acknowledge_first,
    "ids are not looked at": _forget_ids,
}
