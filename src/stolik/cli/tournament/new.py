"""`stolik tournament new`, `formats` and `format`: announcing a tournament and choosing its format."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import to_builtins
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table

from stolik.cli.help.usage_errors import why_not
from stolik.cli.text.draw_text import console
from stolik.cli.tournament.desk import actor, translate_errors, words_for
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import By, File, Json, Lang
from stolik.cli.tournament.order_options import Order, ordered
from stolik.cli.tournament.tournament_file import chosen_file, create_tournament_file, now
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import DEFAULT, RULESETS, find_ruleset
from stolik.tournament.commands import ChangeFormat
from stolik.tournament.csv_rows import decode
from stolik.tournament.decide import create_tournament
from stolik.tournament.formats.format import Format
from stolik.tournament.formats.format_files import choose, find_format, parse_format, preset_keys, preset_text
from stolik.tournament.formats.schedule import TimeEstimate, estimate, pace_of
from stolik.tournament.tournament import Tournament
from stolik.words import Words
from stolik.words.names import stage_name

DEFAULT_FORMAT: Final = DEFAULT.key
"""The format of the usual rules has the same name as the rules."""
_TOML: Final = ".toml"

FormatOption = Annotated[
    str,
    typer.Option("--format", metavar="F", help="option-format"),
]
RulesOption = Annotated[
    str | None,
    typer.Option("--rules", metavar="R", help="option-format-rules"),
]
ChooseOption = Annotated[
    list[str] | None,
    typer.Option("--choose", metavar="STAGE.WHAT=N", help="option-format-choose"),
]


def new(
    name: Annotated[str, typer.Argument(metavar="TITLE", help="option-new-name")],
    *,
    file: File = None,
    form: FormatOption = DEFAULT_FORMAT,
    rules: RulesOption = None,
    date: Annotated[str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="option-new-date")] = None,
    languages: Annotated[
        str | None,
        typer.Option("--languages", metavar="pl,en", help="option-new-languages"),
    ] = None,
    choices: ChooseOption = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="option-new-players")] = None,
    by: By = None,
    lang: Lang = None,
) -> None:
    """Announce a tournament: creates its file, which then contains everything."""
    words = words_for(lang)
    with translate_errors(words):
        chosen = read_format(form, choices)
        ruleset = read_rules(rules, chosen)
        spoken = [part.strip() for part in (languages or words.language.value).split(",")]
        created = create_tournament(
            name=name,
            form=chosen,
            rules=ruleset,
            date=date or dt.datetime.now().astimezone().date().isoformat(),
            languages=spoken,
            by=actor(by),
            now=now(),
        )

        plan = None if players is None else estimate(chosen, players, pace_of(ruleset))

        path = chosen_file(file)
        create_tournament_file(path, Tournament([created]))
        screen = console()
        screen.print(words("new-made", name=created.name, file=str(path)), soft_wrap=True)
        screen.print(words("new-format", format=chosen.key, rules=ruleset.key), soft_wrap=True)
        if chosen.reconstruction and plan is None:
            screen.print(words("format-reconstruction"), soft_wrap=True)
        if plan is not None:
            print_estimate(words, plan)
        screen.print(words("new-next"), soft_wrap=True)


def formats(
    key: Annotated[str | None, typer.Argument(metavar="FORMAT", help="option-format-key")] = None,
    *,
    players: Annotated[
        int | None,
        typer.Option("--players", metavar="N", help="option-format-players"),
    ] = None,
    choices: ChooseOption = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the formats, show one as a file to edit, or plan one for a number of players."""
    words = words_for(lang)
    with translate_errors(words):
        if key is None:
            _print_formats(words, as_json=as_json)
            return
        form = read_format(key, choices)
        if players is None:
            typer.echo(encode(form) if as_json else _text_of(key), nl=as_json)
            return
        found = estimate(form, players, pace_of(read_rules(None, form)))
        if as_json:
            typer.echo(encode(found))
        else:
            print_estimate(words, found)


@ordered
def change_format(
    form: Annotated[str, typer.Argument(metavar="FORMAT", help="option-format")],
    *,
    rules: RulesOption = None,
    choices: ChooseOption = None,
    order: Order,
) -> None:
    """Choose another format or ruleset; only before the first draw."""
    with order.open() as desk:
        chosen = read_format(form, choices)
        ruleset = read_rules(rules, chosen)
        command = ChangeFormat(by=desk.by, why=order.why, format=chosen, rules=ruleset)
        desk.do(command, command_id=order.command_id)


def read_format(key: str, choices: list[str] | None) -> Format:
    """Return a preset or the format of a file, with the organiser's numbers."""
    form = parse_format(_text_of(key)) if key.endswith(_TOML) else find_format(key)
    for choice in choices or ():
        where, sign, number = choice.partition("=")
        stage, dot, what = where.rpartition(".")
        if not (sign and dot and number.strip().isascii() and number.strip().isdigit()):
            raise DeskError(key="format-bad-choice", typed=choice)
        form = choose(form, stage, **{what: int(number)})
    return form


def _text_of(key: str) -> str:
    if not key.endswith(_TOML):
        return preset_text(key)
    try:
        return decode(Path(key).read_bytes())
    except OSError as error:
        raise DeskError(key="desk-cannot-read", file=key, why=why_not(error)) from None


def read_rules(key: str | None, form: Format) -> Ruleset:
    """Return the requested ruleset, or the format's usual one."""
    if key is None and form.rules is None:
        raise DeskError(key="format-needs-rules", rules=", ".join(RULESETS))
    return find_ruleset(key or form.rules or "")


def print_estimate(words: Words, found: TimeEstimate) -> None:
    """Print the stages, tables and times for a number of players."""
    grid = Table(box=SIMPLE_HEAD)
    # The sum over many evenings helps nobody.
    times = ("minutes",) if found.days == 1 else ()
    for heading in ("stage", "players", "tables", "rounds", "games", *times):
        grid.add_column(words(f"plan-{heading}"), justify="left" if heading == "stage" else "right")
    for stage in found.stages:
        tables = " + ".join(
            f"{count}x{size}" for count, size in ((stage.fours, 4), (stage.threes, 3)) if count
        )
        numbers = (stage.players, tables, stage.rounds, stage.games, stage.minutes)
        grid.add_row(stage_name(words, stage.name), *map(str, numbers[: 4 + len(times)]))
    screen = console()
    screen.print(grid)
    hours, minutes = divmod(found.day_minutes, 60)
    screen.print(
        words(
            "plan-sum" if found.days == 1 else "plan-sum-days",
            days=found.days,
            tables=found.tables,
            rounds=found.rounds,
            games=found.games,
            hours=hours,
            minutes=f"{minutes:02d}",
        ),
        soft_wrap=True,
    )
    if found.reconstruction:
        screen.print(words("format-reconstruction"), soft_wrap=True)


def _print_formats(words: Words, *, as_json: bool) -> None:
    found = [find_format(key) for key in preset_keys()]
    if as_json:
        typer.echo(encode({"formats": [to_builtins(form) for form in found]}))
        return
    grid = Table(box=SIMPLE_HEAD)
    for heading in ("key", "field", "rules", "title"):
        grid.add_column(words(f"formats-{heading}"), overflow="fold")
    for form in found:
        least = min(bracket.players[0] for bracket in form.brackets)
        mark = " *" if form.reconstruction else ""
        grid.add_row(
            form.key + mark,
            f"{least}-{form.most_players}",
            form.rules or "",
            words(f"format-title-{form.key}"),
        )
    screen = console()
    screen.print(grid)
    screen.print("* " + words("format-reconstruction"), soft_wrap=True)
