"""`stolik people`: a register of people, the same across all events."""

from __future__ import annotations

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.people.adopt import adopt
from stolik.cli.people.entries import add, change, import_people
from stolik.cli.people.erasing import erase, expire
from stolik.cli.people.lists import apart, duplicates, find, list_people
from stolik.cli.people.merging import merge
from stolik.cli.people.show import show

app = CommandGroup(no_args_is_help=True)
app.command("add")(add)
app.command("change")(change)
app.command("import")(import_people)
app.command("adopt")(adopt)
app.command("list")(list_people)
app.command("find")(find)
app.command("show")(show)
app.command("duplicates")(duplicates)
app.command("merge")(merge)
app.command("apart")(apart)
app.command("erase")(erase)
app.command("expire")(expire)
