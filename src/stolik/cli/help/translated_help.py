"""Help in the user's language: our texts by key, Typer's headings by their English text."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import typer
from typer.core import TyperGroup

from stolik.cli.help.coded_usage import CodedContext, CodedGroup
from stolik.cli.help.manual import MANUALS, VERBATIM, WITH_BOTS, bots_text, lines_text, manual_text
from stolik.words import Language, Words, negotiate

_METAVAR: Final = re.compile(r"<[a-z ]+>|[A-Z]{2,}")
"""A type such as ``<int range>``, or a name such as ``FILE``."""
_REQUIRED: Final = re.compile(r"\{([^{}|]+)\}")
"""A required argument as Typer writes it, unless it is a choice; braces are used nowhere else."""
_REMARKS: Final = re.compile(r"\[([^\[\]]+)\]$")
"""What Typer adds after a description: ``[default: 3; required]``."""


class SpokenContext(CodedContext):
    """A command being run, whose words are found when they are asked for and not before."""

    def make_formatter(self) -> Any:  # noqa: ANN401  Click's formatter, which Typer brings along
        """Put the translated texts into the command and its parameters; return the formatter."""
        root = self.find_root().command
        words = root.words if isinstance(root, SpokenGroup) else Words(Language.ENGLISH)
        path, command = tuple(_path(self)), self.command
        speak(command, words, path, self)
        if isinstance(command, TyperGroup):
            for name in command.list_commands(self):
                speak(command.get_command(self, name), words, (*path, name), self)
        return SpokenFormatter(words, width=self.terminal_width, max_width=self.max_content_width)


class SpokenFormatter(typer.Context.formatter_class):  # type: ignore[misc, valid-type]  # no public name
    """Writes help pages with translated headings."""

    def __init__(self, words: Words, *, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self._words = words

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage of a command."""
        plain = _REQUIRED.sub(r"\1", args)
        super().write_usage(prog, metavars(plain, self._words), prefix or f"{self._words('usage')} ")

    def write_heading(self, heading: str) -> None:
        """Write the heading of a section."""
        key = f"heading-{heading.lower()}"
        super().write_heading(self._words(key) if key in self._words else heading)

    def write_dl(self, rows: Sequence[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write a list of names and descriptions."""
        said = [(self._name(name), _REMARKS.sub(self._remarks, text)) for name, text in rows]
        super().write_dl(said, col_max, col_spacing)

    def _name(self, name: str) -> str:
        # An argument already has a name, and needs no type.
        return metavars(name if name.startswith("-") else name.partition(" <")[0], self._words)

    def _remarks(self, found: re.Match[str]) -> str:
        said = []
        for remark in found[1].split("; "):
            kind, _, value = remark.partition(": ")
            key = f"remark-{kind.replace(' ', '-')}"
            said.append(self._words(key, value=value) if key in self._words else remark)
        return f"[{'; '.join(said)}]"


class SpokenGroup(CodedGroup):
    """The outermost group, which knows the language that was asked for before anything else is read."""

    context_class = SpokenContext
    asked: str | None = None

    def make_context(self, info_name: str | None, args: list[str], *more: Any, **extra: Any) -> Any:  # noqa: ANN401  Click's
        """Store the language, which help and errors need."""
        self.asked = asked_for(args)
        return super().make_context(info_name, args, *more, **extra)

    @property
    def words(self) -> Words:
        """The messages in that language, or in the environment's."""
        return Words(negotiate(self.asked, os.environ))


def asked_for(arguments: Sequence[str]) -> str | None:
    """Return the value of ``--lang``, even of a call that cannot be parsed.

    >>> asked_for(["play", "--lang", "pl", "--help"])
    'pl'
    """
    given = [*arguments, ""]
    texts = (
        given[place + 1] if argument == "--lang" else argument.removeprefix("--lang=")
        for place, argument in enumerate(arguments)
        if argument == "--lang" or argument.startswith("--lang=")
    )
    return next(texts, None)


def metavars(text: str, words: Words) -> str:
    """Return a usage, or the name of a parameter, with translated placeholders."""

    def said(found: re.Match[str]) -> str:
        key = f"metavar-{found[0].strip('<>').lower().replace(' ', '-')}"
        return words(key) if key in words else found[0]

    return _METAVAR.sub(said, text)


def command_key(path: Sequence[str]) -> str:
    """Return the message key of a command's description, such as ``command-tournament-new``."""
    return "-".join(("command", *path))


def speak(command: Any, words: Words, path: Sequence[str], context: Any) -> None:  # noqa: ANN401  Click's
    """Put the translated texts into a command and its parameters, whose `help` is a key at first."""
    command.short_help = words(command_key(path))
    command.help = "\n\n".join(_paragraphs(words, path))
    if len(path) == 1 and path[0] in MANUALS:
        command.epilog = lines_text(words)
    for param in command.get_params(context):
        param.help = words(help_key(param))


def help_key(param: Any) -> str:  # noqa: ANN401  Click's parameter
    """Return the message key of a parameter's help, kept because another language may be needed next."""
    if not hasattr(param, "key"):
        param.key = "option-help" if param.name == "help" else param.help
    key: str = param.key
    return key


def _paragraphs(words: Words, path: Sequence[str]) -> Iterator[str]:
    key = command_key(path)
    yield words(key)
    if len(path) == 1 and path[0] in MANUALS:
        yield manual_text(path[0], words)
        return
    for part in ("list", "more"):
        if f"{key}-{part}" in words:
            yield f"{VERBATIM if part == 'list' else ''}{words(f'{key}-{part}')}"
    if len(path) == 1 and path[0] in WITH_BOTS:
        yield bots_text(words)


def _path(context: Any) -> Iterator[str]:  # noqa: ANN401  Click's context
    if context.parent is not None:
        yield from _path(context.parent)
        yield str(context.info_name)
