"""What a viewer may know of a room: its people, and the game through `core.view` alone."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.core.outcome import SeatResult
from stolik.core.state import Phase, State
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.core.view import Own, Public, View, Viewer, own, public, redact, view
from stolik.play.answers import Numbered
from stolik.play.games.bot_pause import BotPause
from stolik.play.games.outcome import results_of
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.events import (
    Access,
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
    Setup,
    is_of_room,
)
from stolik.play.rooms.personas import persona, seat_id
from stolik.play.rooms.room import Room, TableTime
from stolik.play.side_tables import Seated


class Person(Struct, frozen=True, kw_only=True):
    """The player of a seat; a bot is always called a bot, also when it replaces a player."""

    player: PlayerId | None
    bot: str | None
    away: bool = False
    """Whether the player has been disconnected for a while."""
    forfeited: bool = False
    """Whether the player was away too long, or resigned: the seat only draws, and ranks last."""
    resigned: bool = False
    """Whether the player resigned: a bot plays on to the end, or the seat is forfeited."""


class RoomView(Struct, frozen=True, kw_only=True):
    """What one viewer may see of a room."""

    room: StreamId
    setup: Setup
    host: PlayerId
    commitment: str
    number: int
    after: StreamId | None
    sitters: tuple[Person | None, ...]
    kept_for: tuple[PlayerId | None, ...]
    closed: bool
    rematch: StreamId | None
    over: bool
    """Whether the game has ended, by its rules or because too few people were left."""
    forfeited: bool
    """Whether it ended because too few people were left."""
    round: TableTime | None
    """The time of the tournament's round, if it was started."""
    bot_pause: BotPause
    """How long bots wait before they move."""
    pause_until: int | None
    """When a stopped game resumes by itself."""
    results: tuple[SeatResult, ...] | None
    """The result of every seat after the game."""
    hints: tuple[int, ...]
    """How many hints each seat has taken."""
    game: View | None


class Sight(Struct, frozen=True, kw_only=True):
    """A view with its event number and the time it was taken."""

    seq: int
    now: int
    view: RoomView


class Laying(Struct, frozen=True, kw_only=True):
    """How the table lies while the current player moves tiles."""

    seat: Seat
    turn: int
    table: Table[Tile]


class Since(Struct, frozen=True, kw_only=True):
    """The events after a number, for clients that reconnect."""

    seq: int
    events: tuple[Numbered, ...]


class ListingState(StrEnum):
    """What one can do in a room that the lobby shows."""

    OPEN = "open"
    """Sit down."""
    PLAYING = "playing"
    """Watch."""


class Listing(Struct, frozen=True, kw_only=True):
    """A room in the lobby."""

    room: StreamId
    state: ListingState = ListingState.OPEN
    rules: str
    seats: int
    sitters: tuple[Person | None, ...]
    turn_seconds: int | None
    watched: bool
    host: PlayerId
    rated: bool = False
    games: int = 1
    number: int = 1
    """Which game of the match is played."""
    since: int = 0
    """When the room was opened or the game started, in milliseconds."""
    reserved: int = 0
    """Empty seats reserved for those who sat there before: nobody else may take them."""
    tournament: str | None = None
    """The tournament that the table belongs to."""

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """The people who sit there."""
        return tuple(
            person.player for person in self.sitters if person is not None and person.player is not None
        )


def see_room(stream: StreamId, room: Room, viewer: Viewer) -> RoomView:
    """Return what `viewer` may see, built up from what is allowed."""
    opened = room.opened
    return RoomView(
        room=stream,
        setup=opened.setup,
        host=opened.host,
        commitment=opened.commitment,
        number=opened.number,
        after=opened.after,
        sitters=people_of(room),
        kept_for=opened.kept_for,
        closed=room.closed,
        rematch=room.rematch,
        over=room.is_over,
        forfeited=room.forfeited,
        round=room.round,
        bot_pause=room.bot_pause,
        pause_until=room.pause_until,
        results=results_of(room),
        hints=room.hints_of_seats,
        game=None if room.game is None else view(room.game, viewer),
    )


def see_public(room: Room) -> Public | None:
    """Return the public part of the game."""
    return None if room.game is None else public(room.game)


def see_own(room: Room, viewer: Viewer) -> Own | None:
    """Return the part of the game that only `viewer` may see; nothing else in a room differs."""
    return None if room.game is None else own(room.game, viewer)


def see_event(room: Room, event: AnyEvent, viewer: Viewer) -> AnyEvent:
    """Return an event of a room as `viewer` may see it."""
    if is_of_room(event):
        return _see_room_event(room, event, viewer.seat)
    return redact(event, viewer)


def open_event(room: Room, event: AnyEvent) -> AnyEvent:
    """Return an event of a finished game with all tiles open: accounts stay hidden in a tournament."""
    return _of_seat(room, event) if isinstance(event, SeatTaken) else event


def _of_seat(room: Room, event: SeatTaken) -> SeatTaken:
    return event if room.opened.setup.tournament is None else replace(event, player=seat_id(event.seat))


def _see_room_event(room: Room, event: RoomEvent, seat: Seat | None) -> RoomEvent:
    match event:
        case SeatTaken():
            # Nobody should choose a seed knowing the others; the game's first event shows them all.
            return _of_seat(room, event if event.seat == seat else replace(event, seed=""))
        case (
            RoomOpened()
            | BotSeated()
            | BotsPaced()
            | SeatLeft()
            | RoomClosed()
            | RematchOpened()
            | SeatAway()
            | SeatBack()
            | SeatAbandoned()
            | SeatResigned()
            | RoundTimed()
            | PauseLimited()
            | GameForfeited()
            | HintTaken()
            | GameRated()
        ):
            return event
        case _:
            assert_never(event)


def listing_of(stream: StreamId, room: Room) -> Listing | None:
    """Return a room's entry in the lobby; None if it has none."""
    setup = room.opened.setup
    if setup.access is not Access.LOBBY or room.closed or room.is_over:
        return None
    listing = describe(stream, room)
    if room.is_running:
        return listing if setup.watched else None
    # If every empty seat is reserved, a stranger could not sit down.
    return listing if listing.sitters.count(None) > listing.reserved else None


def describe(stream: StreamId, room: Room) -> Listing:
    """Return a room's entry in lists, with the accounts of its players: `seen_table` is what is sent."""
    setup, kept = room.opened.setup, room.opened.kept_for
    return Listing(
        room=stream,
        state=ListingState.PLAYING if room.is_running else ListingState.OPEN,
        rules=setup.rules.key,
        seats=setup.seats,
        sitters=_sitting(room),
        turn_seconds=setup.rules.turn_seconds,
        watched=setup.watched,
        host=room.opened.host,
        rated=setup.rated,
        games=setup.games,
        number=(room.opened.number - 1) % setup.games + 1,
        since=room.clocks.begun_at or room.opened.at,
        reserved=sum(
            sitter is None and player is not None for sitter, player in zip(room.sitters, kept, strict=False)
        ),
        tournament=setup.tournament,
    )


def looks_alike(before: Room, after: Room) -> bool:
    """Return whether a room shows the same as before, apart from the game.

    Compares identities: a field that was changed and changed back counts as changed.
    """
    return (
        before.sitters is after.sitters
        and before.away is after.away
        and before.stood_in is after.stood_in
        and before.resigned is after.resigned
        and before.closed is after.closed
        and _is_at_same_point(before.game, after.game)
        and before.rematch is after.rematch
        and before.timed is after.timed
        and before.paced is after.paced
        and before.hints is after.hints
        and before.pause_until == after.pause_until
        and before.clocks.stood == after.clocks.stood
        and before.clocks.round_given == after.clocks.round_given
        and before.clocks.begun_at == after.clocks.begun_at
    )


def _is_at_same_point(before: State | None, after: State | None) -> bool:
    """Return whether a game runs, is stopped or over, and is played by the same people as before."""
    if before is None or after is None:
        return before is after
    return (
        before.forfeits is after.forfeits
        and before.stop is after.stop
        and before.stopped is after.stopped
        and (before.phase is Phase.OVER) is (after.phase is Phase.OVER)
    )


def seats_of(room: Room) -> tuple[Seated, ...]:
    """Return who sits in an unfinished room."""
    if room.closed or room.is_over:
        return ()
    setup = room.opened.setup
    counts = setup.rated or setup.tournament is not None
    return tuple(
        Seated(sitter.player, room.is_running, counts)
        for seat, sitter in enumerate(room.sitters)
        if sitter is not None and sitter.player is not None and seat not in room.resigned
    )


def seen_table(listing: Listing, own: PlayerId) -> Listing:
    """Return an entry as it is listed for a player: in a tournament the others have their seats' ids."""
    if listing.tournament is None:
        return listing
    return replace(
        listing,
        sitters=tuple(
            person
            if person is None or person.player is None or person.player == own
            else replace(person, player=seat_id(seat))
            for seat, person in enumerate(listing.sitters)
        ),
    )


def people_of(room: Room) -> tuple[Person | None, ...]:
    """Return who sits where, as everybody may see it."""
    return tuple(
        person
        if person is None or person.player is None
        else replace(person, player=persona(room, person.player))
        for person in _sitting(room)
    )


def _sitting(room: Room) -> tuple[Person | None, ...]:
    return tuple(
        None
        if sitter is None
        else Person(
            player=sitter.player,
            bot=room.bot_at(Seat(seat)),
            away=seat in room.away,
            forfeited=seat in room.forfeits,
            resigned=seat in room.resigned,
        )
        for seat, sitter in enumerate(room.sitters)
    )
