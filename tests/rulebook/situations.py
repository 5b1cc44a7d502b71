"""Situations for the rulebook tests: given decks, short games, and a function for each action."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain, zip_longest

import pytest

from stolik.core.commands import (
    Announce,
    Begin,
    ChooseStack,
    Command,
    Draw,
    KeepDeal,
    Pass,
    Play,
    PressClock,
    TimeOut,
)
from stolik.core.deal import Seat, deal
from stolik.core.decide import create_game
from stolik.core.events import Event
from stolik.core.fairness.shuffle import Deck, Decks
from stolik.core.game import Game
from stolik.core.judge import Breach, Position, judge
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, PL_MINUTE, PL_STACKS, RULESETS
from stolik.core.scoring import FinalSeat, Score
from stolik.core.state import Phase
from stolik.core.tiles import BAG, NUMBERS, Kind, Tile
from stolik.core.turns.identity import identify
from stolik.notation.tiles import parse_kind, parse_rack, parse_table, parse_tile_rack, parse_tile_table


def each(*rulesets: Ruleset) -> pytest.MarkDecorator:
    """Run a test under each of `rulesets`."""
    return pytest.mark.parametrize("rules", rulesets, ids=[rules.key for rules in rulesets])


every_ruleset = each(*RULESETS.values())
polish = each(PL_MINUTE, PL_FORTY, PL_STACKS)


def breaches(
    rules: Ruleset, proposal: str, *, rack: str, table: str = "", opened: bool = True
) -> list[Breach]:
    """Return the breaches that the judge finds in a proposal; none if it is legal."""
    before = Position(parse_table(table), parse_rack(rack), opened)
    return [violation.breach for violation in judge(rules, before, parse_table(proposal)).violations]


def final(
    rack: str, *, opened: bool = True, announced: bool = False, drawn_last: str | None = None
) -> FinalSeat:
    """Return what a seat holds at the end of a game; a seat without tiles has gone out."""
    drawn = None if drawn_last is None else parse_kind(drawn_last)
    return FinalSeat(rack=parse_rack(rack).tiles, opened=opened, announced=announced, drawn_last=drawn)


def small_points(score: Score | None) -> list[int]:
    """Return the small points by seat."""
    assert score is not None

    return [seat.small for seat in score.seats]


def big_points(score: Score | None) -> list[int]:
    """Return the big points by seat."""
    assert score is not None

    return [seat.big for seat in score.seats]


# Decks


def take(kinds: Iterable[Kind], tiles: list[Tile]) -> list[Tile]:
    """Take the first tile of each kind out of `tiles`."""
    taken = []
    for kind in kinds:
        tile = next(tile for tile in tiles if tile.kind is kind)
        tiles.remove(tile)
        taken.append(tile)
    return taken


def deck_with(first: str) -> Deck:
    """Return a whole bag with these tiles on top, written as in ``r7 r7 j``."""
    rest = list(BAG)
    top = take(parse_rack(first), rest)
    return (*top, *rest)


def deck_dealing(rules: Ruleset, *racks: str, bank: str = "", starter: int = 0) -> Deck:
    """Return a whole bag that deals these racks to the seats from 0 on, in any kind of deal.

    `bank` is drawn first, stacks in the order of their numbers. The rest is filled with the remaining tiles.
    """
    # Dealing the bag in order shows which place of the deck goes to whom: a tile's id is its place.
    hands = deal(rules, BAG, len(racks), starter)
    bank_places = (*hands.bank, *chain.from_iterable(hands.stacks.values()))
    places = [*(rack.tiles for rack in hands.racks), bank_places]
    named = [parse_rack(text) for text in (*racks, bank)]
    rest = list(BAG)
    deck = {
        place.id: tile
        for where, kinds in zip(places, named, strict=True)
        for place, tile in zip(where, take(kinds, rest), strict=False)
    }
    return tuple(deck[place] if place in deck else rest.pop(0) for place in range(len(BAG)))


def deck_ending_in(rules: Ruleset, *piles: str) -> Deck:
    """Return a whole bag that leaves these tiles on the racks if everybody draws to the end."""
    hands = [pile.split()[: rules.hand_size] for pile in piles]
    later = [pile.split()[rules.hand_size :] for pile in piles]
    drawn = [tile for row in zip_longest(*later) for tile in row if tile is not None]
    return deck_dealing(rules, *map(" ".join, hands), bank=" ".join(drawn))


def suit(colour: str) -> str:
    """Return all 26 tiles of a colour, worth 182."""
    return " ".join(f"{colour}{number}" for number in (*NUMBERS, *NUMBERS))


def decks(*given: Deck) -> Decks:
    """Return the given decks one by one; asking for one more is an error."""
    return given.__getitem__


# Games


def begun(
    rules: Ruleset, seats: int, *given: Deck, number: int = 1, first_starter: Seat | None = None
) -> Game:
    """Return a game that has begun with these decks; hands still have to be kept, if that is asked."""
    created = create_game(rules, seats, number=number, first_starter=first_starter)
    game = Game([created], decks=decks(*given))
    do(game, Begin())
    return game


def dealt(rules: Ruleset, *racks: str, bank: str = "", starter: int = 0) -> Game:
    """Return a game in its first turn, with these tiles on the racks and next in the bank."""
    deck = deck_dealing(rules, *racks, bank=bank, starter=starter)
    game = begun(rules, len(racks), deck, first_starter=Seat(starter))
    keep_deal(game)
    return game


def keep_deal(game: Game) -> None:
    """Let everybody keep the hand, if the ruleset asks."""
    if game.state.phase is Phase.DEALT:
        for seat in range(game.state.seats):
            do(game, KeepDeal(seat=Seat(seat)))


def to_move(game: Game) -> Seat:
    """Return whose turn it is."""
    assert game.state.turn is not None

    return game.state.turn.seat


def do(game: Game, command: Command, now: int = 0) -> tuple[Event, ...]:
    """Execute `command`, which must be accepted."""
    decision = game.do(command, now=now)
    assert not isinstance(decision, Refusal), decision

    return decision


def refused(game: Game, command: Command, now: int = 0) -> Refusal:
    """Execute `command`, which must be refused and change nothing."""
    before = game.state
    decision = game.do(command, now=now)
    assert isinstance(decision, Refusal), decision
    assert game.state == before

    return decision


def playing(game: Game, table: str) -> Play:
    """Return the current player's play that leaves `table`."""
    seat = to_move(game)
    return Play(seat=seat, table=identify(parse_table(table), game.state.table, game.state.racks[seat]))


def play(game: Game, table: str) -> tuple[Event, ...]:
    """Leave `table`, as the current player."""
    return do(game, playing(game, table))


def draw(game: Game, *, announce: bool = False) -> None:
    """Draw and end the turn, with or without the announcement "I open next turn"."""
    seat = to_move(game)
    if not game.state.bank and game.state.stacks:
        do(game, ChooseStack(seat=seat, stack=min(game.state.stacks)))
    do(game, Draw(seat=seat))
    if announce:
        do(game, Announce(seat=seat))
    if game.state.turn is not None and game.state.turn.drawn is not None:
        do(game, PressClock(seat=seat))


def pass_turn(game: Game) -> None:
    """Pass, with an empty bank."""
    do(game, Pass(seat=to_move(game)))


def play_until(game: Game, reached: Callable[[Game], bool], *, move: Callable[[Game], None] = draw) -> None:
    """Let everybody in turn do the same until the game has `reached` something."""
    while not reached(game):
        move(game)


def bank_holds(tiles: int) -> Callable[[Game], bool]:
    """Return whether this many tiles are left to draw."""
    return lambda game: game.state.bank_size == tiles


def time_out(
    game: Game, now: str | None = None, in_hand: str = "", *, restorable: bool = True
) -> tuple[Event, ...]:
    """Let the time run out with the table as `now` and these tiles in hand; None means nothing was touched.

    Tiles are written one by one, as in ``r7 r7'``: it matters which of two was on the table.
    """
    turn = game.state.turn
    assert turn is not None
    assert turn.deadline is not None
    command = TimeOut(
        now=None if now is None else parse_tile_table(now),
        in_hand=parse_tile_rack(in_hand).tiles,
        restorable=restorable,
    )

    return do(game, command, now=turn.deadline)
