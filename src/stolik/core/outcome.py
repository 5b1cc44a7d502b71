"""The results of a finished game, seat by seat; forfeited seats rank behind everybody who stayed."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.core.places import shared_places
from stolik.core.scoring import MostPoints, Score, SeatScore, score_game
from stolik.core.state import Phase, State
from stolik.core.turns.draft import final_seats
from stolik.core.turns.opening import most_opening_points

_LEAST: Final = 2


class SeatResult(Struct, frozen=True, kw_only=True):
    """The result of one seat."""

    small: int
    """Small points, positive for the winner in every ruleset."""
    big: int
    place: int
    forfeited: bool = False


def results_of_game(
    game: State, most_points: MostPoints = most_opening_points
) -> tuple[SeatResult, ...] | None:
    """Return the results of a finished game, seat by seat; None if it is not finished.

    Players who forfeited rank behind everybody who stayed, the first to leave last. A game that stopped
    because too few people were left has no small points, and those who stayed share the first place.
    """
    if game.phase is not Phase.OVER:
        return None
    seats, forfeits = [Seat(seat) for seat in range(game.seats)], list(game.forfeits)
    scores = _scores(game, most_points)
    places = shared_places(
        [
            (forfeits.index(seat) - len(forfeits), 0)
            if seat in forfeits
            else (0, -scores[seat].place if seat in scores else 0)
            for seat in seats
        ]
    )
    big = game.rules.big_points_for(game.seats)
    return tuple(
        SeatResult(
            small=_small(scores.get(seat), forfeited=seat in forfeits),
            big=big[places[seat] - 1],
            place=places[seat],
            forfeited=seat in forfeits,
        )
        for seat in seats
    )


def final_score(game: State, most_points: MostPoints = most_opening_points) -> Score | None:
    """Return the final score: players who forfeited cannot win, and rank behind everybody who stayed.

    None if no racks were counted, because the game is not over or was stopped.
    """
    results = results_of_game(game, most_points) if game.score is not None and game.forfeits else None
    if game.score is None or results is None:
        return game.score
    first = [seat for seat, result in enumerate(results) if result.place == 1]
    return replace(
        game.score,
        winners=tuple(first),
        seats=tuple(
            replace(scored, small=result.small, place=result.place, big=result.big)
            for scored, result in zip(game.score.seats, results, strict=True)
        ),
    )


def _scores(game: State, most_points: MostPoints) -> dict[Seat, SeatScore]:
    """Return the counted score; if only forfeited seats would have won, count only those who stayed."""
    if game.score is None or game.ending is None:
        return {}
    staying = [Seat(seat) for seat in range(game.seats) if seat not in game.forfeits]
    if any(winner in staying for winner in game.score.winners) or len(staying) < _LEAST:
        return {Seat(seat): scored for seat, scored in enumerate(game.score.seats)}
    held = final_seats(game)
    counted = score_game(game.rules, game.ending, [held[seat] for seat in staying], most_points=most_points)
    return dict(zip(staying, counted.seats, strict=True))


def _small(scored: SeatScore | None, *, forfeited: bool) -> int:
    """Return small points; nobody wins any after leaving."""
    if scored is None:
        return 0
    return min(0, scored.small) if forfeited else scored.small
