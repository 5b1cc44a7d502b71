"""Bad input for tournaments: every address with every badge, and nonsense on their sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import msgspec
import pytest
import schemathesis
import structlog
from schemathesis.core.result import Ok
from websockets.asyncio.client import ClientConnection

from stolik.play.answers import Trouble
from stolik.server.http.problems import ServerFault, words_for
from stolik.tournament.commands import Command
from stolik.tournament.refusals import TournamentCode
from stolik.words import Language
from tests.seeded import seeded
from tests.server.fuzz import ODD
from tests.server.http.test_fuzz import OF_TOURNAMENTS, Running, ask_rightly_and_wrongly
from tests.server.tournaments.test_day_rights import HOLDERS, ORDERS, Day, day, order_of, socket_of
from tests.server.worlds import PATIENCE, World, run, serving

MESSAGES = 600
HANDFUL = 30


class DayRunning(Running):
    """A server with a tournament in its first round."""

    def __init__(self, database: Path) -> None:
        super().__init__(database)
        self.tournament = ""
        self.badges: list[str] = []

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with serving(self._database) as world:
            setting = await day(world)
            caller = setting.organiser.caller
            assert caller.me is not None
            self.url, self.cookies, self.csrf = (
                f"http://{caller.host}",
                dict(caller.http.cookies),
                caller.me.csrf,
            )
            self.tournament, self.badges = setting.organiser.made.tournament, list(setting.badges.values())
            self._up.set()
            await self._stop.wait()


@pytest.mark.parametrize("language", Language)
def test_every_code_has_words_though_nobody_says_which_player_it_is_about(language: Language) -> None:
    said = [words_for(code.value, language) for code in (*TournamentCode, *Trouble, *ServerFault)]

    assert all(said)


def test_no_request_about_tournaments_fails(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as lines, DayRunning(tmp_path / "day.db") as running:
        raw: dict[str, Any] = httpx.get(f"{running.url}/schema", timeout=PATIENCE).json()
        schema = schemathesis.openapi.from_dict(raw)
        asked = 0

        def ask(case: Any) -> None:  # noqa: ANN401  schemathesis' own
            nonlocal asked
            asked += 1
            if "tournament" in (case.path_parameters or {}) and asked % 4:
                case.path_parameters["tournament"] = running.tournament
            headers = {"x-csrftoken": running.csrf, "x-stolik-badge": running.badges[asked % len(HOLDERS)]}
            got = case.call(base_url=running.url, headers=headers, cookies=running.cookies, timeout=PATIENCE)
            assert got.status_code < 500, (case.method, case.path, case.body, got.text)

        tried = 0
        for result in schema.get_all_operations():
            assert isinstance(result, Ok), result
            operation = result.ok()
            if not operation.path.startswith(OF_TOURNAMENTS):
                continue
            tried += 1
            ask_rightly_and_wrongly(operation, ask, examples=20)

    assert tried >= 15
    assert [line for line in lines if line["log_level"] == "error"] == []


class DayGrammar:
    """Makes messages for a tournament's socket."""

    def __init__(self, rng: Random, setting: Day) -> None:
        self._rng = rng
        self._setting = setting
        self._number = 0
        self._kinds = [*(each.__struct_config__.tag for each in get_args(Command)), *ORDERS]
        self._table = {"stage": 1, "round": 1, "table": 1}

    def message(self) -> str | bytes:
        """Return one message: valid, nearly valid, or nonsense."""
        rng = self._rng
        message = self._message()
        if rng.random() < 0.2:
            message[rng.choice([*message, "more"])] = rng.choice(ODD)
        text = json.dumps(message, ensure_ascii=rng.random() < 0.5).encode("utf-8", "replace").decode()
        kind = rng.random()
        if kind < 0.05:
            cut = rng.randrange(len(text) + 1)
            text = text[:cut] + rng.choice(["", "}", "\x00", '"', "[" * 500]) + text[cut + 1 :]
        return rng.randbytes(rng.randrange(200)) if kind > 0.97 else text

    def _message(self) -> dict[str, Any]:
        rng = self._rng
        self._number += 1
        if rng.random() < 0.05:
            return {"do": rng.choice(["DayHello", "DayPong"]), "n": rng.choice([0, -1, 2**70])}
        kind = rng.choice(self._kinds)
        message = order_of(kind, rng.choice([None, 1, self._setting.seated, -1]))
        message["id"] = rng.choice([f"g{self._number}", f"g{self._number // 2}", "x" * 61, ""])
        command = message.get("command", {})
        for name in command:
            if rng.random() < 0.4:
                command[name] = rng.choice(self._values(name))
        return message

    def _values(self, name: str) -> list[Any]:
        seated = self._setting.seated
        values: dict[str, list[Any]] = {
            "player": [1, seated, 0, -1, 10**6],
            "players": [[1, 2], [1, 1], [], [seated, 0]],
            "table": [self._table, {**self._table, "table": 0}, {**self._table, "round": -1}, 1, 0, 10**9],
            "games": [[{"lines": []}], [{"lines": [{"player": 1, "small": 2**62}]}], [{"void": True}] * 9],
            "seconds": [0, 1, 10**12, 2**63 - 1],
            "points": [0, -1, 10**9],
            "event": [0, 1, 5, -3],
            "game": [0, 1, -1, 99],
            "official": ["organiser", "", "\x00", "x" * 300],
            "why": ["", "ż" * 2_000, "\x00"],
        }
        return [*values.get(name, []), *ODD]


async def assail(world: World, count: int, seed: int) -> int:
    """Send messages to a tournament; return how many answers came."""
    setting, rng, heard = await day(world), seeded(seed), 0
    grammar = DayGrammar(rng, setting)
    for begin in range(0, count, HANDFUL):
        holder = rng.choice([*HOLDERS, "organiser"])
        stream = setting.organiser.made.tournament
        async with socket_of(setting.organiser.caller, stream, setting.badges[holder]) as socket:
            for _ in range(HANDFUL):
                await socket.send(grammar.message())
            await socket.send(json.dumps({"do": "CheckInAll", "id": f"end-{begin}"}))
            heard += await _until(socket, f"end-{begin}")
    return heard


async def _until(socket: ClientConnection, order: str) -> int:
    heard = 0
    while True:
        news = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        heard += news["is"] in {"DayAnswered", "DayWrong"}
        assert news.get("code") not in {"internal", "unavailable"}, news
        if news.get("id") == order:
            return heard


def test_nonsense_on_a_tournaments_socket_is_answered_and_breaks_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        with structlog.testing.capture_logs() as lines:
            async with serving(tmp_path / "day.db") as world:
                heard = await assail(world, MESSAGES, seed=11)

        assert heard >= 0.9 * MESSAGES
        assert [line for line in lines if line["log_level"] == "error"] == []

    run(work)
