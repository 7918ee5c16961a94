"""`LegalActs`: the legal acts of a seat, computed from the rules when they are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from operator import index
from typing import Final, SupportsIndex

from buur.arguments import excerpt, instance, is_integral, one_of, similar, wrong
from buur.cards import CODES, CardLike, CardSet, Hand, card_of
from buur.completion import PublicNames
from buur.contracts import Contract, contract_of, parse_contract
from buur.errors import ArgumentError, BuurError, IllegalAction, NotationError
from buur.melds import Meld, declarations, melds_in
from buur.play.act_codes import WORDS, act_code, with_cards
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
from buur.play.acts.rule import refuse_nobody
from buur.play.acts.stages import offers
from buur.play.acts.widow import discards_due
from buur.play.engine import check
from buur.play.model.events import (
    Act,
    BergCalled,
    Bid,
    Called,
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
from buur.play.queries.stoeck import (
    CalledInMelds,
    completes_stoeck,
    reason_to_call_again,
    says_stoeck_inside,
    stoeck_refusal,
)
from buur.seats import Seat, seat_of
from buur.variants.option_groups.auction import Rung
from buur.variants.option_groups.join import Answer

_NOTHING = CardSet(0)
MAX_LISTED: Final = 40
"""Maximum number of legal acts that a text lists."""
MAX_SEARCHED: Final = 1000
"""Maximum number of legal acts among which a similar code is searched; discards have more."""

OFFERS: Final[dict[Phase, Callable[[State, Seat], Iterator[Act]]]] = {
    "cut": offered_cuts,
    "play": offered_cards,
    "claim": offered_answers,
}
"""Functions that list the acts of a seat on turn, by phase; other phases use `stages.offers`."""


class LegalActs(PublicNames):
    """The legal acts of a seat: iterable, with a length and a truth value, ``in``-testable.

    >>> import buur
    >>> legal = buur.start("chibre", 7).legal
    >>> legal
    LegalActs(trump:S trump:H trump:D trump:C push)
    >>> "trump:H" in legal, "oben" in legal, legal.may_push, legal.act("push") in legal
    (True, False, True, True)

    Iteration yields the acts for which the partie waits. There is one per card or contract; a card
    comes with the best melds declared and the stöck called. ``in`` also accepts every other legal
    act: fewer melds, a silent stöck, a claim. A string is the code of an act, see `act`, or of a
    contract that a bid may name.

    Args:
        state: the partie, or the state in the seat's view.
        seat: the number of the seat; None for an onlooker, who has no legal acts.

    Raises:
        ArgumentError: it is no state, or there is no such seat.
    """

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: SupportsIndex | None) -> None:
        self._state = state if isinstance(state, State) else instance(state, State, "state")
        seats = state.variant.seats
        if seat is not None and not (type(seat) is int and 0 <= seat < seats):
            seat = seat_of(seat, seats)
        self._seat: Seat | None = seat  # type: ignore[assignment] # an int that is a seat

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
            return act in self.cards or self._has_code(act)
        if not isinstance(act, SeatAct) or act.seat != self._seat:
            return False
        try:
            check(self._state, act)  # type: ignore[arg-type]
        except IllegalAction:
            return False
        return True

    def __repr__(self) -> str:
        codes = list(islice(map(act_code, self), MAX_LISTED + 1))
        if len(codes) > MAX_LISTED:
            codes[-1] = "…"
        return f"LegalActs({' '.join(codes)})"

    @property
    def cards(self) -> Hand:
        """The cards that may be played now, including leads that silently choose the trump."""
        return Hand(cards_open(self._state, self._seat))

    @property
    def contracts(self) -> tuple[Contract, ...]:
        """The contracts that may be named now; in phase ``bid`` with a bid, see `bids`."""
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
        """The bids that may be made now, without their contracts.

        >>> import buur
        >>> legal = buur.start("sidi", 7).legal
        >>> lowest, contract = legal.bids[0], legal.contracts[0]
        >>> bid = legal.bid(lowest.height, contract)
        >>> bid in legal, bid == legal.act("bid:50:trump:S")
        (True, True)

        Where the contract is named after the auction, a bid has none.
        """
        return biddable_rungs(self._state) if self._is_asked_to("bid") else ()

    @property
    def may_pass(self) -> bool:
        """Whether the seat may pass in the auction now; ``act("pass")`` passes.

        >>> import buur
        >>> buur.start("sidi", 7).legal.may_pass, buur.start("schieber", 7).legal.may_pass
        (True, False)
        """
        return self._is_asked_to("bid")

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
    def stoeck_again(self) -> CalledInMelds | None:
        """The reason for which a stöck that was called with melds may be called once more.

        None if the stöck may not be called now, or was not called with melds.
        """
        if self._seat is None:
            return None
        reason = reason_to_call_again(self._state, self._seat)
        is_offered = reason is not None and (self.stoeck_cards or StoeckCalled(self._seat) in self)
        return reason if is_offered else None

    @property
    def claims(self) -> tuple[Act, ...]:
        """The optional acts that are legal now, on turn or not.

        These are claims (stöck, last trick, end, rest, half), a double, taking the turned card,
        marriages, late melds, the request to see melds, and objections.
        """
        if self._seat is None:
            return ()
        acts: list[Act] = [kind(self._seat) for kind in _claimable(self._state, self._seat)]
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

    def why_not(self, card: CardLike) -> str | None:
        """Return the reason code for which a held card may not be played; None if it may.

        >>> import buur
        >>> partie = buur.start("chibre", 7).choose("trump:H").play("H9")
        >>> partie.legal.why_not("HA"), partie.legal.why_not("HT")
        ('not-in-hand', None)

        Args:
            card: its code or number.

        Raises:
            NotationError: there is no such code.
            ArgumentError: it is no number of a card.
        """
        return why_not_playable(self._state, self._seat, card_of(card))

    def act(self, code: CardLike) -> Act:
        """Return the legal act that a code describes.

        >>> import buur
        >>> partie = buur.start("chibre", 7)
        >>> partie = partie.do(partie.legal.act("push"))
        >>> partie = partie.do(partie.legal.act("trump:H"))
        >>> partie.do(partie.legal.act("H9")).turn
        1

        Args:
            code: a card, which is played with the best melds and the stöck, or called; a contract,
                with ``#`` and the row of the checklist if there are several; a bid such as
                ``bid:100:trump:S``, ``predict:57``, ``cut:7``, ``discard:S6 S7``; or a word, one of
                `buur.play.act_codes.WORDS`. ``repr`` of these legal acts shows the codes.

        Raises:
            IllegalAction: the rules refuse the act.
            ArgumentError: no act has this code; the message names the legal ones.
            NotationError: a code of several cards is wrong.
        """
        if not isinstance(code, str):
            code = CODES[card_of(code, "code")]
        seat = self._on_turn()
        act = self._described(code, seat)
        if act is None:
            raise self._unknown(code, seat)
        check(self._state, act)
        return act

    def played(self, card: CardLike) -> Played:
        """Return the act of playing a card with the best melds declared and the stöck called.

        It is legal if the card is one of `cards`.

        Args:
            card: its code or number.

        Raises:
            NotationError: there is no such code.
            ArgumentError: it is no number of a card.
            IllegalAction: no seat is on turn.
        """
        return best_played(self._state, self._on_turn(), card_of(card))

    def chosen(self, contract: Contract | str) -> Chosen:
        """Return the act of naming a contract; it is legal if it is one of `choices`.

        Args:
            contract: a contract or its code; ``#`` after the code adds the row of the checklist, as
                in ``oben#3``.

        Raises:
            NotationError: there is no such contract, or the row is no number.
            IllegalAction: no seat is on turn.
        """
        if not isinstance(contract, str):
            return Chosen(self._on_turn(), contract_of(contract), 0)
        code, mark, row = contract.partition("#")
        if mark and not (row.isascii() and row.isdecimal() and len(row) < 3):
            raise NotationError(
                f"{excerpt(contract)} names no row: expected its number after #, as in 'oben#3'"
            )
        return Chosen(self._on_turn(), parse_contract(code), int(row or 0))

    def bid(self, height: str | SupportsIndex, contract: Contract | str | None = None) -> Bid:
        """Return the act of bidding; it is legal if its height is one of `bids`.

        Args:
            height: a step of the rule set's ladder: a number of points, or a word.
            contract: a contract or its code, if the bid has to name one.

        Raises:
            ArgumentError: the rule set has no such step.
            NotationError: there is no such contract.
            IllegalAction: no seat is on turn, or the rule set has no auction.
        """
        rules = self._state.variant
        steps = [rung.height for rung in rules.auction.rungs]
        if not steps:
            refuse("wrong-phase", f"{rules.code} has no auction: nobody bids", "3.6")
        if is_integral(height):
            height = str(index(height))
        named = None if contract is None else contract_of(contract)
        return Bid(self._on_turn(), one_of(height, steps, "height"), named)

    def pushed(self) -> Pushed:
        """Return the act of leaving the choice to the partner; it is legal if `may_push`.

        Raises:
            IllegalAction: no seat is on turn.
        """
        return Pushed(self._on_turn())

    def _has_code(self, code: str) -> bool:
        if any(contract.code == code for contract in self.contracts):
            return True
        try:
            self.act(code)
        except BuurError:
            return False
        return True

    def _described(self, code: str, seat: Seat) -> Act | None:
        """Return the act that a code describes, legal or not; None if there is none."""
        if code in CODES:
            card = card_of(code)
            return Called(seat, card) if card in self.calls else self.played(card)
        if code in WORDS:
            return WORDS[code](seat)
        named = with_cards(code, seat)
        if named is not None:
            return named
        for act in chain(self, self.claims):
            if act_code(act) == code:
                return act
        try:
            return self.chosen(code)
        except NotationError:
            return None

    def _unknown(self, code: str, seat: Seat) -> ArgumentError:
        codes = list(islice(map(act_code, chain(self, self.claims)), MAX_SEARCHED))
        if not codes:
            return wrong("code", code, f"the code of a legal act, but seat {seat} has none now")
        near = similar(code, codes)
        listed = " ".join([*codes[:MAX_LISTED], *["…"][: len(codes) - MAX_LISTED]])
        expected = f"the code of a legal act, one of {listed}"
        return wrong("code", code, expected, near[0] if near else "")

    def _is_asked_to(self, phase: Phase) -> bool:
        return self._state.phase == phase and self._seat in self._state.waiting

    def _on_turn(self) -> Seat:
        if self._seat is None:
            refuse_nobody(self._state)
        return self._seat


def _claimable(state: State, seat: Seat) -> Iterator[Callable[[Seat], Act]]:
    """Yield the kinds of claims that the rule set and the phase may allow, to be checked."""
    variant, phase = state.variant, state.phase
    partie, talks = variant.partie, phase in ("play", "count")
    if talks and variant.stoeck.stock and stoeck_refusal(state, seat) is None:
        yield StoeckCalled
    if talks and partie.ends_by_claim:
        if partie.claim_counts == "turned_only":
            yield Turned
        yield Finished
    if phase == "play" and partie.solder_test != "forbidden" and deal_of(state).turn == seat:
        yield Soldered
    if talks and partie.strokes != "off" and state.berg is None:
        yield BergCalled
    if variant.meld.meld_show in ("on_request_opponents", "on_request_any"):
        yield MeldsAsked
    if phase == "bid":
        yield Doubled
    if phase == "play" and variant.choice.rob:
        yield Robbed
