"""Finding rooms: short codes, the lobby, games to watch, and one's own tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import json, to_builtins

from stolik.core.deal import Seat
from stolik.core.events import Leaving
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY
from stolik.play.answers import Refused, Trouble
from stolik.play.lobby.codes import ALPHABET, LENGTH, TRIES, as_code, candidates
from stolik.play.ports import StreamId
from stolik.play.rooms.events import Access, RoomOpened, Setup, decoder
from stolik.play.rooms.views import ListingState
from tests.play.memory import MemoryStore
from tests.play.rooms.test_leaving import sitting, vanish, wait
from tests.play.worlds import LINK_KEY, PEOPLE, STRANGER, World, run, the

A, B = PEOPLE[:2]
OPEN = Setup(rules=PL_FORTY, seats=2, access=Access.LOBBY)


def test_every_room_has_a_code_that_leads_to_it() -> None:
    async def main() -> None:
        world = World()
        rooms = [the(await world.house.seating.open(A, OPEN, command_id=str(i))).room for i in range(20)]

        codes = [await world.house.finding.code_of(room) for room in rooms]

        assert len(set(codes)) == len(rooms)
        for room, code in zip(rooms, codes, strict=True):
            assert isinstance(code, str)
            assert len(code) == LENGTH
            assert set(code) <= set(ALPHABET)
            other = world.worker()
            assert await other.finding.code_of(room) == code
            for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} "):
                assert await other.finding.find(typed) == room

    run(main)


def test_no_two_signs_of_a_code_look_alike() -> None:
    assert not set(ALPHABET) & set("0O1IL2Z5S8BU")
    assert len(set(ALPHABET)) == len(ALPHABET)
    assert ALPHABET.isupper()


@pytest.mark.parametrize("typed", ["", "AAAAA", "AAAAAAA", "AAAAA0", "AAAAAŻ", "A" * 1000, "\x00"])
def test_what_is_no_code_leads_nowhere(typed: str) -> None:
    world = World()

    assert as_code(typed) is None
    assert run(lambda: world.house.finding.find(typed)) == Refused(code=Trouble.NO_SUCH_CODE)


def test_a_code_nobody_has_leads_nowhere_and_no_room_has_no_code() -> None:
    async def main() -> None:
        world = World()

        assert await world.house.finding.find("AAAAAA") == Refused(code=Trouble.NO_SUCH_CODE)
        refused = await world.house.finding.code_of(StreamId("nowhere"))
        assert refused == Refused(code=Trouble.NO_SUCH_ROOM)

    run(main)


def test_codes_that_meet_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def few(key: bytes, stream: StreamId) -> Iterator[str]:
        assert key == LINK_KEY
        yield from ("AAAAAA", "CCCCCC", "DDDDDD")[: len(stream)]

    monkeypatch.setattr("stolik.play.lobby.lookup.candidates", few)

    async def main() -> None:
        world = World()
        rooms = [the(await world.house.seating.open(A, OPEN, command_id=str(i))).room for i in range(3)]

        assert [await world.worker().finding.code_of(room) for room in rooms] == [
            "AAAAAA",
            "CCCCCC",
            "DDDDDD",
        ]

    run(main)


def test_the_codes_a_room_asks_for_are_the_same_on_every_worker_and_hang_on_the_key() -> None:
    room = StreamId("room")

    first = list(candidates(b"key", room))

    assert first == list(candidates(b"key", room))
    assert len(set(first)) == TRIES
    assert set(first).isdisjoint(candidates(b"other", room))


def test_a_room_whose_worker_died_before_the_code_gets_one_when_asked() -> None:
    async def main() -> None:
        world = World()
        room = the(await world.house.seating.open(A, OPEN, command_id="1")).room
        assert isinstance(world.store, MemoryStore)
        world.store._codes.clear()  # noqa: SLF001  as if the worker had died before it wrote the code

        code = await world.worker().finding.code_of(room)

        assert isinstance(code, str)
        assert await world.house.finding.find(code) == room

    run(main)


def test_games_to_watch_are_listed_while_they_go_on() -> None:
    async def main() -> None:
        world = World()
        seating = world.house.seating
        room = await sitting(world, access=Access.LOBBY, on_leaving=Leaving.FORFEIT)
        await sitting(world, access=Access.LINK)
        await sitting(world, access=Access.LOBBY, watched=False)
        waiting = the(await seating.open(A, OPEN, command_id="open")).room

        (listed,) = await world.house.finding.playing()

        assert listed.room == room
        assert listed.state is ListingState.PLAYING
        assert [sitter and sitter.player for sitter in listed.sitters] == [A.player, B.player]
        assert [each.room for each in await world.house.finding.lobby()] == [waiting]
        await vanish(world, room, 1)
        await wait(world, 150)
        assert await world.house.finding.playing() == ()

    run(main)


def test_a_rematch_whose_seats_are_reserved_is_not_offered_to_strangers() -> None:
    async def main() -> None:
        world = World()
        seating, lobby = world.house.seating, world.house.finding.lobby
        played = await world.room(access=Access.LOBBY)
        await resign(world, played)
        following = the(await seating.rematch(A, played, command_id="again")).room

        assert await lobby() == ()  # two seats, both reserved
        the(await seating.join(A, following, command_id="a", seed="s"))
        assert await lobby() == ()
        the(await seating.seat_bot(A, following, Seat(1), "exact", command_id="bot"))
        assert await lobby() == ()  # full, so there is nothing to offer

    run(main)


def test_reserved_seats_are_counted_apart_from_those_that_are_free() -> None:
    async def main() -> None:
        world = World()
        seating = world.house.seating
        setup = Setup(rules=PL_FORTY, seats=3, bots={2: "exact"}, access=Access.LOBBY)
        played = the(await seating.open(A, setup, command_id="open")).room
        for person in (A, B):
            the(await seating.join(person, played, command_id=world.id(), seed="s"))
        the(await seating.start(A, played, command_id="start"))
        await resign(world, played)
        following = the(await seating.rematch(A, played, command_id="again")).room
        the(await seating.join(A, following, command_id="a", seed="s"))
        the(await seating.seat_bot(A, following, Seat(2), None, command_id="goes"))

        (listed,) = await world.house.finding.lobby()

        assert (listed.room, listed.sitters.count(None), listed.reserved) == (following, 2, 1)
        refused = await seating.join(STRANGER, following, command_id="s1", seed="s", seat=Seat(1))
        assert refused == Refused(code=Trouble.SEAT_TAKEN)
        the(await seating.join(STRANGER, following, command_id="s2", seed="s"))
        assert await world.house.finding.lobby() == ()

    run(main)


async def resign(world: World, room: StreamId) -> None:
    """Let everybody resign, so that the game is over."""
    for person in (A, B):
        await world.house.playing.resign(person, room, command_id=world.id())


def test_the_own_tables_are_those_that_are_not_over() -> None:
    async def main() -> None:
        world = World()
        tables = world.house.watching.tables
        waiting = the(await world.house.seating.open(A, OPEN, command_id="open")).room
        the(await world.house.seating.join(A, waiting, command_id="j", seed="s"))
        playing = await sitting(world, on_leaving=Leaving.FORFEIT)

        assert set(await tables(A)) == {waiting, playing}
        described = await world.house.watching.described_tables(A)
        assert {listing.room for listing in described} == {waiting, playing}
        assert {listing.state for listing in described} == {ListingState.OPEN, ListingState.PLAYING}
        assert await tables(B) == (playing,)
        assert await tables(STRANGER) == ()
        the(await world.house.seating.leave(A, waiting, command_id="l"))
        await vanish(world, playing, 1)
        await wait(world, 150)
        assert await tables(A) == await tables(B) == ()

    run(main)


def test_rooms_opened_before_there_were_matches_still_decode() -> None:
    setup = {"rules": to_builtins(EN_CLASSIC), "seats": 2, "bots": {}, "access": "link", "watched": True}
    old = {"event": "RoomOpened", "at": 1, "setup": setup, "host": "a", "commitment": "c"}

    opened = decoder.decode(json.encode(old))

    assert isinstance(opened, RoomOpened)
    assert opened.setup == Setup(rules=EN_CLASSIC, seats=2)
    assert (opened.setup.rated, opened.setup.games, opened.setup.on_leaving) == (False, 1, Leaving.BOT)
