"""The loop of the bulk commands: JSON Lines in, one answer line for each, in order."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final, Generic, NoReturn, TypeVar

import msgspec
import typer

from stolik.core.errors import StolikError
from stolik.core.input.shapes import read_shape
from stolik.words import Language, Words, negotiate
from stolik.words.mistakes import mistake_text

LINE_LIMIT: Final = 1 << 20
"""Most bytes of a line; a position with all 106 tiles needs less than a thousandth of it."""
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_LONGEST_END: Final = b"\r\n"
_NULL: Final = msgspec.Raw(b"null")
_ENGLISH: Final = Words(Language.ENGLISH)


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """One input line; the `id` may be any JSON value and is returned unchanged."""

    id: msgspec.Raw = _NULL


class LineAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """One output line."""

    id: msgspec.Raw


class LineProblem(msgspec.Struct, frozen=True):
    """Why a line has no answer: a stable code, and a message for people."""

    code: str
    message: str


class Failure(LineAnswer, frozen=True, kw_only=True):
    """The output line instead of an answer."""

    error: LineProblem


class JsonError(StolikError):
    """A line that is not JSON."""

    code = "bad_json"


class RequestError(StolikError):
    """A request with a missing field, a wrong type, or fields that do not fit together."""

    code = "bad_request"


class LineTooLongError(StolikError):
    """A line over the limit."""

    code = "line_too_long"


Q = TypeVar("Q", bound=Request)


class LineLoop(Generic[Q]):
    """Answers the lines of one kind of request."""

    def __init__(self, request: type[Q], answer: Callable[[Q], LineAnswer], words: Words = _ENGLISH) -> None:
        self._decoder = msgspec.json.Decoder(request)
        self._answer = answer
        self._words = words
        self._fields = ", ".join(request.__struct_fields__)
        self.failed = 0
        """The number of lines answered with an error."""

    def run(self, source: BinaryIO, sink: BinaryIO) -> None:
        """Answer every line of `source` into `sink`, each before the next is read."""
        encoder, buffer = msgspec.json.Encoder(), bytearray()
        for line in _lines(source):
            encoder.encode_into(self.answer(line), buffer)
            buffer += b"\n"
            # Inside an id a carriage return is a space in JSON, but some readers end a line at it.
            sink.write(buffer.replace(b"\r", b" ") if b"\r" in buffer else buffer)
            sink.flush()

    def answer(self, line: bytes) -> LineAnswer:
        """Return the answer to one line; an error is an answer too."""
        try:
            return self._answer(self._read(line))
        except StolikError as error:
            problem = LineProblem(error.code, self._told(error))
        except Exception as error:  # noqa: BLE001  our own mistake in one line must not cost the rest
            what = f"{type(error).__name__}: {error}"
            problem = LineProblem("internal_error", self._words("lines-internal", what=what))
        self.failed += 1
        return Failure(id=_id_in(line), error=problem)

    def _told(self, error: StolikError) -> str:
        text = mistake_text(self._words, error)
        if isinstance(error, RequestError):
            text += self._words("lines-fields", fields=self._fields)
        return text

    def _read(self, line: bytes) -> Q:
        if len(line) > LINE_LIMIT:
            message = f"the line is longer than {LINE_LIMIT} bytes: write one request per line"
            raise LineTooLongError(message, key="line-too-long", most=LINE_LIMIT)
        try:
            line.decode()  # an id is passed through undecoded, so its encoding is checked here
            return self._decoder.decode(line)
        except UnicodeDecodeError as error:
            message = f"the line is not UTF-8 text: byte {error.start} is 0x{line[error.start]:02x}"
            raise JsonError(message, key="line-no-text", byte=error.start) from None
        except RecursionError:
            message = "the line is nested too deeply: write a flat object"
            raise JsonError(message, key="line-too-deep") from None
        except msgspec.ValidationError as error:
            if not _is_json(line):
                message = "the line is not JSON to its end: write one whole object per line"
                raise JsonError(message, key="line-cut") from None
            shape = read_shape(str(error))
            raise RequestError(
                str(error), key=shape.key, at=f"$.{shape.at}" if shape.at else "", **shape.parts
            ) from None
        except msgspec.DecodeError as error:
            message = f"the line is not JSON ({error}): write one object per line"
            raise JsonError(message, key="line-no-json") from None


def answer_standard_input(
    request: type[Q], answer: Callable[[Q], LineAnswer], example: str, *, lang: Language | None = None
) -> NoReturn:
    """Answer the lines of standard input, and exit with 1 if any of them had an error.

    On a terminal `example` shows what to type.
    """
    words = Words(negotiate(lang, os.environ))
    if sys.stdin.isatty():
        typer.echo(words("lines-hint", example=example), err=True)
    loop = LineLoop(request, answer, words)
    try:
        loop.run(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The reader has closed the pipe. What is left in the buffer must go somewhere at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise typer.Exit(1 if loop.failed else 0)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of `source`; blank ones at the very end are left out.

    Of a line over the limit only the beginning is kept, slightly more than the limit.
    """
    blank = 0
    mark = _BYTE_ORDER_MARK
    while line := source.readline(LINE_LIMIT + len(_LONGEST_END)):
        if line.endswith(b"\n"):
            line = line.rstrip(_LONGEST_END)
        elif len(line) > LINE_LIMIT:
            _skip_line(source)
        line, mark = line.removeprefix(mark), b""
        if not line.strip():
            blank += 1
            continue
        yield from (b"" for _ in range(blank))
        blank = 0
        yield line


def _skip_line(source: BinaryIO) -> None:
    while (rest := source.readline(LINE_LIMIT)) and not rest.endswith(b"\n"):
        pass


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=msgspec.Raw)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def _id_in(line: bytes) -> msgspec.Raw:
    """Return the id of an invalid request, if it has one."""
    try:
        line.decode()
        return _ID_DECODER.decode(line).id
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError):
        return _NULL


_ID_DECODER: Final = msgspec.json.Decoder(Request)
