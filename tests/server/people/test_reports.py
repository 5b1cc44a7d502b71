"""Reports of players over HTTP: who may make them, what admins do, and what is left of the erased."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from stolik.play.accounts.profiles import ProfileChanges
from stolik.protocol.orders import Join, Say
from tests.server.people.test_own_account import SECRET
from tests.server.people.test_ratings import account, of
from tests.server.worlds import GENEROUS, Caller, World, run, serving

BARRED = 4003


async def admin_of(world: World, login: str = "root") -> Caller:
    admin = await account(world, login)
    await world.services.store.people.change(of(admin), ProfileChanges(admin=True))
    return admin


async def report(caller: Caller, player: str, **more: Any) -> tuple[int, str]:  # noqa: ANN401  fields of a report
    got = await caller.http.post("/api/reports", json={"player": player, "reason": "insults", **more})
    return got.status_code, got.json()["code"] if got.content else ""


async def act(admin: Caller, player: str, measure: str, **more: Any) -> tuple[int, Any]:  # noqa: ANN401  fields of a measure
    got = await admin.http.post("/api/admin/measures", json={"player": player, "measure": measure, **more})
    return got.status_code, got.json()


async def seen(admin: Caller, what: str = "reports", **query: Any) -> dict[str, Any]:  # noqa: ANN401  of the address
    got = await admin.http.get(f"/api/admin/{what}", params=query)
    assert got.status_code == 200, got.text
    body: dict[str, Any] = got.json()
    return body


def test_a_report_reaches_the_admins_and_is_dismissed_with_a_log(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db", limits=replace(GENEROUS, reports=(100, 60.0))) as world:
            admin, bad, good = await admin_of(world), await account(world, "bad"), await world.guest()
            room = (await bad.make(seats=2)).room

            assert await report(good, of(bad), text="  he\u202e swears ", room=room) == (204, "")
            assert await report(good, of(bad)) == (409, "already_reported")
            assert await report(good, of(good)) == (400, "not_yourself")
            assert await report(good, "nobody") == (404, "no_such_player")
            assert await report(good, of(admin), room="none") == (404, "no_such_room")
            assert await report(good, of(admin), reason="boredom") == (400, "bad_body")
            assert await report(good, of(admin), text="x" * 1_001) == (400, "bad_body")
            page = await seen(admin)
            (made,) = page["reports"]
            assert (made["reporter"], made["reported"]) == (of(good), of(bad))
            assert (made["text"], made["room"], made["open"]) == ("he swears", room, True)
            assert page["players"][of(bad)]["name"] == "Bad"
            assert await act(admin, of(good), "dismiss", report=made["id"]) == (
                404,
                (await act(admin, of(bad), "dismiss"))[1],
            )
            status, done = await act(admin, of(bad), "dismiss", report=made["id"], note="a joke")
            assert (status, done["admin"], done["player"], done["note"]) == (
                201,
                of(admin),
                of(bad),
                "a joke",
            )
            assert (await seen(admin))["reports"] == []
            assert [each["id"] for each in (await seen(admin, closed=True))["reports"]] == [made["id"]]
            assert [each["measure"] for each in (await seen(admin, "measures"))["measures"]] == ["dismiss"]
            assert await report(good, of(bad)) == (204, "")  # a new matter
            assert of(bad) in (await good.http.get("/api/me/export")).text

    run(main)


def test_a_warning_is_shown_until_it_is_confirmed_and_a_mute_is_for_all_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            admin, bad = await admin_of(world), await world.guest()
            room = (await bad.make(seats=2)).room
            await report(admin, of(bad), reason="name")
            (made,) = (await seen(admin))["reports"]

            assert (await act(admin, of(bad), "warn", report=made["id"]))[0] == 201
            assert (await bad.http.get("/api/me")).json()["warning"] == "name"
            assert (await bad.http.delete("/api/me/warning")).status_code == 204
            assert (await bad.http.get("/api/me")).json()["warning"] == ""
            async with bad.socket(room) as talk:
                assert (await talk.order(Say(id="a", text="hello"))).refused is None
                assert (await act(admin, of(bad), "mute"))[1]["code"] == "bad_hours"
                assert (await act(admin, of(bad), "mute", hours=0))[1]["code"] == "bad_body"
                assert (await act(admin, of(bad), "warn", hours=1))[1]["code"] == "bad_hours"
                assert (await act(admin, of(bad), "mute", hours=2))[0] == 201
                refused = (await talk.order(Say(id="b", text="hello again"))).refused
                assert refused is not None
                assert refused.code == "muted_by_admin"
                assert (await act(admin, of(bad), "lift"))[0] == 201
                assert (await talk.order(Say(id="c", text="and again"))).refused is None
            log = [each["measure"] for each in (await seen(admin, "measures"))["measures"]]
            assert log == ["lift", "mute", "warn"]

    run(main)


def test_a_suspended_player_watches_and_is_told_until_when(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            admin, bad, host = await admin_of(world), await account(world, "bad"), await world.guest()
            room = (await host.make(seats=2)).room
            async with bad.socket(room) as talk:
                assert (await act(admin, of(bad), "suspend", hours=24))[0] == 201
                assert await talk.closed() == BARRED

            joined = await bad.order(room, Join(id="j", seed="s"))
            language = {"x-stolik-language": "en"}
            stranger = await world.guest()
            login = {"login": "bad", "password": SECRET}
            entered = await stranger.http.post("/api/session", json=login, headers=language)
            wrong = await stranger.http.post("/api/session", json={**login, "password": "wrong"})

            assert (joined.status_code, joined.json()["code"]) == (403, "suspended")
            assert (entered.status_code, entered.json()["code"]) == (403, "suspended")
            assert "suspended until 20" in entered.json()["message"]
            assert (
                wrong.json()["code"] == "wrong_login"
            )  # nothing is said to those who do not know the password
            async with bad.socket(room) as talk:  # they may watch
                answer = await talk.order(Join(id="k", seed="s"))
                assert answer.refused is not None
                assert answer.refused.code == "suspended"
            me = (await bad.http.get("/api/me")).json()
            assert me["suspended"] > await world.services.clock.now()
            assert (await act(admin, of(bad), "lift"))[0] == 201
            assert (await bad.order(room, Join(id="l", seed="s"))).status_code == 200
            # A suspension whose time is over is none.
            await world.services.store.people.change(of(bad), ProfileChanges(suspended=1))
            assert (await stranger.http.post("/api/session", json=login)).status_code == 201

    run(main)


def test_reports_are_limited_and_admins_do_not_decide_about_themselves(tmp_path: Path) -> None:
    async def main() -> None:
        limits = replace(GENEROUS, reports=(2, 60.0))
        async with serving(tmp_path / "s.db", limits=limits) as world:
            admin, guest = await admin_of(world), await world.guest()
            others = [await world.guest() for _ in range(3)]

            answers = [await report(guest, of(other)) for other in others]
            own = [await act(admin, of(admin), measure) for measure in ("lift", "warn")]
            plain = await act(guest, of(others[0]), "warn")

            assert answers == [(204, ""), (204, ""), (429, "too_often")]
            assert {(status, body["code"]) for status, body in [*own, plain]} == {(403, "not_allowed")}
            assert (await world.caller().http.get("/api/admin/reports")).status_code == 401
            # An admin who is suspended by another one decides about nothing.
            other = await admin_of(world, "second")
            await act(other, of(admin), "suspend", hours=1)
            assert (await admin.http.get("/api/admin/reports")).json()["code"] == "suspended"

    run(main)


def test_nothing_in_reports_identifies_the_erased(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            admin, bad, good = await admin_of(world), await account(world, "bad"), await world.guest()
            third = await world.guest()
            await report(good, of(bad), text="he wrote to me at ada@example.com")
            await report(bad, of(third), text="my name is Bartek")
            await act(admin, of(bad), "warn", note="called me names")
            assert (await bad.http.delete("/api/me")).status_code == 204

            pages = ("reports", "reports?closed=true", "measures")
            text = str([(await admin.http.get(f"/api/admin/{path}")).text for path in pages])

            assert of(bad) not in text
            assert "ada@example.com" not in text
            assert "Bartek" not in text
            assert "called me names" not in text
            assert of(third) in text  # the report stays, without who made it and what they wrote
            assert (await good.http.delete("/api/me")).status_code == 204
            await admin.http.delete("/api/me")
            other = await admin_of(world, "second")
            assert of(admin) not in (await other.http.get("/api/admin/measures")).text

    run(main)
