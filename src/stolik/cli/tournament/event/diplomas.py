"""`stolik tournament diplomas`: their texts, colours, logo and number."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import ValidationError, convert, to_builtins
from msgspec.json import encode
from msgspec.json import format as indent

from stolik.cli.help.coded_usage import file_to_write
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import Json
from stolik.cli.tournament.order_options import Order, ordered
from stolik.cli.tournament.tournament_file import write_whole
from stolik.tournament.commands import SetDiplomas
from stolik.tournament.event_page.diploma_design import DiplomaDesign


@ordered
def diplomas(
    *,
    heading: Annotated[str | None, typer.Option("--heading", help="option-diploma-heading")] = None,
    text: Annotated[str | None, typer.Option("--text", help="option-diploma-text")] = None,
    town: Annotated[str | None, typer.Option("--town", help="option-diploma-town")] = None,
    head_referee: Annotated[
        str | None, typer.Option("--head-referee", help="option-print-head-referee")
    ] = None,
    organiser: Annotated[str | None, typer.Option("--organiser", help="option-print-organiser")] = None,
    places: Annotated[
        int | None, typer.Option("--places", min=0, metavar="N", help="option-diploma-places")
    ] = None,
    ink: Annotated[str | None, typer.Option("--ink", metavar="#RRGGBB", help="option-diploma-ink")] = None,
    accent: Annotated[
        str | None, typer.Option("--accent", metavar="#RRGGBB", help="option-diploma-accent")
    ] = None,
    paper: Annotated[
        str | None, typer.Option("--paper", metavar="#RRGGBB", help="option-diploma-paper")
    ] = None,
    logo: Annotated[
        bool | None, typer.Option("--logo/--no-logo", help="option-diploma-logo", show_default=False)
    ] = None,
    preview: Annotated[
        Path | None,
        typer.Option("--preview", metavar="FILE.png", help="option-diploma-preview", callback=file_to_write),
    ] = None,
    reset: Annotated[bool, typer.Option("--reset", help="option-diploma-reset")] = False,
    as_json: Json = False,
    order: Order,
) -> None:
    """Design the diplomas; without options show the design."""
    typed = {
        "heading": heading,
        "text": text,
        "town": town,
        "head_referee": head_referee,
        "organiser": organiser,
        "ink": ink,
        "accent": accent,
        "paper": paper,
        "logo": logo,
    }
    changes: dict[str, object] = {name: value for name, value in typed.items() if value is not None}
    if places is not None:
        changes["places"] = places or None
    with order.open() as desk:
        if logo and not desk.state.logo:
            raise DeskError(key="diplomas-no-logo")
        before = DiplomaDesign() if reset else desk.state.diplomas
        design = _design(before, changes)
        if changes or reset:
            command = SetDiplomas(by=desk.by, why=order.why, design=design)
            desk.do(command, command_id=order.command_id, quiet=as_json)
        if preview is not None:
            from stolik.paper import preview_diploma  # noqa: PLC0415  the typesetter is an extra, and slow

            picture = preview_diploma(desk.state, desk.words.language, book=desk.tournament.book)
            write_whole(preview, picture)
            desk.tell("print-written", file=str(preview))
        if as_json:
            typer.echo(encode({"diplomas": desk.state.diplomas}))
        elif not (changes or reset or preview):
            desk.say(indent(encode(desk.state.diplomas), indent=2).decode())


def _design(before: DiplomaDesign, changes: dict[str, object]) -> DiplomaDesign:
    try:
        return convert(to_builtins(before) | changes, DiplomaDesign)
    except ValidationError as error:
        raise DeskError(key="diplomas-bad", field=str(error).rpartition("$.")[2].rstrip("`")) from None
