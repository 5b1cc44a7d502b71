"""Registration over HTTP: the form, the own page by the personal code, and the desk's list."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter

from stolik.day.badges import Badge, BadgeKind, may_see
from stolik.day.cache import LoadedTournament
from stolik.day.registration.list_csv import registration_csv
from stolik.day.registration.own import OwnAct, changing, erasing, registering, with_code, withdrawing
from stolik.day.registration.views import see_own
from stolik.day.service import DayAnswer, DayDone
from stolik.day.work import giving
from stolik.play.ports import StreamId
from stolik.protocol.day import ApplicationMade, ApplicationSent, CodeMade, OwnOrder, OwnSeen
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import AnyRequest, active_of, language_of, limited, services_of
from stolik.server.tournaments.access import TournamentName, badge_of, loaded_of, official_of
from stolik.tournament.actors import LEADERS, Actor, ApplicationId, Role
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.registration.applications import Application, by_code, proof_of
from stolik.tournament.registration.commands import RenewCode
from stolik.tournament.registration.events import ApplicationReceived
from stolik.words import Words
from stolik.words.refusals import refusal_text

CODE_HEADER: Final = "x-stolik-code"
_LONGEST_CODE: Final = 40
_Number = Annotated[int, PathParameter(ge=1, le=100_000, description="The number of an application")]


class RegistrationController(Controller):
    """Registration before the day."""

    tags = ("tournaments",)

    @post("/tournaments/{tournament:str}/registration", summary="Register for a tournament")
    async def register(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[ApplicationSent]
    ) -> ApplicationMade:
        """Register somebody, who may have to wait; the personal code is in this answer and nowhere else."""
        services, visitor, stream = services_of(request), await active_of(request), StreamId(tournament)
        limits = services.settings.limits
        await _visible(request, stream)
        await limited(request, "register", limits.registrations)
        await limited(request, "register at", limits.registrations_at, stream)
        command_id = f"{visitor.profile.player}/{data.id}"
        code = services.days.personal_code(stream, command_id)
        answer = await services.days.perform(stream, registering(_details(data), code), command_id=command_id)
        loaded = await _done(request, stream, answer)
        received = answer.events[0] if isinstance(answer, DayDone) and answer.events else None
        if not isinstance(received, ApplicationReceived):
            raise RefusedRequestError(TournamentCode.USED_ID.value)
        application = loaded.tournament.state.applications[received.application]
        return ApplicationMade(code=code, application=see_own(loaded.tournament, application))

    @get("/tournaments/{tournament:str}/registration/own", summary="One's own registration, by its code")
    async def own(self, request: AnyRequest, tournament: TournamentName) -> OwnSeen:
        """Return an application to whoever has its personal code."""
        loaded, application = await _own(request, StreamId(tournament))
        return _seen(request, loaded, application)

    @post(
        "/tournaments/{tournament:str}/registration/own",
        status_code=200,
        summary="Change one's own registration",
    )
    async def change(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[ApplicationSent]
    ) -> OwnSeen:
        """Give the application other details."""
        return await _act(request, tournament, data.id, changing(_details(data)))

    @post(
        "/tournaments/{tournament:str}/registration/own/withdraw",
        status_code=200,
        summary="Withdraw one's own registration",
    )
    async def leave(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[OwnOrder]
    ) -> OwnSeen:
        """Give up the place."""
        return await _act(request, tournament, data.id, withdrawing)

    @post(
        "/tournaments/{tournament:str}/registration/own/erase",
        status_code=204,
        summary="Have one's own registration erased",
    )
    async def forget(self, request: AnyRequest, tournament: TournamentName, data: JSONBody[OwnOrder]) -> None:
        """Erase the application; its code opens nothing afterwards."""
        await _perform(request, StreamId(tournament), data.id, erasing)

    @get("/tournaments/{tournament:str}/registration/list", summary="The list as CSV")
    async def export(self, request: AnyRequest, tournament: TournamentName) -> Response[bytes]:
        """Return the list for spreadsheets, to organisers."""
        loaded = await official_of(request, tournament, *LEADERS)
        text = registration_csv(loaded.tournament, Words(language_of(request)))
        headers = {"content-disposition": 'attachment; filename="registration.csv"'}
        return Response(text.encode("utf-8-sig"), media_type="text/csv; charset=utf-8", headers=headers)

    @post(
        "/tournaments/{tournament:str}/registration/{number:int}/code",
        status_code=200,
        summary="A new personal code for somebody who lost it",
    )
    async def renew(
        self, request: AnyRequest, tournament: TournamentName, number: _Number, data: JSONBody[OwnOrder]
    ) -> CodeMade:
        """Return a new code, to organisers; the old one is no longer valid."""
        visitor, days = await active_of(request), services_of(request).days
        loaded = await official_of(request, tournament, *LEADERS)
        badge = badge_of(request, loaded.stream)
        if badge is None:
            raise RefusedRequestError(TournamentCode.NOT_ALLOWED.value)
        command_id = f"{visitor.profile.player}/{data.id}"
        code = days.personal_code(loaded.stream, command_id)
        role = loaded.tournament.state.officials.get(badge.official, Role.ORGANISER)
        command = RenewCode(
            by=Actor(role=role, key=badge.official),
            application=ApplicationId(number),
            proof=proof_of(code),
        )
        answer = await days.perform(loaded.stream, giving(command), command_id=command_id)
        await _done(request, loaded.stream, answer)
        return CodeMade(code=code)


def _details(data: ApplicationSent) -> Details:
    return Details(
        name=data.name,
        club=data.club,
        born=data.born,
        minor=data.minor,
        guardian_consents=data.guardian_consents,
        note=data.note,
    )


async def _visible(request: AnyRequest, stream: StreamId) -> LoadedTournament:
    loaded, _ = await loaded_of(request, stream)
    if not may_see(loaded.tournament.state, None):
        raise RefusedRequestError(TournamentCode.UNKNOWN_TOURNAMENT.value)
    return loaded


async def _own(request: AnyRequest, stream: StreamId) -> tuple[LoadedTournament, Application]:
    await limited(request, "code", services_of(request).settings.limits.codes)
    loaded = await _visible(request, stream)
    code = request.headers.get(CODE_HEADER, "")
    own = by_code(loaded.tournament.state.applications, code) if len(code) <= _LONGEST_CODE else None
    if own is None:
        raise _refused(request, loaded, refuse(TournamentCode.WRONG_CODE))
    return loaded, own


async def _act(request: AnyRequest, tournament: str, order: str, act: OwnAct) -> OwnSeen:
    await _perform(request, StreamId(tournament), order, act)
    loaded, application = await _own(request, StreamId(tournament))
    return _seen(request, loaded, application)


async def _perform(request: AnyRequest, stream: StreamId, order: str, act: OwnAct) -> None:
    visitor = await active_of(request)
    await _own(request, stream)
    answer = await services_of(request).days.perform(
        stream,
        with_code(request.headers.get(CODE_HEADER, ""), act),
        command_id=f"{visitor.profile.player}/{order}",
    )
    await _done(request, stream, answer)


async def _done(request: AnyRequest, stream: StreamId, answer: DayAnswer) -> LoadedTournament:
    """Return the tournament after an order that was done; a refusal is a problem in words."""
    loaded = await services_of(request).days.look(stream)
    if loaded is None:
        raise RefusedRequestError(TournamentCode.UNKNOWN_TOURNAMENT.value)
    if isinstance(answer, TournamentRefusal):
        raise _refused(request, loaded, answer)
    return loaded


def _refused(
    request: AnyRequest, loaded: LoadedTournament, refusal: TournamentRefusal
) -> RefusedRequestError:
    said = refusal_text(Words(language_of(request)), loaded.tournament, refusal)
    return RefusedRequestError(refusal.code.value, said=said)


def _seen(request: AnyRequest, loaded: LoadedTournament, application: Application) -> OwnSeen:
    badge = (
        ""
        if application.player is None
        else services_of(request).days.link(
            loaded.stream, Badge(kind=BadgeKind.PLAYER, player=application.player)
        )
    )
    return OwnSeen(application=see_own(loaded.tournament, application), badge=badge)
