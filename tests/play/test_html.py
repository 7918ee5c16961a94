"""Values as HTML in notebooks: what they show and hide, as accessible tables."""

from __future__ import annotations

import re
from itertools import islice
from xml.etree import ElementTree

import pytest

import buur
from buur.arena.statistics import DuelStatistics, Score
from buur.bots import bot
from buur.cards import RED, Hand, cards_html
from buur.play.html import html_table
from buur.play.model.deal import Deal, Trick
from buur.play.model.events import Soldered
from buur.play.partie import Partie, start
from buur.seats import Seat
from buur.variants.registry import variant
from tests.bots.parties import events_of
from tests.families import in_turn
from tests.rules.scenario import SUITS_APART, deal, opened, play, table


def played() -> Partie:
    """Return a partie with one complete trick and one card of the next."""
    return play(table(*SUITS_APART, contract="trump:S", scores=(100, 50)), "SA HA DA CA S6")


def tables(text: str) -> list[dict[str, list[str]]]:
    """Return the tables of a text, each its rows by their headers, after checks of its form."""
    found = []
    for one in ElementTree.fromstring(f"<div>{text}</div>").iter("table"):
        assert one.find("caption") is not None
        rows = {}
        for row in one.iter("tr"):
            head, *cells = row
            assert head.tag == "th"
            assert head.get("scope") in ("row", "col")
            assert all(cell.tag == ("th" if head.get("scope") == "col" else "td") for cell in cells)
            rows["".join(head.itertext())] = ["".join(cell.itertext()) for cell in cells]
        found.append(rows)
    return found


def test_a_trick_is_a_row() -> None:
    """Its leader, the cards in playing order, its winner and its points."""
    (rows,) = tables(deal(played()).tricks[0]._repr_html_())
    assert rows["seat 0"] == ["♠A ♥A ♦A ♣A", "seat 0", "44"]


def test_a_deal_shows_hands_and_tricks() -> None:
    """The open trick is the last row; before the cards there is nothing to show."""
    hands, tricks = tables(deal(played())._repr_html_())
    assert hands["seat 1"] == ["1", "♥6 ♥7 ♥8 ♥9 ♥10 ♥J ♥Q ♥K"]
    assert tricks["1"] == ["seat 0", "♠A ♥A ♦A ♣A", "seat 0", "44"]
    assert tricks["2"] == ["seat 0", "♠6", "open", ""]
    assert tables(deal(opened())._repr_html_()) == [{"Cards": ["not dealt"]}]


def test_a_state_shows_the_table() -> None:
    """Hands, who is on turn, the points and the open trick; the contract is in the caption."""
    text = played()._repr_html_()
    (rows,) = tables(text)
    assert "Partie of chibre, deal 1, trump:S, phase play, seat 1 to act" in text
    assert rows["seat 1 ▸"] == ["1", "♥6 ♥7 ♥8 ♥9 ♥10 ♥J ♥Q ♥K"]
    assert rows["Points"] == ["", "144 : 50"]
    assert rows["Trick"] == ["led by 0", "♠6"]
    assert tables(Partie(variant=variant())._repr_html_()) == [{"Deal": ["not opened"]}]
    assert "deal 1, no contract yet, phase choose, seat 0 to act" in start(chance=7)._repr_html_()


def test_a_view_shows_its_own_cards() -> None:
    """And of the others how many they hold, until they are laid open."""
    state = play(table(*SUITS_APART, contract="trump:S"), "SA HA DA CA")
    text = state.view(1)._repr_html_()
    (rows,) = tables(text)
    assert "View of seat 1 of chibre, deal 1" in text
    assert rows["seat 1"] == ["1", "♥6 ♥7 ♥8 ♥9 ♥10 ♥J ♥Q ♥K"]
    assert rows["seat 2"] == ["0", "8 hidden"]
    (public,) = tables(state.view(None)._repr_html_())
    assert public["seat 1"] == ["1", "8 hidden"]
    (shown,) = tables(state.do(Soldered(Seat(0))).view(1)._repr_html_())
    assert shown["seat 2"] == ["0", "♦6 ♦7 ♦8 ♦9 ♦10 ♦J ♦Q ♦K"]


@pytest.mark.parametrize("name", in_turn())
def test_a_view_never_shows_a_hidden_card(name: str) -> None:
    """The cards that it shows are its own, or lie open."""
    rules = variant(name)
    players = [bot("random", seat) for seat in range(rules.seats)]
    for state, _ in islice(events_of(rules, players, 3), 0, 120, 7):
        for seat in (*range(rules.seats), None):
            view = state.view(seat)
            public = view.state.deal
            known = Hand() if public is None else Hand(public.lying)
            for cards in () if public is None else public.hands:
                known |= Hand(cards)
            text = view._repr_html_()
            assert Hand([card for card in Hand(range(36)) if cards_html([card]) in text]) <= known


def test_a_deal_on_the_slate_shows_its_points() -> None:
    """By side, and by line as written; zeros are left out."""
    score = finished().history[0]
    parts, lines = tables(score._repr_html_())
    assert parts["Tricks"] == list(map(str, score.tricks))
    assert parts["Cards"] == list(map(str, score.cards))
    assert "Match" not in parts or any(score.match)
    assert lines["Total"] == list(map(str, score.total))


def finished() -> Partie:
    """Return a partie that is over."""
    players = [bot("steady", seat) for seat in range(4)]
    game = buur.Table(variant("chibre"), players, chance=buur.play.chance.chance_of(3))
    list(game.run())
    return game.state


def test_a_result_names_the_winner() -> None:
    """Points by line; strokes where they are written."""
    result = finished().result
    assert result is not None
    text = result._repr_html_()
    (rows,) = tables(text)
    assert f"line {result.winner} wins" in text
    assert rows["Line 0"][0] == str(result.scores[0])


def test_a_duel_shows_its_gain() -> None:
    """With its error as soon as there is one, and its bound after twenty boards."""
    score = Score(names=("<mine>", "steady"))
    score.add(3.0)
    (rows,) = tables(score._repr_html_())
    assert rows["gain"] == ["+3.00 points per deal"]
    assert (rows["95 % bound"], rows["illegal acts of <mine>"]) == (["–"], ["0"])
    for number in range(30):
        score.add(3.0 + number % 2)
    gain, seatings = tables(DuelStatistics(score=score, deals=4)._repr_html_())
    assert gain["gain"] == ["+3.48 ± 0.09 points per deal"]
    assert gain["95 % bound"][0].startswith("± ")
    assert seatings == {"deals": ["4"], "seatings won": ["0.0%"]}


def test_what_is_written_is_text() -> None:
    """Captions and headers are escaped."""
    text = html_table("<b>", ("<i>",), [("a", "b")])
    assert "<b>" not in text
    assert "<i>" not in text


@pytest.mark.parametrize(
    ("page", "text"), [(255, 0), (255, 33), (17, 255), (30, 212), (33, 224)], ids=str
)
def test_red_suits_are_read_on_light_and_dark_pages(page: int, text: int) -> None:
    """Contrast of 4.5 (WCAG AA) with the grey of the page, for the grey of its text."""
    red = re.fullmatch(r"color-mix\(in srgb,#(\w{6}) (\d+)%,currentcolor\)", RED)
    assert red is not None
    share = int(red[2]) / 100
    mixed = [share * part + (1 - share) * text for part in bytes.fromhex(red[1])]
    light, dark = sorted((luminance(*mixed), luminance(page, page, page)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def luminance(*parts: float) -> float:
    """Return the relative luminance of a colour by its parts from 0 to 255."""
    linear = [
        one / 255 / 12.92 if one / 255 <= 0.04045 else ((one / 255 + 0.055) / 1.055) ** 2.4
        for one in parts
    ]
    return sum(weight * one for weight, one in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_colours_come_from_the_page() -> None:
    """No background and no colour of text is set, except the red of two suits."""
    state = played()
    for value in (state, state.view(0), deal(state), deal(state).tricks[0], state.hand(0)):
        assert isinstance(value, (Partie, buur.View, Deal, Trick, Hand))
        text = value._repr_html_()
        assert "background" not in text
        colours = set(re.findall(r"[a-z-]*color:[^;]*", text))
        assert colours <= set(re.findall(r"color:[^;]*", cards_html(Hand("S6 H6"))))
