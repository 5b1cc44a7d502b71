"""Queries for every client that connects: constants, so that an adapter can prepare each once."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, select

from stolik.storage.schema import CHAT_LINE, CHAT_MUTE, CODE, MARK, PERSON, SECRET, VISIT

VISIT_OF: Final = (
    select(PERSON, VISIT.c.digest, VISIT.c.expires, VISIT.c.began, VISIT.c.device)
    .join(VISIT, VISIT.c.player == PERSON.c.player)
    .where(VISIT.c.digest == bindparam("digest"))
)
MARK_OF: Final = select(MARK.c.value).where(MARK.c.name == bindparam("name"))
LINES_AFTER: Final = (
    select(CHAT_LINE)
    .where(CHAT_LINE.c.stream == bindparam("stream"), CHAT_LINE.c.n > bindparam("after"))
    .order_by(CHAT_LINE.c.n.desc())
    .limit(bindparam("limit"))
)
MUTED_IN: Final = select(CHAT_MUTE.c.player).where(CHAT_MUTE.c.stream == bindparam("stream"))
CODE_OF: Final = select(CODE.c.code).where(CODE.c.stream == bindparam("stream"))
SEED_OF: Final = select(SECRET.c.seed).where(SECRET.c.commitment == bindparam("commitment"))
