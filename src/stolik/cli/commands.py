"""The program's commands, each imported when called, so that no command loads another's modules."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, NoReturn

import typer

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.help.translated_help import SpokenContext, SpokenGroup
from stolik.cli.help.usage_errors import complaint, why_not
from stolik.core.errors import MissingExtraError
from stolik.core.extras import extra_of
from stolik.words import Words, negotiate


class Late(NamedTuple):
    """The place of a command: a module, and in it a function or the `app` of a group."""

    module: str
    name: str = "app"


LATE: Final = {
    "judge": Late("stolik.cli.json_lines.questions", "judge"),
    "can-open": Late("stolik.cli.json_lines.questions", "can_open"),
    "solve": Late("stolik.cli.json_lines.solve", "solve"),
    "score": Late("stolik.cli.json_lines.questions", "score"),
    "timeout": Late("stolik.cli.json_lines.questions", "timeout"),
    "rules": Late("stolik.cli.rules", "rules"),
    "verify": Late("stolik.cli.verify", "verify"),
    "show": Late("stolik.cli.show", "show"),
    "play": Late("stolik.cli.game.play", "play"),
    "simulate": Late("stolik.cli.simulate", "simulate"),
    "review": Late("stolik.cli.review", "review"),
    "puzzles": Late("stolik.cli.puzzles"),
    "draw": Late("stolik.cli.draw", "draw"),
    "standings": Late("stolik.cli.standings", "standings"),
    "season": Late("stolik.cli.season"),
    "people": Late("stolik.cli.people"),
    "serve": Late("stolik.cli.admin.serve", "serve"),
    "demo": Late("stolik.cli.admin.demo", "demo"),
    "tournament": Late("stolik.cli.tournament"),
    "backup": Late("stolik.cli.admin.backup", "backup"),
    "restore": Late("stolik.cli.admin.restore", "restore"),
    "prune": Late("stolik.cli.admin.prune", "prune_games"),
    "user": Late("stolik.cli.admin.user"),
}
"""Every command by name, in the order of the list."""
_ABORTED: Final = 1
_FAILED: Final = 1


class LateGroup(SpokenGroup):
    """The commands by name."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401  Click's context, which Typer brings along
        """Return all names."""
        del ctx
        return list(LATE)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401  as above
        """Import a command."""
        del ctx
        if cmd_name in self.commands:
            return self.commands[cmd_name]
        late = LATE.get(cmd_name)
        if late is None:
            return None
        command = self.commands[cmd_name] = build_command(cmd_name, late)
        return command

    def main(self, *arguments: Any, **more: Any) -> NoReturn:  # noqa: ANN401  as above
        """Run a command, and explain what is wrong with a call that cannot be parsed."""
        try:
            status = super().main(*arguments, **(more | {"standalone_mode": False}))
        except typer.TyperException as error:
            typer.echo(complaint(error, self.words), err=True)
            sys.exit(error.exit_code)
        except typer.Abort:
            typer.echo(self.words("complaint-aborted"), err=True)
            sys.exit(_ABORTED)
        except ImportError as error:
            extra = missing_extra(error)
            if extra is None:
                raise
            text = self.words("complaint-missing-extra", extra=extra, module=error.name or "")
            typer.echo(self.words("complaint", text=text), err=True)
            sys.exit(_FAILED)
        except BrokenPipeError:
            raise
        except OSError as error:
            sys.exit(report_system_error(error, self.words))
        sys.exit(status or 0)


@cache
def build_command(name: str, late: Late) -> Any:  # noqa: ANN401  Click's command
    """Import and build a command, once in a process: building takes longer than running."""
    try:
        found = getattr(import_module(late.module), late.name)
    except ImportError as error:
        if missing_extra(error) is None:
            raise
        return _stand_in(name, error)
    if not isinstance(found, typer.Typer):
        alone = CommandGroup()
        alone.command(name)(found)
        found = alone
    command = typer.main.get_command(found)
    command.name = name
    _let_speak(command)
    return command


def _stand_in(name: str, error: ImportError) -> Any:  # noqa: ANN401  as above
    """Return a command that is listed as usual and, when called, says which extra to install."""

    def tell() -> NoReturn:
        raise error

    alone = CommandGroup()
    alone.command(name, context_settings={"ignore_unknown_options": True, "allow_extra_args": True})(tell)
    command = typer.main.get_command(alone)
    command.name = name
    _let_speak(command)
    return command


def missing_extra(error: ImportError) -> str | None:
    """Return the extra to install for an error, or `None` if the fault is ours."""
    return error.extra if isinstance(error, MissingExtraError) else extra_of(error.name or "")


def report_system_error(error: OSError, words: Words | None = None) -> int:
    """Report an error of the system, such as a full disk; return the exit status."""
    words = words or Words(negotiate(None, os.environ))
    why = why_not(error, words)
    text = f"{error.filename}: {why}" if error.filename else why
    typer.echo(words("complaint", text=text), err=True)
    return _FAILED


def _let_speak(command: Any) -> None:  # noqa: ANN401  Click's command
    command.context_class = SpokenContext
    for below in getattr(command, "commands", {}).values():
        _let_speak(below)
