"""What docs/ladder.md says was measured, between two marks; all else on that page is written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from bench.strength.pairings import NORMAL_95, Pairing
from bench.strength.plan import QUICK, TARGETS, Target
from bench.strength.scale import Rating
from stolik.core.rulesets import RULESETS

BEGIN: Final = "<!-- measured: python -m bench.strength.ladder writes this -->"
END: Final = "<!-- /measured -->"

TARGET_HEAD: Final = (
    "| ruleset | players | hands | hero | against | wanted | wins | small points | deals | |",
    "|---|--:|--:|---|---|--:|--:|--:|--:|---|",
)
"""Of the table of targets."""

Ratings = Mapping[str, Mapping[str, Mapping[str, Rating]]]
"""By ruleset, then by number of players in words, then by bot."""


def write_measured(page: Path, measured: Sequence[Pairing], ratings: Ratings) -> None:
    """Replace what is between the marks by what was measured."""
    before, _, rest = (page.read_text() if page.exists() else "").partition(BEGIN)
    _, _, after = rest.partition(END)
    text = "\n".join([*_deals(measured), *_ratings(ratings), *_targets(measured)])
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}")


def _deals(measured: Sequence[Pairing]) -> Iterator[str]:
    yield "Deals per pairing between bots that do not search:"
    yield ""
    for rules in RULESETS:
        counts = [
            each.deals
            for each in measured
            if each.rules == rules and not each.hands and {each.hero, each.against} <= set(QUICK)
        ]
        if counts:
            yield f"- {rules}: {min(counts)} to {max(counts)} in {len(counts)} pairings"


def _ratings(ratings: Ratings) -> Iterator[str]:
    for players in next(iter(ratings.values())):
        tables = {rules: by_players[players] for rules, by_players in ratings.items()}
        bots = sorted(
            {bot for table in tables.values() for bot in table},
            key=lambda bot: -max(table[bot].rating for table in tables.values() if bot in table),
        )
        yield f"\nRatings with 95% intervals, {players} players:\n"
        yield f"| bot | {' | '.join(tables)} |"
        yield f"|---|{'--:|' * len(tables)}"
        for bot in bots:
            cells = (_rating(table.get(bot)) for table in tables.values())
            yield f"| {bot} | {' | '.join(cells)} |"


def _rating(rating: Rating | None) -> str:
    return "" if rating is None else f"{rating.rating} ({rating.low} to {rating.high})"


def _targets(measured: Sequence[Pairing]) -> Iterator[str]:
    known = {each.key: each for each in measured}
    yield "\nThe master's targets. An interval on one side of the target decides it.\n"
    yield from TARGET_HEAD
    missing = 0
    for rules in RULESETS:
        for target in TARGETS:
            found = known.get(target.pairing(rules).key)
            if found is None:
                missing += 1
            else:
                yield target_row(rules, target, found)
    yield f"\n{missing} of the {len(RULESETS) * len(TARGETS)} targets were not measured."


def target_row(rules: str, target: Target, found: Pairing | None) -> str:
    """Return a target and what was measured of it, as a row of a table."""
    what = f"{rules} | {target.seats} | {target.hands or ''} | {target.hero} | {target.against}"
    wanted = f"{'at most' if target.at_most else 'at least'} {target.share:.0%}"
    if found is None:
        return f"| {what} | {wanted} | | | 0 | not measured |"
    won = f"{share_text(found)} | {points_text(found)}"
    return f"| {what} | {wanted} | {won} | {found.deals} | {target.verdict(found)} |"


def points_text(pairing: Pairing) -> str:
    """Return the small points per game, with the half of their interval."""
    half = NORMAL_95 * pairing.small.error(pairing.deals)
    return f"{pairing.small.mean(pairing.deals):+.1f} ± {half:.1f}"


def share_text(pairing: Pairing) -> str:
    """Return the share of games won with its interval."""
    mean, low, high = pairing.interval()
    return f"{mean:.1%} ({low:.1%} to {high:.1%})"
