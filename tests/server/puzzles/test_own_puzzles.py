"""Attempts at puzzles over HTTP: judged by the server, rated once, for guests and accounts."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from stolik.coach.puzzles.shown import lay_out
from stolik.play.lobby.puzzle_ratings import (
    GRADED_AFTER,
    MOST_A_DAY,
    MOST_IN_A_RUSH,
    NewAttempt,
    rate_attempt,
)
from tests.server.people.test_ratings import account, of
from tests.server.worlds import Caller, run, serving

EASY = next(puzzle for puzzle in shipped().puzzles if puzzle.level == 1)
HELD = next(p for p in shipped().puzzles if p.kind is PuzzleKind.HOLD_OR_PLAY and not p.answer)
OWN = "/api/me/puzzles"


def answer_to(puzzle: Puzzle) -> dict[str, Any]:
    """Return the body of a right answer."""
    if puzzle.kind is PuzzleKind.HOLD_OR_PLAY and not puzzle.answer:
        return {"holds": True}
    return {"table": str(lay_out(puzzle).steps[-1].table)}


async def tried(caller: Caller, puzzle: Puzzle, body: dict[str, Any]) -> dict[str, Any]:
    """Send an attempt."""
    got = await caller.http.post(f"{OWN}/{puzzle.id}/attempts", json=body)
    assert got.status_code == 200, got.text
    answer: dict[str, Any] = got.json()
    return answer


def test_an_account_moves_a_puzzle_and_a_guest_only_themselves(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, guest = await account(world, "anna"), await world.guest()
            before = (await guest.http.get(f"/api/puzzles/{EASY.id}")).json()["rating"]

            own = await tried(guest, EASY, answer_to(EASY))
            unmoved = (await guest.http.get(f"/api/puzzles/{EASY.id}")).json()["rating"]
            first = await tried(anna, EASY, answer_to(EASY))
            again = await tried(anna, EASY, {"table": str(lay_out(EASY).table)})
            moved = (await guest.http.get(f"/api/puzzles/{EASY.id}")).json()["rating"]

            assert (own["solved"], own["counted"], own["rating"]) == (True, True, 1500 + own["change"])
            assert own["change"] > 0
            assert own["puzzle_rating"] == unmoved == before
            assert first["puzzle_rating"] == moved < before
            assert (again["solved"], again["counted"], again["change"]) == (False, False, 0)
            assert again["rating"] == first["rating"]
            figures = (await guest.http.get(OWN)).json()
            assert (figures["rating"], figures["attempts"], figures["solved"]) == (own["rating"], 1, 1)

            # With the account everything goes, and what others share of the puzzle stays.
            assert (await anna.http.delete("/api/me")).status_code in {200, 204}
            store = world.services.store.puzzles
            assert await store.solver(of(anna)) is None
            assert (await store.grades([EASY.id]))[EASY.id].attempts == 1

    run(main)


def test_a_wrong_answer_and_a_look_at_the_answer_are_lost(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            guest = await world.guest()
            opening = next(p for p in shipped().puzzles if p.kind is PuzzleKind.OPEN)

            looked = await tried(guest, EASY, {})
            laid = await tried(guest, HELD, {"table": str(lay_out(HELD).steps[-1].table)})
            false = await tried(guest, opening, {"table": "r1 k5 o9"})

            assert [each["solved"] for each in (looked, laid, false)] == [False] * 3
            assert looked["change"] < 0
            assert (await tried(guest, HELD, {"holds": True}))["solved"]

    run(main)


def test_what_comes_next_is_near_the_rating_and_new(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            guest = await world.guest()

            first = (await guest.http.get(f"{OWN}/next?count=3")).json()["puzzles"]
            by_id = shipped().find(first[0]["id"])
            assert by_id is not None
            await tried(guest, by_id, {})
            second = (await guest.http.get(f"{OWN}/next?count=3")).json()["puzzles"]

            assert {abs(each["rating"] - 1500) <= 40 for each in first} == {True}
            assert first[0]["id"] not in {each["id"] for each in second}

    run(main)


def test_days_and_rushes_are_kept_within_bounds(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            guest = await world.guest()
            today = date.today()  # noqa: DTZ011  as the wall has it
            day, other = shipped().of_day(today), shipped().of_day(today - timedelta(days=30))

            await tried(guest, other, {**answer_to(other), "day": str(today)})
            assert (await guest.http.get(OWN)).json()["days_in_row"] == 0
            await tried(guest, other, {**answer_to(other), "day": str(today - timedelta(days=30))})
            assert (await guest.http.get(OWN)).json()["days_in_row"] == 0
            await tried(guest, day, {"day": str(today)})
            assert (await guest.http.get(OWN)).json()["days_in_row"] == 0
            await tried(guest, day, {**answer_to(day), "day": str(today)})
            assert (await guest.http.get(OWN)).json()["days_in_row"] == 1

            for score, status in ((7, 200), (3, 200), (MOST_IN_A_RUSH + 1, 400), (-1, 400)):
                got = await guest.http.put(f"{OWN}/rush", json={"score": score})
                assert got.status_code == status, got.text
            assert (await guest.http.get(OWN)).json()["rush_best"] == 7

    run(main)


def test_the_level_follows_those_who_tried_and_too_many_in_a_day_change_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            store, now = world.services.store.puzzles, await world.services.clock.now()
            people = [await world.guest() for _ in range(GRADED_AFTER)]

            async def lost(caller: Caller, puzzle: Puzzle) -> None:
                new = NewAttempt(
                    player=of(caller), puzzle=puzzle.id, level=puzzle.level, at=now, solved=False
                )
                await store.attempt(new, rate_attempt, most=MOST_A_DAY, since=0)

            for each in people:
                await lost(each, EASY)
            for puzzle in shipped().puzzles[-MOST_A_DAY:]:
                await lost(people[0], puzzle)
            nobody = world.caller()
            shown = (await nobody.http.get(f"/api/puzzles/{EASY.id}")).json()
            listed = await nobody.http.get(f"/api/puzzles?level={shown['level']}&kind={EASY.kind}&count=40")
            other = next(puzzle for puzzle in shipped().puzzles if puzzle is not EASY)
            late = await tried(people[0], other, answer_to(other))

            assert shown["level"] > EASY.level
            assert {each["level"] for each in listed.json()["puzzles"]} == {shown["level"]}
            assert (late["solved"], late["counted"], late["change"]) == (True, False, 0)

    run(main)


def test_what_cannot_be_tried_is_said(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            guest, nobody = await world.guest(), world.caller()
            wrong: list[tuple[str, dict[str, Any], int]] = [
                ("nothing-here", {}, 404),
                (EASY.id, {"table": "x" * 1_001}, 400),
                (EASY.id, {"table": "r99 | b1"}, 400),
                (EASY.id, {"day": "tomorrow"}, 400),
                (EASY.id, {"day": "2026-02-30"}, 400),
                (EASY.id, {"solved": True}, 400),
            ]

            for puzzle, body, status in wrong:
                got = await guest.http.post(f"{OWN}/{puzzle}/attempts", json=body)

                assert got.status_code == status, got.text
                assert got.json()["message"]
            assert (await nobody.http.get(OWN)).status_code == 401
            assert (await nobody.http.post(f"{OWN}/{EASY.id}/attempts", json={})).status_code == 401

    run(main)
