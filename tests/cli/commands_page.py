"""docs/commands.md: every command and what it does; ``python -m tests.cli.commands_page`` writes it anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from stolik.cli import app
from stolik.cli.commands import LATE
from stolik.cli.help.translated_help import command_key
from stolik.words import Language, Words

PAGE = Path(__file__).parents[2] / "docs/commands.md"
_HEAD = """# Commands

Every command of `stolik`, in the order the help lists them; `stolik COMMAND --help` has the options, in
Polish, Russian or English. This page is written by `python -m tests.cli.commands_page`.

| command | what it does |
|---|---|
"""


def every_command() -> Iterator[tuple[tuple[str, ...], Any]]:
    """Find every command with its path, the program itself first."""
    root: Any = typer.main.get_command(app)
    for name in LATE:
        root.get_command(None, name)
    yield from _below(root, ())


def _below(command: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:  # noqa: ANN401  Click's
    yield path, command
    for name, found in getattr(command, "commands", {}).items():
        yield from _below(found, (*path, name))


def commands_page() -> str:
    """Return the page."""
    words = Words(Language.ENGLISH)
    lines = [
        f"| `stolik {' '.join(path)}` | {words(command_key(path))} |\n" for path, _ in every_command() if path
    ]
    return _HEAD + "".join(lines)


if __name__ == "__main__":
    PAGE.write_text(commands_page(), encoding="utf-8")
