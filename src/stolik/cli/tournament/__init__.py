"""`stolik tournament`: a whole tournament of 3 to 128 players from one laptop."""

from __future__ import annotations

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.tournament.close import close
from stolik.cli.tournament.event import registration
from stolik.cli.tournament.event.diplomas import diplomas
from stolik.cli.tournament.event.page import calendar, notice, page
from stolik.cli.tournament.exchange import export, import_export
from stolik.cli.tournament.history import log, undo
from stolik.cli.tournament.new import change_format, formats, new
from stolik.cli.tournament.paper import print_paper
from stolik.cli.tournament.players import officials, roster
from stolik.cli.tournament.players.checkin import checkin
from stolik.cli.tournament.players.discipline import dispute, sanction
from stolik.cli.tournament.publish import publish
from stolik.cli.tournament.report import report
from stolik.cli.tournament.simulate import simulate
from stolik.cli.tournament.status import status
from stolik.cli.tournament.tables.draw import draw, tables
from stolik.cli.tournament.tables.postpone import postpone
from stolik.cli.tournament.tables.reseat import dissolve, seat, sit_out, substitute, swap
from stolik.cli.tournament.tables.sheets import POINTS, close_sheet, confirm, correct, sheet
from stolik.cli.tournament.tables.standings import standings
from stolik.cli.tournament.tables.statistics import statistics
from stolik.cli.tournament.tables.ties import tie
from stolik.cli.tournament.venue import halls, timetable
from stolik.cli.tournament.verify import verify

app = CommandGroup(no_args_is_help=True)

# In the order of the day.
app.command("new")(new)
app.command("formats")(formats)
app.command("format")(change_format)
app.command("halls")(halls)
app.command("timetable")(timetable)
app.command("page")(page)
app.command("notice")(notice)
app.command("calendar")(calendar)
app.add_typer(registration.app, name="registration")
app.add_typer(officials.app, name="officials")
app.add_typer(roster.app, name="roster")
app.command("checkin")(checkin)
app.command("draw")(draw)
app.command("tables")(tables)
app.command("swap")(swap)
app.command("seat")(seat)
app.command("substitute")(substitute)
app.command("dissolve")(dissolve)
app.command("sit-out")(sit_out)
app.command("postpone")(postpone)
app.command("sheet", context_settings=POINTS)(sheet)
app.command("confirm")(confirm)
app.command("close-sheet")(close_sheet)
app.command("correct", context_settings=POINTS)(correct)
app.command("sanction")(sanction)
app.command("dispute")(dispute)
app.command("standings")(standings)
app.command("statistics")(statistics)
app.command("tie")(tie)
app.command("status")(status)
app.command("print")(print_paper)
app.command("diplomas")(diplomas)
app.command("report")(report)
app.command("undo")(undo)
app.command("log")(log)
app.command("close")(close)
app.command("export")(export)
app.command("import")(import_export)
app.command("publish")(publish)
app.command("verify")(verify)
app.command("simulate")(simulate)
