"""`stolik season`: one ranking over several events."""

from __future__ import annotations

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.season.standings import standings

app = CommandGroup(no_args_is_help=True)
app.command("standings")(standings)


@app.callback()
def season() -> None:
    """Keep `standings` a command of its own while it is the only one."""
