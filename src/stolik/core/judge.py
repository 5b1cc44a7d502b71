"""judge(rules, position, proposal): is this new table a legal play, and if not, why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import chain
from typing import Final, NamedTuple

from stolik.core.melds import Reading, read_meld
from stolik.core.ruleset import JokerReuse, Ruleset
from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, Kind
from stolik.core.turns.changes import changed_sets
from stolik.core.turns.jokers import JokerFates, trace_jokers


class Breach(StrEnum):
    """Stable codes for broken rules: stored, sent to clients, and translated there."""

    NOT_A_SET = "not_a_set"
    NOTHING_PLAYED = "nothing_played"
    TILE_NOT_OWNED = "tile_not_owned"
    TILE_TAKEN_FROM_TABLE = "tile_taken_from_table"
    OPENING_BELOW_THRESHOLD = "opening_below_threshold"
    OPENING_TOUCHES_TABLE = "opening_touches_table"
    JOKER_NOT_IN_NEW_SET = "joker_not_in_new_set"


class Violation(NamedTuple):
    """One broken rule, and the set on the proposed table that breaks it."""

    breach: Breach
    tiles: tuple[Kind, ...] = ()
    meld: int | None = None


class Position(NamedTuple):
    """The start of a play: the table, the player's rack, and whether the player has opened."""

    table: Table[Kind]
    rack: Rack[Kind]
    opened: bool


class Verdict(NamedTuple):
    """The judgement of one proposal; truthy if the proposal is legal."""

    violations: tuple[Violation, ...]
    played: tuple[Kind, ...]
    """The rack tiles on the proposed table."""
    points: int | None
    """Their value, with jokers at what they stand for; None if the proposal is illegal."""
    readings: tuple[Reading | None, ...]
    """How every set of the proposal reads (I-14)."""

    def __bool__(self) -> bool:
        return not self.violations


class _Case(NamedTuple):
    """A proposal with everything the checks need, computed once."""

    rules: Ruleset
    before: Position
    proposal: Table[Kind]
    readings: tuple[Reading | None, ...]
    added: Counter[Kind]
    """Tiles on the proposed table that were not on the table before."""
    played: Counter[Kind]
    """Those of `added` that the rack holds."""
    jokers: JokerFates


def judge(rules: Ruleset, before: Position, proposal: Table[Kind]) -> Verdict:
    """Return every reason why `proposal` is not a legal play from `before`; no reason means legal."""
    added = Counter(proposal.tiles)
    added.subtract(before.table.tiles)
    case = _Case(
        rules=rules,
        before=before,
        proposal=proposal,
        readings=tuple(map(read_meld, proposal)),
        added=+added,
        played=+added & Counter(before.rack),
        jokers=trace_jokers(before.table, proposal),
    )
    violations = tuple(chain.from_iterable(check(case) for check in _CHECKS))
    return Verdict(
        violations=violations,
        played=tuple(case.played.elements()),
        points=None if violations else _points(case),
        readings=case.readings,
    )


def _every_set_is_valid(case: _Case) -> Iterator[Violation]:
    """X-8, R-6: at the end of a turn every tile lies in a valid set."""
    for i, (meld, reading) in enumerate(zip(case.proposal, case.readings, strict=True)):
        if reading is None:
            yield Violation(Breach.NOT_A_SET, meld, i)


def _something_is_played(case: _Case) -> Iterator[Violation]:
    """X-7, S-24, R-12: a play lays at least one tile from the rack."""
    if not case.played:
        yield Violation(Breach.NOTHING_PLAYED)


def _tiles_are_owned(case: _Case) -> Iterator[Violation]:
    foreign = case.added - case.played
    if foreign:
        yield Violation(Breach.TILE_NOT_OWNED, tuple(foreign.elements()))


def _table_keeps_its_tiles(case: _Case) -> Iterator[Violation]:
    """X-8: every tile that was on the table, jokers included, is still there."""
    taken = Counter(case.before.table.tiles) - Counter(case.proposal.tiles)
    if taken:
        yield Violation(Breach.TILE_TAKEN_FROM_TABLE, tuple(taken.elements()))


def _opening_is_worth_enough(case: _Case) -> Iterator[Violation]:
    """X-5: the first play is worth the threshold, in sets made from the rack alone."""
    if case.before.opened or not case.played:
        return
    own = [
        (Counter(case.proposal.melds[i]), reading.value)
        for i in changed_sets(case.before.table, case.proposal).new
        if (reading := case.readings[i]) is not None
    ]
    if not _reaches(case.rules.opening_points, case.played, own):
        yield Violation(Breach.OPENING_BELOW_THRESHOLD, tuple(case.played.elements()))


def _opening_leaves_table_alone(case: _Case) -> Iterator[Violation]:
    """X-5, X-9: before the opening, and in its turn, nothing on the table is touched."""
    if case.before.opened:
        return
    touched, new = changed_sets(case.before.table, case.proposal)
    for former in (case.before.table.melds[i] for i in touched):
        where = (i for i in new if not set(former).isdisjoint(case.proposal.melds[i]))
        yield Violation(Breach.OPENING_TOUCHES_TABLE, former, next(where, None))


def _freed_jokers_make_new_sets(case: _Case) -> Iterator[Violation]:
    """R-11, E-8, I-11: a freed joker is used in a new set, not to make an old one longer."""
    if case.rules.joker_reuse is JokerReuse.ANYWHERE or not case.before.opened:
        return
    for meld in case.jokers.not_in_new_sets:
        yield Violation(Breach.JOKER_NOT_IN_NEW_SET, (JOKER,), meld)


_CHECKS: Final = (
    _every_set_is_valid,
    _something_is_played,
    _tiles_are_owned,
    _table_keeps_its_tiles,
    _opening_is_worth_enough,
    _opening_leaves_table_alone,
    _freed_jokers_make_new_sets,
)


def _reaches(goal: int, tiles: Counter[Kind], melds: Sequence[tuple[Counter[Kind], int]]) -> bool:
    """Return whether the sets of `melds` that `tiles` alone can make are worth `goal`."""
    if goal <= 0:
        return True
    fitting = [(meld, value) for meld, value in melds if meld <= tiles]
    if sum(value for _, value in fitting) < goal:
        return False
    (meld, value), *rest = fitting
    # If one set is left out, so are its equals: that keeps the search small however often a set is laid.
    others = [other for other in rest if other[0] != meld]
    return _reaches(goal - value, tiles - meld, rest) or _reaches(goal, tiles, others)


def _points(case: _Case) -> int:
    jokers = sum(
        reading.stands_for[place].number
        for meld, place in case.jokers.from_rack
        if (reading := case.readings[meld]) is not None
    )
    return jokers + sum(kind.number for kind in case.played.elements())
