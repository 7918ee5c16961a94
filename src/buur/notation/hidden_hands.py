"""Inference of hands that a record leaves out, from its other entries.

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

from buur.cards import SIX, Card, CardSet, Suit, cards_in, make_card, mask_of, suit_of
from buur.melds import melds_in
from buur.notation.record import Entry
from buur.play.acts.fixed_contract import turned_contract
from buur.play.model.deal import Deal
from buur.play.model.events import (
    Bid,
    Called,
    Chosen,
    Counted,
    Dealt,
    Declared,
    Discarded,
    Exchanged,
    Joined,
    Married,
    Misdealt,
    Owned,
    Passed,
    Played,
    Pushed,
    Revealed,
    Robbed,
    Sealed,
    StoeckCalled,
)
from buur.play.model.state import State, deal_of
from buur.play.pack import dealing
from buur.play.pack.fairness import digest_of
from buur.play.queries.sides import sides_of
from buur.play.queries.stoeck import stoeck_pair
from buur.seats import NO_SIDE, BySeat, Seat
from buur.variants.model import Variant
from buur.variants.option_groups.choice import imposed_suit


def with_revealed_seeds(entries: Sequence[Entry]) -> tuple[Entry, ...]:
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
    down: CardSet
    """The hidden cards of the widow, as far as they are known."""
    possible_down: CardSet
    """Hidden cards of the widow that would agree with it."""
    piles: BySeat[CardSet]
    """The cards beside the hands, as far as they are known."""
    possible_piles: BySeat[CardSet]
    """Cards beside the hands that would agree with it."""
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
    course = tuple(_entries_of_deal(after))
    found = _piles_from_seed(variant, deal, dealt) or _deduced_piles(variant, deal, dealt, course)
    possible = _filled_piles(variant, deal, dealt, found)
    piles = _after_exchanges(variant, deal, dealt, found, course)
    seats, sizes = variant.seats, sizes_of(variant, deal)
    played = [_playing_pile(variant, seat, course) for seat in range(seats)]
    whole = [pile is None or piles[pile].bit_count() == sizes[pile] for pile in played]
    hides = any(
        told is None
        and pile is not None
        and _hides_points(
            variant,
            Seat(seat),
            _with_cards_taken(dealt, seat, piles[pile], piles[seats], course),
            whole[seat],
            course,
        )
        for seat, (told, pile) in enumerate(zip(dealt.hands, played, strict=True))
    )
    return Knowledge(
        piles[:seats],
        possible[:seats],
        piles[seats],
        possible[seats],
        piles[seats + 1 :],
        possible[seats + 1 :],
        is_whole=all(whole),
        hides_points=hides,
    )


def _after_exchanges(
    variant: Variant,
    deal: Deal,
    dealt: Dealt,
    piles: tuple[CardSet, ...],
    course: Sequence[Entry],
) -> tuple[CardSet, ...]:
    """Return the piles in which a hand that was exchanged unseen has the cards seen to be in it.

    Which cards it was dealt may be known; which of them it gave away is not.
    """
    found = list(piles)
    for event in course:
        if isinstance(event, Exchanged) and event.cards is None and dealt.hands[event.seat] is None:
            seat, beside = event.seat, variant.seats + 1 + event.seat
            shown = 0
            for who, cards in _cards_shown(variant, deal, dealt, course):
                shown |= cards if who == seat else 0
            found[seat] = CardSet((found[seat] | found[beside]) & shown)
            found[beside] = CardSet(0)
    return tuple(found)


def _with_cards_taken(
    dealt: Dealt, seat: int, pile: CardSet, down: CardSet, course: Sequence[Entry]
) -> CardSet:
    """Return what a seat plays with: its pile and what it took of the cards that lay apart.

    Of who laid cards away unseen, these are there as well: nobody knows that he did not keep them.
    """
    if any(isinstance(event, Discarded) and event.seat == seat for event in course):
        return CardSet(pile | dealt.up | down)
    blind = Joined(Seat(seat), "blind") in course
    hand = CardSet(pile | dealt.up) if blind else pile
    taken = any(isinstance(event, Robbed) and event.seat == seat for event in course)
    if not taken or dealt.turned is None:
        return hand
    six = make_card(Suit(suit_of(dealt.turned)), SIX)
    return CardSet(hand & ~(1 << six) | 1 << dealt.turned)


def laid_away(state: State, seat: Seat, after: Sequence[Entry]) -> CardSet:
    """Return what a seat that took the widow is known to hold and is not seen to play."""
    deal = deal_of(state)
    played = (event for event in _entries_of_deal(after) if isinstance(event, Played))
    kept = sum(1 << event.card for event in played if event.seat == seat)
    return CardSet(deal.hands[seat] & ~kept)


def _playing_pile(variant: Variant, seat: int, course: Sequence[Entry]) -> int | None:
    """Return which pile a seat plays with: its hand, the hidden widow, or None if it drops."""
    for event in course:
        if isinstance(event, Joined) and event.seat == seat and event.answer in ("drop", "blind"):
            return None if event.answer == "drop" else variant.seats
    return seat


def sizes_of(variant: Variant, deal: Deal) -> tuple[int, ...]:
    """Return the sizes of all piles: the hands, the hidden widow, what lies beside the hands."""
    plan = variant.plan(deal.number)
    hands = (0 if side == NO_SIDE else plan.hand for side in sides_of(variant, deal))
    return (*hands, plan.down, *[plan.pile] * (variant.seats if plan.pile else 0))


def _known_piles(dealt: Dealt) -> tuple[CardSet | None, ...]:
    """Return the piles in the order of `sizes_of` as the record tells them."""
    return (*dealt.hands, dealt.down, *dealt.piles)


def _entries_of_deal(after: Sequence[Entry]) -> Iterator[Entry]:
    """Give the entries of the deal."""
    for event in after:
        if isinstance(event, (Dealt, Counted, Misdealt)):
            return
        yield event


def _piles_from_seed(variant: Variant, deal: Deal, dealt: Dealt) -> tuple[CardSet, ...] | None:
    """Return the piles that the seed leads to, if it is known; told ones stay as told."""
    seal = deal.seal
    if seal is None or seal.seed is None or None in seal.nonces:
        return None
    drawn = dealing.sealed_deal(variant, deal)
    piles = zip(_known_piles(dealt), _known_piles(drawn), strict=True)
    return tuple((due or CardSet(0)) if told is None else told for told, due in piles)


def _deduced_piles(
    variant: Variant, deal: Deal, dealt: Dealt, course: Sequence[Entry]
) -> tuple[CardSet, ...]:
    told_piles = _known_piles(dealt)
    hands, sizes = [int(hand or 0) for hand in told_piles], sizes_of(variant, deal)
    taken: int = dealt.up
    for hand in hands:
        taken |= hand
    for seat, cards in _cards_shown(variant, deal, dealt, course):
        pile = _pile_of(variant, dealt, seat, course)
        if pile is None or told_piles[pile] is not None:
            continue
        for card in cards_in(cards):
            if hands[pile].bit_count() < sizes[pile] and not taken >> card & 1:
                hands[pile] |= 1 << card
                taken |= 1 << card
    short = [pile for pile, hand in enumerate(hands) if hand.bit_count() < sizes[pile]]
    if len(short) == 1 and told_piles[short[0]] is None:
        hands[short[0]] |= variant.pack.cards & ~taken
    return tuple(CardSet(hand) for hand in hands)


def _pile_of(variant: Variant, dealt: Dealt, seat: int, course: Sequence[Entry]) -> int | None:
    """Return from which pile a seat has the cards that its hand, where it is told, does not hold.

    What it took from beside a hand that is not told counts to that hand: played together, they
    need no telling apart.
    """
    if seat >= len(dealt.hands):
        return None
    takes = any(isinstance(event, Discarded) and event.seat == seat for event in course)
    if takes and dealt.hands[seat] is not None:
        return variant.seats
    playing = _playing_pile(variant, seat, course)
    pile = seat if playing is None else playing
    beside = bool(dealt.piles) and dealt.hands[seat] is not None
    return variant.seats + 1 + seat if pile == seat and beside else pile


def _filled_piles(
    variant: Variant, deal: Deal, dealt: Dealt, piles: tuple[CardSet, ...]
) -> tuple[CardSet, ...]:
    """Return the piles filled up with cards that nobody is known to hold."""
    taken: int = dealt.up
    for hand in piles:
        taken |= hand
    rest = iter(cards_in(CardSet(variant.pack.cards & ~taken)))
    return tuple(
        CardSet(pile | mask_of(islice(rest, max(0, size - pile.bit_count()))))
        for pile, size in zip(piles, sizes_of(variant, deal), strict=True)
    )


_OF_FOREHAND = (Pushed, Chosen, Bid, Passed, Played)
"""What forehand may do first."""


def _cards_shown(
    variant: Variant, deal: Deal, dealt: Dealt, course: Sequence[Entry]
) -> Iterator[tuple[Seat, CardSet]]:
    """Give the cards that seats are seen to have held."""
    if dealt.turned is not None and variant.choice.turned_card == "dealers_last":
        yield deal.dealer, CardSet(1 << dealt.turned)
    trump, owned = _trump(variant, deal, dealt, course), 0
    for event in course:
        if isinstance(event, Played):
            yield event.seat, CardSet(1 << event.card)
            yield from _declared(variant, event)
        elif isinstance(event, Declared):
            yield from _declared(variant, event)
        elif isinstance(event, Discarded) and event.cards is not None:
            yield event.seat, event.cards
        elif isinstance(event, Owned):
            called = [before.card for before in course if isinstance(before, Called)]
            yield event.seat, CardSet(1 << called[owned])
            owned += 1
        elif isinstance(event, StoeckCalled) and trump is not None:
            yield event.seat, stoeck_pair(trump)
        elif isinstance(event, Married):
            yield event.seat, event.cards
        elif isinstance(event, Robbed) and trump is not None:
            yield event.seat, CardSet(1 << make_card(trump, SIX))
    opening = variant.deal.opening_card if deal.number == 1 else None
    first = next((event for event in course if isinstance(event, _OF_FOREHAND)), None)
    if opening is not None and first is not None:
        yield first.seat, CardSet(1 << opening)


def _declared(variant: Variant, event: Played | Declared) -> Iterator[tuple[Seat, CardSet]]:
    """Give the melds that a seat declares, where it cannot claim what it does not hold."""
    if not variant.meld.may_be_false:
        yield from ((event.seat, meld) for meld in event.melds)


def _trump(variant: Variant, deal: Deal, dealt: Dealt, course: Sequence[Entry]) -> Suit | None:
    if dealt.turned is not None:
        return turned_contract(variant.choice, dealt.turned).suit
    if variant.choice.contracts == "imposed":
        return imposed_suit(variant.choice, deal.number)
    bids = [event for event in course if isinstance(event, Bid)]
    if bids and bids[-1].contract is not None:
        return bids[-1].contract.suit
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
    if not whole:
        return True
    first = next((e for e in course if isinstance(e, Played) and e.seat == seat), None)
    apart = (e for e in course if isinstance(e, Declared) and e.seat == seat)
    declared = [event for event in (first, *apart) if event is not None and event.melds]
    if not variant.meld.melds or declared:
        return False
    return bool(melds_in(hand, variant.meld.rules))
