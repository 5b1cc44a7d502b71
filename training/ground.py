"""The training ground's program, called: games for samples, matches, and the check of a network."""

from __future__ import annotations

import json
import subprocess
from math import hypot
from pathlib import Path
from statistics import mean
from typing import Any, Final, TypedDict

RULES: Final = Path(__file__).resolve().parent / "rules.txt"
_SPARE: Final = 60
"""Seconds a deal may take beyond the end of the time given."""


class Played(TypedDict):
    """What was played for samples."""

    deals: int
    games: int
    samples: int


class AtTable(TypedDict):
    """How a hero fared at one kind of table."""

    rules: str
    seats: int
    hero: str
    other: str
    hands: int
    deals: int
    wins: float
    error: float
    small: float
    gain: float
    """Utility above the others' mean: nought where the hero is as good as they are."""
    gain_error: float
    mean_ms: float
    longest_ms: float


class Match(TypedDict):
    """How a hero fared at all kinds of tables together, and at each."""

    hero: str
    other: str
    hands: int
    gain: float
    error: float
    longest_ms: float
    wins: dict[int, float]
    """By seats."""
    tables: list[AtTable]


def call(*words: object, limit: float) -> list[Any]:
    """Run a command and return the JSON lines it printed; say what it wrote where it failed."""
    done = subprocess.run(  # noqa: S603  our own programs
        [str(word) for word in words], capture_output=True, text=True, timeout=limit, check=False
    )
    if done.returncode:
        message = f"{' '.join(map(str, words))} ended with {done.returncode}:\n{done.stderr[-4000:]}"
        raise RuntimeError(message)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


class Ground:
    """The program, on so many threads."""

    def __init__(self, program: Path, threads: int) -> None:
        self.program = program
        self.threads = threads

    def play(self, folder: Path, seconds: float, seed: int, learner: str, partners: list[str]) -> Played:
        """Let the learner play, mostly against itself, and write what it saw into the folder."""
        folder.mkdir(parents=True)
        played: list[Played] = call(
            *(self.program, "play", RULES, folder, self.threads, seconds, seed, learner, *partners),
            limit=seconds + _SPARE,
        )
        return played[0]

    def check(self, network: Path) -> float:
        """Return how far the kernel's answers are from those that training wrote beside the network."""
        examples = (network.with_suffix(suffix) for suffix in (".samples", ".answers"))
        [checked] = call(self.program, "check", network, *examples, limit=_SPARE)
        return float(checked["largest_difference"])

    def match(self, hero: str, other: str, seconds: float, seed: int, hands: int = 0) -> Match:
        """Return how the hero fares against others of one kind."""
        any_seats = 0
        tables: list[AtTable] = call(
            *(self.program, "match", RULES, self.threads, seconds, seed, hands, any_seats, hero, other),
            limit=seconds + _SPARE,
        )
        for table in tables:
            table["hero"], table["other"] = short(hero), short(other)
        return {
            "hero": short(hero),
            "other": short(other),
            "hands": hands,
            "gain": mean(table["gain"] for table in tables),
            "error": hypot(*(table["gain_error"] for table in tables)) / len(tables),
            "longest_ms": max(table["longest_ms"] for table in tables),
            "wins": {
                seats: mean(table["wins"] for table in tables if table["seats"] == seats)
                for seats in sorted({table["seats"] for table in tables})
            },
            "tables": tables,
        }


def told(match: Match) -> str:
    """Return a match in one line."""
    wins = ", ".join(f"{seats} seats {100 * share:.1f}%" for seats, share in match["wins"].items())
    gain = f"gain {match['gain']:.3f} +-{2 * match['error']:.3f}, longest {match['longest_ms']:.0f} ms"
    return f"{match['hero']} against {match['other']}, hands {match['hands']}: {wins}; {gain}"


def short(player: str) -> str:
    """Return a player's name without the folder of its network."""
    return Path(player).name
