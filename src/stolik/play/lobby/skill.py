"""Skill: how a game changes ratings, by the Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce

from stolik.play.ids import PlayerId
from stolik.play.side_tables import Rating

_MODEL: Final = PlackettLuce()


def newcomer(player: PlayerId) -> Rating:
    """Return the rating of a new player."""
    return Rating(player=player, mu=_MODEL.mu, sigma=_MODEL.sigma)


def expected_places(before: Sequence[Rating]) -> tuple[float, ...]:
    """Return the place each player could expect on average, from the ratings before a game."""

    def ahead(one: Rating, other: Rating) -> float:
        """Return how likely `other` is to come before `one`."""
        teams = [[_MODEL.create_rating([each.mu, each.sigma])] for each in (other, one)]
        return float(_MODEL.predict_win(teams)[0])

    return tuple(
        1 + sum(ahead(one, other) for i, other in enumerate(before) if i != seat)
        for seat, one in enumerate(before)
    )


def rate(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings after a game; equal places are ties."""
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(
        Rating(player=old.player, mu=team[0].mu, sigma=team[0].sigma, games=old.games + 1)
        for old, team in zip(before, after, strict=True)
    )
