"""The picture of avatars: every id of the protocol has a drawing of its own, in the same order."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from buur.server.wire.avatars import AVATARS as IDS
from buur.web.deck.avatars import AVATARS, avatars
from buur.web.deck.portraits import SIZE
from tests.web.scripts import STATIC
from tests.web.test_portraits import CELL


def test_every_avatar_is_another_in_a_frame_of_its_own() -> None:
    cells = ET.fromstring(avatars()).findall(CELL)
    assert [int(cell.attrib["x"]) for cell in cells] == [SIZE * n for n in range(len(AVATARS))]
    drawings = {"".join(ET.tostring(part, "unicode") for part in cell) for cell in cells}
    assert len(drawings) == len(AVATARS) >= 24


def test_page_server_and_picture_have_the_same_avatars() -> None:
    module = (STATIC / "model" / "avatars.js").read_text("utf-8")
    style = (STATIC / "style" / "plates.css").read_text("utf-8")
    assert tuple(AVATARS) == IDS
    listed = module.partition("AVATARS = [")[2].partition("]")[0]
    assert tuple(re.findall(r"\w+", listed)) == IDS
    assert f"{100 * len(IDS)}% 100%" in style
    assert f"/ {len(IDS) - 1} *" in style
