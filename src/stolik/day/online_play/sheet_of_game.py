"""The sheet of a game that was played in a room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.play.rooms.room import Room
from stolik.tournament.actors import PlayerId
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from stolik.tournament.state import TournamentState

VOID: Final = TypedGame(void=True)
"""A game for which no time was left."""
_LEAST: Final = 2


def sheet_of(state: TournamentState, seats: Sequence[PlayerId], room: Room) -> TypedGame:
    """Return a finished game with its racks; a player who forfeited and is away has no line.

    If everybody has a line, the room's small points are given with the racks, so that the sheet is refused if
    the two ever differ. A player left alone has won; with nobody left the game is void.
    """
    game = room.game
    if game is None:
        return walkover(())
    gone = {seat for seat in room.forfeits if not state.players[seats[seat]].plays}
    staying = [Seat(seat) for seat in range(game.seats) if seat not in gone]
    if len(staying) < _LEAST:
        return walkover([seats[seat] for seat in staying])
    if game.score is None:
        return walkover(())
    lines = []
    for seat in staying:
        rack, drawn = game.racks[seat], game.drawn_last[seat]
        lines.append(
            SheetLine(
                player=seats[seat],
                small=None if gone else game.score.seats[seat].small,
                rack=" ".join(str(tile.kind) for tile in rack.tiles),
                opened=game.opened[seat],
                announced=game.announced[seat],
                drawn_last=None if drawn is None or drawn not in rack.tiles else str(drawn.kind),
            )
        )
    return TypedGame(lines=tuple(lines), ending=game.ending)


def walkover(staying: Sequence[PlayerId]) -> TypedGame:
    """Return a game that one player wins because nobody else is there; void if nobody is."""
    lines = tuple(SheetLine(player=player, small=0) for player in staying)
    return TypedGame(lines=lines, walkover=True, void=not lines)


def without_racks(typed: TypedGame) -> TypedGame:
    """Return the same game by its small points alone."""
    lines = tuple(replace(line, rack=None, announced=False, drawn_last=None) for line in typed.lines)
    return replace(typed, lines=lines)
