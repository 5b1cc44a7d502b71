"""The page of a round: who sat where, and every score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element

from stolik.day.site.elements import Child, element, table
from stolik.day.site.frame import Site, round_file
from stolik.day.views import GameLine, RoundSeen, StageSeen, TableSeen
from stolik.tournament.actors import PlayerId
from stolik.tournament.draws.plan import LETTERS
from stolik.words.postponed import postponed_text


def round_page(site: Site, stage: StageSeen, drawn: RoundSeen) -> bytes:
    """Return the tables of a round."""
    return site.page(
        round_file(stage, drawn),
        site.round(stage, drawn),
        *([element("p", site.words("site-sheet-points"), class_="note")] if site.day.big_points else []),
        *(_sheet(site, each) for each in drawn.tables),
        *_without_a_seat(site, drawn),
    )


def _sheet(site: Site, seen: TableSeen) -> Element:
    words = site.words
    played = seen.played
    heads = [words("paper-seat"), words("paper-player")]
    heads += [words("paper-sheet-game", number=number) for number in range(1, len(played) + 1)]
    if played:
        heads.append(words("paper-sheet-sum"))
    by_game = [{line.player: line for line in game.lines} for game in played]

    def row(at: int, player: PlayerId) -> Sequence[Child]:
        lines = [game.get(player) for game in by_game]
        cells = [_points(site, line) for line in lines]
        total = [_sum(site, [line for line in lines if line])] if played else []
        return [LETTERS[at], site.name(player), *cells, *total]

    made = table(
        " · ".join(filter(None, (words("paper-table-number", number=seen.ref.table), seen.hall))),
        heads,
        (row(at, player) for at, player in enumerate(seen.seats)),
        numbers=len(heads) - 2,
    )
    later = seen.postponed
    notes = [
        *([] if later is None else [postponed_text(words, later.date, later.time) + "."]),
        *([] if played else [words("site-no-sheet")]),
        *([words("site-corrected")] if seen.corrected else []),
        *([words("site-void")] if any(game.void for game in played) else []),
    ]
    return element("section", made, *([element("p", " ".join(notes), class_="note")] if notes else []))


def _points(site: Site, line: GameLine | None) -> str:
    """Return small points, and big points where the rules have them; a dash for a game not played."""
    if line is None:
        return "\N{EN DASH}"
    small = site.small(line.small)
    return f"{small} / {line.big}" if site.day.big_points else small


def _sum(site: Site, lines: Sequence[GameLine]) -> Element:
    small = site.small(sum(line.small for line in lines))
    big = sum(line.big for line in lines)
    return element("strong", f"{small} / {big}" if site.day.big_points else small)


def _without_a_seat(site: Site, drawn: RoundSeen) -> Iterator[Element]:
    if drawn.resting or drawn.sitting_out:
        names = ", ".join(site.name(player) for player in (*drawn.resting, *drawn.sitting_out))
        yield element("p", f"{site.words('paper-resting')} {names}")
