"""`position`: a partie at any position of its first deal, from hands and cards played.

`dealt_state` and `filled_hands` build positions for other modules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, SupportsIndex, TypeAlias

from buur.arguments import wrong
from buur.cards import (
    CODES,
    Card,
    CardLike,
    CardSet,
    Hand,
    HandLike,
    Suit,
    card_of,
    cards_in,
    mask_of,
    set_of,
)
from buur.contracts import OPEN, TRUMPS, Contract, contract_of
from buur.errors import IllegalAction, PositionError
from buur.play.acts.fixed_contract import turned_contract
from buur.play.acts.stages import enter
from buur.play.engine import apply, check
from buur.play.model.deal import HIDDEN, Deal
from buur.play.model.events import Chosen, Declared, Played
from buur.play.model.state import State, deal_of
from buur.play.pack.dealing import forehand_of
from buur.play.partie import Partie
from buur.play.queries.past_tricks import PastTrick, cards_of_tricks, past_tricks
from buur.play.queries.sides import sides_of
from buur.play.queries.stoeck import stoeck_holder, stoeck_pair
from buur.play.transitions.contract import with_contract, with_first_led
from buur.seats import BySeat, Seat, left_of, put, right_of, seat_of
from buur.variants.model import Variant
from buur.variants.option_groups.join import Answer
from buur.variants.registry import RulesLike, rules_of

HandsLike: TypeAlias = Iterable[HandLike | None] | Mapping[int, HandLike | None]
"""Hands by seat; None, or a seat that is left out, stands for a hand that is not known."""
TrickLike: TypeAlias = str | Iterable[CardLike]
"""Cards in playing order, as codes separated by spaces or one by one."""
MOST_FILLINGS: Final = 20
"""Number of fillings of unknown hands that are tried."""


def dealt_state(
    variant: Variant,
    hands: BySeat[CardSet],
    dealer: Seat,
    *,
    number: int = 1,
    forehand: Seat | None = None,
) -> Partie:
    """Return a partie whose first deal has these hands, before its first stage.

    Args:
        variant: the rules.
        hands: the cards of each seat; they are not checked, and no others exist.
        dealer: the seat that dealt them.
        number: the number of the deal, from 1.
        forehand: the seat that chooses first and leads; by default the one after the dealer.
    """
    seats = variant.seats
    deal = Deal(
        number=number,
        dealer=dealer,
        hands=hands,
        dealt=hands,
        forehand=right_of(dealer, seats) if forehand is None else forehand,
        melds=((),) * seats,
        with_stoeck=(False,) * seats,
    )
    deal = replace(deal, sides=sides_of(variant, deal))
    return Partie(variant=variant, deal=deal, scores=(0,) * variant.lines)


def filled_hands(
    hands: BySeat[CardSet | None], sizes: BySeat[int], rest: CardSet, chance: Random | None = None
) -> BySeat[CardSet]:
    """Return hands of given sizes, filled with cards that are in no hand.

    Args:
        hands: the known cards of each seat.
        sizes: the number of cards of each hand.
        rest: the cards that may fill them.
        chance: puts the cards in random order; by default the highest come first.
    """
    left = list(cards_in(rest))
    if chance is not None:
        chance.shuffle(left)
    found = []
    for hand, size in zip(hands, sizes, strict=True):
        held: int = hand or 0
        while held.bit_count() < size and left:
            held |= 1 << left.pop()
        found.append(CardSet(held))
    return tuple(found)


def position(
    rules: RulesLike,
    hands: HandsLike,
    *,
    dealer: SupportsIndex | None = None,
    leader: SupportsIndex | None = None,
    contract: Contract | str | None = None,
    trick: TrickLike = "",
    tricks: Iterable[TrickLike] | None = None,
) -> Partie:
    """Return a partie at a position of its first deal, which can be played on.

    >>> end = position(
    ...     "schieber",
    ...     ["SA H7", "S6 HK", "SK", "H6"],
    ...     leader=2,
    ...     contract="trump:S",
    ...     trick="SQ S8",
    ... )
    >>> end.turn, end.legal.cards
    (0, Hand('SA'))
    >>> invented = len(end.deal.tricks)
    >>> end.play("SA").play("S6").deal.tricks[invented:]
    (Trick(2, ('SQ', 'S8', 'SA', 'S6'), 0, 14),)

    Without a contract the partie waits for its choice. Melds and stöck of cards played before are
    not declared.

    Hands with fewer cards than are dealt mean that earlier tricks are over. Without ``tricks``
    their cards are arranged to some legal tricks. All ``deal.tricks`` of the position are then
    invented, and have 0 points; the slice above leaves them out later. A stöck of which a card is
    gone counts as called. Bots and beliefs read the earlier tricks: name them where it matters.
    Unknown hands are filled with some of the cards left: views of other seats are right, but the
    cards played from such a hand are invented.

    Args:
        rules: the name of a preset, or rules of your own.
        hands: by seat, the cards still held, without those of the open trick.
        dealer: the seat that dealt; by default the one whose forehand leads the first trick.
        leader: the seat that leads, or led, the open trick; by default the forehand in the first
            trick and, after ``tricks``, the seat that won the last of them.
        contract: the contract, as a value or a code.
        trick: the cards of the open trick in playing order.
        tricks: the cards of each earlier trick in playing order; they count their points.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card or contract.
        ArgumentError: an argument is of another type.
        PositionError: no deal of these rules has this position, or it needs more than hands.
    """
    return _Setup(rules_of(rules), hands, dealer, leader, contract, trick, tricks).partie()


class _Setup:
    """The facts of a position; `partie` checks them and builds the partie."""

    def __init__(
        self,
        variant: Variant,
        hands: HandsLike,
        dealer: SupportsIndex | None,
        leader: SupportsIndex | None,
        contract: Contract | str | None,
        trick: TrickLike,
        tricks: Iterable[TrickLike] | None,
    ) -> None:
        seats = variant.seats
        self.variant, self.size = variant, variant.plan(1).hand
        self.hands = _hands(hands, seats)
        self.dealer = None if dealer is None else seat_of(dealer, seats, "dealer")
        self.leader = None if leader is None else seat_of(leader, seats, "leader")
        self.contract = None if contract is None else contract_of(contract)
        self.trick = cards_in_order(trick, "trick")
        self.tricks = None if tricks is None else _tricks(tricks)
        self._check_rules()
        self._check_cards()

    def partie(self) -> Partie:
        """Return the partie at this position."""
        if self.tricks or self.trick:
            self._check_named()
        if self.tricks:
            known = self._with_leaders(self.tricks)
            return self._after(known, self._filled(self.size - len(known), self.rest))
        held = self._held()
        past = self.size - held
        if self.tricks is not None and past:
            raise PositionError(f"tricks are empty, but {past} tricks are over: name their cards")
        if not past:
            return self._after((), self._filled(held, self.rest))
        self._check_named()
        return self._after_unknown(past)

    # --- What the rules need ---

    def _check_rules(self) -> None:
        """Refuse rules and contracts that need more than hands."""
        variant, code = self.variant, self.variant.code
        plan, source = variant.plan(1), variant.phases_of(1)[0]
        if plan.widow or plan.pile:
            raise PositionError(
                f"the rules {code} deal cards apart from the hands: a position has hands alone"
            )
        if variant.auction.is_held and self.contract is not None:
            raise PositionError(
                f"under the rules {code} an auction finds the contract: leave it out, and bid"
            )
        if source == "turn" and self.contract is None:
            raise PositionError(
                f"under the rules {code} a turned card names the contract: give contract"
            )
        if source == "turn" and self.contract not in _turned_contracts(variant):
            raise self._no_contract()
        if source == "reveal" and self.contract not in (None, OPEN, *TRUMPS):
            raise self._no_contract()

    def _check_named(self) -> None:
        """Refuse played cards before a contract."""
        source = self.variant.phases_of(1)[0]
        if source == "bid":
            raise PositionError(
                f"under the rules {self.variant.code} cards follow an auction: give full hands, bid"
            )
        if self.contract is None and source == "choose":
            raise PositionError("contract is missing: cards have been played")

    def _no_contract(self) -> PositionError:
        return PositionError(f"the rules {self.variant.code} have no contract {self.contract}")

    # --- The cards ---

    def _check_cards(self) -> None:
        """Refuse cards outside of the pack, cards in two places, and a complete trick."""
        variant, seen = self.variant, 0
        places: list[tuple[str, int]] = [
            (f"the hand of seat {seat}", hand or 0) for seat, hand in enumerate(self.hands)
        ]
        places.append(("trick", mask_of(self.trick)))
        for number, cards in enumerate(self.tricks or (), start=1):
            places.append((f"trick {number}", mask_of(cards)))
            if len(cards) != variant.players:
                said = f"trick {number} has {len(cards)} cards: expected {variant.players}"
                raise PositionError(said)
        for name, mask in places:
            outside, twice = mask & ~variant.pack.cards, mask & seen
            if outside:
                code = _first_code(outside)
                raise PositionError(f"{code} in {name} is not in the pack of {variant.code}")
            if twice:
                raise PositionError(f"{_first_code(twice)} in {name} stands in another place, too")
            seen |= mask
        if len(self.trick) >= variant.players:
            raise PositionError(
                f"trick has {len(self.trick)} cards: an open trick of {variant.players} players"
                f" has at most {variant.players - 1}"
            )
        self.rest = CardSet(variant.pack.cards & ~seen)

    @property
    def _forehand(self) -> Seat:
        """The seat that leads the first trick, unless another one is named."""
        variant = self.variant
        if self.dealer is not None:
            return right_of(self.dealer, variant.seats)
        if self.leader is not None and not self.tricks:
            return self.leader
        return forehand_of(variant, 1, Seat(variant.seats - 1), self.hands)

    def _held(self) -> int:
        """Return the number of cards of each seat before the open trick, which all have alike."""
        forehand = self._forehand
        playing = self._playing(forehand)
        laid = playing[: len(self.trick)]
        counts = {
            seat: hand.bit_count() + (seat in laid)
            for seat, hand in enumerate(self.hands)
            if hand is not None and seat in playing
        }
        for seat, hand in enumerate(self.hands):
            if hand and seat not in playing:
                raise PositionError(f"seat {seat} deals and sits out, but holds cards")
        first = min(counts, default=None)
        expected = self.size - len(self.tricks or ()) if first is None else counts[first]
        for seat, many in counts.items():
            if many != expected:
                raise PositionError(
                    f"seat {seat} has {_many(many)} with that in trick, seat {first} has {expected}"
                )
        if not 1 <= expected <= self.size:
            raise PositionError(
                f"seat {first} has {_many(expected)}: expected 1 to {self.size} before the trick"
            )
        return expected

    def _playing(self, first: Seat) -> tuple[Seat, ...]:
        """Return the seats that play, in playing order from one on."""
        leader = first if self.leader is None else self.leader
        seats = self.variant.seats
        order = tuple(Seat((leader + turn) % seats) for turn in range(seats))
        if self.variant.dealer_plays:
            return order
        return tuple(seat for seat in order if seat != left_of(first, seats))

    # --- Earlier tricks ---

    def _with_leaders(self, tricks: Sequence[tuple[Card, ...]]) -> tuple[PastTrick, ...]:
        """Return the earlier tricks with their leaders, from the leader of the open trick back."""
        if len(tricks) >= self.size:
            raise PositionError(f"{len(tricks)} tricks are over: a deal has {self.size}")
        firsts = [self._forehand] if self.leader is None else self._playing(self._forehand)
        led = [self._led_by(first, tricks) for first in firsts]
        fitting = [(found, last) for found, last in led if self.leader in (None, last)]
        if not fitting:
            raise PositionError(f"seat {self.leader} does not lead after these tricks")
        found, self.leader = fitting[0]
        expected = self.size - len(tricks)
        held = self._held()
        if held != expected:
            raise PositionError(
                f"the seats have {_many(held)} each after {len(tricks)} tricks: expected {expected}"
            )
        return found

    def _led_by(
        self, first: Seat, tricks: Sequence[tuple[Card, ...]]
    ) -> tuple[tuple[PastTrick, ...], Seat]:
        """Return the tricks with their leaders, if a seat led the first, and the seat that leads
        after them."""
        state = self._in_play(self._dealt((CardSet(0),) * self.variant.seats, first))
        state, found = self._on_lead(state, first), []
        for cards in tricks:
            found.append(PastTrick(deal_of(state).leader, cards))
            for card in cards:
                state = _declared(state)
                state = apply(state, Played(deal_of(state).turn, card))
        return tuple(found), deal_of(state).leader

    @property
    def _first_contract(self) -> Contract | None:
        """The contract of the first card, which is open where a card makes trumps."""
        reveals = self.variant.phases_of(1)[0] == "reveal" and self.tricks
        return OPEN if reveals else self.contract

    def _after_unknown(self, past: int) -> Partie:
        """Return the position after tricks that are arranged from the cards that are gone."""
        if self.leader is None:
            raise PositionError(f"leader is missing: {past} tricks are over before the open one")
        chance = Random(0)
        unknown = None in self.hands
        for _ in range(MOST_FILLINGS if unknown else 1):
            chosen = cards_of_tricks(self.rest, self.variant.players, past, chance)
            kept = self.rest if chosen is None or not unknown else CardSet(self.rest & ~chosen)
            hands = self._filled(self.size - past, kept, chance)
            gone = CardSet(self.rest & ~sum(hands))
            found = self._found_tricks(hands, gone, past)
            if found is not None:
                return _without_points(self._after(found, hands))
        raise PositionError(
            f"no {past} legal tricks of the cards that are gone lead to these hands with seat"
            f" {self.leader} on lead"
        )

    def _found_tricks(
        self, hands: BySeat[CardSet], gone: CardSet, past: int
    ) -> tuple[PastTrick, ...] | None:
        deal = deal_of(self._in_play(self._dealt(hands, None)))
        if with_first_led(self.variant, deal, Suit(0)).schedule != deal.schedule:
            raise PositionError(
                "points depend on the first card of the deal: name the earlier tricks"
            )
        leader = self.leader
        assert leader is not None  # noqa: S101 - checked before
        return past_tricks(
            deal.schedule[:past],
            deal.order,
            deal.sides,
            hands,
            gone,
            leader,
            following=deal.contract == OPEN,
        )

    # --- The partie ---

    def _filled(self, held: int, rest: CardSet, chance: Random | None = None) -> BySeat[CardSet]:
        """Return the hands before the open trick, unknown ones filled."""
        laid = dict(zip(self._playing(self._forehand), self.trick, strict=False))
        hands = tuple(
            CardSet((hand or 0) | (1 << laid[Seat(seat)] if seat in laid else 0))
            for seat, hand in enumerate(self.hands)
        )
        playing = self._playing(self._forehand)
        sizes = tuple(held if seat in playing else 0 for seat in range(self.variant.seats))
        return filled_hands(hands, sizes, rest, chance)

    def _dealt(self, hands: BySeat[CardSet], first: Seat | None) -> Partie:
        """Return the partie before its first stage, with the seat that leads first."""
        seats = self.variant.seats
        forehand = first if first is not None and self.dealer is None else self._forehand
        dealer = left_of(forehand, seats) if self.dealer is None else self.dealer
        return dealt_state(self.variant, hands, dealer, forehand=forehand)

    def _after(self, past: Sequence[PastTrick], hands: BySeat[CardSet]) -> Partie:
        """Return the position after tricks, with the cards of the open trick played.

        Args:
            past: the earlier tricks.
            hands: the hands before the open trick.
        """
        first = past[0].leader if past else self.leader
        state = self._dealt(hands, first)
        for trick in past:
            for seat, card in zip(deal_of(state).order(trick.leader), trick.cards, strict=True):
                held = deal_of(state).hands
                state = _with_hands(state, put(held, seat, CardSet(held[seat] | 1 << card)))
        if not (past or self.trick):
            return self._on_lead(self._named(state), first)
        state = self._on_lead(self._in_play(state), first)
        for card in (*(card for trick in past for card in trick.cards), *self.trick):
            state = self._played(state, card)
        if past and not self.trick:
            state = _declared(state)
        if self.contract not in (None, OPEN, deal_of(state).contract):
            raise PositionError(f"the cards played lead to {deal_of(state).contract}")
        return state

    def _named(self, state: Partie) -> Partie:
        """Return the partie with the contract named, or waiting for it."""
        phases = self.variant.phases_of(1)
        contract = self._first_contract
        if contract is None or phases[0] == "impose":
            state = _partie(enter(state, phases))
            if contract not in (None, deal_of(state).contract):
                raise self._no_contract()
            return state
        if phases[0] != "choose":
            return _partie(enter(with_contract(state, contract, None), phases[1:]))
        state = _partie(enter(state, phases))
        chosen = Chosen(state.waiting[0], contract)
        try:
            check(state, chosen)
        except IllegalAction as error:
            raise self._no_contract() from error
        return apply(state, chosen)

    def _in_play(self, state: Partie) -> Partie:
        """Return the partie in its first trick, with predictions and answers not known."""
        state = self._named(state)
        deal, seats = deal_of(state), self.variant.seats
        played = replace(deal, stage="play", asked=(), turn=deal.leader)
        if deal.predictions:
            played = replace(played, predictions=(HIDDEN,) * seats)
        if deal.answers:
            answer: Answer = "play"
            played = replace(played, answers=(answer,) * seats)
        return replace(state, deal=played)

    def _on_lead(self, state: Partie, seat: Seat | None) -> Partie:
        """Return the partie with a seat on lead, if one is named and the contract is known."""
        deal = deal_of(state)
        if seat is None or deal.contract is None:
            return state
        turn = seat if deal.stage == "play" else deal.turn
        return replace(state, deal=replace(deal, leader=seat, turn=turn))

    def _played(self, state: Partie, card: Card) -> Partie:
        """Return the partie after a card, which is checked where the hand is known."""
        state = _declared(state)
        seat = state.turn
        if seat is None or state.phase != "play":
            raise PositionError(f"the deal is over before {CODES[card]}")
        played = Played(seat, card)
        if self.hands[seat] is not None:
            try:
                check(state, played)
            except IllegalAction as error:
                raise PositionError(f"seat {seat} cannot play {CODES[card]}: {error}") from error
        return apply(state, played)


def _partie(state: State) -> Partie:
    assert isinstance(state, Partie)  # noqa: S101 - transitions keep the class
    return state


def _declared(state: Partie) -> Partie:
    """Return the partie after the seats declared no melds, where the rules ask them now."""
    while state.phase == "declare":
        state = apply(state, Declared(state.waiting[0]))
    return state


def _with_hands(state: Partie, hands: BySeat[CardSet]) -> Partie:
    return replace(state, deal=replace(deal_of(state), hands=hands, dealt=hands))


def _without_points(state: Partie) -> Partie:
    """Return a partie whose earlier tricks are invented: without points, and without their stöck.

    A stöck that is no more whole in a hand counts as called.
    """
    deal = deal_of(state)
    tricks = tuple(replace(trick, points=0) for trick in deal.tricks)
    holder, pair = stoeck_holder(deal), stoeck_pair(deal.trump)
    open_cards = mask_of(deal.lying)
    is_whole = holder is not None and not pair & ~(deal.hands[holder] | open_cards)
    called = deal.stoeck_called if is_whole else holder
    counted = replace(deal, tricks=tricks, credits=(), unturned=None, stoeck_called=called)
    return replace(state, deal=counted)


def _turned_contracts(variant: Variant) -> frozenset[Contract]:
    """Return the contracts that a turned card may name."""
    cards = cards_in(variant.pack.cards)
    return frozenset(turned_contract(variant.choice, card) for card in cards)


def _first_code(cards: int) -> str:
    return CODES[cards_in(CardSet(cards))[0]]


def _many(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def _hands(hands: HandsLike, seats: int) -> BySeat[CardSet | None]:
    """Return the hands by seat."""
    expected = f"{seats} hands by seat, such as ['SA S6', None, …], or hands by seat number"
    found: list[CardSet | None] = [None] * seats
    if isinstance(hands, Mapping):
        for key, hand in hands.items():
            seat = seat_of(key, seats, "the seat in hands")
            found[seat] = None if hand is None else set_of(hand, "hands")
        return tuple(found)
    if isinstance(hands, (str, bytes, Hand)) or not isinstance(hands, Iterable):
        raise wrong("hands", hands, expected)
    given = list(hands)
    if len(given) != seats:
        raise wrong("hands", hands, expected)
    return tuple(None if hand is None else set_of(hand, "hands") for hand in given)


def _tricks(tricks: Iterable[TrickLike]) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of each earlier trick."""
    if isinstance(tricks, (str, bytes)) or not isinstance(tricks, Iterable):
        raise wrong("tricks", tricks, "the cards of each trick, such as ['SA SK S6 S7']")
    return tuple(cards_in_order(trick, "tricks") for trick in tricks)


def cards_in_order(cards: TrickLike, name: str) -> tuple[Card, ...]:
    """Return cards in the order in which they are given.

    >>> cards_in_order("SA S6", "trick")
    (8, 0)

    Args:
        cards: codes separated by spaces, or a collection of codes and card numbers.
        name: the name of the argument for the message of an error.

    Raises:
        NotationError: a code is no card.
        ArgumentError: it is no collection of cards, or one stands twice.
    """
    if isinstance(cards, (bytes, Mapping)) or not isinstance(cards, Iterable):
        raise wrong(name, cards, "cards in playing order, such as 'SA S6'")
    codes = cards.split() if isinstance(cards, str) else cards
    found = tuple(card_of(card, name) for card in codes)
    for place, card in enumerate(found):
        if card in found[:place]:
            raise wrong(name, cards, f"cards that differ, but {CODES[card]} stands twice")
    return found
