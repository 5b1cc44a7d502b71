"""Room: its seats, game and clocks; folded from events like a game."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.core.events import (
    ClockPressed,
    Credit,
    Dealt,
    Event,
    GameCreated,
    GameStopped,
    Gone,
    Leaving,
    Paused,
    PlayedOn,
    Resumed,
    SeatGivenUp,
    SeatTakenBack,
    SeedRevealed,
    TilesDrawn,
    TimeGiven,
    TurnPlayed,
    TurnRestarted,
    TurnStarted,
)
from stolik.core.state import Phase, State, apply, created
from stolik.play.clocks import lag
from stolik.play.games.bot_pause import BotPause
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.events import (
    AnyEvent,
    BotSeated,
    BotsPaced,
    GameForfeited,
    GameRated,
    HintTaken,
    PauseLimited,
    RematchOpened,
    RoomClosed,
    RoomEvent,
    RoomOpened,
    RoundTimed,
    SeatAbandoned,
    SeatAway,
    SeatBack,
    SeatLeft,
    SeatResigned,
    SeatTaken,
    is_of_room,
)

ROUND: Final = "@round"
"""The id recorded when the whole round is stopped; no session has it."""
LIMIT: Final = "@limit"
"""The id recorded when a stop runs out, or nobody can come; no session has it."""
_NO_FORFEITS: Final[dict[Seat, Gone]] = {}
STAND_IN: Final = "casual"
"""The level of the bot that replaces an absent player."""
_INTERRUPTS: Final = frozenset({Paused, Resumed, SeatGivenUp, SeatTakenBack, PlayedOn})
"""The events of a game that change who plays or whether it runs; hardly any event is one."""


class Sitter(Struct, frozen=True, kw_only=True):
    """The player of a seat: a person, or a bot of some level."""

    player: PlayerId | None = None
    bot: str | None = None
    seed: str = ""
    """Their contribution to the shuffle."""


class TableTime(Struct, frozen=True, kw_only=True):
    """The time of the tournament's round at a table: when it ends, or what is left while it is stopped."""

    ends_at: int | None
    left_ms: int | None


class Clocks(Struct, frozen=True, kw_only=True):
    """The clocks of a room, and the time given back to them."""

    quota: tuple[int, ...] = ()
    """Each seat's lag quota, in milliseconds."""
    running_since: int | None = None
    """When the running clock was started: that of the turn, or of the look at the hands."""
    given: int = 0
    """The time given back to it."""
    begun_at: int | None = None
    """When the game started, for the time of the round."""
    round_given: int = 0
    """The time given back to the round for outages."""
    stopped_at: int = 0
    """When the game was last stopped, or when the round was resumed while it was."""
    stood: int = 0
    """How long referees have stopped the game in total: the round's time does not run meanwhile."""
    resumed_at: int = 0
    """When play resumed after a stop of the whole round: absence before that does not count."""
    credited_until: int = 0
    """Outages up to this time are compensated."""
    loaded: frozenset[Seat] = frozenset()
    """Seats that got back the time their page took to load."""
    turns: tuple[int, ...] = ()
    """The number of turns each seat has started."""


class Room(Struct, frozen=True, kw_only=True):
    """A room after some event, secrets included."""

    opened: RoomOpened
    sitters: tuple[Sitter | None, ...]
    sat: frozenset[PlayerId] = frozenset()
    """Everybody who has sat down, also those who have left."""
    game: State | None = None
    clocks: Clocks = Clocks()
    closed: bool = False
    rematch: StreamId | None = None
    last_at: int = 0
    away: dict[Seat, int] = {}
    """Since when players have been away, by seat."""
    stood_in: frozenset[Seat] = frozenset()
    """Seats that a bot plays until their player returns."""
    resigned: frozenset[Seat] = frozenset()
    """Seats whose players resigned: nobody gets them back in this game."""
    pause_until: int | None = None
    """When a stopped game resumes by itself."""
    rated: bool = False
    """Whether the game was counted for the ratings."""
    rating_changes: tuple[tuple[int, int], ...] = ()
    """For each seat, the displayed rating before and after."""
    over_at: int | None = None
    """When the game ended."""
    timed: RoundTimed | None = None
    """The time of the tournament's round, if it was started."""
    rulers: frozenset[PlayerId] = frozenset()
    """The referees who have made rulings here: officials of a tournament are not the room's own referees."""
    paced: BotPause | None = None
    """The pause of the bots, if the players changed it."""
    hints: tuple[HintTaken, ...] = ()
    """Every hint that was taken in the game."""

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Return the seat of a player."""
        for seat, sitter in enumerate(self.sitters):
            if sitter is not None and sitter.player == player:
                return Seat(seat)
        return None

    def bot_at(self, seat: Seat) -> str | None:
        """Return the level of the bot at a seat, permanent or as a replacement."""
        sitter = self.sitters[seat]
        if sitter is None:
            return None
        return STAND_IN if seat in self.stood_in else sitter.bot

    def is_automatic(self, seat: Seat) -> bool:
        """Return whether no person plays a seat, so that there is no network delay."""
        return seat in self.forfeits or self.bot_at(seat) is not None

    @property
    def forfeits(self) -> dict[Seat, Gone]:
        """Forfeited seats with the reason, the first one first."""
        return _NO_FORFEITS if self.game is None else self.game.forfeits

    @property
    def forfeited(self) -> bool:
        """Whether the game ended because too few people were left."""
        return self.game is not None and self.game.stopped

    @property
    def has_referee(self) -> bool:
        """Whether a referee can come when called: officials of a tournament referee all its tables."""
        return bool(self.opened.setup.referees) or self.opened.setup.tournament is not None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people who have neither forfeited nor resigned."""
        return tuple(
            Seat(seat)
            for seat, sitter in enumerate(self.sitters)
            if sitter is not None
            and sitter.player is not None
            and seat not in self.forfeits
            and seat not in self.resigned
        )

    @property
    def round(self) -> TableTime | None:
        """The time of the tournament's round, with the time given back for outages and referees' stops."""
        timed = self.timed
        if timed is None:
            return None
        given = self.clocks.round_given + self.clocks.stood - timed.stood_ms
        if timed.left_ms is not None:
            return TableTime(ends_at=None, left_ms=timed.left_ms + given)
        if timed.ends_at is None:
            return None
        ends = timed.ends_at + given
        if self.is_stopped:
            return TableTime(ends_at=None, left_ms=max(0, ends - self.clocks.stopped_at))
        return TableTime(ends_at=ends, left_ms=None)

    @property
    def is_stopped(self) -> bool:
        """Whether a referee, or a call for one, has stopped the game."""
        stop = None if self.game is None else self.game.stop
        return stop is not None and stop.by != ROUND

    @property
    def round_stands(self) -> bool:
        """Whether the organiser has stopped the whole round."""
        return self.timed is not None and self.timed.left_ms is not None

    @property
    def bot_pause(self) -> BotPause:
        """How long bots wait before they move."""
        return self.opened.setup.bot_pause if self.paced is None else self.paced

    @property
    def hints_of_seats(self) -> tuple[int, ...]:
        """How many hints each seat has taken."""
        return tuple(sum(hint.seat == seat for hint in self.hints) for seat in range(len(self.sitters)))

    @property
    def is_running(self) -> bool:
        """Whether a game is being played."""
        return self.game is not None and not self.is_over

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.phase is Phase.OVER


def fold(room: Room | None, event: AnyEvent, *, game: State | None = None) -> Room:
    """Return the room after `event`. The event is trusted: deciding came before.

    `game` is the game after the event, if it was applied already.
    """
    if isinstance(event, RoomOpened):
        return _opened(event)
    if room is None:
        message = f"a room begins with RoomOpened: {type(event).__name__}"
        raise TypeError(message)
    if is_of_room(event):
        meant = in_game(room, event)
        room = _in_room(room, event)
        for each in meant:
            room = fold(room, each)
        return replace(room, last_at=max(room.last_at, event.at))
    if game is None:
        game = created(event) if room.game is None and isinstance(event, GameCreated) else _game(room, event)
    return replace(
        _interrupted(room, event) if type(event) in _INTERRUPTS else room,
        game=game,
        over_at=event.at if room.over_at is None and game.phase is Phase.OVER else room.over_at,
        clocks=_clocks(room, event),
        last_at=max(room.last_at, event.at),
        rulers=_rulers(room, event),
    )


def _rulers(room: Room, event: Event) -> frozenset[PlayerId]:
    by = getattr(event, "by", "")
    # A stopped round and a player's call have other names here, and no account.
    is_person = bool(by) and not by.startswith(("@", "seat "))
    return room.rulers | {PlayerId(by)} if is_person and by not in room.rulers else room.rulers


def _opened(event: RoomOpened) -> Room:
    seats = range(event.setup.seats)
    return Room(
        opened=event,
        sitters=tuple(
            Sitter(bot=event.setup.bots[seat]) if seat in event.setup.bots else None for seat in seats
        ),
        last_at=event.at,
    )


def _game(room: Room, event: Event) -> State:
    if room.game is None:
        message = f"no game has begun: {type(event).__name__}"
        raise TypeError(message)
    return apply(room.game, event)


def _in_room(room: Room, event: RoomEvent) -> Room:  # noqa: C901  one case an event
    match event:
        case RoomOpened():
            return _opened(event)
        case SeatTaken() | BotSeated() | SeatLeft():
            return _seated(room, event)
        case BotsPaced(bot_pause=pause):
            return replace(room, paced=pause)
        case RoomClosed():
            return replace(room, closed=True)
        case RematchOpened(room=stream):
            return replace(room, rematch=stream)
        case SeatAway() | SeatBack() | SeatAbandoned() | SeatResigned():
            return _attended(room, event)
        case RoundTimed():
            return _timed(room, event)
        case PauseLimited(until=until):
            return replace(room, pause_until=until)
        case GameForfeited():
            return room
        case HintTaken():
            return replace(room, hints=(*room.hints, event))
        case GameRated(shown=shown):
            return replace(room, rated=True, rating_changes=shown)
        case _:
            assert_never(event)


def _timed(room: Room, event: RoundTimed) -> Room:
    timed = None if event.ends_at is None and event.left_ms is None else event
    clocks, stands = room.clocks, event.left_ms is not None
    if room.is_stopped and stands != room.round_stands:
        # While the whole round is stopped, a referee's stop takes no time from it.
        stood = clocks.stood + event.at - clocks.stopped_at if stands else clocks.stood
        clocks = replace(clocks, stood=stood, stopped_at=event.at)
    return replace(room, timed=timed, clocks=clocks)


def _seated(room: Room, event: SeatTaken | BotSeated | SeatLeft) -> Room:
    sitter: Sitter | None
    match event:
        case SeatTaken(player=player, seed=seed):
            sitter = Sitter(player=player, seed=seed)
        case BotSeated(level=level):
            sitter = Sitter(bot=level)
        case SeatLeft():
            sitter = None
        case _:
            assert_never(event)
    seat = event.seat
    sitters = (*room.sitters[:seat], sitter, *room.sitters[seat + 1 :])
    sat = room.sat | {event.player} if isinstance(event, SeatTaken) else room.sat
    return replace(room, sitters=sitters, sat=sat)


def _attended(room: Room, event: SeatAway | SeatBack | SeatAbandoned | SeatResigned) -> Room:
    seat = event.seat
    match event:
        case SeatAway(at=at):
            return replace(room, away={**room.away, seat: at})
        case SeatBack():
            return replace(room, away=_without(room.away, seat))
        case SeatAbandoned() | SeatResigned():
            return room
        case _:
            assert_never(event)


def in_game(room: Room, event: RoomEvent) -> tuple[Event, ...]:
    """Return what an event of the room means in its game: who left, and that the game had to stop.

    The game's record contains these, so that it agrees with the room.
    """
    match event:
        case SeatAbandoned(at=at, seat=seat, outcome=outcome):
            return (SeatGivenUp(at=at, seat=seat, because=Gone.AWAY, outcome=outcome),)
        case SeatResigned(at=at, seat=seat, outcome=outcome):
            return (SeatGivenUp(at=at, seat=seat, because=Gone.RESIGNED, outcome=outcome),)
        case SeatBack(at=at, seat=seat) if seat in room.stood_in:
            return (SeatTakenBack(at=at, seat=seat),)
        case GameForfeited(at=at, seed=seed):
            shown = (SeedRevealed(at=at, seed=seed),) if seed else ()
            return (GameStopped(at=at), *shown)
        case _:
            return ()


def _interrupted(room: Room, event: Event) -> Room:
    match event:
        case Paused() | Resumed():
            return replace(room, pause_until=None)
        case PlayedOn():
            return replace(room, resigned=frozenset(), stood_in=frozenset())
        case SeatTakenBack(seat=seat):
            return replace(room, stood_in=room.stood_in - {seat})
        case SeatGivenUp(seat=seat):
            resigned = room.resigned | {seat} if event.because is Gone.RESIGNED else room.resigned
            stood_in = room.stood_in | {seat} if event.outcome is Leaving.BOT else room.stood_in
            return replace(room, resigned=resigned, stood_in=stood_in)
        case _:
            return room


def _without(away: dict[Seat, int], seat: Seat) -> dict[Seat, int]:
    return {other: since for other, since in away.items() if other != seat}


def _clocks(room: Room, event: Event) -> Clocks:
    clocks = room.clocks
    match event:
        case TilesDrawn() | ClockPressed() | TurnPlayed():
            return clocks  # the most frequent events first: cases are tried in order
        case GameCreated(at=at, rules=rules, seats=seats):
            return replace(clocks, begun_at=at, quota=(lag.first_quota(rules),) * seats, turns=(0,) * seats)
        case TurnStarted(at=at, seat=seat):
            rules = room.opened.setup.rules
            return replace(
                clocks,
                quota=_with(clocks.quota, seat, lag.next_quota(rules, clocks.quota[seat])),
                running_since=at,
                given=0,
                turns=_with(clocks.turns, seat, clocks.turns[seat] + 1),
            )
        case Dealt(at=at) | TurnRestarted(at=at):
            return replace(clocks, running_since=at, given=0)
        case PlayedOn(at=at, seat=seat):
            return Clocks(
                quota=clocks.quota,
                running_since=at,
                begun_at=at,
                turns=_with((0,) * len(clocks.turns), seat, 1),
            )
        case Paused(at=at):
            return replace(clocks, stopped_at=at)
        case Resumed(at=at):
            return _resumed(room, at)
        case TimeGiven(at=at, ms=ms, because=because):
            return _given(room, at, ms, because)
        case _:
            return clocks


def _resumed(room: Room, at: int) -> Clocks:
    clocks = replace(room.clocks, running_since=at, given=0)
    stop = None if room.game is None else room.game.stop
    if stop is None or stop.by == ROUND:
        return replace(clocks, resumed_at=at)
    return clocks if room.round_stands else replace(clocks, stood=clocks.stood + at - clocks.stopped_at)


def _with(counts: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return (*counts[:seat], count, *counts[seat + 1 :])


def _given(room: Room, at: int, ms: int, because: Credit) -> Clocks:
    clocks = replace(room.clocks, given=room.clocks.given + ms)
    turn = None if room.game is None else room.game.turn
    match because:
        case Credit.OUTAGE:
            return replace(clocks, round_given=clocks.round_given + ms, credited_until=at)
        case Credit.LAG if turn is not None:
            return replace(clocks, quota=_with(clocks.quota, turn.seat, clocks.quota[turn.seat] - ms))
        case Credit.LOADING if turn is not None:
            return replace(clocks, loaded=clocks.loaded | {turn.seat})
        case _:
            return clocks
