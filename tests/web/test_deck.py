"""The card decks: complete, sound, light, and allowed by the page's policy."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from buur.web.deck import (
    DECKS,
    back_name,
    card_names,
    curves,
    flatten,
    french,
    pips,
    sheet,
    sprite,
    swiss,
)
from buur.web.deck.layout import INDEX_WIDTH, MIRRORED, SMALL, SMALL_SIGN, UPRIGHT
from buur.web.deck.palette import Livery
from buur.web.deck.svg import HEIGHT, WIDTH
from tests.web.test_tokens import CONTRAST, declared, luminance

SVG = "{http://www.w3.org/2000/svg}"
TOKENS = Path(__file__).parents[2] / "src/buur/web/static/style/tokens.css"
LARGEST = {"french": 122_000, "swiss": 187_000}
"""Bytes of a deck as it is written."""

LARGEST_PACKED = 25_000
"""Bytes of a compressed deck, a tenth more than the larger one takes: versions of zlib differ."""

MOST_NODES = {
    "french": {"6": 20, "7": 20, "8": 20, "9": 20, "T": 20, "A": 30, "J": 120, "Q": 120, "K": 126},
    "swiss": {"6": 40, "7": 55, "8": 55, "9": 40, "T": 96, "A": 88, "J": 165, "Q": 165, "K": 138},
}
"""Elements of one card, copies of its instances included: a telephone styles nine in a hand."""

MEAN_NODES = {"french": 50, "swiss": 85}
"""The same for all cards on average."""

STRIP = 44 / 70
"""What may be seen of a card that lies under the next one."""

COURTS = {"french": french.FIGURES, "swiss": swiss.FIGURES}


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
    drawn = sprite(deck).encode()
    assert len(drawn) <= LARGEST[deck]
    assert len(gzip.compress(drawn, 9, mtime=0)) <= LARGEST_PACKED


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


def test_index_and_sign_are_seen_in_a_strip(deck: str) -> None:
    root = ET.fromstring(sprite(deck))
    for name in card_names(deck):
        card = next(node for node in root.iter() if node.get("id") == name)
        upper, lower = (node for node in card if "data-index" in node.attrib)
        x, y, scale = _placing(upper)
        assert x > 0
        assert y > 0
        assert x + 44 * scale < STRIP * WIDTH
        assert lower.attrib["transform"] == f"rotate(180 114 178){upper.attrib['transform']}"
    assert SMALL >= 0.18 * WIDTH
    assert SMALL_SIGN[0] - SMALL / 2 > 0
    assert SMALL_SIGN[0] + SMALL / 2 < STRIP * WIDTH
    assert SMALL_SIGN[1] + SMALL / 2 < HEIGHT / 2


def _placing(node: ET.Element) -> tuple[float, float, float]:
    """Return where a node is moved to, and its scale."""
    found = re.fullmatch(
        r"translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)", node.attrib["transform"]
    )
    assert found
    x, y, scale = (float(value) for value in found.groups())
    return x, y, scale


def test_a_card_has_few_elements(deck: str) -> None:
    root = ET.fromstring(sprite(deck))
    named = {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}
    counts = {name: _nodes(named[name], named) for name in card_names(deck)}
    most = MOST_NODES[deck]
    assert not {name: n for name, n in counts.items() if n > most[name[-1]]}
    assert sum(counts.values()) / len(counts) <= MEAN_NODES[deck]


def _nodes(node: ET.Element, named: dict[str, ET.Element]) -> int:
    """Count the elements that a browser makes for a node, the copies of its instances included."""
    own = 1 + sum(_nodes(child, named) for child in node)
    if node.tag == f"{SVG}use":
        own += _nodes(named[node.attrib["href"].removeprefix("#")], named)
    return own


@pytest.mark.parametrize(
    "shape", ["M8 8H20V20Z", "M8 8C12 8 20 12 20 20S9 9 8 8Z", "M8 8a6 6 0 1 0 .2 0z"]
)
def test_paths_are_written_as_they_were_read(shape: str) -> None:
    curve = curves.read(shape)
    assert curves.read(curves.write([curve])) == curve
    turned = curves.moved(
        curves.moved(curve, curves.matrix("rotate(180 5 5)")), (-1, 0, 0, -1, 10, 10)
    )
    assert curves.write([turned]) == curves.write([curve])


def test_only_what_does_not_overlap_is_painted_at_once() -> None:
    square = '<path d="M{0} 0h10v10h-10z" fill="{1}"/>'
    apart = square.format(0, "red") + square.format(6, "blue") + square.format(40, "red")
    assert len(flatten.shapes(apart)) == 2
    between = square.format(0, "red") + square.format(6, "blue") + square.format(12, "red")
    assert len(flatten.shapes(between)) == 3
    veils = square.format(0, "#00000026") + square.format(6, "#00000026")
    assert len(flatten.shapes(veils)) == 2


def test_nothing_is_drawn_that_takes_long(deck: str) -> None:
    used = {node.tag.removeprefix(SVG) for node in ET.fromstring(sprite(deck)).iter()}
    assert not used & {"filter", "mask", "pattern", "linearGradient", "radialGradient"}


@pytest.mark.parametrize("deck_name", DECKS)
def test_people_of_a_court_are_told_apart(deck_name: str) -> None:
    figures = COURTS[deck_name]
    assert len(figures) == 12
    assert len({figure.held for figure in figures.values()}) == 12
    assert len({figure.front for figure in figures.values()}) == 12
    for rank in "JQK":
        same = [figure for name, figure in figures.items() if name.endswith(rank)]
        plain = Livery(robe="1", second="2", accent="3", tint="4")
        assert len({figure.body(plain) for figure in same}) == 4
        assert len({figure.look for figure in same}) == 4


def test_signs_tell_ober_from_under() -> None:
    for name, figure in swiss.FIGURES.items():
        height = figure.sign[1] if figure.sign else None
        assert {"K": height is None, "Q": height == 36, "J": height == 151}[name[-1]], name


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


def test_style_sheet_changes_only_what_is_drawn() -> None:
    pattern = r"^ +(--(?:suit|robe|tint|signs|pip|index|card-(?:ink|tint|shade))[\w-]*):"
    changed = set(re.findall(pattern, TOKENS.read_text(encoding="utf-8"), re.MULTILINE))
    assert {"--robe-D", "--card-ink", "--signs-swiss", "--pip-line"} <= changed
    assert changed <= set(re.findall(r"var\((--[\w-]+)", sprite("french") + sprite("swiss")))


@pytest.mark.parametrize("suit", pips.INDEX_COLOURS)
def test_letters_stand_out_from_the_paper(suit: str) -> None:
    printed = pips.INDEX_COLOURS[suit].partition(",")[2].rstrip(")")
    for colour, least in ((printed, 4.5), (declared(CONTRAST)[f"suit-{suit}"], 7.0)):
        assert 1.05 / (luminance(colour) + 0.05) >= least, (suit, colour)


def test_signs_of_vorarlberg_are_a_switch() -> None:
    root = ET.fromstring(sprite("swiss"))
    both = ["var(--signs-swiss,inline)", "var(--signs-austrian,none)"]
    for suit in swiss.LIVERIES:
        for name in (f"ch-pip-{suit}-sign", f"ch-small-{suit}", f"ch-{suit}-six"):
            drawn = next(node for node in root.iter() if node.get("id") == name)
            switches = [child.attrib["display"] for child in drawn if "display" in child.attrib]
            assert switches == (both if suit in pips.AUSTRIAN else []), name


def test_a_sheet_shows_every_card_once(deck: str) -> None:
    root = ET.fromstring(sheet(deck))
    shown = [node.attrib["href"] for node in root if node.tag == f"{SVG}use"]
    assert shown == [f"#{name}" for name in (*card_names(deck), back_name(deck))]


def test_indices_can_follow_the_language() -> None:
    indexed = re.findall(r'href="#fr-glyph-(\w+)" data-index="fr-(\w)"', sprite("french"))
    assert indexed.count(("J", "J")) == 8
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
    subprocess.run([*command, "--sheet"], check=True)
    assert (tmp_path / "french.svg").read_text(encoding="utf-8") == sheet("french") + "\n"
    refused = subprocess.run([*command[:-1], "tarot"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "expected one of" in refused.stderr
