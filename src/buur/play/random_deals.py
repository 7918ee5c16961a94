"""Random first deals of parties, with conditions on hands: `deals`, `random_hands`, `count_deals`.

All deals that fulfil the conditions are equally likely, see `ConstrainedDeals`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Final, SupportsIndex, TypeAlias, TypeVar

from buur.arguments import wrong
from buur.cards import Card, CardSet, Hand, HandLike, cards_in
from buur.errors import PositionError
from buur.play.auto_play import draw_dealer, random_cut, settle
from buur.play.chance import Chance, chance_of
from buur.play.engine import do
from buur.play.model.events import Dealt
from buur.play.pack.dealing import deal_event, shuffled, shuffles_again
from buur.play.partie import Partie, start
from buur.rules.constrained_deals import ConstrainedDeals
from buur.seats import Seat, seat_of
from buur.variants.model import Variant
from buur.variants.registry import DEFAULT, RulesLike, rules_of

WIDOW: Final = "widow"
"""The key of the cards that are dealt apart from the hands, open and hidden ones together."""
Place: TypeAlias = SupportsIndex | str
"""A seat, or `WIDOW`."""
GivenCards: TypeAlias = Mapping[int, HandLike] | Mapping[str, HandLike] | Mapping[Place, HandLike]
"""Cards by the place that has them."""
SuitCounts: TypeAlias = Mapping[str, SupportsIndex | range]
"""By letter of a suit, the number of cards, or the range of possible numbers."""
SuitLengths: TypeAlias = (
    Mapping[int, SuitCounts] | Mapping[str, SuitCounts] | Mapping[Place, SuitCounts]
)
"""Numbers of cards by place and suit."""
_T = TypeVar("_T")


class DealConditions:
    """Conditions on the first deal of a partie, checked and counted.

    Args:
        variant: the rules.
        given: cards by the place that has them.
        lengths: numbers of cards by place and suit.
    """

    def __init__(
        self, variant: Variant, given: GivenCards | None, lengths: SuitLengths | None
    ) -> None:
        self.variant = variant
        self._given = _by_index(variant, given, "given")
        self._lengths = _by_index(variant, lengths, "lengths")
        self._counted: dict[tuple[int, ...], ConstrainedDeals] = {}

    @cached_property
    def dealers(self) -> tuple[Seat, ...]:
        """The seats with which as dealer some deal fulfils the conditions.

        Raises:
            PositionError: there is none.
        """
        seats = range(self.variant.seats)
        if self.variant.dealer_plays:  # the dealer is no condition
            self.of(Seat(0))
            return tuple(map(Seat, seats))
        found = [Seat(dealer) for dealer in seats if self._is_possible(Seat(dealer))]
        if not found:
            self.of(Seat(0))
        return tuple(found)

    def _is_possible(self, dealer: Seat) -> bool:
        try:
            self.of(dealer)
        except PositionError:
            return False
        return True

    def of(self, dealer: Seat) -> ConstrainedDeals:
        """Return the deals of a dealer that fulfil the conditions.

        Raises:
            PositionError: there are none.
        """
        plan, seats = self.variant.plan(1), range(self.variant.seats)
        plays = [self.variant.dealer_plays or seat != dealer for seat in seats]
        sizes = tuple(plan.hand * playing for playing in plays)
        names = [f"seat {seat}" for seat in seats]
        if plan.widow:
            sizes, names = (*sizes, plan.widow), [*names, "the widow"]
        if sizes not in self._counted:
            self._counted[sizes] = ConstrainedDeals(
                self.variant.pack.cards, len(sizes), sizes, self._given, self._lengths, names
            )
        return self._counted[sizes]

    def pack(self, dealer: Seat, chance: Random) -> tuple[Card, ...]:
        """Return a random pack, top card first, whose deal fulfils the conditions."""
        variant, drawn = self.variant, self.of(dealer).draw(chance)
        order = tuple(Card(place) for place in range(variant.pack.cards.bit_count()))
        layout = deal_event(order, variant, dealer)
        places = [hand or CardSet(0) for hand in layout.hands]
        if variant.plan(1).widow:
            places.append(CardSet(layout.up | (layout.down or 0)))
        pack: list[Card] = [Card(-1)] * len(order)
        rest = variant.pack.cards
        for cards, indices in zip(drawn, places, strict=True):
            _lay(pack, cards_in(indices), cards, chance)
            rest = CardSet(rest & ~cards)
        _lay(pack, [place for place, card in enumerate(pack) if card < 0], rest, chance)
        return tuple(pack)

    def deal(self, dealer: Seat, chance: Random) -> Dealt:
        """Return the event that deals such a pack."""
        again = shuffles_again(self.variant)
        turned = shuffled(chance.random, self.variant.pack.cards)[-1] if again else None
        return deal_event(self.pack(dealer, chance), self.variant, dealer, 1, turned)

    def start(self, chance: Random) -> Partie:
        """Return a partie whose first deal fulfils the conditions."""
        variant = self.variant
        fresh = Partie(variant=variant, scores=(0,) * variant.lines)
        opened = draw_dealer(variant, chance.random)
        while opened.dealer not in self.dealers:
            opened = draw_dealer(variant, chance.random)
        state = do(fresh, opened)
        if state.phase == "cut":
            state = do(state, random_cut(state, state.waiting[0], chance.random))
        return settle(do(state, self.deal(opened.dealer, chance)), chance.random)


def _lay(pack: list[Card], places: Sequence[int], cards: CardSet, chance: Random) -> None:
    """Put cards in random order on some places of a pack."""
    for place, card in zip(places, chance.sample(cards_in(cards), len(places)), strict=True):
        pack[place] = card


def _by_index(
    variant: Variant,
    values: Mapping[int, _T] | Mapping[str, _T] | Mapping[Place, _T] | None,
    name: str,
) -> dict[SupportsIndex, _T] | None:
    """Return conditions by number, where the widow has the number after the last seat."""
    if values is None:
        return None
    if not isinstance(values, Mapping):
        example = "{0: 'SJ S9'}" if name == "given" else "{0: {'S': 3}}"
        raise wrong(name, values, f"values by seat, such as {example}")
    found: dict[SupportsIndex, _T] = {}
    for place, value in values.items():
        if not isinstance(place, str):
            found[seat_of(place, variant.seats, f"the seat in {name}")] = value
        elif place == WIDOW and variant.plan(1).widow:
            found[variant.seats] = value
        else:
            expected = f"a seat or {WIDOW!r}" if variant.plan(1).widow else "a seat"
            raise wrong(f"the place in {name}", place, expected)
    return found


def deals(
    rules: RulesLike = DEFAULT,
    chance: Chance = None,
    *,
    given: GivenCards | None = None,
    lengths: SuitLengths | None = None,
) -> Iterator[Partie]:
    """Yield parties without end, each with the cards of its first deal dealt.

    >>> first = next(deals("schieber", 1))
    >>> len(first.hand(0)), first.phase
    (9, 'choose')
    >>> some = next(deals("schieber", 1, given={0: "SJ S9"}, lengths={0: {"S": range(4, 6)}}))
    >>> [code for code in str(some.hand(0)).split() if code[0] == "S"]
    ['S6', 'S8', 'S9', 'SJ']

    All deals that fulfil the conditions are equally likely.

    `random_hands` gives the hands alone, in a fraction of the time; ``random_deals`` of
    `buur.kernels` gives arrays.

    Args:
        rules: the name of a preset, or rules of your own.
        chance: a seed or a seeded generator for reproducible deals; the system's by default.
        given: cards by the seat that holds them; "widow" stands for the cards dealt apart.
        lengths: by seat, or "widow", and letter of a suit, how many cards it has, the given ones
            included: a number, or a ``range`` as in Python, without its end.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card.
        ArgumentError: an argument is of another type, or there is no such seat or suit.
        PositionError: no deal fulfils the conditions; the message names the first impossible one.
    """
    chosen, source = rules_of(rules), chance_of(chance)
    if given is None and lengths is None:
        return iter(lambda: start(chosen, source), None)
    conditions = DealConditions(chosen, given, lengths)
    _ = conditions.dealers  # impossible conditions are refused now, not at the first deal
    return iter(lambda: conditions.start(source), None)


def random_hands(
    rules: RulesLike = DEFAULT,
    chance: Chance = None,
    *,
    given: GivenCards | None = None,
    lengths: SuitLengths | None = None,
) -> Iterator[tuple[Hand, ...]]:
    """Yield the hands by seat of random deals without end; see `deals` for the arguments.

    >>> hands = next(random_hands("chibre", 7, given={0: "SJ"}, lengths={2: {"H": 0}}))
    >>> "SJ" in hands[0], sum(card // 9 == 1 for card in hands[2])
    (True, 0)

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card.
        ArgumentError: an argument is of another type, or there is no such seat or suit.
        PositionError: no deal fulfils the conditions; the message names the first impossible one.
    """
    chosen, source = rules_of(rules), chance_of(chance)
    conditions = DealConditions(chosen, given, lengths)
    return _hands(conditions, conditions.dealers, source)


def _hands(
    conditions: DealConditions, dealers: Sequence[Seat], chance: Random
) -> Iterator[tuple[Hand, ...]]:
    seats = conditions.variant.seats
    while True:
        drawn = conditions.of(chance.choice(dealers)).draw(chance)
        yield tuple(Hand(hand) for hand in drawn[:seats])


def count_deals(
    rules: RulesLike = DEFAULT,
    *,
    given: GivenCards | None = None,
    lengths: SuitLengths | None = None,
) -> int:
    """Return the number of deals that fulfil conditions; 0 if there is none.

    >>> three = count_deals("schieber", lengths={0: {"S": 3}})
    >>> round(three / count_deals("schieber"), 4)
    0.2641

    A deal says which cards each seat and the widow have and, where the dealer sits out, who deals.
    The quotient of two numbers is a probability without error, as above.

    Args:
        rules: the name of a preset, or rules of your own.
        given: see `deals`.
        lengths: see `deals`.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card.
        ArgumentError: an argument is of another type, or there is no such seat or suit.
    """
    conditions = DealConditions(rules_of(rules), given, lengths)
    try:
        dealers = conditions.dealers
    except PositionError:
        return 0
    if conditions.variant.dealer_plays:
        return conditions.of(dealers[0]).total
    return sum(conditions.of(dealer).total for dealer in dealers)
