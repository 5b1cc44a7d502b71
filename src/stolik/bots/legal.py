"""Legal commands: what a seat may do now, for writing bots."""

from __future__ import annotations

from typing import Final

from stolik.bots.bot import own_seat, position
from stolik.core.commands import (
    Announce,
    AskRedeal,
    ChooseStack,
    Draw,
    KeepDeal,
    Pass,
    Play,
    PlayerCommand,
    PressClock,
)
from stolik.core.ruleset import Announcement, Decline
from stolik.core.turns.identity import identify
from stolik.core.view import View
from stolik.solver import all_plays
from stolik.solver.rules import ask_under
from stolik.solver.searches import find_play

MOST_PLAYS: Final = 100


def legal_commands(view: View, *, limit: int = MOST_PLAYS) -> list[PlayerCommand]:
    """Return every command that advances the game and that the rules accept now; none if it is not our turn.

    Plays come first, those with the most tiles first, each choice of rack tiles once and in one arrangement,
    at most `limit` of them. Calling the referee, claiming time and pressing the clock before drawing (a
    mistake by S-11) are not included.
    """
    if limit < 0:
        message = f"a limit is not below 0: {limit}"
        raise ValueError(message)
    seat = own_seat(view)
    if view.stop is not None:
        return []
    if view.turn is None:
        return _about_the_deal(view)
    if view.turn.seat != seat:
        return []
    if view.turn.has_drawn:
        silent = not view.opened[seat] and not view.announced[seat]
        announces = silent and view.rules.announcement is not Announcement.NOTHING
        return [*([Announce(seat=seat)] if announces else []), PressClock(seat=seat)]
    return [*_plays(view, limit), *_instead_of_a_play(view)]


def _about_the_deal(view: View) -> list[PlayerCommand]:
    seat = own_seat(view)
    if view.redeal is None:  # the seat has answered, or nothing is dealt, or the game is over
        return []
    asks = [AskRedeal(seat=seat)] if view.redeal.may_ask else []
    return [*asks, KeepDeal(seat=seat)]


def _plays(view: View, limit: int) -> list[PlayerCommand]:
    seat, before = own_seat(view), position(view)
    ask = ask_under(view.rules, opened=before.opened)
    return [
        Play(seat=seat, table=identify(play.table, view.table, view.racks[seat]))
        for play in all_plays(before.table, before.rack, ask, limit=limit)
    ]


def _instead_of_a_play(view: View) -> list[PlayerCommand]:
    seat = own_seat(view)
    if not view.bank_size:
        return [Pass(seat=seat)]
    if view.rules.decline is not Decline.ALLOWED and find_play(view.rules, position(view)) is not None:
        return []  # I-21
    if view.middle_size:
        return [Draw(seat=seat)]
    return [ChooseStack(seat=seat, stack=stack) for stack in sorted(view.stacks)]
