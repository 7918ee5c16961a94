"""The card decks: complete, sound, light, and allowed by the page's policy."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from buur.web.deck import DECKS, card_names, sprite
from buur.web.deck.layout import INDEX_WIDTH, MIRRORED, UPRIGHT
from buur.web.deck.svg import WIDTH

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 45_000
"""Bytes of a compressed deck."""


@pytest.fixture(params=DECKS)
def deck(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _ids(deck: str) -> list[str]:
    return [node.attrib["id"] for node in ET.fromstring(sprite(deck)).iter() if "id" in node.attrib]


def test_a_deck_has_36_cards_a_back_and_four_suits(deck: str) -> None:
    symbols = [node.attrib["id"] for node in ET.fromstring(sprite(deck)).iter(f"{SVG}symbol")]
    assert len(card_names(deck)) == 36
    assert set(card_names(deck)) <= set(symbols)
    assert len([name for name in symbols if "-pip-" in name]) == 4
    assert len([name for name in symbols if name.endswith("-back")]) == 1
    assert len(symbols) == 41


def test_names_are_unique_and_references_lead_somewhere(deck: str) -> None:
    names = _ids(deck)
    assert len(names) == len(set(names))
    referred = re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', sprite(deck))
    assert {name for pair in referred for name in pair if name} <= set(names)


def test_both_decks_fit_into_one_page() -> None:
    assert not set(_ids("french")) & set(_ids("swiss"))


def test_a_deck_is_light(deck: str) -> None:
    assert len(gzip.compress(sprite(deck).encode(), 9, mtime=0)) <= LARGEST


def test_a_deck_has_nothing_that_the_policy_forbids(deck: str) -> None:
    for node in ET.fromstring(sprite(deck)).iter():
        assert node.tag.removeprefix(SVG) not in (
            "style",
            "script",
            "image",
            "text",
            "foreignObject",
        )
        assert "style" not in node.attrib
        assert not [name for name in node.attrib if name.startswith("on")]


def test_indices_are_large() -> None:
    assert INDEX_WIDTH >= 0.22 * WIDTH


@pytest.mark.parametrize("rank", "6789T")
def test_number_cards_have_as_many_pips_as_they_say(rank: str) -> None:
    assert 2 * len(MIRRORED[rank]) + len(UPRIGHT[rank]) == (10 if rank == "T" else int(rank))


def test_no_two_cards_are_drawn_alike(deck: str) -> None:
    drawings = {
        node.attrib["id"]: ET.tostring(node, encoding="unicode").replace(node.attrib["id"], "")
        for node in ET.fromstring(sprite(deck)).iter(f"{SVG}symbol")
    }
    assert len(set(drawings.values())) == len(drawings)


def test_four_colours_are_variables() -> None:
    assert {f"var(--suit-{suit}," for suit in "SHDC"} <= set(
        re.findall(r"var\(--suit-[SHDC],", sprite("french"))
    )


def test_indices_can_follow_the_language() -> None:
    indexed = re.findall(r'href="#fr-glyph-(\w+)" data-index="fr-(\w)"', sprite("french"))
    assert ("J", "J") in indexed
    assert {"V", "B", "F", "D", "R", "Q", "K", "A", "J"} <= {
        name.removeprefix("fr-glyph-") for name in _ids("french")
    }


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one of french, swiss"):
        sprite("tarot")


def test_the_generator_writes_files(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "buur.web.deck", "--out", str(tmp_path), "french"]
    subprocess.run(command, check=True)
    assert (tmp_path / "french.svg").read_text(encoding="utf-8") == sprite("french") + "\n"
    refused = subprocess.run([*command[:-1], "tarot"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "expected one of" in refused.stderr
