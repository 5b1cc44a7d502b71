"""The files of a tournament over HTTP: PDF, export, CSV files, and imported tournaments."""

from __future__ import annotations

import asyncio
import hashlib
import io
import zipfile
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final, cast
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody
from msgspec.structs import replace

from stolik.analysis.questions import read_rules
from stolik.core.errors import MissingExtraError, RulesetError, StolikError, VariantError
from stolik.core.rulesets import DEFAULT, find_ruleset
from stolik.day.badges import Badge, BadgeKind
from stolik.day.errors import SaidError
from stolik.day.files.csv_files import csv_texts
from stolik.day.files.export_file import read_export, write_export
from stolik.day.hall import OWNER
from stolik.day.site import site_archive, site_files
from stolik.play.ports import StreamId
from stolik.protocol.day import DayMade, DiplomaPreview, EstimateAsked, FormatShown, TermsSection, TermsShown
from stolik.protocol.rulebook import RulesPage
from stolik.server.games.rulebook import Reads, rules_page
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.people.identity import (
    AnyRequest,
    active_of,
    language_of,
    limited,
    services_of,
)
from stolik.server.tournaments.access import TournamentName, code_of, is_leader, loaded_of, official_of
from stolik.server.tournaments.badges import MOST_TABLES
from stolik.tournament.actors import LEADERS, OFFICIALS, Actor, Role
from stolik.tournament.commands import InviteOfficial
from stolik.tournament.errors import TournamentError
from stolik.tournament.event_page.diploma_design import DiplomaDesign, check_design, tidy_design
from stolik.tournament.events import Event
from stolik.tournament.formats.format_checks import find_problems
from stolik.tournament.formats.format_files import find_format, preset_keys
from stolik.tournament.formats.schedule import TimeEstimate, estimate, pace_of
from stolik.tournament.log.audit import LogFinding, audit
from stolik.tournament.players.entries import refuse_format
from stolik.tournament.players.name_book import Book
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament
from stolik.words import Language, Words
from stolik.words.mistakes import mistake_text
from stolik.words.refusals import refusal_text

if TYPE_CHECKING:
    from stolik.paper import PrintedLink
    from stolik.paper.terms import Terms

LARGEST_EXPORT: Final = 8 * 1024 * 1024
_Number = Annotated[int | None, QueryParameter(ge=1, le=999)]
_Text = Annotated[str, QueryParameter(max_length=100)]


class DayFilesController(Controller):
    """Printing, exporting and importing."""

    tags = ("tournaments",)

    @get("/tournaments/{tournament:str}/print/{document:str}", summary="A document as PDF")
    async def paper(
        self,
        request: AnyRequest,
        tournament: TournamentName,
        document: Annotated[str, PathParameter(max_length=40)],
        *,
        language: Annotated[str | None, QueryParameter(pattern="^(en|pl|ru)$")] = None,
        stage: _Number = None,
        round: _Number = None,  # noqa: A002  the word of the page
        blank: _Number = None,
        places: _Number = None,
        place: _Text = "",
        head_referee: _Text = "",
        organiser: _Text = "",
        address: Annotated[str, QueryParameter(max_length=200, pattern="^(https?://[^\\s]+)?$")] = "",
    ) -> Response[bytes]:
        """Return a PDF; what the public may not see on screen, only officials may print."""
        # Typesetting is slow to import, and most servers never print.
        from stolik.paper import Document, Options, PaperError, print_document  # noqa: PLC0415

        if document not in set(Document):
            raise RefusedRequestError(ServerFault.NO_SUCH_PATH, detail=", ".join(Document))
        # The terms are public.
        public = document == Document.TERMS
        if public:
            await limited(request, "terms", services_of(request).settings.limits.codes)
        loaded = (
            (await loaded_of(request, tournament))[0] if public else await official_of(request, tournament)
        )
        spoken = Language(language) if language else language_of(request)
        options: Options = {
            "book": loaded.tournament.book,
            "place": place,
            "head_referee": head_referee,
            "organiser": organiser,
        }
        if address and is_leader(request, loaded):
            # A table's link is as good as its badge: only those who hand out links may print them.
            code = await code_of(request, loaded.stream)
            options["links"] = _links(request, loaded.stream, address.rstrip("/"), code)
        if address and document == Document.BADGE_LABELS:
            options["page_address"] = f"{address.rstrip('/')}/tournaments/{loaded.stream}"
        numbers = {"stage": stage, "round": round, "blank": blank, "places": places}
        options |= cast("Options", {name: number for name, number in numbers.items() if number is not None})
        try:
            pdf = await asyncio.to_thread(
                print_document, loaded.tournament.state, Document(document), spoken, **options
            )
        except PaperError as error:
            said = mistake_text(Words(language_of(request)), error)
            raise RefusedRequestError(ServerFault.BAD_BODY, said=said) from None
        except MissingExtraError:
            raise RefusedRequestError(ServerFault.NO_PAPER) from None
        return Response(
            pdf,
            media_type="application/pdf",
            headers={"content-disposition": f'inline; filename="{document}.pdf"'},
        )

    @post("/tournaments/{tournament:str}/diplomas/preview", status_code=200, summary="A diploma as PNG")
    async def diploma(
        self,
        request: AnyRequest,
        tournament: TournamentName,
        data: JSONBody[DiplomaDesign],
        *,
        language: Annotated[str | None, QueryParameter(pattern="^(en|pl|ru)$")] = None,
    ) -> DiplomaPreview:
        """Return a diploma in a design that is not saved yet; what is wrong with it is said."""
        from stolik.paper import preview_diploma  # noqa: PLC0415  as above

        loaded = await official_of(request, tournament, *LEADERS)
        design = tidy_design(data)
        refusal = check_design(design)
        if refusal is not None:
            said = refusal_text(Words(language_of(request)), loaded.tournament, refusal)
            raise RefusedRequestError(ServerFault.BAD_BODY, said=said)
        state = replace(loaded.tournament.state, diplomas=design)
        spoken = Language(language) if language else language_of(request)
        try:
            picture = await asyncio.to_thread(preview_diploma, state, spoken, book=loaded.tournament.book)
        except MissingExtraError:
            raise RefusedRequestError(ServerFault.NO_PAPER) from None
        return DiplomaPreview(picture=picture)

    @get("/tournaments/{tournament:str}/report", summary="The referee's report as PDF")
    async def report(
        self,
        request: AnyRequest,
        tournament: TournamentName,
        *,
        language: Annotated[str | None, QueryParameter(pattern="^(en|pl|ru)$")] = None,
        zone: Annotated[str, QueryParameter(max_length=60)] = "",
    ) -> Response[bytes]:
        """Return sanctions, disputes, corrections, late starts and times, for those who may rule.

        Times are of `zone`, which the desk in the hall sends; if it is unknown here, of the server.
        """
        from stolik.paper.referee_report import print_report  # noqa: PLC0415  as above

        loaded = await official_of(request, tournament, *OFFICIALS)
        spoken = Language(language) if language else language_of(request)
        try:
            pdf = await asyncio.to_thread(print_report, loaded.tournament, spoken, _zone(zone))
        except MissingExtraError:
            raise RefusedRequestError(ServerFault.NO_PAPER) from None
        headers = {"content-disposition": 'inline; filename="referee-report.pdf"'}
        return Response(pdf, media_type="application/pdf", headers=headers)

    @get("/tournaments/{tournament:str}/terms", summary="The terms of a tournament, for everybody")
    async def terms(self, request: AnyRequest, tournament: TournamentName) -> TermsShown:
        """Return how the tournament is played, scored and run, and the rules for photos."""
        loaded, _ = await loaded_of(request, tournament)
        found = await asyncio.to_thread(_terms, loaded.tournament.state, language_of(request))
        return TermsShown(
            rules=found.rules,
            source=found.source,
            notices=tuple(text for text in (found.notice, found.variant) if text),
            sections=tuple(
                TermsSection(title=section.title, sentences=tuple(each.text for each in section.sentences))
                for section in found.sections
            ),
        )

    @get("/tournaments/{tournament:str}/rules", summary="The rules of a tournament, variants included")
    async def rules(
        self, request: AnyRequest, tournament: TournamentName, language: Reads = Language.ENGLISH
    ) -> RulesPage:
        """Return the tournament's ruleset as sentences, each with its clauses."""
        loaded, _ = await loaded_of(request, tournament)
        return rules_page(loaded.tournament.state.rules, language)

    @get("/tournaments/{tournament:str}/export", summary="Everything as one file")
    async def export(
        self,
        request: AnyRequest,
        tournament: TournamentName,
        *,
        names: Annotated[bool, QueryParameter(description="With the players' names.")] = True,
    ) -> Response[bytes]:
        """Return the export, which can be imported again."""
        loaded = await official_of(request, tournament, Role.ORGANISER, Role.HEAD_REFEREE)
        raw = await asyncio.to_thread(write_export, loaded.tournament, names=names)
        return _file(raw, "tournament.json", "application/json")

    @get("/tournaments/{tournament:str}/csv", summary="Tables for spreadsheets")
    async def tables(self, request: AnyRequest, tournament: TournamentName) -> Response[bytes]:
        """Return the CSV files in one archive."""
        loaded = await official_of(request, tournament, Role.ORGANISER, Role.HEAD_REFEREE)
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, text in csv_texts(loaded.tournament, language_of(request)).items():
                archive.writestr(name, text.encode("utf-8-sig"))
        return _file(packed.getvalue(), "tournament.zip", "application/zip")

    @get("/tournaments/{tournament:str}/site", summary="The tournament as static pages")
    async def site(self, request: AnyRequest, tournament: TournamentName) -> Response[bytes]:
        """Return pages that need no server, in one archive: what everybody may see."""
        loaded = await official_of(request, tournament, Role.ORGANISER, Role.HEAD_REFEREE)
        packed = await asyncio.to_thread(lambda: site_archive(site_files(loaded)))
        return _file(packed, "site.zip", "application/zip")

    @post("/tournaments/import", summary="Import a tournament", request_max_body_size=LARGEST_EXPORT)
    async def take_in(self, request: AnyRequest, body: RawBody) -> DayMade:
        """Import an export; a damaged one is refused, and nothing is created."""
        services, visitor = services_of(request), await active_of(request)
        await limited(request, "tournament", services.settings.limits.rooms, visitor.profile.player)
        words = Words(language_of(request))
        try:
            found = read_export(body)
            tournament = await asyncio.to_thread(_audited, found.log, found.book)
        except SaidError as error:
            raise RefusedRequestError(
                ServerFault.BAD_BODY, said=words(error.key, **error.arguments)
            ) from None
        except StolikError:
            raise RefusedRequestError(ServerFault.BAD_BODY, said=words("import-no-export")) from None
        if isinstance(tournament, LogFinding):
            raise RefusedRequestError(ServerFault.BAD_BODY, said=_finding_text(words, tournament))
        if OWNER not in tournament.state.officials:
            by = Actor(role=Role.ORGANISER, key=OWNER)
            tournament.do(
                InviteOfficial(by=by, official=OWNER, role=Role.ORGANISER), now=tournament.log[-1].at
            )
        made = await services.days.adopt(
            tournament, command_id=f"{visitor.profile.player}/import/{hashlib.sha256(body).hexdigest()[:16]}"
        )
        if isinstance(made, TournamentRefusal):
            raise RefusedRequestError(made.code.value)
        held = Badge(kind=BadgeKind.OFFICIAL, official=OWNER)
        await services.days.keep_badge(made.stream, held, visitor.profile.player)
        badge = services.days.link(made.stream, held)
        return DayMade(tournament=made.stream, code=await code_of(request, made.stream), badge=badge)

    @get("/formats", summary="The presets, with their estimates for a number of players")
    async def formats(
        self, players: Annotated[int, QueryParameter(ge=1, le=500)] = 16
    ) -> tuple[FormatShown, ...]:
        """Return the formats that ship with the program."""
        return tuple(_shown(key, players) for key in preset_keys())

    @post("/formats/estimate", status_code=200, summary="The estimate for a custom format")
    async def guess(self, request: AnyRequest, data: JSONBody[EstimateAsked]) -> TimeEstimate:
        """Return tables, rounds and minutes for a number of players."""
        words = Words(language_of(request))
        for problem in find_problems(data.format):
            refusal = refuse_format(data.format, problem)
            raise RefusedRequestError(ServerFault.BAD_BODY, said=refusal_text(words, None, refusal))
        try:
            pace = pace_of(
                read_rules(data.rules), turn_seconds=data.turn_seconds, round_seconds=data.round_seconds
            )
            return estimate(data.format, data.players, pace)
        except RulesetError as error:
            refusal = refuse(TournamentCode.BAD_SETTING, detail=error.code, typed=error.offender)
            raise RefusedRequestError(ServerFault.BAD_BODY, said=refusal_text(words, None, refusal)) from None
        except VariantError as error:
            raise RefusedRequestError(ServerFault.BAD_BODY, said=mistake_text(words, error)) from None
        except TournamentError:
            refusal = refuse(TournamentCode.NO_BRACKET, found=data.players)
            raise RefusedRequestError(ServerFault.BAD_BODY, said=refusal_text(words, None, refusal)) from None


def _shown(key: str, players: int) -> FormatShown:
    form = find_format(key)
    covered = form.bracket_for(players) is not None
    return FormatShown(
        key=key,
        format=form,
        estimate=estimate(form, players, pace_of(find_ruleset(form.rules or DEFAULT.key)))
        if covered
        else None,
    )


def _terms(state: TournamentState, language: Language) -> Terms:
    from stolik.paper import read_terms  # noqa: PLC0415  as above

    return read_terms(state, language)


def _links(request: AnyRequest, stream: StreamId, address: str, code: str) -> dict[int, PrintedLink]:
    """Return the links that open each table on phones, for a server address."""
    from stolik.paper import PrintedLink  # noqa: PLC0415  as above

    days = services_of(request).days
    return {
        table: PrintedLink(
            code=days.pin(stream, table),
            address=f"{address}/tournaments/{stream}/table/{table}"
            f"?badge={days.link(stream, Badge(kind=BadgeKind.TABLE, table=table))}",
            typed=f"{address.partition('://')[2]}/d/{code}" if code else "",
        )
        for table in range(1, MOST_TABLES + 1)
    }


def _audited(log: Sequence[Event], book: Book) -> Tournament | LogFinding:
    """Return a tournament whose log follows from the rules, event by event, or what does not."""
    findings = audit(log)
    return findings[0] if findings else Tournament(log, book)


def _finding_text(words: Words, finding: LogFinding) -> str:
    """Return in words which event of a file is impossible, and what to do."""
    what = words(f"verify-{finding.doubt.value.replace('_', '-')}", event=str(finding.event))
    if finding.refusal is not None:
        what = f"{what}: {refusal_text(words, None, finding.refusal)}"
    return words("import-untrue", what=what)


def _file(raw: bytes, name: str, kind: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(raw, media_type=kind, headers=headers)


def _zone(name: str) -> ZoneInfo | None:
    """Return a time zone by its name; None if there is none."""
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
