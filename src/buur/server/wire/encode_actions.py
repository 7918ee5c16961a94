"""Encoding of the legal acts in a seat's view as `LegalActions`."""

from __future__ import annotations

from collections.abc import Iterable

from buur.cards import Card, card_code, cards_in
from buur.melds import Meld
from buur.play.acts.predictions import is_aloud
from buur.play.legal import LegalActs
from buur.play.model.events import (
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


def encode_legal_actions(
    view: PublicView, *, hints: bool, takes_back: bool = False
) -> legal_actions.LegalActions:
    """Return the legal acts of a seat, none of an onlooker; the view alone determines them.

    Args:
        view: the view of the seat.
        hints: whether the table allows hints.
        takes_back: whether the seat may take back its last act.
    """
    state, legal = view.state, view.legal
    talks = state.phase in ("play", "count")
    claims = {type(act) for act in legal.claims} if talks else set()
    on_turn = view.is_on_turn
    cards = card_codes(legal.cards)
    asked = on_turn and state.phase == "declare"
    return legal_actions.LegalActions(
        cards=cards,
        layable=card_codes(card for card in legal.layable if card not in legal.cards),
        why=_why(view, legal) if on_turn and state.phase == "play" else {},
        contracts=[contract.code for contract in legal.contracts],
        rows=_rows(legal.choices),
        push=legal.may_push,
        bids=tuple(
            legal_actions.BidOption(rung.height, rung.goal, _stakes(state.variant, rung))
            for rung in legal.bids
        ),
        passes=on_turn and state.phase == "bid",
        double=state.phase == "bid" and legal.may_double,
        predict=_predict(state, legal),
        answers=list(legal.answers),
        exchange=legal.exchange,
        discard=legal.discard,
        call=card_codes(legal.calls),
        owned=legal.owned,
        renounce=on_turn and state.phase == "renounce",
        rob=Robbed in claims,
        declare=asked,
        late=_declarable(legal.late_melds) if talks else (),
        melds=_declarable(legal.melds) if cards or asked else (),
        best=tuple([card_codes(cards_in(meld)) for meld in legal.best_melds])
        if cards or asked
        else (),
        false_melds=_declarable(legal.false_melds) if cards or asked else (),
        withdraw=legal.may_withdraw,
        stoeck_cards=card_codes(legal.stoeck_cards),
        marry=tuple(
            [card_codes(cards_in(act.cards)) for act in legal.claims if isinstance(act, Married)]
        ),
        cut=_cut(state) if on_turn and state.phase == "cut" else None,
        contribute=on_turn and state.phase == "seal",
        stoeck=StoeckCalled in claims,
        stoeck_again=legal.stoeck_again,
        turn=Turned in claims,
        finish=Finished in claims,
        claim=_countable(view) if Finished in claims else None,
        solder=Soldered in claims,
        solder_stake=_solder_stake(view) if Soldered in claims else None,
        rest=view.seat is not None and on_turn and rest_is_certain(state, view.seat, legal.cards),
        ask=MeldsAsked in claims,
        objections=tuple(
            legal_actions.Objection(act.offender, act.trick)
            for act in legal.claims
            if isinstance(act, Objected)
        ),
        berg=BergCalled in claims,
        insist=on_turn and state.phase == "claim",
        count=state.phase == "count",
        hint=hints and may_ask_hint(view),
        take_back=takes_back,
    )


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


def _why(view: PublicView, legal: LegalActs) -> dict[str, str]:
    reasons = ((card, legal.why_not(card)) for card in view.hand)
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
    return [card_code(card) for card in cards]
