"""Dealing: racks and bank from a shuffled bag, the right to a new deal, the draw for the start."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, NamedTuple, NewType, assert_never

from msgspec import Meta, Struct

from stolik.core.fairness.shuffle import Deck
from stolik.core.melds import HIGHEST
from stolik.core.ruleset import BLOCK_SIZE, Deal, Ruleset, StartJoker
from stolik.core.table import Rack
from stolik.core.tiles import JOKER, Face, Tile, kinds_of

Seat = NewType("Seat", Annotated[int, Meta(ge=0, le=99)])
"""A seat at the table, counted from 0; on paper the letters A to D."""


class Hands(NamedTuple):
    """The result of a deal."""

    racks: tuple[Rack[Tile], ...]
    bank: tuple[Tile, ...]
    """The tiles to draw, the next one first; with stacks, the stack in the middle."""
    stacks: dict[int, tuple[Tile, ...]]
    """The other stacks of the bank by number; empty without stacks."""


def clockwise(first: int, seats: int) -> list[Seat]:
    """Return all seats in the order of play, starting with `first` (X-11)."""
    return [Seat((first + i) % seats) for i in range(seats)]


def deal(rules: Ruleset, deck: Deck, seats: int, starter: int) -> Hands:
    """Deal `deck` as `rules` say, starting with the starting player."""
    match rules.deal:
        case Deal.TILES:
            return _deal_tiles(deck, clockwise(starter, seats), rules.hand_size)
        case Deal.BLOCKS:
            return _deal_tiles(deck, clockwise(starter, seats), 2 * BLOCK_SIZE)
        case Deal.STACKS:
            return _deal_stacks(deck, clockwise(starter, seats))
        case _:
            assert_never(rules.deal)


def _deal_tiles(deck: Deck, order: Sequence[Seat], size: int) -> Hands:
    """X-2, F-2: deal the same number of tiles to everybody; two blocks of seven are fourteen."""
    racks = {seat: Rack(deck[i * size : (i + 1) * size]) for i, seat in enumerate(order)}
    return Hands(tuple(racks[seat] for seat in sorted(racks)), deck[len(order) * size :], {})


def set_out_stacks(deck: Deck) -> tuple[tuple[Tile, ...], ...]:
    """F-1, S-1: make fourteen stacks of seven and a last one of eight."""
    whole = len(deck) // BLOCK_SIZE - 1
    cut = whole * BLOCK_SIZE
    return (*(deck[i : i + BLOCK_SIZE] for i in range(0, cut, BLOCK_SIZE)), deck[cut:])


def _deal_stacks(deck: Deck, order: Sequence[Seat]) -> Hands:
    """S-3, S-4: every player hands one stack to either neighbour; the eight go in the middle."""
    *stacks, middle = set_out_stacks(deck)
    racks: dict[Seat, tuple[Tile, ...]] = dict.fromkeys(order, ())
    for giver in range(len(order)):
        left, right = order[(giver + 1) % len(order)], order[giver - 1]
        racks[left] += stacks[2 * giver]
        racks[right] += stacks[2 * giver + 1]
    rest = {i: stack for i, stack in enumerate(stacks) if i >= 2 * len(order)}
    return Hands(tuple(Rack(racks[seat]) for seat in sorted(racks)), middle, rest)


def doublets(rules: Ruleset, rack: Sequence[Face]) -> int:
    """Return the number of doublets in a hand; whether two jokers are one depends on the rules (I-9)."""
    counts = Counter(kinds_of(rack))
    if not rules.jokers_are_doublet:
        del counts[JOKER]
    return sum(count // 2 for count in counts.values())


class RedealRight(Struct, frozen=True, kw_only=True):
    """Whether a dealt hand entitles its player to a new deal, and why."""

    doublets: int
    needed: int
    may_ask: bool


def redeal_right(rules: Ruleset, hand: Sequence[Face], deals: int) -> RedealRight | None:
    """Return whether the player of `hand` may ask for a new deal (F-3, S-2, R-3, I-9).

    `deals` is the number of deals in this game so far. Return None if the rules allow no new deal, or no
    further one.
    """
    needed = rules.redeal_doublets
    if needed is None or (rules.redeal_limit is not None and deals > rules.redeal_limit):
        return None
    held = doublets(rules, hand)
    return RedealRight(doublets=held, needed=needed, may_ask=held >= needed)


class StartDraw(NamedTuple):
    """One tile drawn to decide who starts."""

    seat: Seat
    tile: Tile


class StartRounds(NamedTuple):
    """The draw for the start: who drew what, draw after draw, and who starts."""

    rounds: tuple[tuple[StartDraw, ...], ...]
    starter: Seat


def draw_for_start(rules: Ruleset, deck: Deck, seats: int) -> StartRounds:
    """Let every player draw one tile; the highest number starts (M-1).

    I-1: tied players draw again; a joker has no number, so its player draws again.
    """
    tiles = iter(deck)
    rounds = []
    tied = clockwise(0, seats)
    while len(tied) > 1:
        ranks: dict[Seat, int] = {}
        drawing = tied
        while drawing:
            draws = tuple(StartDraw(seat, next(tiles)) for seat in drawing)
            rounds.append(draws)
            ranks |= {seat: rank for seat, tile in draws if (rank := _start_rank(rules, tile))}
            drawing = [seat for seat in drawing if seat not in ranks]
        best = max(ranks.values())
        tied = sorted(seat for seat, rank in ranks.items() if rank == best)
    return StartRounds(tuple(rounds), tied[0])


def _start_rank(rules: Ruleset, tile: Tile) -> int | None:
    if tile.kind is not JOKER:
        return tile.kind.number
    return HIGHEST + 1 if rules.start_joker is StartJoker.HIGHEST else None
