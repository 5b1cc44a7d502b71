"""Which season a request means, and whether it is the caller's."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter

from stolik.day.federation.season_board import SeasonBoard
from stolik.day.federation.season_service import KeptSeason
from stolik.play.ports import StreamId
from stolik.season.refusals import SeasonCode
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import AnyRequest, active_of, services_of
from stolik.server.services import Services

SeasonName = Annotated[str, PathParameter(max_length=64, description="The id of a season")]


async def season_board(services: Services, stream: StreamId) -> SeasonBoard:
    """Return a season with everything counted; an unknown one is refused."""
    board = await services.federation.boards.look(stream)
    if board is None:
        raise RefusedRequestError(SeasonCode.UNKNOWN_SEASON)
    return board


async def own_season(request: AnyRequest, stream: StreamId) -> tuple[KeptSeason, str]:
    """Return a season and its owner, who asks; others are refused."""
    account = (await active_of(request)).profile.player
    kept = await services_of(request).federation.seasons.look(stream)
    if kept is None:
        raise RefusedRequestError(SeasonCode.UNKNOWN_SEASON)
    if kept.owner != account:
        raise RefusedRequestError(SeasonCode.NOT_YOUR_SEASON)
    return kept, account
