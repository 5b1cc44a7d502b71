"""HTTP: sessions, changes only from our own pages, limits, health, pages, and logs without secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.play.lobby.skill import rate
from stolik.play.ports import PlayerId
from stolik.play.side_tables import SETTLED_AFTER, RatedResult
from stolik.protocol.orders import Say, Start
from stolik.season.errors import PointsTableError
from stolik.server.http.problems import STATUS, ServerFault, words_for
from stolik.server.monitoring import logs
from stolik.server.settings import Limits
from stolik.words import Language, Words
from tests.server.worlds import GENEROUS, PATIENCE, run, serving

TOURNAMENT: dict[str, object] = {
    "id": "new",
    "name": "Cup",
    "date": "2026-11-15",
    "rules": "pl-forty",
    "format": "pl-forty",
}


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


CHANGES = [
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/accounts"),
    ("POST", "/api/session"),
    ("DELETE", "/api/session"),
    ("POST", "/api/tickets"),
    ("POST", "/api/rooms"),
    ("POST", "/api/rooms/x/orders"),
    ("POST", "/api/rooms/x/draft"),
]


def test_nothing_changes_without_the_token_or_from_another_site(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            for method, path in CHANGES:
                for token in ("", "0" * 64):
                    bad = await anna.http.request(method, path, json={}, headers={"x-csrftoken": token})
                    assert (bad.status_code, bad.json()["code"]) == (403, "csrf"), path
                evil = {"origin": "https://evil.example"}
                foreign = await anna.http.request(method, path, json={}, headers=evil)
                assert (foreign.status_code, foreign.json()["code"]) == (403, "wrong_origin"), path
            evil_question = await anna.http.post(
                "/api/bench", json={}, headers={"origin": "https://evil.example"}
            )
            assert evil_question.status_code == 403
            own = await anna.http.post("/api/tickets", headers={"origin": f"http://{anna.host}"})
            assert own.status_code == 201

    run(main)


def test_every_changing_address_of_the_schema_is_guarded(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            schema = (await world.caller().http.get("/schema")).json()

            changing = {
                (method.upper(), path.replace("{room}", "x").replace("{number}", "1"))
                for path, methods in schema["paths"].items()
                for method in methods
                if method != "get"
            }
            assert changing.issuperset(CHANGES)
            anna = await world.guest()
            for method, path in sorted(changing):
                got = await anna.http.request(method, path, headers={"origin": "https://evil.example"})
                assert (got.status_code, got.json()["code"]) == (403, "wrong_origin"), (method, path)

    run(main)


@pytest.mark.parametrize("nested", ["[" * 60_000, '{"id":' * 10_000, "[" * 990 + "]" * 990])
def test_json_nested_too_deeply_is_a_bad_body_everywhere(tmp_path: Path, nested: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            schema = (await world.caller().http.get("/schema")).json()
            anna = await world.guest()
            made = await anna.make()
            announced = await anna.http.post("/api/tournaments", json=TOURNAMENT)
            changing = {
                (method.upper(), path)
                for path, methods in schema["paths"].items()
                for method, about in methods.items()
                if "requestBody" in about
            }
            assert len(changing) > 10, "all that take a body"
            for method, path in sorted(changing):
                tournament = announced.json()["tournament"]
                address = path.replace("{room}", made.room).replace("{tournament}", tournament)
                got = await anna.http.request(
                    method,
                    address,
                    content=nested,
                    headers={
                        "content-type": "application/json",
                        "x-stolik-badge": announced.json()["badge"],
                    },
                )
                assert 400 <= got.status_code < 500, (method, path, got.text)
            got = await anna.http.post("/api/rooms", content=nested)
            assert (got.status_code, got.json()["code"]) == (400, "bad_body")

    run(main)


@pytest.mark.parametrize(
    ("rate", "method", "path", "body"),
    [
        ("rooms", "POST", "/api/rooms", {"rules": "en-classic", "join": False}),
        ("logins", "POST", "/api/session", {"login": "x", "password": "y"}),
        ("accounts", "POST", "/api/accounts", {"login": "anna", "password": "12345678"}),
        ("codes", "GET", "/api/codes/ABC", None),
        ("requests", "GET", "/api/rooms", None),
        ("from_address", "GET", "/api/rules", None),
    ],
)
def test_what_comes_too_often_is_refused(
    tmp_path: Path, rate: str, method: str, path: str, body: dict[str, object] | None
) -> None:
    async def main() -> None:
        limits = replace(GENEROUS, **{rate: (3, 3600.0)})  # type: ignore[arg-type]  # all of them are rates
        async with serving(tmp_path / "live.db", limits=limits) as world:
            anna = await world.guest()
            codes = []
            for n in range(5):
                sent = None if body is None else {**body, **({"id": f"n{n}"} if rate == "rooms" else {})}
                got = await anna.http.request(method, path, json=sent)
                codes.append(got.status_code)

            assert 429 not in codes[:2]
            assert codes[-1] == 429
            assert got.json()["code"] == "too_often"
            assert "retry-after" in got.headers

    run(main)


def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", limits=Limits(body=1_000)) as world:
            anna = await world.guest()
            got = await anna.http.patch("/api/me", content=b'{"name":"' + b"x" * 2_000 + b'"}')

            assert (got.status_code, got.json()["code"]) == (413, "too_large")

    run(main)


@pytest.mark.parametrize(
    ("method", "path", "body", "answer"),
    [
        ("GET", "/api/rooms/nowhere", None, (404, "no_such_room")),
        ("GET", "/api/rooms/nowhere/since/0", None, (404, "no_such_room")),
        ("GET", "/api/rooms/nowhere/match", None, (404, "no_such_room")),
        ("GET", "/api/codes/zzz", None, (404, "no_such_code")),
        ("GET", "/api/nothing", None, (404, "no_such_path")),
        ("PUT", "/api/me", {}, (405, "wrong_method")),
        ("POST", "/api/rooms", {"id": "x", "rules": "bridge"}, (422, "bad_setup")),
        ("POST", "/api/rooms", {"id": "x", "rules": "en-classic", "bots": {"9": "club"}}, (422, "bad_setup")),
        ("POST", "/api/rooms", {"id": "x", "rules": "en-classic", "bots": {"a": "club"}}, (422, "bad_setup")),
        ("POST", "/api/rooms", {"id": "x"}, (400, "bad_body")),
        ("POST", "/api/rooms", {"id": "x y", "rules": "en-classic"}, (400, "bad_body")),
        ("POST", "/api/rooms/nowhere/orders", {"do": "Start", "id": "s"}, (404, "no_such_room")),
        ("POST", "/api/rooms/nowhere/orders", {"do": "Dance", "id": "s"}, (400, "bad_body")),
        ("POST", "/api/rooms/nowhere/draft", {"do": "Lay", "table": "r1"}, (404, "no_such_room")),
        ("POST", "/api/rooms/nowhere/draft", {"do": "Lay", "table": "r99"}, (400, "bad_body")),
        ("PATCH", "/api/me", {"name": "\u200b"}, (400, "bad_name")),
    ],
)
def test_what_cannot_be_is_refused_with_a_code_and_words(
    tmp_path: Path, method: str, path: str, body: dict[str, object] | None, answer: tuple[int, str]
) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            got = await anna.http.request(method, path, json=body)

            assert (got.status_code, got.json()["code"]) == answer, got.text
            assert got.json()["message"]

    run(main)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"rules": "pl-forty", "rated": True, "bots": {"1": "club"}}, "rated_with_bots"),
        ({"rules": "en-classic", "rated": True}, "rated_without_clock"),
        ({"rules": "pl-forty", "rated": True, "no_clock": True}, "rated_without_clock"),
        ({"rules": "pl-forty", "seats": 2, "bots": {"0": "club", "1": "club"}, "join": False}, "only_bots"),
        ({"rules": "pl-forty", "referees": ["me"]}, "referee_cannot_play"),
    ],
)
def test_settings_that_do_not_go_together_are_named(
    tmp_path: Path, wish: dict[str, object], code: str, language: Language
) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            me = (await anna.http.get("/api/me")).json()["player"]
            asked = {key: [me] if key == "referees" else value for key, value in wish.items()}
            spoken = {"x-stolik-language": language.value}

            got = await anna.http.post("/api/rooms", json={"id": "x", **asked}, headers=spoken)

            assert got.status_code in {409, 422}
            assert got.json()["code"] == code
            assert got.json()["message"] == Words(language)(f"problem-{code.replace('_', '-')}")

    run(main)


def test_problems_are_told_in_the_language_of_the_session(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            await anna.http.patch("/api/me", json={"language": "ru"})
            got = await anna.http.get("/api/rooms/nowhere")

            assert got.json()["message"] == words_for("no_such_room", Language.RUSSIAN)

    run(main)


@pytest.mark.parametrize(
    ("said", "language"),
    [("pl", Language.POLISH), ("ru", Language.RUSSIAN), ("xx", Language.ENGLISH), ("", Language.ENGLISH)],
)
def test_a_page_is_answered_in_the_language_it_speaks(tmp_path: Path, said: str, language: Language) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            stranger = world.caller(headers={"accept-language": "en-GB,en"})
            asked = {"x-stolik-language": said}
            with_session = await anna.http.get("/api/rooms/nowhere", headers=asked)
            without = await stranger.http.get("/api/tournaments/nowhere", headers=asked)
            arrived = await stranger.http.get("/api/me", headers=asked)

            assert with_session.json()["message"] == words_for("no_such_room", language)
            assert without.json()["message"] == words_for("unknown_tournament", language)
            assert arrived.json()["language"] == language.value

    run(main)


@pytest.mark.parametrize("language", Language)
def test_every_code_has_words(language: Language) -> None:
    words = Words(language)
    unsaid = {
        ServerFault.TOO_SLOW,
        ServerFault.SILENT,
        ServerFault.TOO_MANY_SOCKETS,
        ServerFault.STOPPING,
        PointsTableError.code,  # it brings a message of its own
    }  # the others are only close codes
    kinds = ("problem", "people", "refused", "season-refused", "register")

    for code in {*STATUS, *ServerFault} - unsaid:
        key = code.replace("_", "-")
        said = {f"{kind}-{key}" for kind in kinds}
        assert any(each in words for each in said), code


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


def test_every_answer_carries_safe_headers(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            http = world.caller().http
            for path in ("/", "/api/me", "/api/nothing", "/schema", "/healthz"):
                headers = (await http.get(path)).headers
                assert "script-src 'self'" in headers["content-security-policy"]
                assert "unsafe" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["x-request-id"]
            assert (await http.get("/api/me")).headers["cache-control"] == "no-store"

    run(main)


def test_a_request_whose_head_does_not_end_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            reader, writer = await asyncio.open_connection(*world.worker.address)
            head = b"GET /healthz HTTP/1.1\r\nhost: here\r\n" + b"x: %s\r\n" % (b"a" * 100) * 400
            # One byte too many: a server that closes with bytes unread may reset the connection, and its
            # answer is lost.
            writer.write(head[: 32 * 1024 + 1])
            await writer.drain()

            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()

            assert answer.startswith(b"HTTP/1.1 400 ")

    run(main)


def test_a_long_body_is_no_long_head(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()

            got = await anna.http.patch("/api/me", json={"name": "Anna", "more": "a" * 50_000})

            assert got.json()["code"] == ServerFault.BAD_BODY, "it was not read to its end"

    run(main)


def test_built_pages_are_served_with_their_fallback(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><p>the application")
    (pages / "assets" / "index-Ab3dE5gH.js").write_text("1;" * 2_000)

    async def main() -> None:
        async with serving(tmp_path / "live.db", pages=pages) as world:
            http = world.caller().http
            first, route = await http.get("/"), await http.get("/room/abc")
            script = await http.get("/assets/index-Ab3dE5gH.js")
            again = await http.get("/", headers={"if-none-match": first.headers["etag"]})
            missing, sneaky = await http.get("/assets/no.js"), await http.get("/..%2f..%2flive.db")

            assert first.text == route.text == "<!doctype html><p>the application"
            assert script.headers["cache-control"].endswith("immutable")
            assert script.headers["content-encoding"] == "gzip"
            assert script.text == "1;" * 2_000
            assert (again.status_code, again.content) == (304, b"")
            assert missing.status_code == sneaky.status_code == 404

    run(main)


@pytest.mark.parametrize("language", Language)
def test_the_plain_page_speaks_every_language(tmp_path: Path, language: Language) -> None:
    empty = tmp_path / "none"

    async def main() -> None:
        async with serving(tmp_path / "live.db", pages=empty) as world:
            http = world.caller().http
            page = await http.get("/", headers={"accept-language": language})
            script = await http.get("/plain.js")

            assert Words(language)("plain-begin") in page.text
            assert "{{" not in page.text
            assert script.status_code == 200

    run(main)


def test_logs_hold_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    before = logging.getLogger().handlers[:]
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
