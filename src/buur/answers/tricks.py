"""`legal`, `why_not`, `trick` and `card_points`: questions about cards and tricks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import SupportsIndex

from buur.answers.deal_setup import at_trick, check_disjoint, setting_of, with_trick
from buur.cards import (
    CODES,
    CardLike,
    CardSet,
    Hand,
    HandLike,
    card_of,
    cards_html,
    cards_in,
    mask_of,
)
from buur.contracts import Contract, contract_of
from buur.errors import PositionError
from buur.play.legal import LegalActs
from buur.play.model.deal import Trick
from buur.play.model.state import deal_of
from buur.play.positions import TrickLike
from buur.play.queries.deal_totals import all_points
from buur.play.transitions.trick_on_table import open_trick
from buur.seats import Seat, seat_of
from buur.variants.registry import DEFAULT, RulesLike


@dataclass(frozen=True, slots=True)
class CardPoints:
    """The points of cards in a contract, before the multiplier; `card_points` returns it.

    >>> worth = card_points("trump:S")
    >>> worth["S9"], worth["H9"], worth.total
    (14, 0, 152)
    """

    points: dict[str, int]
    """The points of every card of the pack, by its code."""
    trick: int
    """The points of each trick as such, 0 in most rule sets."""
    total: int
    """The points of all tricks of the deal, without the bonus of the last one."""

    def __getitem__(self, card: CardLike) -> int:
        """Return the points of a card, given by its code or number."""
        code = CODES[card_of(card)]
        if code not in self.points:
            raise PositionError(f"{code} is not in the pack")
        return self.points[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self.points)

    def __len__(self) -> int:
        return len(self.points)

    def __repr__(self) -> str:
        worth = " ".join(f"{code}={points}" for code, points in self.points.items() if points)
        per_trick = f"{self.trick} a trick, " if self.trick else ""
        return f"<CardPoints {worth}{' ' if worth else ''}({per_trick}{self.total} in all)>"

    def _repr_html_(self) -> str:
        by_points: dict[int, list[str]] = {}
        for code, points in self.points.items():
            by_points.setdefault(points, []).append(code)
        rows = "".join(
            f"<tr><td>{points}</td><td>{cards_html(map(card_of, codes))}</td></tr>"
            for points, codes in sorted(by_points.items(), reverse=True)
        )
        head = "<thead><tr><th scope='col'>Points</th><th scope='col'>Cards</th></tr></thead>"
        return f"<table>{head}<tbody>{rows}</tbody></table>"


def _acts(
    contract: Contract | str,
    hand: HandLike,
    trick: TrickLike,
    rules: RulesLike,
    number: SupportsIndex,
    deal_no: SupportsIndex | None,
    first_led: str | None,
) -> tuple[LegalActs, Hand]:
    """Return the acts of the seat that plays next with a hand, and the hand."""
    setting = setting_of(rules, contract_of(contract), deal_no, first_led)
    at = setting.trick_no(number)
    held = setting.cards(hand, "hand", setting.tricks + 1 - at)
    if not held:
        raise PositionError("hand is empty: expected the cards of the seat that plays next")
    cards = setting.trick(trick, "trick", setting.variant.players - 1)
    check_disjoint(trick=mask_of(cards), hand=held)
    state = with_trick(setting, at_trick(setting, at, counts=False), cards, held)
    return LegalActs(state, state.turn), Hand(held)


def legal(
    contract: Contract | str,
    hand: HandLike,
    trick: TrickLike = "",
    rules: RulesLike = DEFAULT,
    *,
    number: SupportsIndex = 1,
    deal_no: SupportsIndex | None = None,
    first_led: str | None = None,
) -> Hand:
    """Return the cards of a hand that may be played to a trick.

    >>> legal("trump:D", "CA D9 D6 ST", trick="C6 DT")
    Hand('D9 CA')

    Args:
        contract: the contract, as a value or a code; ``open`` before trumps are found.
        hand: the cards of the seat that plays next; not all of them have to be given.
        trick: the cards of the open trick in playing order.
        rules: the name of a preset, or rules of your own.
        number: the number of the trick, from 1.
        deal_no: the number of the deal, from 1; by default 1, or 2 where later deals are longer.
        first_led: the letter of the suit of the first card of the deal, where points depend on it.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card, suit or contract.
        ArgumentError: an argument is of another type or out of range.
        PositionError: a card stands twice or is not in the pack, or there are too many cards.
    """
    return _acts(contract, hand, trick, rules, number, deal_no, first_led)[0].cards


def why_not(
    contract: Contract | str,
    hand: HandLike,
    card: CardLike,
    trick: TrickLike = "",
    rules: RulesLike = DEFAULT,
    *,
    number: SupportsIndex = 1,
    deal_no: SupportsIndex | None = None,
    first_led: str | None = None,
) -> str | None:
    """Return the code of the reason for which a card may not be played; None if it may.

    >>> why_not("trump:D", "CA D9 D6 ST", "D6", trick="C6 DT")
    'undertrump'
    >>> why_not("trump:D", "CA D9 D6 ST", "CA", trick="C6 DT") is None
    True

    The page on `buur ask` lists the codes; ``not-in-hand`` says that the hand lacks the card.

    Args:
        contract: the contract, as a value or a code; ``open`` before trumps are found.
        hand: the cards of the seat that plays next; not all of them have to be given.
        card: the card, by its code or number.
        trick: the cards of the open trick in playing order.
        rules: the name of a preset, or rules of your own.
        number: the number of the trick, from 1.
        deal_no: see `legal`.
        first_led: see `legal`.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card, suit or contract.
        ArgumentError: an argument is of another type or out of range.
        PositionError: a card stands twice or is not in the pack, or there are too many cards.
    """
    acts, _ = _acts(contract, hand, trick, rules, number, deal_no, first_led)
    return acts.why_not(card_of(card))


def refusals(
    contract: Contract | str,
    hand: HandLike,
    trick: TrickLike = "",
    rules: RulesLike = DEFAULT,
    *,
    number: SupportsIndex = 1,
    deal_no: SupportsIndex | None = None,
    first_led: str | None = None,
) -> dict[str, str]:
    """Return the cards of a hand that may not be played, each with the code of the reason.

    >>> refusals("trump:D", "CA D9 D6 ST", trick="C6 DT")
    {'ST': 'must-follow-suit', 'D6': 'undertrump'}

    Args:
        contract: the contract, as a value or a code; ``open`` before trumps are found.
        hand: the cards of the seat that plays next; not all of them have to be given.
        trick: the cards of the open trick in playing order.
        rules: the name of a preset, or rules of your own.
        number: the number of the trick, from 1.
        deal_no: see `legal`.
        first_led: see `legal`.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card, suit or contract.
        ArgumentError: an argument is of another type or out of range.
        PositionError: a card stands twice or is not in the pack, or there are too many cards.
    """
    acts, held = _acts(contract, hand, trick, rules, number, deal_no, first_led)
    refused = cards_in(CardSet(held.mask & ~acts.cards.mask))
    reasons = ((CODES[card], acts.why_not(card)) for card in refused)
    return {code: reason for code, reason in reasons if reason is not None}


def trick(
    contract: Contract | str,
    cards: TrickLike,
    rules: RulesLike = DEFAULT,
    *,
    leader: SupportsIndex = 0,
    number: SupportsIndex = 1,
    deal_no: SupportsIndex | None = None,
    first_led: str | None = None,
) -> Trick:
    """Return a trick with its winner, who is the winner so far if cards are missing.

    >>> found = trick("trump:D", "C6 DT DA C7", leader=1)
    >>> found.winner, found.points
    (3, 21)

    Args:
        contract: the contract, as a value or a code; ``open`` before trumps are found.
        cards: the cards in playing order, at least one.
        rules: the name of a preset, or rules of your own.
        leader: the seat that led.
        number: the number of the trick, from 1.
        deal_no: see `legal`.
        first_led: see `legal`.

    Returns:
        The trick; its points have no bonus for the last trick.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card, suit or contract.
        ArgumentError: an argument is of another type or out of range.
        PositionError: a card stands twice or is not in the pack, or there are too many cards.
    """
    setting = setting_of(rules, contract_of(contract), deal_no, first_led)
    first = seat_of(leader, setting.variant.seats, "leader")
    laid = setting.trick(cards, "cards", setting.variant.players)
    if not laid:
        raise PositionError("cards are empty: a trick has at least one card")
    begun = at_trick(setting, setting.trick_no(number), counts=True)
    deal = deal_of(with_trick(setting, begun, laid))
    played = open_trick(deal)
    place = deal.order(played.leader).index(played.winner)
    winner = Seat((first + place) % setting.variant.seats)
    return Trick(leader=first, cards=laid, winner=winner, points=played.points)


def card_points(
    contract: Contract | str,
    rules: RulesLike = DEFAULT,
    *,
    number: SupportsIndex = 1,
    deal_no: SupportsIndex | None = None,
    first_led: str | None = None,
) -> CardPoints:
    """Return the points of every card of the pack, before the multiplier.

    >>> worth = card_points("trump:S")
    >>> worth["SJ"], worth["HJ"], worth.total
    (20, 2, 152)

    Args:
        contract: the contract, as a value or a code; ``open`` before trumps are found.
        rules: the name of a preset, or rules of your own.
        number: the number of the trick, from 1, where points change from trick to trick.
        deal_no: see `legal`.
        first_led: see `legal`.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no suit or contract.
        ArgumentError: an argument is of another type or out of range.
    """
    setting = setting_of(rules, contract_of(contract), deal_no, first_led)
    state = at_trick(setting, setting.trick_no(number), counts=True)
    tables, pack = deal_of(state).tables, cards_in(setting.variant.pack.cards)
    points = {CODES[card]: tables.points[card] for card in pack}
    return CardPoints(points, tables.trick, all_points(state))


__all__ = ["CardPoints", "card_points", "legal", "refusals", "trick", "why_not"]
