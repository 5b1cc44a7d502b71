"""The help of commands that needs more than a docstring."""

from __future__ import annotations

from typing import Final

# Click keeps the line breaks of a paragraph that begins with a backspace.
SHEET: Final = """Enter the sheet of a table, or show it where no games are given.

\b
A game is typed in quotes, for the seats A, B, C, D in turn:
  "25 -5 -12 -8"      small points as on the sheet (the winner's positive)
  "25 5 12 8"         without signs, where one number is the sum of the others
  "w 5 12 8"          w for the winner, whose points are counted
  "w 5 100u 8"        u: had not opened, o: had opened, c: a rack worth just a penalty
  "25 -5 . -20"       a dot for a player who was not there
  "w 14 3 9 bank"     the bank ran out, or time: the round's time was up
  "/ r7 k13 / j u / b1"   racks, counted by the program; last=k13 the tile drawn last, a announced
  void                not played (say --why)

A sheet that is signed on paper is closed at once; with --open it waits for the players.
"""
