"""A season through the real commands: played, corrected, merged, erased; `bench.season` plays a big one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stolik.cli.tournament.tournament_file import TournamentFile
from stolik.storage import open_file
from tests.paper.reading import pages_of
from tests.season.federation import Federation, names, plain_totals, some

TABLE = (10, 7, 5, 4, 3, 2, 1)
PEOPLE = names(18)


@pytest.fixture
def federation(tmp_path: Path) -> Federation:
    """Return a federation with a season of three events; one person is written in two ways."""
    found = Federation(tmp_path)
    found.do("season", "new", found.season, "Grand Prix", "--best", "2")
    # Other sizes of a field take seconds to draw.
    events = (("pl-forty", 16), ("knock-out", 9), ("knock-out", 16))
    fields = [some(PEOPLE, count, seed) for seed, (_, count) in enumerate(events)]
    for field in fields:
        if PEOPLE[0] not in field:
            field[0] = PEOPLE[0]
    fields[2][fields[2].index(PEOPLE[0])] = "Lusia Zakowa"
    for number, (field, (form, _)) in enumerate(zip(fields, events, strict=True), 1):
        file = found.play(f"event{number}", field, seed=f"s{number}", form=form)
        found.do("season", "add", found.season, file, "--name", f"Event {number}")
    return found


def totals(federation: Federation) -> dict[str, float]:
    """Return the points of everybody, as the season has them."""
    lines = federation.read("season", "standings", federation.season)["standings"]
    return {line["person"]: line["points"] for line in lines}


def test_a_season_from_the_first_event_to_an_erased_person(federation: Federation) -> None:
    files = [federation.folder / f"event{number}.stolik" for number in (1, 2, 3)]
    plain = plain_totals([federation.final_places(file) for file in files], TABLE, best=2)
    assert totals(federation) == pytest.approx(plain)

    _correct(federation, files[1])
    places = [federation.final_places(file) for file in files]
    corrected = plain_totals(places, TABLE, best=2)
    assert corrected != plain
    assert totals(federation) == pytest.approx(corrected)
    assert federation.read("season", "verify", federation.season)["verified"]

    federation.do("people", "merge", PEOPLE[0], "Lusia Zakowa")
    places[2][PEOPLE[0]] = places[2].pop("Lusia Zakowa")
    merged = plain_totals(places, TABLE, best=2)
    assert totals(federation) == pytest.approx(merged)
    shown = federation.read("people", "show", PEOPLE[0])
    assert [event["place"] for event in shown["history"]] == [each[PEOPLE[0]] for each in places]

    _erase(federation, PEOPLE[0], merged)


def _correct(federation: Federation, file: Path) -> None:
    """Let somebody win the first table of the last round three times."""
    streams = open_file(file)
    try:
        table = TournamentFile(streams).tournament.state.stages[-1].rounds[-1].tables[0]
    finally:
        streams.close()
    game = " ".join("w" if at == len(table.seats) - 1 else str(150 - at) for at in range(len(table.seats)))
    arguments = ("correct", str(table.ref), game, game, game, "--why", "wrong column", "--file", str(file))
    federation.do("tournament", *arguments)


def _check_links(site: Path) -> None:
    """Follow every link of the published pages: to the events, to other languages, to the style."""
    pages = list(site.rglob("*.html"))
    links = [
        (page, target) for page in pages for target in re.findall(r'href="([^"]+)"', page.read_text("utf-8"))
    ]

    assert [(page, target) for page, target in links if not (page.parent / target).is_file()] == []
    assert {page.parent.name for page in pages if page.parent.parent == site} >= {"en", "pl", "ru"}
    assert any("event-3" in target for _, target in links)


def _erase(federation: Federation, name: str, before: dict[str, float]) -> None:
    """Erase somebody: the ranking stands, and no file has a trace of the name."""
    number = federation.read("people", "show", name)["id"]
    export = federation.folder / "export.json"
    federation.do("tournament", "export", export, "--file", federation.folder / "event1.stolik")
    federation.do("people", "adopt", export)
    federation.do("people", "erase", name, "--yes")
    outputs = [federation.folder / f"out.{kind}" for kind in ("csv", "json", "pdf")]
    csv, data, pdf = outputs
    federation.do("season", "export", federation.season, "--csv", csv, "--json", data, "--pdf", pdf)

    after = totals(federation)
    assert after.pop(f"Person {number}") == pytest.approx(before.pop(name))
    assert after == pytest.approx(before)
    traces = [word.encode() for written in (name, "Lusia Zakowa") for word in written.split()[1:]]
    traces += [json.dumps(name.split()[1])[1:-1].encode()]
    site = federation.folder / "site"
    federation.do("season", "publish", federation.season, site)
    _check_links(site)
    for path in (each for each in federation.folder.rglob("*") if each.is_file()):
        assert not [word for word in traces if word in path.read_bytes()], path
    printed = " ".join(pages_of(pdf.read_bytes()))
    assert f"Person {number}" in printed
    assert not [word for word in (*name.split()[1:], "Zakowa") if word in printed]
    assert federation.read("season", "verify", federation.season)["verified"]
    assert federation.ask("season", "verify", federation.season, "--against", data).exit_code == 0
