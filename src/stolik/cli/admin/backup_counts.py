"""What a backup holds, in figures that people care about."""

from __future__ import annotations

from stolik.storage.backups.backup import Summary


def counts(summary: Summary) -> dict[str, int]:
    """Return how much of what people care about a backup holds."""
    rows = summary.rows
    return {
        "streams": rows.get("stream", 0),
        "events": rows.get("event", 0),
        "people": rows.get("person", 0),
    }
