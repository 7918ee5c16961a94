"""Hands that a record does not tell: what its other entries say about them.

A player's own view of a partie is a valid record: the hands of the others are ``??``. What is
known of such a hand is, in this order: all of it, when the seed of the deal is in the record; all
of it, when the play or the other hands leave no choice; else the cards that its owner played,
declared or proved to hold. A card that the rules refuse out of *some* of a player's cards they
refuse out of all of them, so acts can be checked in every case; what is not known can only hide
an offence, never invent one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from buur.cards import Card, CardSet, Suit, cards_in, mask_of, suit_of
from buur.melds import melds_in
from buur.notation.record import Entry
from buur.play import dealing
from buur.play.events import (
    Chosen,
    Counted,
    Dealt,
    Misdealt,
    Played,
    Pushed,
    Revealed,
    Sealed,
    StoeckCalled,
)
from buur.play.fair import digest_of
from buur.play.stages.finding import turned_contract
from buur.play.state import Deal
from buur.play.stoeck import stoeck_pair
from buur.seats import BySeat, Seat
from buur.variants.model import Variant, imposed_suit


def with_seeds(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return entries in which every seal has its seed, wherever the record reveals it."""
    seeds = {digest_of(entry.seed): entry.seed for entry in entries if isinstance(entry, Revealed)}
    return tuple(
        replace(entry, seed=seeds.get(entry.digest))
        if isinstance(entry, Sealed) and entry.seed is None
        else entry
        for entry in entries
    )


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a record knows of the hands of a deal."""

    hands: BySeat[CardSet]
    """By seat: the hand, or the part of it that is known."""
    possible: BySeat[CardSet]
    """Whole hands that would agree with it: one deal out of many."""
    is_whole: bool
    """Whether all hands are complete."""
    hides_points: bool
    """Whether points may have been made that the record does not tell."""


def knowledge(variant: Variant, deal: Deal, dealt: Dealt, after: Sequence[Entry]) -> Knowledge:
    """Return what is known of the hands of a deal of which the record does not tell all.

    Args:
        variant: the rules.
        deal: the deal, whose cards are about to be dealt.
        dealt: the hands that the record tells.
        after: the entries that follow.
    """
    course = tuple(_course(after))
    hands = _sealed(variant, deal, dealt) or _deduced(variant, deal, dealt, course)
    whole = [hand.bit_count() == variant.hand_size for hand in hands]
    hides = any(
        told is None and _hides_points(variant, Seat(seat), hands[seat], whole[seat], course)
        for seat, told in enumerate(dealt.hands)
    )
    return Knowledge(hands, _filled(variant, hands), is_whole=all(whole), hides_points=hides)


def _course(after: Sequence[Entry]) -> Iterator[Entry]:
    """Give the entries of the deal."""
    for event in after:
        if isinstance(event, (Dealt, Counted, Misdealt)):
            return
        yield event


def _sealed(variant: Variant, deal: Deal, dealt: Dealt) -> BySeat[CardSet] | None:
    """Return the hands that the seed leads to, if it is known; told hands stay as told."""
    seal = deal.seal
    if seal is None or seal.seed is None or None in seal.nonces:
        return None
    drawn = dealing.sealed_deal(variant, deal).hands
    return tuple(
        (due or CardSet(0)) if told is None else told
        for told, due in zip(dealt.hands, drawn, strict=True)
    )


def _deduced(
    variant: Variant, deal: Deal, dealt: Dealt, course: Sequence[Entry]
) -> BySeat[CardSet]:
    hands = [int(hand or 0) for hand in dealt.hands]
    taken = 0
    for hand in hands:
        taken |= hand
    for seat, cards in _shown(variant, deal, dealt, course):
        told = seat >= len(hands) or dealt.hands[seat] is not None
        for card in cards_in(cards):
            room = not told and hands[seat].bit_count() < variant.hand_size
            if room and not taken >> card & 1:
                hands[seat] |= 1 << card
                taken |= 1 << card
    short = [seat for seat, hand in enumerate(hands) if hand.bit_count() < variant.hand_size]
    if len(short) == 1 and dealt.hands[short[0]] is None:
        hands[short[0]] |= variant.pack.cards & ~taken
    return tuple(CardSet(hand) for hand in hands)


def _filled(variant: Variant, hands: BySeat[CardSet]) -> BySeat[CardSet]:
    """Return hands filled up with cards that nobody is known to hold."""
    taken = 0
    for hand in hands:
        taken |= hand
    rest = iter(cards_in(CardSet(variant.pack.cards & ~taken)))
    return tuple(
        CardSet(hand | mask_of(islice(rest, max(0, variant.hand_size - hand.bit_count()))))
        for hand in hands
    )


def _shown(
    variant: Variant, deal: Deal, dealt: Dealt, course: Sequence[Entry]
) -> Iterator[tuple[Seat, CardSet]]:
    """Give the cards that seats are seen to have held."""
    if dealt.turned is not None:
        yield deal.dealer, CardSet(1 << dealt.turned)
    trump = _trump(variant, deal, dealt, course)
    for event in course:
        if isinstance(event, Played):
            yield event.seat, CardSet(1 << event.card)
            for meld in event.melds:
                yield event.seat, meld
        elif isinstance(event, StoeckCalled) and trump is not None:
            yield event.seat, stoeck_pair(trump)
    opening = variant.deal.opening_card if deal.number == 1 else None
    first = next((event for event in course if isinstance(event, (Pushed, Chosen, Played))), None)
    if opening is not None and first is not None:
        yield first.seat, CardSet(1 << opening)


def _trump(variant: Variant, deal: Deal, dealt: Dealt, course: Sequence[Entry]) -> Suit | None:
    if dealt.turned is not None:
        return turned_contract(variant.choice, dealt.turned).suit
    if variant.choice.contracts == "imposed":
        return imposed_suit(variant.choice, deal.number)
    for event in course:
        if isinstance(event, Chosen):
            return event.contract.suit
        if isinstance(event, Played):
            return suit_of(Card(event.card))
    return None


def _hides_points(
    variant: Variant, seat: Seat, hand: CardSet, whole: bool, course: Sequence[Entry]
) -> bool:
    """Tell whether a seat whose hand was not told may have had melds or stöck unheard."""
    first = next((e for e in course if isinstance(e, Played) and e.seat == seat), None)
    if not whole:
        return True
    if not variant.meld.melds or (first is not None and first.melds):
        return False
    return bool(melds_in(hand, variant.meld.rules))
