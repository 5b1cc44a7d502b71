"""Session: one person and some bots at a table in the terminal, from the deal to the score."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from stolik.analysis.questions import find_best
from stolik.bots.bot import AnyBot
from stolik.bots.seats.clock import turn_ms
from stolik.bots.seats.seated import seated
from stolik.cli.game.moves import MOVES, Scratch, move
from stolik.cli.game.record_file import Recording, Saving
from stolik.cli.game.screen import Screen, stacks_text
from stolik.cli.game.verbs import VERBS, Unclear, Verbs
from stolik.cli.text.advice import advice_lines, hint_lines
from stolik.cli.text.event_text import rules_name
from stolik.cli.text.terminal import Terminal
from stolik.coach.hints import HintLevel, TurnStart, find_hint
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
    RevealSeed,
    TimeOut,
)
from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.judge import Position
from stolik.core.refusals import Refusal
from stolik.core.scoring import rack_value
from stolik.core.state import Phase, State, apply
from stolik.core.turns.identity import identify
from stolik.notation.tiles import parse_kind
from stolik.simulation.games import ask_in_game
from stolik.solver import Answer
from stolik.words.mistakes import mistake_text

_BEGIN: Final = Begin()
_UNCLEAR: Final = "unclear"
"""The answer to ambiguous input; the player was told."""


def wall_clock() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class _LeaveError(Exception):
    """The player leaves the table."""


class ConsoleGame:
    """Asks the person, lets the bots move, and prints what happens; `first` is the command it starts with."""

    def __init__(
        self,
        screen: Screen,
        game: Game,
        bots: Mapping[int, AnyBot],
        *,
        seed: bytes | None,
        first: Command = _BEGIN,
        recording: Recording | None = None,
        wants_clock: bool = False,
        clock: Callable[[], int] = wall_clock,
    ) -> None:
        self._screen = screen
        self._me = screen.me
        self._verbs = Verbs(screen.words)
        self._game = game
        self._bots = {seat: seated(bot) for seat, bot in bots.items()}
        self._seed = seed
        self._first = first
        self._saving = Saving(screen, recording)
        self._wants_clock = wants_clock
        self._now = clock
        self._scratch = Scratch.begin(game.state.table, game.state.racks[self._me])
        self._steps: list[Scratch] = []
        self._shown_turn = 0

    def run(self) -> bool:
        """Play until the game is over or the player leaves; return whether everything was saved."""
        try:
            self._welcome()
            self._do(self._first)
            while self._game.state.phase is not Phase.OVER:
                self._step()
            self._finish()
        except _LeaveError:
            pass
        except KeyboardInterrupt:
            self._screen.blank()
        with _uninterrupted():
            self._saving.close(self._game.events)
            self._screen.say("play-goodbye")
        return not self._saving.failed

    # What happens, step by step

    def _welcome(self) -> None:
        screen, words, state = self._screen, self._screen.words, self._game.state
        opponents = words("play-opponents", count=len(self._bots))
        screen.say("play-welcome", "title", rules=rules_name(state.rules, words), bots=opponents)
        if state.commitment is not None:
            screen.say("play-sealed", "quiet", commitment=state.commitment)
        if self._wants_clock and state.rules.turn_seconds is None:
            screen.say("play-no-clock-here")
        screen.say("play-how-help")
        self._screen.blank()

    def _step(self) -> None:
        state = self._game.state
        if state.phase is Phase.DEALT:
            waiting = min(set(range(state.seats)) - state.kept)
            if waiting == self._me:
                self._answer_deal()
            else:
                self._do(self._ask_bot(waiting))
        elif state.turn is not None and state.turn.seat != self._me:
            self._do(self._ask_bot(state.turn.seat))
        else:
            self._my_turn(state)

    def _ask_bot(self, seat: int) -> PlayerCommand:
        """Return a bot's move, within its remaining time."""
        state = self._game.state
        deadline = None if state.turn is None else state.turn.deadline
        left = turn_ms(state.rules) if deadline is None else max(1, deadline - self._now())
        return ask_in_game(self._game, seat, self._bots[seat], left)

    def _answer_deal(self) -> None:
        right = self._game.view(self._me).redeal
        if right is None or not right.may_ask:
            self._do(KeepDeal(seat=self._me))  # nothing to choose, so no question
            return
        self._screen.rack(self._game.state.racks[self._me].tiles)
        self._screen.say("play-may-redeal", doublets=right.doublets)
        verb, rest = self._ask()
        match verb:
            case "redeal":
                self._do(AskRedeal(seat=self._me))
            case "keep" | "":
                self._do(KeepDeal(seat=self._me))
            case _:
                self._anytime(verb, rest)

    def _my_turn(self, state: State) -> None:
        turn = state.turn
        if turn is None:  # pragma: no cover  only a referee's pause leads here, and there is none
            raise _LeaveError
        if state.turns != self._shown_turn:
            self._begin_turn(state)
        verb, rest = self._ask(self._time_left(turn.deadline))
        if turn.deadline is not None and self._now() > turn.deadline:
            self._screen.say("play-late")
            self._do(TimeOut(now=self._scratch.table))
            return
        if turn.drawn is not None:
            self._after_drawing(verb, rest)
        else:
            self._take_turn(verb, rest)

    def _begin_turn(self, state: State) -> None:
        self._shown_turn = state.turns
        self._scratch = Scratch.begin(state.table, state.racks[self._me])
        self._steps = []
        self._screen.heading("play-your-turn", turn=state.turns)
        if state.last_turns is not None:
            self._screen.say("play-last-turn")
        self._screen.turn(self._scratch, self._game.state)

    def _take_turn(self, verb: str, rest: str) -> None:  # noqa: C901, PLR0912  one case a command
        match verb:
            case "done":
                self._do(Play(seat=self._me, table=self._scratch.table))
            case "draw" | "pass" | "press" | "stack" if self._scratch.touched:
                self._screen.say("play-laid-first")
            case "draw":
                self._draw()
            case "pass":
                self._do(Pass(seat=self._me))
            case "press":
                self._do(PressClock(seat=self._me))
            case "announce":
                self._do(Announce(seat=self._me))
            case "stack":
                self._choose_stack(rest)
            case "hint":
                self._hint(rest)
            case "apply":
                self._apply_hint()
            case "undo":
                self._undo()
            case "reset":
                self._keep_step(Scratch.begin(self._scratch.before, self._scratch.rack))
            case _ if verb in MOVES:
                self._try(verb, rest)
            case _:
                self._anytime(verb, rest)

    def _hint(self, rest: str = "") -> None:
        """Show the best play from the start of the turn; the scratch table does not change.

        A number says how much of it to show.
        """
        state, screen = self._game.state, self._screen
        if rest:
            self._hint_of_level(rest)
            return
        before, best = self._best()
        for line in advice_lines(state.rules, before, best, screen.words):
            screen.terminal.say(line)
        if best.tiles:
            screen.say("play-hint-apply")

    def _hint_of_level(self, rest: str) -> None:
        """Tell as much as a level does; the last one shows all of it."""
        state, screen = self._game.state, self._screen
        level = next((each for each in HintLevel if str(each.value) == rest), None)
        if level is None:
            screen.say("play-hint-level")
            return
        if level is HintLevel.STEPS:
            self._hint()
            return
        turn = TurnStart(
            rules=state.rules, table=state.table, rack=state.racks[self._me], opened=state.opened[self._me]
        )
        for line in hint_lines(find_hint(turn, level), screen.words):
            screen.terminal.say(line)

    def _apply_hint(self) -> None:
        """Lay the best play on the scratch table; it can be undone, and `done` ends the turn with it."""
        _, best = self._best()
        if not best.tiles:
            self._hint()
            return
        scratch = self._scratch
        table = identify(best.table, scratch.before, scratch.rack)
        self._keep_step(scratch._replace(table=table))

    def _best(self) -> tuple[Position, Answer]:
        state = self._game.state
        before = Position(state.table.faces, state.racks[self._me].faces, state.opened[self._me])
        return before, find_best(state.rules, before)

    def _draw(self) -> None:
        state = self._game.state
        if state.bank_size and not state.bank:
            self._screen.say("play-choose-stack", stacks=stacks_text(state))
            return
        self._do(Draw(seat=self._me))
        turn = self._game.state.turn
        if turn is not None and turn.seat == self._me and turn.drawn is not None:
            self._screen.say("play-drawn-may-announce")

    def _after_drawing(self, verb: str, rest: str) -> None:
        match verb:
            case "press" | "done" | "":
                self._do(PressClock(seat=self._me))
            case "announce":
                if self._do(Announce(seat=self._me)):
                    self._do(PressClock(seat=self._me))
            case "draw" | "pass":
                self._do(Draw(seat=self._me))  # the answer is that a tile was already drawn
            case _ if verb in MOVES:
                self._do(Play(seat=self._me, table=self._scratch.table))
            case _:
                self._anytime(verb, rest)

    def _choose_stack(self, rest: str) -> None:
        if rest.isascii() and rest.isdigit():
            # S-4: the player who chooses is about to draw.
            if self._do(ChooseStack(seat=self._me, stack=int(rest))):
                self._draw()
        else:
            self._screen.say("play-need-stack")

    def _try(self, verb: str, rest: str) -> None:
        outcome = move(self._scratch, verb, rest)
        if isinstance(outcome, Scratch):
            self._keep_step(outcome)
        else:
            words, error = self._screen.words, outcome.error
            about = outcome.about if error is None else mistake_text(words, error)
            self._screen.warn(f"move-{outcome.problem.value}", about=about)

    def _keep_step(self, scratch: Scratch) -> None:
        self._steps.append(self._scratch)
        self._scratch = scratch
        self._screen.turn(self._scratch, self._game.state)

    def _undo(self) -> None:
        if not self._steps:
            self._screen.say("play-nothing-to-undo")
            return
        self._scratch = self._steps.pop()
        self._screen.turn(self._scratch, self._game.state)

    def _anytime(self, verb: str, rest: str) -> None:
        """Execute a verb that is allowed at any moment of the game."""
        match verb:
            case "help":
                self._screen.say("play-help")
            case "show":
                self._screen.turn(self._scratch, self._game.state)
            case "sort":
                self._screen.sort()
                self._screen.rack(self._scratch.held.tiles)
            case "score":
                self._screen.standing(self._game.state, len(self._scratch.held))
                points = rack_value(self._game.state.rules, self._game.state.racks[self._me].faces.tiles)
                self._screen.say("play-rack-worth", points=points)
            case "save":
                self._save_as(rest)
            case "quit":
                self._leave()
            case "keep" | "redeal":
                self._do(AskRedeal(seat=self._me) if verb == "redeal" else KeepDeal(seat=self._me))
            case "" | "unclear":
                pass
            case _ if verb in VERBS:
                self._screen.warn("refusal-wrong-phase")
            case _:
                self._screen.warn("play-not-understood", text=verb)

    def _leave(self) -> None:
        words = self._screen.words
        answer = self._screen.terminal.ask(f"{words('play-leave')} ")
        if answer in (None, Terminal.interrupted) or answer.lower() in words("play-yes-words").split():
            raise _LeaveError
        self._screen.say("play-stay")

    # The end

    def _finish(self) -> None:
        state, screen = self._game.state, self._screen
        if self._seed is not None:
            self._do(RevealSeed(seed=self._seed.hex()))
        screen.score(state)
        path = self._saving.close(self._game.events)
        if path is not None:
            screen.say("play-check-deal", file=str(path))
            return
        screen.say("play-check-after-save")
        while not self._saving.saved:
            verb, rest = self._ask()
            if verb == "save":
                self._save_as(rest)
            elif verb in ("", "quit"):
                return
            else:
                self._anytime(verb, rest)

    def _save_as(self, name: str) -> None:
        path = Path(name)
        if not name:
            self._screen.say("play-save-where")
        elif path.exists() and path not in self._saving.saved:
            self._screen.warn("play-file-exists", file=name)
        else:
            saved = self._saving.save(path, self._game.events)
            if saved and self._game.state.phase is Phase.OVER:
                self._screen.say("play-check-deal", file=name)

    # Asking and printing

    def _do(self, command: Command) -> bool:
        """Execute a command and print what follows, or why it was refused."""
        before = self._game.state
        decision = self._game.do(command, now=self._now())
        if isinstance(decision, Refusal):
            self._screen.explain(decision, command.table if isinstance(command, Play) else None, before)
            return False
        self._saving.keep(self._game.events)
        for event in decision:
            self._screen.tell(event, before)
            before = apply(before, event)
        return True

    def _ask(self, prompt: str = "") -> tuple[str, str]:
        line = self._screen.terminal.ask(prompt)
        if line is None:
            raise _LeaveError
        verb, _, rest = line.partition(" ")
        if _is_tile(verb.lower()):
            return "lay", line  # tiles alone can only mean this
        found = self._verbs.find(verb)
        if isinstance(found, Unclear):
            self._screen.warn("play-unclear", text=verb, others=", ".join(found.could_be))
            return _UNCLEAR, ""
        return found or verb, rest.strip()

    def _time_left(self, deadline: int | None) -> str:
        if deadline is None:
            return ""
        seconds = max(0, -((self._now() - deadline) // 1000))
        return f"[{self._screen.words('play-time-left', seconds=seconds)}] "


def _is_tile(text: str) -> bool:
    try:
        parse_kind(text.rstrip(","))
    except StolikError:
        return False
    return True


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ignore Ctrl-C: somebody who presses it once more on leaving must not lose the record."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is interrupted, and only it may say so
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
