"""`stolik season`: one ranking over several events."""

from __future__ import annotations

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.season.certificates import certificates
from stolik.cli.season.explain import explain, qualified, reach
from stolik.cli.season.export import export
from stolik.cli.season.new import add, category, change, new, remove
from stolik.cli.season.publish import publish
from stolik.cli.season.standings import standings
from stolik.cli.season.statistics import statistics
from stolik.cli.season.verify import verify

app = CommandGroup(no_args_is_help=True)
app.command("new")(new)
app.command("change")(change)
app.command("add")(add)
app.command("remove")(remove)
app.command("category")(category)
app.command("standings")(standings)
app.command("explain")(explain)
app.command("qualified")(qualified)
app.command("statistics")(statistics)
app.command("reach")(reach)
app.command("export")(export)
app.command("certificates")(certificates)
app.command("publish")(publish)
app.command("verify")(verify)
