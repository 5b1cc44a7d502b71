"""Formats as data: brackets by the number of players, each a list of stages.

Nothing in the code knows a particular format. The presets are data files next to this module, and an
organiser's own file is read in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from stolik.core.input.bounds import Label, Prose, Small
from stolik.tournament.draws.table_sizes import MOST_ROUNDS
from stolik.tournament.errors import TournamentError

USUAL_PODIUM: Final = 3
USUAL_MISSED_GAME: Final = -100
"""What a missed game costs in an organiser's own format, unless it says otherwise."""
USUAL_LATE_ROUNDS: Final = 1
"""How many rounds may be drawn before late entries end, in such a format."""


class SeatingMethod(StrEnum):
    """How the players of a stage are seated."""

    LOT = "lot"
    BY_PLACE = "by-place"
    """With T tables, table t takes the places t, t+T, t+2T and so on (M-16)."""
    ROTATION = "rotation"
    """Five players: a table of four, one rests, in turn."""
    ONE_TABLE = "one-table"


class Advance(StrEnum):
    """Who advances to the next stage."""

    BEST = "best"
    """The first n of the stage's standings (M-15)."""
    WINNERS_AND_BEST = "winners-and-best-others"
    """Every table's winner, and the best others until there are n."""
    BEST_OF_TABLE = "best-of-each-table"
    """The first n of each table (M-17)."""
    WINNERS = "winners"
    """The first of each table."""


TABLE_CUTS: Final = frozenset({Advance.WINNERS_AND_BEST, Advance.BEST_OF_TABLE, Advance.WINNERS})
"""Cuts made table by table: they need a stage in which everybody has one table."""


class TieProcedure(StrEnum):
    """What decides a tie at a cut or for a first place; the organiser chooses beforehand."""

    EXTRA_GAME = "extra-game"
    LOTS = "lots"


class Points(StrEnum):
    """Which points count in a stage."""

    FROM_ZERO = "from-zero"
    CARRIED = "carried"


class NumberChoice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number the organiser chooses from a few."""

    value: Small
    options: Annotated[tuple[Small, ...], Meta(max_length=100)]


Count: TypeAlias = Annotated[int, Meta(ge=1, le=10_000)] | NumberChoice
"""A number, or one to choose."""


def chosen(count: Count) -> int:
    """Return the chosen number."""
    return count.value if isinstance(count, NumberChoice) else count


class GoOn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cut at the end of a stage."""

    who: Advance
    n: Count = 1
    """How many in total, or from each table, depending on `who`."""


class Stage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One part of a tournament: some rounds, then a cut."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    """A key such as ``eliminations`` or ``final``, translated when shown."""
    rounds: Count
    games: Count
    """Games per round (M-12, F-12)."""
    seats: SeatingMethod
    tables: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    """The number of tables, for seats by place; otherwise as few as possible."""
    points: Points = Points.FROM_ZERO
    go_on: GoOn | None = None
    """None in the last stage."""


class Bracket(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The stages for a range of numbers of players."""

    players: tuple[Small, Small]
    """The smallest and the largest number of players."""
    stages: Annotated[tuple[Stage, ...], Meta(min_length=1, max_length=100)]

    def covers(self, players: int) -> bool:
        """Return whether this bracket is for that many players."""
        least, most = self.players
        return least <= players <= most


class LateEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rule for players who come after play has started."""

    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
    """A player may join while at most this many rounds of the first stage are drawn."""
    missed_game: Annotated[int, Meta(ge=-1000, le=0)] = 0
    """Small points recorded for every game missed."""


class Format(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A way to run a tournament, for every number of players it allows."""

    key: Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
    title: Annotated[str, Meta(min_length=1, max_length=200)]
    """One line for lists, in English."""
    source: Prose
    """The document it comes from."""
    reconstruction: bool
    """Whether we made it up because a source is lost or silent; shown with the format (I-10)."""
    rules: Label | None = None
    """The usual ruleset."""
    ties: TieProcedure = TieProcedure.EXTRA_GAME
    podium: Annotated[int, Meta(ge=1, le=8)] = USUAL_PODIUM
    """The first places that nobody may share."""
    late_entry: LateEntry | None = None
    """None if nobody may come late."""
    rounds_a_day: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | UnsetType = UNSET
    """How many rounds are played on one day or evening; unset, and left out of files, if all of them."""
    brackets: Annotated[tuple[Bracket, ...], Meta(min_length=1, max_length=100)]

    @property
    def most_players(self) -> int:
        """The largest number of players."""
        return max(bracket.players[1] for bracket in self.brackets)

    def bracket_for(self, players: int) -> Bracket | None:
        """Return the bracket for a number of players, or None if there is none."""
        return next((bracket for bracket in self.brackets if bracket.covers(players)), None)


class FormatCode(StrEnum):
    """What can be wrong with a format."""

    SYNTAX = "format_syntax"
    FIELD = "format_field"
    """A field that is missing, unknown, of the wrong type or out of range."""
    NOT_AN_OPTION = "format_not_an_option"
    BRACKET_BOUNDS = "format_bracket_bounds"
    BRACKETS_OVERLAP = "format_brackets_overlap"
    NO_CUT = "format_no_cut"
    """A stage that is not the last does not say who advances."""
    CUT_AFTER_LAST = "format_cut_after_last"
    TABLE_CUT_NEEDS_ONE_ROUND = "format_table_cut_needs_one_round"
    TABLES_WITHOUT_PLACES = "format_tables_without_places"
    FIRST_BY_PLACE = "format_first_by_place"
    CANNOT_SEAT = "format_cannot_seat"
    NOBODY_OUT = "format_nobody_out"
    """More players would advance than the stage has."""


class FormatProblem(Struct, frozen=True, kw_only=True):
    """One problem of a format, and where it is."""

    code: FormatCode
    field: str
    """The path in the data, e.g. ``brackets[2].stages[0].rounds``; empty for the whole."""
    message: str
    key: str = ""
    """The message key, if the code alone does not say everything."""
    parts: dict[str, str | int] = {}
    """The arguments of the message."""

    def __str__(self) -> str:
        return f"{self.field}: {self.message}" if self.field else self.message


class FormatError(TournamentError):
    """A format that cannot be played; `problems` lists everything found."""

    code = "bad_format"

    def __init__(self, problems: Sequence[FormatProblem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = tuple(problems)
