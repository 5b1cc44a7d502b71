"""The contents of a backup, in numbers."""

from __future__ import annotations

from stolik.storage.backups.backup import Summary


def counts(summary: Summary) -> dict[str, int]:
    """Return the numbers of what a backup contains."""
    rows = summary.rows
    return {
        "streams": rows.get("stream", 0),
        "events": rows.get("event", 0),
        "people": rows.get("person", 0),
    }
