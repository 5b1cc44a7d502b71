"""`stolik simulate`: bots against bots in many deals, with confidence intervals."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from stolik.bots.errors import IllegalMoveError, UnknownBotError
from stolik.bots.seats.factory import bot_factory
from stolik.cli.help.coded_usage import folder
from stolik.cli.help.usage_errors import why_not
from stolik.cli.options import Lang, words_for
from stolik.cli.rules import variant_of
from stolik.cli.text.event_text import explain
from stolik.core.errors import StolikError
from stolik.core.ruleset import SEAT_COUNTS
from stolik.core.rulesets import DEFAULT, find_ruleset
from stolik.core.tiles import BAG
from stolik.simulation.duplicate import DealResult, tasks
from stolik.simulation.runners import Engine, engine_for, run
from stolik.simulation.study import Estimate, Study, study
from stolik.tournament.draws.plan import LETTERS
from stolik.words import Words
from stolik.words.mistakes import mistake_text

_MOST_DEALS: Final = 1_000_000
_MOST_HANDS: Final = len(BAG)
_MOST_BUDGET: Final = 600_000


def simulate(
    *,
    bots: Annotated[str, typer.Option(help="option-simulate-bots")],
    rules: Annotated[str, typer.Option(help="option-simulate-rules")] = DEFAULT.key,
    changes: Annotated[
        list[str] | None, typer.Option("--set", help="option-simulate-set", metavar="RULE=VALUE")
    ] = None,
    deals: Annotated[int, typer.Option(min=1, max=_MOST_DEALS, help="option-simulate-deals")] = 100,
    seed: Annotated[str | None, typer.Option(help="option-simulate-seed")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="option-simulate-jobs")] = None,
    engine: Annotated[Engine | None, typer.Option(help="option-simulate-engine")] = None,
    hands: Annotated[int | None, typer.Option(min=1, max=_MOST_HANDS, help="option-simulate-hands")] = None,
    budget: Annotated[
        int | None,
        typer.Option("--budget", min=1, max=_MOST_BUDGET, metavar="MS", help="option-simulate-budget"),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(callback=folder, help="option-simulate-records", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other, and print how often each wins."""
    words = words_for(lang)
    names = [name.strip() for name in bots.split(",")]
    try:
        ruleset = variant_of(words, find_ruleset(rules), "variant", changes)
    except StolikError as error:
        raise typer.BadParameter(mistake_text(words, error), param_hint="--rules") from None
    _check(words, names)
    chosen = secrets.token_hex(8) if seed is None else seed
    asked = tasks(
        ruleset,
        names,
        deals=deals,
        seed=chosen,
        hands=hands,
        budget_ms=budget,
        keep_records=records is not None,
    )
    progress = Console(stderr=True)
    results: list[DealResult] = []
    try:
        for result in track(
            run(asked, engine or engine_for(names, ruleset, budget_ms=budget), jobs),
            total=deals,
            description=words("simulate-progress", deals=deals),
            console=progress,
            transient=True,
            disable=not progress.is_terminal,
        ):
            if records is not None:
                _write_records(records, result)
            results.append(replace(result, records=()))  # kept in memory for millions of deals
    except IllegalMoveError as error:
        for line in _illegal_move(words, error):
            typer.echo(line, err=True)
        raise typer.Exit(1) from None
    except StolikError as error:
        typer.echo(f"{error.code}: {mistake_text(words, error)}", err=True)
        raise typer.Exit(1) from None
    except OSError as error:
        why = why_not(error, words)
        typer.echo(words("show-cannot-write", file=str(error.filename or records), why=why), err=True)
        raise typer.Exit(1) from None
    # Results come in any order; sums of floats must not depend on it.
    results.sort(key=lambda result: result.deal)
    outcome = study(names, results)
    if as_json:
        typer.echo(
            msgspec.json.encode({"rules": ruleset.key, "seed": chosen, **msgspec.to_builtins(outcome)})
        )
    else:
        _print(words, outcome, ruleset.key, chosen)


def _write_records(folder: Path, result: DealResult) -> None:
    """Write the games of a deal, one file each; `stolik verify` can check them."""
    folder.mkdir(parents=True, exist_ok=True)
    for rotation, record in enumerate(result.records):
        (folder / f"deal-{result.deal:06}-{rotation}.jsonl").write_text(record, encoding="utf-8")


def _check(words: Words, names: Sequence[str]) -> None:
    for name in names:
        try:
            bot_factory(name)
        except UnknownBotError as error:
            raise typer.BadParameter(mistake_text(words, error), param_hint="--bots") from None
        except StolikError as error:
            typer.echo(f"{error.code}: {mistake_text(words, error)}", err=True)
            raise typer.Exit(1) from None
    if len(names) not in SEAT_COUNTS:
        message = words("mistake-bad-seats", found=len(names))
        raise typer.BadParameter(message, param_hint="--bots")


def _illegal_move(words: Words, error: IllegalMoveError) -> Iterator[str]:
    """Yield which bot made an illegal move, its seat, and every broken rule."""
    said = words("simulate-illegal", bot=error.bot, seat=LETTERS[error.seat], proposed=error.proposed)
    yield f"{error.code}: {said}"
    if error.refusal is not None and error.rules is not None:
        yield from explain(error.refusal, None, error.rules, words)


def _print(words: Words, outcome: Study, rules: str, seed: str) -> None:
    played = {"deals": outcome.deals, "games": outcome.games}
    grid = Grid(title=words("simulate-title", rules=rules, seed=seed, **played))
    grid.add_column(words("simulate-bot"))
    for name in ("wins", "small", "big", "ms"):
        grid.add_column(words(f"simulate-{name}"), justify="right")
    for standing in outcome.standings:
        grid.add_row(
            standing.bot,
            _text(words, standing.wins, "{:.1%}"),
            _text(words, standing.small, "{:+.1f}"),
            _text(words, standing.big, "{:.2f}"),
            " / ".join(
                _number(words, each, "{:.3g}")
                for each in (standing.ms.mean, standing.ms.p99, standing.ms.max)
            ),
        )
    console = Console()
    console.print(grid)
    endings = ", ".join(
        words(f"simulate-ending-{ending.value}", count=count) for ending, count in outcome.endings.items()
    )
    turns = _number(words, outcome.turns / outcome.games, "{:.1f}")
    console.print(words("simulate-endings", endings=endings, turns=turns), highlight=False)


def _text(words: Words, estimate: Estimate, form: str) -> str:
    mean = _number(words, estimate.mean, form)
    if estimate.low is None or estimate.high is None:
        return mean
    low, high = (_number(words, each, form) for each in (estimate.low, estimate.high))
    return words("simulate-between", mean=mean, low=low, high=high)


def _number(words: Words, value: float, form: str) -> str:
    return form.format(value).replace(".", words("simulate-decimal-sign"))
