"""docs/strategy.md: the lore, what the arena says about it, and the figures behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import fill
from typing import Final

from bench.strength.figures import Book, ClaimFigures, Figure, book_of, cell, write_figures
from bench.strength.pairings import Pairing
from bench.strength.plot import plot
from stolik.bots.style import parse_style
from stolik.words.language import Language
from stolik.words.words import Words

_WIDE: Final = 120
_WORDS: Final = Words(Language.ENGLISH)
PAGE: Final = Path("web/src/strategy/figures.json")
_PREFACE: Final = """# The strategy book

What the arena says about the lore of the game, under all five rulesets, for two, three and four players,
with and without hands. The same figures are on the page `/strategy`, in three languages.

{intro}

Every figure is the share of games won by one bot, alone against others of one kind, with its 95% interval
over duplicate deals: all bots play the same deals, each in all rotations. Between {least:,} and {most:,}
deals were played for each. The first bot of each table is the usual way. ▲ and ▼ mark what is clearly
better or worse than it: the two intervals do not overlap. The findings hold for these bots, which see
every play; people overlook some.

```
python -m bench.strength.strategy         # measure on; write this page, its pictures, the browser's figures
python -m bench.strength.strategy --claims panic --rules pl-forty --deals 1000
stolik simulate --bots lurker+yield=3,exact --rules pl-forty --deals 1000 --hands 25      # one of them
```

It measures on from `bench/strength/strategy.json`: break it off and start it again as you like. `--fresh`
forgets what was measured and belongs after every change to how these bots play. How they differ is in
`src/stolik/bots/style.py`.
"""


def write_book(root: Path, pairings: Iterable[Pairing]) -> None:
    """Write the book, its pictures, and the figures for the page."""
    book = book_of(pairings)
    for claim in book.claims:
        picture = root / "docs" / "images" / f"strategy-{claim.key}.svg"
        picture.write_text(plot(book, claim, _WORDS(f"strategy-{claim.key}-title")))
    (root / "docs" / "strategy.md").write_text(_text(book))
    write_figures(root / PAGE, book)


def way_text(words: Words, hero: str) -> str:
    """Return how a bot plays, in words."""
    bot, *styles = hero.split("+")
    parse_style(hero)
    key, _, number = "-".join([bot, *styles]).partition("=")
    return words(f"strategy-way-{key}", n=int(number or 0))


def _filled(key: str) -> str:
    return fill(_WORDS(key), width=_WIDE)


def _text(book: Book) -> str:
    played = [figure.deals for claim in book.claims for figure in _all(claim) if figure.deals]
    preface = _PREFACE.format(intro=_filled("strategy-intro"), least=min(played), most=max(played))
    return preface + "".join(map("\n".join, (_section(book, claim) for claim in book.claims)))


def _all(claim: ClaimFigures) -> Iterator[Figure]:
    yield from (figure for row in claim.figures.values() for figure in row if figure is not None)


def _section(book: Book, claim: ClaimFigures) -> Iterator[str]:
    title = _WORDS(f"strategy-{claim.key}-title")
    yield f"\n## {title}\n"
    yield f"*{_WORDS(f'strategy-{claim.key}-lore')}*\n"
    yield f"{_filled(f'strategy-{claim.key}-found')}\n"
    yield f"![{title}](images/strategy-{claim.key}.svg)\n"
    yield from (f"- `{hero}`: {way_text(_WORDS, hero)}" for hero in claim.heroes)
    yield f"\nThe others: `{claim.against}`. `python -m bench.strength.strategy --claims {claim.key}`\n"
    yield f"| ruleset | players | hands | {' | '.join(claim.heroes)} |"
    yield f"|---|--:|--:|{'--:|' * len(claim.heroes)}"
    for rules in book.rulesets:
        for seats in book.seats:
            for hands in book.hands:
                row = claim.figures[cell(rules, seats, hands)]
                shown = " | ".join(_shown(figure, row[0]) for figure in row)
                yield f"| {rules} | {seats} | {hands or ''} | {shown} |"
    yield "\nSmall points per game, with the half of the 95% interval:\n"
    yield f"| ruleset | players | hands | {' | '.join(claim.heroes)} |"
    yield f"|---|--:|--:|{'--:|' * len(claim.heroes)}"
    for rules in book.rulesets:
        for seats in book.seats:
            for hands in book.hands:
                row = claim.figures[cell(rules, seats, hands)]
                yield f"| {rules} | {seats} | {hands or ''} | {' | '.join(map(_points, row))} |"
    yield ""


def _shown(figure: Figure | None, usual: Figure | None) -> str:
    if figure is None:
        return ""
    if figure.low == figure.high:
        return f"{figure.wins / 10:.1f}%"  # all are alike
    mark = ""
    if usual is not None and figure is not usual:
        mark = "▲ " if figure.low > usual.high else "▼ " if figure.high < usual.low else ""
    return f"{mark}{figure.wins / 10:.1f}% ({figure.low / 10:.1f} to {figure.high / 10:.1f})"


def _points(figure: Figure | None) -> str:
    if figure is None:
        return ""
    return f"{figure.small / 10:+.1f} ± {figure.small_error / 10:.1f}"
