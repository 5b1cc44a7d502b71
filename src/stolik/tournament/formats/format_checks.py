"""Checking a format: every number of players it allows is planned through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from stolik.tournament.draws.table_sizes import FULL, LARGEST_FIELD, LEAST_FIELD, MOST_ROUNDS, ROTATING, SHORT
from stolik.tournament.formats.format import (
    TABLE_CUTS,
    Advance,
    Bracket,
    Format,
    FormatCode,
    FormatProblem,
    NumberChoice,
    Points,
    SeatingMethod,
    Stage,
    chosen,
)
from stolik.tournament.formats.schedule import going_on, stage_sizes

MOST_GAMES: Final = 40
"""Games per round, and games per match."""


@lru_cache(maxsize=32)
def find_problems(form: Format) -> tuple[FormatProblem, ...]:
    """Return every problem of a format, with its field."""
    return tuple(_problems(form))


def _problems(form: Format) -> Iterator[FormatProblem]:
    for b, bracket in enumerate(form.brackets):
        least, most = bracket.players
        where = f"brackets[{b}]"
        if not LEAST_FIELD <= least <= most <= LARGEST_FIELD:
            message = (
                f"a field has {LEAST_FIELD} to {LARGEST_FIELD} players, the smaller first: {least}, {most}"
            )
            yield _problem(
                FormatCode.BRACKET_BOUNDS,
                f"{where}.players",
                message,
                least=LEAST_FIELD,
                most=LARGEST_FIELD,
            )
            continue
        for other, earlier in enumerate(form.brackets[:b]):
            if earlier.players[0] <= most and least <= earlier.players[1]:
                message = f"the field overlaps that of brackets[{other}]: {least}-{most}"
                yield _problem(
                    FormatCode.BRACKETS_OVERLAP, f"{where}.players", message, other=f"brackets[{other}]"
                )
        broken = False
        for s, stage in enumerate(bracket.stages):
            for problem in _stage_problems(bracket, s, stage, f"{where}.stages[{s}]"):
                broken = True
                yield problem
        if not broken:
            yield from _field_problems(bracket, where)


def _stage_problems(bracket: Bracket, index: int, stage: Stage, where: str) -> Iterator[FormatProblem]:
    yield from _count_problems(stage, where)
    last = index == len(bracket.stages) - 1
    if stage.go_on is None and not last:
        yield _problem(FormatCode.NO_CUT, f"{where}.go_on", "another stage follows: say who goes on")
    if stage.go_on is not None and last:
        yield _problem(FormatCode.CUT_AFTER_LAST, f"{where}.go_on", "no stage follows: nobody can go on")
    if stage.go_on is not None and stage.go_on.who in TABLE_CUTS and chosen(stage.rounds) > 1:
        message = f"a cut by table needs a stage of one round: {chosen(stage.rounds)}"
        yield _problem(FormatCode.TABLE_CUT_NEEDS_ONE_ROUND, f"{where}.rounds", message)
    if stage.tables is not None and stage.seats is not SeatingMethod.BY_PLACE:
        message = f"a number of tables goes with seats by place, not with {stage.seats.value!r}"
        yield _problem(FormatCode.TABLES_WITHOUT_PLACES, f"{where}.tables", message)
    if index == 0 and stage.seats is SeatingMethod.BY_PLACE:
        yield _problem(FormatCode.FIRST_BY_PLACE, f"{where}.seats", "the first stage has no places to go by")
    if index == 0 and stage.points is Points.CARRIED:
        yield _problem(FormatCode.FIRST_BY_PLACE, f"{where}.points", "the first stage has nothing to carry")


def _count_problems(stage: Stage, where: str) -> Iterator[FormatProblem]:
    counts = [("rounds", stage.rounds, MOST_ROUNDS), ("games", stage.games, MOST_GAMES)]
    if stage.go_on is not None:
        counts.append(("go_on.n", stage.go_on.n, LARGEST_FIELD))
    for name, count, most in counts:
        if isinstance(count, NumberChoice) and count.value not in count.options:
            message = f"the chosen number is not one of the options: {count.value}"
            allowed = ", ".join(map(str, count.options))
            yield _problem(
                FormatCode.NOT_AN_OPTION, f"{where}.{name}", message, allowed=allowed, found=count.value
            )
        options = count.options if isinstance(count, NumberChoice) else (count,)
        for option in options:
            if not 1 <= option <= most:
                message = f"expected 1 to {most}: {option}"
                yield _problem(FormatCode.FIELD, f"{where}.{name}", message, most=most, found=option)


def _field_problems(bracket: Bracket, where: str) -> Iterator[FormatProblem]:
    """Plan every number of players of the bracket; report a stage once, for the first that fails."""
    reported: set[int] = set()
    for field in range(bracket.players[0], bracket.players[1] + 1):
        players = field
        for s, stage in enumerate(bracket.stages):
            problem = _seat_problem(stage, players, f"{where}.stages[{s}]", field)
            if problem is not None:
                if s not in reported:
                    reported.add(s)
                    yield problem
                break
            players = going_on(stage, players)


def _seat_problem(stage: Stage, players: int, where: str, field: int) -> FormatProblem | None:
    fits = {
        SeatingMethod.LOT: players >= LEAST_FIELD,
        SeatingMethod.ROTATION: players == ROTATING,
        SeatingMethod.ONE_TABLE: SHORT <= players <= FULL,
        SeatingMethod.BY_PLACE: players >= LEAST_FIELD
        and players != ROTATING
        and (stage.tables is None or SHORT * stage.tables <= players <= FULL * stage.tables),
    }[stage.seats]
    if not fits:
        message = f"with {field} players this stage has {players}, who cannot be seated {stage.seats.value!r}"
        return _problem(FormatCode.CANNOT_SEAT, f"{where}.seats", message, field_size=field, found=players)
    cut = stage.go_on
    if cut is None:
        return None
    onward, tables = going_on(stage, players), len(stage_sizes(stage, players))
    too_few_places = cut.who is Advance.WINNERS_AND_BEST and tables > onward
    if onward > players or too_few_places:
        message = f"with {field} players this stage has {players} at {tables} tables, and {onward} go on"
        return _problem(
            FormatCode.NOBODY_OUT,
            f"{where}.go_on.n",
            message,
            field_size=field,
            found=players,
            tables=tables,
            onward=onward,
        )
    return None


def _problem(code: FormatCode, field: str, message: str, **parts: str | int) -> FormatProblem:
    return FormatProblem(code=code, field=field, message=message, parts=parts)
