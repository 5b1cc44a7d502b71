"""Lines in and text out for the terminal game, on a terminal and through pipes alike."""

from __future__ import annotations

import contextlib
import io
import sys
from typing import TextIO

from rich.console import Console

from stolik.cli.text.tiles_text import make_console, say


class Terminal:
    """Asks and tells. Ctrl-C at a question is the answer `interrupted`."""

    interrupted = "quit"

    def __init__(self) -> None:
        self.console: Console = make_console()
        # Without any input at all (a closed one) there is no sys.stdin.
        self._input: TextIO = sys.stdin or io.StringIO()
        self.typed_by_hand = self._input.isatty()
        if self.typed_by_hand:
            # Editing and history of lines, where Python was built with it.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415  only its presence matters, and Windows lacks it

    def ask(self, prompt: str) -> str | None:
        """Return the next line, or None when there are no more."""
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
        # Nobody saw the line being typed, so it is written out: the transcript reads as a game.
        self.say(f"{prompt}> {line.strip()}")
        return line.strip()

    def say(self, text: str = "", style: str | None = None) -> None:
        """Write a line."""
        say(self.console, text, style)
