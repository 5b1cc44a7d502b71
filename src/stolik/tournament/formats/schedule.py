"""Planning: the stages, tables, rounds and duration for a number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

from stolik.core.ruleset import Ruleset
from stolik.tournament.draws.table_sizes import FULL, SHORT, table_sizes
from stolik.tournament.errors import FieldError
from stolik.tournament.formats.format import Advance, Bracket, Format, SeatingMethod, Stage, chosen

BETWEEN_ROUNDS: Final = 10
DEFAULT_TURN_SECONDS: Final = 60
"""For rulesets without a clock."""


class PlannedStage(Struct, frozen=True, kw_only=True):
    """A stage with the number of players it will have."""

    stage: Stage
    players: int
    sizes: tuple[int, ...]
    """The tables of a round."""

    @property
    def rounds(self) -> int:
        """Rounds of the stage."""
        return chosen(self.stage.rounds)

    @property
    def games(self) -> int:
        """Games of each player in the stage, not counting rests."""
        return self.rounds * chosen(self.stage.games)


def stage_sizes(stage: Stage, players: int) -> tuple[int, ...]:
    """Return the sizes of a round's tables, the larger ones first.

    A stage by place has its number of tables if there are enough players, otherwise as few as possible.
    """
    if stage.seats is SeatingMethod.BY_PLACE and stage.tables is not None:
        tables = stage.tables
        if SHORT * tables <= players <= FULL * tables:
            threes = FULL * tables - players
            return (FULL,) * (tables - threes) + (SHORT,) * threes
    return table_sizes(players)


def going_on(stage: Stage, players: int) -> int:
    """Return how many players advance from a stage with this many; 0 after the last stage."""
    cut = stage.go_on
    if cut is None:
        return 0
    tables = len(stage_sizes(stage, players))
    match cut.who:
        case Advance.BEST | Advance.WINNERS_AND_BEST:
            return chosen(cut.n)
        case Advance.BEST_OF_TABLE:
            return chosen(cut.n) * tables
        case Advance.WINNERS:
            return tables


def plan_stages(form: Format, players: int) -> tuple[PlannedStage, ...]:
    """Return the stages for a number of players, assuming nobody leaves."""
    bracket = form.bracket_for(players)
    if bracket is None:
        spans = ", ".join("-".join(map(str, bracket.players)) for bracket in form.brackets)
        message = f"format {form.key!r} is for {spans} players: {players}"
        raise FieldError(message, key="no-bracket", format=form.key, spans=spans, count=players)
    return plan_bracket(bracket, players)


def plan_bracket(bracket: Bracket, players: int) -> tuple[PlannedStage, ...]:
    """Return the stages of one bracket."""
    planned: list[PlannedStage] = []
    for stage in bracket.stages:
        planned.append(PlannedStage(stage=stage, players=players, sizes=stage_sizes(stage, players)))
        players = going_on(stage, players)
    return tuple(planned)


class Pace(Struct, frozen=True, kw_only=True):
    """The assumptions of an estimate."""

    turn_seconds: Annotated[int, Meta(ge=1)] | None = None
    """The time of a turn; None without a clock."""
    round_seconds: Annotated[int, Meta(ge=1)] | None = None
    """The time of a round, if the organiser sets one (S-20)."""
    turns_each: Annotated[int, Meta(ge=1)] = 18
    """Turns of a player in a game."""
    used_percent: Annotated[int, Meta(ge=1, le=100)] = 50
    """The percentage of the turn's time that players use."""
    between_games: Annotated[int, Meta(ge=0)] = 3
    """Minutes to count, shuffle and deal."""
    between_rounds: Annotated[int, Meta(ge=0)] = BETWEEN_ROUNDS
    """Minutes to collect the sheets, draw and find the tables."""


def pace_of(rules: Ruleset, *, turn_seconds: int | None = None, round_seconds: int | None = None) -> Pace:
    """Return the pace from the clocks: the organiser's if set, otherwise the ruleset's."""
    return Pace(
        turn_seconds=turn_seconds or rules.turn_seconds, round_seconds=round_seconds or rules.round_seconds
    )


class StageEstimate(Struct, frozen=True, kw_only=True):
    """The duration of one stage."""

    name: str
    players: int
    fours: int
    threes: int
    rounds: int
    games: int
    """Games per round."""
    minutes: int


class TimeEstimate(Struct, frozen=True, kw_only=True):
    """The duration and needs of a tournament."""

    stages: tuple[StageEstimate, ...]
    tables: int
    """Tables, clocks and sets of tiles needed at once."""
    rounds: int
    games: int
    """Games of a player who reaches the end."""
    minutes: int
    """On all days together."""
    days: int
    """Days or evenings, by the format."""
    day_minutes: int
    """The longest of them."""
    reconstruction: bool


def estimate(form: Format, players: int, pace: Pace | None = None) -> TimeEstimate:
    """Return tables, rounds and minutes for a number of players."""
    pace = pace or Pace()
    planned = plan_stages(form, players)
    stages = tuple(_estimate_stage(stage, pace) for stage in planned)
    days = tuple(_day_seconds(planned, pace, form.rounds_a_day or None))
    rounds = sum(stage.rounds for stage in stages)
    return TimeEstimate(
        stages=stages,
        tables=max(stage.fours + stage.threes for stage in stages),
        rounds=rounds,
        games=sum(stage.rounds * stage.games for stage in stages),
        minutes=sum(stage.minutes for stage in stages) + pace.between_rounds * (rounds - len(days)),
        days=len(days),
        day_minutes=-(-max(days) // 60),
        reconstruction=form.reconstruction,
    )


def _day_seconds(planned: Sequence[PlannedStage], pace: Pace, at_once: int | None) -> Iterator[int]:
    """Return how long each day takes, with `at_once` rounds on each; None for all of them."""
    rounds = [_round_seconds(stage, pace) for stage in planned for _ in range(stage.rounds)]
    size = at_once or len(rounds)
    for first in range(0, len(rounds), size):
        held = rounds[first : first + size]
        yield sum(held) + 60 * pace.between_rounds * (len(held) - 1)


def round_minutes(planned: PlannedStage, pace: Pace) -> int:
    """Return how long a round of a stage takes."""
    return -(-_round_seconds(planned, pace) // 60)


def _round_seconds(planned: PlannedStage, pace: Pace) -> int:
    games = chosen(planned.stage.games)
    seconds = pace.turn_seconds or DEFAULT_TURN_SECONDS
    game = max(planned.sizes) * pace.turns_each * seconds * pace.used_percent // 100
    play = games * game + 60 * pace.between_games * (games - 1)
    if pace.round_seconds is not None:
        # S-20: when the time is up everybody has one more turn.
        play = min(play, pace.round_seconds + max(planned.sizes) * seconds)
    return play


def _estimate_stage(planned: PlannedStage, pace: Pace) -> StageEstimate:
    return StageEstimate(
        name=planned.stage.name,
        players=planned.players,
        fours=planned.sizes.count(FULL),
        threes=planned.sizes.count(SHORT),
        rounds=planned.rounds,
        games=chosen(planned.stage.games),
        minutes=-(-planned.rounds * _round_seconds(planned, pace) // 60),
    )
