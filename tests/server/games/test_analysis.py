"""Analysis over HTTP: the engine's answers, and refusals that name the fault."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from stolik.core.rulesets import RULESETS
from stolik.play.rights import Principal
from stolik.server.games import analysis
from stolik.server.games.analysis import Analysis
from stolik.server.http.thread_pool import Offloading, PoolBusyError
from tests.play.worlds import PEOPLE, World, run
from tests.server.desk_app import WHO, desk

POSITION = {"rules": "pl-forty", "table": "r3 r4 r5 | k7 b7 o7", "rack": "r6 k2 r9"}


def asked(
    path: str, body: object, service: Analysis | None = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, Any]]:
    """Return the status and the body of one answer."""

    async def main() -> tuple[int, dict[str, Any]]:
        async with desk(World(), service) as client:
            reply = await client.post(path, json=body, headers=headers)
            return reply.status_code, reply.json()

    return run(main)


def test_the_best_play_comes_with_its_steps() -> None:
    status, advice = asked("/api/bench", POSITION)

    assert status == 200
    assert advice["valid"]
    assert advice["wrong_sets"] == []
    assert (advice["best"]["tiles"], advice["best"]["points"], advice["best"]["play"]) == (1, 6, "r6")
    assert advice["best"]["table"] == "k7 b7 o7 | r3 r4 r5 r6"
    assert advice["best"]["steps"] == [
        {"words": "Add r6 to r3 r4 r5.", "table": "k7 b7 o7 | r3 r4 r5 r6", "tiles": ["r6"]}
    ]
    assert advice["best"]["steps_known"]
    assert not advice["best"]["goes_out"]
    assert advice["verdict"] is None


STRICT = {"base": "pl-forty", "name": "strict", "decline": "forbidden"}


@pytest.mark.clause("I-21")
@pytest.mark.parametrize(
    ("rules", "change", "may_draw", "tiles"),
    [
        pytest.param("pl-forty", {}, True, 1, id="everybody may draw"),
        pytest.param(STRICT, {}, False, 1, id="a play was possible"),
        pytest.param(STRICT, {"rack": "k2 r9"}, True, 0, id="nothing could be laid"),
        pytest.param(STRICT, {"opened": False}, True, 0, id="no opening"),
        pytest.param(STRICT, {"opened": False, "rack": "b9 b10 b11"}, False, 3, id="an opening was possible"),
        pytest.param(STRICT, {"rack": ""}, None, None, id="no rack"),
        pytest.param(STRICT, {"table": "r3 r4 k5"}, None, None, id="no set on the table"),
    ],
)
def test_a_referee_asks_whether_this_player_might_draw(
    *, rules: object, change: dict[str, object], may_draw: bool | None, tiles: int | None
) -> None:
    status, advice = asked("/api/bench", {**POSITION, "rules": rules, **change})

    assert status == 200
    assert advice["may_draw"] is may_draw
    assert (None if advice["best"] is None else advice["best"]["tiles"]) == tiles


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Add r6"), ("pl", "r6"), ("ru", "r6")],
)
def test_steps_are_told_in_the_language_asked_for(language: str, words: str) -> None:
    told = {
        asked("/api/bench", {**POSITION, "language": each})[1]["best"]["steps"][0]["words"]
        for each in ("en", "pl", "ru")
    }
    mine = asked("/api/bench", {**POSITION, "language": language})[1]["best"]["steps"][0]["words"]

    assert words in mine
    assert len(told) == 3


def test_points_and_tiles_are_different_wishes() -> None:
    body = {"rules": "pl-forty", "rack": "r1 r2 r3 r4 k13 b13 o13 r13", "opened": True}

    by_points = asked("/api/bench", {**body, "table": "r10 r11 r12", "objective": "points"})[1]["best"]
    by_tiles = asked("/api/bench", {**body, "table": "r10 r11 r12", "objective": "tiles"})[1]["best"]

    assert by_points["points"] >= by_tiles["points"]
    assert by_tiles["tiles"] >= by_points["tiles"]
    assert by_tiles["goes_out"]


@pytest.mark.parametrize(
    ("rack", "can_open", "most"),
    [
        pytest.param("k10 b10 o10 r1", True, 30, id="thirty"),
        pytest.param("k9 b9 o9 r1", False, 27, id="twenty-seven"),
        pytest.param("r1 r5", False, 0, id="nothing"),
        pytest.param("j k13 b13", True, 39, id="a joker is worth what it stands for"),
    ],
)
def test_a_rack_is_told_whether_it_could_open(rack: str, can_open: bool, most: int) -> None:  # noqa: FBT001  a case
    _, advice = asked("/api/bench", {"rules": "ru-championship", "rack": rack, "opened": False})

    assert (advice["can_open"], advice["opening_points"], advice["needed"]) == (can_open, most, 30)
    assert bool(advice["best"]["tiles"]) == can_open


def test_without_a_rack_only_the_table_is_judged() -> None:
    _, advice = asked("/api/bench", {"rules": "pl-forty", "table": "r3 r4 r5 | r7 r9 k1 | r5 r4 r6"})

    assert not advice["valid"]
    assert advice["wrong_sets"] == [1, 2]
    assert advice["misordered_sets"] == [2]
    assert advice["can_open"] is advice["opening"] is advice["best"] is None


def test_no_best_play_on_a_table_that_cannot_be() -> None:
    _, advice = asked("/api/bench", {"rules": "pl-forty", "table": "r7 r9 k1", "rack": "r8 r10"})

    assert advice["best"] is None


def test_a_proposal_gets_its_verdict() -> None:
    legal = asked("/api/bench", {**POSITION, "proposal": "r3 r4 r5 r6 | k7 b7 o7"})[1]
    illegal = asked("/api/bench", {**POSITION, "proposal": "r3 r4 r6 | k7 b7 o7"})[1]

    assert (legal["verdict"][0], legal["played"], legal["points"]) == ([], "r6", 6)
    assert {violation[0] for violation in illegal["verdict"][0]} == {"not_a_set", "tile_taken_from_table"}
    assert illegal["points"] is None


@pytest.mark.parametrize(
    ("body", "code", "named"),
    [
        pytest.param({**POSITION, "rack": "r6 x9"}, "bad_notation", "“x9”", id="no tile"),
        pytest.param({**POSITION, "table": "r3 | | r4"}, "bad_notation", "“r3 | | r4”", id="no set"),
        pytest.param({**POSITION, "proposal": "r14"}, "bad_notation", "“r14”", id="no number"),
        pytest.param({**POSITION, "rack": "r6 r6 r6"}, "too_many_tiles", "r6", id="three of a kind"),
        pytest.param({**POSITION, "rules": "chess"}, "unknown_ruleset", "“chess”", id="no ruleset"),
        pytest.param({**POSITION, "proposal": "r1 " * 213}, "too_many_tiles", "213", id="endless"),
    ],
)
def test_what_makes_no_sense_is_named(body: dict[str, Any], code: str, named: str) -> None:
    status, problem = asked("/api/bench", body)

    assert (status, problem["code"]) == (400, code)
    assert named in problem["message"]


def test_what_makes_no_sense_is_named_in_the_language_of_the_browser() -> None:
    told = [
        asked("/api/bench", {**POSITION, "rack": "x9"}, headers={"accept-language": language})[1]["message"]
        for language in ("en", "pl-PL,pl;q=0.9", "ru")
    ]

    assert len(set(told)) == 3
    assert all("x9" in message for message in told)


def test_no_help_for_whoever_plays_for_a_rating() -> None:
    async def may_ask(actor: Principal) -> bool:
        return actor != PEOPLE[1]

    service = Analysis(may_ask=may_ask)
    late = {"rules": "pl-forty", "now": ""}
    count = {"rules": "pl-forty", "ending": "out", "racks": ["", "r3"], "opened": [True, True]}

    for path, body in (("", POSITION), ("/score", count), ("/timeout", late)):
        status, problem = asked(f"/api/bench{path}", body, service, {WHO: PEOPLE[1].player})
        allowed, _ = asked(f"/api/bench{path}", body, service, {WHO: PEOPLE[0].player})

        assert (status, problem["code"]) == (403, "no_help_in_rated_game")
        assert allowed == 200


def test_a_game_is_counted_as_on_the_command_line() -> None:
    body = {"rules": "pl-forty", "ending": "out", "racks": ["", "r3 j", "k1"], "opened": [True, True, False]}

    status, counted = asked("/api/bench/score", body)

    assert status == 200
    assert counted["winners"] == [0]
    assert [seat["small"] for seat in counted["seats"]] == [153, -53, -100]
    assert [seat["reason"] for seat in counted["seats"]] == ["out", "rack", "unopened"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"racks": ["", "r3"], "opened": [True]}, "bad_request"),
        ({"racks": ["r3"], "opened": [True]}, "impossible_ending"),
        ({"racks": ["r3", "r4"], "opened": [True, True]}, "impossible_ending"),
    ],
)
def test_an_ending_that_cannot_be_is_refused(body: dict[str, Any], code: str) -> None:
    status, problem = asked("/api/bench/score", {"rules": "pl-forty", "ending": "out", **body})

    assert (status, problem["code"]) == (400, code)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_late_turn_is_resolved_under_every_ruleset(rules: str) -> None:
    body = {"rules": rules, "table": "r3 r4 r5", "rack": "r6 r7", "now": "r3 r4 r5 r6"}

    status, resolved = asked("/api/bench/timeout", body)

    stands = RULESETS[rules].timeout != "revert"
    assert status == 200
    assert resolved["outcome"] == ("stands" if stands else "reverted")
    assert resolved["table"] == ("r3 r4 r5 r6" if stands else "r3 r4 r5")


def test_an_answer_comes_without_steps_rather_than_late(monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()
    monkeypatch.setattr(analysis, "_STEPS_SECONDS", 0.05)
    monkeypatch.setattr(analysis, "find_steps", lambda *_, **__: held.wait(20) and ())

    status, advice = asked("/api/bench", POSITION)
    held.set()

    assert status == 200
    assert advice["best"]["play"] == "r6"
    assert advice["best"]["steps"] == []
    assert not advice["best"]["steps_known"]


def test_those_who_come_when_all_places_are_taken_are_told_to_come_back() -> None:
    held = threading.Event()
    offloading = Offloading(threads=1, queue=1)

    async def main() -> tuple[int, dict[str, Any], str]:
        waiting = [asyncio.create_task(offloading.do(lambda: held.wait(20))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(PoolBusyError):
            await offloading.do(lambda: None)
        async with desk(World(), Analysis(offloading=offloading)) as client:
            reply = await client.post("/api/bench", json=POSITION)
            held.set()
            await asyncio.gather(*waiting)
            after = await client.post("/api/bench", json=POSITION)
        assert after.status_code == 200
        return reply.status_code, reply.json(), reply.headers["retry-after"]

    status, problem, _ = run(main)

    assert (status, problem["code"]) == (503, "bench_busy")
