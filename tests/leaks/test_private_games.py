"""Worlds that differ in private games alone: every byte of public pages and of others' lists is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import pytest

from stolik.play.accounts.profiles import ProfileChanges
from stolik.protocol.bodies import Made
from stolik.protocol.orders import Join, Order, Resign, Say, Start
from tests.leaks.edge import Edge, Person, serving
from tests.leaks.injected import EdgeLoop, Injected, injected

SHARED: Final = dict.fromkeys(("ratings", "figures", "games", "puzzles", "tournaments"), True)
PRIVATE: Final[dict[str, dict[str, Any]]] = {
    "by link": {"access": "link"},
    "without spectators": {"access": "lobby", "watched": False},
}
"""Tables whose games nobody else may find again."""
ENDS: Final = ("anna", "bob", None)
"""Who resigns the private game; None: it goes on."""


class PrivateGame:
    """A world in which Anna and Bob, who show everything, play a private game and a public one."""

    def __init__(self, edge: Edge) -> None:
        self._edge = edge
        self.people = {name: Person(edge, name) for name in ("anna", "bob", "follower", "admin", "nobody")}

    async def play(
        self, how: dict[str, Any], loser: str | None, said: str
    ) -> dict[str, list[tuple[str, bytes]]]:
        """Play, and return what everybody else gets."""
        for name, person in self.people.items():
            if name != "nobody":
                await person.arrive(ProfileChanges(account=True, admin=name == "admin"))
        anna, follower = self.people["anna"], self.people["follower"]
        for name in ("anna", "bob"):
            await self.people[name].ask("PATCH", "/api/me/sharing", SHARED)
        await follower.ask("PUT", f"/api/me/people/{anna.player}/follow")
        hidden = await self._game("private", loser, said, **how)
        await self._game("public", "bob", "Hello!", access="lobby")
        observers = [self.people[name] for name in ("follower", "admin", "nobody")]
        for person in observers:
            person.answers.clear()
            for path in self._paths():
                await person.ask("GET", path)
        if not how.get("watched", True):
            # Admins may see every table; nobody else finds anything at this address.
            for person in (follower, self.people["nobody"]):
                for part in ("", "/ratings", "/match", "/record", "/replay", "/check", "/review", "/since/0"):
                    await person.ask("GET", f"/api/rooms/{hidden}{part}")
        return {person.name: person.answers for person in observers}

    async def _game(self, name: str, loser: str | None, said: str, **options: Any) -> str:  # noqa: ANN401  of a room
        anna = self.people["anna"]
        setup = {"id": name, "rules": "en-classic", "seats": 2, "on_leaving": "forfeit", **options}
        raw = await anna.ask("POST", "/api/rooms", setup)
        room = msgspec.json.decode(raw.partition(b"\n\n")[2], type=Made).room
        orders: list[tuple[str, Order]] = [
            ("bob", Join(id="join", seed="b")),
            ("anna", Start(id="start")),
            ("anna", Say(id="say", text=said)),
        ]
        for who, order in [
            *orders,
            (loser or "bob", Resign(id="last") if loser else Say(id="last", text=said)),
        ]:
            answer = await self.people[who].ask("POST", f"/api/rooms/{room}/orders", order)
            assert answer.startswith(b"200"), answer
        await self._edge.settle()
        return room

    def _paths(self) -> Sequence[str]:
        anna, bob = self.people["anna"].player, self.people["bob"].player
        return (
            "/api/rooms",
            f"/api/players/{anna}",
            f"/api/players/{bob}",
            f"/api/players/{anna}/against/{bob}",
            "/api/leaderboards/en-classic",
            "/api/me",
            "/api/me/games",
            "/api/me/tables",
            "/api/me/people",
            "/api/me/invitations",
            "/api/me/seek",
            "/api/me/export",
            "/api/admin/reports",
            "/api/admin/measures",
            "/api/tournaments",
        )


def seen(given: Injected, way: str, loser: str | None, said: str) -> dict[str, list[tuple[str, bytes]]]:
    """Return what the observers get in one world."""
    found: list[dict[str, list[tuple[str, bytes]]]] = []

    async def main() -> None:
        async with serving(given, seed=bytes(32), exchange={}) as edge:
            found.append(await PrivateGame(edge).play(PRIVATE[way], loser, said))

    with asyncio.Runner(loop_factory=EdgeLoop) as runner:
        runner.run(main())
    return found[0]


@pytest.mark.parametrize("way", PRIVATE)
def test_a_private_game_changes_no_byte_of_a_public_page(way: str) -> None:
    with injected() as given:
        worlds = [
            seen(given, way, loser, said) for loser, said in zip(ENDS, ("One", "Two", "Three"), strict=True)
        ]

    for other in worlds[1:]:
        for name, answers in worlds[0].items():
            leaks = [
                asked for (asked, here), (_, there) in zip(answers, other[name], strict=True) if here != there
            ]
            assert not leaks, f"leaked: {name}: {leaks}"
    asked = dict(worlds[0]["follower"])
    page = next(answer for path, answer in asked.items() if path.startswith("GET /api/players/"))
    assert b'"games":[{' in page, "the public game is on the page"
