"""Games of one against the rest for tests: any number of seats, cards where one wants them."""

from __future__ import annotations

from collections.abc import Iterable

from buur.cards import CardSet, cards_in, parse_cards
from buur.contracts import parse_contract
from buur.play.model.events import Chosen, Counted, Dealt, Opened
from buur.play.partie import Partie
from buur.seats import NO_SIDE, Seat
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.games.bidding import say
from tests.rules.scenario import cut, deal


def filled(rules: Variant, number: int, *piles: str, sitter: int | None = None) -> Dealt:
    """Return the cards of a deal: hands, open and hidden cards of the widow, as far as named.

    What is not named is filled up with what is left, the lowest cards first; the turned card is
    the dealer's highest.
    """
    plan = rules.plan(number)
    sizes = [0 if seat == sitter else plan.hand for seat in range(rules.seats)]
    sizes += [plan.up, plan.down]
    named = [int(parse_cards(pile)) for pile in piles]
    named += [0] * (len(sizes) - len(named))
    together = sum(named)
    left = iter(cards_in(CardSet(rules.pack.cards & ~together)))
    for pile, size in enumerate(sizes):
        for _ in range(size - named[pile].bit_count()):
            named[pile] |= 1 << next(left)
    *hands, up, down = map(CardSet, named)
    return Dealt(tuple(hands), None, up, down)


def alone(rules: str, *piles: str, dealer: int | None = None, **options: object) -> Partie:
    """Return the first deal of a game, its auction to begin: seat 0 speaks first."""
    made = variant(rules, {"first": "random_dealer", **options})
    who = made.seats - 1 if dealer is None else dealer
    state = cut(Partie(variant=made, scores=(0,) * made.lines).do(Opened(Seat(who))))
    return state.do(filled(made, 1, *piles, sitter=None if made.dealer_plays else who))


def bid(state: Partie, words: str, contract: str | None = None) -> Partie:
    """Return the state after an auction, and after its winner has named a contract."""
    state = say(state, words)
    if contract is None:
        return state
    return state.do(Chosen(state.waiting[0], parse_contract(contract)))


def counted(state: Partie) -> Partie:
    """Return the state with the deal counted."""
    return state.do(Counted())


def later(state: Partie, *piles: str, turned: str) -> Partie:
    """Return the next deal of the same partie, its card turned."""
    state = cut(state)
    rules, now = state.variant, deal(state)
    found = filled(rules, now.number, *piles)
    card = next(iter(cards_in(parse_cards(turned))))
    assert (found.hands[now.dealer] or 0) >> card & 1, "the dealer has the turned card"
    return state.do(Dealt(found.hands, card))


def sides(state: Partie) -> list[int]:
    """Return the side of each seat, −1 for one that sits out."""
    assert int(NO_SIDE) == -1
    return [int(side) for side in deal(state).sides]


def codes(cards: Iterable[str]) -> CardSet:
    """Return a set of cards by their codes."""
    return parse_cards(" ".join(cards))
