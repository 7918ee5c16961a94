"""The search for hidden cards in what somebody who watches is sent."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from tests.browser.watched_bytes import leaks

SEALED: Final = {"t": "event", "event": {"e": "sealed"}}
PLAYED: Final = {"t": "event", "event": {"e": "played", "card": "H6"}}


@pytest.mark.parametrize(
    ("messages", "found"),
    [
        ([PLAYED, {"t": "seats", "last": ["H6"]}], 0),
        ([{"t": "seats", "last": ["H6"]}, PLAYED], 1),
        ([PLAYED, SEALED, {"t": "seats", "last": ["H6"]}], 1),
        ([{"t": "welcome", "events": [{"v": 1, **PLAYED}], "view": {"hand": ["S6"]}}], 1),
        ([{"t": "welcome", "events": [{"v": 1, **PLAYED}], "view": {"hand": [], "x": ["H6"]}}], 0),
        ([{"t": "event", "event": {"e": "dealt", "pack": "H6S6"}}], 0),
    ],
)
def test_a_card_is_hidden_until_it_is_played_in_its_deal(
    messages: list[dict[str, Any]], found: int
) -> None:
    assert len(leaks([json.dumps(message) for message in messages])) == found
