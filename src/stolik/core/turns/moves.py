"""Moves: what the player whose turn it is may do, and what follows."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias, assert_never

from stolik.core.commands import (
    Announce,
    ChooseStack,
    ClaimNewTime,
    Draw,
    Pass,
    Play,
    PressClock,
)
from stolik.core.deal import Seat
from stolik.core.events import (
    ClockPressed,
    DrawReason,
    EndedBy,
    OpeningAnnounced,
    StackChosen,
    TurnPassed,
    TurnPlayed,
    TurnRestarted,
)
from stolik.core.judge import Breach, Position, Verdict, Violation, judge
from stolik.core.refusals import Code, Refusal
from stolik.core.ruleset import Announcement, Deal, Decline, EarlyClock
from stolik.core.state import State, Turn
from stolik.core.table import Table
from stolik.core.tiles import JOKER, Tile, kinds_of
from stolik.core.turns.draft import Draft

Move: TypeAlias = Play | Draw | ChooseStack | Announce | PressClock | Pass | ClaimNewTime
"""The commands of the player whose turn it is."""


def move(draft: Draft, turn: Turn, command: Move) -> Refusal | None:
    """Execute a move of the current player, or refuse it."""
    match command:
        case Play(table=table):
            return _play(draft, turn, table)
        case Draw():
            return _draw(draft, turn)
        case ChooseStack(stack=stack):
            return _choose_stack(draft, turn, stack)
        case Announce():
            return _announce(draft, turn)
        case PressClock():
            return _press_clock(draft, turn)
        case Pass():
            return _pass(draft, turn)
        case ClaimNewTime():
            return _claim_new_time(draft, turn)
        case _:
            assert_never(command)


def _play(draft: Draft, turn: Turn, table: Table[Tile]) -> Refusal | None:
    state, seat = draft.state, turn.seat
    if turn.drawn is not None:
        return Refusal(Code.ALREADY_DRAWN)  # a drawn tile cannot be played in the same turn
    verdict = _judge_play(state, seat, table)
    if not verdict:
        return Refusal(Code.ILLEGAL_PLAY, verdict)
    before = set(state.table.tiles)
    played = tuple(tile for tile in table.tiles if tile not in before)
    draft.add(
        TurnPlayed(
            at=draft.now,
            seat=seat,
            table=table,
            played=played,
            points=verdict.points or 0,
            readings={
                i: reading.stands_for
                for i, reading in enumerate(verdict.readings)
                if reading is not None and JOKER in kinds_of(table.melds[i])
            },
            ended_by=EndedBy.CLOCK if len(played) < len(state.racks[seat]) else EndedBy.EMPTY_RACK,
        )
    )
    draft.advance()
    return None


def _judge_play(state: State, seat: Seat, table: Table[Tile]) -> Verdict:
    """Judge a proposal: the rules look at kinds, ownership at physical tiles."""
    rack, before = state.racks[seat], set(state.table.tiles)
    verdict = judge(state.rules, _position(state, seat), table.faces)
    there = set(table.tiles)
    foreign = there - before - set(rack)
    doubled = list((Counter(table.tiles) - Counter(there)).elements())
    found = {violation.breach for violation in verdict.violations}
    extra = []
    if (foreign or doubled) and Breach.TILE_NOT_OWNED not in found:
        extra.append(Violation(Breach.TILE_NOT_OWNED, kinds_of((*sorted(foreign), *doubled))))
    if before - there and Breach.TILE_TAKEN_FROM_TABLE not in found:
        extra.append(Violation(Breach.TILE_TAKEN_FROM_TABLE, kinds_of(sorted(before - there))))
    if not extra:
        return verdict
    return verdict._replace(violations=(*verdict.violations, *extra), points=None)


def _position(state: State, seat: Seat) -> Position:
    return Position(state.table.faces, state.racks[seat].faces, state.opened[seat])


def _draw(draft: Draft, turn: Turn) -> Refusal | None:
    state = draft.state
    if turn.drawn is not None:
        return Refusal(Code.ALREADY_DRAWN)
    if not state.bank_size:
        return Refusal(Code.BANK_EMPTY)
    if _must_play(draft, turn):
        return Refusal(Code.PLAY_POSSIBLE)
    if not state.bank:
        return Refusal(Code.CHOOSE_STACK)
    draft.draw(turn.seat, 1, DrawReason.TURN)
    # The clock is pressed at once, unless something may still be announced first (M-8, S-18).
    if state.opened[turn.seat] or state.rules.announcement is Announcement.NOTHING:
        draft.add(ClockPressed(at=draft.now, seat=turn.seat, early=False))
        draft.advance()
    return None


def _must_play(draft: Draft, turn: Turn) -> bool:
    """I-21: return whether the rules forbid drawing because a play is possible."""
    state = draft.state
    if state.rules.decline is Decline.ALLOWED:
        return False
    return draft.find_play(state.rules, _position(state, turn.seat)) is not None


def _choose_stack(draft: Draft, turn: Turn, stack: int) -> Refusal | None:
    """S-4, S-16: the player who draws chooses, and nobody else."""
    state = draft.state
    if state.rules.deal is not Deal.STACKS or stack not in state.stacks:
        return Refusal(Code.NO_SUCH_STACK)
    if turn.drawn is not None:
        return Refusal(Code.ALREADY_DRAWN)
    if state.bank:
        return Refusal(Code.STACK_NOT_USED_UP)
    if _must_play(draft, turn):
        return Refusal(Code.PLAY_POSSIBLE)
    draft.add(StackChosen(at=draft.now, seat=turn.seat, stack=stack, by_player=True))
    return None


def _announce(draft: Draft, turn: Turn) -> Refusal | None:
    """M-8, S-18: announce after the draw and before the clock is pressed."""
    state = draft.state
    if state.rules.announcement is Announcement.NOTHING or state.announced[turn.seat]:
        return Refusal(Code.NO_ANNOUNCEMENT)
    if state.opened[turn.seat]:
        return Refusal(Code.ALREADY_OPENED)
    if turn.drawn is None:
        return Refusal(Code.NOT_DRAWN)
    draft.add(OpeningAnnounced(at=draft.now, seat=turn.seat))
    return None


def _press_clock(draft: Draft, turn: Turn) -> Refusal | None:
    early = turn.drawn is None
    if early and not draft.state.bank_size:
        return Refusal(Code.BANK_EMPTY)
    if early and _must_play(draft, turn):
        return Refusal(Code.PLAY_POSSIBLE)
    draft.add(ClockPressed(at=draft.now, seat=turn.seat, early=early))
    if early:
        # S-11: the tile is taken all the same, after the clock was pressed.
        draft.draw(turn.seat, 1, DrawReason.TURN)
    draft.advance()
    return None


def _pass(draft: Draft, turn: Turn) -> Refusal | None:
    if draft.state.bank_size:
        return Refusal(Code.BANK_NOT_EMPTY)
    if turn.drawn is not None:
        return Refusal(Code.ALREADY_DRAWN)
    draft.add(TurnPassed(at=draft.now, seat=turn.seat))
    draft.advance()
    return None


def _claim_new_time(draft: Draft, turn: Turn) -> Refusal | None:
    """S-11: the clock was pressed before drawing, so the next turn may start again."""
    rules = draft.state.rules
    if rules.early_clock is EarlyClock.NOTHING or not turn.may_claim_time:
        return Refusal(Code.NOTHING_TO_CLAIM)
    deadline = None if rules.turn_seconds is None else draft.now + 1000 * rules.turn_seconds
    draft.add(TurnRestarted(at=draft.now, seat=turn.seat, deadline=deadline))
    return None
