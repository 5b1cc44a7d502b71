"""An export that cannot be imported: the answer says where it is wrong and what to do, in plain words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.tournaments.test_days import Organiser
from tests.server.worlds import run, serving

Spoil = Callable[[bytes], bytes]
_CODES = re.compile(r"/schema|\\$|[a-z]+_[a-z]+|Expected|Object|byte")


def _with(change: Callable[[dict[str, Any]], object]) -> Spoil:
    def spoil(raw: bytes) -> bytes:
        export = json.loads(raw)
        change(export)
        return json.dumps(export).encode()

    return spoil


def _line_broken(raw: bytes) -> bytes:
    lines = raw.split(b"\n")
    lines[7] = b"  ???"
    return b"\n".join(lines)


SPOILT: dict[str, tuple[Spoil, str]] = {
    "a picture": (lambda _: b"\x89PNG", "not a tournament export"),
    "another list": (lambda _: b'{"people": []}', "not a tournament export"),
    "another format": (_with(lambda export: export.update(format="chess")), "but “chess”"),
    "from the future": (_with(lambda export: export.update(version=99)), "version 99"),
    "cut off": (lambda raw: raw[: len(raw) // 2].rstrip(), "ends too early, in line"),
    "a broken line": (_line_broken, "Line 8 of the file"),
    "a field of another kind": (
        _with(lambda export: export["log"][1].update(at="noon")),
        "Entry 2 of the log in this file is not right: “at”",
    ),
    "a field that is missing": (
        _with(lambda export: export["log"][2].pop("at")),
        "Entry 3 of the log in this file is not right: “at”",
    ),
    "no log": (_with(lambda export: export.update(log=[])), "The part “log”"),
    "what could not have been": (
        _with(lambda export: (export.pop("sha256"), export["log"].append(export["log"][-1]))),
        "could not have happened then",
    ),
}


def test_what_is_wrong_with_an_export_is_told_in_plain_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            await organiser.enter(("Anna Nowak", "Bartek Lis"))
            http = organiser.caller.http
            raw = (await http.get(f"/api/tournaments/{organiser.made.tournament}/export")).content

            told = {}
            for name, (spoil, _) in SPOILT.items():
                sent = await http.post("/api/tournaments/import", content=spoil(raw))
                assert sent.status_code == 400, (name, sent.text)
                told[name] = sent.json()["message"]

            assert {name: says in told[name] for name, (_, says) in SPOILT.items()} == dict.fromkeys(
                SPOILT, True
            ), told
            assert not [text for text in told.values() if _CODES.search(text)]
            assert len((await http.get("/api/tournaments")).json()) == 1

    run(work)


def test_a_tournament_that_cannot_be_announced_is_told_in_the_language_of_the_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            guest = await world.guest()
            await guest.http.patch("/api/me", json={"language": "pl"})
            right = {"name": "Puchar", "format": "pl-forty", "rules": "pl-forty", "date": "2026-11-15"}
            wrong = ({"date": "2026-02-31"}, {"format": "szachy"}, {"rules": "brydż"}, {"name": " "})

            told = []
            for at, change in enumerate(wrong):
                body = {"id": f"new{at}", "languages": ["pl"], **right, **change}
                sent = await guest.http.post("/api/tournaments", json=body)
                told.append((sent.status_code, sent.json()["message"]))

            assert [status for status, _ in told] == [400] * len(wrong)
            says = (
                "„2026-02-31” to nie data",
                "nie ma systemu rozgrywek „szachy”",
                "nie ma zestawu zasad „brydż”",
                "od 1 do 200",
            )
            assert all(part in text for part, (_, text) in zip(says, told, strict=True)), told

    run(work)
