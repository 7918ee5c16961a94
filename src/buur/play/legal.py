"""`LegalActs`: the legal acts of a seat, computed from the rules when they are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from buur.cards import Card, CardSet, Hand, parse_card
from buur.contracts import Contract, parse_contract
from buur.errors import IllegalAction
from buur.melds import Meld, declarations, melds_in
from buur.play.acts.bidding import biddable_contracts, biddable_rungs
from buur.play.acts.card_play import (
    best_played,
    cards_open,
    layable_cards,
    offered_cards,
    why_not_playable,
)
from buur.play.acts.contract_choice import may_push
from buur.play.acts.exchange import exchange_size
from buur.play.acts.marriage import showable_marriages
from buur.play.acts.meld_declaration import advised_cards, declaring_hand, late_melds
from buur.play.acts.participation import answers_open
from buur.play.acts.partie_claim import offered_answers
from buur.play.acts.partner_call import awaits_owner, callable_cards
from buur.play.acts.predictions import highest_prediction
from buur.play.acts.preparation import cuts_open, offered_cuts
from buur.play.acts.stages import offers
from buur.play.acts.widow import discards_due
from buur.play.engine import check
from buur.play.model.events import (
    Act,
    BergCalled,
    Bid,
    Chosen,
    Declared,
    Doubled,
    Finished,
    MeldsAsked,
    Objected,
    Played,
    Pushed,
    Robbed,
    SeatAct,
    Soldered,
    StoeckCalled,
    Turned,
)
from buur.play.model.refusals import refuse
from buur.play.model.state import Phase, State, deal_of
from buur.play.queries.checklist import choices
from buur.play.queries.objections import objections
from buur.play.queries.stoeck import completes_stoeck, says_stoeck_inside
from buur.seats import Seat
from buur.variants.option_groups.auction import Rung
from buur.variants.option_groups.join import Answer

_NOTHING = CardSet(0)

OFFERS: Final[dict[Phase, Callable[[State, Seat], Iterator[Act]]]] = {
    "cut": offered_cuts,
    "play": offered_cards,
    "claim": offered_answers,
}
"""Functions that list the acts of a seat on turn, by phase; other phases use `stages.offers`."""


class LegalActs:
    """The legal acts of a seat: iterable, with a length and a truth value, ``in``-testable.

    Iteration yields the acts for which the partie waits. There is one per card or contract; a card
    comes with the best melds declared and the stöck called. ``in`` also accepts every other legal
    act: fewer melds, a silent stöck, a claim. A string is looked up as a card or a contract.
    """

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: Seat | None) -> None:
        self._state = state
        self._seat = seat

    def __iter__(self) -> Iterator[Act]:
        state, seat = self._state, self._seat
        if seat is None or seat not in state.waiting:
            return
        yield from OFFERS.get(state.phase, offers)(state, seat)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, act: object) -> bool:
        if isinstance(act, str):
            return act in self.cards or act in {contract.code for contract in self.contracts}
        if not isinstance(act, SeatAct) or act.seat != self._seat:
            return False
        try:
            check(self._state, act)  # type: ignore[arg-type]
        except IllegalAction:
            return False
        return True

    def __repr__(self) -> str:
        return f"LegalActs({', '.join(map(str, self))})"

    @property
    def cards(self) -> Hand:
        """The cards that may be played now, including leads that silently choose the trump."""
        return Hand(cards_open(self._state, self._seat))

    @property
    def contracts(self) -> tuple[Contract, ...]:
        """The contracts that may be named now."""
        if self.bids:
            return tuple(filter(None, biddable_contracts(self._state)))
        return tuple(dict.fromkeys(choice.contract for choice in self.choices))

    @property
    def choices(self) -> tuple[Chosen, ...]:
        """The contracts that may be named now, each with its checklist row if there is one."""
        if not self._is_asked_to("choose"):
            return ()
        seat = self._on_turn()
        return tuple(Chosen(seat, contract, row) for contract, row in choices(self._state, seat))

    @property
    def may_push(self) -> bool:
        """Whether the choice may be left to the partner."""
        state = self._state
        return self._is_asked_to("choose") and may_push(state, deal_of(state))

    @property
    def predictions(self) -> range:
        """The numbers of points that may be predicted now."""
        asked = self._is_asked_to("predict")
        return range(highest_prediction(self._state) + 1 if asked else 0)

    @property
    def bids(self) -> tuple[Rung, ...]:
        """The bids that may be made now, without their contracts."""
        return biddable_rungs(self._state) if self._is_asked_to("bid") else ()

    @property
    def may_double(self) -> bool:
        """Whether the seat may double the highest bid now, on turn or not."""
        return self._seat is not None and Doubled(self._seat) in self

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers that the seat may give now when asked whether it plays the deal."""
        return answers_open(self._state, self._on_turn()) if self._is_asked_to("join") else ()

    @property
    def exchange(self) -> int:
        """The number of cards that may be exchanged now, all at once; 0 if none."""
        return 0 if self._seat is None else exchange_size(self._state, self._seat)

    @property
    def discard(self) -> int:
        """The number of cards that have to be discarded now; 0 if none."""
        return 0 if self._seat is None else discards_due(self._state, self._seat)

    @property
    def calls(self) -> Hand:
        """The cards whose holder may be called as a partner now."""
        state, seat = self._state, self._seat
        return Hand(_NOTHING if seat is None else callable_cards(state, seat))

    @property
    def owned(self) -> bool:
        """Whether the seat has to say that it holds the card called."""
        return self._seat is not None and awaits_owner(self._state, self._seat)

    @property
    def cuts(self) -> tuple[int, ...]:
        """The numbers of cards that may be lifted from the pack now; 0 waives the cut (knock)."""
        return cuts_open(self._state, self._seat)

    @property
    def melds(self) -> tuple[Meld, ...]:
        """Every meld that could be declared now: with the card to be played, or in turn."""
        hand = declaring_hand(self._state, self._seat)
        return melds_in(hand, self._state.variant.meld.rules)

    @property
    def false_melds(self) -> tuple[Meld, ...]:
        """Every meld that could be claimed now although the hand does not hold it (§5.7)."""
        variant, hand = self._state.variant, declaring_hand(self._state, self._seat)
        if not (hand and variant.meld.may_be_false):
            return ()
        every = melds_in(variant.pack.cards, variant.meld.rules)
        return tuple(meld for meld in every if meld.cards & ~hand)

    @property
    def may_withdraw(self) -> bool:
        """Whether the seat may take back its declared melds, where they may be false (§5.7)."""
        seat = self._seat
        if seat is None or self._is_asked_to("declare"):
            return False
        return Declared(seat, ()) in self

    @property
    def best_melds(self) -> tuple[CardSet, ...]:
        """The melds best declared now: the most points, but no split run that would be beaten."""
        return advised_cards(self._state, self._seat)

    @property
    def declarations(self) -> Iterator[tuple[CardSet, ...]]:
        """Every set of melds that may be declared now, the empty one included."""
        hand, rules = declaring_hand(self._state, self._seat), self._state.variant.meld.rules
        for melds in declarations(hand, rules):
            yield tuple(meld.cards for meld in melds)

    @property
    def late_melds(self) -> tuple[Meld, ...]:
        """The melds best declared late, after the seat's first card; empty if there are none."""
        return late_melds(self._state, self._seat)

    @property
    def stoeck_cards(self) -> Hand:
        """The cards with which the stöck may be called now."""
        state, deal, seat = self._state, self._state.deal, self._seat
        if deal is None or seat is None or not state.variant.stoeck.stock or not deal.tricks:
            return Hand(_NOTHING)
        found = sum(1 << card for card in self.cards if completes_stoeck(deal, seat, card))
        return Hand(CardSet(found))

    @property
    def claims(self) -> tuple[Act, ...]:
        """The optional acts that are legal now, on turn or not.

        These are claims (stöck, last trick, end, rest, half), a double, taking the turned card,
        marriages, late melds, the request to see melds, and objections.
        """
        if self._seat is None:
            return ()
        kinds = (StoeckCalled, Turned, Finished, Soldered, BergCalled, MeldsAsked, Doubled, Robbed)
        acts: list[Act] = [*(kind(self._seat) for kind in kinds)]
        acts += showable_marriages(self._state, self._seat)
        late = tuple(meld.cards for meld in self.late_melds)
        if late:
            acts.append(Declared(self._seat, late, says_stoeck_inside(self._state, late)))
        return (*(act for act in acts if act in self), *self.objections)

    @property
    def layable(self) -> Hand:
        """The cards that may be laid: `cards`, or all held if wrong ones are penalised (§9)."""
        return Hand(layable_cards(self._state, self._seat))

    @property
    def objections(self) -> tuple[Objected, ...]:
        """The cards to which the seat may object now, each with a reason that it can see (§9)."""
        return () if self._seat is None else objections(self._state, self._seat)

    def why_not(self, card: str | Card) -> str | None:
        """Return the reason code for which a held card may not be played; None if it may."""
        number = parse_card(card) if isinstance(card, str) else card
        return why_not_playable(self._state, self._seat, number)

    def played(self, card: str | Card) -> Played:
        """Return the act of playing a card with the best melds declared and the stöck called."""
        number = parse_card(card) if isinstance(card, str) else card
        return best_played(self._state, self._on_turn(), number)

    def chosen(self, contract: str) -> Chosen:
        """Return the act of naming a contract by its code; ``#`` adds the row of the sheet."""
        code, _, row = contract.partition("#")
        number = int(row) if row.isascii() and row.isdecimal() else 0
        return Chosen(self._on_turn(), parse_contract(code), number)

    def bid(self, height: str, contract: str | None = None) -> Bid:
        """Return the act of bidding; ``contract`` is a code, if the bid has to name one."""
        named = None if contract is None else parse_contract(contract)
        return Bid(self._on_turn(), height, named)

    def pushed(self) -> Pushed:
        """Return the act of leaving the choice to the partner."""
        return Pushed(self._on_turn())

    def _is_asked_to(self, phase: Phase) -> bool:
        return self._state.phase == phase and self._seat in self._state.waiting

    def _on_turn(self) -> Seat:
        if self._seat is None:
            refuse("not-your-turn", f"nobody is on turn in phase {self._state.phase}", "4.1")
        return self._seat
