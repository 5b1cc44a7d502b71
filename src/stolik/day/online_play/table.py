"""One table of an online tournament: its state, its players, and the rooms it is played in."""

from __future__ import annotations

from msgspec import Struct

from stolik.day.cache import LoadedTournament
from stolik.play.ids import PlayerId as SessionId
from stolik.play.ports import Outage, StreamId
from stolik.play.rooms.arranged import absent
from stolik.tournament.actors import PlayerId, TableRef
from stolik.tournament.score_sheets.sheet import SheetGame
from stolik.tournament.settings import Absence
from stolik.tournament.state import RoundState, TableState, TournamentState


class OnlineTable(Struct, frozen=True, kw_only=True):
    """The current state of one table."""

    loaded: LoadedTournament
    drawn: RoundState
    table: TableState

    @property
    def state(self) -> TournamentState:
        """The tournament."""
        return self.loaded.tournament.state

    @property
    def done(self) -> int:
        """How many games are on the sheet."""
        return len(self._games)

    @property
    def was_won_alone(self) -> bool:
        """Whether a game of the sheet was won because nobody else was there."""
        return any(game.typed.walkover and game.results for game in self._games)

    @property
    def was_missed(self) -> bool:
        """Whether a game was not played because nobody was there, or no game was played at all."""
        games = self._games
        return any(game.typed.walkover and not game.results for game in games) or all(
            game.typed.void for game in games
        )

    @property
    def _games(self) -> tuple[SheetGame, ...]:
        return () if self.table.sheet is None else self.table.sheet.games

    @property
    def ends_at(self) -> int | None:
        """When the round ends for this table; None if its clock was not started, or is stopped."""
        clock = self.drawn.clock
        return None if clock is None or clock.ends_at is None else clock.ends_at + self._extra

    @property
    def left_ms(self) -> int | None:
        """The time left for this table while the round is stopped."""
        clock = self.drawn.clock
        return None if clock is None or clock.left_ms is None else clock.left_ms + self._extra

    @property
    def started_at(self) -> int | None:
        """When the round was started; None before."""
        clock = self.drawn.clock
        if clock is None:
            return None
        # While it is stopped, the end moves with the current time.
        ends = clock.stood[-1][0] + (clock.left_ms or 0) if clock.ends_at is None else clock.ends_at
        return ends - 1000 * clock.seconds - sum(ended - began for began, ended in clock.stood if ended)

    @property
    def _extra(self) -> int:
        return 1000 * self.table.extra_seconds

    def name(self, game: int) -> str:
        """Return a unique name for a game: a redrawn round or swapped seats make another one."""
        seats = ".".join(map(str, self.table.seats))
        return f"{self.loaded.stream}/{self.table.ref}/{self.drawn.commitment}/{seats}/{game}"


def round_on(state: TournamentState) -> RoundState | None:
    """Return the current round."""
    stage = state.current
    return stage.rounds[-1] if stage is not None and stage.rounds else None


def table_of(state: TournamentState, player: PlayerId) -> TableState | None:
    """Return a player's table in the current round."""
    drawn = round_on(state)
    return None if drawn is None else next((it for it in drawn.tables if player in it.seats), None)


def rooms_of(state: TournamentState) -> dict[StreamId, TableRef | None]:
    """Return the rooms of the current round, with their tables."""
    drawn = round_on(state)
    if drawn is None:
        return {}
    return {
        StreamId(table.rooms[max(table.rooms)]): table.ref
        for table in drawn.tables
        if table.rooms and not table.closed
    }


def stood(drawn: RoundState) -> tuple[Outage, ...]:
    """Return when the round was stopped: nobody was waited for then."""
    stood = () if drawn.clock is None else drawn.clock.stood
    return tuple(Outage(began, ended) for began, ended in stood if ended is not None)


def forfeits(state: TournamentState) -> bool:
    """Return whether absent players forfeit, instead of being replaced by a bot."""
    return state.settings.absence is Absence.FORFEIT


def playing(state: TournamentState, table: TableState) -> list[PlayerId]:
    """Return the players of a table who still play."""
    return [player for player in table.seats if state.players[player].plays]


def is_here(state: TournamentState, player: PlayerId) -> bool:
    """Return whether somebody plays and has a session to play in."""
    return player in state.devices and state.players[player].plays


def sessions(state: TournamentState, table: TableState, *, begun: bool) -> list[SessionId | None]:
    """Return who sits where; in a running game absent players have a placeholder."""
    nobody = [absent(player) if begun else None for player in table.seats]
    return [
        SessionId(state.devices[player]) if is_here(state, player) else none
        for player, none in zip(table.seats, nobody, strict=True)
    ]
