"""Tables of pomme told in a few words, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from buur.cards import CardSet, parse_card, parse_cards
from buur.play.model.events import Counted, Cut, Dealt, Joined, Opened, Played
from buur.play.partie import Partie
from buur.scoring import Credit
from buur.seats import Seat, Team
from buur.variants.registry import variant
from tests.rules.scenario import SUITS_APART, deal

THREE = ("S7 S8 S9 ST SJ SQ SK SA D6", "H6 H7 H8 H9 HT HJ HQ HK HA", "C6 C7 C8 C9 CT CJ CQ CK CA")
"""Seat 0 has spades and the six of trumps; what remains is S6 and the other diamonds."""
TWO = ("SA SK SQ SJ ST S9 S8 S7 D6", "H6 H7 H8 H9 HT HJ HQ HK HA")
BESIDE = ("C6 C7 C8", "C9 CT CJ")


def cards(*names: str) -> tuple[CardSet, ...]:
    """Return sets of cards."""
    return tuple(parse_cards(name) for name in names)


def table(
    name: str, hands: Sequence[str], turned: str, beside: Sequence[str] = (), **options: object
) -> Partie:
    """Return a deal in which seat 0 is forehand; what nobody was given lies apart."""
    rules = variant(name, options)
    last = Seat(rules.seats - 1)
    state = Partie(variant=rules, scores=(0,) * rules.lines).do(Opened(last))
    state = state.do(Cut(Seat(last - 1), 7))
    given = (*cards(*hands), *cards(*beside))
    up = 1 << parse_card(turned) if rules.choice.turned_card == "widow" else 0
    down = CardSet(rules.pack.cards & ~sum(given) & ~up)
    piles = cards(*beside)
    return state.do(Dealt(cards(*hands), parse_card(turned), CardSet(up), down, piles))


def four(**options: object) -> Partie:
    """Return a deal for four: everybody has a suit, the dealer's clubs are trumps."""
    return table("pomme", SUITS_APART, "CA", (), **options)


def three(**options: object) -> Partie:
    """Return a deal for three with a blind, the diamonds being trumps."""
    return table("pomme-3", THREE, "DA", (), **options)


def two(**options: object) -> Partie:
    """Return a deal for two with three cards beside each hand, the diamonds being trumps."""
    return table("pomme-2", TWO, "DA", BESIDE, **options)


def said(state: Partie, *answers: str) -> Partie:
    """Return the state after the seats that are asked have answered."""
    for answer in answers:
        state = state.do(Joined(state.waiting[0], answer))  # type: ignore[arg-type]
    return state


def played_out(state: Partie) -> Partie:
    """Return the state with the deal counted, everybody playing the lowest card that he may."""
    while state.phase == "play":
        state = state.do(Played(state.waiting[0], next(iter(state.legal.cards))))
    return state.do(Counted())


def with_points(state: Partie, *points: int, scores: tuple[int, ...] | None = None) -> Partie:
    """Return the state in which the deal is to be counted with these points."""
    credits = tuple(
        Credit(Team(side), "cards", made, 9) for side, made in enumerate(points) if made
    )
    changed = replace(deal(state), credits=credits, turn=Seat(-1))
    return replace(state, deal=changed, scores=scores or state.scores)
