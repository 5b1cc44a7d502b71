"""Chat at a table: who may write, how much, and how it is cleaned."""

from __future__ import annotations

import pytest

from stolik.play.accounts.clean_text import clean
from stolik.play.answers import Refused, Trouble
from stolik.play.lobby.chat import LONGEST
from stolik.play.ports import PlayerId, StreamId, Topic
from stolik.play.rights import RIGHTS, Action, Principal, Right, RoomRole
from stolik.play.side_tables import ChatLine, ChatRefusal, NewLine
from tests.play.memory import MemoryStore
from tests.play.test_rights import ACTORS
from tests.play.worlds import PEOPLE, REFEREE, STRANGER, World, run

A, B = PEOPLE[:2]
NO = Refused(code=Trouble.NOT_ALLOWED)


async def refereed(world: World, *, watched: bool = True) -> StreamId:
    return await world.room(referees=(REFEREE.player,), watched=watched)


@pytest.mark.parametrize("role", RoomRole)
def test_players_and_referees_write_and_everybody_reads(role: RoomRole) -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        listener = world.house.watching.hints(room)

        said = await world.house.chatting.say(ACTORS[role], room, "dzień dobry", command_id="1")

        assert isinstance(said, ChatLine) == (RIGHTS[Action.WRITE_CHAT][role] is Right.YES)
        if isinstance(said, Refused):
            assert said == NO
            said = await world.house.chatting.say(A, room, "dzień dobry", command_id="1")
        assert await world.worker().chatting.read(ACTORS[role], room) == (said,)
        assert isinstance(said, ChatLine)
        assert await world.house.chatting.read(ACTORS[role], room, said.n) == ()
        assert Topic.CHAT in (await listener.heard()).topics

    run(main)


@pytest.mark.parametrize("role", RoomRole)
def test_referee_admin_and_host_take_the_word(role: RoomRole) -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        actor = B if role is RoomRole.PLAYER else ACTORS[role]

        answer = await world.house.chatting.mute(actor, room, B.player, muted=True)

        allowed = RIGHTS[Action.MUTE][role] is Right.YES
        assert (answer is None) == allowed
        if not allowed:
            assert answer == NO
            assert await world.house.chatting.mute(A, room, B.player, muted=True) is None, "A is the host"
        assert await world.house.chatting.muted(room) == (B.player,)
        refused = await world.worker().chatting.say(B, room, "but", command_id="1")
        assert refused == Refused(code=Trouble.MUTED)
        assert await world.house.chatting.mute(A, room, B.player, muted=False) is None
        assert isinstance(await world.house.chatting.say(B, room, "but", command_id="1"), ChatLine)

    run(main)


def test_muting_is_for_players_of_the_room() -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        mute = world.house.chatting.mute

        for player in (STRANGER.player, REFEREE.player, PlayerId("")):
            assert await mute(A, room, player, muted=True) == Refused(code=Trouble.NOT_SEATED)
        assert await mute(A, StreamId("x"), B.player, muted=True) == Refused(code=Trouble.NO_SUCH_ROOM)

    run(main)


def test_an_unwatched_room_talks_among_itself() -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world, watched=False)
        chatting = world.house.chatting
        refused = Refused(code=Trouble.NOT_WATCHED)

        assert await chatting.read(STRANGER, room) == refused
        assert await chatting.say(STRANGER, room, "hello", command_id="1") == refused
        assert await chatting.mute(STRANGER, room, A.player, muted=True) == refused
        assert await chatting.read(A, StreamId("x")) == Refused(code=Trouble.NO_SUCH_ROOM)
        assert await chatting.read(ACTORS[RoomRole.ADMIN], room) == ()

    run(main)


def test_five_lines_in_ten_seconds_and_no_more() -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)

        async def say(actor: Principal) -> ChatLine | Refused:
            return await world.house.chatting.say(actor, room, "more", command_id=world.id())

        for _ in range(5):
            assert isinstance(await say(A), ChatLine)
        assert await say(A) == Refused(code=Trouble.TOO_OFTEN)
        assert isinstance(await say(B), ChatLine)
        world.now += 10_000
        assert isinstance(await say(A), ChatLine)

    run(main)


def test_a_line_sent_twice_is_said_once() -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)

        first = await world.house.chatting.say(A, room, "hello", command_id="1")
        again = await world.worker().chatting.say(A, room, "hello", command_id="1")
        other = await world.house.chatting.say(B, room, "hello", command_id="1")

        assert first == again
        assert first != other
        assert await world.house.chatting.read(STRANGER, room) == (first, other)

    run(main)


@pytest.mark.parametrize("text", ["", " \n\t", "\u202e\u2066", "\u200d", "\x00", "x" * (LONGEST + 1)])
def test_a_line_that_says_nothing_or_too_much_is_refused(text: str) -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)

        refused = await world.house.chatting.say(A, room, text, command_id="1")

        assert refused == Refused(code=Trouble.BAD_TEXT)
        assert await world.house.chatting.say(A, room, "x", command_id="ż") == Refused(code=Trouble.BAD_ID)
        assert await world.house.chatting.read(A, room) == ()

    run(main)


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Zażółć\tgęślą \n jaźń ", "Zażółć gęślą jaźń"),
        ("Привет, 世界", "Привет, 世界"),
        ("abc\u202edef\u2069\u200e", "abcdef"),
        ("bell\x07 esc\x1b[31m", "bell esc[31m"),
        ("\ue000private\ufeff", "private"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("e\u0301", "é"),
        ("z" + "\u0336" * 50, "z" + "\u0336" * 3),
        ("line\u2028separator\u2029", "line separator"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
    ],
)
def test_cleaning_keeps_words_and_drops_what_steers_the_screen(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned
    assert clean(cleaned) == cleaned


def test_what_somebody_wrote_can_be_erased() -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        for actor in (A, B):
            await world.house.chatting.say(actor, room, "hello", command_id="1")

        assert await world.house.chatting.erase(A.player) == 1

        left = await world.house.chatting.read(STRANGER, room)
        assert isinstance(left, tuple)
        assert [line.player for line in left] == [B.player]
        log = b"".join(bytes(record.payload) for record in await world.store.read(room))
        assert b"hello" not in log, "what was said stands in the log, which nobody can erase"

    run(main)


class Deaf(MemoryStore):
    """Accepts lines of muted players."""

    async def say(self, stream: StreamId, line: NewLine) -> ChatLine | ChatRefusal:
        """Ignore who is muted."""
        muted, self._muted = self._muted, {}
        taken = await super().say(stream, line)
        self._muted = muted
        return taken


def test_the_tests_would_find_a_muted_player_who_can_write(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.play.worlds.MemoryStore", Deaf)

    with pytest.raises(AssertionError):
        test_referee_admin_and_host_take_the_word(RoomRole.REFEREE)
