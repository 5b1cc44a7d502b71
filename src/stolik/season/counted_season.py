"""A season with everything counted: its data, its register, and its ranking."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from stolik.people.person import PersonRecord
from stolik.people.register import PeopleRegister
from stolik.season.ranking import SeasonRanking
from stolik.season.season import Season, SeasonCategory


class CountedSeason(Struct, frozen=True, kw_only=True):
    """A season, its register and its ranking; and what the public may see of people."""

    season: Season
    register: PeopleRegister
    ranking: SeasonRanking
    this_year: int
    """The year if no event has a date."""
    shortened: frozenset[int] = frozenset()
    """Persons whose names a tournament of the season shortens."""
    without_club: frozenset[int] = frozenset()
    """Persons whose clubs a tournament of the season hides."""
    nameless: frozenset[int] = frozenset()
    """Persons whose names were erased in every event of the season."""

    @property
    def year(self) -> int:
        """The year of the last event, which decides who is a minor."""
        dates = [event.date for event in self.season.events] + [event.date for event in self.ranking.events]
        known = list(filter(None, dates))
        return int(max(known)[:4]) if known else self.this_year

    def shown(self, number: int) -> str | None:
        """Return a person's name as the public may see it; None if it was erased."""
        person = self.register.person(number)
        if person is None or person.erased or number in self.nameless:
            return None
        return person.short if number in self.shortened else person.shown(self.year)

    def whole(self, number: int) -> str | None:
        """Return a person's whole name, for paper that the person gets; None if it was erased."""
        person = self.register.person(number)
        erased = person is None or person.erased or number in self.nameless
        return None if erased or person is None else person.name

    def club(self, number: int) -> str:
        """Return a person's club; that of a minor whose name is shortened is not shown either."""
        person = self.register.person(number)
        return person.club if person is not None and self.shows_club(number) else ""

    def shows_club(self, number: int) -> bool:
        """Return whether the public may know a person's club or team, also from the standings of clubs."""
        person = self.register.person(number)
        if person is None or number in self.without_club:
            return False
        return person.shown(self.year) == person.name

    def members(self, key: str) -> Collection[int] | None:
        """Return the people of a category; None for everybody."""
        category = self.season.category(key)
        if category is None:
            return None
        return [person.id for person in self.register.persons.values() if belongs(person, category)]

    def groups(self, category: SeasonCategory) -> list[tuple[str, list[int]]]:
        """Return the clubs or teams of a category, with their people."""
        found: dict[str, list[int]] = {}
        for person in self.register.persons.values():
            name = "" if category.by is None else getattr(person, category.by.value)
            if name and belongs(person, category):
                found.setdefault(name, []).append(person.id)
        return list(found.items())


def belongs(person: PersonRecord, category: SeasonCategory) -> bool:
    """Return whether somebody is in a category; an unknown year of birth is in no age category."""
    if category.label and not person.has_category(category.label):
        return False
    if category.born_from is None and category.born_to is None:
        return True
    born = person.born
    return born is not None and (category.born_from or 0) <= born <= (category.born_to or born)
