"""The help of the commands for programs, and the example each of them shows."""

from __future__ import annotations

from typing import Final

JUDGE_EXAMPLE: Final = (
    '{"id": 1, "rules": "pl-forty", "table": "r3 r4 r5", "rack": "r6 k1", "opened": true, '
    '"proposal": "r3 r4 r5 r6"}'
)
CAN_OPEN_EXAMPLE: Final = '{"id": 1, "rules": "pl-forty", "rack": "r9 r10 j k1"}'
SCORE_EXAMPLE: Final = (
    '{"id": 1, "rules": "pl-forty", "ending": "out", "racks": ["", "r7 j", "k13"], '
    '"opened": [true, true, false], "announced": [false, false, false], "drawn_last": [null, null, "k13"]}'
)
TIMEOUT_EXAMPLE: Final = (
    '{"id": 1, "rules": "pl-stacks", "table": "r3 r4 r5", "rack": "r6 k1", "opened": true, '
    '"now": "r3 r4 r5 r6", "in_hand": "k1"}'
)
SOLVE_EXAMPLE: Final = (
    '{"id": 1, "rules": "pl-forty", "table": "r3 r4 r5", "rack": "r6 k1", "opened": true, '
    '"objective": "tiles"}'
)

# Click keeps the line breaks of a paragraph that begins with a backspace.
JUDGE: Final = f"""Judge plays, one JSON object a line.

\b
In:  {{"id", "rules", "table", "rack", "opened", "proposal"}}
Out: {{"id", "legal", "breaches": [{{"code", "set", "tiles"}}], "played", "points"}}

`table` and `rack` are what the turn begins with, `proposal` the whole table afterwards. `set` is the
index in the proposal or null; `played` lists the rack tiles laid; `points` is their worth, jokers at
what they stand for, and null where the play is illegal.

\b
Example:
{JUDGE_EXAMPLE}
"""

CAN_OPEN: Final = f"""Tell which racks can open, one JSON object a line.

\b
In:  {{"id", "rules", "rack"}}
Out: {{"id", "can_open", "best"}}

`best` is the most points that sets from the rack alone can make, jokers at what they stand for.

\b
Example:
{CAN_OPEN_EXAMPLE}
"""

SCORE: Final = f"""Count finished games, one JSON object a line.

\b
In:  {{"id", "rules", "ending", "racks", "opened", "announced", "drawn_last"}}
Out: {{"id", "winners", "small", "big", "places"}}

`ending` is out, exhausted or round-time; the lists go by seat. `racks` has "" for the player who is
out; `drawn_last` is the tile drawn in that seat's last turn, or null. `winners` are seat numbers from
0; small points are positive for the winner in every ruleset.

\b
Example:
{SCORE_EXAMPLE}
"""

TIMEOUT: Final = f"""Resolve turns whose time ran out, one JSON object a line.

\b
In:  {{"id", "rules", "table", "rack", "opened", "now", "in_hand"}}
Out: {{"id", "outcome", "table", "rack", "draws"}}

`table` and `rack` are what the turn began with, `now` is the table when time ran out, `in_hand` the
tiles held at that moment, "" for none. `outcome` is stands or reverted, `rack` comes before the
penalty, `draws` is how many tiles are drawn.

\b
Example:
{TIMEOUT_EXAMPLE}
"""

SOLVE: Final = f"""Find the best play: for people with TABLE and RACK, for programs one JSON object a line.

\b
For people:
stolik solve "r7 b7 k7 o7 | o1 o2 o3" "b5 b6 o4"

\b
In:  {{"id", "rules", "table", "rack", "opened", "objective"}}
Out: {{"id", "tiles", "points", "play", "table", "exact"}}

`objective` is tiles (most tiles, then most points; the default), points (most points, then most
tiles) or rack (least value left on the rack). Points are the face values of the rack tiles laid, a
joker 0. Sets of the table may be written in any order; the answer has them in order. Where nothing
can be laid: 0, 0, "" and the table as it was. With "opened": false the answer
is an opening, from the rack alone.

\b
Example:
{SOLVE_EXAMPLE}
"""

LINES: Final = """Tiles are a colour letter (r red, b blue, k black, o orange) and a number, or j for the
joker: "r7 k13 j"; " | " stands between the sets of a table.

`rules` is the key of a ruleset (see `stolik rules`), or an object that describes a variant, such as
{"base": "pl-forty", "name": "slow", "turn_seconds": 90}.

Each answer is one line, in order, with the `id` of its request. A bad line gives {"id", "error":
{"code", "message"}} in its place, and the rest goes on. Exit status: 0 when every line was answered,
1 when any had an error.
"""
