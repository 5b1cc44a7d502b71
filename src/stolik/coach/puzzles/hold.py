"""Hold or play: puzzles about laying everything now or holding it back, answered by the master.

The solver finds what can be laid; which of the two wins more often, the master tries out in many worlds. It
is asked about two companies: players of whom nothing is known, and players who lay all that fits. If
everybody held back to the end, a single tile would decide who moves first when the bank is empty, and the
master would see differences that no person could.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from msgspec import Struct

from stolik.bots.history import DREW, PLAYED, Known, Turn
from stolik.bots.master import MIND_BUILT
from stolik.core.errors import NotationError
from stolik.core.judge import Position
from stolik.core.ruleset import Decline, Ruleset
from stolik.core.tiles import BAG, Kind

LEAST_GAP: Final = 0.15
"""The smallest difference of chances that makes a puzzle."""
LEAST_AMONG_LAYERS: Final = 0.05
"""The smallest difference of chances, in the same direction, against players who lay all that fits."""
WORLDS: Final = 500
"""In which both are tried out."""
_WORLDS_AMONG_LAYERS: Final = 200
TOLERANCE: Final = 0.04
"""Chances that a file says may differ so much from those found: other machines round differently."""
_SCREENING_WORLDS: Final = 60
_WORK: Final = 50_000_000
"""More than all these worlds take: their number is the limit."""
_CERTAIN: Final = 2.6
"""Standard errors of a 99% interval."""
_STRANGERS: Final = 0.5
"""The probability that another player lays all that fits, if nothing is known about them."""
_LAYERS: Final = 1.0
"""The same, if that is what they do."""
_OTHERS: Final = range(1, 4)
_SITUATION: Final = re.compile(r"(\d{1,2}-?(?: \d{1,2}-?){0,2})/(\d{1,2})")


class Better(StrEnum):
    """The answers."""

    PLAY = "play"
    HOLD = "hold"


class OtherRack(Struct, frozen=True, kw_only=True):
    """What everybody sees of another player."""

    tiles: int
    opened: bool

    def __str__(self) -> str:
        """Return the number of tiles, with a minus if the player has not opened."""
        return f"{self.tiles}{'' if self.opened else '-'}"


class Situation(Struct, frozen=True, kw_only=True):
    """What a player sees besides the table and their own rack."""

    others: tuple[OtherRack, ...]
    """In the order in which they move next."""
    bank: int

    def __str__(self) -> str:
        """Return the situation as a puzzle has it, such as ``9 4- 11/31``."""
        return f"{' '.join(map(str, self.others))}/{self.bank}"


class Chances(NamedTuple):
    """How often the player wins after laying everything, and after holding it back."""

    play: float
    hold: float
    error: float
    """The standard error of the difference."""
    among_layers: float
    """The difference against players who lay all that fits."""

    @property
    def gap(self) -> float:
        """The difference; positive if playing is better."""
        return self.play - self.hold

    @property
    def is_clear(self) -> bool:
        """Whether the difference is large enough with all of its interval, whoever the others are."""
        side = 1 if self.gap > 0 else -1
        return (
            abs(self.gap) - _CERTAIN * self.error >= LEAST_GAP
            and side * self.among_layers >= LEAST_AMONG_LAYERS
        )


def parse_situation(text: str) -> Situation:
    """Return the situation that a text describes.

    >>> str(parse_situation("9 4- 11/31"))
    '9 4- 11/31'
    """
    found = _SITUATION.fullmatch(text)
    if found is None:
        message = f"expected a situation such as '9 4- 11/31': {text!r}"
        raise NotationError(message)
    others = tuple(
        OtherRack(tiles=int(each.rstrip("-")), opened=not each.endswith("-")) for each in found[1].split()
    )
    return Situation(others=others, bank=int(found[2]))


def is_possible(rules: Ruleset, before: Position, situation: Situation) -> bool:
    """Return whether all tiles of a bag are accounted for, and there is a choice between two moves."""
    tiles = len(before.table.tiles) + len(before.rack) + situation.bank
    return (
        rules.decline is Decline.ALLOWED
        and before.opened
        and situation.bank > 0
        and len(situation.others) in _OTHERS
        and all(each.tiles for each in situation.others)
        and tiles + sum(each.tiles for each in situation.others) == len(BAG)
    )


def find_chances(
    rules: Ruleset, before: Position, situation: Situation, play: Sequence[Kind], *, seed: int
) -> Chances | None:
    """Return the chances after both choices in the same worlds; None if the master was not compiled."""
    if not MIND_BUILT:  # pragma: no cover: only where no compiler was found
        return None
    asked = _Choice(rules, before, situation, play)
    known = asked.compared(worlds=WORLDS, seed=seed)
    layers = asked.compared(worlds=_WORLDS_AMONG_LAYERS, seed=seed, laying=_LAYERS)
    return Chances(known.play, known.hold, known.error, layers.play - layers.hold)


def looks_better(
    rules: Ruleset, before: Position, situation: Situation, play: Sequence[Kind], *, seed: int
) -> Better | None:
    """Return what a quick look at a few worlds suggests; None if there is no hope for a clear answer."""
    if not MIND_BUILT:  # pragma: no cover: only where no compiler was found
        return None
    found = _Choice(rules, before, situation, play).compared(worlds=_SCREENING_WORLDS, seed=seed)
    gap = found.play - found.hold
    if abs(gap) < LEAST_GAP:
        return None
    return Better.PLAY if gap > 0 else Better.HOLD


class _Compared(NamedTuple):
    play: float
    hold: float
    error: float


class _Choice(NamedTuple):
    """What the master is asked."""

    rules: Ruleset
    before: Position
    situation: Situation
    play: Sequence[Kind]

    def compared(self, *, worlds: int, seed: int, laying: float = _STRANGERS) -> _Compared:
        """Return how often each choice wins if others lay all that fits with this probability."""
        # Only where it was compiled.
        from stolik.coach.review.chances import Effort, compare_known  # noqa: PLC0415
        from stolik.coach.review.marks import mean_and_error  # noqa: PLC0415

        plays = [tuple(sorted(kind.index for kind in self.play)), ()]
        effort = Effort(worlds=worlds, work=_WORK, seed=seed)
        played, held = compare_known(self.rules, self._known(), plays, effort, laying=laying)
        _, error = mean_and_error([a - b for a, b in zip(played.values, held.values, strict=True)])
        return _Compared(played.mean, held.mean, error)

    def _known(self) -> Known:
        """Return what the player knows, with themselves in the first seat."""
        before, others = self.before, self.situation.others
        kinds = tuple(kind.index for kind in before.table.tiles)
        past: list[Turn] = [
            (seat, PLAYED if each.opened else DREW, False, False, kinds)
            for seat, each in enumerate(others, 1)
        ]
        return (
            (0, self.situation.bank, 0, -1, 1),
            (len(before.rack), *(each.tiles for each in others)),
            (int(before.opened), *(int(each.opened) for each in others)),
            tuple(tuple(kind.index for kind in meld) for meld in before.table),
            tuple(kind.index for kind in before.rack),
            tuple(past),
        )
