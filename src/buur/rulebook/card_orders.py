"""Orders of the cards of a rule set with their points, by the kind of suit or contract."""

from __future__ import annotations

from typing import Final, NamedTuple

from buur.cards import Suit, card_code, cards_in, suit_of
from buur.contracts.contract import parse_contract
from buur.rulebook.topics import OBEN, UNDEN
from buur.variants.model import Variant
from buur.variants.needs import are_met, parse_needs
from buur.variants.registry import RulesLike, rules_of

_WITH_TRUMPS: Final = parse_needs("WITH_TRUMPS")
_SPADES: Final = Suit(0)
_DIAMONDS: Final = Suit(2)


class CardOrder(NamedTuple):
    """The cards of a suit, the highest first."""

    kind: str
    """ "trump" and "plain" in deals with trumps, "oben" and "unten" in those without."""
    cards: tuple[tuple[str, int], ...]
    """Each card of a suit by its code, with its points."""


def card_orders(rules: RulesLike) -> tuple[CardOrder, ...]:
    """Return the orders of the cards that occur in a rule set.

    >>> [order.kind for order in card_orders("schieber")]
    ['trump', 'plain', 'oben', 'unten']
    >>> card_orders("chibre")[0].cards[:3]
    (('SJ', 20), ('S9', 14), ('SA', 11))

    Args:
        rules: the rules, or the name of a preset.

    Raises:
        RulesError: there is no such preset.
        ArgumentError: the argument is neither rules nor a name.
    """
    known = rules_of(rules)
    found = []
    if are_met(_WITH_TRUMPS, known.facts):
        found += [("trump", "trump:S", _SPADES), ("plain", "trump:S", _DIAMONDS)]
    if are_met(OBEN, known.facts) and known.facts["contracts"] != "unden":
        found.append(("oben", "oben", _SPADES))
    if are_met(UNDEN, known.facts):
        found.append(("unten", "unten", _SPADES))
    return tuple(CardOrder(kind, _suit(known, code, suit)) for kind, code, suit in found)


def _suit(rules: Variant, contract: str, suit: Suit) -> tuple[tuple[str, int], ...]:
    """Return the cards of a suit with their points, the highest first."""
    tables = rules.compiled(parse_contract(contract), 1)[0]
    cards = [card for card in cards_in(rules.pack.cards) if suit_of(card) == suit]
    highest = sorted(cards, key=lambda card: -tables.strength[card])
    return tuple((card_code(card), tables.points[card]) for card in highest)
