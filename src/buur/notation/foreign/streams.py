"""Streaming of lines from files that may be compressed with gzip."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from typing import BinaryIO, Final, cast

from buur.notation.foreign.faults import ForeignError

MOST_BYTES: Final = 1 << 16
"""Maximum number of bytes of a line; a deal has about a thousand."""
_MAGIC: Final = b"\x1f\x8b"


class _Peeked:
    """A stream whose first bytes were read before, and are read again."""

    def __init__(self, head: bytes, rest: BinaryIO) -> None:
        self._head, self._rest = head, rest

    def read(self, size: int = -1) -> bytes:
        head, self._head = self._head, b""
        return head or self._rest.read(size)


def decompressed(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the bytes of a stream in pieces, decompressed if it is gzip."""
    head = stream.read(2)
    source = _Peeked(head, stream)
    reader = gzip.GzipFile(fileobj=cast("BinaryIO", source)) if head == _MAGIC else source
    try:
        while piece := reader.read(MOST_BYTES):
            yield piece
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise ForeignError("damaged") from error


def source_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream without line feeds, decompressed if it is gzip.

    A longer line than `MOST_BYTES` is cut to one byte more than that.

    Raises:
        ForeignError: the compressed data are damaged, after the lines that could be read.
    """
    rest = b""
    for piece in decompressed(stream):
        *lines, rest = (rest + piece).split(b"\n")
        yield from (line[: MOST_BYTES + 1] for line in lines)
        rest = rest[: MOST_BYTES + 1]
    if rest:
        yield rest
