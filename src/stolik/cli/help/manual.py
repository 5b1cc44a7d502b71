"""The input, output and example of each command for programs."""

from __future__ import annotations

from textwrap import fill
from typing import Final, NamedTuple

from stolik.bots import BOTS
from stolik.words import Words

VERBATIM: Final = "\b\n"
"""Click keeps the line breaks of a paragraph that starts with a backspace."""
WITH_BOTS: Final = frozenset({"play", "simulate"})
"""Commands whose help tells about the bots."""
_WIDTH: Final = 76
"""Of a line in help, less its margin."""
_VARIANT: Final = '{"base": "pl-forty", "name": "slow", "turn_seconds": 90}'
_ERROR: Final = '{"id", "error": {"code", "message"}}'


class Manual(NamedTuple):
    """One command for programs: one JSON object per line."""

    takes: str
    gives: str
    example: str
    people: str = ""
    """An example for people, if the command has a form for them."""


MANUALS: Final = {
    "judge": Manual(
        takes='{"id", "rules", "table", "rack", "opened", "proposal"}',
        gives='{"id", "legal", "breaches": [{"code", "set", "tiles"}], "played", "points"}',
        example='{"id": 1, "rules": "pl-forty", "table": "r3 r4 r5", "rack": "r6 k1", "opened": true, '
        '"proposal": "r3 r4 r5 r6"}',
    ),
    "can-open": Manual(
        takes='{"id", "rules", "rack"}',
        gives='{"id", "can_open", "best"}',
        example='{"id": 1, "rules": "pl-forty", "rack": "r9 r10 j k1"}',
    ),
    "solve": Manual(
        takes='{"id", "rules", "table", "rack", "opened", "objective"}',
        gives='{"id", "tiles", "points", "play", "table", "exact"}',
        example='{"id": 1, "rules": "pl-forty", "table": "r3 r4 r5", "rack": "r6 k1", "opened": true, '
        '"objective": "tiles"}',
        people='stolik solve "r7 b7 k7 o7 | o1 o2 o3" "b5 b6 o4"',
    ),
    "score": Manual(
        takes='{"id", "rules", "ending", "racks", "opened", "announced", "drawn_last"}',
        gives='{"id", "winners", "small", "big", "places"}',
        example='{"id": 1, "rules": "pl-forty", "ending": "out", "racks": ["", "r7 j", "k13"], '
        '"opened": [true, true, false], "announced": [false, false, false], '
        '"drawn_last": [null, null, "k13"]}',
    ),
    "timeout": Manual(
        takes='{"id", "rules", "table", "rack", "opened", "now", "in_hand"}',
        gives='{"id", "outcome", "table", "rack", "draws"}',
        example='{"id": 1, "rules": "pl-stacks", "table": "r3 r4 r5", "rack": "r6 k1", "opened": true, '
        '"now": "r3 r4 r5 r6", "in_hand": "k1"}',
    ),
}
"""By command name."""


def manual_text(command: str, words: Words) -> str:
    """Return the input and output of a command, explained, with its example."""
    it = MANUALS[command]
    blocks = [
        f"{VERBATIM}{words('manual-people')}\n{it.people}" if it.people else "",
        f"{VERBATIM}{words('manual-takes')} {it.takes}\n{words('manual-gives')} {it.gives}",
        words(f"command-{command}-more"),
        f"{VERBATIM}{words('manual-example')}\n{it.example}",
    ]
    return "\n\n".join(filter(None, blocks))


def bots_text(words: Words) -> str:
    """Return every bot with one sentence about it, the weakest first."""
    width = max(map(len, BOTS)) + 2
    lines = (
        fill(
            words(f"bot-{level}-about"),
            _WIDTH,
            initial_indent=level.ljust(width),
            subsequent_indent=" " * width,
        )
        for level in BOTS
    )
    return f"{VERBATIM}{words('manual-bots')}\n" + "\n".join(lines)


def lines_text(words: Words) -> str:
    """Return what all these commands share: how tiles and rules are written, and how lines are answered."""
    return "\n\n".join(
        (
            words("manual-tiles"),
            words("manual-rules", variant=_VARIANT),
            words("manual-answers", error=_ERROR),
        )
    )
