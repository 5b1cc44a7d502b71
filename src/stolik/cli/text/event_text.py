"""Narration: one sentence for every event that people care about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stolik.cli.text.tiles_text import tile_text, tiles_text
from stolik.core.events import (
    ClockPressed,
    ClockSet,
    Corrected,
    DealKept,
    Dealt,
    DrawReason,
    Event,
    GameCreated,
    GameEnded,
    GameScored,
    GameStopped,
    LastTurnsCalled,
    LastTurnsCalledOff,
    OpeningAnnounced,
    Paused,
    PlayedOn,
    RacksSeen,
    RedealAsked,
    RefereeCalled,
    Resumed,
    SeatGivenUp,
    SeatTakenBack,
    SeedRevealed,
    StackChosen,
    StartDrawn,
    StarterChosen,
    TilesDrawn,
    TilesGiven,
    TilesTaken,
    TimedOut,
    TimeGiven,
    TurnPassed,
    TurnPlayed,
    TurnRestarted,
    TurnStarted,
    TurnUndone,
)
from stolik.core.judge import Breach
from stolik.core.melds import canonical
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Ending
from stolik.core.state import State
from stolik.core.table import Table
from stolik.core.tiles import HIDDEN, Tile, kinds_of
from stolik.core.turns.draft import DISPUTE
from stolik.play.rooms.room import LIMIT, ROUND
from stolik.words import Words
from stolik.words.breaches import describe_breach


class Narration(NamedTuple):
    """The language, the players' names, and the reader of a narration."""

    words: Words
    names: Sequence[str]
    you: int | None = None

    def who(self, seat: int) -> dict[str, str]:
        """Return the message arguments that say who did something."""
        return {"name": self.names[seat], "you": "yes" if seat == self.you else "no"}

    def tell(self, event: Event, before: State) -> list[str]:  # noqa: C901, PLR0912  one case an event
        """Return the sentences for `event`, which happened in the state `before`; often one, or none."""
        words = self.words
        match event:
            case GameCreated(rules=rules, seats=seats):
                return [words("narration-created", rules=rules_name(rules, words), seats=seats)]
            case StartDrawn(draws=draws):
                return [
                    words("narration-start-drawn", tile=tile_text(tile), **self.who(seat))
                    for seat, tile in draws
                ]
            case StarterChosen(seat=seat):
                return [words("narration-starter", **self.who(seat))]
            case Dealt(bank=bank, stacks=stacks):
                return [words("narration-dealt", bank=len(bank) + sum(map(len, stacks.values())))]
            case RedealAsked(seat=seat):
                return [
                    words("narration-redeal", doublets=before.rules.redeal_doublets or 0, **self.who(seat))
                ]
            case DealKept() | TurnStarted() | GameScored():
                return []
            case TurnPlayed():
                return [self._played(event, before)]
            case TilesDrawn():
                return [self._drawn(event)]
            case StackChosen(seat=seat, stack=stack, by_player=by_player):
                key = "narration-stack" if by_player else "narration-stack-nobody"
                return [words(key, stack=stack, **self.who(seat))]
            case OpeningAnnounced(seat=seat):
                return [words("narration-announced", **self.who(seat))]
            case ClockPressed(seat=seat, early=early):
                return [words("narration-pressed-early", **self.who(seat))] if early else []
            case TurnPassed(seat=seat):
                return [words("narration-passed", **self.who(seat))]
            case TurnRestarted(seat=seat):
                return [words("narration-restarted", **self.who(seat))]
            case TimeGiven(ms=ms, because=because):
                if before.rules.turn_seconds is None:
                    return []  # older records have it even without a clock
                return [words(f"narration-time-given-{_key(because)}", seconds=max(1, round(ms / 1000)))]
            case TimedOut(seat=seat, outcome=outcome):
                return [words(f"narration-timed-out-{_key(outcome)}", **self.who(seat))]
            case LastTurnsCalled(because=because):
                return [words(f"narration-last-turns-{_key(because)}")]
            case LastTurnsCalledOff():
                return [words("narration-last-turns-off")]
            case RefereeCalled(seat=seat, about=about):
                return [words("narration-referee-called", about=about, **self.who(seat)).rstrip()]
            case SeatGivenUp(seat=seat, because=because, outcome=outcome):
                return [words(f"narration-{_key(because)}-{_key(outcome)}", **self.who(seat))]
            case SeatTakenBack(seat=seat):
                return [words("narration-taken-back", **self.who(seat))]
            case PlayedOn(seat=seat):
                return [words("narration-played-on", **self.who(seat))]
            case GameStopped():
                return [words("narration-stopped")]
            case GameEnded(ending=ending):
                return [self._ended(ending, before)]
            case SeedRevealed(seed=seed):
                return [words("narration-seed", seed=seed)]
            case _:
                return [self._ruling(event).rstrip()]

    def _played(self, event: TurnPlayed, before: State) -> str:
        tiles, who = tiles_text(sorted(event.played)), self.who(event.seat)
        if before.opened[event.seat]:
            return self.words("narration-played", tiles=tiles, **who)
        return self.words("narration-opened", points=event.points, tiles=tiles, **who)

    def _drawn(self, event: TilesDrawn) -> str:
        key = "narration-penalty" if event.reason is DrawReason.PENALTY else "narration-drew"
        if HIDDEN in event.tiles:
            return self.words(f"{key}-unseen", count=len(event.tiles), name=self.names[event.seat])
        return self.words(key, tiles=tiles_text(event.tiles), **self.who(event.seat))

    def _ended(self, ending: Ending, before: State) -> str:
        if ending is not Ending.OUT:
            return self.words(f"narration-ended-{_key(ending)}")
        seat = next(seat for seat, rack in enumerate(before.racks) if not rack)
        return self.words("narration-ended-out", **self.who(seat))

    def _ruling(
        self,
        event: Paused | RacksSeen | TurnUndone | TilesGiven | TilesTaken | ClockSet | Corrected | Resumed,
    ) -> str:
        words, by = self.words, event.by
        reason = "" if event.reason == DISPUTE else event.reason
        match event:
            case Paused(by=by) if by == ROUND:
                return words("narration-round-stopped")
            case Paused():
                return words("narration-paused", by=by, reason=reason)
            case RacksSeen():
                return words("narration-racks-seen", by=by, reason=reason)
            case TurnUndone(seat=seat):
                return words("narration-undone", by=by, reason=reason, name=self.names[seat])
            case TilesGiven(seat=seat, count=count):
                return words("narration-given", by=by, reason=reason, name=self.names[seat], count=count)
            case TilesTaken(seat=seat, tiles=tiles):
                name = self.names[seat]
                return words("narration-taken", by=by, reason=reason, name=name, tiles=tiles_text(tiles))
            case ClockSet(remaining_ms=remaining):
                return words("narration-clock-set", by=by, reason=reason, seconds=remaining // 1000)
            case Corrected():
                return words("narration-corrected", by=by, reason=reason)
            case Resumed(by=by):
                return words("narration-resumed-limit" if by == LIMIT else "narration-resumed")


def rules_name(rules: Ruleset, words: Words) -> str:
    """Return the name of a ruleset; for a variant that of its base with the variant's key."""
    key = f"rules-{rules.base or rules.key}"
    name = words(key) if key in words else rules.title
    return f"{name} ({rules.key})"


def changed_sets(before: Table[Tile], after: Table[Tile]) -> list[tuple[Tile, ...]]:
    """Return the sets of `after` that were not there before, in whatever order their tiles lay (I-14)."""
    there = [canonical(kinds_of(meld)) for meld in before]
    changed = []
    for meld in after:
        key = canonical(kinds_of(meld))
        if key in there:
            there.remove(key)
        else:
            changed.append(meld)
    return changed


def explain(refusal: Refusal, proposal: Table[Tile] | None, rules: Ruleset, words: Words) -> list[str]:
    """Return in words why a command was refused, every broken rule on its own line."""
    lines = [words(f"refusal-{_key(refusal.code)}")]
    if refusal.verdict is not None:
        violations = refusal.verdict.violations
        lines += [
            f"  - {describe_breach(violation, proposal, rules, words, tiles_text=tiles_text)}"
            for violation in violations
        ]
        if any(violation.breach is Breach.NOT_A_SET for violation in violations):
            lines.append(f"  {words('breach-what-is-a-set')}")
    return lines


def _key(code: str) -> str:
    return str(code).replace("_", "-")
