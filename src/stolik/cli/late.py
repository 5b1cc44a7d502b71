"""The program's commands, each imported when it is asked for: what one needs, no other waits for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

import typer
from typer.core import TyperGroup

from stolik.cli import manual


class Late(NamedTuple):
    """Where a command is: the module, and in it a function or the `app` of a group."""

    module: str
    name: str = "app"
    help: str | None = None
    """In place of the function's own words."""
    epilog: str | None = None


LATE: Final = {
    "judge": Late("stolik.cli.bulk", "judge", manual.JUDGE, manual.LINES),
    "can-open": Late("stolik.cli.bulk", "can_open", manual.CAN_OPEN, manual.LINES),
    "solve": Late("stolik.cli.solve", "solve", manual.SOLVE, manual.LINES),
    "score": Late("stolik.cli.bulk", "score", manual.SCORE, manual.LINES),
    "timeout": Late("stolik.cli.bulk", "timeout", manual.TIMEOUT, manual.LINES),
    "rules": Late("stolik.cli.rules", "rules"),
    "verify": Late("stolik.cli.verify", "verify"),
    "show": Late("stolik.cli.show", "show"),
    "play": Late("stolik.cli.play", "play"),
    "simulate": Late("stolik.cli.simulate", "simulate"),
    "draw": Late("stolik.cli.draw", "draw"),
    "standings": Late("stolik.cli.standings", "standings"),
    "serve": Late("stolik.cli.serve", "serve"),
    "demo": Late("stolik.cli.demo", "demo"),
    "tournament": Late("stolik.cli.tournament"),
    "backup": Late("stolik.cli.backup"),
    "restore": Late("stolik.cli.restore"),
    "user": Late("stolik.cli.user"),
}
"""Every command by its name, in the order they are listed."""


class LateGroup(TyperGroup):
    """The commands, found by their names."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401  Click's context, which Typer brings along
        """Name them all."""
        del ctx
        return list(LATE)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401  as above
        """Import a command."""
        if cmd_name not in LATE:
            # Mistyped: Typer suggests a name among those it has.
            self.commands = {name: self.get_command(ctx, name) for name in LATE}
            return None
        return _made(cmd_name)


@cache
def _made(name: str) -> Any:  # noqa: ANN401  as above
    """Import a command and make it what Click runs; whoever runs many in one process makes each once."""
    late = LATE[name]
    found = getattr(import_module(late.module), late.name)
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
        alone.command(name, help=late.help, epilog=late.epilog)(found)
        found = alone
    command = typer.main.get_command(found)
    command.name = name
    return command
