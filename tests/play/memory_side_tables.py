"""Codes, seats, chat and ratings in memory, for tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec import Raw
from msgspec.structs import replace

from stolik.play.ids import PlayerId, StreamId
from stolik.play.lobby.rating_limits import DAY, limited_rate, most_meetings
from stolik.play.lobby.skill import newcomer
from stolik.play.past_games import Adoption, Company, GamesAsked, PastGame, PastResult, SeatPlay
from stolik.play.side_tables import (
    ChatLine,
    ChatRefusal,
    NewLine,
    Rate,
    RatedResult,
    Rating,
    RatingChange,
    Seated,
    StoredReview,
)
from stolik.play.ties import Invitation, PersonTie, TieKind


class MemoryBeside:
    """Codes, seats, chat and ratings, in memory."""

    def __init__(self) -> None:
        self._codes: dict[str, StreamId] = {}
        self._seats: dict[StreamId, tuple[Seated, ...]] = {}
        self._lines: dict[StreamId, list[tuple[str, ChatLine]]] = {}
        self._muted: dict[StreamId, set[PlayerId]] = {}
        self._ratings: dict[PlayerId, Rating] = {}
        self._settled: dict[StreamId, tuple[RatingChange, ...]] = {}
        self._under_rules: dict[str, dict[PlayerId, Rating]] = {}
        self._past: dict[StreamId, PastGame] = {}
        self._past_of: dict[PlayerId, set[StreamId]] = {}
        self._adopted: set[Adoption] = set()
        self._reviews: dict[StreamId, StoredReview] = {}

        self._ties: dict[PlayerId, list[PersonTie]] = {}
        self._invited: list[Invitation] = []

    async def tie(self, player: PlayerId, tie: PersonTie, *, most: int) -> bool:
        """Store a decision."""
        known = self._ties.setdefault(player, [])
        if sum(each.kind is tie.kind for each in known) >= most:
            return False
        if all((each.other, each.kind) != (tie.other, tie.kind) for each in known):
            known.append(tie)
        return True

    async def untie(self, player: PlayerId, other: PlayerId, kind: TieKind) -> None:
        """Take a decision back."""
        known = self._ties.get(player, [])
        self._ties[player] = [each for each in known if (each.other, each.kind) != (other, kind)]

    async def ties_of(self, player: PlayerId) -> tuple[PersonTie, ...]:
        """Return all decisions of a player."""
        return tuple(sorted(self._ties.get(player, []), key=lambda each: (-each.at, each.other, each.kind)))

    async def blockers_of(self, player: PlayerId, among: Collection[PlayerId]) -> frozenset[PlayerId]:
        """Return those who block a player."""
        return frozenset(
            each
            for each in among
            if any((tie.other, tie.kind) == (player, TieKind.BLOCK) for tie in self._ties.get(each, []))
        )

    async def invite(self, invitation: Invitation, *, most: int) -> None:
        """Store an invitation."""
        others = [
            each for each in self._invited if (each.player, each.room) != (invitation.player, invitation.room)
        ]
        self._invited = [invitation, *others]
        theirs = [each for each in self._invited if each.player == invitation.player]
        self._invited = [each for each in self._invited if each not in theirs[most:]]

    async def invitations_to(self, player: PlayerId, *, since: int) -> tuple[Invitation, ...]:
        """Return the invitations of somebody."""
        return tuple(each for each in self._invited if each.player == player and each.at >= since)

    async def decline(self, player: PlayerId, room: StreamId) -> None:
        """Delete an invitation."""
        self._invited = [each for each in self._invited if (each.player, each.room) != (player, room)]

    async def erase_ties(self, player: PlayerId) -> None:
        """Delete everything about a player."""
        self._ties.pop(player, None)
        for known in self._ties.values():
            known[:] = [each for each in known if each.other != player]
        self._invited = [each for each in self._invited if player not in {each.player, each.sender}]

    def is_stream(self, stream: StreamId) -> bool:
        """Return whether the stream exists."""
        raise NotImplementedError

    async def give_code(self, stream: StreamId, candidates: Iterable[str]) -> str | None:
        """Return the stream's code, or give it one."""
        if not self.is_stream(stream):
            return None
        known = next((code for code, owner in self._codes.items() if owner == stream), None)
        free = (code for code in candidates if code not in self._codes)
        code = known or next(free, None)
        if code is not None:
            self._codes[code] = stream
        return code

    async def stream_of(self, code: str) -> StreamId | None:
        """Return the stream with a code."""
        return self._codes.get(code)

    async def seats_of(self, player: PlayerId) -> tuple[tuple[StreamId, Seated], ...]:
        """Return where a player sits."""
        return tuple(
            (stream, seated)
            for stream, all_there in sorted(self._seats.items())
            for seated in all_there
            if seated.player == player
        )

    async def taken(self) -> dict[StreamId, tuple[Seated, ...]]:
        """Return everybody who sits anywhere."""
        return {stream: tuple(sorted(seated)) for stream, seated in self._seats.items() if seated}

    async def say(self, stream: StreamId, line: NewLine) -> ChatLine | ChatRefusal:
        """Add a chat line."""
        if not self.is_stream(stream):
            return ChatRefusal.NO_STREAM
        lines = self._lines.setdefault(stream, [])
        for given, known in lines:
            if given == line.command_id:
                return known if known.text == line.text else ChatRefusal.USED_ID
        if line.player in self._muted.get(stream, ()):
            return ChatRefusal.MUTED
        recent = [each for _, each in lines if each.player == line.player and each.at > line.since]
        if len(recent) >= line.most:
            return ChatRefusal.TOO_OFTEN
        number = 1 + max((each.n for _, each in lines), default=0)
        taken = ChatLine(n=number, at=line.at, player=line.player, text=line.text)
        lines.append((line.command_id, taken))
        return taken

    async def lines(self, stream: StreamId, *, after: int, limit: int) -> tuple[ChatLine, ...]:
        """Return the newest lines after a number."""
        return tuple(line for _, line in self._lines.get(stream, ()) if line.n > after)[-limit:]

    async def lines_of(self, player: PlayerId) -> tuple[tuple[StreamId, ChatLine], ...]:
        """Return everything a player wrote."""
        return tuple(
            (stream, line)
            for stream, lines in sorted(self._lines.items())
            for _, line in lines
            if line.player == player
        )

    async def mute(self, stream: StreamId, player: PlayerId, *, muted: bool) -> None:
        """Mute somebody, or unmute them."""
        there = self._muted.setdefault(stream, set())
        (there.add if muted else there.discard)(player)

    async def muted(self, stream: StreamId) -> frozenset[PlayerId]:
        """Return who is muted."""
        return frozenset(self._muted.get(stream, ()))

    async def erase_lines(self, player: PlayerId) -> int:
        """Delete everything a player wrote."""
        before = sum(map(len, self._lines.values()))
        for stream, lines in self._lines.items():
            self._lines[stream] = [each for each in lines if each[1].player != player]
        return before - sum(map(len, self._lines.values()))

    async def settle(self, result: RatedResult, rate: Rate) -> tuple[RatingChange, ...]:
        """Rate a game once."""
        if result.stream in self._settled:
            return self._settled[result.stream]
        before = [self._ratings.get(player) or newcomer(player) for player in result.players]
        day = [
            changes
            for changes in self._settled.values()
            if changes and changes[0].at > result.at - DAY and changes[0].limit is None
        ]
        met = most_meetings(result.players, [{each.after.player for each in changes} for changes in day])
        after, limit = limited_rate(result, before, rate, meetings=met)
        changes = tuple(
            RatingChange(
                stream=result.stream,
                at=result.at,
                place=place,
                before=old,
                after=new,
                rules=result.rules or None,
                seats=len(before),
                limit=limit,
            )
            for place, old, new in zip(result.places, before, after, strict=True)
        )
        if result.rules:
            under = self._under_rules.setdefault(result.rules, {})
            old = [under.get(player) or newcomer(player) for player in result.players]
            under |= {each.player: each for each in limited_rate(result, old, rate, meetings=met)[0]}
        self._settled[result.stream] = changes
        self._ratings |= {change.after.player: change.after for change in changes}
        return changes

    async def ratings_of(self, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """Return the existing ratings of some players."""
        return {player: self._ratings[player] for player in players if player in self._ratings}

    async def public_ratings(self, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """Return the ratings: in memory nobody hides anything."""
        return await self.ratings_of(players)

    async def ruleset_ratings(self, player: PlayerId) -> dict[str, Rating]:
        """Return a player's ratings by ruleset."""
        return {rules: under[player] for rules, under in self._under_rules.items() if player in under}

    async def leaders(self, rules: str, limit: int) -> tuple[Rating, ...]:
        """Return the strongest under a ruleset."""
        settled = [each for each in self._under_rules.get(rules, {}).values() if not each.provisional]
        return tuple(sorted(settled, key=lambda each: (3 * each.sigma - each.mu, each.player))[:limit])

    async def changes_of(self, stream: StreamId) -> tuple[RatingChange, ...]:
        """Return what a rated game changed."""
        return self._settled.get(stream, ())

    async def best(self, limit: int) -> tuple[Rating, ...]:
        """Return the highest ratings."""
        ranked = sorted(self._ratings.values(), key=lambda each: (3 * each.sigma - each.mu, each.player))
        return tuple(ranked[:limit])

    async def history(self, player: PlayerId, *, limit: int) -> tuple[RatingChange, ...]:
        """Return a player's newest changes."""
        own = [change for all_there in self._settled.values() for change in all_there]
        own = [change for change in own if change.after.player == player]
        return tuple(sorted(own, key=lambda each: each.after.games, reverse=True)[:limit])

    async def erase_ratings(self, player: PlayerId) -> None:
        """Delete a player's rating."""
        self._ratings.pop(player, None)
        for under in self._under_rules.values():
            under.pop(player, None)
        for stream, changes in self._settled.items():
            self._settled[stream] = tuple(each for each in changes if each.after.player != player)

    def keep_past_game(self, game: PastGame) -> None:
        """Add a game, or change what lists show of it."""
        if game.room not in self._past:
            for player in game.players:
                self._past_of.setdefault(player, set()).add(game.room)
        self._past[game.room] = game

    async def past_games(self, asked: GamesAsked) -> tuple[PastGame, ...]:
        """Return a player's finished games."""
        after = asked.before
        games = sorted(self._wanted(asked), key=lambda game: (game.ended, game.room), reverse=True)
        page = [
            game for game in games if after is None or (game.ended, game.room) < (after.ended, after.room)
        ]
        return tuple(page[: asked.limit])

    async def count_past_games(self, asked: GamesAsked) -> int:
        """Return how many there are."""
        return len(self._wanted(asked))

    async def opponents_of(self, player: PlayerId, *, by_name: bool = False) -> tuple[PlayerId, ...]:
        """Return everybody a player has finished a game with."""
        games = [
            game
            for game in self._wanted(GamesAsked(player=player))
            if not (by_name and game.tournament is not None)
        ]
        return tuple(sorted({other for game in games for other in game.players} - {player}))

    async def rules_played(self, player: PlayerId) -> tuple[str, ...]:
        """Return the rulesets of a player's games."""
        return tuple(sorted({game.base or game.rules for game in self._wanted(GamesAsked(player=player))}))

    async def adopt_games(self, games: Sequence[PastGame]) -> None:
        """Add games that ended before there was an index."""
        for game in games:
            if game.room not in self._past:
                self.keep_past_game(game)

    async def is_adopted(self, what: Adoption, *, done: bool = False) -> bool:
        """Return whether every older game was read for this."""
        if done:
            self._adopted.add(what)
        return what in self._adopted

    async def listed_after(self, room: StreamId | None, *, limit: int) -> tuple[PastGame, ...]:
        """Return finished games by the name of their room."""
        return tuple(self._past[name] for name in sorted(self._past) if room is None or name > room)[:limit]

    async def add_plays(self, room: StreamId, plays: Sequence[SeatPlay | None]) -> None:
        """Add how each seat of an older game played."""
        game = self._past.get(room)
        if game is not None:
            seats = tuple(replace(seat, play=play) for seat, play in zip(game.seats, plays, strict=True))
            self._past[room] = replace(game, seats=seats)

    async def tournaments_of(self, player: PlayerId, *, limit: int) -> tuple[StreamId, ...]:
        """Return the tournaments in which a player finished a game."""
        last: dict[str, int] = {}
        for game in self._wanted(GamesAsked(player=player)):
            if game.tournament is not None:
                last[game.tournament] = max(game.ended, last.get(game.tournament, 0))
        newest = sorted(last, key=lambda each: (-last[each], each))
        return tuple(map(StreamId, newest[:limit]))

    async def erase_past_games(self, player: PlayerId) -> None:
        """Delete a player's list."""
        self._past_of.pop(player, None)

    async def review_of(self, stream: StreamId) -> StoredReview | None:
        """Return what is known of a review."""
        return self._reviews.get(stream)

    async def last_reviewed(self, player: PlayerId) -> StreamId | None:
        """Return the newest reviewed game of a player."""
        made = [stream for stream, review in self._reviews.items() if review.payload is not None]
        theirs = [self._past[stream] for stream in made if stream in self._past_of.get(player, ())]
        newest = max(theirs, key=lambda game: (game.ended, game.room), default=None)
        return None if newest is None else newest.room

    async def claim_review(self, stream: StreamId, *, version: int, now: int, lease: int) -> bool:
        """Return True to one caller, who makes the review."""
        known = self._reviews.get(stream)
        if known is not None and (
            known.held > now or (known.payload is not None and known.version >= version)
        ):
            return False
        self._reviews[stream] = StoredReview(
            version=version,
            held=now + lease,
            done=0,
            of=0,
            failed=False,
            payload=None if known is None else known.payload,
        )
        return True

    async def note_review(self, stream: StreamId, *, done: int, of: int, held: int) -> None:
        """Store how far it is."""
        self._reviews[stream] = replace(self._reviews[stream], done=done, of=of, held=held)

    async def end_review(self, stream: StreamId, payload: Raw | None) -> None:
        """Store a review, or that it failed."""
        ended = replace(self._reviews[stream], held=0, failed=payload is None, payload=payload)
        self._reviews[stream] = ended

    def _wanted(self, asked: GamesAsked) -> list[PastGame]:
        return [
            game
            for game in (self._past[stream] for stream in self._past_of.get(asked.player, ()))
            if _fits(game, asked)
        ]


def _fits(game: PastGame, asked: GamesAsked) -> bool:
    won = any(seat.place == 1 for seat in game.seats if seat.player == asked.player)
    people = len(game.players) > 1
    others = set(game.players) - {asked.player}
    return (
        asked.rules in {None, game.base or game.rules}
        and asked.rated in {None, game.rated}
        and asked.result in {None, PastResult.WON if won else PastResult.LOST}
        and asked.company in {None, Company.PEOPLE if people else Company.BOTS}
        and (asked.against is None or bool(others & set(asked.against)))
        and not (asked.by_name and game.tournament is not None)
    )
