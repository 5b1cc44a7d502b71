"""Ties, cuts and the end: how ties are decided, who advances, and when the tournament is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypeAlias, assert_never

from msgspec.structs import replace

from stolik.core.fairness.chance import key_from, shuffled, words
from stolik.core.places import shared_places
from stolik.tournament.actors import PlayerId
from stolik.tournament.commands import (
    CloseStage,
    CloseTournament,
    ClosingCommand,
    CommitLots,
    DrawLots,
    RecordExtraGame,
    RecordLots,
)
from stolik.tournament.draws.table_sizes import FULL
from stolik.tournament.events import ClosingEvent, LotsCommitted, StageClosed, TieSettled, TournamentClosed
from stolik.tournament.formats.format import TieProcedure
from stolik.tournament.rankings.cuts import Hangs, Tie, make_cut, ties_so_far
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.rounds.next_draw import can_be_seated
from stolik.tournament.rounds.postponement import refuse_outstanding
from stolik.tournament.rounds.seating import fits, is_digest
from stolik.tournament.score_sheets.judge import judge_game
from stolik.tournament.score_sheets.rack_count import Count
from stolik.tournament.score_sheets.sheet import SheetGame, TypedGame
from stolik.tournament.state import StageState, TournamentState

ClosingDecision: TypeAlias = ClosingEvent | TournamentRefusal
_LOTS: Final = b"stolik lots"
_LEAST_TIE: Final = 2


def decide_closing(
    state: TournamentState, command: ClosingCommand, *, now: int, count: Count
) -> ClosingDecision:
    """Return the event for `command`, or why its contents are wrong."""
    at, by, why = now, command.by, command.why
    stage = state.current
    if stage is None:
        return refuse(TournamentCode.STAGES_LEFT)
    match command:
        case CommitLots(players=players, commitment=commitment):
            if not is_digest(commitment):
                return refuse(TournamentCode.BAD_SETTING, detail="no_fingerprint", typed=commitment)
            return LotsCommitted(
                at=at, by=by, why=why, stage=stage.number, players=players, commitment=commitment
            )
        case DrawLots():
            return _draw_lots(state, stage, command, now)
        case RecordLots(players=players):
            places = tuple(range(1, len(players) + 1))
            how = TieProcedure.LOTS
            return TieSettled(
                at=at, by=by, why=why, stage=stage.number, how=how, players=players, places=places
            )
        case RecordExtraGame():
            return _record_game(state, stage, command, now, count)
        case CloseStage(early=early):
            going_on = make_cut(state, stage.number).going_on if stage.rounds else ()
            return StageClosed(at=at, by=by, why=why, stage=stage.number, going_on=going_on, early=early)
        case CloseTournament():
            return TournamentClosed(at=at, by=by, why=why)
        case _:
            assert_never(command)


def _draw_lots(state: TournamentState, stage: StageState, command: DrawLots, now: int) -> ClosingDecision:
    lots = state.lots
    if lots is None:
        return refuse(TournamentCode.NOT_COMMITTED)
    if not fits(command.seed, lots.commitment):
        return refuse(TournamentCode.WRONG_SEED)
    return TieSettled(
        at=now,
        by=command.by,
        why=command.why,
        stage=stage.number,
        how=TieProcedure.LOTS,
        players=lots_order(command.seed, lots.players),
        places=tuple(range(1, len(lots.players) + 1)),
        seed=command.seed,
    )


def lots_order(seed: str, players: Collection[PlayerId]) -> tuple[PlayerId, ...]:
    """Return the order that a seed gives some players; anybody can repeat it."""
    return shuffled(sorted(players), words(key_from(bytes.fromhex(seed), _LOTS), 0))


def _record_game(
    state: TournamentState, stage: StageState, command: RecordExtraGame, now: int, count: Count
) -> ClosingDecision:
    typed = (command.game, *command.others)
    players = tuple(line.player for table in typed for line in table.lines)
    if len(set(players)) < len(players) or not all(map(_is_extra_game, typed)):
        return refuse(TournamentCode.WRONG_PLAYERS, players=players)
    games: list[SheetGame] = []
    for number, each in enumerate(typed, 1):
        game = judge_game(state.rules, each, count)
        if isinstance(game, TournamentRefusal):
            return replace(game, game=number)
        games.append(game)
    return TieSettled(
        at=now,
        by=command.by,
        why=command.why,
        stage=stage.number,
        how=TieProcedure.EXTRA_GAME,
        players=players,
        places=_places(games),
        game=games[0],
        others=tuple(games[1:]),
    )


def _is_extra_game(game: TypedGame) -> bool:
    return _LEAST_TIE <= len(game.lines) <= FULL and not game.void


def _places(games: Sequence[SheetGame]) -> tuple[int, ...]:
    """Return everybody's places at one table or several: big points, then small points."""
    if len(games) == 1:
        return tuple(result.place for result in games[0].results)
    return tuple(shared_places([(result.big, result.small) for game in games for result in game.results]))


def check_closing(state: TournamentState, event: ClosingEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    match event:
        case LotsCommitted():
            return _check_tie(state, event.stage, event.players, TieProcedure.LOTS)
        case TieSettled():
            refusal = _check_tie(state, event.stage, event.players, event.how)
            if refusal is None and event.seed is not None:
                return _check_lots(state, event, event.seed)
            return refusal
        case StageClosed():
            return _check_stage_closed(state, event)
        case TournamentClosed():
            return _check_tournament_closed(state)
        case _:
            assert_never(event)


def _check_tie(
    state: TournamentState, stage: int, players: tuple[PlayerId, ...], how: TieProcedure
) -> TournamentRefusal | None:
    wanted = set(players)
    tie = next((tie for tie in ties_so_far(state) if set(tie.players) == wanted), None)
    if tie is None or len(wanted) < len(players) or tie.stage != stage:
        return refuse(TournamentCode.NOT_TIED, players=players)
    if how not in procedures(state, tie):
        return refuse(TournamentCode.WRONG_TIE_PROCEDURE, players=players, detail=state.format.ties)
    return None


def procedures(state: TournamentState, tie: Tie) -> frozenset[TieProcedure]:
    """Return what may decide a tie: the organiser's choice, or lots if one game cannot decide it.

    If more players are tied than a table seats, they may play at several tables or draw lots; if one of them
    has left, only lots are possible.
    """
    if state.format.ties is TieProcedure.LOTS or not all(
        state.players[player].plays for player in tie.players
    ):
        return frozenset({TieProcedure.LOTS})
    return frozenset(TieProcedure) if len(tie.players) > FULL else frozenset({TieProcedure.EXTRA_GAME})


def _check_lots(state: TournamentState, event: TieSettled, seed: str) -> TournamentRefusal | None:
    lots = state.lots
    if lots is None or set(lots.players) != set(event.players):
        return refuse(TournamentCode.NOT_COMMITTED)
    return None if fits(seed, lots.commitment) else refuse(TournamentCode.WRONG_SEED)


def _check_stage_closed(state: TournamentState, event: StageClosed) -> TournamentRefusal | None:
    stage = state.current
    if stage is None or stage.number != event.stage or stage.closed:
        return refuse(TournamentCode.NO_ROUND_LEFT)
    if not stage.rounds:
        return refuse(TournamentCode.ROUNDS_LEFT, found=stage.rounds_left)
    if not stage.rounds[-1].over:
        return refuse(TournamentCode.ROUND_NOT_OVER, found=stage.rounds[-1].number)
    refusal = refuse_outstanding(stage)
    if refusal is not None:
        return refusal
    if stage.rounds_left and not event.early:
        return refuse(TournamentCode.ROUNDS_LEFT, found=stage.rounds_left)
    if event.early and not event.why.strip():
        return refuse(TournamentCode.REASON_NEEDED)
    cut = make_cut(state, stage.number)
    for tie in cut.ties:
        # In a stage that is closed early, shared places stay shared; only the cut must be clear.
        if tie.hangs is Hangs.CUT or not event.early:
            return refuse(TournamentCode.TIE_OPEN, players=tie.players)
    if cut.going_on != event.going_on:
        return refuse(TournamentCode.CUT_CHANGED, players=cut.going_on)
    return None


def _check_tournament_closed(state: TournamentState) -> TournamentRefusal | None:
    stage = state.current
    over = stage is not None and (
        (stage.closed and not stage.going_on) or (not stage.rounds and not can_be_seated(state))
    )
    if not over:
        return refuse(TournamentCode.STAGES_LEFT)
    for number, dispute in state.disputes.items():
        if dispute.ruling is None:
            return refuse(TournamentCode.DISPUTE_OPEN, event=number)
    return None
