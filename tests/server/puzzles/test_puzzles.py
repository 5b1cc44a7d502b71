"""Puzzles over HTTP: without a session, within limits, the same for everybody on a day."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.puzzle import PuzzleKind
from tests.paper.reading import pages_of, squeezed
from tests.server.worlds import run, serving


def test_puzzles_are_for_everybody(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            nobody, anna = world.caller(), await world.guest()
            today = date.today()  # noqa: DTZ011  as the wall has it

            by_day = [(await who.http.get(f"/api/puzzles/day/{today}")).json() for who in (nobody, anna)]
            tomorrow = (await nobody.http.get(f"/api/puzzles/day/{today + timedelta(days=1)}")).json()
            some = (await nobody.http.get("/api/puzzles?kind=open&level=1&count=3&seed=x")).json()["puzzles"]
            again = (await nobody.http.get("/api/puzzles?kind=open&level=1&count=3&seed=x")).json()["puzzles"]
            one = (await nobody.http.get(f"/api/puzzles/{some[0]['id']}")).json()

            assert by_day[0] == by_day[1]
            assert by_day[0]["puzzle"]["id"] == shipped().of_day(today).id != tomorrow["puzzle"]["id"]
            assert some == again
            assert {(each["kind"], each["level"]) for each in some} == {("open", 1)}
            assert one == some[0]
            assert one["steps"][-1]["table"]
            for path in ("/api/puzzles?count=10", "/api/rules?language=pl", "/api/clauses?language=ru"):
                packed = await nobody.http.get(path, headers={"accept-encoding": "gzip"})
                plain = await nobody.http.get(path, headers={"accept-encoding": "identity"})
                assert packed.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert packed.json() == plain.json()
                assert int(packed.headers["content-length"]) < len(plain.content) / 3

    run(main)


@pytest.mark.parametrize(("language", "said"), [("en", "Answers"), ("pl", "Rozwiązania"), ("ru", "Ответы")])
def test_a_sheet_for_a_club_has_the_answers_on_its_last_page(
    tmp_path: Path, language: str, said: str
) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            asked = f"/api/puzzle-sheet?kind=go-out&level=2&count=3&seed=x&language={language}"
            got = await world.caller().http.get(asked)

            assert got.headers["content-type"] == "application/pdf"
            *puzzles, answers = pages_of(got.content)
            chosen = shipped().choose(3, "x", kind=PuzzleKind.GO_OUT, level=2)
            assert all(f"/puzzles/{one.id}" in squeezed("".join(puzzles)) for one in chosen)
            assert said in answers
            assert said not in "".join(puzzles)

    run(main)


@pytest.mark.parametrize("wrong", ["count=61", "count=0", "level=6", "kind=chess", "language=de"])
def test_a_sheet_that_cannot_be_is_refused(tmp_path: Path, wrong: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            got = await world.caller().http.get(f"/api/puzzle-sheet?{wrong}")

            assert (got.status_code, got.json()["code"]) == (400, "bad_body")

    run(main)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        pytest.param("nothing-here", 404, "no_such_puzzle", id="no such puzzle"),
        pytest.param("day/2026-02-30", 400, "bad_body", id="no such day"),
        pytest.param("day/9999-12-31", 400, "bad_body", id="a day to come"),
        pytest.param("day/0001-01-01", 400, "bad_body", id="long ago"),
        pytest.param("?count=41", 400, "bad_body", id="too many"),
        pytest.param("?count=0", 400, "bad_body", id="none"),
        pytest.param("?level=6", 400, "bad_body", id="no such level"),
        pytest.param("?kind=chess", 400, "bad_body", id="no such kind"),
        pytest.param(f"?seed={'x' * 61}", 400, "bad_body", id="a long seed"),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, path: str, status: int, code: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            got = await world.caller().http.get(f"/api/puzzles{'' if path[0] == '?' else '/'}{path}")

            assert (got.status_code, got.json()["code"]) == (status, code)
            assert got.json()["message"]

    run(main)
