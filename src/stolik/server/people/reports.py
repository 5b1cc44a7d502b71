"""Reports of players over HTTP, and the admins' page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, QueryParameter

from stolik.play.accounts.profiles import PeopleTrouble
from stolik.play.accounts.reports import MOST_LISTED, MeasureTaken, Report
from stolik.play.answers import Refused, Trouble
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.personas import player_behind
from stolik.protocol.reports import MeasurePage, NewMeasure, NewReport, PlayerNow, ReportPage
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import (
    AnyRequest,
    Visitor,
    active_of,
    language_of,
    limited,
    services_of,
    visitor_of,
)
from stolik.server.people.own_account import check
from stolik.server.services import Services

_LATEST: Final = 10**15 - 1
"""Milliseconds: fifteen digits."""
Before = Annotated[
    int | None, QueryParameter(ge=1, le=_LATEST, description="Only what is older, in milliseconds.")
]
Closed = Annotated[bool, QueryParameter(description="Closed reports instead of open ones.")]


class ReportsController(Controller):
    """Reporting somebody."""

    tags = ("people",)

    @post("/reports", status_code=204, summary="Report a player to the admins")
    async def report(self, request: AnyRequest, data: JSONBody[NewReport]) -> None:
        """Report a player."""
        services, visitor = services_of(request), await active_of(request)
        await limited(request, "report", services.settings.limits.reports, visitor.profile.player)
        room, reported = None if data.room is None else StreamId(data.room), PlayerId(data.player)
        if room is not None:
            loaded = await services.house.cached_room(room)
            if loaded is None:
                raise RefusedRequestError(Trouble.NO_SUCH_ROOM)
            reported = player_behind(loaded.room, reported) or reported
        check(
            await services.reports.report(
                visitor.profile.player, reported, data.reason, text=data.text, room=room
            )
        )

    @delete("/me/warning", summary="Confirm that the caller has read an admin's warning")
    async def confirm_warning(self, request: AnyRequest) -> None:
        """Forget the warning."""
        visitor = await visitor_of(request)
        await services_of(request).people.confirm_warning(visitor.profile.player)


class AdminController(Controller):
    """For admins alone."""

    path = "/admin"
    tags = ("people",)

    @get("/reports", summary="Reports of players, for admins")
    async def reports(
        self, request: AnyRequest, before: Before = None, *, closed: Closed = False
    ) -> ReportPage:
        """Return a page of reports."""
        services, admin = services_of(request), await _admin(request)
        found = await services.reports.list(admin.actor, is_open=not closed, before=before)
        if isinstance(found, Refused):
            raise RefusedRequestError(found.code)
        people = {player for report in found for player in (report.reporter, report.reported)}
        return ReportPage(reports=found, players=await _players(request, services, people), more=_more(found))

    @get("/measures", summary="What admins did, for admins")
    async def measures(self, request: AnyRequest, before: Before = None) -> MeasurePage:
        """Return a page of the log."""
        services, admin = services_of(request), await _admin(request)
        found = await services.reports.log(admin.actor, before=before)
        if isinstance(found, Refused):
            raise RefusedRequestError(found.code)
        people = {player for done in found for player in (done.admin, done.player)}
        return MeasurePage(
            measures=found, players=await _players(request, services, people), more=_more(found)
        )

    @post("/measures", summary="Warn, mute or suspend a player, or dismiss a report; for admins")
    async def act(self, request: AnyRequest, data: JSONBody[NewMeasure]) -> MeasureTaken:
        """Do something about a player."""
        services, admin = services_of(request), await _admin(request)
        done = await services.reports.act(
            admin.actor,
            PlayerId(data.player),
            data.measure,
            hours=data.hours,
            note=data.note,
            report=data.report,
        )
        if isinstance(done, Refused):
            raise RefusedRequestError(done.code)
        return done


async def _admin(request: AnyRequest) -> Visitor:
    visitor = await active_of(request)
    if not visitor.actor.admin:
        raise RefusedRequestError(PeopleTrouble.NOT_ALLOWED)
    return visitor


async def _players(
    request: AnyRequest, services: Services, players: Iterable[PlayerId]
) -> dict[PlayerId, PlayerNow]:
    asked = [player for player in players if player]
    names = await services.people.names(asked, language=language_of(request))
    found = {profile.player: profile for profile in await services.people.profiles(asked)}
    return {
        player: PlayerNow(
            name=names[player],
            muted=found[player].muted if player in found else 0,
            suspended=found[player].suspended if player in found else 0,
            banned=player in found and found[player].banned,
        )
        for player in asked
    }


def _more(found: tuple[Report, ...] | tuple[MeasureTaken, ...]) -> int | None:
    return found[-1].at if len(found) == MOST_LISTED else None
