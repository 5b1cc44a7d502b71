"""One person: a stable number, a name, and in which events this person played."""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Final, NewType, TypeAlias

from msgspec import Meta, Struct

from stolik.people.refusals import PeopleCode, PeopleRefusal, refused
from stolik.tournament.players.name_book import ADULT, LONGEST_NAME, is_name, plain

PersonId = NewType("PersonId", int)
EventKey: TypeAlias = str
"""What identifies an event, in whatever file its log is."""

YEARS: Final = (1900, 2100)
LONGEST_TEXT: Final = 100
MOST_CATEGORIES: Final = 20
LONGEST_LICENCE: Final = 40
_WOMEN: Final = frozenset({"women", "woman", "kobiety", "kobieta", "женщины", "женщина"})
"""One category in three languages: people type it in theirs, and a season has it in another."""
_LICENCE: Final = re.compile(rf"[\w./-]{{1,{LONGEST_LICENCE}}}")


class Consent(StrEnum):
    """What a person agreed to."""

    DATA = "data"
    """To be in the register."""
    PUBLICATION = "publication"
    """To be named in public in full, also as a minor."""
    PHOTO = "photo"
    GUARDIAN = "guardian"
    """A guardian agrees that the minor takes part."""


class EventEntry(Struct, frozen=True, kw_only=True):
    """That a person is one of the players of an event."""

    event: EventKey
    player: int = 0
    """The number in the event's log; 0 in a file of places."""
    written: str = ""
    """In a file of places: the name as it is written there."""


class PersonRecord(Struct, frozen=True, kw_only=True):
    """One person of a register. After erasing, only the number and the events are left."""

    id: PersonId
    given: str = ""
    surname: str = ""
    born: Annotated[int, Meta(ge=YEARS[0], le=YEARS[1])] | None = None
    club: str = ""
    town: str = ""
    team: str = ""
    licence: str = ""
    categories: tuple[str, ...] = ()
    """Labels such as ``women``; juniors and seniors follow from the year of birth."""
    consents: tuple[Consent, ...] = ()
    keep_until: str | None = None
    """The date by which the data must be erased, as YYYY-MM-DD."""
    entries: tuple[EventEntry, ...] = ()
    erased: bool = False

    def has_category(self, label: str) -> bool:
        """Return whether a label fits; case and accents do not count, nor the language of “women”."""
        wanted = plain(label)
        same = _WOMEN if wanted in _WOMEN else {wanted}
        return any(plain(each) in same for each in self.categories)

    @property
    def name(self) -> str:
        """The whole name."""
        return f"{self.given} {self.surname}".strip()

    @property
    def events(self) -> frozenset[EventKey]:
        """The events in which this person played."""
        return frozenset(entry.event for entry in self.entries)

    def shown(self, year: int | None) -> str:
        """Return the name as the public may see it: a minor's is shortened unless publishing was agreed to.

        >>> PersonRecord(id=PersonId(1), given="Anna", surname="Kos", born=2015).shown(2026)
        'Anna K.'
        """
        minor = year is not None and self.born is not None and year - self.born < ADULT
        return self.short if minor and Consent.PUBLICATION not in self.consents else self.name

    @property
    def short(self) -> str:
        """The name as tournaments shorten it."""
        if not (self.given and self.surname):
            return self.name
        return f"{self.given.split()[0]} {self.surname[0]}."


def folded_name(person: PersonRecord) -> str:
    """Return the name for comparing: no case, no accents, and the words in any order.

    >>> one = PersonRecord(id=PersonId(1), given="Łucja Ewa", surname="Żak")
    >>> folded_name(one)
    'ewa lucja zak'
    """
    return folded(person.name)


@lru_cache(maxsize=65_536)
def folded(name: str) -> str:
    """Return a written name for comparing, as `folded_name` does."""
    return " ".join(sorted(plain(name.replace("-", " ")).split()))


def split_name(name: str, surname: str = "") -> tuple[str, str]:
    """Return the given name and the surname of a whole name; by default the last word is the surname.

    >>> split_name("Anna Maria Nowak"), split_name("Anna Nowak Kos", "Nowak Kos"), split_name("Bartek")
    (('Anna Maria', 'Nowak'), ('Anna', 'Nowak Kos'), ('Bartek', ''))
    """
    words = unicodedata.normalize("NFC", name).split()
    family = surname.split()
    if family and words[-len(family) :] == family and len(words) > len(family):
        return " ".join(words[: -len(family)]), " ".join(family)
    return (" ".join(words[:-1]), words[-1]) if len(words) > 1 else (" ".join(words), "")


def check_person(person: PersonRecord) -> PeopleRefusal | None:
    """Return what is wrong with somebody's data."""
    if not is_name(person.name) or max(len(person.given), len(person.surname)) > LONGEST_NAME:
        return refused(PeopleCode.BAD_PERSON_NAME, typed=person.name, most=LONGEST_NAME)
    if person.born is not None and not YEARS[0] <= person.born <= YEARS[1]:
        return refused(PeopleCode.BAD_YEAR, typed=str(person.born))
    if person.licence and not _LICENCE.fullmatch(person.licence):
        return refused(PeopleCode.BAD_LICENCE, typed=person.licence, most=LONGEST_LICENCE)
    texts = (person.club, person.town, person.team, *person.categories)
    for text in texts:
        if len(text) > LONGEST_TEXT or any(unicodedata.category(letter)[0] == "C" for letter in text):
            return refused(PeopleCode.TEXT_TOO_LONG, typed=text[:LONGEST_TEXT], most=LONGEST_TEXT)
    if len(person.categories) > MOST_CATEGORIES:
        return refused(PeopleCode.TEXT_TOO_LONG, typed=person.categories[0], most=LONGEST_TEXT)
    if person.keep_until is not None and not is_date(person.keep_until):
        return refused(PeopleCode.BAD_KEEP_UNTIL, typed=person.keep_until)
    return None


def is_date(text: str) -> bool:
    """Return whether a text is a date as YYYY-MM-DD."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
