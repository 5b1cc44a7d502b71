"""Replacing a changed table, round or stage in a state."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.tournament.state import RoundState, StageState, TableState, TournamentState


def with_table(state: TournamentState, table: TableState) -> TournamentState:
    """Return the state with a changed table."""
    ref = table.ref
    stage = state.stages[ref.stage - 1]
    drawn = stage.rounds[ref.round - 1]
    tables = (*drawn.tables[: ref.table - 1], table, *drawn.tables[ref.table :])
    return with_round(state, ref.stage, replace(drawn, tables=tables))


def with_round(state: TournamentState, number: int, drawn: RoundState) -> TournamentState:
    """Return the state with a changed round of a stage."""
    stage = state.stages[number - 1]
    rounds = (*stage.rounds[: drawn.number - 1], drawn, *stage.rounds[drawn.number :])
    return with_stage(state, replace(stage, rounds=rounds))


def with_stage(state: TournamentState, stage: StageState) -> TournamentState:
    """Return the state with a changed stage."""
    stages = (*state.stages[: stage.number - 1], stage, *state.stages[stage.number :])
    return replace(state, stages=stages)
