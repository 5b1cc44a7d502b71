"""An organiser for the tests: runs commands on one file and knows the draw."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from stolik.cli import app
from stolik.cli.tournament.tournament_file import TournamentFile
from stolik.storage import open_file
from stolik.tournament.events import Event


class Answer:
    """The result of a command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:  # noqa: ANN401  whatever was printed
        """The output read as JSON."""
        return json.loads(self.out)

    def __repr__(self) -> str:
        return f"status {self.status}\n{self.out}\n{self.err}"


class Organiser:
    """Runs `stolik tournament` in this process, in one language, on one file."""

    def __init__(self, file: Path, lang: str = "en") -> None:
        self.file = file
        self.lang = lang

    def ask(self, *arguments: str, text: str = "", **environment: str) -> Answer:
        """Run a command and return its result, whatever it is."""
        given = {
            "STOLIK_TOURNAMENT": str(self.file),
            "STOLIK_LANG": self.lang,
            "COLUMNS": "200",
            **environment,
        }
        found = CliRunner(env=given).invoke(app, ["tournament", *arguments], input=text)
        if found.exception is not None and not isinstance(found.exception, SystemExit):
            raise found.exception
        return Answer(found.exit_code, found.stdout, found.stderr)

    def do(self, *arguments: str, text: str = "") -> str:
        """Run a command that must succeed; return its output."""
        answer = self.ask(*arguments, text=text)
        assert answer.status == 0, answer
        return answer.out

    def refused(self, *arguments: str, text: str = "") -> str:
        """Run a command that must fail and change nothing; return its output, with the code at the end."""
        before = self.log() if self.file.exists() else []
        answer = self.ask(*arguments, text=text)
        assert answer.status in {1, 2}, answer
        assert answer.err.strip(), "a refusal says why"
        assert (self.log() if self.file.exists() else []) == before, "a refusal changes nothing"
        return answer.err

    @contextmanager
    def opened(self) -> Iterator[TournamentFile]:
        """Open the file for reading."""
        streams = open_file(self.file)
        try:
            yield TournamentFile(streams)
        finally:
            streams.close()

    def log(self) -> list[Event]:
        """Return the log as it is on the disk."""
        with self.opened() as stored:
            return stored.tournament.log

    def begin(self, players: int, *options: str) -> None:
        """Announce a tournament and enter players, all checked in."""
        self.do("new", "Cup", "--date", "2026-11-15", *options)
        self.do("roster", "add", *(f"Player {number}" for number in range(1, players + 1)), "--here")

    def draw(self, seed: str = "s") -> None:
        """Draw the next round."""
        self.do("draw", "--seed", f"{seed}{len(self.log())}")

    def tables(self) -> list[list[int]]:
        """Return who sits where in the current round."""
        drawn = json.loads(self.do("tables", "--json"))["rounds"][0]
        return [list(table["seats"].values()) for table in drawn["tables"]]

    def type_round(self, dice: random.Random, games: int = 3) -> str:
        """Type the sheets of a round, one line each."""
        return self.do("sheet", "--type", text="".join(sheet_lines(self.tables(), dice, games)))


def sheet_lines(tables: list[list[int]], dice: random.Random, games: int = 3) -> Iterator[str]:
    """Return the sheets of a round as typed lines, with invented points."""
    for number, seats in enumerate(tables, 1):
        yield " | ".join([str(number), *(invented(len(seats), dice) for _ in range(games))]) + "\n"


def invented(seats: int, dice: random.Random) -> str:
    """Return a game with a winner and losers."""
    winner = dice.randrange(seats)
    return " ".join("w" if seat == winner else str(dice.randint(1, 400)) for seat in range(seats))
