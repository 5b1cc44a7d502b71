"""Tournaments over HTTP: announcing one, finding it, viewing it, and its orders."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from stolik.analysis.questions import read_rules
from stolik.core.errors import RulesetError, StolikError, VariantError
from stolik.day.badges import Badge, BadgeKind
from stolik.day.cache import LoadedTournament
from stolik.day.hall import OWNER, NewTournament
from stolik.day.orders import DayOrder
from stolik.day.round_clock import make_good
from stolik.day.service import DayDone
from stolik.day.view_builder import see_day
from stolik.day.views import Day
from stolik.play.answers import Refused
from stolik.play.ports import StreamId
from stolik.protocol.day import (
    DayAnswered,
    DayListed,
    DayMade,
    MyDay,
    NewDay,
)
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.people.identity import (
    AnyRequest,
    active_of,
    language_of,
    limited,
    services_of,
)
from stolik.server.tournaments.access import TournamentName, badge_of, code_of, loaded_of
from stolik.tournament.actors import Actor, Role
from stolik.tournament.errors import TournamentError
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.titles import SettingError
from stolik.words import Words
from stolik.words.mistakes import mistake_text
from stolik.words.refusals import refusal_text

TypedCode = Annotated[str, PathParameter(max_length=60)]
MOST_TABLES = 40
_NOBODY = Actor(role=Role.PLAYER)


class DaysController(Controller):
    """Tournaments."""

    tags = ("tournaments",)

    @post("/tournaments", summary="Announce a tournament")
    async def make(self, request: AnyRequest, data: JSONBody[NewDay]) -> DayMade:
        """Announce a tournament; the caller becomes its organiser."""
        services, visitor = services_of(request), await active_of(request)
        await limited(request, "tournament", services.settings.limits.rooms, visitor.profile.player)
        try:
            form = find_format(data.format) if isinstance(data.format, str) else data.format
            rules = read_rules(data.rules)
            new = NewTournament(
                name=data.name,
                format=form,
                rules=rules,
                date=data.date,
                languages=data.languages,
                place=data.place,
            )
            # A guest who registers later keeps the id, and with it the tournament.
            made = await services.days.create(
                new, command_id=f"{visitor.profile.player}/{data.id}", account=visitor.profile.player
            )
        except (RulesetError, VariantError, TournamentError) as error:
            raise RefusedRequestError(ServerFault.BAD_BODY, said=_unfit(request, data, error)) from None
        if isinstance(made, TournamentRefusal):
            raise RefusedRequestError(made.code.value)
        badge = services.days.link(made.stream, Badge(kind=BadgeKind.OFFICIAL, official=OWNER))
        return DayMade(tournament=made.stream, code=await code_of(request, made.stream), badge=badge)

    @get("/tournaments", summary="All tournaments")
    async def every(self, request: AnyRequest) -> tuple[DayListed, ...]:
        """Return the public tournaments."""
        found = await services_of(request).days.all()
        return tuple([_listed(each, await code_of(request, each.stream)) for each in found])

    @get("/tournaments/mine", summary="Tournaments in which the caller is an official, on any device")
    async def held(self, request: AnyRequest) -> tuple[MyDay, ...]:
        """Return the caller's tournaments, with the badges that open their desks."""
        days, visitor = services_of(request).days, await active_of(request)
        found = await days.held_by(visitor.profile.player)
        return tuple(
            [
                MyDay(
                    day=_listed(loaded, await code_of(request, loaded.stream)),
                    badge=days.link(loaded.stream, badge),
                    role=loaded.tournament.state.officials[badge.official],
                )
                for loaded, badge in found
            ]
        )

    @get("/tournaments/{tournament:str}", summary="A tournament as the caller may see it")
    async def look(self, request: AnyRequest, tournament: TournamentName) -> Day:
        """Return the tournament."""
        loaded, badge = await loaded_of(request, tournament)
        services = services_of(request)
        now = await services.clock.now()
        day = see_day(loaded, badge, now=now, words=Words(language_of(request)))
        return make_good(day, services.house.outages)

    @get("/tournaments/code/{code:str}", summary="Find a tournament by its code")
    async def find(self, request: AnyRequest, code: TypedCode) -> DayListed:
        """Return a tournament by its typed code."""
        services = services_of(request)
        await limited(request, "code", services.settings.limits.codes)
        stream = await services.house.finding.find(code)
        if isinstance(stream, Refused):
            raise RefusedRequestError(stream.code)
        loaded, _ = await loaded_of(request, stream)
        return _listed(loaded, await code_of(request, stream))

    @post("/tournaments/{tournament:str}/orders", status_code=200, summary="Send an order to a tournament")
    async def order(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[DayOrder]
    ) -> DayAnswered:
        """Execute an order; a refusal by the tournament is an answer, too."""
        visitor, days, stream = await active_of(request), services_of(request).days, StreamId(tournament)
        answer = await days.carry_out(
            stream,
            data,
            badge_of(request, stream),
            command_id=f"{visitor.profile.player}/{data.id}",
            session=visitor.profile.player,
        )
        if isinstance(answer, DayDone):
            return DayAnswered(id=data.id, seq=answer.seq, events=len(answer.events))
        if answer.code is TournamentCode.UNKNOWN_TOURNAMENT:
            raise RefusedRequestError(answer.code.value)
        loaded = days.known(stream)
        known = None if loaded is None else loaded.tournament
        message = refusal_text(Words(language_of(request)), known, answer)
        return DayAnswered(id=data.id, refused=answer, message=message)


def _listed(loaded: LoadedTournament, code: str) -> DayListed:
    state = loaded.tournament.state
    return DayListed(
        tournament=loaded.stream,
        code=code,
        name=state.name,
        date=state.date,
        rules=state.rules.key,
        format=state.format.key,
        players=len(state.players),
        closed=state.closed,
        playing=state.under_way(datetime.now().astimezone().date().isoformat()),
        turn_seconds=state.settings.turn_seconds or state.rules.turn_seconds,
    )


def _unfit(request: AnyRequest, data: NewDay, error: StolikError) -> str:
    """Return why a tournament cannot be announced like this, in the caller's language."""
    words = Words(language_of(request))
    if isinstance(error, VariantError):
        return mistake_text(words, error)
    if isinstance(error, SettingError):
        refusal = error.refusal
    else:
        typed = error.offender if isinstance(error, RulesetError) else str(data.format)
        refusal = refuse(TournamentCode.BAD_SETTING, detail=error.code, typed=typed)
    return refusal_text(words, None, refusal)
