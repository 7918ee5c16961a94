"""Encoding of the legal acts in a seat's view as `LegalActions`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from buur.cards import CODES, Card, Hand, card_code, cards_in
from buur.melds import Meld
from buur.play.acts.predictions import is_aloud
from buur.play.legal import LegalActs
from buur.play.model.events import (
    Act,
    BergCalled,
    Chosen,
    Finished,
    Married,
    MeldsAsked,
    Objected,
    Robbed,
    Soldered,
    StoeckCalled,
    Turned,
)
from buur.play.model.state import State
from buur.play.queries.certain_rest import rest_is_certain
from buur.play.queries.claims import claimable_points, possible_boss_points
from buur.play.queries.solder import solder_stake
from buur.play.queries.solo import rung_worth
from buur.play.views import PublicView
from buur.server.wire import legal_actions
from buur.server.wire.hints import may_ask_hint
from buur.variants.model import Variant
from buur.variants.option_groups.auction import Rung

_CLAIM_FIELDS: Final[Mapping[type[Act], str]] = {
    Robbed: "rob",
    StoeckCalled: "stoeck",
    Turned: "turn",
    Finished: "finish",
    Soldered: "solder",
    MeldsAsked: "ask",
    BergCalled: "berg",
}
"""The field of each claim without further details."""


def encode_legal_actions(
    view: PublicView, *, hints: bool, takes_back: bool = False
) -> legal_actions.LegalActions:
    """Return the legal acts of a seat, none of an onlooker, with arguments as `legal_fields`."""
    return legal_actions.LegalActions(**legal_fields(view, hints=hints, takes_back=takes_back))


def legal_fields(view: PublicView, *, hints: bool, takes_back: bool = False) -> dict[str, Any]:
    """Return the fields of `LegalActions` that may differ from their defaults, by name.

    The view alone determines them.

    Args:
        view: the view of the seat.
        hints: whether the table allows hints.
        takes_back: whether the seat may take back its last act.
    """
    phase = view.state.phase
    talks = phase in ("play", "count")
    claims = view.legal.claims if talks else ()
    found: dict[str, Any] = {}
    if view.is_on_turn:
        found |= _acts_on_turn(view)
    if talks:
        found |= _claims(view, claims)
    if phase == "bid":
        found["double"] = view.legal.may_double
    if view.state.variant.meld.may_be_false:
        found["withdraw"] = view.legal.may_withdraw
    may_ask = bool(claims) if phase == "count" else may_ask_hint(view)
    return found | {"count": phase == "count", "hint": hints and may_ask, "take_back": takes_back}


def _acts_on_turn(view: PublicView) -> dict[str, Any]:
    """Return the fields of the acts for which the table waits, by name."""
    state, legal = view.state, view.legal
    phase, cards = state.phase, legal.cards
    found: dict[str, Any] = {}
    if cards or phase == "declare":
        found["melds"] = _declarable(legal.melds)
        found["best"] = tuple([card_codes(cards_in(meld)) for meld in legal.best_melds])
        found["false_melds"] = _declarable(legal.false_melds)
    if cards:
        found["cards"] = card_codes(cards)
        found["stoeck_cards"] = card_codes(legal.stoeck_cards)
    if phase == "play":
        found["layable"] = card_codes(card for card in legal.layable if card not in cards)
        found["why"] = _why(view, legal, cards)
        found["rest"] = view.seat is not None and rest_is_certain(state, view.seat, cards)
        return found
    return found | {
        "contracts": [contract.code for contract in legal.contracts],
        "rows": _rows(legal.choices),
        "push": legal.may_push,
        "bids": tuple(
            [
                legal_actions.BidOption(rung.height, rung.goal, _stakes(state.variant, rung))
                for rung in legal.bids
            ]
        ),
        "passes": phase == "bid",
        "predict": _predict(state, legal),
        "answers": list(legal.answers),
        "exchange": legal.exchange,
        "discard": legal.discard,
        "call": card_codes(legal.calls),
        "owned": legal.owned,
        "renounce": phase == "renounce",
        "declare": phase == "declare",
        "cut": _cut(state) if phase == "cut" else None,
        "contribute": phase == "seal",
        "insist": phase == "claim",
    }


def _claims(view: PublicView, claims: tuple[Act, ...]) -> dict[str, Any]:
    """Return the fields of the acts that are legal in play on turn or not, by name."""
    legal, kinds = view.legal, {type(act) for act in claims}
    found: dict[str, Any] = {name: True for kind, name in _CLAIM_FIELDS.items() if kind in kinds}
    if Finished in kinds:
        found["claim"] = _countable(view)
    if Soldered in kinds:
        found["solder_stake"] = _solder_stake(view)
    if Married in kinds:
        cards = [act.cards for act in claims if isinstance(act, Married)]
        found["marry"] = tuple([card_codes(cards_in(pair)) for pair in cards])
    if Objected in kinds:
        found["objections"] = tuple(
            legal_actions.Objection(act.offender, act.trick)
            for act in claims
            if isinstance(act, Objected)
        )
    again, late = legal.stoeck_again, legal.late_melds
    if again is not None:
        found["stoeck_again"] = again
    if late:
        found["late"] = _declarable(late)
    return found


def _countable(view: PublicView) -> legal_actions.ClaimPoints | None:
    if view.seat is None:
        return None
    state, team = view.state, view.state.team(view.seat)
    points, more = claimable_points(state, view.seat)
    boss = possible_boss_points(state, view.seat)
    return legal_actions.ClaimPoints(points, more, state.scores[team], boss, state.targets[team])


def _solder_stake(view: PublicView) -> legal_actions.SolderStake | None:
    if view.seat is None:
        return None
    others = sum(view.counts) - len(view.hand)
    stake = solder_stake(view.state, view.seat, others)
    return legal_actions.SolderStake(stake.tricks, stake.points, stake.trumps, stake.sure)


def _stakes(rules: Variant, rung: Rung) -> int:
    return rung_worth(rules, rung) if rules.score.write == "worth" else rung.points


def _rows(choices: tuple[Chosen, ...]) -> tuple[legal_actions.OpenRow, ...]:
    """Return the checklist rows that may be chosen, each with its contracts."""
    rows: dict[int, list[str]] = {}
    for choice in choices:
        if choice.category:
            rows.setdefault(choice.category, []).append(choice.contract.code)
    return tuple(legal_actions.OpenRow(number, codes) for number, codes in rows.items())


def _why(view: PublicView, legal: LegalActs, playable: Hand) -> dict[str, str]:
    """Return the reason code of every card of the hand that may not be played."""
    refused = (card for card in view.hand if card not in playable)
    reasons = ((card, legal.why_not(card)) for card in refused)
    return {card_code(card): reason for card, reason in reasons if reason is not None}


def _declarable(melds: Iterable[Meld]) -> tuple[legal_actions.DeclarableMeld, ...]:
    return tuple(
        legal_actions.DeclarableMeld(card_codes(cards_in(meld.cards)), meld.kind, meld.points)
        for meld in melds
    )


def _predict(state: State, legal: LegalActs) -> legal_actions.PredictRange | None:
    numbers = legal.predictions
    return legal_actions.PredictRange(numbers[-1], is_aloud(state.variant)) if numbers else None


def _cut(state: State) -> legal_actions.CutRange | None:
    bounds = state.variant.cut_bounds
    if bounds is None:
        return None
    return legal_actions.CutRange(*bounds, state.variant.deal.may_knock)


def card_codes(cards: Iterable[Card]) -> list[str]:
    """Return the codes of cards."""
    return [CODES[card] for card in cards]
