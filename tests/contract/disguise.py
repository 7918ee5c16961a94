"""States and events that a seat cannot tell from the true ones: other cards out of its sight."""

from __future__ import annotations

import random
from dataclasses import replace

from buur.cards import NO_CARDS, PACK, CardSet, cards_in, mask_of
from buur.play.model.deal import Deal
from buur.play.model.events import Dealt, Discarded, Event, Exchanged, Predicted
from buur.play.partie import Partie
from buur.seats import Seat, put

Places = dict[tuple[str, int], CardSet]
"""Sets of cards that nobody but their owner has seen, by what they are and whose."""


def hidden(deal: Deal, seat: Seat | None) -> Places:
    """Return where the cards lie that a seat has not seen; what was declared is known."""
    found: Places = {}
    for who, hand in enumerate(deal.hands):
        said = mask_of(deal.called) | deal.widow.up
        said |= 0 if deal.turned is None else 1 << deal.turned
        for meld in deal.melds[who]:
            said |= meld.cards
        if who != seat:
            found["hand", who] = CardSet(hand & ~said)
    exchange = deal.exchange
    found |= {("pile", who): cards for who, cards in enumerate(exchange.piles)}
    away = enumerate(exchange.put_away)
    found |= {("away", who): cards for who, cards in away if who != seat}
    if not deal.widow.taken:
        found["widow", 0] = deal.widow.down
    if seat is None or deal.declarer != seat:
        found["laid", 0] = deal.widow.laid
    return {place: cards for place, cards in found.items() if cards}


def dealt_anew(places: Places, source: random.Random) -> Places:
    """Return the same places with as many cards each, but others."""
    pack = [card for cards in places.values() for card in cards_in(cards)]
    source.shuffle(pack)
    return {
        place: mask_of([pack.pop() for _ in range(cards.bit_count())])
        for place, cards in places.items()
    }


def otherwise(state: Partie, seat: Seat | None, source: random.Random) -> Partie | None:
    """Return a state that the seat cannot tell from this one; None where it knows all.

    Claims that lay all hands open leave nothing to hide."""
    deal = state.deal
    if deal is None or not deal.is_dealt or deal.solder is not None:
        return None
    before = hidden(deal, seat)
    after = dealt_anew(before, source)
    guessed = guesses(state, deal, seat, source)
    if before == after and guessed == deal.predictions:
        return None
    for place, cards in after.items():
        deal = laid(deal, place, before[place], cards)
    return replace(state, deal=replace(deal, predictions=guessed))


def laid(deal: Deal, place: tuple[str, int], gone: CardSet, cards: CardSet) -> Deal:
    """Return a deal with other cards in a place."""
    kind, who = place
    exchange, widow = deal.exchange, deal.widow
    match kind:
        case "hand":
            both = gone ^ cards
            hands = put(deal.hands, who, CardSet(deal.hands[who] ^ both))
            return replace(deal, hands=hands, dealt=put(deal.dealt, who, hands[who]))
        case "pile":
            return replace(deal, exchange=replace(exchange, piles=put(exchange.piles, who, cards)))
        case "away":
            away = put(exchange.put_away, who, cards)
            return replace(deal, exchange=replace(exchange, put_away=away))
        case "widow":
            return replace(deal, widow=replace(widow, down=cards))
        case _:
            return replace(deal, widow=replace(widow, laid=cards))


def guesses(
    state: Partie, deal: Deal, seat: Seat | None, source: random.Random
) -> tuple[int | None, ...]:
    """Return the predictions with others in place of those that a seat must not know."""
    if state.variant.predict.prediction != "hidden" or state.is_over:
        return deal.predictions
    return tuple(
        points if points is None or who == seat else source.randrange(100)
        for who, points in enumerate(deal.predictions)
    )


def event_otherwise(event: Event, seat: Seat, source: random.Random) -> Event:
    """Return an event that the seat cannot tell from this one."""
    match event:
        case Dealt(hands, _, _, down, piles):
            places: Places = {("hand", who): hand or NO_CARDS for who, hand in enumerate(hands)}
            own = places.pop(("hand", seat))
            places |= {("pile", who): pile or NO_CARDS for who, pile in enumerate(piles)}
            places["widow", 0] = down or NO_CARDS
            after = dealt_anew(places, source)
            others = (after.get(("hand", who), own) for who in range(len(hands)))
            beside = tuple(after["pile", who] for who in range(len(piles)))
            return replace(event, hands=tuple(others), down=after["widow", 0], piles=beside)
        case Exchanged(who, cards) | Discarded(who, cards) if who != seat and cards:
            return replace(event, cards=some(cards.bit_count(), source))
        case Predicted(who, _, aloud) if who != seat and not aloud:
            return replace(event, points=source.randrange(100))
        case _:
            return event


def some(number: int, source: random.Random) -> CardSet:
    return mask_of(source.sample(cards_in(PACK), number))
