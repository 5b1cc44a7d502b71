"""Tournaments played on the server: claiming a place with a badge, and managing every table."""

from __future__ import annotations

from stolik.day.badges import Badge, actor_for
from stolik.day.hall import Hall
from stolik.day.online_play.desk_calls import SERVER, WHY
from stolik.day.online_play.officials import OnlineJudges
from stolik.day.online_play.table import round_on, table_of
from stolik.day.online_play.table_keeper import Patience, TableKeeper
from stolik.day.service import DayAnswer
from stolik.day.work import Attempt, giving
from stolik.play.house import House
from stolik.play.ids import PlayerId as SessionId
from stolik.play.ports import StreamId
from stolik.tournament.actors import PlayerId, TableRef
from stolik.tournament.commands import CheckIn, ClaimPlace
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.settings import Place
from stolik.tournament.state import Status


class Online:
    """The use cases of an online tournament on one worker."""

    def __init__(self, hall: Hall, house: House, *, patience: Patience | None = None) -> None:
        self.hall = hall
        self.judges = OnlineJudges()
        self._keeper = TableKeeper(hall, house, patience or Patience())

    async def claim(
        self, stream: StreamId, badge: Badge | None, session: SessionId, *, command_id: str
    ) -> DayAnswer:
        """Let the owner of a badge play or judge in a session; another session may claim it later."""

        def work(attempt: Attempt) -> TournamentRefusal | None:
            state = attempt.tournament.state
            command = ClaimPlace(by=SERVER, device=session)
            by = actor_for(state, badge, command)
            if by is None or (by.player is not None and by.player not in state.players):
                return refuse(TournamentCode.NOT_ALLOWED)
            held = state.judges.get(by.key) if by.player is None else state.devices.get(by.player)
            if held != session:
                refusal = giving(ClaimPlace(by=by, device=session))(attempt)
                if refusal is not None:
                    return refusal
            return _come_in(attempt, by.player)

        answer = await self.hall.perform(stream, work, command_id=command_id)
        if not isinstance(answer, TournamentRefusal):
            await self.tend(stream)
        return answer

    async def tend(self, stream: StreamId) -> bool:
        """Do what is next at every table of a tournament; return whether to check it again."""
        loaded = await self.hall.look(stream)
        if loaded is None:
            return False
        self.judges.note(loaded)
        state = loaded.tournament.state
        if state.removed_at is not None:
            await self.hall.forget_names(loaded)
            return False
        if state.closed:
            return False
        drawn = round_on(state)
        if state.settings.place is Place.ONLINE and drawn is not None and drawn.published:
            for table in drawn.tables:
                await self.tend_table(stream, table.ref)
        return state.settings.place is Place.ONLINE

    async def tend_table(self, stream: StreamId, ref: TableRef) -> None:
        """Do what is next at one table, until it waits for somebody."""
        await self._keeper.tend(stream, ref)


def _come_in(attempt: Attempt, player: PlayerId | None) -> TournamentRefusal | None:
    """Check in a player who comes; one who forfeited a table comes in when that table is over."""
    state = attempt.tournament.state
    settings = state.settings
    if player is None or (settings.place is not Place.ONLINE and not settings.link_checks_in):
        return None
    known, table = state.players[player], table_of(state, player)
    sits = table is not None and not table.closed
    if known.plays or known.status is not Status.ENTERED or (known.no_show and sits):
        return None
    # Being too late for this stage does not matter here.
    giving(CheckIn(by=SERVER, why=WHY, player=player))(attempt)
    return None
