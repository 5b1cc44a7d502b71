"""Online tournaments: the server runs them by itself, despite crashes and absent players."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from stolik.core.deal import Seat
from stolik.day.badges import Badge, BadgeKind
from stolik.day.online_play.desk_calls import SERVER
from stolik.day.orders import Do
from stolik.day.service import DayDone
from stolik.play.answers import Refused
from stolik.play.ids import PlayerId as SessionId
from stolik.play.ports import StreamId
from stolik.play.rights import Principal, RoomRole, roles_of
from stolik.tournament.commands import ClaimPlace, CorrectSheet
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.settings import Absence
from tests.day.halls import BY, ORGANISER
from tests.day.online_world import OnlineFloor

FIRST = Seat(0)


def online(check: Callable[[OnlineFloor], Awaitable[None]]) -> None:
    asyncio.run(_checked(check))


async def _checked(check: Callable[[OnlineFloor], Awaitable[None]]) -> None:
    await check(OnlineFloor())


def test_a_whole_tournament_plays_itself_across_a_restart() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        await floor.pass_time(120)
        floor.restart()

        await floor.finish()

        state = await floor.state()
        assert state.closed
        for stage in state.stages:
            for drawn in stage.rounds:
                for table in drawn.tables:
                    assert table.sheet is not None
                    assert table.sheet.entered_by == SERVER
                    told = await floor.results(table.ref, table.rooms)
                    written = [
                        [(result.small, result.big, result.place) for result in game.results]
                        for game in table.sheet.games
                    ]
                    assert written == [[(it.small, it.big, it.place) for it in game] for game in told]
                    assert len(table.rooms) == state.games_at(table.ref)

    online(check)


def test_the_start_moves_on_from_game_to_game() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        await floor.play_round()

        starters = []
        for game in (1, 2, 3):
            played = (await floor.room(game=game)).game
            assert played is not None
            assert played.starter is not None
            starters.append(played.starter)

        assert [(starter - starters[0]) % 4 for starter in starters] == [0, 1, 2]

    online(check)


def test_nothing_begins_before_everybody_is_there_or_was_waited_for() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        seats = await floor.seats()

        for player in seats[:3]:
            await floor.claim(player)
        await floor.pass_time(30)
        assert (await floor.room()).game is None
        assert (await floor.room(2)).game is None
        await floor.claim(seats[3])

        assert (await floor.room()).is_running
        assert [sitter and sitter.player for sitter in (await floor.room()).sitters] == [
            f"session-{player}" for player in seats
        ]
        assert (await floor.room(2)).game is None

    online(check)


def test_who_does_not_come_forfeits_and_the_others_play() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.FORFEIT)
        missing, *here = await floor.seats()
        for player in here:
            await floor.claim(player)
        await floor.pass_time(62)
        assert (await floor.room()).is_running
        assert (await floor.state()).players[missing].no_show

        await floor.play_table()

        table = await floor.table()
        assert table.sheet is not None
        assert all(
            {result.player for result in game.results} == set(here) and not game.typed.void
            for game in table.sheet.games
        )
        # Nobody came to the other table: no game, no result, and the desk closes the sheet.
        other = (await floor.table(2)).sheet
        assert other is not None
        assert all(game.typed.void for game in other.games)
        assert not other.closed

    online(check)


def test_a_bot_plays_until_somebody_late_claims_the_seat() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        late, *here = await floor.seats()
        for player in here:
            await floor.claim(player)
        await floor.pass_time(70)
        assert (await floor.room()).bot_at(FIRST) == "casual"

        await floor.claim(late)

        room = await floor.room()
        assert room.bot_at(FIRST) is None
        assert room.seat_of(SessionId(f"session-{late}")) == 0

    online(check)


def test_another_device_takes_the_seat_over_in_the_middle_of_a_game() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        seats = await floor.seats()
        for player in seats:
            await floor.claim(player)

        await floor.claim(seats[1], "a new phone")

        room = await floor.room()
        assert room.is_running
        assert room.seat_of(SessionId("a new phone")) == 1
        assert room.seat_of(SessionId(f"session-{seats[1]}")) is None

    online(check)


def test_who_goes_away_in_a_game_forfeits_the_rest_of_the_table() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.FORFEIT)
        seats = await floor.seats()
        for player in seats:
            await floor.claim(player)
        floor.there.remove(SessionId(f"session-{seats[3]}"))
        for _ in range(400):
            if (await floor.room()).forfeits:
                break
            await floor.pass_time()

        assert list((await floor.room()).forfeits) == [3]
        await floor.play_table()

        sheet = (await floor.table()).sheet
        assert sheet is not None
        assert seats[3] not in {result.player for game in sheet.games for result in game.results}
        assert (await floor.state()).players[seats[3]].no_show

    online(check)


def test_an_official_corrects_what_the_server_has_written() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        await floor.play_round()
        table = await floor.table()
        assert table.sheet is not None
        games = tuple(game.typed for game in table.sheet.games)
        right = (games[1], games[0], games[2])

        answer = await floor.do(CorrectSheet(by=BY, why="games mixed up", table=table.ref, games=right))
        await floor.pass_time(5)

        assert isinstance(answer, DayDone)
        sheet = (await floor.table()).sheet
        assert sheet is not None
        assert tuple(game.typed for game in sheet.games) == right

    online(check)


def test_players_arrange_nothing_at_a_tournaments_table() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        seats = await floor.seats()
        stream = StreamId((await floor.table()).rooms[1])
        stranger, seated = Principal(SessionId("stranger")), Principal(SessionId(f"session-{seats[0]}"))
        await floor.claim(seats[0])
        seating = floor.house.seating

        answers = [
            await seating.join(stranger, stream, command_id="a", seed=""),
            await seating.leave(seated, stream, command_id="b"),
            await seating.start(seated, stream, command_id="c"),
            await seating.rematch(seated, stream, command_id="d"),
        ]
        for player in seats[1:]:
            await floor.claim(player)

        assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["not_allowed"] * 4
        assert not await floor.house.watching.may_ask_solver(seated)
        assert await floor.house.watching.may_ask_solver(stranger)

    online(check)


def test_officials_are_referees_of_every_table_until_they_are_dismissed() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        session = SessionId("desk")

        answer = await floor.online.claim(floor.stream, ORGANISER, session, command_id="desk")

        assert isinstance(answer, DayDone)
        judge = Principal(session, judges=floor.online.judges.judged_by(session))
        assert RoomRole.REFEREE in roles_of(await floor.room(), judge)
        assert floor.online.judges.judged_by(SessionId("stranger")) == ()

    online(check)


def test_nobody_claims_without_a_badge_or_for_another_session() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT)
        player = Badge(kind=BadgeKind.PLAYER, player=(await floor.seats())[0])
        forged = Do(id="forged", command=ClaimPlace(by=BY, device="somebody"))

        answers = [
            await floor.online.claim(floor.stream, None, SessionId("x"), command_id="x"),
            await floor.online.claim(
                floor.stream, Badge(kind=BadgeKind.TABLE, table=1), SessionId("y"), command_id="y"
            ),
            await floor.ask(forged, player),
        ]

        assert [answer.code for answer in answers if isinstance(answer, TournamentRefusal)] == [
            "not_allowed"
        ] * 3

    online(check)
