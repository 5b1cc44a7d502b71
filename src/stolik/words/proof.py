"""What an audit found, in the reader's language; names of fields and events stay as in the record."""

from __future__ import annotations

from stolik.analysis.findings import HEADER_LINES, MOST_DIFFERENCES, breaches, differences
from stolik.core.events import Event
from stolik.core.fairness.audit import Fault, Finding
from stolik.words.words import Words


def finding_text(words: Words, finding: Finding) -> str:
    """Return what is wrong with a record, and where."""
    text = words(
        f"proof-{finding.code.value.replace('_', '-')}",
        fields=", ".join(finding.fields),
        what=breaches(finding) if finding.code is Fault.ILLEGAL_PLAY else _difference(words, finding),
        found=_name(finding.found),
        expected=_name(finding.expected),
        why="?" if finding.refusal is None else finding.refusal.code.value,
    )
    if finding.index is None:
        return text
    return words("proof-at", event=finding.index + 1, line=finding.index + 1 + HEADER_LINES, text=text)


def _difference(words: Words, finding: Finding) -> str:
    if finding.found is None or finding.expected is None:
        return "?"
    found = differences(finding)
    shown = [
        words("proof-difference", field=field, found=what, expected=should)
        for field, what, should in found[:MOST_DIFFERENCES]
    ]
    if len(found) > MOST_DIFFERENCES:
        shown.append(words("proof-more", count=len(found) - MOST_DIFFERENCES))
    return "; ".join(shown)


def _name(event: Event | None) -> str:
    return "?" if event is None else type(event).__name__
