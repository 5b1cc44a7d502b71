"""The export of a player's own data."""

from __future__ import annotations

from typing import Final

from litestar import Controller, Response, get
from msgspec.structs import replace

from stolik.play.accounts.reports import Report
from stolik.play.past_games import MOST_LISTED, GamesAsked, GamesBefore, PastGame
from stolik.play.ports import PlayerId
from stolik.play.rooms.personas import persona, seen_game
from stolik.protocol.account import PasskeySeen
from stolik.protocol.export import OwnData, WrittenLine
from stolik.server.people.identity import AnyRequest, limited, services_of, visitor_of
from stolik.server.people.players import ratings_of_player
from stolik.server.services import Services

_CHANGES: Final = 1_000_000
"""More rated games than anybody plays."""


class ExportController(Controller):
    """Own data."""

    tags = ("people",)

    @get("/me/export", summary="Everything stored about the caller, as one JSON file")
    async def export(self, request: AnyRequest) -> Response[OwnData]:
        """Return the caller's own data."""
        services, visitor = services_of(request), await visitor_of(request)
        profile = visitor.profile
        player = profile.player
        await limited(request, "export", services.settings.limits.rooms, player)
        data = OwnData(
            profile=profile,
            login=await services.account.login(player),
            sessions=await services.account.sessions(visitor.session),
            passkeys=tuple(map(PasskeySeen.of, await services.passkeys.of(player))),
            sharing=await services.people.chosen_sharing(player),
            ratings=await ratings_of_player(services, player),
            rating_changes=await services.store.history(player, limit=_CHANGES),
            games=await _games(services, player),
            tournaments=await services.attendances.of(player),
            solver=await services.store.puzzles.solver(player),
            puzzles=await services.store.puzzles.attempts_of(player),
            people=await services.store.ties_of(player),
            running=await services.house.watching.tables(visitor.actor),
            chat=tuple(
                WrittenLine(room=room, at=line.at, text=line.text)
                for room, line in await services.store.lines_of(player)
            ),
            reports=await _reports(services, player),
        )
        return Response(data, headers={"content-disposition": 'attachment; filename="stolik-my-data.json"'})


async def _reports(services: Services, player: PlayerId) -> tuple[Report, ...]:
    """Return the caller's reports; players of a tournament are known by their seats."""
    found: list[Report] = []
    for report in await services.reports.by(player):
        loaded = None if report.room is None else await services.house.cached_room(report.room)
        known_as = report.reported if loaded is None else persona(loaded.room, report.reported)
        found.append(replace(report, reported=known_as))
    return tuple(found)


async def _games(services: Services, player: PlayerId) -> tuple[PastGame, ...]:
    found: list[PastGame] = []
    before: GamesBefore | None = None
    while True:
        page = await services.house.lists.page(GamesAsked(player=player, limit=MOST_LISTED, before=before))
        found += [seen_game(game, player) for game in page.games]
        before = page.more
        if before is None:
            return tuple(found)
