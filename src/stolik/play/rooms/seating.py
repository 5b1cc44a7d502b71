"""Opening a room, sitting down, getting up, starting, and continuing with the next game."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from stolik.bots import BOTS
from stolik.core.commands import Begin
from stolik.core.deal import Seat
from stolik.core.decide import create_game
from stolik.core.events import Leaving
from stolik.core.fairness.audit import altered_rules
from stolik.core.fairness.shuffle import SEED_BYTES, commit
from stolik.core.ruleset import SEAT_COUNTS, Ruleset, derive
from stolik.core.state import State
from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.games.bot_pause import BotPause
from stolik.play.games.executor import CommandExecutor, Decide, Decision, digest_of, done, first_answer, id_of
from stolik.play.lobby.lookup import RoomLookup
from stolik.play.ports import Lost, Repeated, StreamId
from stolik.play.rights import Principal, viewer_of
from stolik.play.rooms.cache import Decided, LoadedRoom
from stolik.play.rooms.events import (
    MOST_GAMES,
    Access,
    AnyEvent,
    BotSeated,
    BotsPaced,
    RematchOpened,
    RoomClosed,
    RoomOpened,
    SeatLeft,
    SeatTaken,
    Setup,
)
from stolik.play.rooms.room import Room, fold

KIND: Final = "room"
LONGEST_SEED: Final = 200


def with_clock(rules: Ruleset, seconds: int | None) -> Ruleset:
    """Return `rules` with another time per turn, or without a clock."""
    if seconds == rules.turn_seconds:
        return rules
    return derive(rules, "no-clock" if seconds is None else f"clock-{seconds}", turn_seconds=seconds)


class Created(NamedTuple):
    """The answer to the opening of a room, and whether it was opened just now."""

    answer: Answer
    is_new: bool


class Seating:
    """The use cases before and after a game."""

    def __init__(
        self,
        executor: CommandExecutor,
        finding: RoomLookup,
        *,
        link_key: bytes,
        fresh_seed: Callable[[], bytes],
    ) -> None:
        self._executor = executor
        self._finding = finding
        self._link_key = link_key
        self._fresh_seed = fresh_seed

    async def open(self, actor: Principal, setup: Setup, *, command_id: str, asked: object = None) -> Answer:
        """Open a room; its id is the link to it.

        `asked` is the whole request, if it contained more than the setup.
        """
        given = id_of(actor, command_id)
        if given is None:
            return Refused(code=Trouble.BAD_ID)
        trouble = _trouble_in(setup)
        if trouble is not None:
            return Refused(code=trouble)
        if setup.rated:
            if not actor.account:
                return Refused(code=Trouble.ACCOUNT_NEEDED)
            # Nobody should save a rating by disconnecting.
            setup = msgspec.structs.replace(setup, on_leaving=Leaving.FORFEIT)
        # The same command opens the same room on any worker; without the key nobody can guess the link.
        stream = self.link("room", given)
        opened = RoomOpened(at=0, setup=setup, host=actor.player, commitment="")
        return await self.open_at(actor, stream, given, opened, digest=digest_of("open", asked or setup))

    async def join(
        self, actor: Principal, stream: StreamId, *, command_id: str, seed: str, seat: Seat | None = None
    ) -> Answer:
        """Sit down on a given or any free seat, and contribute `seed` to the shuffle."""
        unwelcome = await self._is_unwelcome(actor, stream)

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            room = loaded.room
            trouble = _arranged(room) or _before_start(room) or _may_sit(room, actor, seed)
            if trouble is not None:
                return Refused(code=trouble)
            # Nobody is told of being blocked: the seat might as well be reserved.
            chosen = Trouble.SEAT_TAKEN if unwelcome else _seat_for(room, actor, seat)
            if isinstance(chosen, Trouble):
                return Refused(code=chosen)
            seated = loaded.deciding(SeatTaken(at=now, seat=chosen, player=actor.player, seed=seed))
            if room.opened.gathers_until is None or None in seated.room.sitters:
                return seated
            # The last of those who were brought together: nobody has to press a button.
            return begun_in(self._executor, loaded, now, after=seated)

        return await self._do(actor, stream, command_id, decide, digest_of("join", seed, seat))

    async def _is_unwelcome(self, actor: Principal, stream: StreamId) -> bool:
        """Return whether somebody at a private table blocks the person who wants to sit down."""
        loaded = await self._executor.cache.cached(stream)
        if loaded is None or loaded.room.opened.setup.access is not Access.LINK:
            return False
        room = loaded.room
        there = {sitter.player for sitter in room.sitters if sitter is not None and sitter.player}
        among = (there | {room.opened.host}) - {actor.player}
        return bool(among and await self._executor.ports.store.blockers_of(actor.player, among))

    async def leave(self, actor: Principal, stream: StreamId, *, command_id: str) -> Answer:
        """Get up before the start; if the last person leaves, the room is closed."""

        def decide(loaded: LoadedRoom, now: int) -> tuple[AnyEvent, ...] | Refused:
            room, seat = loaded.room, loaded.room.seat_of(actor.player)
            trouble = _arranged(room) or _before_start(room)
            if trouble is not None:
                return Refused(code=trouble)
            if seat is None:
                return Refused(code=Trouble.NOT_SEATED)
            left = SeatLeft(at=now, seat=seat)
            alone = not any(sitter and sitter.player for sitter in fold(room, left).sitters)
            return (left, RoomClosed(at=now)) if alone else (left,)

        return await self._do(actor, stream, command_id, decide, digest_of("leave"))

    async def seat_bot(
        self, actor: Principal, stream: StreamId, seat: Seat, level: str | None, *, command_id: str
    ) -> Answer:
        """Give a free seat to a bot before the start, or remove one; for players of the table."""

        def decide(loaded: LoadedRoom, now: int) -> tuple[AnyEvent, ...] | Refused:
            room = loaded.room
            trouble = _arranged(room) or _gathers(room) or _before_start(room)
            trouble = trouble or _may_seat_bot(room, actor, seat, level)
            if trouble is not None:
                return Refused(code=trouble)
            return (
                SeatLeft(at=now, seat=seat) if level is None else BotSeated(at=now, seat=seat, level=level),
            )

        return await self._do(actor, stream, command_id, decide, digest_of("seat_bot", seat, level))

    async def pace_bots(
        self, actor: Principal, stream: StreamId, pause: BotPause, *, command_id: str
    ) -> Answer:
        """Change the speed of the bots, at any time before the end; for players of the table."""

        def decide(loaded: LoadedRoom, now: int) -> tuple[AnyEvent, ...] | Refused:
            room = loaded.room
            if _arranged(room) or room.seat_of(actor.player) is None:
                return Refused(code=Trouble.NOT_ALLOWED)
            if room.closed or room.is_over:
                return Refused(code=Trouble.CLOSED)
            return (BotsPaced(at=now, bot_pause=pause),)

        return await self._do(actor, stream, command_id, decide, digest_of("pace_bots", pause))

    async def start(self, actor: Principal, stream: StreamId, *, command_id: str) -> Answer:
        """Shuffle and deal when all seats are taken; any of the players may."""

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            room = loaded.room
            trouble = _arranged(room) or _before_start(room)
            if trouble is not None:
                return Refused(code=trouble)
            if room.seat_of(actor.player) is None and actor.player != room.opened.host:
                return Refused(code=Trouble.NOT_ALLOWED)
            if None in room.sitters:
                return Refused(code=Trouble.SEATS_EMPTY)
            return begun_in(self._executor, loaded, now)

        return await self._do(actor, stream, command_id, decide, digest_of("start"))

    async def rematch(self, actor: Principal, stream: StreamId, *, command_id: str) -> Answer:
        """Open the room of the next game, which the next seat starts; everybody finds the same one."""
        given = id_of(actor, command_id)
        if given is None:
            return Refused(code=Trouble.BAD_ID)
        loaded = await self._executor.cache.fresh(stream)
        if loaded is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        room, game = loaded.room, loaded.room.game
        if _arranged(room) or room.seat_of(actor.player) is None:
            return Refused(code=Trouble.NOT_ALLOWED)
        if game is None or game.starter is None or not room.is_over:
            return Refused(code=Trouble.NOT_OVER)
        following = RoomOpened(
            at=0,
            # With the bots that sit here now: some came after the room was opened.
            setup=msgspec.structs.replace(room.opened.setup, bots=bots_of(room), bot_pause=room.bot_pause),
            host=actor.player,
            commitment="",
            number=game.number + 1,
            first_starter=first_starter_of(game),
            after=stream,
            kept_for=tuple(sitter.player if sitter else None for sitter in room.sitters),
        )
        next_stream = self.link("rematch", stream)
        opened = await self.open_at(actor, next_stream, "@rematch", following)

        def decide(loaded: LoadedRoom, now: int) -> tuple[AnyEvent, ...] | Refused:
            if loaded.room.rematch is not None:
                return Refused(code=Trouble.ALREADY_BEGUN)
            return (RematchOpened(at=now, room=next_stream),)

        # A different id from the opening's: in the third game of a match both would be in one stream.
        await self._executor.carry(
            stream, "@next", decide, look=lambda it: viewer_of(it.room, actor), remember=False
        )
        return opened

    async def open_at(
        self,
        actor: Principal,
        stream: StreamId,
        command_id: str,
        event: RoomOpened,
        *,
        digest: str | None = None,
    ) -> Answer:
        """Open a room under a name; sets the time and commitment of the event."""
        secrets_of, seed = self._executor.ports.secrets, self._fresh_seed()
        now = await self._executor.ports.clock.now()
        opened = msgspec.structs.replace(event, at=now, commitment=commit(seed))
        # The secret first, then the room that needs it: a crash in between leaves an unused seed.
        await secrets_of.keep(opened.commitment, seed)
        after = LoadedRoom(stream=stream, seq=1, room=fold(None, opened), seed=seed)
        written = await self.create(actor, after, [opened], command_id, digest=digest)
        if not written.is_new:
            await secrets_of.forget(opened.commitment)
        return written.answer

    async def create(
        self,
        actor: Principal,
        after: LoadedRoom,
        events: Sequence[AnyEvent],
        command_id: str,
        *,
        digest: str | None = None,
    ) -> Created:
        """Write the first events of a room, all of them or none."""
        executor, stream = self._executor, after.stream
        step = executor.step(None, after, command_id, events, digest=digest)
        outcome = await executor.ports.store.create(KIND, step)
        if isinstance(outcome, Repeated | Lost):
            if isinstance(outcome, Repeated) and outcome.was_other(digest):
                return Created(Refused(code=Trouble.USED_ID), is_new=False)
            known = await executor.cache.fresh(stream)
            if isinstance(outcome, Lost) or known is None:
                return Created(Refused(code=Trouble.BUSY), is_new=False)
            answer = first_answer(outcome, known, lambda it: viewer_of(it.room, actor))
            return Created(answer, is_new=False)
        await executor.moved_on(after, step.due)
        # The code comes after the room; if this is interrupted, it is created when first needed.
        await self._finding.code_of(stream)
        return Created(done(after, 1, events, lambda it: viewer_of(it.room, actor)), is_new=True)

    async def _do(
        self,
        actor: Principal,
        stream: StreamId,
        command_id: str,
        decide: Decide,
        digest: str,
    ) -> Answer:
        given = id_of(actor, command_id)
        if given is None:
            return Refused(code=Trouble.BAD_ID)
        return await self._executor.carry(
            stream, given, decide, look=lambda it: viewer_of(it.room, actor), digest=digest
        )

    def link(self, purpose: str, name: str) -> StreamId:
        """Return the id of a room: the same on every worker, and not to be guessed without the key."""
        return StreamId(
            hmac.new(self._link_key, f"{purpose}:{name}".encode(), hashlib.sha256).hexdigest()[:32]
        )


def begun_in(
    executor: CommandExecutor, loaded: LoadedRoom, now: int, *, after: Decided | None = None
) -> Decided | Refused:
    """Return what follows when a room with all seats taken shuffles and deals."""
    seated = loaded.deciding() if after is None else after
    room = seated.room
    created = create_game(
        room.opened.setup.rules,
        room.opened.setup.seats,
        now=now,
        number=room.opened.number,
        first_starter=room.opened.first_starter,
        commitment=room.opened.commitment,
        player_seeds=tuple(sitter.seed for sitter in room.sitters if sitter is not None),
    )
    return executor.played(loaded, [Begin()], now, after=seated.then([created]))


def bots_of(room: Room) -> dict[int, str]:
    """Return the levels of the bots that sit in a room, by seat."""
    return {seat: sitter.bot for seat, sitter in enumerate(room.sitters) if sitter is not None and sitter.bot}


def first_starter_of(game: State) -> Seat | None:
    """Return who started the first game of a match, given any of its games."""
    return None if game.starter is None else Seat((game.starter - game.number + 1) % game.seats)


def random_seed() -> bytes:
    """Return a random seed for one shuffle."""
    return secrets.token_bytes(SEED_BYTES)


def _trouble_in(setup: Setup) -> Trouble | None:
    """Return which settings do not fit together."""
    # Only published rules and valid variants, because otherwise the record could not be proven.
    if setup.seats not in SEAT_COUNTS or altered_rules(setup.rules) or not 1 <= setup.games <= MOST_GAMES:
        return Trouble.BAD_SETUP
    if any(seat not in range(setup.seats) or level not in BOTS for seat, level in setup.bots.items()):
        return Trouble.BAD_SETUP
    if setup.rated and setup.bots:
        return Trouble.RATED_WITH_BOTS
    if setup.rated and setup.rules.turn_seconds is None:
        return Trouble.RATED_WITHOUT_CLOCK
    return Trouble.ONLY_BOTS if len(setup.bots) == setup.seats else None


def _arranged(room: Room) -> Trouble | None:
    """At a tournament's table players do not seat themselves: the tournament does."""
    return Trouble.NOT_ALLOWED if room.opened.setup.tournament is not None else None


def _gathers(room: Room) -> Trouble | None:
    """At a table that was found, nobody gives the seat of another to a bot."""
    return None if room.opened.gathers_until is None else Trouble.NOT_ALLOWED


def _before_start(room: Room) -> Trouble | None:
    if room.closed:
        return Trouble.CLOSED
    return None if room.game is None else Trouble.ALREADY_BEGUN


def _may_sit(room: Room, actor: Principal, seed: str) -> Trouble | None:
    if room.seat_of(actor.player) is not None:
        return Trouble.ALREADY_SEATED
    if actor.player in room.opened.setup.referees:
        return Trouble.REFEREE_CANNOT_PLAY
    if room.opened.setup.rated and not actor.account:
        return Trouble.ACCOUNT_NEEDED
    return Trouble.BAD_SETUP if len(seed) > LONGEST_SEED else None


def _may_seat_bot(room: Room, actor: Principal, seat: Seat, level: str | None) -> Trouble | None:
    if room.seat_of(actor.player) is None:
        return Trouble.NOT_SEATED
    if not 0 <= seat < len(room.sitters):
        return Trouble.NO_SUCH_SEAT
    if room.opened.setup.rated:
        return Trouble.RATED_WITH_BOTS
    if level is not None and level not in BOTS:
        return Trouble.BAD_SETUP
    sitter = room.sitters[seat]
    if level is None:
        return None if sitter is not None and sitter.bot else Trouble.NOT_SEATED
    return Trouble.SEAT_TAKEN if sitter is not None and sitter.player else None


def _seat_for(room: Room, actor: Principal, wanted: Seat | None) -> Seat | Trouble:
    if wanted is not None and not 0 <= wanted < len(room.sitters):
        return Trouble.NO_SUCH_SEAT
    kept = room.opened.kept_for or (None,) * len(room.sitters)
    free = [
        Seat(seat)
        for seat, sitter in enumerate(room.sitters)
        # A bot makes room for the player a seat is reserved for.
        if (sitter is None and kept[seat] is None)
        or ((sitter is None or sitter.bot) and kept[seat] == actor.player)
    ]
    own = [seat for seat in free if kept[seat] == actor.player]
    choices = own or free
    if wanted is not None:
        return wanted if wanted in choices else Trouble.SEAT_TAKEN
    return choices[0] if choices else Trouble.SEAT_TAKEN
