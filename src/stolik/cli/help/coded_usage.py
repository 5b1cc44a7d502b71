"""Errors of a call with a key of our words, where Typer has an English sentence and nothing else."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import typer
from typer._click.exceptions import UsageError  # Typer has no public name for it
from typer.core import TyperCommand, TyperGroup

_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class MisuseError(typer.BadParameter):
    """A call that cannot be read; `key` and `parts` say why in any language."""

    def __init__(self, key: str, *, ctx: typer.Context | None = None, **parts: str) -> None:
        super().__init__(key, ctx)
        self.key: Final = key
        self.parts: Final = parts


class BadValueError(MisuseError):
    """A value that a parameter does not take; Typer adds which one, or `param_hint` names it."""

    def __init__(self, key: str, *, param_hint: str | None = None, **parts: str) -> None:
        super().__init__(key, ctx=None, **parts)
        self.param_hint = param_hint


class CodedContext(typer.Context):
    """A command being run, which knows of every error that it is the command's."""

    @contextmanager
    def scope(self, cleanup: bool = True) -> Iterator[Any]:  # noqa: FBT001, FBT002  as Click has it
        """Add the command to errors of the parser, which does not know it."""
        with super().scope(cleanup) as context:
            try:
                yield context
            except UsageError as error:
                if error.ctx is None:
                    error.ctx = self
                raise

    def fail(self, message: str) -> Any:  # noqa: ANN401  it never returns
        """Refuse a call. Of a group only one is left to Typer: a call that names no command."""
        if isinstance(self.command, TyperGroup):
            key = "complaint-no-command-given"
            raise MisuseError(key, ctx=self)
        super().fail(message)


class CodedCommand(TyperCommand):
    """A command that says itself which arguments are too many."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401  Click's context, which Typer brings along
        """Read the arguments."""
        allowed, ctx.allow_extra_args = ctx.allow_extra_args, True
        try:
            left = super().parse_args(ctx, args)
        finally:
            ctx.allow_extra_args = allowed
        if left and not allowed and not ctx.resilient_parsing:
            key = "complaint-extra"
            raise MisuseError(key, ctx=ctx, arguments=" ".join(map(printable, left)))
        return left


class CodedGroup(TyperGroup):
    """A group that says itself which command it does not have."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401  as above
        """Find the command that a call names."""
        name = args[0]
        if name.startswith("-") or ctx.resilient_parsing or self.get_command(ctx, name) is not None:
            return super().resolve_command(ctx, args)
        given = repr(printable(name))
        others = ", ".join(map(repr, get_close_matches(name, self.list_commands(ctx))))
        if others:
            key = "complaint-no-command-but"
            raise MisuseError(key, ctx=ctx, command=given, others=others)
        key = "complaint-no-command"
        raise MisuseError(key, ctx=ctx, command=given)


class CommandGroup(typer.Typer):
    """Typer's application, whose commands and groups are ours."""

    def __init__(self, *, cls: type[TyperGroup] = CodedGroup, no_args_is_help: bool = False) -> None:
        super().__init__(
            cls=cls,
            no_args_is_help=no_args_is_help,
            add_completion=False,
            pretty_exceptions_enable=False,
            rich_markup_mode=None,
        )

    def command(self, name: str | None = None, **options: Any) -> Callable[[Any], Any]:  # noqa: ANN401  Typer's
        """Register a command."""
        return super().command(name, **({"cls": CodedCommand} | options))


def existing_file(path: Path | None) -> Path | None:
    """Return a file that can be read; a parameter calls this with its value."""
    if path is None:
        return None
    file = repr(printable(str(path)))
    if not path.exists():
        key = "complaint-no-file"
    elif path.is_dir():
        key = "complaint-folder"
    elif not os.access(path, os.R_OK):
        key = "complaint-unreadable"
    else:
        return path
    raise BadValueError(key, file=file)


def file_to_write(path: Path | None) -> Path | None:
    """Return a file, which may still be missing; a parameter calls this with its value."""
    if path is not None and path.is_dir():
        key = "complaint-folder"
        raise BadValueError(key, file=repr(printable(str(path))))
    return path


def folder(path: Path | None) -> Path | None:
    """Return a folder, which may still be missing; a parameter calls this with its value."""
    if path is not None and path.exists() and not path.is_dir():
        key = "complaint-system-enotdir"
        raise BadValueError(key)
    return path


def printable(text: str) -> str:
    """Return what somebody typed without characters that would control the terminal."""
    return _CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)
