"""`stolik tournament print`: the papers of the day, as PDF."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Protocol

import typer

from stolik.cli.tournament.desk import open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import File, Lang
from stolik.tournament.state import State
from stolik.words import Language


class Printer(Protocol):
    """What the part of the program that sets paper offers."""

    Document: Iterable[str]

    def print_document(
        self,
        state: State,
        document: str,
        language: Language,
        **options: Any,  # noqa: ANN401  each document has its own
    ) -> bytes:
        """Return a document as PDF."""


def find_printer() -> Printer:
    """Return the part of the program that sets paper, where it is installed."""
    try:
        printer: Printer = import_module("stolik.paper")
    except ModuleNotFoundError:
        raise DeskError(key="print-absent") from None
    return printer


def print_paper(
    document: Annotated[
        str | None, typer.Argument(metavar="[DOCUMENT]", help="Which one; without it they are listed.")
    ] = None,
    *,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE.pdf", help="Where to write it.")
    ] = None,
    stage: Annotated[int | None, typer.Option("--stage", metavar="S", help="A stage by its number.")] = None,
    number: Annotated[int | None, typer.Option("--round", metavar="R", help="A round of the stage.")] = None,
    blank: Annotated[int | None, typer.Option("--blank", metavar="N", help="So many empty sheets.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="Seats of empty sheets.")] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", help="Games of empty sheets.")] = None,
    place: Annotated[str | None, typer.Option("--place", help="The town, for diplomas.")] = None,
    head_referee: Annotated[str | None, typer.Option("--head-referee", help="Who signs diplomas.")] = None,
    organiser: Annotated[str | None, typer.Option("--organiser", help="Who signs diplomas, too.")] = None,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Write table cards, score sheets, lists, standings or diplomas as PDF."""
    with open_desk(file, lang) as desk:
        printer = find_printer()
        documents = {str(each): each for each in printer.Document}
        if document is None:
            desk.tell("print-documents", documents=", ".join(documents))
            return
        if document not in documents:
            raise DeskError(key="print-no-document", typed=document, documents=", ".join(documents))
        told = {
            "stage": stage,
            "round": number,
            "blank": blank,
            "seats": seats,
            "games": games,
            "place": place,
            "head_referee": head_referee,
            "organiser": organiser,
        }
        options = {name: value for name, value in told.items() if value is not None}
        pdf = printer.print_document(
            desk.state, documents[document], desk.words.language, book=desk.tournament.book, **options
        )
        target = out or Path(f"{document}.pdf")
        try:
            target.write_bytes(pdf)
        except OSError as error:
            raise DeskError(key="desk-cannot-write", file=str(target), why=error.strerror or "?") from None
        desk.tell("print-written", file=str(target))
