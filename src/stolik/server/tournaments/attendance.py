"""The tournaments that a player has played here, each with the place."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from stolik.day.badges import may_see
from stolik.day.cache import LoadedTournament
from stolik.day.hall import Hall
from stolik.play.past_games import GameIndex
from stolik.play.ports import PlayerId, StreamId
from stolik.protocol.players import TournamentPlayed
from stolik.tournament.actors import PlayerId as Number
from stolik.tournament.rankings.ranking import final_ranking

_MOST: Final = 10
"""Tournaments on a page."""
_KEPT: Final = 128
"""Rankings kept in memory."""


class Attendances:
    """Finds tournaments by player; a ranking is computed once, as long as the tournament does not change."""

    def __init__(self, hall: Hall, games: GameIndex) -> None:
        self._hall = hall
        self._games = games
        self._places: OrderedDict[StreamId, tuple[int, dict[Number, int]]] = OrderedDict()

    async def of(self, player: PlayerId) -> tuple[TournamentPlayed, ...]:
        """Return the last tournaments of a player that everybody may see."""
        found = [
            await self._hall.look(stream) for stream in await self._games.tournaments_of(player, limit=_MOST)
        ]
        played = [self._played(loaded, player) for loaded in found if loaded is not None]
        return tuple(each for each in played if each is not None)

    def _played(self, loaded: LoadedTournament, player: PlayerId) -> TournamentPlayed | None:
        state = loaded.tournament.state
        number = next((number for number, device in state.devices.items() if device == player), None)
        if number is None or number not in state.players or not may_see(state, None):
            return None
        places = self._ranking(loaded) if state.closed else {}
        return TournamentPlayed(
            tournament=loaded.stream,
            name=state.name,
            date=state.date,
            place=places.get(number),
            players=len(places) or len(state.players),
            closed=state.closed,
        )

    def _ranking(self, loaded: LoadedTournament) -> dict[Number, int]:
        known = self._places.pop(loaded.stream, None)
        if known is None or known[0] != loaded.seq:
            lines = final_ranking(loaded.tournament.state)
            known = loaded.seq, {line.player: line.place for line in lines}
        self._places[loaded.stream] = known
        while len(self._places) > _KEPT:
            self._places.popitem(last=False)
        return known[1]
