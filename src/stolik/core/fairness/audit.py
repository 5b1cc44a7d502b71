"""audit(events): check the record of a game, and list what is wrong with it.

The game is played again: every event that somebody caused is turned back into its command, and `decide` must
answer with exactly the events in the record. So the rules themselves prove the deal, every draw, every play,
the order of turns, the end and the score.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from stolik.core.commands import Command
from stolik.core.decide import Decision, decide
from stolik.core.errors import StolikError
from stolik.core.events import (
    Dealt,
    Event,
    GameCreated,
    GameScored,
    SeedRevealed,
    StartDrawn,
    StarterChosen,
    TilesDrawn,
    TimedOut,
    TurnPlayed,
)
from stolik.core.fairness.reenactment import commands_behind, decks_on_record
from stolik.core.fairness.shuffle import Decks, commit, decks_from
from stolik.core.judge import Position
from stolik.core.refusals import Code, Refusal
from stolik.core.ruleset import RULE_FIELDS, SEAT_COUNTS, Decline, Ruleset, derive
from stolik.core.rulesets import find_ruleset
from stolik.core.scoring import MostPoints
from stolik.core.state import Phase, State, apply, created
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG
from stolik.core.turns.opening import most_opening_points
from stolik.core.turns.searches import PlayFinder, no_search


class Fault(StrEnum):
    """Stable codes for what can be wrong with a record."""

    NOT_A_GAME = "not_a_game"
    """It does not begin with a game of two to four seats."""
    RULES_ALTERED = "rules_altered"
    """The rules in the record differ from the published ones they claim to be."""
    NO_COMMITMENT = "no_commitment"
    """Nothing was committed before the deal, so it cannot be proven."""
    SEED_NOT_COMMITTED = "seed_not_committed"
    """The revealed seed does not match the commitment."""
    SEED_NOT_REVEALED = "seed_not_revealed"
    UNFINISHED = "unfinished"
    WRONG_START = "wrong_start"
    WRONG_DEAL = "wrong_deal"
    WRONG_DRAW = "wrong_draw"
    ILLEGAL_PLAY = "illegal_play"
    WRONG_PLAY = "wrong_play"
    """The play is legal, but the record describes it wrongly: tiles laid, points or readings."""
    WRONG_TIMEOUT = "wrong_timeout"
    WRONG_SCORE = "wrong_score"
    WRONG_EVENT = "wrong_event"
    """An event of the right kind with wrong contents."""
    UNEXPECTED_EVENT = "unexpected_event"
    """An event that cannot come at this point."""
    NOT_ALLOWED = "not_allowed"
    """A command that the game refuses."""
    MISSING_EVENTS = "missing_events"
    """Events that the rules require are missing at the end of the record."""
    TILES_NOT_CONSERVED = "tiles_not_conserved"
    """The table, the racks and the bank together no longer hold the 106 tiles."""


class Finding(Struct, frozen=True, kw_only=True):
    """One thing wrong with a record."""

    code: Fault
    index: int | None = None
    """The index of the event, from 0; None if the finding is about the whole record."""
    found: Event | None = None
    expected: Event | None = None
    """The events that the rules require instead."""
    refusal: Refusal | None = None
    """Why the game refuses it."""
    fields: tuple[str, ...] = ()
    """The rules that were altered."""
    stops: bool = False
    """Whether the record cannot be followed past this event."""


_FAULTS: Final[dict[type, Fault]] = {
    StartDrawn: Fault.WRONG_START,
    StarterChosen: Fault.WRONG_START,
    Dealt: Fault.WRONG_DEAL,
    TilesDrawn: Fault.WRONG_DRAW,
    TurnPlayed: Fault.WRONG_PLAY,
    TimedOut: Fault.WRONG_TIMEOUT,
    GameScored: Fault.WRONG_SCORE,
}


def audit(
    events: Sequence[Event],
    *,
    most_points: MostPoints = most_opening_points,
    find_play: PlayFinder = no_search,
) -> tuple[Finding, ...]:
    """Return everything that is wrong with the record of a finished game; an empty result means proven.

    A game that was stopped and whose seed is revealed is only `UNFINISHED`. If a game can still be followed
    after a fault, the audit goes on as the record says.

    `find_play` is needed if the record's rules forbid drawing while a play is possible (I-21).
    """
    first = events[0] if events else None
    if not isinstance(first, GameCreated) or first.seats not in SEAT_COUNTS:
        return (Finding(code=Fault.NOT_A_GAME, index=0, found=first, stops=True),)
    if first.rules.decline is Decline.FORBIDDEN and find_play is no_search:
        no_search(first.rules, Position(Table(), Rack(), opened=False))
    walk = _Walk(events, created(first), most_points, find_play)
    walk.check_rules(first)
    walk.check_seed()
    walk.follow()
    return tuple(walk.findings)


class _Walk:
    """Goes through a record event by event and keeps the state they lead to."""

    def __init__(
        self, events: Sequence[Event], state: State, most_points: MostPoints, find_play: PlayFinder
    ) -> None:
        self.findings: list[Finding] = []
        self._events = events
        self._state = state
        self._most_points = most_points
        self._find_play = find_play
        self._decks: Decks = decks_on_record(events)

    def check_rules(self, event: GameCreated) -> None:
        fields = altered_rules(event.rules)
        if fields:
            self._find(Finding(code=Fault.RULES_ALTERED, index=0, found=event, fields=fields))

    def check_seed(self) -> None:
        """Check the seed against the commitment and make the decks from it."""
        index, shown = next(
            ((i, event) for i, event in enumerate(self._events) if isinstance(event, SeedRevealed)),
            (None, None),
        )
        if self._state.commitment is None:
            self._find(Finding(code=Fault.NO_COMMITMENT, index=0))
        if shown is None:
            return
        try:
            seed = bytes.fromhex(shown.seed)
            commitment = commit(seed)
            self._decks = decks_from(seed, self._state.player_seeds)
        except ValueError:
            commitment = None
        if commitment is None or commitment != self._state.commitment:
            self._find(Finding(code=Fault.SEED_NOT_COMMITTED, index=index, found=shown))

    def follow(self) -> None:
        """Play the record again to its end, or as far as it can be followed."""
        at = 1
        while at < len(self._events):
            steps = self._step(at)
            if not steps:
                return
            at += steps
        if self._state.phase is not Phase.OVER:
            self._find(Finding(code=Fault.UNFINISHED))
        elif self._state.seed is None:
            self._find(Finding(code=Fault.SEED_NOT_REVEALED))

    def _step(self, at: int) -> int:
        """Repeat one command; return the number of its events, 0 if the record cannot be followed."""
        event = self._events[at]
        # A game that was stopped before its end reveals the seed last of all.
        closes = self._state.phase is Phase.OVER or at == len(self._events) - 1
        if isinstance(event, SeedRevealed) and closes and self._state.seed is None:
            self._state = apply(self._state, event)  # checked in `check_seed`
            return 1
        decisions = [self._decide(command, event.at) for command in commands_behind(event)]
        accepted = [decision for decision in decisions if isinstance(decision, tuple)]
        if not accepted:
            refusal = next((refusal for refusal in decisions if isinstance(refusal, Refusal)), None)
            self._find(Finding(code=_refused(refusal), index=at, found=event, refusal=refusal, stops=True))
            return 0
        expected = max(accepted, key=lambda decision: self._agreeing(at, decision))
        return len(expected) if all(self._compare(at + i, event) for i, event in enumerate(expected)) else 0

    def _decide(self, command: Command, now: int) -> Decision | None:
        try:
            return decide(
                self._state,
                command,
                now=now,
                decks=self._decks,
                most_points=self._most_points,
                find_play=self._find_play,
                on_record=True,
            )
        except Exception:  # noqa: BLE001  a forged record may break anything; that it does is the finding
            return None

    def _agreeing(self, at: int, decision: Sequence[Event]) -> int:
        """Count the leading events of the record that are as decided."""
        pairs = zip(decision, self._events[at : at + len(decision)], strict=False)
        return next((i for i, (expected, found) in enumerate(pairs) if expected != found), len(decision))

    def _compare(self, at: int, expected: Event) -> bool:
        """Compare one event with what the rules require; return whether to go on."""
        if at >= len(self._events):
            self._find(Finding(code=Fault.MISSING_EVENTS, index=at, expected=expected, stops=True))
            return False
        found = self._events[at]
        after = apply(self._state, expected)
        if found != expected:
            followed = _applied(self._state, found) if type(found) is type(expected) else None
            goes_on = followed is not None and _is_like(followed, after)
            code = _FAULTS.get(type(expected), Fault.WRONG_EVENT)
            if type(found) is not type(expected):
                code = Fault.UNEXPECTED_EVENT
            self._find(Finding(code=code, index=at, found=found, expected=expected, stops=not goes_on))
            if followed is None or not goes_on:
                return False
            after = followed
        self._state = after
        if after.deals and not _is_conserved(after):
            self._find(Finding(code=Fault.TILES_NOT_CONSERVED, index=at, found=found, stops=True))
            return False
        return True

    def _find(self, finding: Finding) -> None:
        self.findings.append(finding)


def altered_rules(rules: Ruleset) -> tuple[str, ...]:
    """Return the fields in which `rules` differ from the ruleset named by their key.

    A variant may differ from its base, but must be one that `derive` makes.
    """
    try:
        published = find_ruleset(rules.base or rules.key)
        if rules.base is not None:
            changes = {
                name: getattr(rules, name)
                for name in RULE_FIELDS
                if getattr(rules, name) != getattr(published, name)
            }
            published = derive(published, rules.key.removeprefix(f"{rules.base}+"), **changes)
    except StolikError:
        return ("key",)
    was, now = asdict(published), asdict(rules)
    return tuple(name for name in was if was[name] != now[name])


def _refused(refusal: Refusal | None) -> Fault:
    if refusal is None:
        return Fault.UNEXPECTED_EVENT
    return Fault.ILLEGAL_PLAY if refusal.code is Code.ILLEGAL_PLAY else Fault.NOT_ALLOWED


def _applied(state: State, event: Event) -> State | None:
    try:
        return apply(state, event)
    except (LookupError, TypeError, ValueError):
        return None


def _is_like(one: State, other: State) -> bool:
    """Return whether play goes on in the same way from both states, whichever physical tiles are where."""
    return _outline(one) == _outline(other) and _is_conserved(one)


def _outline(state: State) -> tuple[object, ...]:
    return (
        state.phase,
        state.next_seat,
        None if state.turn is None else (state.turn.seat, state.turn.drawn is None),
        [len(rack) for rack in state.racks],
        len(state.bank),
        {number: len(tiles) for number, tiles in state.stacks.items()},
        state.opened,
        state.last_turns,
        state.stop is None,
    )


def _is_conserved(state: State) -> bool:
    """X-1: return whether the table, the racks and the bank hold every tile of the bag once."""
    held = [
        *state.table.tiles,
        *(tile for rack in state.racks for tile in rack),
        *state.bank,
        *(tile for stack in state.stacks.values() for tile in stack),
    ]
    return len(held) == len(BAG) and set(held) == set(BAG)
