"""What a game is played for: by the ruleset, or by what a player still needs in the standings."""

from __future__ import annotations

from enum import IntEnum

from stolik.core.ruleset import Ruleset


class Stake(IntEnum):
    """What a bot plays for; small points break ties. The numbers are those of the kernel."""

    RULES = 0
    """The win if the ruleset gives big points, or with two players; otherwise small points.

    Playing for the win brings more big points than playing for places, and between two players also more
    small points (docs/training.md).
    """
    WINS = 1
    """A share of the win: for whoever must win this game to win the tournament."""
    SMALL = 2
    """Small points: where only they still tell players apart."""
    PLACES = 3
    """The big points of one's place."""


def stake_in(rules: Ruleset, seats: int, *, behind: int, games_left: int) -> Stake:
    """Return what to play for in a tournament, `behind` big points behind the leader.

    This game is one of `games_left`. Whoever can catch up only by winning all of them plays for the win,
    although a second place brings points too. In all other cases the ruleset decides: also for the leader,
    and for whoever cannot catch up any more, since the own place in the standings still counts.

    >>> from stolik.core.rulesets import PL_MINUTE
    >>> stake_in(PL_MINUTE, 4, behind=3, games_left=1)
    <Stake.WINS: 1>
    >>> stake_in(PL_MINUTE, 4, behind=2, games_left=1)
    <Stake.RULES: 0>
    """
    first, second, *_ = rules.big_points_for(seats)
    with_a_second_place = first * (games_left - 1) + second
    return Stake.WINS if with_a_second_place < behind <= first * games_left else Stake.RULES
