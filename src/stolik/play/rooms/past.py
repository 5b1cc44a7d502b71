"""A finished room as it stands in the lists of its players."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.core.deal import Seat
from stolik.core.events import Gone
from stolik.play.games.outcome import results_of
from stolik.play.past_games import PastEnding, PastGame, PastSeat
from stolik.play.ports import StreamId
from stolik.play.rooms.events import Access, AnyEvent
from stolik.play.rooms.room import Room
from stolik.play.rooms.seat_play import seat_plays


def past_game_of(stream: StreamId, room: Room, events: Iterable[AnyEvent]) -> PastGame | None:
    """Return the finished game of a room, with all its events; None if it is not over."""
    game, results = room.game, results_of(room)
    if game is None or results is None:
        return None
    setup = room.opened.setup
    plays = seat_plays(events, len(room.sitters))
    return PastGame(
        room=stream,
        rules=setup.rules.key,
        base=setup.rules.base,
        turn_seconds=setup.rules.turn_seconds,
        began=room.clocks.begun_at or room.opened.at,
        ended=room.over_at or room.last_at,
        turns=game.turns,
        ending=PastEnding.STOPPED if game.ending is None else PastEnding(game.ending.value),
        rated=setup.rated,
        tournament=setup.tournament,
        public=setup.watched and (setup.access is Access.LOBBY or setup.tournament is not None),
        seats=tuple(
            PastSeat(
                player=None if sitter is None else sitter.player,
                bot=None if sitter is None else sitter.bot,
                place=result.place,
                points=setup.rules.shown_sign * result.small,
                big=result.big,
                resigned=seat in room.resigned,
                left=_left(room, Seat(seat)),
                rating=room.rating_changes[seat] if room.rating_changes else None,
                play=None if sitter is None or sitter.player is None else plays[seat],
            )
            for seat, (sitter, result) in enumerate(zip(room.sitters, results, strict=True))
        ),
    )


def _left(room: Room, seat: Seat) -> bool:
    if seat in room.resigned:
        return False
    return seat in room.stood_in or room.forfeits.get(seat) is Gone.AWAY
