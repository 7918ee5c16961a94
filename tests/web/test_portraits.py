"""The picture of portraits: who is in it, and that page and server count alike."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Final

from buur.server.tables.names import BOT_NAMES
from buur.web.deck.portraits import PORTRAITS, SIZE, portraits
from tests.web.scripts import STATIC

CELL: Final = "{http://www.w3.org/2000/svg}svg"


def test_every_portrait_is_another_in_a_frame_of_its_own() -> None:
    cells = ET.fromstring(portraits()).findall(CELL)
    assert [int(cell.attrib["x"]) for cell in cells] == [SIZE * n for n in range(len(PORTRAITS))]
    drawings = {"".join(ET.tostring(part, "unicode") for part in cell) for cell in cells}
    assert len(drawings) == len(PORTRAITS) >= 12


def test_computer_players_come_first_and_the_page_counts_the_same() -> None:
    module = (STATIC / "model" / "portraits.js").read_text("utf-8")
    style = (STATIC / "style" / "portraits.css").read_text("utf-8")
    assert tuple(PORTRAITS)[: len(BOT_NAMES)] == BOT_NAMES
    assert re.findall(r'"([A-Z]\w+)"', module) == list(BOT_NAMES)
    assert f"COUNT = {len(PORTRAITS)};" in module
    assert f"{100 * len(PORTRAITS)}% 100%" in style
    assert f"/ {len(PORTRAITS) - 1} *" in style
