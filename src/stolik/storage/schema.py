"""The tables of a store; migrations create them."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

STREAM: Final = Table(
    "stream",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Index("ix_stream_kind", "kind", "id"),
)
"""A log of events; `seq` is the number of its last one, and appending goes through it."""

EVENT: Final = Table(
    "event",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command_id", String(100), nullable=True),
    Column("payload", JSON, nullable=False),
    Column("digest", String(32), nullable=True),
    PrimaryKeyConstraint("stream", "seq"),
    UniqueConstraint("stream", "command_id"),
)
"""What happened. The first event of a command has its id and the digest of the request."""

PRIVATE: Final = Table(
    "private",
    METADATA,
    Column("stream", String(64), nullable=False),
    Column("key", String(200), nullable=False),
    Column("payload", JSON(none_as_null=True), nullable=True),
    PrimaryKeyConstraint("stream", "key"),
    ForeignKeyConstraint(["stream"], ["stream.id"]),
)
"""Private rows of a stream: names and secrets. An erased one leaves an empty row."""


REFUSAL: Final = Table(
    "refusal",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), nullable=False),
    Column("command_id", String(100), nullable=False),
    Column("payload", JSON, nullable=False),
    Column("digest", String(32), nullable=True),
    Column("at", BigInteger, nullable=False, server_default="0"),
    PrimaryKeyConstraint("stream", "command_id"),
)
"""The answer to a refused command: a repeated command gets it again, as long as it is kept."""

DEADLINE: Final = Table(
    "deadline",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("held", BigInteger, nullable=False),
    Index("ix_deadline_due", "due"),
)
"""When a stream is due next; `held` is until when a worker has claimed it."""

LISTING: Final = Table(
    "listing",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), primary_key=True),
    Column("payload", JSON, nullable=False),
)
"""Streams that the lobby shows, and their listings."""

HEARTBEAT: Final = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row: the time of the last heartbeat of any worker."""

MARK: Final = Table(
    "mark",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", BigInteger, nullable=False),
)
"""Numbers that all workers share: how often sessions were ended, when a write was last tried."""

OUTAGE: Final = Table(
    "outage",
    METADATA,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
"""Times without any worker."""

SECRET: Final = Table(
    "secret",
    METADATA,
    Column("commitment", String(64), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)
"""Seeds that are not revealed yet, outside every log."""

PERSON: Final = Table(
    "person",
    METADATA,
    Column("player", String(64), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("account", Boolean, nullable=False),
    Column("organiser", Boolean, nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("minor", Boolean, nullable=False),
    Column("suspended", BigInteger, nullable=False, server_default="0"),
    Column("muted", BigInteger, nullable=False, server_default="0"),
    Column("warning", String(32), nullable=False, server_default=""),
)
"""The person behind an id, stored only here; erasing deletes the row."""

CREDENTIAL: Final = Table(
    "credential",
    METADATA,
    Column("login", String(60), primary_key=True),
    Column("player", String(64), ForeignKey("person.player"), nullable=False),
    Column("hashed", String(300), nullable=False),
    UniqueConstraint("player"),
)
"""The credentials of an account."""

VISIT: Final = Table(
    "visit",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("player", String(64), ForeignKey("person.player"), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("began", BigInteger, nullable=False, server_default="0"),
    Column("device", String(100), nullable=False, server_default=""),
    Index("ix_visit_player", "player"),
    Index("ix_visit_expires", "expires"),
)
"""Sessions, by the digest of a token that only its owner has."""

RECOVERY_CODE: Final = Table(
    "recovery_code",
    METADATA,
    Column("player", String(64), ForeignKey("person.player"), nullable=False),
    Column("digest", String(64), nullable=False),
    PrimaryKeyConstraint("player", "digest"),
)
"""Codes that set a new password, by their digests; a used one is deleted."""

PASSKEY: Final = Table(
    "passkey",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("player", String(64), ForeignKey("person.player"), nullable=False),
    Column("name", String(200), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("ix_passkey_player", "player"),
)
"""Public keys of devices; the private ones never leave them."""

SOLVER: Final = Table(
    "solver",
    METADATA,
    Column("player", String(64), ForeignKey("person.player"), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("rush_best", Integer, nullable=False),
    Column("last_day", String(10), nullable=False),
    Column("days", Integer, nullable=False),
    Column("most_days", Integer, nullable=False),
)
"""How well people solve puzzles; accounts only."""

PUZZLE_ATTEMPT: Final = Table(
    "puzzle_attempt",
    METADATA,
    Column("player", String(64), ForeignKey("person.player"), nullable=False),
    Column("puzzle", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    PrimaryKeyConstraint("player", "puzzle"),
    Index("ix_puzzle_attempt_at", "player", "at"),
)
"""The first attempt of a person at a puzzle: the key ensures that no other counts."""

PUZZLE_RATING: Final = Table(
    "puzzle_rating",
    METADATA,
    Column("puzzle", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""How hard puzzles are, by who solved them; one that nobody tried has no row."""

REPORT: Final = Table(
    "report",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("reported", String(64), nullable=False),
    Column("reason", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("room", String(64), nullable=True),
    Column("open", Boolean, nullable=False),
    Index("ix_report_open_at", "open", "at"),
    Index("ix_report_reporter", "reporter"),
    Index("ix_report_reported", "reported"),
)
"""Reports of players. Ids and not foreign keys: games are pruned, and people erased."""

MEASURE: Final = Table(
    "measure",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("admin", String(64), nullable=False),
    Column("player", String(64), nullable=False),
    Column("measure", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("note", Text, nullable=False),
    Column("report", String(64), nullable=False),
    Index("ix_measure_at", "at"),
    Index("ix_measure_player", "player"),
)
"""The log of what admins did about players."""

CODE: Final = Table(
    "room_code",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("stream", String(64), ForeignKey("stream.id"), nullable=False, unique=True),
)
"""Short codes: one stream per code, and one code per stream."""

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), nullable=False),
    Column("player", String(64), nullable=False),
    Column("running", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    PrimaryKeyConstraint("stream", "player"),
    Index("ix_seat_player", "player"),
)
"""Who sits in a room whose game is not over."""

CHAT_LINE: Final = Table(
    "chat_line",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player", String(64), nullable=False),
    Column("command_id", String(130), nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("stream", "n"),
    UniqueConstraint("stream", "command_id"),
    Index("ix_chat_line_player", "player"),
)
"""Chat lines; a player's lines can be deleted."""

CHAT_MUTE: Final = Table(
    "chat_mute",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), nullable=False),
    Column("player", String(64), nullable=False),
    PrimaryKeyConstraint("stream", "player"),
)
"""Who is muted in a room."""

RATING: Final = Table(
    "rating",
    METADATA,
    Column("player", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

SETTLEMENT: Final = Table(
    "settlement",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Rated games: the key ensures that each is rated once."""

RATING_CHANGE: Final = Table(
    "rating_change",
    METADATA,
    Column("stream", String(64), ForeignKey("settlement.stream"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu_after", Double, nullable=False),
    Column("sigma_after", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rules", String(200), nullable=True),
    Column("seats", Integer, nullable=True),
    Column("limited", String(16), nullable=True),
    PrimaryKeyConstraint("stream", "seat"),
    Index("ix_rating_change_player", "player", "games"),
)
"""What each of them did to whom; `games` counts it too. Older rows have no rules and seats."""

RULESET_RATING: Final = Table(
    "ruleset_rating",
    METADATA,
    Column("rules", String(200), nullable=False),
    Column("player", String(64), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("rules", "player"),
    Index("ix_ruleset_rating_player", "player"),
    Index("ix_ruleset_rating_best", "rules", text("(3 * sigma - mu)"), "player"),
)
"""Ratings under one published ruleset, for leaderboards."""

SHARING: Final = Table(
    "sharing",
    METADATA,
    Column("player", String(64), primary_key=True),
    Column("ratings", Boolean, nullable=False),
    Column("figures", Boolean, nullable=False),
    Column("games", Boolean, nullable=False),
    Column("puzzles", Boolean, nullable=False, server_default=false()),
    Column("tournaments", Boolean, nullable=False, server_default=false()),
)
"""What players chose to show to others; who chose nothing has no row."""

FINISHED_GAME: Final = Table(
    "finished_game",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), primary_key=True),
    Column("payload", JSON, nullable=False),
)
"""A finished game as lists show it; its log has everything else."""

FINISHED_SEAT: Final = Table(
    "finished_seat",
    METADATA,
    Column("player", String(64), nullable=False),
    Column("stream", String(64), ForeignKey("stream.id"), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rules", String(200), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("people", Boolean, nullable=False),
    PrimaryKeyConstraint("player", "stream"),
    # It contains all filter columns: a filter with few matches reads no table rows.
    Index("ix_finished_seat_ended", "player", "ended", "stream", "rules", "won", "rated", "people"),
    Index("ix_finished_seat_rules", "player", "rules", "won", "rated", "people"),
    Index("ix_finished_seat_stream", "stream"),
)
"""The finished games of a player, with everything to filter by; `people`: not against bots alone."""

MEETING: Final = Table(
    "meeting",
    METADATA,
    Column("player", String(64), nullable=False),
    Column("other", String(64), nullable=False),
    Column("stream", String(64), ForeignKey("stream.id"), nullable=False),
    Column("tournament", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("player", "other", "stream"),
    Index("ix_meeting_stream", "stream"),
    # For a search by name, which looks at all games of a player: it reads no table rows.
    Index("ix_meeting_game", "player", "stream", "other", "tournament"),
)
"""Who finished a game with whom; in a tournament people have the names of its roster."""

ATTENDANCE: Final = Table(
    "attendance",
    METADATA,
    Column("player", String(64), nullable=False),
    Column("tournament", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "tournament"),
    Index("ix_attendance_at", "player", "at"),
)
"""The tournaments in which a player finished a game here, and when the last one ended."""

REVIEW: Final = Table(
    "review",
    METADATA,
    Column("stream", String(64), ForeignKey("stream.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("held", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("payload", JSON(none_as_null=True), nullable=True),
)
"""Reviews of finished games; `held` is until when a worker has promised to make one."""

SEEK: Final = Table(
    "seek",
    METADATA,
    Column("player", String(64), primary_key=True),
    Column("ticket", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("payload", JSON, nullable=False),
)
"""Who looks for opponents, and the table that was found."""

TIE: Final = Table(
    "tie",
    METADATA,
    Column("player", String(64), nullable=False),
    Column("other", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "kind", "other"),
    Index("ix_tie_other", "other", "kind"),
)
"""Whom a player follows, blocks or mutes."""

INVITATION: Final = Table(
    "invitation",
    METADATA,
    Column("player", String(64), nullable=False),
    Column("room", String(64), nullable=False),
    Column("sender", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "room"),
    Index("ix_invitation_sender", "sender"),
)
"""Who was asked to come to which table."""


def to_json(raw: msgspec.Raw) -> str:
    """Write a payload, which is already JSON."""
    return bytes(raw).decode()


def from_json(text: str | bytes) -> msgspec.Raw:
    """Read a payload without parsing it."""
    return msgspec.Raw(text)
