"""Pictures from outside, such as a logo: checked, then drawn again, so that nothing else of the file is kept.

An SVG may hold scripts and links. We keep only the elements listed here, and then only the picture that the
typesetter draws of them: what is stored and shown is always a PNG of ours, without the file's metadata.
"""

from __future__ import annotations

import json
import struct
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from stolik.core.errors import StolikError
from stolik.core.extras import named_extras
from stolik.paper.press import fonts

MOST_BYTES: Final = 400_000
"""Of an uploaded file."""
SHOWN: Final = (800, 400)
"""The largest picture that is kept, in dots."""
_MOST_SIDE: Final = 6_000
_MOST_DOTS: Final = 16_000_000
_MOST_ELEMENTS: Final = 5_000
_DEEPEST: Final = 40
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_IHDR: Final = slice(12, 16)
_SIDES: Final = slice(16, 24)
_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK: Final = "http://www.w3.org/1999/xlink"
_ELEMENTS: Final = frozenset(
    {
        *("svg", "g", "defs", "title", "desc", "style"),
        *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"),
        *("linearGradient", "radialGradient", "stop", "clipPath"),
    }
)
_LEFT_OUT: Final = frozenset({"metadata", "a", "switch", "namedview"})
"""Left out with everything in them, as are elements that are not SVG: they draw nothing."""
_ENTITY: Final = "!ENTITY"
_LINK: Final = "style url()"
_SOURCE: Final = """
#set page(width: auto, height: auto, margin: 0pt, fill: none)
#let picture = if sys.inputs.format == "svg" { bytes(sys.inputs.picture) } else {
  bytes(json(bytes(sys.inputs.picture)))
}
#context {
  let plain = measure(image(picture, format: sys.inputs.format))
  let ratio = calc.min(int(sys.inputs.width) * 1pt / plain.width, int(sys.inputs.height) * 1pt / plain.height)
  let grows = sys.inputs.format == "svg"
  let scale = if grows { ratio } else { calc.min(ratio, int(sys.inputs.dots) * 1pt / plain.width) }
  image(picture, format: sys.inputs.format, width: plain.width * scale)
}
"""


class PictureError(StolikError):
    """A file that cannot be used as a picture."""

    code = "bad_picture"


def clean_picture(data: bytes) -> bytes:
    """Return an uploaded PNG or SVG as a PNG of at most `SHOWN` dots; raises `PictureError`."""
    if len(data) > MOST_BYTES:
        message = f"a picture has at most {MOST_BYTES} bytes: {len(data)}"
        raise PictureError(message, key="picture-too-big", most=MOST_BYTES // 1000, found=len(data) // 1000)
    if data.startswith(_PNG):
        return _draw(json.dumps(list(data)), "png", dots=_check_png(data))
    text = _text(data)
    if "<" in text and "svg" in text:
        return _draw(clean_svg(text), "svg", dots=SHOWN[0])
    message = "expected a PNG or SVG file"
    raise PictureError(message, key="picture-unknown")


def _check_png(data: bytes) -> int:
    """Return the width of a PNG; a small file may unpack to a huge picture, so its size is read first."""
    if data[_IHDR] != b"IHDR" or len(data) < _SIDES.stop:
        raise _damaged()
    width, height = struct.unpack(">II", data[_SIDES])
    if not (0 < width <= _MOST_SIDE and 0 < height <= _MOST_SIDE) or width * height > _MOST_DOTS:
        message = f"a picture has at most {_MOST_SIDE} dots a side: {width} x {height}"
        raise PictureError(message, key="picture-too-many-dots", most=_MOST_SIDE, found=f"{width} x {height}")
    return int(width)


def _draw(picture: str, kind: str, *, dots: int) -> bytes:
    with named_extras():
        import typst  # noqa: PLC0415  an extra, and only pictures and printing need it

    inputs = {"picture": picture, "format": kind, "dots": str(dots)}
    sides = SHOWN
    while True:
        inputs |= {"width": str(sides[0]), "height": str(sides[1])}
        try:
            drawn = typst.compile(
                _SOURCE.encode(), sys_inputs=inputs, font_paths=fonts(), format="png", ppi=72
            )
        except (typst.TypstError, ValueError) as error:
            raise _damaged() from error
        if not isinstance(drawn, bytes):
            raise _damaged()
        if len(drawn) <= MOST_BYTES:
            return drawn
        # A photograph may need more bytes than it had: then it is kept smaller.
        sides = sides[0] // 2, sides[1] // 2


def _damaged() -> PictureError:
    return PictureError("the picture is damaged or empty", key="picture-damaged")


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        message = "expected a PNG, or an SVG in UTF-8"
        raise PictureError(message, key="picture-unknown") from None


def clean_svg(text: str) -> str:
    """Return an SVG with the allowed elements only; raises `PictureError` for anything that acts or loads."""
    cleaner = _Cleaner()
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = cleaner.start
    parser.EndElementHandler = cleaner.end
    parser.CharacterDataHandler = cleaner.text
    parser.EntityDeclHandler = cleaner.entity
    try:
        parser.Parse(text.encode(), True)  # noqa: FBT003  expat's own signature
    except expat.ExpatError:
        raise _damaged() from None
    return "".join(cleaner.parts)


class _Cleaner:
    """Writes again what is allowed of an SVG."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._depth = 0
        self._skipped = 0
        """How deep we are in an element that is left out."""
        self._count = 0
        self._style = False

    def entity(self, *_: object) -> None:
        """Refuse entities, which can grow without end."""
        raise _forbidden(_ENTITY)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        self._count += 1
        if self._count > _MOST_ELEMENTS or self._depth + self._skipped >= _DEEPEST:
            message = f"an SVG has at most {_MOST_ELEMENTS} elements"
            raise PictureError(message, key="picture-too-complex", most=_MOST_ELEMENTS)
        if self._skipped or space not in {_SVG, ""} or local in _LEFT_OUT:
            if not self.parts:
                raise _damaged()
            self._skipped += 1
            return
        if local not in _ELEMENTS:
            raise _forbidden(local)
        self._depth += 1
        self._style = local == "style"
        kept = "".join(
            f" {key}={quoteattr(value)}" for raw, value in attributes.items() if (key := _kept(raw, value))
        )
        self.parts.append(f"<{local}{_spaces(self._depth)}{kept}>")

    def end(self, name: str) -> None:
        if self._skipped:
            self._skipped -= 1
            return
        self._depth -= 1
        self._style = False
        self.parts.append(f"</{name.rpartition(' ')[2]}>")

    def text(self, text: str) -> None:
        if self._skipped:
            return
        if self._style and not _is_local(text):
            raise _forbidden(_LINK)
        self.parts.append(escape(text))


def _spaces(depth: int) -> str:
    return f' xmlns="{_SVG}" xmlns:xlink="{_XLINK}"' if depth == 1 else ""


def _kept(raw: str, value: str) -> str:
    """Return the name of an attribute to keep; empty for handlers, links and attributes of other programs."""
    space, _, local = raw.rpartition(" ")
    if local == "href":
        inside = space in {"", _XLINK} and value.startswith("#")
        return ("xlink:href" if space else "href") if inside else ""
    return "" if space or local.lower().startswith("on") or not _is_local(value) else local


def _is_local(value: str) -> bool:
    """Return whether a value names nothing outside the file."""
    flat = value.lower().replace(" ", "").replace("'", "").replace('"', "")
    return "@import" not in flat and flat.count("url(") == flat.count("url(#") and "\\" not in flat


def _forbidden(what: str) -> PictureError:
    message = f"an SVG may not contain {what!r}; save it as paths, or as PNG"
    return PictureError(message, offender=what[:40], key="picture-forbidden", typed=what[:40])
