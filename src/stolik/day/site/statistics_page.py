"""The page with statistics: how games ended, seats, sizes of tables, times, and the day's records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element

from stolik.day.site.elements import Child, element, table
from stolik.day.site.frame import STATISTICS, Site
from stolik.day.statistics import SeatFigures
from stolik.tournament.actors import PlayerId
from stolik.words.figures import signed


def statistics_page(site: Site) -> bytes:
    """Return the page."""
    found, words = site.statistics, site.words
    head = words(
        "statistics-head", name=site.day.name, players=found.players, rounds=found.rounds, games=found.games
    )
    endings = [(words(f"statistics-ending-{each}"), count) for each, count in found.endings.items()]
    penalties = [
        (words(f"statistics-penalty-{each.replace('_', '-')}"), count)
        for each, count in found.penalties.items()
    ]
    exact = [(str(each), count) for each, count in found.penalty_points.items()]
    tiles = [(each.tile, each.count) for each in found.tiles_left]
    return site.page(
        STATISTICS,
        words("statistics-title"),
        element("p", head),
        element("ul", *(element("li", line) for line in _records(site))),
        *_bars(site, "statistics-endings", endings),
        *_bars(site, "statistics-penalties", penalties),
        *_bars(site, "statistics-exactly", exact),
        *_bars(site, "statistics-tiles", tiles),
        _seats(site),
    )


def _bars(site: Site, title: str, rows: Sequence[tuple[str, int]]) -> Iterator[Element]:
    """Yield a chart that is a table: the bars stand beside their figures."""
    most = max((count for _, count in rows), default=0)
    if not most:
        return

    def row(name: str, count: int) -> Sequence[Child]:
        share = f"inline-size: {100 * count / most:.0f}%"
        bar = element("span", class_="bar", style=share, **{"aria-hidden": "true"})
        return [element("span", name, bar), str(count)]

    caption = site.words(title)
    heads = (site.words("site-what"), site.words("site-count"))
    yield table(caption, heads, (row(*each) for each in rows), numbers=1)


def _seats(site: Site) -> Element:
    words, big = site.words, site.day.big_points

    def row(each: SeatFigures) -> Sequence[Child]:
        cells = [each.seat, str(each.games), str(each.wins), _mean(site, each.small)]
        return [*cells, _decimal(site, f"{each.big:.2f}")] if big else cells

    names = ("seat", "games", "wins", "small", *(("big",) if big else ()))
    heads = [words(f"statistics-{name}") for name in names]
    return table(words("statistics-seats"), heads, map(row, site.statistics.seats), numbers=len(heads) - 1)


def _mean(site: Site, small: float) -> str:
    """Return a mean of small points with the ruleset's sign, and a real minus."""
    return _decimal(site, f"{site.day.sign * small:+.1f}").replace("-", "\N{MINUS SIGN}")


def _decimal(site: Site, number: str) -> str:
    return number.replace(".", site.words("season-decimal-point"))


def _records(site: Site) -> Iterator[str]:
    found, words = site.statistics, site.words
    best, closest, climb = found.best_game, found.closest_table, found.biggest_climb
    if best is not None:
        yield words(
            "statistics-best",
            player=site.name(PlayerId(best.player)),
            points=site.small(best.small),
            table=words("statistics-table", table=best.table),
            game=str(best.game),
        )
    if closest is not None:
        one, other = (site.name(PlayerId(player)) for player in closest.players)
        yield words(
            "statistics-closest", table=closest.table, one=one, other=other, points=str(closest.difference)
        )
    if climb is not None:
        yield words(
            "statistics-climb",
            player=site.name(PlayerId(climb.player)),
            before=str(climb.before),
            after=str(climb.after),
        )
    for size in found.sizes:
        winner = signed(site.day.sign * round(size.winner))
        yield words("statistics-size", seats=str(size.seats), games=size.games, winner=winner)
    for each in found.round_minutes:
        stage = site.stage(site.day.stages[each.stage - 1])
        yield words("statistics-round", stage=stage, round=str(each.round), minutes=round(each.minutes))
    if found.game_minutes is not None:
        yield words("statistics-game-minutes", minutes=round(found.game_minutes))
    if found.void:
        yield words("statistics-void", count=found.void)
