"""The cards that a position leaves open, dealt at random so that everything played was lawful."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from buur.cards import Card, CardSet, Suit, cards_in, mask_of, parse_card, parse_cards
from buur.contracts import Contract, parse_contract
from buur.play.acts.fixed_contract import turned_contract
from buur.play.model.events import Bid, Chosen, Dealt, Exchanged, Joined
from buur.variants.model import Variant

if TYPE_CHECKING:
    from tests.bots.position import Position


@dataclass(frozen=True)
class Play:
    """A card that a position says was played."""

    seat: int
    card: Card
    led: int


def plays_of(position: Position, rules: Variant) -> list[Play]:
    """Return the cards played before the decision, in order."""
    found, absent = [], absent_seats(position, rules)
    for text in [*position.tricks, *([position.lying] if position.lying else [])]:
        leader, _, cards = text.partition(":")
        order = [(int(leader) + turn) % rules.seats for turn in range(rules.seats)]
        codes = [parse_card(code) for code in cards.split()]
        playing = [seat for seat in order if seat not in absent]
        for seat, card in zip(playing, codes, strict=False):
            found.append(Play(seat, card, codes[0] // 9))
    return found


def fill(position: Position, rules: Variant, dice: random.Random) -> Dealt | None:
    """Deal the open cards at random, obeying who could not follow; None where it got stuck."""
    plan, plays = rules.plan(position.deal), plays_of(position, rules)
    turned = None if position.turned is None else parse_card(position.turned)
    sitter = None if rules.dealer_plays else dealer_of(position, rules)
    hands = [_known(position, plays, seat) for seat in range(rules.seats)]
    if turned is not None and rules.choice.turned_card == "dealers_last":
        hands[dealer_of(position, rules)] |= 1 << turned
    up, down = _open_widow(position, rules, turned), int(parse_cards(position.hidden))
    sizes = [plan.hand * (seat != sitter) for seat in range(rules.seats)]
    barred = [_barred(position, rules, plays, seat) for seat in range(rules.seats)]
    piles = [*hands, down, *([0] * rules.seats if plan.pile else [])]
    sizes += [plan.down, *([plan.pile] * rules.seats if plan.pile else [])]
    barred += [0] * (len(sizes) - len(barred))
    rest = cards_in(CardSet(rules.pack.cards & ~sum(hands) & ~up & ~down))
    if not _spread(dice, rest, piles, sizes, barred):
        return None
    found = tuple(map(CardSet, piles))
    widow, beside = found[rules.seats], found[rules.seats + 1 :]
    return Dealt(found[: rules.seats], turned, CardSet(up), widow, beside)


def dealer_of(position: Position, rules: Variant) -> int:
    """Return who deals: the last seat, if the position says nothing."""
    return rules.seats - 1 if position.dealer is None else position.dealer


def absent_seats(position: Position, rules: Variant) -> set[int]:
    """Return the seats that do not play the deal."""
    dropped = {
        act.seat for act in position.said if isinstance(act, Joined) and act.answer == "drop"
    }
    return {*dropped, *([] if rules.dealer_plays else [dealer_of(position, rules)])}


def _known(position: Position, plays: list[Play], seat: int) -> int:
    """Return the cards that a seat was dealt for all that the position says."""
    cards = int(mask_of(play.card for play in plays if play.seat == seat))
    cards |= parse_cards(position.hand) if seat == position.seat else 0
    cards |= parse_cards(position.held.get(str(seat), ""))
    for meld in position.melds.get(str(seat), []):
        cards |= parse_cards(meld)
    for act in position.said:
        if isinstance(act, Exchanged) and act.seat == seat:
            cards |= act.cards or 0
    return cards


def _open_widow(position: Position, rules: Variant, turned: Card | None) -> int:
    up = int(parse_cards(position.widow))
    if turned is not None and rules.choice.turned_card == "widow":
        up |= 1 << turned
    return up


def _spread(
    dice: random.Random, rest: Iterable[Card], piles: list[int], sizes: list[int], barred: list[int]
) -> bool:
    """Deal cards to the piles that have room for them; tell whether all of them found one."""
    cards = list(rest)
    dice.shuffle(cards)
    cards.sort(key=lambda card: -sum(bars >> card & 1 for bars in barred))
    for card in cards:
        free = [
            pile
            for pile, size in enumerate(sizes)
            if piles[pile].bit_count() < size and not barred[pile] >> card & 1
        ]
        if not free:
            return False
        piles[dice.choice(free)] |= 1 << card
    return True


def _barred(position: Position, rules: Variant, plays: list[Play], seat: int) -> int:
    """Return the cards that a seat cannot have left, judged by the suits it did not follow."""
    contract = _contract(position, rules)
    trump = -1 if contract is None or contract.suit is None else int(contract.suit)
    barred = 0
    for play in plays:
        ruffs = play.card // 9 == trump and rules.play.ruff_when_can_follow
        if play.seat == seat and play.card // 9 != play.led and not ruffs:
            buur = 1 << 9 * trump + 5 if play.led == trump and rules.play.buur_exempt else 0
            barred |= 0x1FF << 9 * play.led & ~buur
    return barred


def _contract(position: Position, rules: Variant) -> Contract | None:
    """Return what is played, as far as that is known before the cards are."""
    if position.contract is not None:
        return parse_contract(position.contract)
    named = [act.contract for act in position.said if isinstance(act, Bid | Chosen)]
    if any(named):
        return next(filter(None, reversed(named)))
    if position.turned is not None and rules.choice.contracts == "turned":
        return turned_contract(rules.choice, parse_card(position.turned))
    return rules.choice.only_contract or Contract("trump", suit=Suit(0))
