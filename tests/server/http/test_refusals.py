"""HTTP: refusals have a code, and words in the language of whoever asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.season.errors import PointsTableError
from stolik.server.http.problems import STATUS, ServerFault, words_for
from stolik.words import Language, Words
from tests.server.worlds import run, serving


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
