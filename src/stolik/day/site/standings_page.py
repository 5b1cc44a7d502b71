"""The pages with standings: the whole ranking, and one page for each stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from xml.etree.ElementTree import Element

from stolik.day.site.elements import Child, element, table
from stolik.day.site.frame import START, Site, round_file, stage_file
from stolik.day.views import SheetStep, StageSeen
from stolik.tournament.actors import PlayerId
from stolik.tournament.rankings.ranking import Standing
from stolik.tournament.state import Status
from stolik.words.figures import signed
from stolik.words.postponed import LaterTable, missing_text


def ranking_page(site: Site) -> bytes:
    """Return the first page: everybody's place."""
    day, words = site.day, site.words
    title = words("paper-ranking-title" if day.closed else "paper-standings-title")
    facts = element("p", f"{site.rules()} · {words('site-players', count=len(day.people))}", class_="facts")
    running = [] if day.closed else [element("p", words("site-running"), class_="note")]
    missing = (each for stage in day.stages for each in _missing(site, stage))
    return site.page(START, title, facts, *running, *missing, *_ranking(site), *_rounds_of_all(site))


def stage_page(site: Site, stage: StageSeen) -> bytes:
    """Return the standings of a stage, and links to its rounds."""
    goes_on = stage.goes_on if stage.number < len(site.day.stages) else ()
    return site.page(
        stage_file(stage),
        site.stage(stage),
        *_missing(site, stage),
        *_standings(site, site.words("paper-standings-title"), stage.standings, goes_on),
        _order(site),
        *_rounds(site, stage),
    )


def _ranking(site: Site) -> Iterator[Element]:
    """Yield the ranking, with a table for those who reached the same stage."""
    if not site.day.ranking:
        yield element("p", site.words("site-nothing-played"))
        return
    groups = [list(lines) for _, lines in groupby(site.day.ranking, key=_group)]
    for lines in groups:
        excluded = lines[0].status is Status.EXCLUDED
        stage = site.stage(site.day.stages[lines[0].stage - 1])
        yield from _standings(site, site.words("paper-status-excluded") if excluded else stage, lines, ())
    yield _order(site)
    if len(groups) > 1:
        yield element("p", site.words("paper-note-last-stage"), class_="note")


def _missing(site: Site, stage: StageSeen) -> Iterator[Element]:
    """Yield which postponed tables do not count yet."""
    later = [
        LaterTable(ref=seen.ref, date=seen.postponed.date, time=seen.postponed.time)
        for drawn in stage.drawn
        for seen in drawn.tables
        if seen.postponed is not None and seen.sheet is not SheetStep.CLOSED
    ]
    if later:
        yield element("p", missing_text(site.words, later), class_="note")


def _group(line: Standing) -> tuple[bool, int]:
    return line.status is Status.EXCLUDED, line.stage


def _standings(
    site: Site, caption: str, lines: Sequence[Standing], goes_on: Collection[PlayerId]
) -> Iterator[Element]:
    words, big = site.words, site.day.big_points
    deducted = any(line.deducted for line in lines)
    clubs = any(site.club(line.player) for line in lines)
    heads = ["place", "number", "player", *(["club"] if clubs else [])]
    numbers = [
        *(["big"] if big or deducted else []),
        *(["deducted"] if deducted else []),
        "small",
        "games",
        "wins",
    ]
    places = Counter(line.place for line in lines)

    def row(line: Standing) -> Sequence[Child]:
        shared = "=" if places[line.place] > 1 else ""
        mark = "▸ " if line.player in goes_on else ""
        own: list[Child] = [
            f"{line.place}{shared}",
            str(line.player),
            element("span", f"{mark}{site.name(line.player)}", *_remark(site, line)),
        ]
        if clubs:
            own.append(site.club(line.player))
        if big or deducted:
            own.append(_plain(line.net))
        if deducted:
            own.append(_plain(-line.deducted))
        return [*own, site.small(line.small), str(line.games), str(line.wins)]

    labels = [words(f"paper-{name}") for name in (*heads, *numbers)]
    yield table(caption, labels, map(row, lines), numbers=len(numbers))
    notes = [
        *([words("paper-note-shared")] if any(count > 1 for count in places.values()) else []),
        *([words("paper-note-going-on")] if goes_on else []),
        *([words("paper-note-deducted")] if deducted else []),
    ]
    if notes:
        yield element("p", " ".join(notes), class_="note")


def _order(site: Site) -> Element:
    """Return what decides a place, and the sign of small points."""
    words = site.words
    order = words("paper-note-order" if site.day.big_points else "paper-note-order-small")
    sign = [words("paper-note-sign")] if site.day.sign < 0 else []
    return element("p", " ".join([order, *sign]), class_="note")


def _remark(site: Site, line: Standing) -> list[Element]:
    remarks = []
    if line.status is not Status.ENTERED:
        remarks.append(site.words(f"paper-status-{line.status}"))
    elif line.left:
        remarks.append(site.words("paper-status-no-show"))
    if line.missed:
        remarks.append(site.words("paper-missed", count=line.missed))
    return [element("small", f" ({', '.join(remarks)})")] if remarks else []


def _plain(points: int) -> str:
    return signed(points).removeprefix("+")


def _rounds_of_all(site: Site) -> Iterator[Element]:
    for stage in site.day.stages:
        if stage.drawn:
            yield from _rounds(site, stage)


def _rounds(site: Site, stage: StageSeen) -> Iterator[Element]:
    if stage.drawn:
        yield element("h2", site.words("site-rounds-of", stage=site.stage(stage)))
        yield element(
            "ul",
            *(
                element("li", element("a", site.round(stage, drawn), href=round_file(stage, drawn)))
                for drawn in stage.drawn
            ),
        )
