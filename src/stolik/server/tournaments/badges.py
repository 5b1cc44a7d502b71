"""Badges of a tournament over HTTP: links to hand out, tables by their codes, one's own badge."""

from __future__ import annotations

from typing import Final

from litestar import Controller, get, post
from litestar.params import JSONBody

from stolik.day.badges import Badge, BadgeKind, role_of
from stolik.play.accounts.profiles import PeopleTrouble
from stolik.play.ports import StreamId
from stolik.protocol.day import Badged, Links, PinTyped, TableLink
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import (
    AnyRequest,
    active_of,
    address_of,
    limited,
    services_of,
)
from stolik.server.process.addresses import hall_addresses, is_this_machine
from stolik.server.tournaments.access import TournamentName, code_of, loaded_of, official_of
from stolik.tournament.actors import Role
from stolik.tournament.refusals import TournamentCode, TournamentRefusal

MOST_TABLES: Final = 40


class DayBadgesController(Controller):
    """The badges of a tournament."""

    tags = ("tournaments",)

    @post(
        "/tournaments/{tournament:str}/keep", status_code=204, summary="Let an account find this desk again"
    )
    async def keep(self, request: AnyRequest, tournament: TournamentName) -> None:
        """Bind the badge to the caller's account."""
        visitor = await active_of(request)
        if not visitor.profile.account:
            raise RefusedRequestError(PeopleTrouble.NEEDS_ACCOUNT)
        loaded, badge = await loaded_of(request, tournament)
        answer = await services_of(request).days.keep_badge(loaded.stream, badge, visitor.profile.player)
        if isinstance(answer, TournamentRefusal):
            raise RefusedRequestError(answer.code.value)

    @post(
        "/tournaments/{tournament:str}/badge",
        status_code=200,
        summary="Open a table by the letters on its card",
    )
    async def by_pin(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[PinTyped]
    ) -> Badged:
        """Return the badge of a table from the code on its card."""
        services = services_of(request)
        await limited(request, "code", services.settings.limits.codes)
        stream = StreamId(tournament)
        badge = services.days.badge_by_pin(stream, data.table, data.pin)
        if badge is None:
            raise RefusedRequestError(TournamentCode.NOT_ALLOWED.value)
        return await _badged(request, stream, badge)

    @get("/tournaments/{tournament:str}/badge", summary="The owner of the badge")
    async def whose(self, request: AnyRequest, tournament: TournamentName) -> Badged:
        """Return what a badge allows."""
        loaded, badge = await loaded_of(request, tournament)
        if badge is None:
            raise RefusedRequestError(TournamentCode.NOT_ALLOWED.value)
        return await _badged(request, loaded.stream, badge)

    @get("/tournaments/{tournament:str}/links", summary="All links, for the organiser")
    async def links(self, request: AnyRequest, tournament: TournamentName) -> Links:
        """Return the links to hand out."""
        loaded = await official_of(request, tournament, Role.ORGANISER, Role.HEAD_REFEREE)
        days, stream, state = services_of(request).days, loaded.stream, loaded.tournament.state
        return Links(
            code=await code_of(request, stream),
            officials={
                key: days.link(stream, Badge(kind=BadgeKind.OFFICIAL, official=key))
                for key in state.officials
            },
            tables={
                table: TableLink(
                    badge=days.link(stream, Badge(kind=BadgeKind.TABLE, table=table)),
                    pin=days.pin(stream, table),
                )
                for table in range(1, MOST_TABLES + 1)
            },
            players={
                player: days.link(stream, Badge(kind=BadgeKind.PLAYER, player=player))
                for player in state.players
            },
            hall=_hall(request),
        )


async def _badged(request: AnyRequest, stream: StreamId, badge: Badge) -> Badged:
    services = services_of(request)
    loaded = await services.days.look(stream)
    if loaded is None:
        raise RefusedRequestError(TournamentCode.UNKNOWN_TOURNAMENT.value)
    return Badged(
        badge=services.days.link(stream, badge),
        kind=badge.kind,
        role=role_of(loaded.tournament.state, badge),
        table=badge.table,
        player=badge.player,
    )


def _hall(request: AnyRequest) -> tuple[str, ...] | None:
    """Return addresses for phones; None unless the caller is on this machine, whose network it is."""
    if not is_this_machine(address_of(request)):
        return None
    port = (request.scope["server"] or ("", 0))[1] or 80
    return hall_addresses(services_of(request).settings.host, port)
