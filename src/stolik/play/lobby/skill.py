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


def rate(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings after a game; equal places are ties."""
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(
        Rating(player=old.player, mu=team[0].mu, sigma=team[0].sigma, games=old.games + 1)
        for old, team in zip(before, after, strict=True)
    )
