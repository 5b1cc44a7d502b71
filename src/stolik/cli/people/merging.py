"""`stolik people merge`: two entries of the register are one person."""

from __future__ import annotations

import typer

from stolik.cli.options import Lang, words_for
from stolik.cli.people.register_file import USUAL_FILE, RegisterFile, Whom, open_register
from stolik.people.register import merge_persons


def merge(whom: Whom, other: Whom, *, file: RegisterFile = USUAL_FILE, lang: Lang = None) -> None:
    """Merge the second person into the first: both histories, and both numbers lead there."""
    words = words_for(lang)
    with open_register(file, words) as opened:
        kept, gone = opened.person(whom), opened.person(other)
        opened.keep(merge_persons(opened.register, kept.id, gone.id))
        events = len(opened.register.persons[kept.id].entries)
    typer.echo(
        words("people-merged", gone=f"#{gone.id} {gone.name}", kept=f"#{kept.id} {kept.name}", events=events)
    )
