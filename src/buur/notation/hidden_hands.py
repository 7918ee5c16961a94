"""Inference of hands that a record leaves out, from its other entries.

A player's own view of a partie is a valid record: the hands of the others are ``??``. Three
sources tell such a hand, in this order: the seed of the deal, if the record has it; the play and
the other hands, if they leave no choice; else the cards that its owner played, declared or proved
to hold, which are a part of it. If the rules refuse a card of *some* of a player's cards, they
refuse it of all of them. So acts can be checked in every case: an unknown card can hide an
offence, but never invent one.
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
    """Return entries in which every seal has its seed, wherever the record reveals it."""
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
    """The hands of a deal, as far as a record tells them."""

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


def known_hands(variant: Variant, deal: Deal, dealt: Dealt, after: Sequence[Entry]) -> KnownHands:
    """Return the hands of a deal, as far as the record tells them.

    Args:
        variant: the rules.
        deal: the deal, whose cards are about to be dealt.
        dealt: the hands that the record tells.
        after: the entries that follow.
    """
    return DealRecord(variant, deal, dealt, tuple(_entries_of_deal(after))).known_hands()


def laid_away(state: State, seat: Seat, after: Sequence[Entry]) -> CardSet:
    """Return the cards of a seat that took the widow which it is not seen to play."""
    deal = deal_of(state)
    played = (event for event in _entries_of_deal(after) if isinstance(event, Played))
    kept = sum(1 << event.card for event in played if event.seat == seat)
    return CardSet(deal.hands[seat] & ~kept)


def _entries_of_deal(after: Sequence[Entry]) -> Iterator[Entry]:
    """Give the entries up to the end of the deal."""
    for event in after:
        if isinstance(event, (Dealt, events.Counted, events.Misdealt)):
            return
        yield event


_FIRST_ACTS_OF_FOREHAND = (events.Pushed, events.Chosen, events.Bid, events.Passed, Played)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A deal as far as a record tells it.

    Its piles are numbered: the hands by seat, the hidden widow, the cards beside the hands by seat.
    """

    variant: Variant
    deal: Deal
    """The deal before its cards."""
    dealt: Dealt
    """The hands that the record tells."""
    entries: tuple[Entry, ...]
    """The entries after the cards, up to the end of the deal."""

    def known_hands(self) -> KnownHands:
        """Return the hands, as far as they are known."""
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
        """Return the piles in which a hand exchanged unseen has the cards seen to be in it.

        The record may tell the cards dealt to it, but not those that were given away.
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
        """Return the cards that a seat plays with: its pile and what it took of the widow.

        Cards that it discarded unseen are included: it may have kept any of them.
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
        """Return the pile that a seat plays with: its hand, the hidden widow, None if it drops."""
        for event in self.entries:
            if isinstance(event, events.Joined) and event.seat == seat:
                if event.answer == "drop":
                    return None
                if event.answer == "blind":
                    return self.variant.seats
        return seat

    def _piles_from_seed(self) -> tuple[CardSet, ...] | None:
        """Return the piles that the seed leads to, if it is known; told ones stay as told."""
        seal = self.deal.seal
        if seal is None or seal.seed is None or None in seal.nonces:
            return None
        drawn = dealing.sealed_deal(self.variant, self.deal)
        piles = zip(_known_piles(self.dealt), _known_piles(drawn), strict=True)
        return tuple((due or CardSet(0)) if told is None else told for told, due in piles)

    def deduced_piles(self) -> tuple[CardSet, ...]:
        """Return the piles with the cards that their seats show; the last one has the rest."""
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
        """Return the pile from which a seat has the cards that its reported hand does not hold.

        What it took from beside a hand that is not reported counts to that hand: the two are played
        together and need no distinction.
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
        """Return the piles filled up with cards that nobody is known to hold."""
        taken: int = self.dealt.up
        for cards in piles:
            taken |= cards
        rest = iter(cards_in(CardSet(self.variant.pack.cards & ~taken)))
        return tuple(
            CardSet(pile | mask_of(islice(rest, max(0, size - pile.bit_count()))))
            for pile, size in zip(piles, self.sizes, strict=True)
        )

    def cards_shown(self) -> Iterator[tuple[Seat, CardSet]]:
        """Give the cards that seats are seen to have held."""
        dealt, deal, rules = self.dealt, self.deal, self.variant
        if dealt.turned is not None and rules.choice.turned_card == "dealers_last":
            yield deal.dealer, CardSet(1 << dealt.turned)
        called = (event.card for event in self.entries if isinstance(event, events.Called))
        for event in self.entries:
            if isinstance(event, events.Owned):
                # An owner whom nobody has called shows nothing; the rules refuse his act.
                yield from ((event.seat, CardSet(1 << card)) for card in islice(called, 1))
            elif isinstance(event, events.SeatAct):
                yield from ((event.seat, cards) for cards in self._shown_by(event))
        opening = rules.deal.opening_card if deal.number == 1 else None
        first = next((e for e in self.entries if isinstance(e, _FIRST_ACTS_OF_FOREHAND)), None)
        if opening is not None and first is not None:
            yield first.seat, CardSet(1 << opening)

    def _shown_by(self, act: events.SeatAct) -> Iterator[CardSet]:
        """Give the sets of cards that an act shows in the hand of its seat."""
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
        """Return declared melds, none where they may be false."""
        return () if self.variant.meld.may_be_false else melds

    @property
    def trump(self) -> Suit | None:
        """The trump suit, as far as the record tells it."""
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
        """Tell whether a seat whose hand was not reported may have had melds or stöck unheard.

        Args:
            seat: of the hand.
            hand: the cards of it that are known.
            is_whole: whether these are all.
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
    """Return the piles as the record tells them; None for one that it does not tell."""
    return (*dealt.hands, dealt.down, *dealt.piles)
