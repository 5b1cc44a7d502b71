"""A ruleset in sentences: one for every field, made from its value, with the clauses behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.core.ruleset import Announcement, Ruleset, Starter
from stolik.core.rulesets import find_ruleset
from stolik.words.words import Words

_MINUTE: Final = 60
SHARED_CLAUSES: Final = ("X-1", "X-3", "X-4", "X-6", "X-7", "X-8", "X-9", "X-10", "X-11", "X-12")
"""What all rulesets share, one message each; the rest of X is covered by the fields of the ruleset."""
FOUR: Final = 4
THREE: Final = 3


class Sentence(Struct, frozen=True, kw_only=True):
    """One sentence of the terms."""

    text: str
    clauses: tuple[str, ...]
    fields: tuple[str, ...] = ()
    """The fields of the ruleset it covers; several if some mean nothing without another."""
    changed: bool = False
    """Whether the organiser changed this from the published ruleset."""


class RulesText:
    """Writes the sentences of one ruleset in one language."""

    def __init__(self, rules: Ruleset, words: Words) -> None:
        self._rules = rules
        self._words = words
        self._base = _published(rules)

    def start(self) -> Iterator[Sentence]:
        """Describe who starts, and how the tiles are dealt."""
        rules = self._rules
        if rules.starter is Starter.HIGHEST_TILE:
            yield self._say(f"starter-{rules.starter}", "starter")
            yield self._say(f"start-joker-{rules.start_joker}", "start_joker")
        else:
            yield self._say(f"starter-{rules.starter}", "starter", "start_joker")
        yield self._say("hand-size", "hand_size", count=rules.hand_size)
        yield self._say(f"deal-{rules.deal}", "deal")
        if rules.redeal_doublets is None:
            yield self._say("redeal-none", "redeal_doublets", "jokers_are_doublet", "redeal_limit")
            return
        yield self._say("redeal", "redeal_doublets", count=rules.redeal_doublets)
        yield self._say(_either("redeal-jokers", yes=rules.jokers_are_doublet), "jokers_are_doublet")
        if rules.redeal_limit is None:
            yield self._say("redeal-limit-none", "redeal_limit")
        else:
            yield self._say("redeal-limit", "redeal_limit", count=rules.redeal_limit)

    def turns(self) -> Iterator[Sentence]:
        """Describe what a turn needs, and what happens when its time is up."""
        rules = self._rules
        yield self._say("opening", "opening_points", points=rules.opening_points)
        yield self._say(f"joker-reuse-{rules.joker_reuse}", "joker_reuse")
        yield self._say(f"decline-{rules.decline}", "decline")
        if rules.turn_seconds is None:
            yield self._say(
                "turn-none",
                "turn_seconds",
                "timeout",
                "timeout_tiles",
                "unrestorable_tiles",
                "late_touch",
                "early_clock",
            )
            return
        yield self._say("turn", "turn_seconds", seconds=rules.turn_seconds)
        yield self._say(f"timeout-{rules.timeout}", "timeout")
        yield self._count("timeout-tiles", "timeout_tiles", rules.timeout_tiles)
        yield self._count("unrestorable", "unrestorable_tiles", rules.unrestorable_tiles)
        yield self._say(f"late-touch-{rules.late_touch}", "late_touch")
        yield self._say(f"early-clock-{rules.early_clock}", "early_clock")

    def scores(self) -> Iterator[Sentence]:
        """Describe how a game ends and how it is scored."""
        rules = self._rules
        yield self._say(f"exhaustion-{rules.exhaustion}", "exhaustion")
        yield self._round_time()
        yield self._say(f"winner-{rules.winner_records}", "winner_records")
        yield self._say(f"tied-{rules.tied_winners}", "tied_winners")
        yield self._say("joker-penalty", "joker_penalty", points=rules.joker_penalty)
        yield from self._unopened()
        yield self._say(f"sign-{rules.sign_shown}", "sign_shown")
        if any(map(any, rules.big_points)):
            four, three = (
                "\N{EN DASH}".join(map(str, rules.big_points_for(seats))) for seats in (FOUR, THREE)
            )
            yield self._say("big", "big_points", four=four, three=three)
        else:
            yield self._say("big-none", "big_points")

    def look(self) -> Sentence:
        """Describe what the referee of an online table may see."""
        return self._say(f"referee-look-{self._rules.referee_look}", "referee_look")

    def _round_time(self) -> Sentence:
        seconds = self._rules.round_seconds
        if seconds is None:
            return self._say("round-none", "round_seconds")
        if seconds % _MINUTE:
            return self._say("round-seconds", "round_seconds", count=seconds)
        return self._say("round-minutes", "round_seconds", count=seconds // _MINUTE)

    def _unopened(self) -> Iterator[Sentence]:
        rules = self._rules
        low, high = rules.unopened_penalty, rules.unopened_penalty_could_open
        if not low and not high:
            yield self._say(
                "unopened-none",
                "unopened_penalty",
                "unopened_penalty_could_open",
                "unopened_penalty_replaces_rack",
                "unopened_penalty_on_exhaustion",
                "announcement",
                "announced_penalty",
            )
            return
        yield self._say(
            "unopened", "unopened_penalty", "unopened_penalty_could_open", low=str(low), high=str(high)
        )
        replaces = rules.unopened_penalty_replaces_rack
        yield self._say(_either("unopened-replaces", yes=replaces), "unopened_penalty_replaces_rack")
        both = rules.unopened_penalty_on_exhaustion
        yield self._say(_either("unopened-exhaustion", yes=both), "unopened_penalty_on_exhaustion")
        if rules.announcement is Announcement.NOTHING:
            yield self._say("announcement-nothing", "announcement", "announced_penalty")
        else:
            yield self._say(f"announcement-{rules.announcement}", "announcement")
            yield self._say("announced-penalty", "announced_penalty", points=rules.announced_penalty)

    def _count(self, key: str, field: str, count: int) -> Sentence:
        return self._say(key, field, count=count) if count else self._say(f"{key}-none", field)

    def _say(self, key: str, *fields: str, **values: str | int) -> Sentence:
        clauses = dict.fromkeys(clause for field in fields for clause in self._rules.clauses.get(field, ()))
        return Sentence(
            text=self._words(f"terms-{key}", **values),
            clauses=tuple(clauses),
            fields=fields,
            changed=any(getattr(self._rules, field) != getattr(self._base, field) for field in fields),
        )


def _either(key: str, *, yes: bool) -> str:
    return f"{key}-{'yes' if yes else 'no'}"


def _published(rules: Ruleset) -> Ruleset:
    """Return the base of a variant; unknown rules are compared with themselves."""
    try:
        return find_ruleset(rules.base or rules.key)
    except StolikError:
        return rules
