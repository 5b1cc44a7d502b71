"""The page for checking a tournament: the seeds of the draws, and all results as data."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from stolik.day.site.elements import element, table
from stolik.day.site.frame import CHECKS, DATA, Site


def checks_page(site: Site) -> bytes:
    """Return the page."""
    words = site.words
    return site.page(
        CHECKS,
        words("site-checks"),
        element("p", words("site-checks-data"), " ", element("a", DATA, href=f"../{DATA}")),
        *_draws(site),
    )


def _draws(site: Site) -> Iterator[Element]:
    """Yield the table of draws: the seed was secret before, and its digest was published."""
    rows = [
        (site.round(stage, drawn), element("code", drawn.commitment), element("code", drawn.seed))
        for stage in site.day.stages
        for drawn in stage.drawn
        if drawn.commitment and drawn.seed
    ]
    if rows:
        yield element("p", site.words("site-checks-draws"))
        heads = [site.words(f"site-{name}") for name in ("round", "commitment", "seed")]
        yield table(site.words("site-draws"), heads, rows, numbers=0)
