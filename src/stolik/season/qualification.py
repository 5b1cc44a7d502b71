"""Who plays in the season's final: by quota from standings, skipping those who are already in."""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum

from msgspec import Struct

from stolik.season.ranking import RankedPerson, SeasonRanking
from stolik.season.season import OVERALL, Season


class Skipped(StrEnum):
    """Why somebody was passed over."""

    ALREADY = "already"
    """Already qualified another way."""
    DECLINED = "declined"
    TOO_FEW_EVENTS = "too_few_events"


class Qualifier(Struct, frozen=True, kw_only=True):
    """Somebody in the final; `of` is None if the organiser said so."""

    person: int
    of: str | None
    place: int | None


class PassedOver(Struct, frozen=True, kw_only=True):
    """Somebody whose place would have been enough."""

    person: int
    of: str
    place: int | None
    why: Skipped


class OpenPlaces(Struct, frozen=True, kw_only=True):
    """Places that a tie leaves open: the organiser decides among equal persons."""

    of: str
    places: int
    persons: tuple[int, ...]


class Qualification(Struct, frozen=True, kw_only=True):
    """The field of the final as far as it is known."""

    qualified: tuple[Qualifier, ...]
    passed_over: tuple[PassedOver, ...]
    open: tuple[OpenPlaces, ...]


def qualify(
    season: Season, ranking: SeasonRanking, members: Callable[[str], Collection[int] | None]
) -> Qualification:
    """Return who qualifies: the season's quotas are filled one after the other.

    `members` returns the people of some standings; None for everybody.
    """
    inside = {number: Qualifier(person=number, of=None, place=None) for number in season.qualified}
    over: list[PassedOver] = []
    left_open: list[OpenPlaces] = []
    for quota in season.quotas:
        free = quota.places
        lines = ranking.standings(None if quota.of == OVERALL else members(quota.of))
        for tied in _tied(lines):
            if not free:
                break
            wanted = []
            for line in tied:
                why = _why_not(season, line, inside)
                if why is None:
                    wanted.append(line)
                else:
                    over.append(PassedOver(person=line.person, of=quota.of, place=line.place, why=why))
            if len(wanted) > free:
                persons = tuple(line.person for line in wanted)
                left_open.append(OpenPlaces(of=quota.of, places=free, persons=persons))
                break
            free -= len(wanted)
            for line in wanted:
                inside[line.person] = Qualifier(person=line.person, of=quota.of, place=line.place)
    return Qualification(qualified=tuple(inside.values()), passed_over=tuple(over), open=tuple(left_open))


def _tied(lines: Collection[RankedPerson]) -> list[list[RankedPerson]]:
    groups: list[list[RankedPerson]] = []
    for line in lines:
        if groups and line.place is not None and groups[-1][0].place == line.place:
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def _why_not(season: Season, line: RankedPerson, inside: Collection[int]) -> Skipped | None:
    if line.person in inside:
        return Skipped.ALREADY
    if line.person in season.declined:
        return Skipped.DECLINED
    return Skipped.TOO_FEW_EVENTS if line.place is None else None
