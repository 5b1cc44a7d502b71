"""Refusals: a game's answers to rejected commands, as values with stable codes."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from stolik.core.judge import Verdict


class Code(StrEnum):
    """Why a command was refused: stored, sent to clients, and translated there."""

    ILLEGAL_PLAY = "illegal_play"
    """The judge's verdict says why."""
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    GAME_OVER = "game_over"
    GAME_NOT_OVER = "game_not_over"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    TIME_IS_UP = "time_is_up"
    TIME_IS_LEFT = "time_is_left"
    NO_CLOCK = "no_clock"
    ALREADY_DRAWN = "already_drawn"
    NOT_DRAWN = "not_drawn"
    BANK_EMPTY = "bank_empty"
    BANK_NOT_EMPTY = "bank_not_empty"
    CHOOSE_STACK = "choose_stack"
    """The stack in the middle is used up: the player who draws must choose the next one."""
    PLAY_POSSIBLE = "play_possible"
    """The rules forbid drawing while a play is possible, and one is (I-21)."""
    NO_SUCH_STACK = "no_such_stack"
    STACK_NOT_USED_UP = "stack_not_used_up"
    NOT_ENOUGH_DOUBLETS = "not_enough_doublets"
    ALREADY_KEPT = "already_kept"
    ALREADY_OPENED = "already_opened"
    NO_ANNOUNCEMENT = "no_announcement"
    """The ruleset has no announcement, or it was made already."""
    NOTHING_TO_CLAIM = "nothing_to_claim"
    NOTHING_TO_UNDO = "nothing_to_undo"
    LAST_TURNS_ALREADY = "last_turns_already"
    TILES_NOT_THERE = "tiles_not_there"
    """The named tiles are not where the command says, or the tiles do not add up."""
    LOOK_NOT_ALLOWED = "look_not_allowed"
    ALREADY_CALLED = "already_called"
    """The seat's last call for the referee is still open."""
    REMARK_TOO_LONG = "remark_too_long"
    """What a call is about, or a referee's reason, is longer than `LONGEST_REMARK`."""
    BAD_VALUE = "bad_value"
    WRONG_SEED = "wrong_seed"


class Refusal(Struct, frozen=True):
    """A rejected command. Falsy, so that ``if decide(...)`` reads naturally."""

    code: Code
    verdict: Verdict | None = None
    """What the judge found, for `ILLEGAL_PLAY`."""

    def __bool__(self) -> bool:
        return False
