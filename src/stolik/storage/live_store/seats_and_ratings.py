"""Short codes, seats and ratings on a database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, func, insert, literal_column, select, true

from stolik.play.ids import PlayerId, StreamId
from stolik.play.lobby.rating_limits import DAY, LOOKED_BACK, limited_rate, most_meetings
from stolik.play.lobby.skill import newcomer
from stolik.play.side_tables import (
    SETTLED_AFTER,
    Rate,
    RatedResult,
    Rating,
    RatingChange,
    RatingLimit,
    Seated,
)
from stolik.storage import statements
from stolik.storage.live_store.prepared_queries import CODE_OF
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.ports import DatabaseConnection
from stolik.storage.schema import (
    CODE,
    PERSON,
    RATING,
    RATING_CHANGE,
    RULESET_RATING,
    SEAT,
    SETTLEMENT,
    SHARING,
)

_BEST_FIRST: Final[ColumnElement[float]] = literal_column("3 * ruleset_rating.sigma - ruleset_rating.mu")
"""Written as in the index, which both databases use only for the very same expression."""
_IS_PUBLIC: Final = (
    PERSON.c.account,
    ~PERSON.c.minor,
    ~PERSON.c.banned,
    func.coalesce(SHARING.c.ratings, true()),
)
"""Whether somebody's rating may be shown to everybody: under-16s' never, others' unless they hide it."""


class Places(StorePart):
    """The ports `Codes` and `Seats`."""

    async def give_code(self, stream: StreamId, candidates: Iterable[str]) -> str | None:
        """Return the stream's code, or assign one."""
        async with self.reading() as connection:
            known = await connection.look_up(CODE_OF, stream=stream)
        if known:
            return str(known[0].code)
        async with self.writing() as connection:
            if (await connection.execute(statements.lock_streams([stream]))).first() is None:
                return None
            for code in candidates:
                # Two unique keys decide: the code may be another's, and the stream may already have one.
                await connection.insert_if_new(CODE, {"code": code, "stream": stream})
                given = await connection.look_up(CODE_OF, stream=stream)
                if given:
                    return str(given[0].code)
        return None

    async def stream_of(self, code: str) -> StreamId | None:
        """Return the stream with a code."""
        ask = select(CODE.c.stream).where(CODE.c.code == code)
        async with self.reading() as connection:
            found = (await connection.execute(ask)).scalar_one_or_none()
        return None if found is None else StreamId(found)

    async def seats_of(self, player: PlayerId) -> tuple[tuple[StreamId, Seated], ...]:
        """Return where a player sits."""
        ask = select(SEAT).where(SEAT.c.player == player).order_by(SEAT.c.stream)
        async with self.reading() as connection:
            rows = (await connection.execute(ask)).all()
        return tuple((StreamId(row.stream), Seated(player, row.running, row.rated)) for row in rows)

    async def taken(self) -> dict[StreamId, tuple[Seated, ...]]:
        """Return everybody who sits anywhere."""
        found: dict[StreamId, list[Seated]] = {}
        async with self.reading() as connection:
            rows = (await connection.execute(select(SEAT).order_by(SEAT.c.stream, SEAT.c.player))).all()
        for row in rows:
            seated = Seated(PlayerId(row.player), row.running, row.rated)
            found.setdefault(StreamId(row.stream), []).append(seated)
        return {stream: tuple(seated) for stream, seated in found.items()}


class Standings(StorePart):
    """The port `Ratings`."""

    async def settle(self, result: RatedResult, rate: Rate) -> tuple[RatingChange, ...]:
        """Rate a game once, in one transaction."""
        async with self.writing() as connection:
            if not await connection.insert_if_new(SETTLEMENT, {"stream": result.stream, "at": result.at}):
                return await _changes(connection, RATING_CHANGE.c.stream == result.stream)
            before = await _locked(connection, result.players)
            meetings = await _meetings(connection, result, before)
            after, limit = limited_rate(result, before, rate, meetings=meetings)
            changes = tuple(
                RatingChange(
                    stream=result.stream,
                    at=result.at,
                    place=place,
                    before=old,
                    after=new,
                    rules=result.rules or None,
                    seats=len(result.players),
                    limit=limit,
                )
                for place, old, new in zip(result.places, before, after, strict=True)
            )
            await _write_changes(connection, changes)
            if result.rules:
                under = await _under_rules(connection, result)
                for new in limited_rate(result, under, rate, meetings=meetings)[0]:
                    row = {"mu": new.mu, "sigma": new.sigma, "games": new.games}
                    key = {"rules": result.rules, "player": new.player}
                    await connection.insert_or_update(RULESET_RATING, {**key, **row}, row)
            return changes

    async def changes_of(self, stream: StreamId) -> tuple[RatingChange, ...]:
        """Return what a rated game changed."""
        async with self.reading() as connection:
            return await _changes(connection, RATING_CHANGE.c.stream == stream)

    async def ruleset_ratings(self, player: PlayerId) -> dict[str, Rating]:
        """Return a player's ratings by ruleset."""
        ask = select(RULESET_RATING).where(RULESET_RATING.c.player == player)
        async with self.reading() as connection:
            return {row.rules: _rating(row) for row in (await connection.execute(ask)).all()}

    async def public_ratings(self, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """Return the ratings that others may see."""
        ask = (
            select(RATING)
            .join(PERSON, PERSON.c.player == RATING.c.player)
            .outerjoin(SHARING, SHARING.c.player == RATING.c.player)
            .where(RATING.c.player.in_(players), RATING.c.games > 0, *_IS_PUBLIC)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(ask)).all() if players else []
        return {PlayerId(row.player): _rating(row) for row in rows}

    async def leaders(self, rules: str, limit: int) -> tuple[Rating, ...]:
        """Return the strongest under a ruleset: settled, of accounts, and not hidden."""
        ask = (
            select(RULESET_RATING)
            .join(PERSON, PERSON.c.player == RULESET_RATING.c.player)
            .outerjoin(SHARING, SHARING.c.player == RULESET_RATING.c.player)
            .where(
                RULESET_RATING.c.rules == rules,
                RULESET_RATING.c.games >= SETTLED_AFTER,
                *_IS_PUBLIC,
            )
            .order_by(_BEST_FIRST, RULESET_RATING.c.player)
            .limit(limit)
        )
        async with self.reading() as connection:
            return tuple(_rating(row) for row in (await connection.execute(ask)).all())

    async def ratings_of(self, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """Return the existing ratings of some players."""
        ask = select(RATING).where(RATING.c.player.in_(players), RATING.c.games > 0)
        async with self.reading() as connection:
            rows = (await connection.execute(ask)).all()
        return {
            PlayerId(row.player): Rating(player=row.player, mu=row.mu, sigma=row.sigma, games=row.games)
            for row in rows
        }

    async def best(self, limit: int) -> tuple[Rating, ...]:
        """Return the highest ratings."""
        order = (3 * RATING.c.sigma - RATING.c.mu, RATING.c.player)
        ask = select(RATING).where(RATING.c.games > 0).order_by(*order).limit(limit)
        async with self.reading() as connection:
            rows = (await connection.execute(ask)).all()
        return tuple(Rating(player=row.player, mu=row.mu, sigma=row.sigma, games=row.games) for row in rows)

    async def history(self, player: PlayerId, *, limit: int) -> tuple[RatingChange, ...]:
        """Return a player's newest changes."""
        async with self.reading() as connection:
            return await _changes(connection, RATING_CHANGE.c.player == player, newest=limit)

    async def erase_ratings(self, player: PlayerId) -> None:
        """Delete a player's rating and its history."""
        async with self.writing() as connection:
            await connection.execute(delete(RATING_CHANGE).where(RATING_CHANGE.c.player == player))
            await connection.execute(delete(RATING).where(RATING.c.player == player))
            await connection.execute(delete(RULESET_RATING).where(RULESET_RATING.c.player == player))


def _rating(row: Any) -> Rating:  # noqa: ANN401  a row of ratings
    return Rating(player=row.player, mu=row.mu, sigma=row.sigma, games=row.games)


async def _meetings(connection: DatabaseConnection, result: RatedResult, before: Sequence[Rating]) -> int:
    """Return how often two of the players met within a day, in rated games that counted."""
    games: dict[str, set[PlayerId]] = {}
    for rating in before:
        ask = (
            select(RATING_CHANGE.c.stream)
            .join(SETTLEMENT)
            .where(
                RATING_CHANGE.c.player == rating.player,
                RATING_CHANGE.c.games > rating.games - LOOKED_BACK,
                RATING_CHANGE.c.limited.is_(None),
                SETTLEMENT.c.at > result.at - DAY,
            )
        )
        for row in (await connection.execute(ask)).all():
            games.setdefault(row.stream, set()).add(rating.player)
    return most_meetings(result.players, games.values())


async def _under_rules(connection: DatabaseConnection, result: RatedResult) -> list[Rating]:
    """Return the players' ratings under the rules of a game, seat by seat."""
    ask = select(RULESET_RATING).where(
        RULESET_RATING.c.rules == result.rules, RULESET_RATING.c.player.in_(result.players)
    )
    known = {row.player: _rating(row) for row in (await connection.execute(ask)).all()}
    return [known.get(player) or newcomer(player) for player in result.players]


async def _locked(connection: DatabaseConnection, players: Sequence[PlayerId]) -> list[Rating]:
    """Return ratings, locked, seat by seat."""
    for player in sorted(players):  # always in the same order, to avoid deadlocks
        new = newcomer(player)
        row = {"player": player, "mu": new.mu, "sigma": new.sigma, "games": 0}
        await connection.insert_if_new(RATING, row)
    ask = select(RATING).where(RATING.c.player.in_(players)).order_by(RATING.c.player).with_for_update()
    rows = {row.player: row for row in (await connection.execute(ask)).all()}
    return [
        Rating(player=player, mu=rows[player].mu, sigma=rows[player].sigma, games=rows[player].games)
        for player in players
    ]


async def _write_changes(connection: DatabaseConnection, changes: Sequence[RatingChange]) -> None:
    await connection.execute(
        insert(RATING_CHANGE),
        [
            {
                "stream": change.stream,
                "seat": seat,
                "player": change.after.player,
                "place": change.place,
                "mu_before": change.before.mu,
                "sigma_before": change.before.sigma,
                "mu_after": change.after.mu,
                "sigma_after": change.after.sigma,
                "games": change.after.games,
                "rules": change.rules,
                "seats": change.seats,
                "limited": change.limit,
            }
            for seat, change in enumerate(changes)
        ],
    )
    for change in changes:
        new = change.after
        await connection.execute(
            RATING.update()
            .where(RATING.c.player == new.player)
            .values(mu=new.mu, sigma=new.sigma, games=new.games)
        )


async def _changes(
    connection: DatabaseConnection, which: ColumnElement[bool], *, newest: int | None = None
) -> tuple[RatingChange, ...]:
    ask = select(RATING_CHANGE, SETTLEMENT.c.at).join(SETTLEMENT).where(which)
    if newest is None:
        ask = ask.order_by(RATING_CHANGE.c.seat)
    else:
        # In the order of the index: each change of a player counts one game more.
        ask = ask.order_by(RATING_CHANGE.c.games.desc()).limit(newest)
    return tuple(
        RatingChange(
            stream=row.stream,
            at=row.at,
            place=row.place,
            before=Rating(player=row.player, mu=row.mu_before, sigma=row.sigma_before, games=row.games - 1),
            after=Rating(player=row.player, mu=row.mu_after, sigma=row.sigma_after, games=row.games),
            rules=row.rules,
            seats=row.seats,
            limit=None if row.limited is None else RatingLimit(row.limited),
        )
        for row in (await connection.execute(ask)).all()
    )
