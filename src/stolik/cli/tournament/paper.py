"""`stolik tournament print`: the papers of the day as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.tournament.desk import open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import File, Lang
from stolik.cli.tournament.tournament_file import write_whole


def print_paper(
    document: Annotated[str | None, typer.Argument(metavar="DOCUMENT", help="option-print-document")] = None,
    *,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE.pdf", help="option-print-out")
    ] = None,
    stage: Annotated[int | None, typer.Option("--stage", metavar="S", help="option-print-stage")] = None,
    number: Annotated[int | None, typer.Option("--round", metavar="R", help="option-print-round")] = None,
    blank: Annotated[int | None, typer.Option("--blank", metavar="N", help="option-print-blank")] = None,
    seats: Annotated[int, typer.Option("--seats", min=3, max=4, help="option-print-seats")] = 4,
    games: Annotated[int | None, typer.Option("--games", metavar="N", help="option-print-games")] = None,
    place: Annotated[str, typer.Option("--place", help="option-print-place")] = "",
    head_referee: Annotated[str, typer.Option("--head-referee", help="option-print-head-referee")] = "",
    organiser: Annotated[str, typer.Option("--organiser", help="option-print-organiser")] = "",
    places: Annotated[
        int | None, typer.Option("--places", min=1, metavar="N", help="option-print-places")
    ] = None,
    address: Annotated[str, typer.Option("--address", metavar="URL", help="option-print-address")] = "",
    file: File = None,
    lang: Lang = None,
) -> None:
    """Write table cards, score sheets, lists, standings or diplomas as PDF."""
    with open_desk(file, lang) as desk:
        try:
            # The typesetter is slow to import, and only this command needs it.
            from stolik.paper import Document, Options, print_document  # noqa: PLC0415
        except ModuleNotFoundError:
            raise DeskError(key="print-absent") from None
        documents = ", ".join(Document)
        if document is None:
            desk.tell("print-documents", documents=documents)
            return
        if document not in set(Document):
            raise DeskError(key="print-no-document", typed=document, documents=documents)
        options: Options = {"book": desk.tournament.book}
        if stage is not None:
            options["stage"] = stage
        if number is not None:
            options["round"] = number
        if blank is not None:
            options["blank"] = blank
        if games is not None:
            options["games"] = games
        if places is not None:
            options["places"] = places
        if address:
            options["page_address"] = address[:200].rstrip("/")
        options |= {"seats": seats, "place": place, "head_referee": head_referee, "organiser": organiser}
        pdf = print_document(desk.state, Document(document), desk.words.language, **options)
        target = out or Path(f"{document}.pdf")
        write_whole(target, pdf)
        desk.tell("print-written", file=str(target))
