"""Ruleset: everything that differs between the published rules, as fields."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Annotated, Final, TypeAlias, get_args, get_type_hints

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import asdict

from stolik.core.errors import VariantError
from stolik.core.input.bounds import Amount, Label, Prose

SEAT_COUNTS: Final = (2, 3, 4)
"""X-2: two to four players."""
BLOCK_SIZE: Final = 7
"""F-1, S-1: tiles are laid out in blocks of seven, the last of eight."""

Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=86_400)]
Draws: TypeAlias = Annotated[int, Meta(ge=0, le=14)]
Penalty: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]
BigPoints: TypeAlias = tuple[
    tuple[Amount, Amount], tuple[Amount, Amount, Amount], tuple[Amount, Amount, Amount, Amount]
]
Clauses: TypeAlias = Annotated[
    dict[Label, Annotated[tuple[Label, ...], Meta(max_length=100)]], Meta(max_length=200)
]


class Starter(StrEnum):
    """Who starts the first game; each later game is started by the next seat (I-2)."""

    HIGHEST_TILE = "highest-tile"
    SEAT_A = "seat-a"


class StartJoker(StrEnum):
    """What a joker is worth in the draw for the start (I-1)."""

    DRAWN_AGAIN = "drawn-again"
    HIGHEST = "highest"


class Deal(StrEnum):
    """How tiles get to the racks."""

    TILES = "tiles"
    """Fourteen each, unseen, from the pool."""
    BLOCKS = "blocks"
    """Two blocks of seven each, given out by the referee, the starting player first."""
    STACKS = "stacks"
    """Each player hands one stack to either neighbour; the bank is drawn from stack by stack."""


class Timeout(StrEnum):
    """What happens to the table when the time runs out (I-3)."""

    REVERT = "revert"
    ACCEPT_VALID = "accept-valid"
    SALVAGE = "salvage"


class LateTouch(StrEnum):
    """What happens if a player touches tiles after the time ran out."""

    IGNORED = "ignored"
    VOIDS_TURN = "voids-turn"


class EarlyClock(StrEnum):
    """What the next player may claim if the clock was pressed before drawing."""

    NOTHING = "nothing"
    NEW_TURN_TIME = "new-turn-time"


class JokerReuse(StrEnum):
    """Where a freed joker may be used (I-11)."""

    ANYWHERE = "anywhere"
    NEW_SET = "new-set"


class Announcement(StrEnum):
    """What "I open next turn" does."""

    NOTHING = "nothing"
    SPARES_HIGHER_PENALTY = "spares-higher-penalty"


class Decline(StrEnum):
    """Whether a player who could play may draw instead (I-21)."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class Exhaustion(StrEnum):
    """What happens after the last tile of the bank is drawn (I-7)."""

    STOP = "stop"
    ONE_MORE_TURN = "one-more-turn"
    PLAY_ON = "play-on"


class TiedWinners(StrEnum):
    """What each player records if several share the lowest rack (I-8)."""

    FULL = "full"
    SPLIT = "split"


class WinnerRecords(StrEnum):
    """What the winner records (I-16)."""

    SUM = "sum"
    NOTHING = "nothing"


class SignShown(StrEnum):
    """Which sign the winner's points have on paper and screen (I-4)."""

    WINNER_PLUS = "winner-plus"
    WINNER_MINUS = "winner-minus"


class RefereeLook(StrEnum):
    """When the referee of an online table may see the racks (I-15)."""

    PAUSED = "paused"
    NEVER = "never"


class Ruleset(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One published set of rules, or an organiser's variant of one.

    Values only: a field that would need ``if rules.key == ...`` elsewhere is a missing field. `clauses` names
    the rulebook clauses behind each field.
    """

    key: Label
    """Stable identifier stored in game records, e.g. ``pl-stacks``."""
    base: Label | None = None
    """The published ruleset a variant was derived from; None for a published one."""
    title: Label
    """One line for lists, in English."""
    language: Label
    """The language of the source: ``pl``, ``ru`` or ``en``."""
    source: Prose
    """The document this transcribes."""

    hand_size: Annotated[int, Meta(ge=1, le=25)] = 14
    """Tiles each player starts with."""
    opening_points: Annotated[int, Meta(ge=0, le=200)] = 30
    """Points needed in the first play, from the rack alone."""
    starter: Starter = Starter.HIGHEST_TILE
    """Who starts the first game of a match."""
    start_joker: StartJoker = StartJoker.DRAWN_AGAIN
    """What a joker is worth in the draw for the start."""
    deal: Deal = Deal.TILES
    """How tiles get to the racks."""
    redeal_doublets: Annotated[int, Meta(ge=1, le=7)] | None = None
    """Doublets in a dealt hand that entitle its player to a new deal; None if there are no new deals."""
    jokers_are_doublet: bool = False
    """Whether the two jokers count as a doublet."""
    redeal_limit: Annotated[int, Meta(ge=0, le=100)] | None = None
    """New deals allowed in one game; None for any number."""

    turn_seconds: Seconds | None
    """Seconds for a turn; None without a clock."""
    round_seconds: Seconds | None = None
    """Seconds for a whole round, after which everybody has one more turn; None for no limit."""
    timeout: Timeout
    """What happens to the table when the time runs out."""
    timeout_tiles: Draws
    """Penalty tiles to draw when a turn is undone."""
    unrestorable_tiles: Draws
    """Tiles to draw in addition to those taken up, if the table cannot be restored."""
    late_touch: LateTouch = LateTouch.IGNORED
    """What happens if a player touches tiles after the time ran out."""
    early_clock: EarlyClock = EarlyClock.NOTHING
    """What the next player may claim if the clock was pressed before drawing."""

    joker_reuse: JokerReuse
    """Where a freed joker may be used."""
    decline: Decline = Decline.ALLOWED
    """Whether a player who could play may draw instead; if forbidden, such a draw is refused online."""

    exhaustion: Exhaustion
    """What happens after the last tile of the bank is drawn."""
    joker_penalty: Penalty
    """The value of a joker left on a rack."""
    unopened_penalty: Penalty
    """Recorded by a player who has not opened and could not; 0 if there is no such penalty."""
    unopened_penalty_could_open: Penalty
    """Recorded by a player who has not opened although the rack could open."""
    unopened_penalty_replaces_rack: bool = True
    """Whether that penalty replaces the rack's value or is added to it."""
    unopened_penalty_on_exhaustion: bool
    """Whether it also applies if nobody went out."""
    announcement: Announcement = Announcement.NOTHING
    """What "I open next turn" does."""
    announced_penalty: Penalty = 100
    """Recorded by a player whose announcement avoided the higher penalty."""
    winner_records: WinnerRecords = WinnerRecords.SUM
    """What the winner records."""
    tied_winners: TiedWinners = TiedWinners.FULL
    """What each player records if several share the lowest rack."""
    sign_shown: SignShown = SignShown.WINNER_PLUS
    """Display only: the engine always counts the winner's points as positive."""
    big_points: BigPoints
    """Big points by place, one row for each number of seats, starting with two seats."""
    referee_look: RefereeLook = RefereeLook.PAUSED
    """When the referee of an online table may see the racks."""

    clauses: Clauses
    """The rulebook clauses of every rule above."""

    def big_points_for(self, seats: int) -> tuple[int, ...]:
        """Return the big points by place at a table of `seats`."""
        return self.big_points[seats - SEAT_COUNTS[0]]

    @property
    def has_big_points(self) -> bool:
        """Whether any place gets big points (I-16)."""
        return any(map(any, self.big_points))

    @property
    def shown_sign(self) -> int:
        """The factor between small points and what people read and type under these rules (I-4)."""
        return -1 if self.sign_shown is SignShown.WINNER_MINUS else 1


IDENTITY_FIELDS: Final = frozenset({"key", "base", "title", "language", "source", "clauses"})
"""Fields that identify a ruleset; all others are rules."""
RULE_FIELDS: Final = tuple(name for name in Ruleset.__struct_fields__ if name not in IDENTITY_FIELDS)


RuleValue: TypeAlias = (
    bool
    | Amount
    | Annotated[str, Meta(max_length=60)]
    | Annotated[tuple[Annotated[tuple[Amount, ...], Meta(max_length=4)], ...], Meta(max_length=3)]
    | None
)
RulesAsked: TypeAlias = (
    Annotated[str, Meta(max_length=60)]
    | Annotated[dict[Annotated[str, Meta(max_length=60)], RuleValue], Meta(max_length=60)]
)
"""The key of a ruleset, or a variant: the key of its `base`, its `name`, and the rules that differ."""


def derive(base: Ruleset, name: str, **changes: object) -> Ruleset:
    """Return an organiser's variant of `base`, called ``<base key>+<name>``.

    >>> from stolik.core.rulesets import PL_FORTY
    >>> derive(PL_FORTY, "slow", turn_seconds=90).key
    'pl-forty+slow'
    """
    if not name.replace("-", "").isalnum():
        message = f"a variant's name is letters, digits and hyphens: {name!r}"
        raise VariantError(message, key="variant-name", typed=name)
    unknown = sorted(changes.keys() - set(RULE_FIELDS))
    if unknown:
        message = f"no such rule: {', '.join(unknown)}; the rules are {', '.join(RULE_FIELDS)}"
        raise VariantError(
            message, key="variant-rule", typed=", ".join(unknown), known=", ".join(RULE_FIELDS)
        )
    root = base.base or base.key
    try:
        variant = convert({**asdict(base), **changes, "key": f"{root}+{name}", "base": root}, Ruleset)
    except ValidationError as error:
        raise _no_value(changes, error) from None
    if variant.deal is not Deal.TILES and variant.hand_size != 2 * BLOCK_SIZE:
        message = f"blocks and stacks deal two times seven tiles, so hand_size stays 14: {variant.hand_size}"
        raise VariantError(message, key="variant-hand", found=variant.hand_size)
    return variant


def _choices(rule: str) -> list[str]:
    """Return the possible values of a rule, if there are only a few."""
    hint = get_type_hints(Ruleset).get(rule)
    kinds = get_args(hint) or (hint,)
    if bool in kinds:
        return ["true", "false"]
    return [
        str(each.value)
        for kind in kinds
        if isinstance(kind, type) and issubclass(kind, Enum)
        for each in kind
    ]


def _no_value(changes: dict[str, object], error: ValidationError) -> VariantError:
    """Return what is wrong with the value of a rule; the converter names the rule at the end."""
    rule = str(error).rpartition("`$.")[2].partition(".")[0].partition("[")[0].rstrip("`")
    typed = str(changes.get(rule, ""))
    values = _choices(rule)
    if not values:
        return VariantError(str(error), key="variant-value", rule=rule, typed=typed)
    known = ", ".join(values)
    return VariantError(f"{error}; one of {known}", key="variant-choice", rule=rule, typed=typed, known=known)
