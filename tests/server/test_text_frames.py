"""Frames of the texts that clients get, beside those of the WebSocket library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from buur.server.http.websocket_protocol import _text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_that_of_the_library(size: int) -> None:
    text = "é" * (size // 2) + "x" * (size % 2)
    expected = Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=[])
    assert _text_frame(text) == expected
