"""Drawing again with the revealed seed, and comparing with the published draw."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from hmac import compare_digest

from msgspec import Struct

from stolik.core.fairness.chance import commit
from stolik.tournament.draws.plan import DrawnRounds


class Mismatch(StrEnum):
    """Why a published draw does not follow from its seed."""

    OTHER_SEED = "other_seed"
    """The seed is not the committed one."""
    OTHER_ROUNDS = "other_rounds"
    """More or fewer rounds than the seed draws."""
    OTHER_TABLES = "other_tables"
    """A round with more or fewer tables, or with another player resting."""
    OTHER_SEATS = "other_seats"
    """A table where somebody else sits, or on another seat."""


class Difference(Struct, frozen=True, kw_only=True):
    """One difference, and where it is."""

    mismatch: Mismatch
    round: int | None = None
    table: int | None = None


class Verification(Struct, frozen=True, kw_only=True):
    """The result of drawing again; truthy if nothing differs."""

    differences: tuple[Difference, ...] = ()

    def __bool__(self) -> bool:
        return not self.differences


def verify_draw(
    published: DrawnRounds, seed: bytes, draw_again: Callable[[bytes], DrawnRounds]
) -> Verification:
    """Return the differences between a published draw and the one that `draw_again` makes of the seed.

    `draw_again` is `draw_rounds` with the published roster and wishes filled in.
    """
    found: list[Difference] = []
    if not compare_digest(published.commitment.encode(), commit(seed).encode()):
        found.append(Difference(mismatch=Mismatch.OTHER_SEED))
    found.extend(differences(published, draw_again(seed)))
    return Verification(differences=tuple(found))


def differences(published: DrawnRounds, drawn: DrawnRounds) -> list[Difference]:
    """Return where the rounds of two draws differ."""
    if [r.number for r in published.rounds] != [r.number for r in drawn.rounds]:
        return [Difference(mismatch=Mismatch.OTHER_ROUNDS)]
    found: list[Difference] = []
    for ours, theirs in zip(drawn.rounds, published.rounds, strict=True):
        same_tables = [t.number for t in ours.tables] == [t.number for t in theirs.tables]
        if not same_tables or set(ours.resting) != set(theirs.resting):
            found.append(Difference(mismatch=Mismatch.OTHER_TABLES, round=ours.number))
            continue
        found.extend(
            Difference(mismatch=Mismatch.OTHER_SEATS, round=ours.number, table=table.number)
            for table, other in zip(ours.tables, theirs.tables, strict=True)
            if table.seats != other.seats
        )
    return found
