"""Discipline: warnings, deductions, exclusions and disputes (M-19, S-25, S-27, S-28)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from stolik.core.rulesets.conduct import Exclusion, conduct_of
from stolik.tournament.actors import PlayerId
from stolik.tournament.commands import DeductPoints, Exclude, OpenDispute, OrderCommand, SettleDispute, Warn
from stolik.tournament.events import (
    DisputeOpened,
    DisputeSettled,
    OrderEvent,
    PlayerExcluded,
    PlayerWarned,
    PointsDeducted,
)
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.state import Status, TournamentState

OrderDecision: TypeAlias = OrderEvent | TournamentRefusal
_MOST_POINTS = 1000


def decide_order(state: TournamentState, command: OrderCommand, *, now: int) -> OrderDecision:
    """Return the event for `command`, or why its contents are wrong."""
    at, by, why = now, command.by, command.why
    match command:
        case Warn(player=player):
            return PlayerWarned(at=at, by=by, why=why, player=player)
        case DeductPoints(player=player, points=points):
            stage = last_stage_of(state, player)
            if stage is None:
                return refuse(_unknown_or_unseated(state, player), players=(player,))
            return PointsDeducted(at=at, by=by, why=why, player=player, stage=stage, points=points)
        case Exclude(player=player):
            return _exclude(state, command, now)
        case OpenDispute(table=table):
            return DisputeOpened(at=at, by=by, why=why, table=table)
        case SettleDispute(dispute=dispute):
            return DisputeSettled(at=at, by=by, why=why, dispute=dispute)
        case _:
            assert_never(command)


def _exclude(state: TournamentState, command: Exclude, now: int) -> OrderDecision:
    """M-19: any breach may exclude. S-27: only after a warning.

    Otherwise a serious breach needs no warning.
    """
    player = state.players.get(command.player)
    rule = conduct_of(state.rules).exclusion
    at_once = rule is Exclusion.ANY_BREACH
    unwarned = player is not None and not player.warnings
    if command.grave and rule is Exclusion.AFTER_WARNING and unwarned:
        return refuse(TournamentCode.WARNING_FIRST, players=(command.player,))
    return PlayerExcluded(
        at=now, by=command.by, why=command.why, player=command.player, grave=command.grave or at_once
    )


def last_stage_of(state: TournamentState, player: PlayerId) -> int | None:
    """Return the last stage in which a player had a seat; points are deducted there."""
    stages = [stage.number for stage in state.stages if player in stage.members]
    return stages[-1] if stages else None


def _unknown_or_unseated(state: TournamentState, player: PlayerId) -> TournamentCode:
    return TournamentCode.NO_SUCH_SEAT if player in state.players else TournamentCode.UNKNOWN_PLAYER


def check_order(state: TournamentState, event: OrderEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    match event:
        case DisputeOpened(table=table):
            unknown = table is not None and state.table(table) is None
            return refuse(TournamentCode.NO_SUCH_TABLE, table=table) if unknown else None
        case DisputeSettled(dispute=number):
            dispute = state.disputes.get(number)
            if dispute is None or dispute.ruling is not None:
                return refuse(TournamentCode.NO_SUCH_DISPUTE, event=number)
            return None
        case PointsDeducted():
            return _check_deducted(state, event)
        case PlayerWarned(player=player):
            return _check_entered(state, player)
        case PlayerExcluded(player=player):
            refusal = _check_entered(state, player)
            if refusal is None and not event.grave and not state.players[player].warnings:
                return refuse(TournamentCode.WARNING_FIRST, players=(player,))
            return refusal
        case _:
            assert_never(event)


def _check_deducted(state: TournamentState, event: PointsDeducted) -> TournamentRefusal | None:
    if event.player not in state.players:
        return refuse(TournamentCode.UNKNOWN_PLAYER, players=(event.player,))
    if last_stage_of(state, event.player) != event.stage:
        return refuse(TournamentCode.NO_SUCH_SEAT, players=(event.player,))
    if not 1 <= event.points <= _MOST_POINTS:
        return refuse(TournamentCode.BAD_POINTS, players=(event.player,), found=event.points)
    return None


def _check_entered(state: TournamentState, player: PlayerId) -> TournamentRefusal | None:
    if player not in state.players:
        return refuse(TournamentCode.UNKNOWN_PLAYER, players=(player,))
    if state.players[player].status is not Status.ENTERED:
        return refuse(TournamentCode.PLAYER_GONE, players=(player,))
    return None
