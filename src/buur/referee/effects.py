"""Consequences of an incident, with one function for each effect that an article can have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from buur.cards import NO_CARDS, SUIT_SETS, Card, CardSet, card_code, cards_in, mask_of, suit_of
from buur.errors import IncidentError
from buur.referee.incident import TRICKS
from buur.referee.incident_facts import IncidentFacts
from buur.referee.regulation import Effect
from buur.referee.ruling import OPEN_TRICK, REST, Move, Ruling
from buur.seats import Team

NOTHING: Final = Ruling()


def ruling_of(effect: Effect, facts: IncidentFacts) -> Ruling:
    """Return the ruling that an effect gives for the facts.

    Raises:
        IncidentError: a fact that the effect needs is missing or does not fit.
    """
    return _EFFECTS[effect](facts)


def _follow_suit(facts: IncidentFacts) -> Ruling:
    """The card goes back, and the offender follows suit. Later cards of the trick stay."""
    return Ruling(forced=facts.following(facts.hand, facts.before))


def _trick_lost(facts: IncidentFacts) -> Ruling:
    """The trick is lost; the strongest card that follows suit replaces the wrong one.

    Both cards lose their taking power.
    """
    return _open_trick_lost(facts, facts.strongest(facts.following(facts.hand, facts.before)))


def _open_trick_lost(facts: IncidentFacts, given: Card | None = None) -> Ruling:
    """The open trick goes to the opponents.

    The laid card loses its taking power, as does ``given``, the card that replaces it.
    """
    forced = NO_CARDS if given is None else mask_of([given])
    return Ruling(
        forced=forced,
        dead=_dead(facts, CardSet(mask_of([facts.card]) | forced)),
        tricks_to=((OPEN_TRICK, facts.opponents),),
        next_leader=facts.after_offender,
    )


def _trumps_dead(facts: IncidentFacts) -> Ruling:
    """The offender's trumps lose their taking power, except for the Buur."""
    open_trick = facts.revoke_moment == "in_trick"
    forced = facts.following(facts.hand, facts.before) if open_trick else NO_CARDS
    trumps = CardSet(facts.hand & facts.tables.trump_mask) if open_trick else facts.forgotten
    return Ruling(forced=forced, dead=_dead(facts, facts.without_buur(trumps)))


def _forgotten_dead(facts: IncidentFacts) -> Ruling:
    """The strongest forgotten card goes, without power, to the side that won the trick.

    The Buur goes only if no other card was forgotten.
    """
    return _given_to(facts, facts.team_of(facts.taker), facts.strongest(facts.forgotten))


def _tricks_lost(facts: IncidentFacts) -> Ruling:
    """The trick of the incident and all later tricks go to the opponents."""
    return _lost(facts, _trick_no(facts, "which trick was it?"), TRICKS)


def _seen_trick_lost(facts: IncidentFacts) -> Ruling:
    number = _trick_no(facts, "which trick was looked at?")
    return _lost(facts, number, number)


def _left_trick_lost(facts: IncidentFacts) -> Ruling:
    """A trick that was left open is lost if the opponents win the next one."""
    number, taker = facts.incident.trick_no, facts.next_taker
    if number is None or taker is None or facts.team_of(taker) == facts.team:
        return NOTHING
    return _lost(facts, number, number)


def _deal_lost(facts: IncidentFacts) -> Ruling:
    return replace(_lost(facts, 1, TRICKS), choices=("write_match",))


def _lost(facts: IncidentFacts, first: int, last: int) -> Ruling:
    """The opponents get the tricks from number ``first`` to number ``last``."""
    numbers = range(first, last + 1)
    return Ruling(tricks_to=tuple((str(number), facts.opponents) for number in numbers))


def _trick_no(facts: IncidentFacts, question: str) -> int:
    number = facts.incident.trick_no
    if number is None:
        raise IncidentError("trick_no", question, missing=True)
    return number


def _upper_counts(facts: IncidentFacts) -> Ruling:
    """The upper of two cards counts as played; a lower one that was seen loses its power.

    An upper card that does not follow suit is taken back like any other (R2).
    """
    upper, lower = facts.two
    if facts.incident.seen is None:
        raise IncidentError("seen", "did others see the lower card?", missing=True)
    back = mask_of([lower])
    ruling = Ruling(dead=back) if facts.incident.seen else Ruling(alive=back)
    right = _right_instead(facts, upper)
    return replace(ruling, forced=right) if right else replace(ruling, played=upper)


def _partie_or_match(facts: IncidentFacts) -> Ruling:
    return Ruling(loses_partie=facts.team, choices=("take_partie", "play_on"))


def _right_instead(facts: IncidentFacts, card: Card) -> CardSet:
    """Return the cards of the suit led that had to be played instead of ``card``.

    Empty if ``card`` is legal, or if the hand or the trick is not known.
    """
    if facts.own_hand is None or not facts.beside:
        return NO_CARDS
    hand = facts.hand
    if facts.lawful(hand, facts.beside) >> card & 1:
        return NO_CARDS
    return facts.following(hand, facts.beside)


def _both_dead(facts: IncidentFacts) -> Ruling:
    """Both cards lose their power; the opponents choose which to play, a legal one if possible."""
    cards = facts.two
    both = mask_of(cards)
    lawful = both
    if facts.own_hand is not None and facts.beside:
        lawful = CardSet(both & facts.lawful(facts.hand, facts.beside)) or both
    choices = tuple(card_code(card) for card in cards if lawful >> card & 1)
    return Ruling(dead=_dead(facts, both), choices=choices)


def _partner_barred(facts: IncidentFacts) -> Ruling:
    """The partner may not play the suit shown with his next card, unless he has no other choice.

    The shown card goes back to the hand.
    """
    suit = suit_of(facts.card)
    partner = facts.incident.hands[facts.partner]
    forced = NO_CARDS
    if partner:
        lawful = facts.lawful(partner, facts.beside)
        forced = CardSet(lawful & ~SUIT_SETS[suit]) or lawful
    return Ruling(barred_suit=suit, forced=forced, alive=mask_of([facts.card]))


def _early_card_stays(facts: IncidentFacts) -> Ruling:
    """A card laid too early stays; before trick 9, one that does not follow suit is a revoke."""
    right = _right_instead(facts, facts.card) if facts.number < TRICKS else NO_CARDS
    return _open_trick_lost(facts, facts.strongest(right)) if right else _card_stays(facts)


def _card_stays(facts: IncidentFacts) -> Ruling:
    return Ruling(played=facts.card)


def _missing_to_last(facts: IncidentFacts) -> Ruling:
    """The missing card goes, without power, to the side that wins the last trick.

    Its owner does not play to that trick.
    """
    if facts.incident.trick_winner == facts.seat:
        raise IncidentError("trick_winner", f"seat {facts.seat} had no card in the last trick")
    return _to_last_taker(facts, facts.card)


def _missing_or_cancel(facts: IncidentFacts) -> Ruling:
    return replace(_missing_to_last(facts), choices=("play_on", "redeal"))


def _count_accepted(facts: IncidentFacts) -> Ruling:
    """The number of cards stands; a surplus card is treated like a missing one."""
    return _to_last_taker(facts, *facts.incident.cards) if facts.incident.cards else NOTHING


def _to_last_taker(facts: IncidentFacts, *cards: Card) -> Ruling:
    taker = facts.last_taker
    return _given_to(facts, None if taker is None else facts.team_of(taker), *cards)


def _given_to(facts: IncidentFacts, team: Team | None, *cards: Card) -> Ruling:
    """The cards lose their taking power and go to the pile of a side."""
    return Ruling(dead=mask_of(cards), moves=_moves(facts, team, cards))


def _moves(facts: IncidentFacts, team: Team | None, cards: Sequence[Card]) -> tuple[Move, ...]:
    return tuple(Move(card, team, facts.tables.points[card]) for card in cards)


def _rest_to(facts: IncidentFacts, team: Team) -> Ruling:
    """All cards outside complete tricks go to one side, and so does the bonus of the last trick."""
    moves = _moves(facts, team, cards_in(facts.remaining))
    return Ruling(tricks_to=((REST, team),), moves=moves)


def _dead(facts: IncidentFacts, cards: CardSet) -> CardSet:
    """Return which of ``cards`` lose their taking power: all of them, as a rule.

    None do in a game of avoiding points, if the regulation spares the cards there.
    """
    spared = facts.regulation.spares_shunned and facts.shuns_points
    return NO_CARDS if spared else cards


_EFFECTS: Final[dict[Effect, Callable[[IncidentFacts], Ruling]]] = {
    "card-stays": _card_stays,
    "follow-suit": _follow_suit,
    "play-lawfully": lambda facts: Ruling(forced=facts.lawful(facts.hand, facts.before)),
    "trick-lost": _trick_lost,
    "trumps-dead": _trumps_dead,
    "forgotten-dead": _forgotten_dead,
    "tricks-lost": _tricks_lost,
    "upper-counts": _upper_counts,
    "both-dead": _both_dead,
    "partner-barred": _partner_barred,
    "lead-lost": _open_trick_lost,
    "early-card-stays": _early_card_stays,
    "turn-accepted": lambda facts: NOTHING,
    "missing-to-last": _missing_to_last,
    "missing-or-cancel": _missing_or_cancel,
    "count-accepted": _count_accepted,
    "redeal": lambda facts: Ruling(redeal="same_dealer"),
    "deal-stands": lambda facts: NOTHING,
    "look-allowed": lambda facts: NOTHING,
    "warning": lambda facts: NOTHING,
    "seen-trick-lost": _seen_trick_lost,
    "may-cancel": lambda facts: Ruling(choices=("play_on", "redeal")),
    "stoeck-counts": lambda facts: Ruling(stoeck_counts=True),
    "stoeck-lost": lambda facts: Ruling(stoeck_counts=False),
    "rest-won": lambda facts: _rest_to(facts, facts.team),
    "rest-lost": lambda facts: _rest_to(facts, facts.opponents),
    "rest-kept": lambda facts: _rest_to(facts, facts.team),
    "partie-lost": lambda facts: Ruling(loses_partie=facts.team),
    "partie-or-match": _partie_or_match,
    "trick-uncounted": lambda facts: Ruling(trick_counts=False),
    "open-trick-lost": _left_trick_lost,
    "shown-choice": lambda facts: Ruling(
        dead=_dead(facts, mask_of([facts.card])), choices=("play_on", "redeal", "as_revoke")
    ),
    "shown-dead": lambda facts: Ruling(dead=mask_of([facts.card])),
    "deal-lost": _deal_lost,
    "meld-corrected": lambda facts: Ruling(melds_count=True),
    "meld-void": lambda facts: Ruling(melds_count=False),
}
"""The function of each effect."""
