"""Who is an official of which tournament, and under which ids officials also play."""

from __future__ import annotations

from stolik.day.cache import LoadedTournament
from stolik.play.ids import PlayerId as SessionId
from stolik.play.ports import StreamId
from stolik.play.rooms.arranged import absent
from stolik.tournament.actors import OFFICIALS
from stolik.tournament.state import TournamentState


class OnlineJudges:
    """The officials of the tournaments known to this worker, by session."""

    def __init__(self) -> None:
        self._tournaments: dict[SessionId, frozenset[str]] = {}
        self._officials: dict[StreamId, frozenset[SessionId]] = {}
        self._playing: dict[StreamId, dict[SessionId, tuple[SessionId, ...]]] = {}
        """Officials who also play, by tournament: the ids under which they sit at its tables."""

    def judged_by(self, session: SessionId) -> tuple[str, ...]:
        """Return the tournaments in which somebody is an official, as far as this worker knows."""
        return tuple(sorted(self._tournaments.get(session, ())))

    def also(self, session: SessionId) -> frozenset[SessionId]:
        """Return other ids under which an official plays, as far as this worker knows."""
        return frozenset().union(*(its.get(session, ()) for its in self._playing.values()))

    def note(self, loaded: LoadedTournament) -> None:
        """Update the officials of a tournament."""
        state, stream = loaded.tournament.state, loaded.stream
        now = frozenset(
            SessionId(its) for key, its in state.judges.items() if state.officials.get(key) in OFFICIALS
        )
        self._playing[stream] = _playing_officials(state)
        before = self._officials.get(stream, frozenset())
        if now == before:
            return
        self._officials[stream] = now
        for session in before | now:
            others = self._tournaments.get(session, frozenset()) - {stream}
            self._tournaments[session] = others | {stream} if session in now else others


def _playing_officials(state: TournamentState) -> dict[SessionId, tuple[SessionId, ...]]:
    found: dict[SessionId, tuple[SessionId, ...]] = {}
    for key, session in state.judges.items():
        player = state.player_behind(key)
        if player is not None:
            own = state.devices.get(player)
            names = (absent(player),) if own is None else (absent(player), SessionId(own))
            found[SessionId(session)] = names
    return found
