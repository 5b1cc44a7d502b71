"""HTTP: sessions and accounts, rooms, health, figures, and logs without secrets."""

from __future__ import annotations

import errno
import io
import json
import logging
from pathlib import Path

import pytest
import structlog

from stolik.play.lobby.skill import rate
from stolik.play.ports import PlayerId
from stolik.play.side_tables import SETTLED_AFTER, RatedResult
from stolik.protocol.orders import Say, Start
from stolik.server.monitoring import logs
from tests.server.worlds import run, serving


def test_everybody_is_a_guest_at_once_and_stays_who_they_are(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = world.caller(headers={"accept-language": "pl,en;q=0.5"})
            first = await anna.http.get("/api/me")
            second = await anna.http.get("/api/me")

            cookie = first.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Secure" not in cookie
            assert first.json() == second.json()
            assert first.json()["language"] == "pl"
            assert "set-cookie" not in second.headers

    run(main)


def test_the_cookie_is_secure_behind_https(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            got = await world.caller().http.get("/api/me", headers={"x-forwarded-proto": "https"})

            assert "Secure" in got.headers["set-cookie"]
            assert "strict-transport-security" in got.headers

    run(main)


def test_an_account_keeps_the_player_and_comes_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            assert anna.me is not None
            made = await anna.http.post(
                "/api/accounts", json={"login": "anna", "password": "tiles-on-a-table", "name": "Anna"}
            )
            assert made.status_code == 201, made.text
            again = await world.guest()
            wrong = await again.http.post(
                "/api/session", json={"login": "anna", "password": "something else"}
            )
            right = await again.http.post(
                "/api/session", json={"login": "anna", "password": "tiles-on-a-table"}
            )
            anna.http.headers["x-csrftoken"] = made.json()["csrf"]
            named = await anna.http.patch("/api/me", json={"name": "Ania", "language": "pl"})
            erased = await anna.http.delete("/api/me")
            gone = await anna.http.post("/api/tickets")

            assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_login")
            assert right.json()["player"] == made.json()["player"] == anna.me.player
            assert named.json()["name"] == "Ania"
            assert erased.status_code == 204
            assert (gone.status_code, gone.json()["code"]) == (401, "no_session")

    run(main)


def test_the_rating_is_shown_once_there_is_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            assert anna.me is not None
            account = {"login": "anna", "password": "tiles-on-a-table", "name": "Anna"}
            registered = await anna.http.post("/api/accounts", json=account)
            anna.http.headers["x-csrftoken"] = registered.json()["csrf"]
            shown = [(await anna.http.get("/api/me")).json()["rating"]]
            for game in range(SETTLED_AFTER):
                players = (anna.me.player, PlayerId("bartek"))
                result = RatedResult(stream=(await anna.make()).room, at=game, players=players, places=(1, 2))
                await world.services.store.settle(result, rate)
                shown.append((await anna.http.get("/api/me")).json()["rating"])

            assert registered.json()["rating"] is None
            assert shown[0] is None
            assert [each["games"] for each in shown[1:]] == list(range(1, SETTLED_AFTER + 1))
            assert 1000 < shown[1]["shown"] < shown[-1]["shown"]
            assert [each["provisional"] for each in shown[1:]] == [True] * (SETTLED_AFTER - 1) + [False]

    run(main)


def test_erasing_somebody_takes_their_words_along(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            made = await anna.make()
            said = await anna.order(made.room, Say(id="s1", text="my number is 12345"))
            assert said.status_code == 200, said.text
            assert await world.services.store.lines(made.room, after=0, limit=9)

            await anna.http.delete("/api/me")

            assert not await world.services.store.lines(made.room, after=0, limit=9)

    run(main)


def test_logging_out_ends_the_session(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            cookies = dict(anna.http.cookies)
            assert (await anna.http.delete("/api/session")).status_code == 204
            thief = world.caller(cookies=cookies)
            assert (await thief.http.get("/api/me/rooms")).status_code == 401

    run(main)


def test_making_the_same_room_twice_makes_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            body = {"id": "same", "rules": "pl-forty", "seats": 2, "bots": {"1": "novice"}, "start": True}
            one, other = [await anna.http.post("/api/rooms", json=body) for _ in range(2)]
            found = await anna.http.get(f"/api/codes/{one.json()['code'].lower()}")
            mine = await anna.http.get("/api/me/rooms")

            assert one.json() == other.json() == found.json()
            assert mine.json() == [one.json()["room"]]

    run(main)


def test_the_id_of_a_room_makes_no_other_room(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            body = {"id": "same", "rules": "pl-forty", "seats": 2}
            made = await anna.http.post("/api/rooms", json=body)
            others = [
                await anna.http.post("/api/rooms", json={**body, **change})
                for change in ({"seats": 3}, {"rules": "en-classic"}, {"join": False})
            ]
            again = await anna.http.post("/api/rooms", json=body)

            assert [(each.status_code, each.json()["code"]) for each in others] == [(409, "used_id")] * 3
            assert again.json() == made.json()

    run(main)


def test_the_lobby_shows_what_is_open_with_names(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            assert anna.me is not None
            await anna.make("en-classic", seats=2, access="link")
            made = await anna.make("en-classic", seats=2, access="lobby")
            lobby = (await world.caller().http.get("/api/rooms")).json()

            assert [each["room"] for each in lobby["open"]] == [made.room]
            assert lobby["names"] == {anna.me.player: anna.me.name}

    run(main)


def test_health_says_what_is_missing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            http = world.caller().http
            well = await http.get("/readyz")
            (tmp_path / "live.db").rename(tmp_path / "gone.db")
            ill = await http.get("/readyz")
            alive = await http.get("/healthz")
            (tmp_path / "gone.db").rename(tmp_path / "live.db")

            assert well.status_code == alive.status_code == 200
            assert (ill.status_code, ill.json()["database"], ill.json()["bus"]) == (503, False, True)

    run(main)


def test_figures_are_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            made = await anna.make("en-classic", seats=2)
            await anna.order(made.room, Start(id="s"))
            text = (await anna.http.get("/metrics")).text

            assert 'stolik_commands_total{kind="Start",result="seats_empty"}' in text
            assert "stolik_command_seconds_bucket" in text
            for name in ("connections", "rooms", "sweeper_lag_seconds", "outbox_drops_total"):
                assert f"stolik_{name}" in text
            assert made.room not in text

    run(main)


def test_logs_hold_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    before, configured = logging.getLogger().handlers[:], structlog.get_config()
    logs.set_up()
    try:

        async def main() -> None:
            async with serving(tmp_path / "live.db") as world:
                anna = await world.guest()
                ticket = await anna.ticket()
                made = await anna.make("en-classic", seats=2, bots={"1": "novice"}, start=True)
                async with anna.socket(made.room) as talk:
                    view = talk.view()
                    assert view is not None
                    rack = str(view.racks[0])
                try:
                    raise ValueError(rack)  # noqa: TRY301  an error whose words hold a rack
                except ValueError as error:
                    logs.trouble_in(None, error)
                text = stream.getvalue()
                for line in text.splitlines():
                    assert json.loads(line)["event"]
                assert '"path": "/api/tickets"' in text
                assert '"kind": "ValueError"' in text
                token = anna.http.cookies["stolik_session"]
                for secret in (token, ticket, rack, made.room, anna.http.headers["x-csrftoken"]):
                    assert secret not in text

        run(main)
    finally:
        logging.getLogger().handlers[:] = before
        structlog.configure(**configured)


def test_a_full_disk_under_the_log_fails_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.ENOSPC, text)

    monkeypatch.setattr("sys.stderr", Full())
    before, configured = logging.getLogger().handlers[:], structlog.get_config()
    logs.set_up()
    try:
        logs.log.info("request")
        logging.getLogger("a library").warning("something")
    finally:
        logging.getLogger().handlers[:] = before
        structlog.configure(**configured)
