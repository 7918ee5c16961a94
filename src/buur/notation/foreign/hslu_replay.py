"""Verification of an HSLU deal: every card, winner and number of points against the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from buur.contracts import TRICKS, Policy, Tables, compile_contract
from buur.notation.foreign.faults import Fault
from buur.notation.foreign.hslu import CARD_CODES, HsluDeal, HsluTrick, cards_played, player_of
from buur.rules.illegality import refusal
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import trick_points, winner
from buur.seats import right_of

LAST_TRICK: Final = 5
"""The bonus for the last trick."""
RULES: Final = Policy()
"""The rules of the trick in HSLU deals: undertrumping is illegal with any other card in hand."""


def hslu_faults(deal: HsluDeal) -> list[Fault]:
    """Return the contradictions with the rules or the play, in the order of the deal.

    The players' hands follow from the cards that they play. After an illegal card or a wrong winner
    the check goes on; the next leader may be the true winner or the written one.
    """
    hands = _hands(deal)
    counts = _counts(deal)
    whole = not counts
    found = [*counts, *(_dealt(deal, hands) if whole else ())]
    schedule = compile_contract(deal.contract, RULES)
    leader: int = right_of(deal.dealer)
    written: int | None = leader
    for number, (tables, trick) in enumerate(zip(schedule, deal.tricks, strict=False), 1):
        if trick.first not in (leader, written):
            values = {"written": player_of(trick.first), "true": player_of(leader)}
            found.append(Fault("leader", {"trick": number, **values}))
        found += _cards(number, tables, trick, hands)
        if len(trick.cards) != 4:
            break
        found += _outcome(number, tables, trick)
        leader, written = (trick.first + winner(tables, trick.cards)) & 3, trick.winner
    return found


def _hands(deal: HsluDeal) -> list[int]:
    """Return the hand of each seat: the cards that it plays."""
    hands = [0, 0, 0, 0]
    for seat, card in cards_played(deal.tricks):
        hands[seat] |= 1 << card
    return hands


def _counts(deal: HsluDeal) -> list[Fault]:
    """Return the faults in the number of tricks and cards, and cards played twice."""
    found = []
    if len(deal.tricks) != TRICKS:
        found.append(Fault("trick-count", {"count": len(deal.tricks)}))
    seen = 0
    for number, trick in enumerate(deal.tricks, 1):
        if len(trick.cards) != 4:
            found.append(Fault("card-count", {"trick": number, "count": len(trick.cards)}))
        for card in trick.cards:
            if seen >> card & 1:
                found.append(Fault("card-twice", {"trick": number, "card": CARD_CODES[card]}))
            seen |= 1 << card
    return found


def _dealt(deal: HsluDeal, hands: Sequence[int]) -> Iterator[Fault]:
    """Yield a fault for each player whose written hand differs from the cards that he plays."""
    for seat, written in enumerate(deal.hands):
        if written and written != hands[seat]:
            yield Fault("hand", {"player": player_of(seat)})


def _cards(number: int, tables: Tables, trick: HsluTrick, hands: list[int]) -> Iterator[Fault]:
    """Yield the illegal cards of a trick, and remove all its cards from ``hands``."""
    seat, led, best = int(trick.first), NOBODY_LED, 0
    beaten_by = tables.beaten_by
    for card in trick.cards:
        hand = hands[seat]
        if not legal_cards(tables, hand, led, best) >> card & 1 and hand >> card & 1:
            yield _illegal(number, card, seat, refusal(tables, hand, led, card))
        hands[seat] = hand & ~(1 << card)
        if led == NOBODY_LED:
            led, best = card // 9, card
        elif beaten_by[best] >> card & 1:
            best = card
        seat = seat + 1 & 3


def _illegal(number: int, card: int, seat: int, reason: str) -> Fault:
    values = {"card": CARD_CODES[card], "reason": reason}
    return Fault("illegal", {"trick": number, "player": player_of(seat), **values})


def _outcome(number: int, tables: Tables, trick: HsluTrick) -> Iterator[Fault]:
    """Yield the faults of a wrong winner and of wrong points."""
    true = (trick.first + winner(tables, trick.cards)) & 3
    if trick.winner is not None and trick.winner != true:
        seats = {"written": player_of(trick.winner), "true": player_of(true)}
        yield Fault("winner", {"trick": number, **seats})
    points = trick_points(tables, trick.cards) + LAST_TRICK * (number == TRICKS)
    if trick.points != points:
        written = -1 if trick.points is None else trick.points
        yield Fault("points", {"trick": number, "written": written, "true": points})
