"""Applications: who has a place, who waits, and who moves up."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from hmac import compare_digest
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.tournament.actors import ApplicationId, DetailsId, PlayerId

CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters that are easy to read aloud and to type."""
CODE_LENGTH: Final = 16
"""78 bits: nobody finds a code by trying, not even with its digest."""
_GROUP: Final = 4


class ApplicationStatus(StrEnum):
    """Whether an application has a place."""

    PLACE = "place"
    WAITING = "waiting"
    WITHDRAWN = "withdrawn"


class Application(Struct, frozen=True, kw_only=True):
    """Somebody who registered before the day."""

    id: ApplicationId
    details: DetailsId | None
    """The entry in the book; None after the data were erased."""
    proof: str
    """The digest of the personal code; empty if there is none."""
    at: int
    """When it was received, in milliseconds."""
    status: ApplicationStatus
    paid: bool = False
    moved_up_at: int | None = None
    """When it got a place after waiting."""
    withdrawn_at: int | None = None
    player: PlayerId | None = None
    """The starting number, from the moment it is in the roster."""


Applications = Mapping[ApplicationId, Application]


def holders(applications: Applications) -> int:
    """Return how many have a place."""
    return sum(each.status is ApplicationStatus.PLACE for each in applications.values())


def waiting(applications: Applications) -> Iterator[Application]:
    """Yield those who wait, the first one first."""
    return (each for _, each in sorted(applications.items()) if each.status is ApplicationStatus.WAITING)


def waiting_place(applications: Applications, number: ApplicationId) -> int | None:
    """Return the place on the waiting list, from 1; None if this application does not wait."""
    return next((at for at, each in enumerate(waiting(applications), 1) if each.id == number), None)


def move_up(applications: Applications, limit: int | None, at: int) -> dict[ApplicationId, Application]:
    """Return the applications after free places went to those who wait longest."""
    moved = dict(applications)
    free = len(moved) if limit is None else limit - holders(moved)
    for each in list(waiting(moved))[: max(0, free)]:
        moved[each.id] = replace(each, status=ApplicationStatus.PLACE, moved_up_at=at)
    return moved


def who_loses(before: Applications, after: Applications) -> Application | None:
    """Return somebody with a place who would only be waiting afterwards."""
    return next(
        (
            each
            for number, each in sorted(before.items())
            if each.status is ApplicationStatus.PLACE
            and (other := after.get(number)) is not None
            and other.status is ApplicationStatus.WAITING
        ),
        None,
    )


def by_code(applications: Applications, code: str) -> Application | None:
    """Return the application with a personal code; an erased one has none."""
    proof = proof_of(code)
    return next(
        (each for each in applications.values() if each.proof and compare_digest(each.proof, proof)), None
    )


def code_from(raw: bytes) -> str:
    """Return a personal code for random bytes, in groups that are easy to copy.

    >>> code_from(bytes(range(16)))
    '2345-6789-ABCD-EFGH'
    """
    letters = "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in raw[:CODE_LENGTH])
    return "-".join(letters[at : at + _GROUP] for at in range(0, CODE_LENGTH, _GROUP))


def proof_of(code: str) -> str:
    """Return the digest that is stored of a code; case, spaces and dashes do not count.

    >>> proof_of("2345-6789-ABCD-EFGH") == proof_of(" 2345 6789 abcd efgh")
    True
    """
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(f"stolik application {letters}".encode()).hexdigest()
