"""Pages of players: what they show to others, and everything to themselves."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final

from litestar import Controller, get, patch
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from stolik.play.accounts.profiles import NOTHING_SHARED, PeopleTrouble, Profile, Sharing
from stolik.play.answers import Refused
from stolik.play.lobby.figures import LOOKED_AT, HeadToHead, figures_of, head_to_head
from stolik.play.past_games import GamesAsked, PastGame
from stolik.play.ports import PlayerId
from stolik.play.rooms.personas import seen_game
from stolik.play.ties import TieKind
from stolik.protocol.bodies import RatingSeen
from stolik.protocol.players import Against, CurvePoint, PlayerPage, PlayerRatings, SharingPatch
from stolik.protocol.puzzles import PuzzleFigures
from stolik.server.games.list_names import names_in_lists, of_games
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import AnyRequest, active_of, asker_of, language_of, services_of
from stolik.server.puzzles.figures import puzzle_figures
from stolik.server.services import Services

_EVERYTHING: Final = Sharing(ratings=True, figures=True, games=True, puzzles=True, tournaments=True)
_CURVE: Final = 300
_GAMES: Final = 10
AnyPlayer = Annotated[str, PathParameter(max_length=64, description="The id of a player.")]


class PlayersController(Controller):
    """Pages of players."""

    tags = ("people",)

    @get("/players/{player:str}", summary="The page of a player, as far as they show it")
    async def page(self, request: AnyRequest, player: AnyPlayer) -> PlayerPage:
        """Return what the caller may see of a player; somebody who shows nothing looks like nobody."""
        services, asker = services_of(request), (await asker_of(request)).player
        profile = await _profile(services, player)
        own = profile.player == asker
        seen = _EVERYTHING if own else await services.people.sharing(profile)
        if seen == NOTHING_SHARED:
            raise RefusedRequestError(PeopleTrouble.NO_SUCH_PLAYER)
        lists = services.house.lists
        newest = (await lists.page(GamesAsked(player=profile.player, limit=LOOKED_AT))).games
        if not own:
            newest = tuple(game for game in newest if _is_open(game, seen))
        shown = newest[:_GAMES] if seen.games else None
        named = await names_in_lists(
            services, of_games(shown or (), profile.player), (profile.player,), language=language_of(request)
        )
        return PlayerPage(
            player=profile.player,
            name=profile.name if own else named.names[profile.player],
            ratings=await ratings_of_player(services, profile.player) if seen.ratings else None,
            figures=figures_of(newest, profile.player) if seen.figures else None,
            games=None if shown is None else tuple(_shown(game, profile.player, seen) for game in shown),
            puzzles=await _puzzles(services, profile.player) if seen.puzzles else None,
            tournaments=await services.attendances.of(profile.player) if seen.tournaments else None,
            names=named.names,
            names_in=named.names_in,
            sharing=await services.people.chosen_sharing(profile.player) if own else None,
            minor=own and profile.minor,
            ties=() if own or not asker else await _ties(services, asker, profile.player),
            against=None if own or not asker else await _against(services, asker, profile.player, seen),
        )

    @get("/players/{player:str}/against/{other:str}", summary="Two players against each other")
    async def against(self, request: AnyRequest, player: AnyPlayer, other: AnyPlayer) -> Against:
        """Return a result for the two themselves, and for everybody if both show their figures."""
        services, asker = services_of(request), (await asker_of(request)).player
        both = [await _profile(services, each) for each in (player, other)]
        others = [await services.people.sharing(each) for each in both if each.player != asker]
        if len(others) == len(both) and not all(sharing.figures for sharing in others):
            raise RefusedRequestError(PeopleTrouble.NO_SUCH_PLAYER)
        first, second = (each.player for each in both)
        result = await _result(
            services,
            (first, second),
            whole=len(others) < len(both),
            tournaments=all(sharing.tournaments for sharing in others),
        )
        return Against(
            names=await services.people.names((first, second), language=language_of(request)), result=result
        )

    @patch("/me/sharing", summary="Choose what others see of the caller")
    async def share(self, request: AnyRequest, data: JSONBody[SharingPatch]) -> Sharing:
        """Change what the caller shows, and return all of it."""
        services, visitor = services_of(request), await active_of(request)
        people, profile = services.people, visitor.profile
        chosen = await people.chosen_sharing(profile.player)
        asked = {name: getattr(data, name) for name in Sharing.__struct_fields__}
        sharing = replace(chosen, **{name: value for name, value in asked.items() if value is not None})
        refused = await people.share(profile, sharing)
        if refused is None and data.minor is not None:
            changed = await people.change(profile.player, minor=data.minor)
            refused = changed if isinstance(changed, Refused) else None
        if refused is not None:
            raise RefusedRequestError(refused.code)
        return sharing


async def _profile(services: Services, player: str) -> Profile:
    profile = await services.people.profile(PlayerId(player))
    if profile is None:
        raise RefusedRequestError(PeopleTrouble.NO_SUCH_PLAYER)
    return profile


async def ratings_of_player(services: Services, player: PlayerId) -> PlayerRatings:
    """Return all ratings of a player, with the curve."""
    store = services.store
    rating = (await store.ratings_of([player])).get(player)
    history = await store.history(player, limit=_CURVE)
    return PlayerRatings(
        rating=None if rating is None else RatingSeen.of(rating),
        by_rules={key: RatingSeen.of(each) for key, each in (await store.ruleset_ratings(player)).items()},
        curve=tuple(
            CurvePoint(at=change.at, shown=change.after.shown, rules=change.rules, seats=change.seats)
            for change in reversed(history)
        ),
    )


async def _puzzles(services: Services, player: PlayerId) -> PuzzleFigures | None:
    """Return how somebody solves puzzles; None if they have not tried any with their account."""
    solver = await services.store.puzzles.solver(player)
    if solver is None:
        return None
    attempts = await services.store.puzzles.attempts_of(player)
    return puzzle_figures(solver, attempts, today=datetime.now().astimezone().date())


async def _ties(services: Services, asker: PlayerId, player: PlayerId) -> tuple[TieKind, ...]:
    return tuple(sorted(tie.kind for tie in await services.store.ties_of(asker) if tie.other == player))


def _shown(game: PastGame, player: PlayerId, seen: Sharing) -> PastGame:
    """Return a game as a list shows it: the ratings in it are as private as the others."""
    game = seen_game(game, player)
    seats = tuple(
        seat if seat.player == player and seen.ratings else replace(seat, rating=None) for seat in game.seats
    )
    return replace(game, seats=seats)


def _is_open(game: PastGame, seen: Sharing) -> bool:
    """Return whether others may see a game: one of a tournament connects an account with a roster."""
    return game.public and (game.tournament is None or seen.tournaments)


async def _against(services: Services, asker: PlayerId, player: PlayerId, seen: Sharing) -> HeadToHead | None:
    found = await _result(services, (asker, player), whole=True, tournaments=seen.tournaments)
    return found if found.games else None


async def _result(
    services: Services, both: tuple[PlayerId, PlayerId], *, whole: bool, tournaments: bool
) -> HeadToHead:
    """Return a result: of all games or of public ones, and of tournaments if the accounts are known there."""
    player, other = both
    asked = GamesAsked(player=player, limit=LOOKED_AT, against=(other,), by_name=not tournaments)
    found = await services.house.lists.page(asked)
    shown = [game for game in found.games if whole or game.public]
    # Others are not told whether there are more: some of them may be private.
    return replace(head_to_head(shown, player, other), older=whole and found.more is not None)
