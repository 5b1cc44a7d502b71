"""Table cards: one sheet per table, folded into a tent that shows the number on both sides."""

from __future__ import annotations

from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.paper.document import PaperError
from stolik.paper.job import Job
from stolik.paper.links import qr_svg
from stolik.paper.page import Page
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.draws.table_sizes import table_sizes
from stolik.tournament.formats.schedule import plan_stages
from stolik.tournament.state import Status


class Card(Struct, frozen=True, kw_only=True):
    """One table."""

    number: int
    code: str = ""
    address: str = ""
    """The address to type if nothing can be scanned."""
    qr: str = ""
    """The QR code as SVG; empty if there is nothing to open."""
    hall: str = ""


class Cards(Struct, frozen=True, kw_only=True):
    """The cards of a tournament."""

    cards: tuple[Card, ...]
    letters: str = LETTERS


def table_cards(job: Job) -> Page:
    """Return a card for every table that is ever needed."""
    return Page(
        template="cards",
        head=job.head(job.words("paper-cards-title")),
        labels=job.labels("table", "fold", "card-reach", "card-code"),
        body=Cards(cards=tuple(_card(job, number) for number in range(1, _tables(job) + 1))),
    )


def _card(job: Job, number: int) -> Card:
    link = job.links.get(number)
    if link is None:
        return Card(number=number, hall=job.hall(number))
    return Card(
        number=number,
        hall=job.hall(number),
        code=link.code,
        address=link.typed or link.address,
        qr=qr_svg(link.target),
    )


def _tables(job: Job) -> int:
    """Return how many tables are used at once: those drawn, and those needed later."""
    drawn = [len(each.tables) for stage in job.state.stages for each in stage.rounds]
    entered = sum(player.status is Status.ENTERED for player in job.state.players.values())
    try:
        planned = [len(stage.sizes) for stage in plan_stages(job.state.format, entered)]
    except StolikError:
        # The format has no bracket for this number of players yet, but its tables are known.
        planned = [_filled(entered)]
    most = max([*drawn, *planned]) or max(job.links, default=0)
    if not most:
        message = "there is nobody to seat yet"
        raise PaperError(message, key="paper-nobody")
    return most


def _filled(players: int) -> int:
    try:
        return len(table_sizes(players))
    except StolikError:
        return 0
