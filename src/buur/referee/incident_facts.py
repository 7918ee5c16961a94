"""`IncidentFacts`: the facts of an incident, and facts derived by the rules of the table.

`buur.rules` and `buur.play` decide which cards are legal, which are stronger and what they count.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from buur.cards import NO_CARDS, SUIT_SETS, Card, CardSet, Suit, cards_in, mask_of, suit_of
from buur.contracts import Contract, Tables
from buur.errors import IncidentError
from buur.play.queries.solder import SOLDER_TESTS
from buur.play.queries.stoeck import is_called_in_time, stoeck_pair
from buur.referee.incident import MOMENTS, SEATS, TRICKS, Incident, Noticed
from buur.referee.regulation import Regulation
from buur.rules.legality import legal_cards
from buur.rules.tricks import to_beat, winner
from buur.seats import Seat, Team, right_of
from buur.variants.model import Variant
from buur.variants.registry import RulesLike, rules_of


def is_ruled(variant: RulesLike) -> bool:
    """Tell whether regulations cover the game: four players in two pairs and nine tricks.

    >>> is_ruled("chibre"), is_ruled("pandur")
    (True, False)

    Raises:
        RulesError: there is no such preset.
        ArgumentError: the argument is neither rules nor a name.
    """
    rules = rules_of(variant)
    return rules.teams == (0, 1, 0, 1) and rules.plan(1).hand == TRICKS


def lawful_cards(tables: Tables, hand: CardSet, lying: Sequence[Card]) -> CardSet:
    """Return the legal cards of a hand, given the cards in the trick; all when leading."""
    if not hand or not lying:
        return hand
    best: int = lying[0]
    for card in lying[1:]:
        best = to_beat(tables, card, best)
    return CardSet(legal_cards(tables, hand, suit_of(lying[0]), best, mask_of(lying)))


class IncidentFacts:
    """An incident under the rules of a table.

    Every property raises `IncidentError` if a fact that it needs is missing or does not fit.

    Args:
        incident: the irregularity, as reported.
        variant: the rules of the table, for which `is_ruled` must hold.
        regulation: the regulation to apply.
    """

    def __init__(self, incident: Incident, variant: Variant, regulation: Regulation) -> None:
        self.incident = incident
        self.variant = variant
        self.regulation = regulation
        self.seat = incident.seat

    def moment(self, usual: Noticed, *allowed: Noticed) -> Noticed:
        """Return the moment at which the incident was noticed; ``usual`` if it is not given."""
        noticed = self.incident.noticed or usual
        if noticed not in (allowed or MOMENTS):
            raise IncidentError("noticed", "expected one of " + ", ".join(allowed))
        return noticed

    @property
    def revoke_moment(self) -> Noticed:
        """The moment at which a revoke was noticed.

        If it is not given, the number of a trick without cards or with all four means "later".
        """
        turned = self.incident.trick_no is not None and len(self.incident.trick) in (0, SEATS)
        return self.moment("later" if turned else "in_trick", "in_trick", "later", "after_deal")

    @property
    def team(self) -> Team:
        """The side of the offender."""
        return self.team_of(self.seat)

    @property
    def opponents(self) -> Team:
        """The other side."""
        return Team(1 - self.team)

    @property
    def partner(self) -> Seat:
        """The offender's partner."""
        return Seat((self.seat + 2) % SEATS)

    def team_of(self, seat: Seat) -> Team:
        """Return the side of a seat."""
        return Team(self.variant.teams[seat])

    @property
    def contract(self) -> Contract:
        """The contract of the deal."""
        if self.incident.contract is None:
            raise IncidentError("contract", missing=True)
        return self.incident.contract

    @cached_property
    def schedule(self) -> tuple[Tables, ...]:
        """The tables of every trick."""
        return self.variant.compiled(self.contract)

    @property
    def tables(self) -> Tables:
        """The tables of the trick that the incident is about."""
        return self.schedule[self.number - 1]

    @property
    def number(self) -> int:
        """The number of the trick that the incident is about, given or guessed from the hand."""
        given = self.incident.trick_no
        if given is not None:
            return given
        held = self.incident.hands[self.seat]
        cards = 0 if held is None else (held | mask_of(self.incident.cards)).bit_count()
        return min(TRICKS, max(1, TRICKS + 1 - cards)) if cards else 1

    @property
    def shuns_points(self) -> bool:
        """Whether a card that wins no trick would help its holder."""
        contract = self.incident.contract
        return self.variant.partie.lowest_wins or (contract is not None and contract.misere)

    @property
    def card(self) -> Card:
        """The card that the incident is about; the first if there are several."""
        if self.incident.cards:
            return self.incident.cards[0]
        if self._place < len(self.incident.trick):
            return self.incident.trick[self._place]
        raise IncidentError("cards", "which card is it about?", missing=True)

    @property
    def two(self) -> tuple[Card, Card]:
        """The upper and the lower of two cards played at once."""
        if len(self.incident.cards) != 2:
            expected = "two cards, the upper first"
            raise IncidentError("cards", expected, missing=not self.incident.cards)
        return self.incident.cards[0], self.incident.cards[1]

    @property
    def own_hand(self) -> CardSet | None:
        """The hand of the offender, None if it is not known."""
        return self.incident.hands[self.seat]

    @property
    def hand(self) -> CardSet:
        """The hand of the offender, including the cards that the incident is about."""
        held = self.own_hand
        if held is None:
            raise IncidentError("hands", f"what does seat {self.seat} hold?", missing=True)
        return CardSet(held | mask_of(self.incident.cards or (self.card,)))

    @cached_property
    def _place(self) -> int:
        """The offender's position in the playing order of the trick, from 0 for the leader."""
        trick, cards = self.incident.trick, self.incident.cards
        lying = [place for place, card in enumerate(trick) if card in cards]
        leader = self.incident.leader
        if leader is None:
            return lying[0] if lying else len(trick)
        place = (self.seat - leader) % SEATS
        if lying and lying[0] != place:
            raise IncidentError(
                "trick", f"led by seat {leader}, its card {place + 1} is that of seat {self.seat}"
            )
        return place

    @property
    def before(self) -> tuple[Card, ...]:
        """The cards of the trick before that of the offender."""
        trick = self.incident.trick
        if self._place > len(trick):
            raise IncidentError("trick", f"seat {self.seat} has not yet played to it")
        return trick[: self._place]

    @property
    def beside(self) -> tuple[Card, ...]:
        """The cards of the trick without those that the incident is about."""
        return tuple(card for card in self.incident.trick if card not in self.incident.cards)

    def lawful(self, hand: CardSet, lying: tuple[Card, ...]) -> CardSet:
        """Return the legal cards of a hand, given the cards in the trick."""
        return lawful_cards(self.tables, hand, lying)

    def following(self, hand: CardSet, lying: tuple[Card, ...]) -> CardSet:
        """Return the legal cards of the suit led; none if the hand need not follow it."""
        lawful = self.lawful(hand, lying)
        if not lying:
            return NO_CARDS
        of_suit = CardSet(lawful & SUIT_SETS[suit_of(lying[0])])
        return of_suit if of_suit & ~self.tables.jack_mask else NO_CARDS

    def strongest(self, cards: CardSet) -> Card:
        """Return the card with the highest taking power; the Buur only if it is the only card."""
        among = cards_in(self.without_buur(cards)) or cards_in(cards)
        return max(among, key=lambda card: self.tables.strength[card])

    def is_trump(self, suit: Suit) -> bool:
        """Tell whether a suit is trumps."""
        return self.contract.kind == "trump" and self.contract.suit == suit

    def without_buur(self, cards: CardSet) -> CardSet:
        """Return cards without the Buur."""
        return CardSet(cards & ~(1 << self.tables.buur if self.tables.buur >= 0 else 0))

    @property
    def forgotten(self) -> CardSet:
        """The cards that the offender still holds and that should have followed suit."""
        named, held, trick = self.incident.cards, self.own_hand, self.incident.trick
        kept = [card for card in named if held is None or held >> card & 1]
        kept = [card for card in kept if card not in trick]
        if kept:
            cards = mask_of(kept) if held is None else held
            return self._binding(suit_of(kept[0]), cards)
        if held is None:
            raise IncidentError("hands", f"what does seat {self.seat} hold?", missing=True)
        if not trick:
            if not held:
                return NO_CARDS
            raise IncidentError(
                "trick", "which trick was it, or which card forgotten?", missing=True
            )
        return self._binding(suit_of(trick[0]), held)

    def _binding(self, suit: Suit, cards: CardSet) -> CardSet:
        """Return the cards of a suit that must follow; none if the Buur is the only one."""
        of_suit = CardSet(cards & SUIT_SETS[suit])
        return of_suit if of_suit & ~self.tables.jack_mask else NO_CARDS

    @property
    def taker(self) -> Seat:
        """The winner of the trick that the incident is about."""
        found = self.known_taker
        if found is None:
            raise IncidentError("trick_winner", "who won the trick?", missing=True)
        return found

    @property
    def known_taker(self) -> Seat | None:
        """The winner of the trick that the incident is about; None if the facts leave it open."""
        if self.incident.trick_winner is not None:
            return self.incident.trick_winner
        trick, leader = self.incident.trick, self.incident.leader
        if leader is None or len(trick) < SEATS:
            return None
        return Seat((leader + winner(self.tables, trick)) % SEATS)

    @property
    def last_taker(self) -> Seat | None:
        """The winner of the last trick, in which the offender had no card; None if not reported."""
        trick, leader = self.incident.trick, self.incident.leader
        if self.incident.trick_winner is not None or leader is None or len(trick) != SEATS - 1:
            return self.incident.trick_winner
        order = [Seat((leader + turn) % SEATS) for turn in range(SEATS)]
        return [seat for seat in order if seat != self.seat][winner(self.schedule[-1], trick)]

    @property
    def stoeck_in_time(self) -> bool:
        """Whether the stöck was called before the deadline of the regulation."""
        if self.contract.suit is None:
            return False
        place, trick = self._place, self.incident.trick
        laid = self.incident.cards or trick[place : place + 1]
        own = CardSet(mask_of(laid) & stoeck_pair(self.contract.suit))
        return is_called_in_time(self.regulation.stock_deadline, trick, own)

    @property
    def remaining(self) -> CardSet:
        """All cards in the known hands and in the open trick."""
        together: int = mask_of(self.incident.trick)
        for hand in self.incident.hands:
            together |= hand or 0
        return CardSet(together)

    @property
    def claim_is_right(self) -> bool:
        """Whether a claim of the remaining tricks holds by the test of the regulation (core §8).

        False if hands that the test needs are not known: the report then says it was wrong.
        """
        partner = self.incident.hands[self.partner]
        opponents = [self.incident.hands[(self.seat + turn) % SEATS] for turn in (1, 3)]
        first, second = opponents
        claimer = self.own_hand
        if not claimer or first is None or second is None or not self._may_claim:
            return False
        if partner is None and self.regulation.solder_test == "literal_all":
            return False
        test = SOLDER_TESTS[self.regulation.solder_test]
        to_come = self.schedule[-claimer.bit_count() :]
        return all(test(tables, claimer, partner or NO_CARDS, first | second) for tables in to_come)

    @property
    def _may_claim(self) -> bool:
        """Whether the offender is on lead, if the regulation demands that (core §8)."""
        if not self.regulation.claims_on_lead:
            return True
        leads = self.incident.leader in (None, self.seat)
        return not self.incident.trick and leads

    @property
    def looked_at_last(self) -> bool:
        """Whether the trick looked at is the latest one, and no card lies on the table."""
        if self.incident.trick:
            return False
        number = self.incident.trick_no
        if number is None:
            return True
        sizes = {hand.bit_count() for hand in self.incident.hands if hand is not None}
        return sizes == {TRICKS - number}

    @property
    def next_taker(self) -> Seat | None:
        """The winner of the trick after the one left open; None while it is not complete."""
        trick, leader = self.incident.trick, self.incident.leader
        first = self.incident.trick_winner if leader is None else leader
        if first is None or len(trick) < SEATS:
            return None
        number = min(TRICKS, (self.incident.trick_no or 0) + 1)
        return Seat((first + winner(self.schedule[number - 1], trick)) % SEATS)

    @property
    def after_offender(self) -> Seat:
        """The seat that plays after the offender, to his right."""
        return right_of(self.seat, SEATS)
