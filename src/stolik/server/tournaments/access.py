"""Who asks about a tournament, by their badge."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import PathParameter

from stolik.day.badges import Badge, is_official, may_see, role_of
from stolik.day.cache import LoadedTournament
from stolik.play.answers import Refused
from stolik.play.ports import StreamId
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import Connection, services_of
from stolik.tournament.actors import LEADERS, Role
from stolik.tournament.refusals import TournamentCode

BADGE_HEADER: Final = "x-stolik-badge"
TournamentName = Annotated[str, PathParameter(max_length=64, description="The id of a tournament")]


def badge_of(connection: Connection, stream: StreamId) -> Badge | None:
    """Return the badge of a request; a badge of another tournament does not count."""
    token = connection.headers.get(BADGE_HEADER) or connection.query_params.get("badge")
    return None if not token else services_of(connection).days.badge(stream, str(token))


async def loaded_of(connection: Connection, name: str) -> tuple[LoadedTournament, Badge | None]:
    """Return a tournament and the badge of the asker."""
    stream = StreamId(name)
    loaded = await services_of(connection).days.look(stream)
    badge = badge_of(connection, stream)
    if loaded is None or not may_see(loaded.tournament.state, badge):
        raise RefusedRequestError(TournamentCode.UNKNOWN_TOURNAMENT.value)
    return loaded, badge


async def official_of(connection: Connection, name: str, *roles: Role) -> LoadedTournament:
    """Return a tournament to one of its officials, optionally with certain roles."""
    loaded, badge = await loaded_of(connection, name)
    state = loaded.tournament.state
    if not is_official(state, badge) or (roles and role_of(state, badge) not in roles):
        raise RefusedRequestError(TournamentCode.NOT_ALLOWED.value)
    return loaded


def is_leader(connection: Connection, loaded: LoadedTournament) -> bool:
    """Return whether the asker is an organiser or the head referee."""
    return role_of(loaded.tournament.state, badge_of(connection, loaded.stream)) in LEADERS


async def code_of(connection: Connection, stream: StreamId) -> str:
    """Return the short code of a tournament."""
    code = await services_of(connection).house.finding.code_of(stream)
    return "" if isinstance(code, Refused) else code
