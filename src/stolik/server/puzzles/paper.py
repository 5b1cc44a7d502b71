"""Puzzles on paper over HTTP: a sheet for a club or a class, with the answers on its last page."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Final

from litestar import Response, Router, get
from litestar.params import QueryParameter

from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from stolik.core.errors import MissingExtraError
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.http.question_errors import HANDLERS
from stolik.server.people.identity import AnyRequest, language_of, limited, services_of
from stolik.words import Language

MOST_ON_PAPER: Final = 60
"""Puzzles of one sheet, as at the command line."""


# Not below /api/puzzles, whose answers the service worker keeps.
@get("/api/puzzle-sheet", summary="Puzzles as PDF, the answers on the last page", tags=["puzzles"])
async def puzzle_sheet(
    request: AnyRequest,
    *,
    kind: Annotated[PuzzleKind | None, QueryParameter()] = None,
    level: Annotated[int | None, QueryParameter(ge=1, le=5)] = None,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_ON_PAPER)] = 6,
    seed: Annotated[str, QueryParameter(max_length=60)] = "",
    language: Annotated[str | None, QueryParameter(pattern="^(en|pl|ru)$")] = None,
) -> Response[bytes]:
    """Print puzzles, the same ones for a seed, with the addresses where they can be solved."""
    await limited(request, "terms", services_of(request).settings.limits.codes)
    chosen = shipped().choose(count, seed, kind=kind, level=level)
    if not chosen:
        raise RefusedRequestError(ServerFault.NO_SUCH_PUZZLE)
    spoken = Language(language) if language else language_of(request)
    try:
        raw = await asyncio.to_thread(_pdf, chosen, spoken, str(request.base_url).rstrip("/"))
    except MissingExtraError:
        raise RefusedRequestError(ServerFault.NO_PAPER) from None
    return Response(
        raw,
        media_type="application/pdf",
        headers={"content-disposition": 'inline; filename="puzzles.pdf"'},
    )


def _pdf(puzzles: Sequence[Puzzle], language: Language, address: str) -> bytes:
    # Typesetting is slow to import, and most servers never print.
    from stolik.paper.puzzle_sheet import print_sheet  # noqa: PLC0415

    day = datetime.now().astimezone().date().isoformat()
    return print_sheet(puzzles, language, day=day, address=address)


puzzle_paper_router: Final = Router("/", route_handlers=[puzzle_sheet], exception_handlers=HANDLERS)
