"""Rights at a tournament: every command and order with every badge, over HTTP and a socket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from stolik.core.rulesets import PL_FORTY
from stolik.day.orders import DayOrder, Do
from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.rights import RIGHTS, Action, Right, RoomRole
from stolik.protocol.day import DayAnswered, DayMessage, DayNow, DayWrong, Links, day_news_decoder
from stolik.protocol.orders import Message
from stolik.tournament.commands import Command
from stolik.tournament.formats.format_files import find_format
from tests.server.tournaments.test_days import Organiser, begun
from tests.server.worlds import Caller, World, run, serving

HOLDERS = ("organiser", "head referee", "referee", "helper", "table", "player", "public")
TABLE = """
ChangeFormat        | yes | yes | no  | no  | no  | no  | no
Register            | yes | yes | no  | no  | no  | no  | no
Rename              | yes | yes | no  | no  | no  | no  | no
EraseData           | yes | yes | no  | no  | no  | no  | no
CheckIn             | yes | yes | no  | yes | no  | no  | no
CheckOut            | yes | yes | no  | yes | no  | no  | no
MarkNoShow          | yes | yes | yes | no  | no  | no  | no
Withdraw            | yes | yes | no  | no  | no  | no  | no
KeepApart           | yes | yes | no  | no  | no  | no  | no
LetMeet             | yes | yes | no  | no  | no  | no  | no
LockSeat            | yes | yes | no  | no  | no  | no  | no
UnlockSeat          | yes | yes | no  | no  | no  | no  | no
CommitDraw          | yes | yes | no  | no  | no  | no  | no
DrawRound           | yes | yes | no  | no  | no  | no  | no
SwapSeats           | yes | yes | no  | no  | no  | no  | no
SeatPlayer          | yes | yes | no  | no  | no  | no  | no
DissolveTable       | yes | yes | no  | no  | no  | no  | no
Substitute          | yes | yes | no  | no  | no  | no  | no
SitOut              | yes | yes | no  | no  | no  | no  | no
EnterSheet          | yes | yes | yes | yes | yes | yes | no
ConfirmSheet        | no  | no  | no  | no  | yes | yes | no
CloseSheet          | yes | yes | yes | no  | no  | no  | no
CorrectSheet        | yes | yes | no  | no  | no  | no  | no
Warn                | yes | yes | yes | no  | no  | no  | no
DeductPoints        | yes | yes | yes | no  | no  | no  | no
Exclude             | no  | yes | no  | no  | no  | no  | no
OpenDispute         | yes | yes | yes | yes | yes | yes | no
SettleDispute       | yes | yes | yes | no  | no  | no  | no
CommitLots          | yes | yes | no  | no  | no  | no  | no
DrawLots            | yes | yes | no  | no  | no  | no  | no
RecordLots          | yes | yes | no  | no  | no  | no  | no
RecordExtraGame     | yes | yes | yes | no  | no  | no  | no
CloseStage          | yes | yes | no  | no  | no  | no  | no
CloseTournament     | yes | yes | no  | no  | no  | no  | no
ChangeSettings      | yes | yes | no  | no  | no  | no  | no
ChangeTitle         | yes | yes | no  | no  | no  | no  | no
SetMissedGame       | yes | yes | no  | no  | no  | no  | no
SetHalls            | yes | yes | no  | no  | no  | no  | no
SetTimetable        | yes | yes | no  | no  | no  | no  | no
RemoveTournament    | yes | no  | no  | no  | no  | no  | no
PublishRound        | yes | yes | no  | no  | no  | no  | no
StartRoundClock     | yes | yes | no  | no  | no  | no  | no
PauseRoundClock     | yes | yes | no  | no  | no  | no  | no
ResumeRoundClock    | yes | yes | no  | no  | no  | no  | no
ExtendRound         | yes | yes | no  | no  | no  | no  | no
ExtendTable         | yes | yes | yes | no  | no  | no  | no
CallReferee         | yes | yes | yes | yes | yes | yes | no
AnswerCall          | yes | yes | yes | no  | no  | no  | no
NoteAnnouncement    | yes | yes | yes | yes | yes | yes | no
AllowVoid           | yes | yes | yes | no  | no  | no  | no
PostponeTable       | yes | yes | no  | no  | no  | no  | no
LiftPostponement    | yes | yes | no  | no  | no  | no  | no
InviteOfficial      | yes | yes | no  | no  | no  | no  | no
NameOfficial        | yes | yes | no  | no  | no  | no  | no
DismissOfficial     | yes | yes | no  | no  | no  | no  | no
SetDiplomas         | yes | yes | no  | no  | no  | no  | no
AssignTables        | yes | yes | no  | no  | no  | no  | no
HandOver            | yes | yes | yes | no  | no  | no  | no
NotePlays           | yes | yes | no  | no  | no  | no  | no
OpenTableRoom       | yes | yes | no  | no  | no  | no  | no
SetEventPage        | yes | yes | no  | no  | no  | no  | no
PostNotice          | yes | yes | no  | no  | no  | no  | no
RemoveNotice        | yes | yes | no  | no  | no  | no  | no
SetRegistration     | yes | yes | no  | no  | no  | no  | no
ApplyForPlace       | yes | yes | no  | no  | no  | no  | no
ChangeApplication   | yes | yes | no  | no  | no  | no  | no
WithdrawApplication | yes | yes | no  | no  | no  | no  | no
EraseApplication    | yes | yes | no  | no  | no  | no  | no
MarkPaid            | yes | yes | no  | no  | no  | no  | no
RenewCode           | yes | yes | no  | no  | no  | no  | no
AddApplication      | yes | yes | no  | no  | no  | no  | no
EnterApplications   | yes | yes | no  | no  | no  | no  | no
SetLogo             | no  | no  | no  | no  | no  | no  | no
ClaimPlace          | no  | no  | no  | no  | no  | no  | no
KeepBadge           | no  | no  | no  | no  | no  | no  | no
Undo                | yes | yes | no  | no  | no  | no  | no
Enter               | yes | yes | no  | no  | no  | no  | no
Amend               | yes | yes | no  | no  | no  | no  | no
CheckInAll          | yes | yes | no  | yes | no  | no  | no
AnnounceDraw        | yes | yes | no  | no  | no  | no  | no
Draw                | yes | yes | no  | no  | no  | no  | no
Redraw              | yes | yes | no  | no  | no  | no  | no
Lots                | yes | yes | no  | no  | no  | no  | no
Reform              | yes | yes | no  | no  | no  | no  | no
Invite              | yes | yes | no  | no  | no  | no  | no
Name                | yes | yes | no  | no  | no  | no  | no
"""
"""The columns: the owner of the badge; a table's device acts for the players there.

A place is claimed at a separate address, where the session is known.
"""
ROWS: Final = {
    kind.strip(): dict(zip(HOLDERS, (cell.strip() == "yes" for cell in cells), strict=True))
    for kind, *cells in (line.split("|") for line in TABLE.strip().splitlines())
}
NOWHERE = {"stage": 9, "round": 9, "table": 9}
NOBODY = 999
FIELDS: dict[str, Any] = {
    "player": NOBODY,
    "players": [NOBODY, NOBODY + 1],
    "table": NOWHERE,
    "games": [],
    "game": 1,
    "details": 999,
    "name": "",
    "date": "",
    "comes": NOBODY + 1,
    "seconds": -1,
    "seed": "00",
    "commitment": "00",
    "points": 1,
    "dispute": 999,
    "call": 999,
    "event": 9999,
    "notice": 9999,
    "text": "",
    "picture": "",
    "page": {},
    "terms": {},
    "application": 999,
    "proof": "",
    "halls": [],
    "starts": [],
    "official": "",
    "role": "referee",
    "room": "",
    "device": "somebody else",
    "account": "somebody else",
    "settings": {},
    "format": msgspec.to_builtins(find_format("pl-forty")),
    "rules": msgspec.to_builtins(PL_FORTY),
    "why": "a test",
}
"""Impossible commands: allowed and forbidden callers get different refusals, and nothing changes."""
ODD_ONES: dict[str, dict[str, Any]] = {
    "LockSeat": {"table": 1},
    "RecordExtraGame": {"game": {"lines": [{"player": NOBODY, "small": 0}]}},
    "CloseStage": {},
    "SeatPlayer": {"table": 9},
    "DissolveTable": {"table": 9},
    "SetMissedGame": {"points": -100},
    "SetDiplomas": {"design": {"text": "{nobody}"}},
    "AssignTables": {"official": "nobody", "tables": []},
    # A referee may pass on only the own tables.
    "HandOver": {"official": "ref", "to": "nobody"},
    "SetHalls": {"halls": [{"name": "A", "first": 2, "last": 1}]},
    "SetTimetable": {"starts": [{"stage": 99, "round": 9, "date": "2026-01-01"}]},
}
ORDERS: dict[str, dict[str, Any]] = {
    "Enter": {"entries": [{"details": {"name": "Player 1"}, "number": 1}]},
    "Amend": {"player": NOBODY, "details": {"name": "Player 1"}},
    "CheckInAll": {},
    "AddApplication": {"details": {"name": "Ada Desk"}},
    "EnterApplications": {"applications": [999]},
    "AnnounceDraw": {},
    "Draw": {},
    "Redraw": {"stage": 9, "round": 9},
    "Invite": {"official": "head", "role": "referee", "name": "Ada"},
    "Name": {"official": "nobody", "name": "Ada"},
    "Lots": {"players": [1, 2]},
    "Reform": {"format": "pl-forty", "rules": "pl-forty"},
}


def order_of(kind: str, speaks_for: int | None) -> dict[str, Any]:
    """Return an order without an effect."""
    if kind in ORDERS:
        return {"do": kind, **ORDERS[kind]}
    command = next(each for each in get_args(Command) if each.__struct_config__.tag == kind)
    wanted = {name: FIELDS[name] for name in command.__struct_fields__ if name in FIELDS}
    by = {"role": "organiser", "key": "organiser", "player": speaks_for}
    return {"do": "Do", "command": {"type": kind, **wanted, **ODD_ONES.get(kind, {}), "by": by}}


class Day:
    """A tournament in its first round, and everybody's badges."""

    def __init__(self, organiser: Organiser, badges: dict[str, str], seated: int) -> None:
        self.organiser = organiser
        self.badges = badges
        self.seated = seated
        """A player at the first table."""


async def day(world: World) -> Day:
    organiser = await begun(world)
    assert (await organiser.do("PublishRound")).refused is None
    # A player who is not checked in yet, so that there is somebody to check in.
    late = {"do": "Enter", "entries": [{"details": {"name": "Player 9"}}]}
    assert (await organiser.order(late)).refused is None
    for key, role in (("head", "head-referee"), ("ref", "referee"), ("help", "helper")):
        assert (await organiser.do("InviteOfficial", official=key, role=role)).refused is None
    links = msgspec.convert(await organiser.get("/links"), Links, strict=False)
    seated = (await organiser.get())["stages"][0]["drawn"][0]["tables"][0]["seats"][0]
    badges = {
        "organiser": organiser.made.badge,
        "head referee": links.officials["head"],
        "referee": links.officials["ref"],
        "helper": links.officials["help"],
        "table": links.tables[1].badge,
        "player": links.players[seated],
        "public": "",
    }
    return Day(organiser, badges, seated)


@asynccontextmanager
async def socket_of(caller: Caller, tournament: str, badge: str) -> AsyncIterator[ClientConnection]:
    url = f"ws://{caller.host}/ws/tournaments/{tournament}"
    async with connect(url, max_size=None) as socket:
        await socket.send(msgspec.json.encode({"do": "DayHello", "badge": badge}).decode())
        yield socket


def cookies_of(caller: Caller) -> dict[str, str]:
    """Return the header with a session."""
    return {"cookie": "; ".join(f"{name}={value}" for name, value in caller.http.cookies.items())}


async def over_socket(socket: ClientConnection, order: dict[str, Any]) -> str | None:
    await socket.send(msgspec.json.encode(order).decode())
    while True:
        news = day_news_decoder.decode(await socket.recv())
        if isinstance(news, DayAnswered) and news.id == order["id"]:
            return None if news.refused is None else news.refused.code.value
        assert not hasattr(news, "code"), news


def test_every_command_and_every_order_is_in_the_table() -> None:
    commands = {each.__struct_config__.tag for each in get_args(Command)}
    orders = {each.__struct_config__.tag for each in get_args(DayOrder)} - {Do.__name__}

    assert set(ROWS) == commands | orders


@pytest.mark.parametrize("holder", HOLDERS)
def test_every_cell_of_the_table_over_both_ways(tmp_path: Path, holder: str) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            setting = await day(world)
            badge, stream = setting.badges[holder], setting.organiser.made.tournament
            caller = await world.guest()
            async with socket_of(caller, stream, badge) as socket:
                for kind, row in ROWS.items():
                    order = order_of(kind, setting.seated if holder == "table" else None)
                    path = f"/api/tournaments/{stream}/orders"
                    got = await caller.http.post(
                        path, json={"id": f"h-{kind}", **order}, headers={"x-stolik-badge": badge}
                    )
                    assert got.status_code == 200, (kind, got.text)
                    refused = got.json()["refused"]
                    by_http = None if refused is None else refused["code"]
                    by_socket = await over_socket(socket, {"id": f"s-{kind}", **order})

                    allowed = (by_http != "not_allowed", by_socket != "not_allowed")
                    assert allowed == (row[holder],) * 2, (kind, holder, by_http, by_socket)

    run(work)


def test_a_badge_of_another_tournament_or_a_forged_one_is_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            setting, elsewhere = await day(world), await day(world)
            stream = setting.organiser.made.tournament
            caller = await world.guest()
            kind, _, signature = setting.badges["player"].rpartition(".")
            forged = [
                elsewhere.badges["organiser"],
                f"o.organiser.{signature}",
                f"{kind}9.{signature}",
                "x" * 120,
            ]
            for number, badge in enumerate(forged):
                answer = await setting.organiser.order({"do": "CheckInAll", "id": f"f{number}"}, badge)
                assert answer.refused is not None
                assert answer.refused.code.value == "not_allowed"
                async with socket_of(caller, stream, badge) as socket:
                    code = await over_socket(socket, {"do": "CheckInAll", "id": f"s{number}"})
                assert code == "not_allowed"

    run(work)


def test_a_table_speaks_for_nobody_who_sits_elsewhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            setting = await day(world)
            tables = (await setting.organiser.get())["stages"][0]["drawn"][0]["tables"]
            stranger, theirs = tables[1]["seats"][0], {"role": "player", "player": tables[1]["seats"][0]}

            for badge in (setting.badges["table"], setting.badges["player"]):
                answer = await setting.organiser.do("CallReferee", badge, by=theirs, table=tables[1]["ref"])
                assert answer.refused is not None, stranger
                assert answer.refused.code.value == "not_allowed"

    run(work)


def test_an_order_with_a_wrong_value_is_answered(tmp_path: Path) -> None:
    """Otherwise the desk would wait for it and repeat it forever."""

    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            setting = await day(world)
            stream, badge = setting.organiser.made.tournament, setting.badges["organiser"]
            wrong = {"type": "SetRegistration", "by": {"role": "player"}, "terms": {"limit": 0}}
            url = f"ws://{setting.organiser.caller.host}/ws/tournaments/{stream}"
            headers = cookies_of(setting.organiser.caller)
            async with connect(url, max_size=None, additional_headers=headers) as socket:
                await socket.send(msgspec.json.encode({"do": "DayHello", "badge": badge}).decode())
                assert isinstance(day_news_decoder.decode(await socket.recv()), DayNow)
                await socket.send(msgspec.json.encode({"do": "Do", "id": "z", "command": wrong}).decode())
                news = day_news_decoder.decode(await socket.recv())

            assert isinstance(news, DayWrong)
            assert (news.code, news.id) == ("not_readable", "z")
            assert "limit" in news.message

    run(work)


def test_the_banned_may_look_on_and_no_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            setting = await day(world)
            organiser, badge = setting.organiser, setting.badges["organiser"]
            stream, me = organiser.made.tournament, organiser.caller.me
            assert me is not None
            await world.services.store.people.change(me.player, ProfileChanges(banned=True))

            got = await organiser.caller.http.post(
                f"/api/tournaments/{stream}/orders", json={"id": "x", "do": "CheckInAll"}
            )
            url = f"ws://{organiser.caller.host}/ws/tournaments/{stream}"
            headers = cookies_of(organiser.caller)
            async with connect(url, max_size=None, additional_headers=headers) as socket:
                await socket.send(msgspec.json.encode({"do": "DayHello", "badge": badge}).decode())
                assert isinstance(day_news_decoder.decode(await socket.recv()), DayNow)
                await socket.send('{"id": "y", "do": "CheckInAll"}')
                news = day_news_decoder.decode(await socket.recv())

            assert (got.status_code, got.json()["code"]) == (403, "banned")
            assert isinstance(news, DayWrong)
            assert (news.code, news.id) == ("banned", "y")

    run(work)


BADGES: Final = {
    RoomRole.SPECTATOR: "public",
    RoomRole.PLAYER: "player",
    RoomRole.REFEREE: "referee",
    RoomRole.ORGANISER: "organiser",
}
READING: Final = ("/swap?one=1&other=2", "/print/standings")
LEADING: Final = ("/links", "/export", "/csv", "/site")


OF_DAYS: Final = (Action.CHANGE_RESULT, Action.ORGANISE)
CELLS: Final = frozenset(product((*OF_DAYS, Action.ADMINISTER), RoomRole, ("http", "socket")))
"""The rows that the tests below try, each over HTTP and a socket."""


@pytest.mark.parametrize("role", RoomRole)
def test_results_and_organising_are_as_the_table_of_roles_says(tmp_path: Path, role: RoomRole) -> None:
    """An admin of the service has no badge: tournaments are not their business."""

    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            setting = await day(world)
            badge, caller = setting.badges[BADGES.get(role, "public")], await world.guest()
            assert caller.me is not None
            if role is RoomRole.ADMIN:
                await world.services.store.people.change(
                    caller.me.player, ProfileChanges(account=True, admin=True)
                )
            base, headers = f"/api/tournaments/{setting.organiser.made.tournament}", {"x-stolik-badge": badge}
            reads = [(await caller.http.get(base + path, headers=headers)).status_code for path in READING]
            leads = [(await caller.http.get(base + path, headers=headers)).status_code for path in LEADING]
            organise = RIGHTS[Action.ORGANISE][role]
            changes = RIGHTS[Action.CHANGE_RESULT][role]

            assert reads == [403 if organise is Right.NO else 200] * len(READING)
            assert leads == [200 if organise is Right.YES else 403] * len(LEADING)
            kinds = {"ChangeSettings": organise is Right.YES, "CorrectSheet": changes is Right.CONFIRMS}
            # A referee closes a sheet and so proposes it; organisers and head referees correct it later.
            kinds["CloseSheet"] = changes is not Right.NO
            url = f"ws://{caller.host}/ws/tournaments/{setting.organiser.made.tournament}"
            async with connect(url, max_size=None, additional_headers=cookies_of(caller)) as socket:
                await socket.send(msgspec.json.encode({"do": "DayHello", "badge": badge}).decode())
                for kind, allowed in kinds.items():
                    order = order_of(kind, None)
                    got = await caller.http.post(
                        f"{base}/orders", json={"id": f"r-{kind}", **order}, headers=headers
                    )
                    by_http = (got.json()["refused"] or {}).get("code")
                    by_socket = await over_socket(socket, {"id": f"s-{kind}", **order})
                    told = (by_http != "not_allowed", by_socket != "not_allowed")
                    assert told == (allowed,) * 2, (kind, by_http, by_socket)

    run(work)


def test_nothing_at_any_address_administers_but_what_admins_do_about_reports(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            caller = await world.guest()
            paths = (await caller.http.get("/schema")).json()["paths"]

            assert len(paths) > 30
            said = {each.__name__ for each in (*get_args(Message), *get_args(DayMessage), *get_args(Command))}
            words = ("admin", "ban", "backup")
            found = {path for path in paths if any(word in path for word in words)}
            assert found == {"/api/admin/reports", "/api/admin/measures"}
            assert {(await caller.http.get(path)).status_code for path in found} == {403}
            assert not [kind for kind in said if any(word in kind.lower() for word in words)]
            assert {role for role, right in RIGHTS[Action.ADMINISTER].items() if right is Right.YES} == {
                RoomRole.ADMIN
            }

    run(work)
