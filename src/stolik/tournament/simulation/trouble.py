"""Incidents of a day: leaving, coming late, mistakes on sheets, and undoing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final, Protocol, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from stolik.tournament.actors import Actor, EventNumber, PlayerId, Role
from stolik.tournament.commands import (
    CheckIn,
    Command,
    CorrectSheet,
    DeductPoints,
    Exclude,
    MarkNoShow,
    OpenDispute,
    SettleDispute,
    SwapSeats,
    Undo,
    Warn,
    Withdraw,
)
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.simulation.dice import Dice
from stolik.tournament.state import TableState, TournamentState

HEAD: Final = Actor(role=Role.HEAD_REFEREE, key="head")


class TroubleRates(Struct, frozen=True, kw_only=True):
    """How many incidents there are."""

    percent: Annotated[int, Meta(ge=0, le=100)] = 8
    """How often an incident happens before a step."""
    budget: Annotated[int, Meta(ge=0)] = 60
    """How many incidents happen in total."""
    keep: Annotated[int, Meta(ge=0)] = 6
    """Nobody leaves if only this many players are left."""


class RunningDay(Protocol):
    """A tournament in progress, as far as incidents need it."""

    dice: Dice

    @property
    def state(self) -> TournamentState:
        """The current state."""

    def do(self, command: Command) -> bool:
        """Try a command."""

    def enter_player(self) -> bool:
        """Register and check in one more player."""

    def invent_games(self, players: Sequence[PlayerId], count: int) -> tuple[TypedGame, ...]:
        """Return the games of a sheet."""


_Mishap: TypeAlias = Callable[[RunningDay], None]


def make_trouble(day: RunningDay, trouble: TroubleRates) -> TroubleRates:
    """Let an incident happen, perhaps; return what is left of the budget."""
    if not trouble.budget or not day.dice.happens(trouble.percent):
        return trouble
    playing = [player for player in day.state.players.values() if player.plays]
    mishaps = (_STAYING + _LEAVING) if len(playing) > trouble.keep else _STAYING
    day.dice.pick(mishaps)(day)
    return replace(trouble, budget=trouble.budget - 1)


def _somebody(day: RunningDay) -> PlayerId:
    return day.dice.pick(sorted(day.state.players))


def _withdraw(day: RunningDay) -> None:
    day.do(Withdraw(by=HEAD, why="went home", player=_somebody(day)))


def _no_show(day: RunningDay) -> None:
    day.do(MarkNoShow(by=HEAD, why="not at the table", player=_somebody(day)))


def _exclude(day: RunningDay) -> None:
    player = _somebody(day)
    if day.dice.happens(50):
        day.do(Warn(by=HEAD, why="loud", player=player))
    day.do(Exclude(by=HEAD, why="louder", player=player))


def _come_back(day: RunningDay) -> None:
    day.do(CheckIn(by=HEAD, player=_somebody(day)))


def _come_late(day: RunningDay) -> None:
    day.enter_player()


def _warn(day: RunningDay) -> None:
    day.do(Warn(by=HEAD, why="loud", player=_somebody(day)))


def _deduct(day: RunningDay) -> None:
    day.do(DeductPoints(by=HEAD, why="language", player=_somebody(day), points=day.dice.between(1, 2)))


def _dispute(day: RunningDay) -> None:
    tables = _tables(day)
    table = day.dice.pick(tables).ref if tables else None
    if day.do(OpenDispute(by=HEAD, why="whose turn it was", table=table)):
        day.do(SettleDispute(by=HEAD, why="the turn stands", dispute=day.state.seen))


def _swap(day: RunningDay) -> None:
    day.do(SwapSeats(by=HEAD, why="brothers", players=(_somebody(day), _somebody(day))))


def _correct(day: RunningDay) -> None:
    closed = [table for table in _tables(day) if table.closed]
    if closed:
        table = day.dice.pick(closed)
        games = table.sheet.games if table.sheet is not None else ()
        changed = tuple(
            game.typed if game.typed.void else day.invent_games([r.player for r in game.results], 1)[0]
            for game in games
        )
        day.do(CorrectSheet(by=HEAD, why="added up wrongly", table=table.ref, games=changed))


def _undo(day: RunningDay) -> None:
    """Undo something recent, and half of the time undo that too."""
    latest = day.state.seen
    back = EventNumber(latest - day.dice.below(min(latest, 12)))
    if day.do(Undo(by=HEAD, why="a mistake", event=back)) and day.dice.happens(50):
        day.do(Undo(by=HEAD, why="no mistake", event=day.state.seen))


def _tables(day: RunningDay) -> list[TableState]:
    return [table for stage in day.state.stages for drawn in stage.rounds for table in drawn.tables]


_STAYING: Final[tuple[_Mishap, ...]] = (
    _come_back,
    _come_late,
    _warn,
    _deduct,
    _dispute,
    _swap,
    _correct,
    _correct,
    _undo,
    _undo,
)
_LEAVING: Final[tuple[_Mishap, ...]] = (_withdraw, _no_show, _exclude)
