"""Draws for every field size, with the worst figures and times, compared with a plain random draw."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Final, NamedTuple

from bench.progress import progress
from stolik.core.fairness.chance import words
from stolik.tournament.draws.designs import design, random_rounds
from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.measure import measure
from stolik.tournament.draws.plan import DrawnRound, DrawnTable
from stolik.tournament.draws.search import Rounds

FIELDS: Final = range(6, 129)
ROUNDS: Final = (3, 4)
SEEDS: Final = 5
RANDOM_DRAWS: Final = 20


class Figures(NamedTuple):
    """The figures of one field size: the worst over some seeds, and the mean of random draws."""

    players: int
    rounds: int
    repeats: int
    spread: int
    seats: int
    first_ms: float
    slowest_ms: float
    random_repeats: float
    random_spread: float


def report() -> str:
    """Draw everything and return the figures as Markdown."""
    fields = [(players, rounds) for rounds in ROUNDS for players in FIELDS]
    return "\n".join(_report([_field(*field) for field in progress(fields, "draw")]))


def _field(players: int, rounds: int) -> Figures:
    design.cache_clear()
    field = range(1, players + 1)
    times, measures = [], []
    for seed in range(SEEDS):
        start = perf_counter()
        drawn = draw_rounds(field, rounds, seed.to_bytes(32))
        times.append(1_000 * (perf_counter() - start))
        measures.append(measure(drawn.rounds))
    chance = words(b"bench", players)
    plain = [measure(_seated(random_rounds(players, rounds, chance))) for _ in range(RANDOM_DRAWS)]
    return Figures(
        players=players,
        rounds=rounds,
        repeats=max(one.repeats for one in measures),
        spread=max(one.visits_spread for one in measures),
        seats=max(one.seat_repeats for one in measures),
        first_ms=times[0],
        slowest_ms=max(times),
        random_repeats=sum(one.repeats for one in plain) / RANDOM_DRAWS,
        random_spread=sum(one.visits_spread for one in plain) / RANDOM_DRAWS,
    )


def _seated(rounds: Rounds) -> list[DrawnRound]:
    return [
        DrawnRound(
            number=number,
            tables=tuple(DrawnTable(number=at, seats=tuple(table)) for at, table in enumerate(tables, 1)),
        )
        for number, tables in enumerate(rounds, 1)
    ]


def _summary(figures: list[Figures]) -> Iterator[str]:
    for rounds in ROUNDS:
        own = [one for one in figures if one.rounds == rounds]
        large = [one for one in own if one.players > 12]  # noqa: PLR2004 - from 13 on nobody meets twice
        mean = sum(one.random_repeats for one in large) / len(large)
        yield (
            f"- {rounds} rounds, {own[0].players}-{own[-1].players} players: from 13 players on "
            f"{max(one.repeats for one in large)} repeats (plain random draw {mean:.1f}), "
            f"visits to tables of three differ by {max(one.spread for one in large)} at most, "
            f"repeated seat letters {max(one.seats for one in own)} at most, "
            f"slowest whole plan {max(one.slowest_ms for one in own):.0f} ms"
        )


def _report(figures: list[Figures]) -> Iterator[str]:
    yield (
        f"The worst of {SEEDS} seeds; times are for whole plans, the first with an empty cache. "
        f"The plain random draw is the mean of {RANDOM_DRAWS} draws in the same run."
    )
    yield ""
    yield from _summary(figures)
    yield ""
    yield "| players | rounds | repeats | random | spread | random | seats again | first ms | slowest ms |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for one in figures:
        yield (
            f"| {one.players} | {one.rounds} | {one.repeats} | {one.random_repeats:.1f} | {one.spread} "
            f"| {one.random_spread:.1f} | {one.seats} | {one.first_ms:.0f} | {one.slowest_ms:.0f} |"
        )
