"""The event page over HTTP: its logo and its calendar file."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.params import QueryParameter, RawBody

from stolik.core.errors import MissingExtraError, StolikError
from stolik.day.event.calendar import calendar_of
from stolik.day.work import giving
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.people.identity import AnyRequest, active_of, language_of, limited, services_of
from stolik.server.tournaments.access import TournamentName, badge_of, loaded_of, official_of
from stolik.tournament.actors import LEADERS, Actor, Role
from stolik.tournament.event_page.commands import SetLogo
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.words import Words
from stolik.words.mistakes import mistake_text
from stolik.words.refusals import refusal_text

_LARGEST_UPLOAD: Final = 420_000
"""Bytes: a little more than a picture may have, so that the refusal can say what is allowed."""
_Digest = Annotated[str, QueryParameter(max_length=40)]


class EventPageController(Controller):
    """The logo and the calendar of a tournament."""

    tags = ("tournaments",)

    @get("/tournaments/{tournament:str}/logo", summary="The logo of the event page")
    async def logo(self, request: AnyRequest, tournament: TournamentName, v: _Digest = "") -> Response[bytes]:
        """Return the logo; with its digest in the address it never changes."""
        loaded, _ = await loaded_of(request, tournament)
        picture = loaded.tournament.state.logo
        if not picture:
            raise RefusedRequestError(ServerFault.NO_SUCH_PATH)
        kept = "public, max-age=86400" if v else "no-cache"
        return Response(picture, media_type="image/png", headers={"cache-control": kept})

    @post(
        "/tournaments/{tournament:str}/logo",
        status_code=204,
        summary="Set the logo; an empty body removes it",
        request_max_body_size=_LARGEST_UPLOAD,
    )
    async def set_logo(self, request: AnyRequest, tournament: TournamentName, body: RawBody) -> None:
        """Draw an uploaded picture again and show it."""
        visitor, services = await active_of(request), services_of(request)
        loaded = await official_of(request, tournament, *LEADERS)
        await limited(request, "logo", services.settings.limits.reports, visitor.profile.player)
        badge = badge_of(request, loaded.stream)
        words = Words(language_of(request))
        try:
            picture = await asyncio.to_thread(_cleaned, body) if body else b""
        except MissingExtraError:
            raise RefusedRequestError(ServerFault.NO_PAPER) from None
        except StolikError as error:
            raise RefusedRequestError(ServerFault.BAD_BODY, said=mistake_text(words, error)) from None
        role = Role.ORGANISER if badge is None else loaded.tournament.state.officials[badge.official]
        by = Actor(role=role, key="" if badge is None else badge.official)
        answer = await services.days.perform(
            loaded.stream,
            giving(SetLogo(by=by, picture=picture)),
            command_id=f"@logo:{visitor.profile.player}:{loaded.seq}",
        )
        if isinstance(answer, TournamentRefusal) and answer.code is not TournamentCode.ALREADY_SO:
            said = refusal_text(words, loaded.tournament, answer)
            raise RefusedRequestError(answer.code.value, said=said)

    @get("/tournaments/{tournament:str}/calendar", summary="The tournament as a calendar file")
    async def calendar(self, request: AnyRequest, tournament: TournamentName) -> Response[bytes]:
        """Return the event and its rounds."""
        loaded, _ = await loaded_of(request, tournament)
        await limited(request, "calendar", services_of(request).settings.limits.codes)
        host = request.headers.get("host", "")
        address = f"{request.scope['scheme']}://{host}/tournaments/{loaded.stream}" if host else ""
        raw = calendar_of(loaded, Words(language_of(request)), address=address)
        headers = {"content-disposition": 'attachment; filename="tournament.ics"'}
        return Response(raw, media_type="text/calendar; charset=utf-8", headers=headers)


def _cleaned(raw: bytes) -> bytes:
    # Typesetting is slow to import, and most servers never draw a picture.
    from stolik.paper.pictures import clean_picture  # noqa: PLC0415

    return clean_picture(raw)
