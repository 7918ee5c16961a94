"""Inference of the hands that a record leaves out, from its other entries.

A player's own view of a partie is a valid record: the hands of the others are ``??``. Such a hand
is found from one of three sources, in this order: the seed of the deal, if the record has it; the
play and the other hands, if only one hand fits; else the cards that its owner played, declared or
proved to hold. These are only a part of the hand. If the rules refuse a card for a part of a
hand, they refuse it for the whole hand. So every act can be checked: an unknown card can hide an
offence, but never causes one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from buur.cards import SIX, CardSet, Suit, cards_in, make_card, mask_of, suit_of
from buur.melds import melds_in
from buur.notation.record import Entry
from buur.play.acts.fixed_contract import turned_contract
from buur.play.model import events
from buur.play.model.deal import Deal
from buur.play.model.events import Dealt, Played
from buur.play.model.state import State, deal_of
from buur.play.pack import dealing
from buur.play.pack.sealed_shuffle import digest_of
from buur.play.queries.sides import sides_of
from buur.play.queries.stoeck import stoeck_pair
from buur.seats import NO_SIDE, BySeat, Seat
from buur.variants.model import Variant
from buur.variants.option_groups.choice import imposed_suit


def with_revealed_seeds(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the entries with the seed added to each seal whose seed the record reveals."""
    seeds = {
        digest_of(entry.seed): entry.seed for entry in entries if isinstance(entry, events.Revealed)
    }
    return tuple(
        replace(entry, seed=seeds.get(entry.digest))
        if isinstance(entry, events.Sealed) and entry.seed is None
        else entry
        for entry in entries
    )


@dataclass(frozen=True, slots=True)
class KnownHands:
    """The hands of a deal that follow from a record."""

    hands: BySeat[CardSet]
    """The hand of each seat, or the part of it that is known."""
    possible: BySeat[CardSet]
    """Complete hands that agree with the record: one of many possible deals."""
    down: CardSet
    """The known ones of the widow's hidden cards."""
    possible_down: CardSet
    """Complete hidden cards of the widow in the same possible deal."""
    piles: BySeat[CardSet]
    """The known ones of the cards beside each hand."""
    possible_piles: BySeat[CardSet]
    """Complete cards beside each hand in the same possible deal."""
    is_whole: bool
    """Whether all hands are complete."""
    hides_points: bool
    """Whether a seat may have made points that the record does not contain."""


def known_hands(variant: Variant, deal: Deal, dealt: Dealt, after: Sequence[Entry]) -> KnownHands:
    """Return the hands of a deal that follow from the record.

    Args:
        variant: the rules.
        deal: the deal before its cards are dealt.
        dealt: the dealt cards, with None for each hand that the record leaves out.
        after: the entries after ``dealt``.
    """
    return DealRecord(variant, deal, dealt, tuple(_entries_of_deal(after))).known_hands()


def laid_away(state: State, seat: Seat, after: Sequence[Entry]) -> CardSet:
    """Return the cards that a seat, after taking the widow, holds and does not play later."""
    deal = deal_of(state)
    played = (event for event in _entries_of_deal(after) if isinstance(event, Played))
    kept = sum(1 << event.card for event in played if event.seat == seat)
    return CardSet(deal.hands[seat] & ~kept)


def _entries_of_deal(after: Sequence[Entry]) -> Iterator[Entry]:
    """Yield the entries up to the end of the deal."""
    for event in after:
        if isinstance(event, (Dealt, events.Counted, events.Misdealt)):
            return
        yield event


_FIRST_ACTS_OF_FOREHAND = (events.Pushed, events.Chosen, events.Bid, events.Passed, Played)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """The part of a record about one deal; cards that it leaves out are unknown.

    Piles of cards are numbered in this order: the hands by seat, the hidden cards of the widow,
    then the cards beside the hands by seat, if the rules deal any.
    """

    variant: Variant
    deal: Deal
    """The deal before its cards are dealt."""
    dealt: Dealt
    """The dealt cards, with None for each pile that the record leaves out."""
    entries: tuple[Entry, ...]
    """The entries after ``dealt``, up to the end of the deal."""

    def known_hands(self) -> KnownHands:
        """Return the hands that follow from the record."""
        found = self._piles_from_seed() or self.deduced_piles()
        possible = self._filled_piles(found)
        piles = self.after_exchanges(found)
        seats, sizes = self.variant.seats, self.sizes
        played = [self._playing_pile(seat) for seat in range(seats)]
        whole = [pile is None or piles[pile].bit_count() == sizes[pile] for pile in played]
        hides = any(
            hand is None
            and pile is not None
            and self.hides_points(
                Seat(seat),
                self.with_cards_taken(seat, piles[pile], piles[seats]),
                is_whole=whole[seat],
            )
            for seat, (hand, pile) in enumerate(zip(self.dealt.hands, played, strict=True))
        )
        return KnownHands(
            piles[:seats],
            possible[:seats],
            piles[seats],
            possible[seats],
            piles[seats + 1 :],
            possible[seats + 1 :],
            is_whole=all(whole),
            hides_points=hides,
        )

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of cards of each pile."""
        plan = self.variant.plan(self.deal.number)
        hands = (0 if side == NO_SIDE else plan.hand for side in sides_of(self.variant, self.deal))
        return (*hands, plan.down, *[plan.pile] * (self.variant.seats if plan.pile else 0))

    def _has(self, kind: type[events.SeatAct], seat: int) -> bool:
        return any(isinstance(event, kind) and event.seat == seat for event in self.entries)

    def after_exchanges(self, piles: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
        """Return the piles, with only the shown cards in a hand after a hidden exchange.

        The record may contain the cards dealt to that seat, but not those that it gave away.
        """
        found = list(piles)
        for event in self.entries:
            if not isinstance(event, events.Exchanged) or event.cards is not None:
                continue
            if self.dealt.hands[event.seat] is None:
                seat, beside = event.seat, self.variant.seats + 1 + event.seat
                shown = 0
                for who, cards in self.cards_shown():
                    shown |= cards if who == seat else 0
                found[seat] = CardSet((found[seat] | found[beside]) & shown)
                found[beside] = CardSet(0)
        return tuple(found)

    def with_cards_taken(self, seat: int, pile: CardSet, down: CardSet) -> CardSet:
        """Return the cards that a seat plays with: its pile and the cards that it took.

        Cards that it discarded face down are included, because it may have kept any of them.
        """
        if self._has(events.Discarded, seat):
            return CardSet(pile | self.dealt.up | down)
        has_blind = events.Joined(Seat(seat), "blind") in self.entries
        hand = CardSet(pile | self.dealt.up) if has_blind else pile
        turned = self.dealt.turned
        if turned is None or not self._has(events.Robbed, seat):
            return hand
        six = make_card(Suit(suit_of(turned)), SIX)
        return CardSet(hand & ~(1 << six) | 1 << turned)

    def _playing_pile(self, seat: int) -> int | None:
        """Return the number of the pile that a seat plays with, None if it drops out."""
        for event in self.entries:
            if isinstance(event, events.Joined) and event.seat == seat:
                if event.answer == "drop":
                    return None
                if event.answer == "blind":
                    return self.variant.seats
        return seat

    def _piles_from_seed(self) -> tuple[CardSet, ...] | None:
        """Return the piles by the seed, None if it is not known; recorded piles do not change."""
        seal = self.deal.seal
        if seal is None or seal.seed is None or seal.missing:
            return None
        drawn = dealing.sealed_deal(self.variant, self.deal)
        piles = zip(_known_piles(self.dealt), _known_piles(drawn), strict=True)
        return tuple((due or CardSet(0)) if told is None else told for told, due in piles)

    def deduced_piles(self) -> tuple[CardSet, ...]:
        """Return the piles with the cards that seats show; a last unknown pile gets the rest."""
        known, sizes = _known_piles(self.dealt), self.sizes
        piles = [int(pile or 0) for pile in known]
        taken: int = self.dealt.up
        for cards in piles:
            taken |= cards
        for seat, shown in self.cards_shown():
            pile = self.pile_of(seat)
            if pile is None or known[pile] is not None:
                continue
            for card in cards_in(shown):
                if piles[pile].bit_count() < sizes[pile] and not taken >> card & 1:
                    piles[pile] |= 1 << card
                    taken |= 1 << card
        short = [pile for pile, cards in enumerate(piles) if cards.bit_count() < sizes[pile]]
        if len(short) == 1 and known[short[0]] is None:
            piles[short[0]] |= self.variant.pack.cards & ~taken
        return tuple(map(CardSet, piles))

    def pile_of(self, seat: int) -> int | None:
        """Return the number of the pile to which the shown cards of a seat are assigned.

        If a hand is unknown, the cards that it took from beside it are assigned to the hand: the
        two are played together and need not be distinguished.
        """
        if seat >= len(self.dealt.hands):
            return None
        is_told = self.dealt.hands[seat] is not None
        if is_told and self._has(events.Discarded, seat):
            return self.variant.seats
        playing = self._playing_pile(seat)
        pile = seat if playing is None else playing
        beside = bool(self.dealt.piles) and is_told
        return self.variant.seats + 1 + seat if pile == seat and beside else pile

    def _filled_piles(self, piles: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
        """Return the piles filled up with the cards that no pile is known to contain."""
        taken: int = self.dealt.up
        for cards in piles:
            taken |= cards
        rest = iter(cards_in(CardSet(self.variant.pack.cards & ~taken)))
        return tuple(
            CardSet(pile | mask_of(islice(rest, max(0, size - pile.bit_count()))))
            for pile, size in zip(piles, self.sizes, strict=True)
        )

    def cards_shown(self) -> Iterator[tuple[Seat, CardSet]]:
        """Yield each seat with cards that the record shows to have been in its hand."""
        dealt, deal, rules = self.dealt, self.deal, self.variant
        if dealt.turned is not None and rules.choice.turned_card == "dealers_last":
            yield deal.dealer, CardSet(1 << dealt.turned)
        called = (event.card for event in self.entries if isinstance(event, events.Called))
        for event in self.entries:
            if isinstance(event, events.Owned):
                # Without a call before it, the act shows no card; the rules refuse it.
                yield from ((event.seat, CardSet(1 << card)) for card in islice(called, 1))
            elif isinstance(event, events.SeatAct):
                yield from ((event.seat, cards) for cards in self._shown_by(event))
        opening = rules.deal.opening_card if deal.number == 1 else None
        first = next((e for e in self.entries if isinstance(e, _FIRST_ACTS_OF_FOREHAND)), None)
        if opening is not None and first is not None:
            yield first.seat, CardSet(1 << opening)

    def _shown_by(self, act: events.SeatAct) -> Iterator[CardSet]:
        """Yield the sets of cards that an act shows to be in the hand of its seat."""
        match act:
            case Played(_, card, melds):
                yield CardSet(1 << card)
                yield from self._credible(melds)
            case events.Declared(_, melds):
                yield from self._credible(melds)
            case events.Discarded(_, cards) if cards is not None:
                yield cards
            case events.Married(_, cards):
                yield cards
            case events.StoeckCalled() if self.trump is not None:
                yield stoeck_pair(self.trump)
            case events.Robbed() if self.trump is not None:
                yield CardSet(1 << make_card(self.trump, SIX))

    def _credible(self, melds: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
        """Return declared melds, none if the rules allow false ones."""
        return () if self.variant.meld.may_be_false else melds

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None if there is none or the record does not contain it."""
        if self.dealt.turned is not None:
            return turned_contract(self.variant.choice, self.dealt.turned).suit
        if self.variant.choice.contracts == "imposed":
            return imposed_suit(self.variant.choice, self.deal.number)
        bids = [event for event in self.entries if isinstance(event, events.Bid)]
        if bids and bids[-1].contract is not None:
            return bids[-1].contract.suit
        for event in self.entries:
            if isinstance(event, events.Chosen):
                return event.contract.suit
            if isinstance(event, Played):
                return suit_of(event.card)
        return None

    def hides_points(self, seat: Seat, hand: CardSet, *, is_whole: bool) -> bool:
        """Tell whether a seat with an unrecorded hand may have made points that are not recorded.

        Args:
            seat: the seat of the hand.
            hand: the known cards of the hand.
            is_whole: whether the whole hand is known.
        """
        if not is_whole:
            return True
        own = [event for event in self.entries if isinstance(event, events.SeatAct)]
        own = [event for event in own if event.seat == seat]
        plays = [event.melds for event in own if isinstance(event, Played)]
        apart = [event.melds for event in own if isinstance(event, events.Declared)]
        has_declared = any((*plays[:1], *apart))
        if not self.variant.meld.melds or has_declared:
            return False
        return bool(melds_in(hand, self.variant.meld.rules))


def _known_piles(dealt: Dealt) -> tuple[CardSet | None, ...]:
    """Return the recorded piles, with None for each that the record leaves out."""
    return (*dealt.hands, dealt.down, *dealt.piles)
