"""Input and output of the terminal game, on a terminal and through pipes."""

from __future__ import annotations

import contextlib
import io
import sys
from typing import TextIO

from rich.console import Console

from stolik.cli.text.tiles_text import make_console, say


class Terminal:
    """Asks and prints. Ctrl-C at a question is the answer `interrupted`."""

    interrupted = "quit"

    def __init__(self) -> None:
        self.console: Console = make_console()
        # If the input is closed, there is no sys.stdin.
        self._input: TextIO = sys.stdin or io.StringIO()
        self.typed_by_hand = self._input.isatty()
        if self.typed_by_hand:
            # Line editing and history, if Python was built with them.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415  only its presence matters, and Windows lacks it

    def ask(self, prompt: str) -> str | None:
        """Return the next line, or None if there are no more."""
        try:
            if self.typed_by_hand:
                return input(f"{prompt}> ").strip()
            line = self._input.readline()
        except EOFError:
            self.say()
            return None
        except UnicodeDecodeError:
            return "?"
        except KeyboardInterrupt:
            self.say()
            return self.interrupted
        if not line:
            return None
        # Input from a pipe is not visible, so it is printed: the transcript reads as a game.
        self.say(f"{prompt}> {line.strip()}")
        return line.strip()

    def say(self, text: str = "", style: str | None = None) -> None:
        """Print a line."""
        say(self.console, text, style)
