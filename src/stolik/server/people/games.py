"""The caller's games: running ones first, and finished ones to be found again."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, get
from litestar.params import FromQuery, QueryParameter
from msgspec.structs import replace

from stolik.play.past_games import MOST_LISTED, Company, GamesAsked, GamesBefore, PastResult
from stolik.play.ports import StreamId
from stolik.play.rooms.personas import seen_game
from stolik.play.rooms.views import seen_table
from stolik.protocol.games import OwnGames
from stolik.server.games.list_names import names_in_lists, of_games, of_tables
from stolik.server.people.identity import AnyRequest, services_of, visitor_of

_PAGE: Final = 20
PageAfter = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[0-9]{1,15}-[A-Za-z0-9_-]{1,64}$", max_length=80, description="`more` of the page before."
    ),
]


class GamesController(Controller):
    """Lists of games."""

    tags = ("people",)

    @get("/me/games", summary="The caller's games: running ones, and finished ones page by page")
    async def own(
        self,
        request: AnyRequest,
        *,
        after: PageAfter = None,
        limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = _PAGE,
        rules: Annotated[
            str | None, QueryParameter(max_length=200, description="The key of a ruleset.")
        ] = None,
        result: FromQuery[PastResult | None] = None,
        rated: FromQuery[bool | None] = None,
        company: FromQuery[Company | None] = None,
        search: Annotated[
            str | None, QueryParameter(max_length=40, description="A part of an opponent's name.")
        ] = None,
    ) -> OwnGames:
        """Return games of the caller; nobody else can ask for them."""
        services, visitor = services_of(request), await visitor_of(request)
        lists, player = services.house.lists, visitor.profile.player
        against = None
        if search is not None and search.strip():
            against = await lists.opponents_called(player, search, services.people.names)
        asked = GamesAsked(
            player=player,
            limit=limit,
            before=None if after is None else _place(after),
            rules=rules,
            result=result,
            rated=rated,
            company=company,
            against=against,
            by_name=against is not None,
        )
        page = await lists.page(asked)
        first = after is None
        running = await lists.running(player) if first else ()
        tables = (*of_tables((game.table for game in running), player), *of_games(page.games, player))
        named = await names_in_lists(services, tables, language=visitor.language)
        return OwnGames(
            running=tuple(replace(game, table=seen_table(game.table, player)) for game in running),
            games=tuple(seen_game(game, player) for game in page.games),
            reviewed=await services.store.last_reviewed(player) if first else None,
            total=await lists.count(asked) if first else None,
            rules=await lists.rules(player) if first else (),
            names=named.names,
            names_in=named.names_in,
            more=None if page.more is None else f"{page.more.ended}-{page.more.room}",
        )


def _place(after: str) -> GamesBefore:
    ended, _, room = after.partition("-")
    return GamesBefore(int(ended), StreamId(room))
