"""`stolik simulate`: bots against bots, many deals, with intervals."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from stolik.bots import BOTS
from stolik.core.errors import StolikError
from stolik.core.ruleset import SEAT_COUNTS
from stolik.core.rulesets import find_ruleset
from stolik.simulation.duplicate import tasks
from stolik.simulation.engines import Engine, run
from stolik.simulation.study import Estimate, Study, study

_MOST_DEALS: Final = 1_000_000


def simulate(
    *,
    bots: Annotated[str, typer.Option(help="option-simulate-bots")],
    rules: Annotated[str, typer.Option(help="option-simulate-rules")] = "pl-forty",
    deals: Annotated[int, typer.Option(min=1, max=_MOST_DEALS, help="option-simulate-deals")] = 100,
    seed: Annotated[str | None, typer.Option(help="option-simulate-seed")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="option-simulate-jobs")] = None,
    engine: Annotated[Engine, typer.Option(help="option-simulate-engine")] = Engine.PROCESSES,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
) -> None:
    """Let bots play against each other, and say who wins how often."""
    names = [name.strip() for name in bots.split(",")]
    try:
        ruleset = find_ruleset(rules)
    except StolikError as error:
        raise typer.BadParameter(str(error), param_hint="--rules") from None
    _check(names)
    chosen = secrets.token_hex(8) if seed is None else seed
    progress = Console(stderr=True)
    try:
        results = list(
            track(
                run(tasks(ruleset, names, deals=deals, seed=chosen), engine, jobs),
                total=deals,
                description=f"{deals} deals",
                console=progress,
                transient=True,
                disable=not progress.is_terminal,
            )
        )
    except StolikError as error:
        typer.echo(f"{error.code}: {error}", err=True)
        raise typer.Exit(1) from None
    # Results come in any order; sums of floats must not depend on it.
    results.sort(key=lambda result: result.deal)
    outcome = study(names, results)
    if as_json:
        typer.echo(msgspec.json.encode({"rules": rules, "seed": chosen, **msgspec.to_builtins(outcome)}))
    else:
        _print(outcome, rules, chosen)


def _check(names: Sequence[str]) -> None:
    unknown = [name for name in names if name not in BOTS]
    if unknown:
        message = f"no bot {unknown[0]!r}; there are {', '.join(BOTS)}"
        raise typer.BadParameter(message, param_hint="--bots")
    if len(names) not in SEAT_COUNTS:
        message = f"a game has two to four seats: {len(names)}"
        raise typer.BadParameter(message, param_hint="--bots")


def _print(outcome: Study, rules: str, seed: str) -> None:
    grid = Grid(title=f"{rules}: {outcome.deals} deals, {outcome.games} games, seed {seed}")
    grid.add_column("bot")
    for name in ("wins", "small points a game", "big points a game"):
        grid.add_column(name, justify="right")
    for standing in outcome.standings:
        grid.add_row(
            standing.bot,
            _text(standing.wins, "{:.1%}"),
            _text(standing.small, "{:+.1f}"),
            _text(standing.big, "{:.2f}"),
        )
    console = Console()
    console.print(grid)
    endings = ", ".join(f"{ending.value} {count}" for ending, count in outcome.endings.items())
    console.print(f"Endings: {endings}. Turns a game: {outcome.turns / outcome.games:.1f}.", highlight=False)


def _text(estimate: Estimate, form: str) -> str:
    if estimate.low is None or estimate.high is None:
        return form.format(estimate.mean)
    return f"{form.format(estimate.mean)} ({form.format(estimate.low)} to {form.format(estimate.high)})"
