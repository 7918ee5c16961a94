"""`Codec`: the messages of one kind between nodes, as JSON."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar

import msgspec

_LOG = logging.getLogger(__name__)

_Message = TypeVar("_Message")
_WRITER: Final = msgspec.json.Encoder()

SubjectWord: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{1,64}\Z")]
"""The id of a node or a socket, which is a word of subjects."""


class Codec(Generic[_Message]):
    """The messages of one kind; an unreadable one is lost, and its node goes on.

    >>> codec = Codec[int](int)
    >>> codec.encode(3), codec.decode(b"3")
    (b'3', 3)

    Args:
        kind: the type of the messages, such as a union of structs with tags.
    """

    def __init__(self, kind: Any) -> None:
        self._reader: msgspec.json.Decoder[_Message] = msgspec.json.Decoder(kind)

    @staticmethod
    def encode(message: _Message) -> bytes:
        """Return a message as nodes send it."""
        return _WRITER.encode(message)

    def decode(self, content: bytes | str) -> _Message | None:
        """Return the message of another node; None, with a line in the log, if it is none.

        A node of another version of Buur may send it, as during a deploy.
        """
        try:
            return self._reader.decode(content)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            note_unreadable()
            return None


def note_unreadable() -> None:
    """Write to the log that a message of another node is lost; it may have hidden cards."""
    _LOG.warning("another node sends what this one cannot read; do their versions differ?")
