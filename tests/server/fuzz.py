"""Messages for a socket, made by a grammar: valid ones, nearly valid ones, and nonsense.

``python -m tests.server.fuzz 1000000`` sends that many to a separate server.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from stolik.bots import BOTS
from stolik.core.errors import StolikError
from stolik.core.rulesets import RULESETS
from stolik.protocol.news import Answered, Wrong
from stolik.protocol.orders import Lay, Pong, message_decoder
from tests.server.worlds import GENEROUS, Caller, Talk, World, serving

_TILES = [f"{colour}{number}" for colour in "rbko" for number in range(1, 14)] + [
    "j",
    "?",
    "r0",
    "x7",
    "r7''",
]
_PLAYER = [
    "AskRedeal",
    "KeepDeal",
    "Play",
    "Draw",
    "ChooseStack",
    "Announce",
    "PressClock",
    "Pass",
    "ClaimNewTime",
    "CallReferee",
    "TimeOut",
]
_PLAIN = [*5 * ["Leave", "Start", "Rematch", "Loaded"], "Resign"]
"""A player who resigns plays no more: rarely, so that there are games to attack."""
_REFEREE = [
    "Pause",
    "LookAtRacks",
    "UndoTurn",
    "GiveTiles",
    "TakeTiles",
    "Penalise",
    "SetClock",
    "Correct",
    "Continue",
    "RevealSeed",
]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**70,
    1e308,
    -0.0,
    "",
    "\x00",
    "ż" * 40,
    "\ud800",
    [],
    {},
    [[]],
]

HANDFUL = 40


class Grammar:
    """Makes messages."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._number = 0

    def message(self) -> str | bytes:
        """Return one message, as text or as bytes."""
        rng = self._rng
        text = json.dumps(self._mangled(self._message()), ensure_ascii=rng.random() < 0.5)
        kind = rng.random()
        if kind < 0.05:
            cut = rng.randrange(len(text) + 1)
            text = text[:cut] + rng.choice(["", "}", "\x00", '"', "[" * 500]) + text[cut + 1 :]
        if kind > 0.97:
            return rng.randbytes(rng.randrange(200))
        return (
            text.encode("utf-8", "replace")
            if rng.random() < 0.1
            else text.encode("utf-8", "replace").decode()
        )

    def _message(self) -> dict[str, Any]:
        rng, given = self._rng, self._id()
        makes: list[Callable[[], dict[str, Any]]] = [
            lambda: {"do": "Move", "id": given, "command": self._command(_PLAYER)},
            lambda: {"do": "Move", "id": given, "command": self._command(_PLAYER)},
            lambda: {"do": "Rule", "id": given, "command": {"by": "x", **self._command(_REFEREE)}},
            lambda: {"do": "Join", "id": given, "seed": "s", "seat": rng.choice([None, 0, 1, 3, 9, -1])},
            lambda: {"do": rng.choice(_PLAIN), "id": given},
            lambda: {
                "do": "SeatBot",
                "id": given,
                "seat": rng.choice([0, 1, 3, 9, -1]),
                "level": rng.choice([None, "exact", "wizard"]),
            },
            lambda: {
                "do": "PaceBots",
                "id": given,
                "bot_pause": rng.choice(["slow", "sloth", 0, -1, 10_001]),
            },
            lambda: {"do": "TakeHint", "id": given, "level": rng.choice([0, 1, 3, 5, 6, -1, "1", None])},
            lambda: {
                "do": "Say",
                "id": given,
                "text": rng.choice(["hi", " ", "\u202e", "x" * 501, "💥" * 100]),
            },
            lambda: {"do": "Mute", "id": given, "player": rng.choice(["", "x", "y" * 60]), "muted": True},
            lambda: {"do": "Lay", "table": self._table()},
            lambda: {"do": "Pong", "n": rng.choice([0, 1, 2**62])},
            lambda: {"do": "Hello", "ticket": "again", "seq": 0},
        ]
        return rng.choice(makes)()

    def _id(self) -> str:
        self._number += 1
        return self._rng.choice([f"f{self._number}", f"f{self._number // 2}", "x" * 60, "x" * 61, "a b", ""])

    def _command(self, kinds: list[str]) -> dict[str, Any]:
        rng = self._rng
        command: dict[str, Any] = {"type": rng.choice(kinds), "seat": rng.choice([0, 0, 0, 1, 2, -1, 99])}
        extras: dict[str, Any] = {
            "table": self._table(),
            "stack": rng.choice([0, 3, 13, -1]),
            "count": rng.choice([1, 3, -1, 10**9]),
            "tiles": rng.sample(_TILES, 2),
            "remaining_ms": rng.choice([0, 1000, -1, 2**62]),
            "racks": [" ".join(rng.sample(_TILES, 3)) for _ in range(rng.randrange(4))],
            "about": rng.choice(["", "x" * 3_000]),
            "reason": "because",
        }
        return {**command, **{key: extras[key] for key in rng.sample(list(extras), 4)}}

    def _table(self) -> str:
        rng = self._rng
        melds = [" ".join(rng.choices(_TILES, k=rng.randrange(1, 6))) for _ in range(rng.randrange(5))]
        return rng.choice([" | ", "|", " ", "\n"]).join(melds)

    def _mangled(self, message: dict[str, Any]) -> dict[str, Any]:
        rng = self._rng
        if rng.random() < 0.15:
            message[rng.choice([*message, "more"])] = rng.choice(ODD)
        if rng.random() < 0.05:
            message.pop(rng.choice(list(message)))
        return message


async def assail(world: World, count: int, seed: int) -> int:
    """Send messages to running games; return how many were answered: all that ask for an answer."""
    rng = Random(seed)  # noqa: S311  a test's choices
    grammar, sent, heard = Grammar(rng), 0, 0
    anna = await world.guest()
    assert anna.me is not None
    while sent < count:
        bots = {str(seat): rng.choice(sorted(BOTS)) for seat in range(1, 2)}
        made = await anna.make(
            rng.choice(sorted(RULESETS)), seats=2, bots=bots, start=rng.random() < 0.9, no_clock=True
        )
        part = min(count - sent, 500)
        messages = [grammar.message() for _ in range(part)]
        answers = await _one(anna, made.room, messages)
        assert answers == sum(map(_asks, messages))
        heard += answers
        sent += part
    return heard


async def _one(anna: Caller, room: str, messages: list[str | bytes]) -> int:
    """Send messages in batches, each of which must be answered completely; return the answers."""
    heard = 0
    async with anna.socket(room) as talk:
        for begin in range(0, len(messages), HANDFUL):
            for message in messages[begin : begin + HANDFUL]:
                await talk.connection.send(message)
            await talk.connection.send(f'{{"do":"Start","id":"end-{begin}"}}')
            heard += await _until(talk, f"end-{begin}")
    return heard


def _asks(message: str | bytes) -> bool:
    """Return whether a message gets an answer: all do except readable drafts and pongs."""
    try:
        return not isinstance(message_decoder.decode(message), Lay | Pong)
    except (msgspec.MsgspecError, StolikError, UnicodeError):
        return True


async def _until(talk: Talk, order: str) -> int:
    """Return how many answers came before the one to an order."""
    heard = 0
    try:
        while True:
            news = await talk.hear()
            assert getattr(news, "code", "") != "internal", news
            if getattr(news, "id", None) == order:
                return heard
            # Events of the room may come one by one or together, so they are not counted.
            heard += isinstance(news, Answered | Wrong)
    except ConnectionClosed as closed:
        message = f"the server has closed the connection: {closed!r}"
        raise AssertionError(message) from closed


async def main(count: int) -> None:
    """Attack a separate server."""
    with tempfile.TemporaryDirectory() as folder:
        # One person creates two thousand tables, as fast as they are served.
        async with serving(
            Path(folder) / "live.db", limits=replace(GENEROUS, requests=(10**6, 1.0))
        ) as world:
            heard = await assail(world, count, seed=count)
    sys.stdout.write(f"{count} messages, {heard} answers\n")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
