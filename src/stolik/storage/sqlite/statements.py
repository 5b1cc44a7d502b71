"""The most frequent statements as text for the driver: building them would take longer than running them."""

from __future__ import annotations

from typing import Final

FIND_COMMAND: Final = (
    "SELECT id, seq,"
    " (SELECT payload FROM refusal WHERE stream = ?1 AND command_id = ?2),"
    " (SELECT digest FROM refusal WHERE stream = ?1 AND command_id = ?2),"
    " (SELECT seq FROM event WHERE stream = ?1 AND command_id = ?2)"
    " FROM stream WHERE id = ?1"
)
EVENTS_AFTER: Final = (
    "SELECT seq, at, command_id, payload, digest FROM event WHERE stream = ? AND seq > ? ORDER BY seq"
)
MOVE_STREAM: Final = "UPDATE stream SET seq = ?2 WHERE id = ?1"
INSERT_EVENT: Final = (
    "INSERT INTO event (stream, seq, at, command_id, payload, digest) VALUES (?, ?, ?, ?, ?, ?)"
)
DELETE_DEADLINE: Final = "DELETE FROM deadline WHERE stream = ?"
SET_DEADLINE: Final = (
    "INSERT INTO deadline (stream, due, held) VALUES (?, ?, 0)"
    " ON CONFLICT (stream) DO UPDATE SET due = excluded.due, held = 0"
)
