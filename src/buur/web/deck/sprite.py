"""A deck as one SVG of symbols: 36 cards, the back, the suit signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from buur.web.deck import french, pips, swiss
from buur.web.deck.back import back
from buur.web.deck.banner import banner
from buur.web.deck.court import clip, court
from buur.web.deck.glyphs import STROKES, glyph
from buur.web.deck.layout import corners, number_pips
from buur.web.deck.svg import HEIGHT, WIDTH, element, group, placed, use

DECKS: Final = ("french", "swiss")

RANKS: Final = ("6", "7", "8", "9", "T", "J", "Q", "K", "A")

_VIEW = f"0 0 {WIDTH} {HEIGHT}"
_SWISS_LETTERS = {"J": "U", "Q": "O"}
_SWISS_COLOURS = {
    "eichel": "#3f5a22",
    "rosen": "#a51c2b",
    "schilten": "#1f4a8c",
    "schellen": "#9a5a00",
}


@lru_cache(maxsize=len(DECKS))
def sprite(deck: str) -> str:
    """Return a deck's drawings as one SVG document.

    Symbols are named by prefix, suit and rank: ``fr-S-J``, ``ch-eichel-J``, ``fr-back``,
    ``fr-pip-S``. The letters of ``fr-ix-…`` can be pointed at other glyphs, since they depend on
    the language of the player.

    Raises:
        ValueError: there is no such deck.
    """
    if deck == "french":
        inside = _french()
    elif deck == "swiss":
        inside = _swiss()
    else:
        raise ValueError(f"deck {deck!r} does not exist: expected one of {', '.join(DECKS)}")
    return element("svg", *inside, xmlns="http://www.w3.org/2000/svg")


def card_names(deck: str) -> tuple[str, ...]:
    """Return the names of a deck's 36 card symbols."""
    prefix, suits = ("fr", french.SUITS) if deck == "french" else ("ch", swiss.SUITS)
    return tuple(f"{prefix}-{suit}-{rank}" for suit in suits for rank in RANKS)


def _french() -> list[str]:
    parts = [element("defs", clip("fr"), *_glyphs("fr", {}))]
    for suit in french.SUITS:
        colour = pips.FRENCH_COLOURS[suit]
        parts.append(_pip("fr", suit, pips.french(suit)))
        for rank in RANKS:
            if rank in "JQK":
                livery, figure = french.LIVERIES[suit], french.FIGURES[suit + rank]
                middle = court("fr", suit, livery, figure)
            elif rank == "A":
                middle = _ace("fr", suit)
            else:
                middle = number_pips("fr", suit, rank)
            parts.append(_card(f"fr-{suit}-{rank}", middle + corners("fr", suit, rank, colour)))
    return [*parts, _card("fr-back", back("#7c2233", "#a13848", "#f3e4c0"))]


def _swiss() -> list[str]:
    parts = [element("defs", clip("ch"), *_glyphs("ch", _SWISS_LETTERS))]
    for suit in swiss.SUITS:
        parts.append(_pip("ch", suit, pips.SWISS[suit]()))
        for rank in RANKS:
            if rank in "JQK":
                livery, figure = swiss.LIVERIES[suit], swiss.FIGURES[f"{suit}-{rank}"]
                middle = court("ch", suit, livery, figure)
            elif rank == "T":
                middle = banner("ch", suit, swiss.LIVERIES[suit])
            elif rank == "A":
                middle = _ace("ch", suit)
            else:
                middle = number_pips("ch", suit, rank)
            marks = corners("ch", suit, rank, _SWISS_COLOURS[suit])
            parts.append(_card(f"ch-{suit}-{rank}", middle + marks))
    return [*parts, _card("ch-back", back("#1f4a57", "#2f6f7c", "#f0e6c8"))]


def _glyphs(prefix: str, letters: dict[str, str]) -> list[str]:
    """Return the glyphs, and for each rank the one that stands for it."""
    shapes = [group(glyph(name), id=f"{prefix}-glyph-{name}") for name in STROKES]
    indices = []
    for rank in RANKS:
        name = letters.get(rank, "10" if rank == "T" else rank)
        pointer = use(f"{prefix}-glyph-{name}", data_index=f"{prefix}-{rank}")
        indices.append(group(pointer, id=f"{prefix}-ix-{rank}"))
    return shapes + indices


def _pip(prefix: str, suit: str, drawing: str) -> str:
    """Return a suit sign: the page shows it alone, the cards of the deck many times."""
    return element(
        "symbol", drawing, id=f"{prefix}-pip-{suit}", viewBox="0 0 100 100", width=100, height=100
    )


def _ace(prefix: str, suit: str) -> str:
    return placed(f"{prefix}-pip-{suit}", WIDTH / 2, HEIGHT / 2, 112)


def _card(name: str, drawing: str) -> str:
    paper = element(
        "rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=15,
        fill="var(--paper,#fdfbf4)", stroke="var(--card-line,#8d8877)", stroke_width=2,
    )  # fmt: skip
    return element("symbol", paper, drawing, id=name, viewBox=_VIEW)
