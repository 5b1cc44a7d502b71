"""What Typer says of a call that it cannot read, in the language of whoever called."""

from __future__ import annotations

import os
import re
from io import StringIO
from typing import Any, Final

from stolik.cli.help.translated_help import metavars
from stolik.words import Words, negotiate
from stolik.words.system_errors import system_text

_HINT: Final = re.compile(r"^Try '(.+)' for help\.$", re.MULTILINE)
_ERROR: Final = re.compile(r"^Error: (.+)\Z", re.MULTILINE | re.DOTALL)
COMPLAINTS: Final = {
    "complaint-no-option-but": r"No such option: (?P<option>\S+) \(Possible options: (?P<others>.+)\)",
    "complaint-no-option": r"No such option: (?P<option>.+)",
    "complaint-no-command-but": r"No such command (?P<command>'.+?')\. Did you mean (?P<others>.+)\?",
    "complaint-no-command": r"No such command (?P<command>'.+')\.",
    "complaint-no-command-given": r"Missing command\.",
    "complaint-missing-choice": r"Missing argument '.+?'\. Choose from:\s+(?P<choices>.+)",
    "complaint-missing-argument": r"Missing argument (?P<argument>'.+')\.",
    "complaint-missing-option": r"Missing option (?P<option>'.+')\.",
    "complaint-no-value": r"Option (?P<option>'.+') requires an argument\.",
    "complaint-needless-value": r"Option (?P<option>'.+') does not take a value\.",
    "complaint-extra": r"Got unexpected extra argument\(s\) \((?P<arguments>.*)\)",
    "complaint-bad-value-of": r"Invalid value for (?P<place>'.+?'|[^:]+): (?P<why>.+)",
    "complaint-bad-value": r"Invalid value: (?P<why>.+)",
    "complaint-at-most": r"Input should be less than or equal to (?P<limit>.+)",
    "complaint-at-least": r"Input should be greater than or equal to (?P<limit>.+)",
    "complaint-no-number": r"Input should be a valid integer.*",
    "complaint-no-choice": r"Value error, (?P<value>'.*') is not one of (?P<choices>.+)\.",
    "complaint-no-file": r"(?:file|path) (?P<file>'.+') does not exist\.",
    "complaint-folder": r"(?:file|path) (?P<file>'.+') is a directory\.",
    "complaint-unreadable": r"(?:file|path) (?P<file>'.+') is not readable\.",
    "complaint-no-rack": r"give the rack too, or neither for JSON Lines on standard input",
}
"""What Typer says, by the keys of our words for it; the first that fits is meant."""

_NAMES: Final = frozenset({"argument", "place"})
"""Parts that name a parameter, as the usage does."""


def complaint(error: Any, words: Words) -> str:  # noqa: ANN401  Click's exception, which Typer brings along
    """Return what is wrong with a call: its usage, where to find help, and the trouble."""
    told = StringIO()
    error.show(told)
    text = _HINT.sub(lambda found: words("complaint-help", command=found[1]), told.getvalue().rstrip("\n"))
    return _ERROR.sub(lambda found: words("complaint", text=_said(found[1], words)), text)


def why_not(error: OSError, words: Words | None = None) -> str:
    """Return why the system did not do something, such as write to a full disk."""
    words = words or Words(negotiate(None, os.environ))
    return system_text(words, error.errno or 0, error.strerror or str(error))


def _said(text: str, words: Words) -> str:
    """Return one sentence of Typer's in our words; what it never said before stays as it is."""
    for key, pattern in COMPLAINTS.items():
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found is not None:
            parts = {name: " ".join(part.split()) for name, part in found.groupdict().items()}
            for name in _NAMES & parts.keys():
                parts[name] = metavars(parts[name], words)
            if "why" in parts:
                parts["why"] = _said(parts["why"], words)
            return words(key, **parts)
    return text
