"""Card memory of a seat: cards played, and the cards that each seat may or must hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from buur.bots.features.played_cards import cards_by_seat, played_cards
from buur.cards import PACK_SIZE, SUIT_SETS, CardSet, cards_in, mask_of
from buur.contracts import Tables
from buur.melds import Meld, melds_in
from buur.play.model.deal import Deal
from buur.play.queries.playable_cards import opens_with_trump
from buur.play.queries.stoeck import stoeck_pair
from buur.play.views import Description, View
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.seats import NO_SIDE
from buur.variants.model import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """Knowledge of a seat about the cards. Every set is a mask."""

    hand: int
    """The seat's own cards."""
    unseen: int
    """Cards that the others may hold."""
    away: int
    """Number of the unseen cards that nobody holds: dropped hands, a blind, a stock."""
    could: tuple[int, ...]
    """By seat, all cards that the seat may hold."""
    sure: tuple[int, ...]
    """By seat, the cards that the seat certainly holds."""


def remember(view: View, deal: Deal, seat: int) -> Memory:
    """Return the knowledge of ``seat`` from all cards played, declarations and shown melds."""
    hand = deal.hands[seat]
    unseen = view.state.variant.pack.cards & ~hand & ~lying_apart(view, deal, seat)
    for played in cards_by_seat(deal):
        unseen &= ~played
    away = unseen.bit_count() - sum(view.counts) + view.counts[seat]
    could = [unseen if count else 0 for count in view.counts]
    could[seat] = hand
    for player, without in _without(view.state.variant, deal):
        could[player] &= ~without if player != seat else hand
    sure = [0] * len(could)
    sure[seat] = hand
    for player, cards in _disclosed(view, deal, could):
        sure[player] |= cards & unseen
    _conclude(could, sure, view.counts, unseen, away)
    return Memory(hand=hand, unseen=unseen, away=away, could=tuple(could), sure=tuple(sure))


def lying_apart(view: View, deal: Deal, seat: int) -> int:
    """Return the cards that ``seat`` knows to be in no hand: open ones, and its own discards."""
    own = deal.exchange.put_away[seat] if deal.exchange.put_away else 0
    own |= deal.widow.laid
    holder = _turned_holder(view, deal)
    dropped = holder is not None and deal.sides[holder] == NO_SIDE
    up = 0 if deal.widow.taken else deal.widow.up
    return own | up | (1 << deal.turned if dropped and deal.turned is not None else 0)


def _turned_holder(view: View, deal: Deal) -> int | None:
    """Return the seat that was dealt the turned card or has taken it."""
    if deal.turned is None:
        return None
    if view.state.variant.choice.turned_card == "dealers_last":
        return deal.dealer
    return deal.answers.index("blind") if "blind" in deal.answers else deal.exchange.robber


def _without(variant: Variant, deal: Deal) -> Iterator[tuple[int, int]]:
    """Yield pairs of a seat and cards that it cannot hold."""
    yield from _not_led(variant, deal)
    revealing = variant.choice.contracts == "first_discard"
    for played in played_cards(deal):
        led, card = played.led, played.card
        if led in (NOBODY_LED, card // 9):
            continue
        # The card that decides the trumps is played before there are any: only a void allows it.
        out = SUIT_SETS[led] if revealing else _ruled_out(played.tables, card, led, played.best)
        yield played.seat, out
        revealing = False
    yield from _not_taken(variant, deal)


def _not_led(variant: Variant, deal: Deal) -> Iterator[tuple[int, int]]:
    """Yield the first leader with all trumps, if he had to lead one and did not."""
    trick = deal.tricks[0].cards if deal.tricks else deal.lying
    if not trick or deal.contract is None or not opens_with_trump(variant, deal.contract):
        return
    trumps = deal.schedule[0].trump_mask
    if not trumps >> trick[0] & 1:
        yield deal.tricks[0].leader if deal.tricks else deal.leader, trumps


def _not_taken(variant: Variant, deal: Deal) -> Iterator[tuple[int, int]]:
    """Yield the cards of the widow for the other seats, and the called cards for the declarer."""
    if deal.declarer is None:
        return
    shown = deal.widow.up | deal.widow.down if deal.widow.taken else 0
    yield deal.declarer, mask_of(deal.called)
    for seat in range(len(deal.hands)):
        if seat != deal.declarer:
            yield seat, shown
            apart = (seat - deal.declarer) % len(deal.hands) not in (1, len(deal.hands) - 1)
            if apart and variant.king.call == "apart":  # neighbours held the other called cards
                yield seat, mask_of(deal.called[:-1])


def _may_play(tables: Tables, hand: int, card: int, led: int, best: int) -> bool:
    """Tell whether a hand may play a card if all trumps already lay in the open trick."""
    return bool(legal_cards(tables, hand, led, best, tables.trump_mask) >> card & 1)


@lru_cache(maxsize=8192)
def _ruled_out(tables: Tables, card: int, led: int, best: int) -> int:
    """Return the cards that a seat cannot hold after it legally played ``card``.

    One other card in the hand is enough to make ``card`` illegal, as a revoke or an undertrump.
    Further cards never make it legal again.
    """
    return sum(
        1 << other
        for other in range(PACK_SIZE)
        if other != card and not _may_play(tables, 1 << card | 1 << other, card, led, best)
    )


def _disclosed(view: View, deal: Deal, could: list[int]) -> Iterator[tuple[int, CardSet]]:
    """Yield cards that a seat showed, or described without ambiguity."""
    holder = _turned_holder(view, deal)
    if holder is not None and deal.turned is not None:
        yield holder, CardSet(1 << deal.turned)
    if deal.called and deal.partner is not None and not deal.widow.taken:
        yield deal.partner, CardSet(1 << deal.called[-1])
    if deal.stoeck_called is not None and deal.trump is not None:
        yield deal.stoeck_called, stoeck_pair(deal.trump)
    yield from ((seat, cards) for seat, cards in deal.married if seat != view.seat)
    for said in view.described:
        if said.seat == view.seat:
            continue
        if said.cards is None and view.state.variant.meld.may_be_false:
            continue
        known = [said.cards] if said.cards is not None else _fitting(view, deal, said, could)
        if len(known) == 1:
            yield said.seat, known[0]


def _fitting(view: View, deal: Deal, said: Description, could: list[int]) -> list[CardSet]:
    """Return the melds that fit a description and what is known of its owner's cards."""
    possible = CardSet(could[said.seat] | cards_by_seat(deal)[said.seat])
    return [meld.cards for meld in _melds_like(view.state.variant, possible, said)]


def _melds_like(variant: Variant, cards: CardSet, said: Description) -> Iterator[Meld]:
    for meld in melds_in(cards, variant.meld.rules):
        alike = (meld.kind, meld.count, meld.top) == (said.kind, said.count, said.top)
        if alike and said.suit in (None, meld.suit):
            yield meld


def _conclude(
    could: list[int], sure: list[int], counts: tuple[int, ...], unseen: int, away: int
) -> None:
    """Propagate constraints: cards with one possible holder, hands with one possible content."""
    others = [seat for seat in range(len(could)) if could[seat] & unseen]
    changed = True
    while changed:
        before = (*could, *sure)
        for seat in others:
            elsewhere = held = 0
            for other in range(len(could)):
                if other != seat:
                    elsewhere |= could[other]
                    held |= sure[other]
            could[seat] &= ~held
            if not away:
                sure[seat] |= could[seat] & ~elsewhere
            if could[seat].bit_count() == counts[seat]:
                sure[seat] = could[seat]
            elif sure[seat].bit_count() == counts[seat]:
                could[seat] = sure[seat]
        changed = (*could, *sure) != before


def strongest(tables: Tables, cards: int) -> int:
    """Return the strongest card of a non-empty set of one suit."""
    return max(cards_in(CardSet(cards)), key=tables.strength.__getitem__)
