"""A season of 5,000 people over 100 events: the ranking cold, and after one changed sheet.

``python -m bench.days.season --whole`` also plays ten events of 40 to 128 people with the real commands,
compares the season with a plain count and with the bare places, corrects an event, merges two people and
erases one.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from msgspec.structs import replace

from stolik.core.rulesets import PL_FORTY
from stolik.season.ranking import SeasonRanking
from stolik.season.results import EventResults, PersonResult, as_persons, results_of
from stolik.season.season import Season, SeasonEvent
from stolik.tournament.commands import CorrectSheet
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.simulation.simulation import ORGANISER, Simulation
from stolik.tournament.state import TableState
from stolik.tournament.tournament import Tournament
from tests.season.federation import Federation, names
from tests.season.scenario import check_season, play_events

PEOPLE: Final = 5_000
EVENTS: Final = 100
FIELD: Final = 128
REPEATS: Final = 21
BEST: Final = 8
FIELDS: Final = (40, 48, 64, 56, 80, 96, 44, 112, 72, 128)
"""Of the ten events that are played with the real commands."""
_SEASON: Final = Season(
    name="bench", best=BEST, events=tuple(SeasonEvent(name=f"event {at}") for at in range(EVENTS))
)


def report() -> str:
    """Measure, and return the figures as Markdown."""
    dice = random.Random(1)  # noqa: S311  not a secret
    played = Simulation(find_format("pl-forty"), PL_FORTY, FIELD, seed=bytes(32)).run()
    fields = [dict(enumerate(dice.sample(range(PEOPLE), FIELD), 1)) for _ in range(EVENTS)]
    events = [_results(at, played, field) for at, field in enumerate(fields)]
    everybody = [_everybody(at, dice) for at in range(EVENTS)]
    return "\n".join(
        (
            "| what | ms |",
            "|---|---|",
            f"| {PEOPLE} people, {EVENTS} events of {FIELD}, cold | {_cold(events):.0f} |",
            f"| after one corrected sheet, with its log | {_corrected(events, played, fields[0]):.1f} |",
            f"| {PEOPLE} people who all play all {EVENTS} events, cold | {_cold(everybody):.0f} |",
            "",
        )
    )


def _results(at: int, played: Tournament, field: dict[int, int]) -> EventResults:
    lines, sharers = as_persons(results_of(played.state), field.get)
    return EventResults(key=str(at), name=f"event {at}", field=FIELD, lines=lines, sharers=sharers)


def _everybody(at: int, dice: random.Random) -> EventResults:
    order = enumerate(dice.sample(range(PEOPLE), PEOPLE), 1)
    lines = tuple(PersonResult(person, place) for place, person in order)
    return EventResults(key=str(at), name=f"event {at}", field=PEOPLE, lines=lines)


def _cold(events: list[EventResults]) -> float:
    start = perf_counter()
    ranking = SeasonRanking(_SEASON)
    ranking.put(*events)
    ranking.standings()
    return 1_000 * (perf_counter() - start)


def _corrected(events: list[EventResults], played: Tournament, field: dict[int, int]) -> float:
    """Correct sheets of one event, one after the other; return the median until the new ranking is there."""
    ranking = SeasonRanking(_SEASON)
    ranking.put(*events)
    ranking.standings()
    times = []
    for table in played.state.stages[0].rounds[0].tables[:REPEATS]:
        start = perf_counter()
        command = CorrectSheet(by=ORGANISER, why="wrong column", table=table.ref, games=_exchanged(table))
        done = played.do(command, now=played.log[-1].at)
        if not isinstance(done, tuple):
            message = f"the correction was refused: {done}"
            raise TypeError(message)
        ranking.put(_results(0, played, field))
        ranking.standings()
        times.append(1_000 * (perf_counter() - start))
    return median(times)


def _exchanged(table: TableState) -> tuple[TypedGame, ...]:
    """Return the games of a table with two players exchanged."""
    one, other = table.seats[:2]
    names_of = {one: other, other: one}
    games = () if table.sheet is None else table.sheet.games
    return tuple(
        replace(
            game.typed,
            lines=tuple(
                replace(line, player=names_of.get(line.player, line.player)) for line in game.typed.lines
            ),
        )
        for game in games
    )


def play_whole() -> str:
    """Play ten events with the real commands, correct one, merge and erase; return what was compared."""
    people = names(160)
    with TemporaryDirectory() as folder:
        federation = Federation(Path(folder))
        start = perf_counter()
        events = tuple(("pl-forty", count) for count in FIELDS)
        files = play_events(federation, people, events, best=BEST)
        played = perf_counter() - start
        ranked = check_season(federation, people, files, best=BEST)
        checked = perf_counter() - start - played
    return (
        f"Ten events of {min(FIELDS)} to {max(FIELDS)}, {ranked} people: equal to a plain count and to "
        f"`season standings` of the places; one event corrected, two people merged, one erased without a "
        f"trace; played in {played:.0f} s, checked in {checked:.0f} s\n"
    )


if __name__ == "__main__":
    print(report())
    if "--whole" in sys.argv[1:]:
        print(play_whole())
