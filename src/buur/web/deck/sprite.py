"""A deck as one SVG of symbols: 36 cards, the back, the suit signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from buur.web.deck import french, pips, signs, swiss
from buur.web.deck.aces import french_ace, swiss_ace
from buur.web.deck.back import back
from buur.web.deck.banner import banner
from buur.web.deck.court import Figure, clip, court
from buur.web.deck.glyphs import STROKES, glyph
from buur.web.deck.layout import corners, number_pips, small_signs
from buur.web.deck.palette import EDGE, PAPER, Livery
from buur.web.deck.signs import Sign
from buur.web.deck.svg import HEIGHT, WIDTH, element

RANKS: Final = ("6", "7", "8", "9", "T", "J", "Q", "K", "A")

_VIEW = f"0 0 {WIDTH} {HEIGHT}"
_THREAD = "var(--back-thread,#f0dcae)"


class Court(NamedTuple):
    """The figures of the court cards, and the liveries of the suits."""

    liveries: Mapping[str, Livery]
    """By suit, in the order of the suits."""
    bands: Mapping[str, str]
    figures: Mapping[str, Figure]
    """By suit and rank: ``S-K``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """The parts in which decks differ."""

    prefix: str
    letters: Mapping[str, str]
    """Corner letters other than the code of the rank."""
    sign: Callable[[str], Sign]
    ace: Callable[[str, Sign], str]
    ten: Callable[[str], str] | None
    """The drawing of the ten, if it is not a number card."""
    court: Court
    back: str


def _french_sign(suit: str) -> Sign:
    return Sign.of(pips.french(suit))


def _swiss_sign(suit: str) -> Sign:
    instead = pips.AUSTRIAN.get(suit)
    return Sign.of(pips.SWISS[suit](), instead() if instead else "")


def _swiss_ace(suit: str, _: Sign) -> str:
    return swiss_ace(suit, swiss.LIVERIES[suit])


def _banner(suit: str) -> str:
    return banner(suit, swiss.LIVERIES[suit], swiss.BANDS[suit])


_DECKS: Final = {
    "french": Deck(
        prefix="fr",
        letters={"T": "10"},
        sign=_french_sign,
        ace=french_ace,
        ten=None,
        court=Court(french.LIVERIES, french.BANDS, french.FIGURES),
        back=back("var(--back-french,#7a2130)", "var(--back-woven,#a8485a)", _THREAD),
    ),
    "swiss": Deck(
        prefix="ch",
        letters={"T": "10", "J": "U", "Q": "O"},
        sign=_swiss_sign,
        ace=_swiss_ace,
        ten=_banner,
        court=Court(swiss.LIVERIES, swiss.BANDS, swiss.FIGURES),
        back=back("var(--back-swiss,#1d4450)", "var(--back-woven,#3d7786)", _THREAD),
    ),
}

DECKS: Final = tuple(_DECKS)


@lru_cache(maxsize=len(DECKS))
def sprite(deck: str) -> str:
    """Return a deck's drawings as one SVG document.

    Symbols are named by prefix, suit and rank: ``fr-S-J``, ``ch-eichel-J``, ``fr-back``,
    ``fr-pip-S``. What carries ``data-index`` can be pointed at other glyphs, since the letters
    depend on the language of the player.

    Raises:
        ValueError: there is no such deck.
    """
    if deck not in _DECKS:
        raise ValueError(f"deck {deck!r} does not exist: expected one of {', '.join(DECKS)}")
    data = _DECKS[deck]
    drawn = {suit: data.sign(suit) for suit in data.court.liveries}
    cards = {name: _card(name, _face(data, name, drawn)) for name in card_names(deck)}
    # Alike next to alike: packers do not look back far.
    plain = [
        signs.defined(sign, f"{data.prefix}-pip-{suit}")
        + element("defs", small_signs(sign, f"{data.prefix}-small-{suit}"))
        + "".join(cards.pop(f"{data.prefix}-{suit}-{rank}") for rank in RANKS if rank not in "JQK")
        for suit, sign in drawn.items()
    ]
    return element(
        "svg",
        element("defs", clip(data.prefix), *_glyphs(data)),
        *plain,
        *cards.values(),
        _card(back_name(deck), data.back),
        xmlns="http://www.w3.org/2000/svg",
    )


def card_names(deck: str) -> tuple[str, ...]:
    """Return the names of a deck's 36 card symbols."""
    data = _DECKS[deck]
    return tuple(f"{data.prefix}-{suit}-{rank}" for suit in data.court.liveries for rank in RANKS)


def back_name(deck: str) -> str:
    """Return the name of the symbol of a deck's back."""
    return f"{_DECKS[deck].prefix}-back"


def _face(deck: Deck, name: str, drawn: Mapping[str, Sign]) -> str:
    """Return the drawing of a card with its corners."""
    prefix, suit, rank = name.split("-")
    sign = drawn[suit]
    if rank in "JQK":
        liveries, bands, figures = deck.court
        figure = figures[f"{suit}-{rank}"]
        middle = court(name, f"{prefix}-pip-{suit}", liveries[suit], figure, bands[suit])
    elif rank == "A":
        middle = deck.ace(suit, sign)
    elif rank == "T" and deck.ten:
        middle = deck.ten(suit)
    else:
        middle = number_pips(sign, name)
    letter = f"{prefix}-glyph-{deck.letters.get(rank, rank)}"
    return middle + corners(
        f"{prefix}-small-{suit}", f"{prefix}-{rank}", letter, pips.INDEX_COLOURS[suit]
    )


def _glyphs(deck: Deck) -> list[str]:
    """Return the glyphs that the deck needs; those of the French one serve every language."""
    own = {deck.letters.get(rank, rank) for rank in RANKS}
    names = STROKES if deck.prefix == "fr" else [name for name in STROKES if name in own]
    return [glyph(name, f"{deck.prefix}-glyph-{name}") for name in names]


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
