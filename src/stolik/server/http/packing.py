"""Compression of answers without secrets: rules and puzzles.

Others are not compressed here: the length of a compressed answer tells something about what is in it.
"""

from __future__ import annotations

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

_LEVEL: Final = 6
_WORTH_PACKING: Final = 1_000

PACKED: Final = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(backend="gzip", gzip_compress_level=_LEVEL, minimum_size=_WORTH_PACKING),
)
"""For routers; a table of rules of 29 kB becomes one of 4."""
