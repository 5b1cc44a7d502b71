"""`stolik puzzles`: make puzzles and check them."""

from __future__ import annotations

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.puzzles.check import check
from stolik.cli.puzzles.make import make
from stolik.cli.puzzles.printing import print_puzzles

app = CommandGroup(no_args_is_help=True)

app.command("make")(make)
app.command("check")(check)
app.command("print")(print_puzzles)
