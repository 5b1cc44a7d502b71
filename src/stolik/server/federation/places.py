"""Files of places over HTTP: events that were not played here, for the seasons of the caller."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, Response, delete, get, post, put
from litestar.params import PathParameter, QueryParameter, RawBody

from stolik.core.errors import StolikError
from stolik.day.federation.persons import adopt_kept
from stolik.day.federation.places_service import MOST_OF_AN_OWNER, KeptPlaces
from stolik.play.ports import StreamId
from stolik.protocol.federation.seasons import OwnPlaces
from stolik.season.bounds import LONGEST_NAME
from stolik.season.event_places import read_event_places
from stolik.season.places_event import PlacesEvent, places_events, write_event_places
from stolik.season.refusals import SeasonCode, SeasonRefusal, refuse_season
from stolik.server.federation.refused import accept, file_problem, season_problem
from stolik.server.federation.register import owner_of
from stolik.server.people.identity import AnyRequest, limited, services_of
from stolik.server.services import Services
from stolik.tournament.csv_rows import decode

LARGEST_FILE: Final = 2 * 1024 * 1024
_CHANGES: Final = (60, 60.0)
_TOURNAMENTS: Final = (b"SQLite format 3\x00", b"{")
"""How a tournament's file and its export begin."""
PlacesName = Annotated[str, PathParameter(max_length=64, description="The id of a file of places")]
FileName = Annotated[
    str, QueryParameter(max_length=LONGEST_NAME, description="The event, if the file has no column for it.")
]


class PlacesController(Controller):
    """Files of places of the caller."""

    path = "/places"
    tags = ("seasons",)

    @get(summary="The caller's files of places")
    async def every(self, request: AnyRequest) -> tuple[OwnPlaces, ...]:
        """Return the files, by name."""
        return await own_places(services_of(request), await owner_of(request))

    @post(summary="Read a file of places in", request_max_body_size=LARGEST_FILE)
    async def add(
        self,
        request: AnyRequest,
        body: RawBody,
        *,
        name: FileName,
        order: Annotated[
            str, QueryParameter(min_length=1, max_length=60, description="Repeated, it adds once")
        ],
    ) -> tuple[OwnPlaces, ...]:
        """Keep every event of a file, or none if anything is wrong; their people join the register."""
        account = await owner_of(request)
        await limited(request, "places", _CHANGES, account)
        places = services_of(request).federation.places
        events = await self._read(request, account, body, name)
        if len(await places.of_owner(account)) + len(events) > MOST_OF_AN_OWNER:
            raise season_problem(request, refuse_season(SeasonCode.TOO_MANY_FILES, most=MOST_OF_AN_OWNER))
        found = []
        for number, event in enumerate(events):
            kept = await places.create(account, event, command_id=f"{order}/{number}")
            found.append(_seen(await self._adopted(request, account, kept)))
        return tuple(found)

    @get("/{places:str}", summary="A file of places as a spreadsheet")
    async def see(self, request: AnyRequest, places: PlacesName) -> Response[bytes]:
        """Return the file, with the numbers of people who were erased."""
        kept = await _own(request, await owner_of(request), places)
        raw = write_event_places(kept.event).encode("utf-8-sig")
        headers = {"content-disposition": 'attachment; filename="places.csv"', "cache-control": "no-store"}
        return Response(raw, media_type="text/csv", headers=headers)

    @put("/{places:str}", summary="Replace a file of places", request_max_body_size=LARGEST_FILE)
    async def change(self, request: AnyRequest, places: PlacesName, body: RawBody) -> OwnPlaces:
        """Replace a file by a corrected one; every season that counts it follows."""
        account = await owner_of(request)
        await limited(request, "places", _CHANGES, account)
        kept = await _own(request, account, places)
        events = await self._read(request, account, body, kept.event.name, kept)
        if len(events) != 1:
            raise season_problem(request, refuse_season(SeasonCode.SEVERAL_EVENTS, count=len(events)))
        event = PlacesEvent(name=kept.event.name, lines=events[0].lines)
        done = await services_of(request).federation.places.replace(kept, event)
        if done is None:
            raise season_problem(request, refuse_season(SeasonCode.SEASON_CHANGED))
        return _seen(await self._adopted(request, account, done))

    @delete("/{places:str}", summary="Remove a file of places")
    async def remove(self, request: AnyRequest, places: PlacesName) -> None:
        """Remove a file that no season counts; its people stay in the register."""
        account = await owner_of(request)
        kept = await _own(request, account, places)
        federation = services_of(request).federation
        for season in await federation.seasons.all():
            if any(event.file == kept.stream for event in season.season.events):
                refusal = refuse_season(
                    SeasonCode.PLACES_IN_SEASON, event=kept.event.name, season=season.season.name
                )
                raise season_problem(request, refusal)
        await federation.persons.forget_places(account, kept)

    async def _adopted(self, request: AnyRequest, account: str, kept: KeptPlaces) -> KeptPlaces:
        """Link the names of a file to persons, as far as they are certain."""
        federation = services_of(request).federation
        register = federation.registers.stream_of(account)
        accept(request, await federation.persons.adopt_places(register, kept))
        return kept

    async def _read(
        self, request: AnyRequest, account: str, body: bytes, name: str, before: KeptPlaces | None = None
    ) -> tuple[PlacesEvent, ...]:
        """Return the events of a file whose people can join the caller's register."""
        if body.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(_TOURNAMENTS):
            raise season_problem(request, refuse_season(SeasonCode.TOURNAMENT_FILE))
        try:
            events = places_events(read_event_places(decode(body)), name.strip())
        except StolikError as error:
            raise file_problem(request, error) from None
        refusal = _check(events)
        if refusal is not None:
            raise season_problem(request, refusal)
        register = (await services_of(request).federation.registers.look(account)).register
        for event in events:
            stream = StreamId(f"places-{event.name}") if before is None else before.stream
            tried = KeptPlaces(stream=stream, seq=0, owner=account, event=event)
            register = accept(request, adopt_kept(register, tried), where=event.name).register
        return events


async def own_places(services: Services, account: str) -> tuple[OwnPlaces, ...]:
    """Return the files of places of an account."""
    return tuple(map(_seen, await services.federation.places.of_owner(account)))


def _check(events: tuple[PlacesEvent, ...]) -> SeasonRefusal | None:
    for event in events:
        if not event.name or len(event.name) > LONGEST_NAME:
            return refuse_season(SeasonCode.BAD_SEASON_NAME, most=LONGEST_NAME)
    return None if events else refuse_season(SeasonCode.SEVERAL_EVENTS, count=0)


async def _own(request: AnyRequest, account: str, places: str) -> KeptPlaces:
    kept = await services_of(request).federation.places.look(StreamId(places))
    if kept is None or kept.owner != account:
        raise season_problem(request, refuse_season(SeasonCode.NO_PLACES_FILE))
    return kept


def _seen(kept: KeptPlaces) -> OwnPlaces:
    return OwnPlaces(places=kept.stream, name=kept.event.name, people=len(kept.event.lines))
