"""The files of a season over HTTP: standings for everybody; certificates, pages and logs for the owner."""

from __future__ import annotations

import asyncio
import hashlib
import io
import zipfile
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get
from litestar.params import QueryParameter
from msgspec.structs import replace

from stolik.core.errors import MissingExtraError, StolikError
from stolik.day.cache import LoadedTournament
from stolik.day.federation.persons import rekeyed
from stolik.day.federation.places_service import KeptPlaces
from stolik.day.federation.season_board import SeasonBoard
from stolik.day.federation.season_site import season_site
from stolik.day.federation.season_tables import all_parts, part_rows, season_csv
from stolik.day.files.export_file import write_export
from stolik.day.site import site_archive
from stolik.people.adoption import places_key
from stolik.people.importing import without_files
from stolik.people.register_json import write_register
from stolik.play.ports import StreamId
from stolik.season.places_event import write_event_places
from stolik.season.refusals import SeasonCode
from stolik.season.season_file import write_season
from stolik.server.federation.refused import file_problem
from stolik.server.federation.season_access import SeasonName, own_season, season_board
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.people.identity import AnyRequest, language_of, limited, services_of
from stolik.server.services import Services
from stolik.tournament.event_page.diploma_design import DiplomaDesign, check_design, tidy_design
from stolik.words import Language, Words
from stolik.words.refusals import refusal_text

_Design: Final = QueryParameter(max_length=4_000, description="A `DiplomaDesign` as JSON.")


class SeasonFilesController(Controller):
    """What can be saved and printed of a season."""

    path = "/seasons"
    tags = ("seasons",)

    @get("/{season:str}/csv", summary="All standings as a spreadsheet")
    async def table(self, request: AnyRequest, season: SeasonName) -> Response[bytes]:
        """Return the standings with the points of every event."""
        board = await season_board(services_of(request), StreamId(season))
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
        board = await season_board(services_of(request), StreamId(season))
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
        kept, _ = await own_season(request, StreamId(season))
        await limited(request, "terms", services_of(request).settings.limits.codes)
        design = _design(request, typed)
        board = await season_board(services_of(request), kept.stream)
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

    @get("/{season:str}/site", summary="The season as static pages")
    async def site(self, request: AnyRequest, season: SeasonName) -> Response[bytes]:
        """Return pages of the season and all its tournaments that need no server, in one archive."""
        kept, _ = await own_season(request, StreamId(season))
        services = services_of(request)
        board = await season_board(services, kept.stream)
        days = await _days(services, board)
        words = Words(language_of(request))
        packed = await asyncio.to_thread(lambda: site_archive(season_site(words, board.counted, days)))
        return _file(packed, "season-site.zip", "application/zip")

    @get("/{season:str}/archive", summary="The season, its people and its logs for the command line")
    async def archive(self, request: AnyRequest, season: SeasonName) -> Response[bytes]:
        """Return the files on which `stolik season verify` counts everything again."""
        kept, _ = await own_season(request, StreamId(season))
        services = services_of(request)
        board = await season_board(services, kept.stream)
        days, places = await _days(services, board), await _written(services, board)
        return _file(await asyncio.to_thread(_archive, board, days, places), "season.zip", "application/zip")


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
    lists = lists_of([(part.title, part_rows(words, counted, part, awards=True)) for part in parts])
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
