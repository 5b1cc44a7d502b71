"""The bulk commands `judge`, `can-open`, `score` and `timeout`: their requests and their answers."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.analysis.questions import count_game, judge_text, read_position, read_rules, resolve_turn
from stolik.cli.help.manual import MANUALS
from stolik.cli.json_lines.lines import LineAnswer, Request, answer_standard_input
from stolik.core.judge import Breach
from stolik.core.scoring import Ending
from stolik.core.tiles import Kind
from stolik.core.turns.timeout import TimeoutOutcome
from stolik.notation.tiles import parse_rack
from stolik.solver import best_opening


class RulesRequest(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question under some rules: the key of a ruleset, or an object that describes a variant."""

    rules: str | dict[str, Any]


class JudgeRequest(RulesRequest, frozen=True, kw_only=True):
    """Asks whether a table is a legal play from a position."""

    table: str
    rack: str
    opened: bool
    proposal: str


class BreachLine(msgspec.Struct, frozen=True, kw_only=True):
    """One broken rule."""

    code: Breach
    meld: int | None = msgspec.field(name="set")
    tiles: tuple[str, ...]


class JudgeAnswer(LineAnswer, frozen=True, kw_only=True):
    """The verdict."""

    legal: bool
    breaches: tuple[BreachLine, ...]
    played: tuple[str, ...]
    points: int | None


class CanOpenRequest(RulesRequest, frozen=True, kw_only=True):
    """Asks whether a rack can open."""

    rack: str


class CanOpenAnswer(LineAnswer, frozen=True, kw_only=True):
    """Whether it can open, and the most points its own sets are worth."""

    can_open: bool
    best: int


class ScoreRequest(RulesRequest, frozen=True, kw_only=True):
    """Asks what everybody records; all lists are by seat."""

    ending: Ending
    racks: tuple[str, ...]
    opened: tuple[bool, ...]
    announced: tuple[bool, ...]
    drawn_last: tuple[str | None, ...]


class ScoreAnswer(LineAnswer, frozen=True, kw_only=True):
    """Who won, and the points and places by seat."""

    winners: tuple[int, ...]
    small: tuple[int, ...]
    big: tuple[int, ...]
    places: tuple[int, ...]


class TimeoutRequest(RulesRequest, frozen=True, kw_only=True):
    """Asks what happens to a turn whose time ran out."""

    table: str
    rack: str
    opened: bool
    now: str
    in_hand: str


class TimeoutAnswer(LineAnswer, frozen=True, kw_only=True):
    """Whether it stands, the table and rack afterwards, and how many tiles are drawn."""

    outcome: TimeoutOutcome
    table: str
    rack: str
    draws: int


def judge() -> None:
    """Judge plays."""
    answer_standard_input(JudgeRequest, answer_judge, MANUALS["judge"].example)


def can_open() -> None:
    """Find which racks can open."""
    answer_standard_input(CanOpenRequest, answer_can_open, MANUALS["can-open"].example)


def score() -> None:
    """Count finished games."""
    answer_standard_input(ScoreRequest, answer_score, MANUALS["score"].example)


def timeout() -> None:
    """Resolve turns whose time ran out."""
    answer_standard_input(TimeoutRequest, answer_timeout, MANUALS["timeout"].example)


def answer_judge(request: JudgeRequest) -> JudgeAnswer:
    """Judge one proposal."""
    rules = read_rules(request.rules)
    before = read_position(request.table, request.rack, opened=request.opened)
    verdict = judge_text(rules, before, request.proposal)
    return JudgeAnswer(
        id=request.id,
        legal=bool(verdict),
        breaches=tuple(
            BreachLine(code=found.breach, meld=found.meld, tiles=_texts(found.tiles))
            for found in verdict.violations
        ),
        played=_texts(verdict.played),
        points=verdict.points,
    )


def answer_can_open(request: CanOpenRequest) -> CanOpenAnswer:
    """Answer whether one rack can open."""
    rules = read_rules(request.rules)
    best = best_opening(parse_rack(request.rack)).worth
    return CanOpenAnswer(id=request.id, can_open=best >= rules.opening_points, best=best)


def answer_score(request: ScoreRequest) -> ScoreAnswer:
    """Count one game."""
    counted = count_game(
        read_rules(request.rules),
        request.ending,
        racks=request.racks,
        opened=request.opened,
        announced=request.announced,
        drawn_last=request.drawn_last,
    )
    return ScoreAnswer(
        id=request.id,
        winners=counted.winners,
        small=tuple(seat.small for seat in counted.seats),
        big=tuple(seat.big for seat in counted.seats),
        places=tuple(seat.place for seat in counted.seats),
    )


def answer_timeout(request: TimeoutRequest) -> TimeoutAnswer:
    """Resolve one turn whose time ran out."""
    rules = read_rules(request.rules)
    before = read_position(request.table, request.rack, opened=request.opened)
    result = resolve_turn(rules, before, request.now, request.in_hand)
    return TimeoutAnswer(
        id=request.id,
        outcome=result.outcome,
        table=str(result.table),
        rack=str(result.rack),
        draws=result.draws,
    )


def _texts(kinds: tuple[Kind, ...]) -> tuple[str, ...]:
    return tuple(map(str, kinds))
