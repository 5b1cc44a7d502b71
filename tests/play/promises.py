"""What a simulated game must keep: nothing lost, doubled or leaked, and nobody charged."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from stolik.core.events import (
    ClockPressed,
    DealKept,
    SeedRevealed,
    StackChosen,
    StartDrawn,
    TilesDrawn,
    TimedOut,
    TimeGiven,
    TurnPassed,
    TurnPlayed,
    TurnRestarted,
    TurnStarted,
)
from stolik.core.fairness.audit import audit
from stolik.core.refusals import Code
from stolik.core.state import Phase
from stolik.core.tiles import HIDDEN, Tile
from stolik.core.view import Viewer
from stolik.play.answers import Done, Refused
from stolik.play.rights import viewer_of
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import AnyEvent, GameForfeited, GameRated, SeatAbandoned
from stolik.play.rooms.queries import game_events
from stolik.play.rooms.room import Room, fold
from stolik.play.rooms.views import see_event, see_room
from stolik.solver.searches import most_points
from tests.play.clients import Client
from tests.play.simulated import EPOCH, SETTINGS, Simulation

TILES: Final = frozenset(
    name + copy
    for name in (b"j", *(b"%c%d" % (colour, number) for colour in b"krbo" for number in range(1, 14)))
    for copy in (b"", b"'")
)
BETWEEN_WORDS: Final = bytes(
    byte if chr(byte).isascii() and (chr(byte).isalnum() or chr(byte) in "_'") else ord(" ")
    for byte in range(256)
)
"""For `translate`: everything that no word of a message contains becomes a space."""
READINGS: Final = re.compile(rb'"readings":\{[^}]*\}')
"""What jokers on the table stand for: kinds, not tiles."""
ON_THE_WAY: Final = 5_000
"""How long a request may take to arrive."""
SEAT_EVENTS: Final = (TurnPlayed, TilesDrawn, TurnPassed, ClockPressed, DealKept, StackChosen)
SLACK: Final = SETTINGS.tolerance + SETTINGS.beat
"""Down time too short to be noticed."""


def broken_promises(simulation: Simulation) -> list[str]:
    """Return everything that went wrong; it should be empty."""
    records = simulation.disk.log(simulation.room)
    events = [decode(record) for record in records]
    rooms = list(_folded(events))
    return [
        *simulation.trouble,
        *_nothing_lost(simulation),
        *_nothing_doubled(simulation),
        *_the_game_is_true(events, rooms[-1]),
        *_everybody_knows_the_same(simulation, events, rooms[-1]),
        *_no_clock_charged(simulation, events),
        *_nothing_leaked(simulation, events, rooms),
        *_nobody_was_replaced_while_there(simulation, events, rooms),
        *_counted_once(simulation, events, rooms[-1]),
    ]


def _folded(events: list[AnyEvent]) -> Iterator[Room]:
    room = None
    for event in events:
        room = fold(room, event)
        yield room


def _nothing_lost(simulation: Simulation) -> Iterator[str]:
    """Yield answers that were sent but are not on the disk."""
    for client in simulation.clients:
        for name, answer in client.acknowledged.items():
            stored = simulation.disk.answered(simulation.room, f"{client.actor.player}/{name}")
            if isinstance(answer, Refused):
                if stored is None or stored.refusal is None:
                    yield f"{name} was refused as {answer.code}, which is not on the disk"
                continue
            seqs = None if stored is None else [record.seq for record in stored.events]
            if seqs != [each.seq for each in answer.events]:
                yield f"{name} was acknowledged and is not on the disk"


def _nothing_doubled(simulation: Simulation) -> Iterator[str]:
    for (_, name), times in simulation.disk.effects.items():
        if times > 1:
            yield f"{name} had {times} effects"
    ids = Counter(record.command_id for record in simulation.disk.log(simulation.room) if record.command_id)
    yield from (f"{name} stands {times} times in the log" for name, times in ids.items() if times > 1)


def _the_game_is_true(events: list[AnyEvent], room: Room) -> Iterator[str]:
    if room.game is None or room.game.phase is not Phase.OVER or room.game.seed is None:
        yield "the game has not ended with its seed revealed"
        return
    for finding in audit(game_events(events), most_points=most_points):
        yield f"the record is not proven: {finding}"


def _everybody_knows_the_same(simulation: Simulation, events: list[AnyEvent], room: Room) -> Iterator[str]:
    for client in simulation.clients:
        viewer = viewer_of(room, client.actor)
        if client.sight is None or client.sight.view != see_room(simulation.room, room, viewer):
            yield f"{client.actor.player} sees something else than the store"
        if client.log != [see_event(room, event, viewer) for event in events]:
            yield f"{client.actor.player} was told {client.seq} of {len(events)} events, or others"


def _no_clock_charged(simulation: Simulation, events: list[AnyEvent]) -> Iterator[str]:
    """Yield turns that timed out although their player had less time than the rules give."""
    granted = 1000 * (simulation.rules.turn_seconds or 0)
    begun = 0
    for event in events:
        if isinstance(event, TurnStarted | TurnRestarted):
            begun = event.at
        if isinstance(event, TimedOut) and _up_time(simulation, begun, event.at) < granted - SLACK:
            had = _up_time(simulation, begun, event.at)
            yield f"seat {event.seat} was timed out after {had} ms of {granted}"
    late = [
        answer
        for client in simulation.clients
        for answer in client.acknowledged.values()
        if isinstance(answer, Refused) and answer.code == Code.TIME_IS_UP
    ]
    if late and not any(isinstance(event, TimedOut | TimeGiven) for event in events):
        yield "a move was late in a game where nobody's time ran out"


def _up_time(simulation: Simulation, begun: int, ended: int) -> int:
    """Return how long a worker was running to accept a move."""
    down = sum(
        max(0, min(ended, EPOCH + round(1000 * end)) - max(begun, EPOCH + round(1000 * start)))
        for start, end in simulation.down
    )
    return ended - begun - down


def _nothing_leaked(simulation: Simulation, events: list[AnyEvent], rooms: list[Room]) -> Iterator[str]:
    """Yield messages with a tile or a seed that the recipient could not know yet."""
    revealed = next(
        (i for i, event in enumerate(events, 1) if isinstance(event, SeedRevealed | GameForfeited)),
        len(events) + 1,
    )
    over = next((i for i, room in enumerate(rooms, 1) if room.is_over), len(rooms) + 1)
    secret = simulation.secret.hex().encode()
    for client in simulation.clients:
        known = list(_known(client, events, rooms))
        for sent in simulation.sent:
            if sent.actor != client.actor:
                continue
            if secret in sent.text and sent.head < revealed:
                yield f"{client.actor.player} was sent the seed"
            if sent.head < over:
                hidden = _shown(sent.text) - known[sent.head - 1]
                if hidden:
                    yield f"{client.actor.player} was sent {b' '.join(sorted(hidden)).decode()}"


def _shown(text: bytes) -> frozenset[bytes]:
    """Return the tiles in a message.

    A verdict names kinds of the player's own proposal and of the table, whichever copy they are.
    """
    if text.startswith(b'{"code":'):
        return frozenset()
    # Many times faster than a pattern for tiles, and here that is most of the time.
    return TILES.intersection(READINGS.sub(b"", text).translate(BETWEEN_WORDS).split())


def _known(client: Client, events: list[AnyEvent], rooms: list[Room]) -> Iterator[frozenset[bytes]]:
    """Yield, event by event, every tile that a client has seen, as messages name them."""
    viewer: Viewer = viewer_of(rooms[-1], client.actor)
    known: set[Tile] = set()
    names = frozenset[bytes]()
    for event, room in zip(events, rooms, strict=True):
        game = room.game
        shown = [*game.table.tiles] if game is not None else []
        if game is not None and viewer.seat is not None:
            shown += game.racks[viewer.seat]
        if isinstance(event, StartDrawn):
            shown += [draw.tile for draw in event.draws]
        if not known.issuperset(shown):  # most events show nothing new
            known.update(shown)
            names = frozenset(str(tile).encode() for tile in known - {HIDDEN})
        yield names


def _nobody_was_replaced_while_there(
    simulation: Simulation, events: list[AnyEvent], rooms: list[Room]
) -> Iterator[str]:
    """Yield seats that were given up although their player was connected, and bots that did not stop."""
    heard = {client.actor.player: client.heard for client in simulation.clients}
    records = simulation.disk.log(simulation.room)
    for record, event, room, before in zip(records[1:], events[1:], rooms[1:], rooms, strict=False):
        if isinstance(event, SeatAbandoned):
            sitter = room.sitters[event.seat]
            player = None if sitter is None else sitter.player
            since, until = event.at - SETTINGS.abandon, event.at - ON_THE_WAY
            times = heard[player] if player is not None else []
            if any(since < EPOCH + 1000 * asked < until for asked in times):
                yield f"seat {event.seat} was given up while its player was there"
        by_itself = (record.command_id or "").startswith("@BotsTurn")
        if by_itself and isinstance(event, SEAT_EVENTS) and not before.is_automatic(event.seat):
            yield f"a bot moved on the seat {event.seat} of somebody who was there"


def _counted_once(simulation: Simulation, events: list[AnyEvent], room: Room) -> Iterator[str]:
    rated = room.opened.setup.rated
    told = sum(isinstance(event, GameRated) for event in events)
    if told != rated:
        yield f"the game was said to be counted {told} times"
    for rating in simulation.disk.ratings():
        if rating.games != 1 or not rated:
            yield f"the game counted {rating.games} times for {rating.player}"
    if rated and len(simulation.disk.ratings()) != len(room.sitters):
        yield "the game did not count for everybody"


def answers_given(simulation: Simulation) -> int:
    """Return how many moves were acknowledged."""
    return sum(
        isinstance(answer, Done) for client in simulation.clients for answer in client.acknowledged.values()
    )
