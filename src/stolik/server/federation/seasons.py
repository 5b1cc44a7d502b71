"""Seasons over HTTP: the live page and its files for everybody, changes for the owner."""

from __future__ import annotations

import asyncio
import hashlib
import io
import zipfile
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from stolik.core.errors import MissingExtraError, StolikError
from stolik.day.cache import LoadedTournament
from stolik.day.federation.persons import organises, rekeyed
from stolik.day.federation.places_service import KeptPlaces, is_places_stream
from stolik.day.federation.season_board import SeasonBoard
from stolik.day.federation.season_service import KeptSeason
from stolik.day.federation.season_site import season_site
from stolik.day.federation.season_statistics import season_statistics
from stolik.day.federation.season_tables import all_parts, part_rows, season_csv
from stolik.day.files.export_file import write_export
from stolik.day.site import site_archive
from stolik.people.adoption import places_key
from stolik.people.importing import without_files
from stolik.people.person import is_date
from stolik.people.register_json import write_register
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
from stolik.season.places_event import write_event_places
from stolik.season.refusals import SeasonCode, refuse_season
from stolik.season.season import Season, check_season
from stolik.season.season_file import write_season
from stolik.server.federation.places import own_places
from stolik.server.federation.refused import file_problem, season_problem
from stolik.server.federation.register import owner_of
from stolik.server.federation.season_view import see_figures
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.people.identity import (
    AnyRequest,
    active_of,
    language_of,
    limited,
    services_of,
    visitor_of,
)
from stolik.server.services import Services
from stolik.tournament.event_page.diploma_design import DiplomaDesign, check_design, tidy_design
from stolik.words import Language, Words
from stolik.words.mistakes import mistake_text
from stolik.words.refusals import refusal_text

SeasonName = Annotated[str, PathParameter(max_length=64, description="The id of a season")]
_WAIT: Final = 20.0
"""Seconds that a page waits for news; then it asks again."""
_LOOK: Final = 2.0
"""Seconds after which a waiting request checks that the server goes on."""
_CALM: Final = 0.05
"""Seconds in which several changes are merged."""
_CHANGES: Final = (120, 60.0)
_Design: Final = QueryParameter(max_length=4_000, description="A `DiplomaDesign` as JSON.")


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
        board = await _board(services_of(request), StreamId(season))
        figures = await services_of(request).federation.boards.statistics(board)
        return see_figures(
            board, season_statistics(board.counted.ranking, figures), Words(language_of(request))
        )

    @get("/{season:str}/csv", summary="All standings as a spreadsheet")
    async def table(self, request: AnyRequest, season: SeasonName) -> Response[bytes]:
        """Return the standings with the points of every event."""
        board = await _board(services_of(request), StreamId(season))
        words = Words(language_of(request))
        text = await asyncio.to_thread(
            lambda: season_csv(words, board.counted, all_parts(words, board.counted))
        )
        return _file(text.encode("utf-8-sig"), "season.csv", "text/csv")

    @get("/{season:str}/pdf", summary="All standings on paper")
    async def paper(
        self,
        request: AnyRequest,
        season: SeasonName,
        *,
        language: Annotated[str | None, QueryParameter(pattern="^(en|pl|ru)$")] = None,
    ) -> Response[bytes]:
        """Return the standings as PDF."""
        await limited(request, "terms", services_of(request).settings.limits.codes)
        board = await _board(services_of(request), StreamId(season))
        spoken = Language(language) if language else language_of(request)
        try:
            raw = await asyncio.to_thread(_pdf, board, spoken)
        except MissingExtraError:
            raise RefusedRequestError(ServerFault.NO_PAPER) from None
        return Response(
            raw,
            media_type="application/pdf",
            headers={"content-disposition": 'inline; filename="season.pdf"'},
        )

    @get("/{season:str}/certificates", summary="Certificates for the first places")
    async def certificates(
        self,
        request: AnyRequest,
        season: SeasonName,
        typed: Annotated[str, _Design] = "{}",
        *,
        categories: Annotated[bool, QueryParameter()] = False,
        preview: Annotated[bool, QueryParameter(description="The first one, as PNG.")] = False,
    ) -> Response[bytes]:
        """Return certificates of a design for the first places, of all standings of people or overall."""
        kept, _ = await _own(request, StreamId(season))
        await limited(request, "terms", services_of(request).settings.limits.codes)
        design = _design(request, typed)
        board = await _board(services_of(request), kept.stream)
        words = Words(language_of(request))
        try:
            raw = await asyncio.to_thread(
                _certificates, board, words, design, everywhere=categories, preview=preview
            )
        except MissingExtraError:
            raise RefusedRequestError(ServerFault.NO_PAPER) from None
        except StolikError as error:
            raise file_problem(request, error) from None
        name, kind = ("png", "image/png") if preview else ("pdf", "application/pdf")
        headers = {
            "content-disposition": f'inline; filename="certificates.{name}"',
            "cache-control": "no-store",
        }
        return Response(raw, media_type=kind, headers=headers)

    @get("/{season:str}/settings", summary="A season for its owner")
    async def settings(self, request: AnyRequest, season: SeasonName) -> SeasonEdited:
        """Return what the owner can change, and the tournaments that can be added."""
        kept, account = await _own(request, StreamId(season))
        return await _edited(services_of(request), kept, account)

    @put("/{season:str}", summary="Change a season")
    async def change(
        self, request: AnyRequest, season: SeasonName, data: JSONBody[SeasonTyped]
    ) -> SeasonEdited:
        """Replace the rules and the events of a season."""
        kept, account = await _own(request, StreamId(season))
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
        kept, _ = await _own(request, StreamId(season))
        await services_of(request).federation.seasons.remove(kept)

    @get("/{season:str}/site", summary="The season as static pages")
    async def site(self, request: AnyRequest, season: SeasonName) -> Response[bytes]:
        """Return pages of the season and all its tournaments that need no server, in one archive."""
        kept, _ = await _own(request, StreamId(season))
        services = services_of(request)
        board = await _board(services, kept.stream)
        days = await _days(services, board)
        words = Words(language_of(request))
        packed = await asyncio.to_thread(lambda: site_archive(season_site(words, board.counted, days)))
        return _file(packed, "season-site.zip", "application/zip")

    @get("/{season:str}/archive", summary="The season, its people and its logs for the command line")
    async def archive(self, request: AnyRequest, season: SeasonName) -> Response[bytes]:
        """Return the files on which `stolik season verify` counts everything again."""
        kept, _ = await _own(request, StreamId(season))
        services = services_of(request)
        board = await _board(services, kept.stream)
        days, places = await _days(services, board), await _written(services, board)
        return _file(await asyncio.to_thread(_archive, board, days, places), "season.zip", "application/zip")


async def _board(services: Services, stream: StreamId) -> SeasonBoard:
    board = await services.federation.boards.look(stream)
    if board is None:
        raise RefusedRequestError(SeasonCode.UNKNOWN_SEASON)
    return board


async def _news(services: Services, stream: StreamId, seen: str) -> SeasonBoard:
    """Return a season that differs from what was seen, or after a while the same one."""
    board = await _board(services, stream)
    if board.mark != seen:
        return board
    federation = services.federation
    end = asyncio.get_running_loop().time() + _WAIT
    async with federation.watch.watching(federation.boards.streams(board.kept)) as news:
        while asyncio.get_running_loop().time() < end and not services.stopping:
            changed = news.next()
            board = await _board(services, stream)
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


async def _own(request: AnyRequest, stream: StreamId) -> tuple[KeptSeason, str]:
    account = (await active_of(request)).profile.player
    kept = await services_of(request).federation.seasons.look(stream)
    if kept is None:
        raise RefusedRequestError(SeasonCode.UNKNOWN_SEASON)
    if kept.owner != account:
        raise RefusedRequestError(SeasonCode.NOT_YOUR_SEASON)
    return kept, account


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
    board = await _board(services, kept.stream)
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


async def _days(services: Services, board: SeasonBoard) -> list[LoadedTournament | None]:
    return [
        None if event.tournament is None else await services.days.look(event.tournament)
        for event in board.events
    ]


def _pdf(board: SeasonBoard, language: Language) -> bytes:
    # Typesetting is slow to import, and most servers never print.
    from stolik.paper.season_standings import print_parts  # noqa: PLC0415

    words, counted = Words(language), board.counted
    parts = [(part.title, part_rows(words, counted, part)) for part in all_parts(words, counted)]
    events = len(counted.ranking.events)
    return print_parts(counted.season.name, parts, language, day=_last_day(board), events=events)


def _last_day(board: SeasonBoard) -> str:
    dates = [event.date for event in board.counted.ranking.events if event.date]
    return max(dates, default=board.today)


def _design(request: AnyRequest, typed: str) -> DiplomaDesign:
    """Return the design of certificates that was typed, or refuse it in words."""
    words = Words(language_of(request))
    try:
        design = tidy_design(msgspec.json.decode(typed, type=DiplomaDesign))
    except msgspec.ValidationError as error:
        field = str(error).rpartition("$.")[2].rstrip("`")
        raise RefusedRequestError(SeasonCode.BAD_FILE, said=words("diplomas-bad", field=field)) from None
    except msgspec.DecodeError:
        raise RefusedRequestError(ServerFault.BAD_BODY) from None
    refusal = check_design(design)
    if refusal is not None:
        raise RefusedRequestError(SeasonCode.BAD_FILE, said=refusal_text(words, None, refusal))
    return design


def _certificates(
    board: SeasonBoard, words: Words, design: DiplomaDesign, *, everywhere: bool, preview: bool
) -> bytes:
    # As above.
    from stolik.paper.awards.season_certificates import preview_certificate, print_certificates  # noqa: PLC0415
    from stolik.paper.season_standings import lists_of  # noqa: PLC0415

    counted = board.counted
    parts = all_parts(words, counted) if everywhere else all_parts(words, counted)[:1]
    lists = lists_of([(part.title, part_rows(words, counted, part)) for part in parts])
    make = preview_certificate if preview else print_certificates
    return make(counted.season.name, lists, words.language, day=_last_day(board), design=design)


async def _written(services: Services, board: SeasonBoard) -> list[KeptPlaces | None]:
    return [
        None if event.places is None else await services.federation.places.look(event.places)
        for event in board.events
    ]


def _archive(
    board: SeasonBoard, days: list[LoadedTournament | None], places: list[KeptPlaces | None]
) -> bytes:
    """Return a folder as the command line has it: the season, the register, and a file of each event."""
    season, register = board.kept.season, board.counted.register
    files: dict[str, bytes] = {}
    events = []
    for number, (event, loaded, kept) in enumerate(zip(season.events, days, places, strict=True), 1):
        name = ""
        if loaded is not None:
            name = f"event-{number}.json"
            files[name] = write_export(loaded.tournament)
        if kept is not None:
            name = f"event-{number}.csv"
            files[name] = write_event_places(kept.event).encode("utf-8-sig")
            # The command line knows such an event by its name in the season.
            register = rekeyed(register, kept.key, places_key(event.name))
        events.append(replace(event, file=name))
    files["people.json"] = write_register(without_files(register))
    files["season.json"] = write_season(replace(season, events=tuple(events)))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, raw in files.items():
            archive.writestr(name, raw)
    return packed.getvalue()


def _file(raw: bytes, name: str, kind: str) -> Response[bytes]:
    digest = hashlib.sha256(raw).hexdigest()[:16]
    headers = {"content-disposition": f'attachment; filename="{name}"', "etag": f'"{digest}"'}
    return Response(raw, media_type=kind, headers=headers)
