"""A whole season through the real commands: played, compared, corrected, merged, published, erased.

The test plays a small one; ``python -m bench.days.season --whole`` ten events of 40 to 128 people.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from stolik.cli.tournament.tournament_file import TournamentFile
from stolik.storage import open_file
from tests.paper.reading import pages_of
from tests.season.federation import Federation, plain_totals, some

TABLE = (10, 7, 5, 4, 3, 2, 1)
OTHER_WAY = "Lusia Zakowa"
"""How the first person is written in the last event."""


def play_events(
    federation: Federation, people: Sequence[str], events: Sequence[tuple[str, int]], *, best: int
) -> list[Path]:
    """Play the events of a season; the first person is in all of them, in the last one under another name."""
    federation.do("season", "new", federation.season, "Grand Prix", "--best", str(best))
    files = []
    for number, (form, count) in enumerate(events, 1):
        field = some(people, count, number - 1)
        if people[0] not in field:
            field[0] = people[0]
        if number == len(events):
            field[field.index(people[0])] = OTHER_WAY
        files.append(federation.play(f"event{number}", field, seed=f"s{number}", form=form))
        federation.do("season", "add", federation.season, files[-1], "--name", f"Event {number}")
    return files


def check_season(federation: Federation, people: Sequence[str], files: Sequence[Path], *, best: int) -> int:
    """Check a season from its last event to an erased person; return how many people were ranked."""
    plain = plain_totals([federation.final_places(file) for file in files], TABLE, best=best)
    assert totals(federation) == pytest.approx(plain)
    assert totals_of_places(federation, files, best=best) == pytest.approx(plain)

    correct_event(federation, files[1])
    places = [federation.final_places(file) for file in files]
    corrected = plain_totals(places, TABLE, best=best)
    assert corrected != plain
    assert totals(federation) == pytest.approx(corrected)
    assert federation.read("season", "verify", federation.season)["verified"]

    federation.do("people", "merge", people[0], OTHER_WAY)
    places[-1][people[0]] = places[-1].pop(OTHER_WAY)
    merged = plain_totals(places, TABLE, best=best)
    assert totals(federation) == pytest.approx(merged)
    shown = federation.read("people", "show", people[0])
    assert [event["place"] for event in shown["history"]] == [each[people[0]] for each in places]

    check_erasing(federation, people[0], dict(merged))
    return len(merged)


def totals(federation: Federation) -> dict[str, float]:
    """Return the points of everybody, as the season has them."""
    lines = federation.read("season", "standings", federation.season)["standings"]
    return {line["person"]: line["points"] for line in lines}


def totals_of_places(federation: Federation, files: Sequence[Path], *, best: int) -> dict[str, float]:
    """Return what `season standings` makes of the bare places of the same events."""
    path = federation.folder / "places.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(("event", "person", "place"))
        for event in files:
            writer.writerows((event.stem, who, at) for who, at in federation.final_places(event).items())
    options = ("--points", ",".join(map(str, TABLE)), "--best", str(best))
    lines = federation.read("season", "standings", path, *options)["standings"]
    path.unlink()
    return {line["person"]: line["points"] for line in lines}


def correct_event(federation: Federation, file: Path) -> None:
    """Let somebody win the first table of the last round three times."""
    streams = open_file(file)
    try:
        table = TournamentFile(streams).tournament.state.stages[-1].rounds[-1].tables[0]
    finally:
        streams.close()
    game = " ".join("w" if at == len(table.seats) - 1 else str(150 - at) for at in range(len(table.seats)))
    arguments = ("correct", str(table.ref), game, game, game, "--why", "wrong column", "--file", str(file))
    federation.do("tournament", *arguments)


def check_links(site: Path) -> None:
    """Follow every link of the published pages: to the events, to other languages, to the style."""
    pages = list(site.rglob("*.html"))
    links = [
        (page, target) for page in pages for target in re.findall(r'href="([^"]+)"', page.read_text("utf-8"))
    ]

    assert [(page, target) for page, target in links if not (page.parent / target).is_file()] == []
    assert {page.parent.name for page in pages if page.parent.parent == site} >= {"en", "pl", "ru"}
    assert any("event-3" in target for _, target in links)


def check_erasing(federation: Federation, name: str, before: dict[str, float]) -> None:
    """Erase somebody: the ranking stands, and no file has a trace of the name."""
    number = federation.read("people", "show", name)["id"]
    export = federation.folder / "export.json"
    federation.do("tournament", "export", export, "--file", federation.folder / "event1.stolik")
    federation.do("people", "adopt", export)
    federation.do("people", "erase", name, "--yes")
    outputs = [federation.folder / f"out.{kind}" for kind in ("csv", "json", "pdf")]
    table, data, pdf = outputs
    federation.do("season", "export", federation.season, "--csv", table, "--json", data, "--pdf", pdf)

    after = totals(federation)
    assert after.pop(f"Person {number}") == pytest.approx(before.pop(name))
    assert after == pytest.approx(before)
    traces = [word.encode() for written in (name, OTHER_WAY) for word in written.split()[1:]]
    traces += [json.dumps(name.split()[1])[1:-1].encode()]
    site = federation.folder / "site"
    federation.do("season", "publish", federation.season, site)
    check_links(site)
    for path in (each for each in federation.folder.rglob("*") if each.is_file()):
        assert not [word for word in traces if word in path.read_bytes()], path
    printed = " ".join(pages_of(pdf.read_bytes()))
    assert f"Person {number}" in printed
    assert not [word for word in (*name.split()[1:], "Zakowa") if word in printed]
    assert federation.read("season", "verify", federation.season)["verified"]
    assert federation.ask("season", "verify", federation.season, "--against", data).exit_code == 0
