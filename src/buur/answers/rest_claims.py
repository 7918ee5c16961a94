"""`may_solder`: whether a claim of all remaining tricks is valid."""

from __future__ import annotations

from typing import SupportsIndex

from buur.answers.deal_setup import FIRST, Setting, at_trick, check_disjoint, setting_of, with_hands
from buur.cards import CardSet, HandLike
from buur.contracts import Contract, contract_of
from buur.errors import IllegalAction, PositionError
from buur.play.acts import rest_claim
from buur.play.model.state import State, deal_of
from buur.play.queries.solder import solder_is_valid
from buur.seats import Seat
from buur.variants.registry import DEFAULT, RulesLike


def may_solder(
    contract: Contract | str,
    claimer: HandLike,
    opponents: HandLike = "",
    partner: HandLike = "",
    rules: RulesLike = DEFAULT,
    *,
    number: SupportsIndex | None = None,
    deal_no: SupportsIndex | None = None,
    first_led: str | None = None,
) -> bool:
    """Tell whether a player on lead may rightly claim all remaining tricks (§8).

    >>> may_solder("trump:D", "DJ D9 D6", opponents="D7 CA", rules="schieber")
    False
    >>> may_solder("oben", "DA D6", opponents="D7")
    True

    Where the contract changes from trick to trick, the claim must hold in every remaining one.

    Args:
        contract: the contract, as a value or a code.
        claimer: the cards of the player who claims.
        opponents: the cards of all opponents together, as far as they are known.
        partner: those of the partner.
        rules: the name of a preset, or rules of your own.
        number: the number of the trick; by default the one that fits the claimer's cards.
        deal_no: the number of the deal, from 1; by default 1, or 2 where later deals are longer.
        first_led: the letter of the suit of the first card of the deal, where points depend on it.

    Returns:
        Whether it holds by the rule set's ``solder_test``; False where nobody may claim.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card, suit or contract.
        ArgumentError: an argument is of another type or out of range.
        PositionError: a card stands twice or is not in the pack, or there are too many cards.
        IllegalAction: nobody claims the rest in the first trick.
    """
    setting = setting_of(rules, contract_of(contract), deal_no, first_led)
    given = 1 if number is None else setting.trick_no(number)
    held = setting.cards(claimer, "claimer", setting.tricks + 1 - given)
    if not held:
        raise PositionError("claimer is empty: expected the cards of the player who claims")
    at = given if number is not None else setting.tricks + 1 - held.bit_count()
    state = at_trick(setting, at, counts=False)
    state = with_hands(state, _hands(setting, state, held, partner, opponents, at))
    try:
        rest_claim.may_solder(state, FIRST)
    except IllegalAction as error:
        if error.reason == "solder-forbidden":
            return False
        raise
    return solder_is_valid(state, FIRST)


def _hands(
    setting: Setting,
    state: State,
    claimer: CardSet,
    partner: HandLike,
    opponents: HandLike,
    trick_no: int,
) -> dict[Seat, CardSet]:
    """Return the hands: the claimer's, all partners' cards in one, all opponents' in another."""
    others = deal_of(state).order(FIRST)[1:]
    # Where sides differ from deal to deal nobody may claim, so any other seat may be either.
    fixed = setting.variant.sharing == "lines"
    friends = [seat for seat in others if not fixed or state.team(seat) == state.team(FIRST)]
    enemies = [seat for seat in others if not fixed or seat not in friends]
    left = setting.tricks + 1 - trick_no
    together = setting.cards(partner, "partner", len(friends) * left)
    against = setting.cards(opponents, "opponents", len(enemies) * left)
    check_disjoint(claimer=claimer, partner=together, opponents=against)
    hands = {FIRST: claimer, enemies[-1]: against}
    return hands if not friends else {friends[0]: together, **hands}
