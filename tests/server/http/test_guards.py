"""HTTP: changes come only from our own pages, and floods and oversized requests are refused."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.server.http.problems import ServerFault
from stolik.server.settings import Limits
from tests.server.worlds import GENEROUS, PATIENCE, run, serving

TOURNAMENT: dict[str, object] = {
    "id": "new",
    "name": "Cup",
    "date": "2026-11-15",
    "rules": "pl-forty",
    "format": "pl-forty",
}

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
