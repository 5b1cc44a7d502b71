"""The name book: the only place where players have names, and where they can be erased.

Events contain numbers only. A registration and every renaming refer to an entry here, so undoing them
restores the earlier name, and erasing entries leaves the log unchanged.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta, Struct

from stolik.core.input.bounds import Label
from stolik.tournament.actors import DetailsId

LONGEST_NAME: Final = 80
LONGEST_NOTE: Final = 500
_ALONE: Final = str.maketrans("łŁøØđĐ", "lLoOdD")
"""Letters that Unicode does not decompose."""
ADULT: Final = 18
"""The age from which no guardian must consent and the public sees the whole name."""


class Details(Struct, frozen=True, kw_only=True):
    """Personal details of a player."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    surname: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """The part of the name that lists are sorted by; by default the last word."""
    club: Label = ""
    born: Annotated[int, Meta(ge=1900, le=2100)] | None = None
    """The year of birth."""
    minor: bool = False
    """Whether the person was declared a minor; `minor_on` also uses the year of birth."""
    guardian_consents: bool = False
    """For minors: whether a guardian agreed to the entry."""
    keep_until: Label | None = None
    """The date by which the entry must be erased, as YYYY-MM-DD."""
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    """What the person told the organiser when registering."""

    def minor_on(self, date: str) -> bool:
        """Return whether the person is a minor in the year of a tournament's date (YYYY-MM-DD)."""
        return self.minor or (self.born is not None and int(date[:4]) - self.born < ADULT)

    @property
    def family(self) -> str:
        """The surname that lists are sorted by."""
        return self.surname or (self.name.split() or [""])[-1]

    @property
    def short(self) -> str:
        """The name as the public may see it.

        >>> Details(name="Anna Maria Kowalska").short, Details(name="Bartek").short
        ('Anna K.', 'Bartek')
        """
        first = next((word for word in self.name.split() if word != self.family), "")
        return f"{first} {self.family[0]}." if first else self.name


class Book(Struct, frozen=True, kw_only=True):
    """All entries; erased ones are gone, and their numbers are not reused."""

    entries: dict[DetailsId, Details] = {}
    given: int = 0
    """The number of entries ever made."""

    def add(self, details: Details) -> tuple[Book, DetailsId]:
        """Return the book with another entry, and its number."""
        number = DetailsId(self.given + 1)
        return Book(entries={**self.entries, number: details}, given=number), number

    def erase(self, numbers: Collection[DetailsId]) -> Book:
        """Return the book without some entries."""
        kept = {number: details for number, details in self.entries.items() if number not in numbers}
        return Book(entries=kept, given=self.given)

    def get(self, number: DetailsId) -> Details | None:
        """Return an entry, or None if there is none (any more)."""
        return self.entries.get(number)

    def name(self, number: DetailsId) -> str | None:
        """Return the name of an entry, or None if it was erased."""
        details = self.get(number)
        return None if details is None else details.name


def plain(text: str) -> str:
    """Return a text without case, accents and extra spaces, for lenient matching.

    >>> plain("  Łucja  Żak ")
    'lucja zak'
    """
    apart = unicodedata.normalize("NFKD", text.translate(_ALONE))
    return " ".join(
        "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold().split()
    )


def is_name(text: str) -> bool:
    """Return whether a text can be a name: visible, on one line, not too long."""
    return 0 < len(text.strip()) <= LONGEST_NAME and all(
        unicodedata.category(letter)[0] != "C" for letter in text
    )


def same_name(one: str, other: str) -> bool:
    """Return whether two names look the same in a list: case and spaces do not count."""
    return _folded(one) == _folded(other)


def same_person(one: Details, other: Details) -> bool:
    """Return whether two entries seem to be the same person.

    Namesakes are distinguished by club or year of birth, if both are known.
    """
    if not same_name(one.name, other.name):
        return False
    clubs, born = {_folded(one.club), _folded(other.club)}, {one.born, other.born}
    return not ((len(clubs) > 1 and "" not in clubs) or (len(born) > 1 and None not in born))


# A new name is compared with every other on the list.
@lru_cache(maxsize=4096)
def _folded(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
