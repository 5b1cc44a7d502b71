"""A federation for tests and benches: simulated events of the same people, through the real commands."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from stolik.cli import app

GIVEN = ("Łucja", "Zbigniew", "Józef", "Анна", "Ewa", "Пётр", "Grażyna", "Stanisław")
FAMILY = (
    "Żak",
    "Wójcik",
    "Königsmark",
    "Королёва",
    "Śliwa",
    "Nowak",
    "Ąkol",
    "Łoś",
    "Ćma",
    "O'Hara",
    "Źrebak",
)


def names(count: int) -> list[str]:
    """Return different names, in three alphabets."""
    return [f"{GIVEN[at % len(GIVEN)]} {FAMILY[at % len(FAMILY)]}{_letters(at)}" for at in range(count)]


def _letters(number: int) -> str:
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


class Federation:
    """Runs commands in a folder, in one language."""

    def __init__(self, folder: Path, lang: str = "en") -> None:
        self.folder = folder
        self.season = folder / "season.json"
        self.people = folder / "people.json"
        self._runner = CliRunner(
            env={"STOLIK_LANG": lang, "STOLIK_PEOPLE": str(self.people), "COLUMNS": "200"}
        )

    def ask(self, *arguments: str | Path) -> Any:  # noqa: ANN401  the result of a command
        """Run a command and return its result, whatever it is."""
        found = self._runner.invoke(app, [str(each) for each in arguments])
        if found.exception is not None and not isinstance(found.exception, SystemExit):
            raise found.exception
        return found

    def do(self, *arguments: str | Path) -> str:
        """Run a command that must succeed; return its output."""
        found = self.ask(*arguments)
        assert found.exit_code == 0, (arguments, found.output)
        return str(found.stdout)

    def read(self, *arguments: str | Path) -> Any:  # noqa: ANN401  whatever was printed
        """Run a command that prints JSON."""
        return json.loads(self.do(*arguments, "--json"))

    def play(self, name: str, players: Sequence[str], *, seed: str, form: str = "pl-forty") -> Path:
        """Simulate a whole tournament of these people; return its file.

        Simulated players have no names: they get theirs in the export, which is imported again.
        """
        draft, file = self.folder / f"{name}.json", self.folder / f"{name}.stolik"
        options = ("--format", form, "--players", str(len(players)), "--seed", seed)
        self.do("tournament", "simulate", *options, "--save", draft)
        export = json.loads(draft.read_text(encoding="utf-8"))
        del export["sha256"], export["standings"]
        for number, given in enumerate(players, 1):
            export["book"]["entries"][str(number)]["name"] = given
        draft.write_text(json.dumps(export), encoding="utf-8")
        self.do("tournament", "import", draft, "--file", file)
        draft.unlink()
        return file

    def final_places(self, file: Path) -> dict[str, int]:
        """Return everybody's place in a tournament, by name; erased players have none."""
        export = json.loads(self.do("tournament", "export", "-", "--file", file))
        return {line["name"]: line["place"] for line in export["standings"] if line["name"]}


def plain_totals(events: Sequence[dict[str, int]], table: Sequence[int], *, best: int) -> dict[str, float]:
    """Count a season plainly: the mean of shared places, and the best events."""
    earned: dict[str, list[float]] = {}
    for places in events:
        taken = list(places.values())
        for name, place in places.items():
            sharing = taken.count(place)
            worths = [table[at - 1] if at <= len(table) else 0 for at in range(place, place + sharing)]
            earned.setdefault(name, []).append(sum(worths) / sharing)
    return {name: sum(sorted(points, reverse=True)[:best]) for name, points in earned.items()}


def some(people: Sequence[str], count: int, seed: int) -> list[str]:
    """Return some of the people, in an order of their own."""
    return random.Random(seed).sample(list(people), count)  # noqa: S311  not a secret
