"""The name book: the one place where players have names, and where they can be erased.

Events carry numbers only. A registration and every renaming point to an entry here, so undoing
them brings the earlier name back, and erasing the entries leaves the log as it is.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Annotated, Final

from msgspec import Meta, Struct

from stolik.core.bounds import Label
from stolik.tournament.actors import DetailsId

LONGEST_NAME: Final = 80


class Details(Struct, frozen=True, kw_only=True):
    """What is known about a player as a person."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    club: Label = ""
    minor: bool = False
    guardian_consents: bool = False
    """For minors: whether a guardian agreed to the entry."""
    keep_until: Label | None = None
    """The date the entry is to be erased by, as YYYY-MM-DD."""


class Book(Struct, frozen=True, kw_only=True):
    """All entries; erased ones are gone, and their numbers are not given again."""

    entries: dict[DetailsId, Details] = {}
    given: int = 0
    """Entries ever made."""

    def add(self, details: Details) -> tuple[Book, DetailsId]:
        """Return the book with one more entry, and its number."""
        number = DetailsId(self.given + 1)
        return Book(entries={**self.entries, number: details}, given=number), number

    def erase(self, numbers: Collection[DetailsId]) -> Book:
        """Return the book without some entries."""
        kept = {number: details for number, details in self.entries.items() if number not in numbers}
        return Book(entries=kept, given=self.given)

    def get(self, number: DetailsId) -> Details | None:
        """Return an entry, or None where there is none (any more)."""
        return self.entries.get(number)

    def name(self, number: DetailsId) -> str | None:
        """Return the name of an entry, or None where it was erased."""
        details = self.get(number)
        return None if details is None else details.name


def is_name(text: str) -> bool:
    """Tell whether a text can be a name: something visible, on one line, not too long."""
    return 0 < len(text.strip()) <= LONGEST_NAME and all(
        unicodedata.category(letter)[0] != "C" for letter in text
    )


def same_name(one: str, other: str) -> bool:
    """Tell whether two names would be taken for the same in a list: case and spaces do not count."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
