"""A deck as one SVG of symbols: 36 cards, the back, the suit signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from buur.web.deck import french, pips, swiss
from buur.web.deck.aces import french_ace, swiss_ace
from buur.web.deck.back import back
from buur.web.deck.banner import banner
from buur.web.deck.court import Figure, clip, court
from buur.web.deck.glyphs import STROKES, glyph
from buur.web.deck.layout import corners, number_pips
from buur.web.deck.palette import EDGE, PAPER, Livery
from buur.web.deck.svg import HEIGHT, WIDTH, element, group, use

RANKS: Final = ("6", "7", "8", "9", "T", "J", "Q", "K", "A")

_VIEW = f"0 0 {WIDTH} {HEIGHT}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """What makes a deck: everything else is the same for all."""

    prefix: str
    suits: tuple[str, ...]
    letters: Mapping[str, str]
    """Corner letters other than the code of the rank."""
    sign: Callable[[str], str]
    ace: Callable[[str], str]
    ten: Callable[[str], str] | None
    """The ten, where it is not a number card."""
    liveries: Mapping[str, Livery]
    bands: Mapping[str, str]
    figures: Mapping[str, Figure]
    """The court by suit and rank: ``S-K``."""
    back: str


def _swiss_ace(suit: str) -> str:
    return swiss_ace(suit, swiss.LIVERIES[suit])


def _banner(suit: str) -> str:
    return banner(suit, swiss.LIVERIES[suit], swiss.BANDS[suit])


_DECKS: Final = {
    "french": Deck(
        prefix="fr",
        suits=french.SUITS,
        letters={"T": "10"},
        sign=pips.french,
        ace=french_ace,
        ten=None,
        liveries=french.LIVERIES,
        bands=french.BANDS,
        figures=french.FIGURES,
        back=back(
            "var(--back-french,#7a2130)", "var(--back-woven,#a8485a)", "var(--back-thread,#f0dcae)"
        ),
    ),
    "swiss": Deck(
        prefix="ch",
        suits=swiss.SUITS,
        letters={"T": "10", "J": "U", "Q": "O"},
        sign=pips.swiss,
        ace=_swiss_ace,
        ten=_banner,
        liveries=swiss.LIVERIES,
        bands=swiss.BANDS,
        figures=swiss.FIGURES,
        back=back(
            "var(--back-swiss,#1d4450)", "var(--back-woven,#3d7786)", "var(--back-thread,#f0dcae)"
        ),
    ),
}

DECKS: Final = tuple(_DECKS)


@lru_cache(maxsize=len(DECKS))
def sprite(deck: str) -> str:
    """Return a deck's drawings as one SVG document.

    Symbols are named by prefix, suit and rank: ``fr-S-J``, ``ch-eichel-J``, ``fr-back``,
    ``fr-pip-S``. The letters of ``fr-ix-…`` can be pointed at other glyphs, since they depend on
    the language of the player.

    Raises:
        ValueError: there is no such deck.
    """
    if deck not in _DECKS:
        raise ValueError(f"deck {deck!r} does not exist: expected one of {', '.join(DECKS)}")
    data = _DECKS[deck]
    signs = [_sign(data, suit) for suit in data.suits]
    cards = [_card(name, _face(data, name)) for name in card_names(deck)]
    return element(
        "svg",
        element("defs", clip(data.prefix), *_glyphs(data), *signs),
        *cards,
        _card(back_name(deck), data.back),
        xmlns="http://www.w3.org/2000/svg",
    )


def card_names(deck: str) -> tuple[str, ...]:
    """Return the names of a deck's 36 card symbols."""
    data = _DECKS[deck]
    return tuple(f"{data.prefix}-{suit}-{rank}" for suit in data.suits for rank in RANKS)


def back_name(deck: str) -> str:
    """Return the name of the symbol of a deck's back."""
    return f"{_DECKS[deck].prefix}-back"


def _face(deck: Deck, name: str) -> str:
    """Return the drawing of a card with its corners."""
    _, suit, rank = name.split("-")
    if rank in "JQK":
        figure = deck.figures[f"{suit}-{rank}"]
        pip = f"{deck.prefix}-pip-{suit}"
        middle = court(name, pip, deck.liveries[suit], figure, deck.bands[suit])
    elif rank == "A":
        middle = deck.ace(suit)
    elif rank == "T" and deck.ten:
        middle = deck.ten(suit)
    else:
        middle = number_pips(name)
    return middle + corners(name, pips.INDEX_COLOURS[suit])


def _glyphs(deck: Deck) -> list[str]:
    """Return the glyphs, and for each rank the one that stands for it."""
    prefix = deck.prefix
    shapes = [group(glyph(name), id=f"{prefix}-glyph-{name}") for name in STROKES]
    indices = []
    for rank in RANKS:
        pointer = use(
            f"{prefix}-glyph-{deck.letters.get(rank, rank)}", data_index=f"{prefix}-{rank}"
        )
        indices.append(group(pointer, id=f"{prefix}-ix-{rank}"))
    return shapes + indices


def _sign(deck: Deck, suit: str) -> str:
    """Return a suit sign: the page shows it alone, the cards of the deck many times."""
    name = f"{deck.prefix}-sign-{suit}"
    return group(deck.sign(suit), id=name) + element(
        "symbol",
        use(name, stroke_width=pips.OUTLINE),
        id=f"{deck.prefix}-pip-{suit}",
        viewBox="0 0 100 100",
        width=100,
        height=100,
    )


def _card(name: str, drawing: str) -> str:
    paper = element(
        "rect",
        x=1,
        y=1,
        width=WIDTH - 2,
        height=HEIGHT - 2,
        rx=15,
        fill=PAPER,
        stroke=EDGE,
        stroke_width=2,
    )
    return element("symbol", paper, drawing, id=name, viewBox=_VIEW)
