"""The terms of a tournament: what players are told beforehand, as message keys."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from stolik.core.ruleset import Ruleset
from stolik.tournament.draws.table_sizes import FULL, SHORT
from stolik.tournament.formats.format import Format, chosen
from stolik.tournament.formats.schedule import plan_stages


class TermKey(StrEnum):
    """The subject of a term."""

    STAGE = "stage"
    BIG_POINTS = "big-points"
    SHARED_PLACES = "shared-places"
    RANKING = "ranking"
    TIES = "ties"
    RECONSTRUCTION = "reconstruction"
    LATE_ENTRY = "late-entry"
    NO_LATE_ENTRY = "no-late-entry"
    DEDUCTIONS = "deductions"
    WARNING_FIRST = "warning-first"
    HEAD_REFEREE = "head-referee"
    PHOTOS = "photos"
    MANNERS = "manners"


class Term(Struct, frozen=True, kw_only=True):
    """One sentence of the terms, as a message key with arguments."""

    key: TermKey
    clauses: tuple[str, ...] = ()
    values: dict[str, int | str] = {}
    """The arguments of the sentence."""


def terms(form: Format, rules: Ruleset, players: int) -> tuple[Term, ...]:
    """Return the terms for a number of players, in reading order."""
    return tuple(_terms(form, rules, players))


def _terms(form: Format, rules: Ruleset, players: int) -> Iterator[Term]:
    if form.reconstruction:
        yield Term(key=TermKey.RECONSTRUCTION, clauses=("I-10",), values={"format": form.key})
    for planned in plan_stages(form, players):
        yield Term(
            key=TermKey.STAGE,
            clauses=("M-12", "M-13", "F-12", "F-13"),
            values={
                "name": planned.stage.name,
                "players": planned.players,
                "rounds": planned.rounds,
                "games": chosen(planned.stage.games),
                "seats": planned.stage.seats,
            },
        )
    big = rules.clauses.get("big_points", ())
    for seats in (FULL, SHORT):
        by_place = "-".join(map(str, rules.big_points_for(seats)))
        yield Term(key=TermKey.BIG_POINTS, clauses=big, values={"seats": seats, "by_place": by_place})
    yield Term(key=TermKey.SHARED_PLACES, clauses=("M-11", "S-21", "I-8", "I-27"))
    yield Term(key=TermKey.RANKING, clauses=("M-15", "M-18", "F-11", "E-9"))
    yield Term(key=TermKey.TIES, values={"procedure": form.ties, "podium": form.podium})
    if form.late_entry is None:
        yield Term(key=TermKey.NO_LATE_ENTRY)
    else:
        late = {"rounds": form.late_entry.rounds, "missed_game": form.late_entry.missed_game}
        yield Term(key=TermKey.LATE_ENTRY, values={**late})
    yield Term(key=TermKey.DEDUCTIONS, clauses=("M-19",))
    yield Term(key=TermKey.WARNING_FIRST, clauses=("S-27", "M-19"))
    yield Term(key=TermKey.HEAD_REFEREE, clauses=("S-28",))
    yield Term(key=TermKey.PHOTOS, clauses=("M-20",))
    yield Term(key=TermKey.MANNERS, clauses=("S-29",))
