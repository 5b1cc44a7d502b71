"""Commands and groups of them that are imported when they are asked for: databases are slow to load."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup

LATE: Final = {
    "tournament": "stolik.cli.tournament",
    "backup": "stolik.cli.backup",
    "restore": "stolik.cli.restore",
    "user": "stolik.cli.user",
}
"""Where the `app` of a command or a group lies, by its name."""


class LateGroup(TyperGroup):
    """The program's commands, and those that come late."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401  Click's context, which Typer brings along
        """Name the late ones after the others."""
        return [*super().list_commands(ctx), *LATE]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401  as above
        """Find a command; a late one is imported now."""
        if cmd_name not in LATE:
            return super().get_command(ctx, cmd_name)
        command = typer.main.get_command(import_module(LATE[cmd_name]).app)
        command.name = cmd_name
        return command
