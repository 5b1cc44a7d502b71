"""Seasons over HTTP: the live page for everybody, changes for the owner."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from stolik.day.federation.persons import organises
from stolik.day.federation.places_service import is_places_stream
from stolik.day.federation.season_board import SeasonBoard
from stolik.day.federation.season_service import KeptSeason
from stolik.day.federation.season_statistics import season_statistics
from stolik.people.person import is_date
from stolik.play.ports import StreamId
from stolik.protocol.federation.seasons import (
    NewSeason,
    OwnTournament,
    SeasonEdited,
    SeasonFigures,
    SeasonListed,
    SeasonTyped,
)
from stolik.season.errors import PointsTableError
from stolik.season.refusals import SeasonCode, refuse_season
from stolik.season.season import Season, check_season
from stolik.server.federation.places import own_places
from stolik.server.federation.refused import season_problem
from stolik.server.federation.register import owner_of
from stolik.server.federation.season_access import SeasonName, own_season, season_board
from stolik.server.federation.season_view import see_figures
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import (
    AnyRequest,
    language_of,
    limited,
    services_of,
    visitor_of,
)
from stolik.server.services import Services
from stolik.words import Words
from stolik.words.mistakes import mistake_text

_WAIT: Final = 20.0
"""Seconds that a page waits for news; then it asks again."""
_LOOK: Final = 2.0
"""Seconds after which a waiting request checks that the server goes on."""
_CALM: Final = 0.05
"""Seconds in which several changes are merged."""
_CHANGES: Final = (120, 60.0)


class SeasonsController(Controller):
    """Seasons."""

    path = "/seasons"
    tags = ("seasons",)

    @get(summary="All seasons")
    async def every(self, request: AnyRequest) -> tuple[SeasonListed, ...]:
        """Return the seasons, the newest first; the caller's own are marked."""
        account = await _caller(request)
        found = [_listed(kept, account) for kept in await services_of(request).federation.seasons.all()]
        return tuple(sorted(found, key=lambda each: (each.last, each.name), reverse=True))

    @post(summary="Create a season")
    async def make(self, request: AnyRequest, data: JSONBody[NewSeason]) -> SeasonListed:
        """Create a season; its owner's register names the people."""
        account = await owner_of(request)
        await limited(request, "season", _CHANGES, account)
        await _check(request, account, None, data.season)
        seasons = services_of(request).federation.seasons
        kept = await seasons.create(account, _tidied(data.season), command_id=data.id)
        return _listed(kept, account)

    @get("/{season:str}", summary="A season as everybody may see it")
    async def see(
        self,
        request: AnyRequest,
        season: SeasonName,
        *,
        seen: Annotated[str, QueryParameter(max_length=64, description="The mark of the last answer.")] = "",
    ) -> Response[bytes]:
        """Return the season; with the mark of the last answer, as soon as there is another one."""
        services = services_of(request)
        board = await _news(services, StreamId(season), seen)
        text = await asyncio.to_thread(services.season_texts.text, board, language_of(request))
        return Response(text, media_type="application/json", headers={"cache-control": "no-cache"})

    @get("/{season:str}/statistics", summary="The figures of a season")
    async def statistics(self, request: AnyRequest, season: SeasonName) -> SeasonFigures:
        """Return how games ended, lengths, seats, records and attendance."""
        board = await season_board(services_of(request), StreamId(season))
        figures = await services_of(request).federation.boards.statistics(board)
        return see_figures(
            board, season_statistics(board.counted.ranking, figures), Words(language_of(request))
        )

    @get("/{season:str}/settings", summary="A season for its owner")
    async def settings(self, request: AnyRequest, season: SeasonName) -> SeasonEdited:
        """Return what the owner can change, and the tournaments that can be added."""
        kept, account = await own_season(request, StreamId(season))
        return await _edited(services_of(request), kept, account)

    @put("/{season:str}", summary="Change a season")
    async def change(
        self, request: AnyRequest, season: SeasonName, data: JSONBody[SeasonTyped]
    ) -> SeasonEdited:
        """Replace the rules and the events of a season."""
        kept, account = await own_season(request, StreamId(season))
        await limited(request, "season", _CHANGES, account)
        await _check(request, account, kept, data.season)
        services = services_of(request)
        saved = None
        if data.seq == kept.seq:
            saved = await services.federation.seasons.save(kept, _tidied(data.season))
        if saved is None:
            raise season_problem(request, refuse_season(SeasonCode.SEASON_CHANGED))
        return await _edited(services, saved, account)

    @delete("/{season:str}", summary="Remove a season")
    async def remove(self, request: AnyRequest, season: SeasonName) -> None:
        """Remove a season; its tournaments and people stay."""
        kept, _ = await own_season(request, StreamId(season))
        await services_of(request).federation.seasons.remove(kept)


async def _news(services: Services, stream: StreamId, seen: str) -> SeasonBoard:
    """Return a season that differs from what was seen, or after a while the same one."""
    board = await season_board(services, stream)
    if board.mark != seen:
        return board
    federation = services.federation
    end = asyncio.get_running_loop().time() + _WAIT
    async with federation.watch.watching(federation.boards.streams(board.kept)) as news:
        while asyncio.get_running_loop().time() < end and not services.stopping:
            changed = news.next()
            board = await season_board(services, stream)
            if board.mark != seen:
                break
            try:
                async with asyncio.timeout(_LOOK):
                    await changed.wait()
                await asyncio.sleep(_CALM)
            except TimeoutError:
                continue
    return board


async def _caller(request: AnyRequest) -> str:
    """Return the caller's account; empty without one."""
    try:
        return (await visitor_of(request)).profile.player
    except RefusedRequestError:
        return ""


async def _check(request: AnyRequest, account: str, before: KeptSeason | None, season: Season) -> None:
    """Refuse an impossible season, and events that are not the owner's."""
    known = set() if before is None else {event.file for event in before.season.events}
    seen: set[str] = set()
    try:
        refusal = check_season(season)
    except PointsTableError as error:
        said = mistake_text(Words(language_of(request)), error)
        raise RefusedRequestError(error.code, said=said) from None
    for event in season.events:
        if refusal is None and event.date and not is_date(event.date):
            refusal = refuse_season(SeasonCode.BAD_DATE, typed=event.date[:20])
        if refusal is None and event.file and event.file in seen:
            refusal = refuse_season(SeasonCode.EVENT_TWICE, event=event.name)
        seen.add(event.file)
        new = refusal is None and event.file and event.file not in known
        if new and not await _is_own(services_of(request), account, StreamId(event.file[:64])):
            refusal = refuse_season(SeasonCode.NOT_YOUR_TOURNAMENT, event=event.name)
    if refusal is not None:
        raise season_problem(request, refusal)


async def _is_own(services: Services, account: str, stream: StreamId) -> bool:
    if is_places_stream(stream):
        places = await services.federation.places.look(stream)
        return places is not None and places.owner == account
    loaded = await services.days.look(stream)
    return loaded is not None and organises(loaded, account)


def _tidied(season: Season) -> Season:
    """Return a season as a server keeps it: the register is its owner's."""
    return replace(season, name=season.name.strip(), people="people.json")


def _listed(kept: KeptSeason, account: str) -> SeasonListed:
    dates = sorted(event.date for event in kept.season.events if event.date)
    return SeasonListed(
        id=kept.stream,
        name=kept.season.name,
        events=len(kept.season.events),
        first=dates[0] if dates else "",
        last=dates[-1] if dates else "",
        mine=kept.owner == account,
    )


async def _edited(services: Services, kept: KeptSeason, account: str) -> SeasonEdited:
    federation = services.federation
    own = await federation.persons.own_events(account)
    board = await season_board(services, kept.stream)
    people = board.counted.register
    return SeasonEdited(
        id=kept.stream,
        seq=kept.seq,
        season=kept.season,
        tournaments=tuple(
            OwnTournament(
                tournament=loaded.stream,
                name=loaded.tournament.state.name,
                date=loaded.tournament.state.date,
                players=len(loaded.tournament.state.players),
            )
            for loaded in own
        ),
        places=await own_places(services, account),
        persons={
            number: person.name
            for number in sorted(board.counted.ranking.people)
            if (person := people.person(number)) is not None and not person.erased
        },
    )
