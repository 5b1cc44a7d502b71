"""The plan of a tournament: its stages for the current number of players, and the next round to begin."""

from __future__ import annotations

from stolik.tournament.errors import FieldError
from stolik.tournament.formats.schedule import Pace, PlannedStage, pace_of, plan_bracket
from stolik.tournament.rounds.next_draw import next_field
from stolik.tournament.rounds.timetable import RoundPlan, plan_rounds
from stolik.tournament.state import TournamentState


def planned_stages(state: TournamentState) -> tuple[PlannedStage, ...]:
    """Return the stages for the current number of players; none if the format has none."""
    field = state.stages[0].members if state.stages and state.stages[0].rounds else next_field(state)
    players = len(field) or len(state.players)
    bracket = state.bracket or state.format.bracket_for(players)
    if bracket is None or not bracket.covers(players):
        return ()
    return plan_bracket(bracket, players)


def rounds_of(state: TournamentState) -> tuple[tuple[int, int], ...]:
    """Return the numbers of all rounds, stage and round; before anybody is entered, of the smallest field."""
    bracket = state.bracket or state.format.brackets[0]
    stages = planned_stages(state) or plan_bracket(bracket, bracket.players[0])
    return tuple((number, at) for number, stage in enumerate(stages, 1) for at in range(1, stage.rounds + 1))


def pace_at(state: TournamentState) -> Pace:
    """Return the pace of a tournament, by its own clocks or the ruleset's."""
    own = state.settings
    return pace_of(state.rules, turn_seconds=own.turn_seconds, round_seconds=own.round_seconds)


def timetable_of(state: TournamentState) -> tuple[RoundPlan, ...]:
    """Return when rounds start; empty if the organiser set no start.

    Before anybody is entered the number of rounds is not known: then only the starts that were set are shown.
    """
    planned, pace = planned_stages(state), pace_at(state)
    if planned or not state.starts:
        return plan_rounds(planned, state.starts, pace, state.date)
    last = max((start.stage, start.round) for start in state.starts)
    for bracket in state.format.brackets:
        try:
            stages = plan_bracket(bracket, bracket.players[0])
        except FieldError:
            continue
        if last[0] <= len(stages) and last[1] <= stages[last[0] - 1].rounds:
            rounds = plan_rounds(stages, state.starts, pace, state.date)
            return tuple(plan for plan in rounds if plan.given)
    return ()


def next_plan(state: TournamentState, timetable: tuple[RoundPlan, ...]) -> RoundPlan | None:
    """Return the first round of a timetable that has not begun."""
    begun = {(stage.number, drawn.number) for stage in state.stages for drawn in stage.rounds if drawn.begun}
    left = (plan for plan in timetable if (plan.stage, plan.round) not in begun)
    return None if state.closed else next(left, None)
