"""Pictures from outside: only what we draw of them is kept."""

from __future__ import annotations

import struct
import zlib

import pytest

from stolik.paper.pictures import MOST_BYTES, SHOWN, PictureError, clean_picture, clean_svg

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">{}</svg>'
DISC = '<circle cx="10" cy="10" r="9" fill="red"/>'


def png(width: int, height: int, *, claimed: tuple[int, int] | None = None) -> bytes:
    """Return a red PNG with a remark in it; `claimed` is the size its header says."""
    rows = b"".join(b"\0" + bytes([200, 30, 30, 128]) * width for _ in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", *(claimed or (width, height)), 8, 6, 0, 0, 0)
    parts = ((b"IHDR", header), (b"tEXt", b"where\0home"), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def size_of(picture: bytes) -> tuple[int, int]:
    """Return the width and height of a PNG."""
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_a_png_is_drawn_again_without_its_remarks() -> None:
    """Where a photograph was taken is nobody's business."""
    cleaned = clean_picture(png(60, 30))

    assert size_of(cleaned) == (60, 30)
    assert b"home" not in cleaned
    assert size_of(clean_picture(png(1600, 100))) == (SHOWN[0], 50)


def test_an_svg_becomes_a_png() -> None:
    """It fills the space that a logo may have; what other programs wrote into it is left out."""
    inkscape = '<metadata><script/></metadata><x:y xmlns:x="urn:x"><z/></x:y>'
    style = "<style>.a{{fill:url(#g)}}</style>".format()
    cleaned = clean_picture(SVG.format(inkscape + style + DISC).encode())

    assert size_of(cleaned) == (800, 400)
    assert b"<" not in cleaned[:4]


@pytest.mark.parametrize(
    ("inside", "typed"),
    [
        ("<script>alert(1)</script>", "script"),
        ("<foreignObject><p/></foreignObject>", "foreignObject"),
        ('<image href="https://example.com/a.png"/>', "image"),
        ('<use href="#a"/>', "use"),
        ('<animate attributeName="x"/>', "animate"),
        ("<style>@import 'https://example.com/a.css';</style>", "style url()"),
        ("<style>g{fill:url(https://example.com)}</style>", "style url()"),
        ("<style>g{fill:\\75rl(https://example.com)}</style>", "style url()"),
    ],
)
def test_what_acts_or_loads_is_refused(inside: str, typed: str) -> None:
    """The message names what to remove."""
    with pytest.raises(PictureError) as refused:
        clean_picture(SVG.format(inside).encode())

    assert (refused.value.key, refused.value.offender) == ("picture-forbidden", typed)


def test_handlers_and_links_are_dropped() -> None:
    """Attributes that act do not pass, whatever their capitals."""
    evil = (
        '<g onload="alert(1)" ONCLICK="x" style="fill:url(http://a)" href="javascript:x" fill="red">'
        '<linearGradient id="g" href="#h"/></g>'
    )
    cleaned = clean_svg(SVG.format(evil))

    assert not any(word in cleaned.lower() for word in ("onload", "onclick", "javascript", "http://a"))
    assert 'fill="red"' in cleaned
    assert 'href="#h"' in cleaned


LAUGHS = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + SVG.format("<text>&b;</text>")


@pytest.mark.parametrize(
    ("data", "key"),
    [
        pytest.param(b"\x89PNG\r\n\x1a\n" + bytes(MOST_BYTES), "picture-too-big", id="too many bytes"),
        pytest.param(png(4, 4, claimed=(60_000, 60_000)), "picture-too-many-dots", id="a bomb"),
        pytest.param(png(40, 40)[:60], "picture-damaged", id="cut off"),
        pytest.param(b"\x89PNG\r\n\x1a\n", "picture-damaged", id="only a signature"),
        pytest.param(b"GIF89a<svg", "picture-damaged", id="a GIF that says svg"),
        pytest.param(b"%PDF-1.7", "picture-unknown", id="a PDF"),
        pytest.param(b"\xff\xd8\xff\xe0", "picture-unknown", id="a JPEG"),
        pytest.param(b"", "picture-unknown", id="nothing"),
        pytest.param(b"<svg", "picture-damaged", id="half an element"),
        pytest.param(b"<html><svg/></html>", "picture-forbidden", id="a page"),
        pytest.param(LAUGHS.encode(), "picture-forbidden", id="entities"),
        pytest.param(SVG.format("<g/>" * 5001).encode(), "picture-too-complex", id="too many parts"),
        pytest.param(SVG.format("<g>" * 50 + "</g>" * 50).encode(), "picture-too-complex", id="too deep"),
    ],
)
def test_a_file_that_is_no_picture_is_refused(data: bytes, key: str) -> None:
    """Every refusal has a key of its own, with words in three languages."""
    with pytest.raises(PictureError) as refused:
        clean_picture(data)

    assert refused.value.key == key
