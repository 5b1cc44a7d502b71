"""Bots finish every game they begin, and never give a command that the rules refuse."""

import pytest

from stolik.bots import BOTS, IllegalMoveError, Player
from stolik.bots.novice import Novice
from stolik.core.commands import (
    Announce,
    AskRedeal,
    Begin,
    ChooseStack,
    Command,
    Draw,
    KeepDeal,
    Pass,
    Play,
    PlayerCommand,
    PressClock,
)
from stolik.core.deal import Seat
from stolik.core.game import Game
from stolik.core.judge import Position
from stolik.core.refusals import Refusal
from stolik.core.ruleset import SEAT_COUNTS, Ruleset
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, RULESETS
from stolik.core.state import Phase
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.notation.tiles import parse_rack, parse_table
from stolik.simulation.games import play_game


def play_out(game: Game, names: list[str]) -> list[Command]:
    """Let bots play a game to its end, and return their commands."""
    bots = [BOTS[names[seat % len(names)]](seat) for seat in range(game.state.seats)]
    done: list[Command] = []
    assert game.do(Begin())
    while game.state.phase is not Phase.OVER:
        turn = game.state.turn
        seat = min(set(range(game.state.seats)) - game.state.kept) if turn is None else turn.seat
        command = bots[seat].choose(game.view(seat))
        decision = game.do(command)
        assert not isinstance(decision, Refusal), (command, decision)
        done.append(command)
    return done


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("key", RULESETS)
@pytest.mark.parametrize("names", [["novice"], ["casual"], ["casual", "novice"]], ids="+".join)
def test_whole_games_end_without_a_refusal(key: str, seats: int, names: list[str]) -> None:
    """Under every ruleset and at every table size, the bots play to the score."""
    game = Game.new(RULESETS[key], seats, seats.to_bytes(32))

    play_out(game, names)

    assert game.state.score is not None


def test_bots_meet_every_question() -> None:
    """In one game with a hand of three doublets they keep, ask, choose stacks, announce, press and pass."""
    game = Game.new(RULESETS["pl-stacks"], 4, (22).to_bytes(32))

    done = {type(command) for command in play_out(game, ["casual"])}

    assert done >= {KeepDeal, AskRedeal, Draw, ChooseStack, Announce, PressClock, Pass, Play}


def test_one_seed_is_one_game() -> None:
    """Bots made from the same seeds do the same things."""
    one, other = (Game.new(RULESETS["pl-stacks"], 3, bytes(32)) for _ in range(2))

    assert play_out(one, ["casual"]) == play_out(other, ["casual"])


def test_bots_do_not_see_other_racks() -> None:
    """A bot answers from its view alone: the same view gives the same answer."""
    game = Game.new(PL_FORTY, 2, bytes(32))
    game.do(Begin())
    seen = game.view(1)

    answers: list[PlayerCommand] = [Novice(1).choose(seen) for _ in range(2)]

    assert answers[0] == answers[1] == KeepDeal(seat=Seat(1))


def test_spectators_cannot_play() -> None:
    """A bot refuses a view without a seat."""
    game = Game.new(PL_FORTY, 2, bytes(32))
    game.do(Begin())

    with pytest.raises(ValueError, match="spectator"):
        Novice(1).choose(game.view())


@pytest.mark.parametrize(
    ("bot", "table", "rack", "opened", "proposal"),
    [
        pytest.param("novice", "", "r10 r11 r12 k1", False, "r10 r11 r12", id="opens"),
        pytest.param("novice", "", "r1 r2 r3 k1", False, "", id="opening below 30"),
        pytest.param("novice", "", "r10 r11 j k1", False, "r10 r11 j", id="opens with a joker"),
        pytest.param("novice", "k4 k5 k6", "k7 o1", True, "k4 k5 k6", id="adds nothing"),
        pytest.param("casual", "k4 k5 k6", "k7 o1", True, "k4 k5 k6 k7", id="adds a tile"),
        pytest.param("casual", "k4 k5 k6", "k3 k7 k8 o1", True, "k3 k4 k5 k6 k7 k8", id="adds on"),
        pytest.param("casual", "k4 k5 k6", "k7 r1", False, "k4 k5 k6", id="not before opening"),
        pytest.param("casual", "k4 k5 k6", "j r1", True, "k4 k5 k6", id="keeps its joker"),
        pytest.param("casual", "k4 k5 k6", "j", True, "k4 k5 k6 j", id="goes out with its joker"),
        pytest.param("casual", "k7 b7 j", "o7 r1", True, "k7 b7 j o7", id="beside a joker"),
        pytest.param("lurker", "", "r10 r11 r12 r13 k1", False, "r11 r12 r13", id="opens small"),
        pytest.param("lurker", "", "r10 r11 j k1", False, "", id="opens without jokers"),
        pytest.param("lurker", "k4 k5 k6", "k7 o1", True, "k4 k5 k6", id="holds back"),
        pytest.param("lurker", "k4 k5 k6", "k3 k7", True, "k3 k4 k5 k6 k7", id="goes out at once"),
        pytest.param("lurker", "", "r10 r11 j", False, "r10 r11 j", id="opens to go out"),
        pytest.param("hoarder", "k4 k5 k6", "k7 o1 o2 o3 b9", True, "k4 k5 k6 k7", id="lays loose tiles"),
        pytest.param("hoarder", "k4 k5 k6", "k7 k8 k9 o1", True, "k4 k5 k6", id="keeps its sets"),
        pytest.param("hoarder", "k4 k5 k6", "j k7 o1", True, "k4 k5 k6 k7", id="keeps its jokers"),
    ],
)
def test_proposals(bot: str, table: str, rack: str, opened: bool, proposal: str) -> None:  # noqa: FBT001  a case
    """Each bot proposes the expected table in a position."""
    before = Position(parse_table(table), parse_rack(rack), opened)

    left = BOTS[bot](0).propose(EN_CLASSIC, before)

    assert str(left) == proposal


class Overlapping(Player):
    """Lays its first two tiles, whatever they are."""

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:  # noqa: ARG002  it minds no rule
        """Return an illegal table."""
        return Table((*before.table, before.rack.tiles[:2]))


def test_an_illegal_proposal_is_raised_and_not_drawn_for() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        play_game(EN_CLASSIC, [Overlapping(1), Novice(1)], bytes(32))

    error = caught.value
    assert (error.bot, error.seat) == ("Overlapping", 0)
    assert len(parse_table(error.proposed).tiles) == 2
    assert error.refusal is not None
    assert error.refusal.verdict is not None
    assert error.refusal.verdict.violations


def test_the_same_sets_in_another_order_are_nothing_to_lay() -> None:
    class Shuffling(Player):
        def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:  # noqa: ARG002
            return Table(reversed(before.table.melds))

    game = play_game(EN_CLASSIC, [Shuffling(1), BOTS["exact"](1)], bytes(32))

    assert game.state.score is not None
