"""The steps of a score sheet: entered, confirmed, closed and corrected."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from stolik.tournament.actors import OFFICIALS, PlayerId
from stolik.tournament.commands import CloseSheet, ConfirmSheet, CorrectSheet, EnterSheet, SheetCommand
from stolik.tournament.events import SheetClosed, SheetConfirmed, SheetCorrected, SheetEntered, SheetEvent
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.score_sheets.judge import judge_game, results_from
from stolik.tournament.score_sheets.rack_count import Count
from stolik.tournament.score_sheets.sheet import SheetGame, SheetLine, TypedGame
from stolik.tournament.state import SheetState, TableState, TournamentState

SheetDecision: TypeAlias = SheetEvent | TournamentRefusal
_LEAST_PLAYERS = 2
"""X-2: a game goes on with two players if the others have left."""


def decide_sheet(state: TournamentState, command: SheetCommand, *, now: int, count: Count) -> SheetDecision:
    """Return the event for `command`, or why its contents are wrong."""
    at, by, why, table = now, command.by, command.why, command.table
    if isinstance(command, ConfirmSheet):
        return SheetConfirmed(at=at, by=by, why=why, table=table)
    if isinstance(command, CloseSheet):
        return SheetClosed(at=at, by=by, why=why, table=table)
    found = state.table(table)
    if found is None:
        return refuse(TournamentCode.NO_SUCH_TABLE, table=table)
    refusal = _check_typed(state, found, command)
    if refusal is not None:
        return refusal
    games = judge_games(state, found, command.games, count)
    if isinstance(games, TournamentRefusal):
        return games
    if isinstance(command, EnterSheet):
        return SheetEntered(at=at, by=by, why=why, table=table, games=games)
    return SheetCorrected(at=at, by=by, why=why, table=table, games=games)


def _check_typed(
    state: TournamentState, table: TableState, command: EnterSheet | CorrectSheet
) -> TournamentRefusal | None:
    right, found = state.games_at(table.ref), len(command.games)
    partial = isinstance(command, EnterSheet) and command.partial
    if found > right or (found < right and not partial) or not found:
        return refuse(TournamentCode.WRONG_GAMES, table=table.ref, expected=right, found=found)
    voids = [number for number, game in enumerate(command.games, 1) if game.void or game.walkover]
    if voids:
        # A game that nobody plays, or only one player, is a ruling and not a result: a referee makes or
        # allows it.
        if command.by.role not in OFFICIALS:
            ruled = {*table.voids, *_ruled_void(table)}
            asked = next((number for number in voids if number not in ruled), None)
            return (
                None
                if asked is None
                else refuse(TournamentCode.VOID_NOT_ALLOWED, table=table.ref, game=asked)
            )
        if not command.why.strip():
            return refuse(TournamentCode.REASON_NEEDED, table=table.ref)
    return None


def _ruled_void(table: TableState) -> list[int]:
    """Return the games that are already marked as not played on the sheet."""
    games = () if table.sheet is None else table.sheet.games
    return [number for number, game in enumerate(games, 1) if game.typed.void or game.typed.walkover]


def judge_games(
    state: TournamentState, table: TableState, typed: Collection[TypedGame], count: Count
) -> tuple[SheetGame, ...] | TournamentRefusal:
    """Return the games with their results, or the first reason why the sheet is wrong."""
    games: list[SheetGame] = []
    for number, each in enumerate(typed, 1):
        refusal = _check_players(state, table, each)
        game = judge_game(state.rules, each, count) if refusal is None else refusal
        if isinstance(game, TournamentRefusal):
            return replace(game, table=table.ref, game=number)
        games.append(game)
    return tuple(games)


def _check_players(state: TournamentState, table: TableState, game: TypedGame) -> TournamentRefusal | None:
    """Everybody at the table has one line, except those who are not there (any more)."""
    players = [line.player for line in game.lines]
    if game.void:
        return refuse(TournamentCode.WRONG_PLAYERS, players=tuple(players)) if players else None
    if not set(game.absent) <= set(table.seats) - set(players):
        return refuse(TournamentCode.WRONG_PLAYERS, players=tuple(sorted(set(game.absent))))
    unknown = tuple(player for player in players if player not in state.players)
    if unknown:
        return refuse(TournamentCode.UNKNOWN_PLAYER, players=unknown)
    strangers = {player for player in players if player not in table.seats}
    doubled = {player for player in players if players.count(player) > 1}
    named = {*players, *game.absent}
    missing = {
        player for player in table.seats if player not in named and not _may_miss(state, table, player)
    }
    wrong = strangers | doubled | missing
    enough = len(players) == 1 if game.walkover else len(players) >= _LEAST_PLAYERS
    if wrong or not enough:
        return refuse(TournamentCode.WRONG_PLAYERS, players=tuple(sorted(wrong or players)))
    return None


def _may_miss(state: TournamentState, table: TableState, player: PlayerId) -> bool:
    """Return whether a player may have no line: gone, away, or away when the sheet was closed."""
    if not state.players[player].plays:
        return True
    sheet = table.sheet
    return (
        sheet is not None
        and sheet.closed
        and any(
            not game.typed.void and all(result.player != player for result in game.results)
            for game in sheet.games
        )
    )


def check_sheet(state: TournamentState, event: SheetEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    table = state.table(event.table)
    if table is None:
        return refuse(TournamentCode.NO_SUCH_TABLE, table=event.table)
    match event:
        case SheetEntered(games=games):
            if table.closed:
                return refuse(TournamentCode.SHEET_CLOSED, table=table.ref)
            return _check_games(state, table, games)
        case SheetConfirmed():
            return _check_confirmed(table, event.by.player)
        case SheetClosed():
            return _check_closed(state, table, event)
        case SheetCorrected(games=games):
            if table.sheet is None or not table.sheet.closed:
                return refuse(TournamentCode.SHEET_NOT_CLOSED, table=table.ref)
            if games == table.sheet.games:
                return refuse(TournamentCode.NOTHING_CHANGED, table=table.ref)
            return _check_games(state, table, games)
        case _:
            assert_never(event)


def _check_games(
    state: TournamentState, table: TableState, games: tuple[SheetGame, ...]
) -> TournamentRefusal | None:
    if len(games) > state.games_at(table.ref):
        return refuse(
            TournamentCode.WRONG_GAMES, table=table.ref, expected=state.games_at(table.ref), found=len(games)
        )
    for number, game in enumerate(games, 1):
        refusal = _check_players(state, table, game.typed)
        if refusal is not None:
            return replace(refusal, table=table.ref, game=number)
        lines = [
            SheetLine(player=each.player, small=each.small, because=each.because) for each in game.results
        ]
        if game.results and results_from(state.rules, lines) != game.results:
            # Counted by rules other than the current ones.
            return refuse(TournamentCode.COUNT_DIFFERS, table=table.ref, game=number)
    return None


def _check_confirmed(table: TableState, player: PlayerId | None) -> TournamentRefusal | None:
    sheet = table.sheet
    if sheet is None:
        return refuse(TournamentCode.NO_SHEET, table=table.ref)
    if sheet.closed:
        return refuse(TournamentCode.SHEET_CLOSED, table=table.ref)
    if player is None or player not in table.seats:
        return refuse(TournamentCode.NOT_ALLOWED, table=table.ref)
    if player in sheet.confirmed:
        return refuse(TournamentCode.ALREADY_SO, table=table.ref, players=(player,))
    return None


def _check_closed(state: TournamentState, table: TableState, event: SheetClosed) -> TournamentRefusal | None:
    sheet = table.sheet
    if sheet is None:
        return refuse(TournamentCode.NO_SHEET, table=table.ref)
    if sheet.closed:
        return refuse(TournamentCode.SHEET_CLOSED, table=table.ref)
    right = state.games_at(table.ref)
    if len(sheet.games) < right:
        return refuse(
            TournamentCode.SHEET_INCOMPLETE, table=table.ref, expected=right, found=len(sheet.games)
        )
    for number, dispute in state.disputes.items():
        if dispute.table == table.ref and dispute.ruling is None:
            return refuse(TournamentCode.DISPUTE_OPEN, table=table.ref, event=number)
    missing = unconfirmed(state, table, sheet)
    if missing and not event.why.strip():
        return refuse(TournamentCode.NOT_CONFIRMED, table=table.ref, players=missing)
    return None


def unconfirmed(state: TournamentState, table: TableState, sheet: SheetState) -> tuple[PlayerId, ...]:
    """Return the players of the table who are present, played some game, and have not confirmed the sheet."""
    played = {result.player for game in sheet.games for result in game.results}
    return tuple(
        player
        for player in table.seats
        # On a sheet without any results, everybody must confirm that nothing was played.
        if state.players[player].plays and player not in sheet.confirmed and (player in played or not played)
    )
