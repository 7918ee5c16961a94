"""Advice with reasons for every stage of a deal, by heuristics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.arguments import instance, integer, wrong
from buur.bots.advice import Advice, Reason
from buur.bots.heuristics.avoid_points import avoid_points
from buur.bots.heuristics.bidding import bid, double
from buur.bots.heuristics.claims import answer_claim, speak_up
from buur.bots.heuristics.contract_choice import choose_contract
from buur.bots.heuristics.endgame import is_countable
from buur.bots.heuristics.exchanging import exchange
from buur.bots.heuristics.follow import follow
from buur.bots.heuristics.irregularities import is_irregular, play_plainly
from buur.bots.heuristics.joining import join_deal
from buur.bots.heuristics.king import bid_for_partie, call, lay_away, renounce
from buur.bots.heuristics.lead import lead
from buur.bots.heuristics.melds import declare_melds
from buur.bots.heuristics.predicting import predict
from buur.bots.heuristics.settings import FULL_MEMORY, HeuristicSettings
from buur.bots.heuristics.situation import Situation, situation
from buur.bots.heuristics.solo_bidding import bid_alone, choose_alone
from buur.bots.seeds import HIGHEST_SEED
from buur.cards import Card
from buur.play.model.deal import Deal
from buur.play.model.events import Cut
from buur.play.views import View
from buur.seats import Seat


def advise(view: View, seed: int = 0, settings: HeuristicSettings = FULL_MEMORY) -> Advice | None:
    """Return the advised act: a claim, else the act on turn, else None.

    >>> import buur
    >>> view = buur.start("schieber", 7).view(1)
    >>> advise(view).act in view.legal
    True

    Args:
        view: the view of the seat; hidden cards have no influence.
        seed: the seed that breaks ties.
        settings: the card memory and the weights.

    Raises:
        ArgumentError: an argument is of another type, or out of range.
    """
    instance(view, View, "view")
    seed = integer(seed, 0, HIGHEST_SEED, "seed")
    instance(settings, HeuristicSettings, "settings")
    return advise_claim(view) or advise_on_turn(view, seed, settings)


def advise_claim(view: View) -> Advice | None:
    """Return a double, or a claim that is certain to be right; None to keep silent."""
    if not isinstance(view, View):
        raise wrong("view", view, "the View of a seat")
    phase = view.state.phase
    if phase not in ("bid", "play", "count"):
        return None
    return (double if phase == "bid" else speak_up)(view, view.deal, view.seat)


def advise_on_turn(view: View, seed: int, settings: HeuristicSettings) -> Advice | None:
    """Return the act of a seat on turn, None when it is not on turn."""
    if not isinstance(view, View):
        raise wrong("view", view, "the View of a seat")
    if not view.is_on_turn:
        return None
    seat, deal = view.seat, view.deal
    match view.state.phase:
        case "cut":
            cuts = view.legal.cuts
            return Advice(Cut(seat, cuts[seed % len(cuts)]), ("cut-anywhere",))
        case "play":
            return play_card(view, deal, seat, seed, settings)
        case "claim":
            return answer_claim(view, seat)
        case stage:
            advise_stage = STAGE_ADVICE.get(stage)
            return None if advise_stage is None else advise_stage(view, deal, seat)


def _bid(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the bid for a side, alone against the rest, or for a whole partie, or a pass."""
    ways = {"lines": bid, "declarer": bid_alone, "king": bid_for_partie}
    return ways[view.state.variant.sharing](view, deal, seat)


def _choose(view: View, deal: Deal, seat: Seat) -> Advice:
    solo = view.state.variant.sharing == "declarer" and deal.auction is not None
    return (choose_alone if solo else choose_contract)(view, deal, seat)


STAGE_ADVICE: Final[dict[str, Callable[[View, Deal, Seat], Advice]]] = {
    "bid": _bid,
    "widow": lay_away,
    "call": call,
    "choose": _choose,
    "renounce": renounce,
    "predict": predict,
    "join": join_deal,
    "exchange": exchange,
    "declare": declare_melds,
}
"""Functions that advise, by stage, except for the cut, the play and claims."""


def play_card(
    view: View, deal: Deal, seat: Seat, seed: int = 0, settings: HeuristicSettings = FULL_MEMORY
) -> Advice:
    """Return the card to play, with the melds to declare and the stöck to call."""
    if is_irregular(view, deal, seat):
        return play_plainly(view, deal, seat)
    now = situation(view, deal, seat, seed, settings)
    card, reason = _card_rule(now)(now)
    act = view.legal.played(Card(card))
    more: tuple[tuple[Reason, bool], ...] = (
        ("opponents-without-trumps", reason == "cash-master" and _is_safe_from_ruffs(now)),
        ("trumps-left", reason in ("draw-trumps", "force-out-high-trump")),
        ("counted-out", is_countable(now)),
        ("short-of-prediction", bool(deal.predictions) and now.goal > 0),
        ("prediction-reached", bool(deal.predictions) and now.goal < 0),
        ("declare-melds", bool(act.melds)),
        ("call-stoeck", act.stoeck),
    )
    return Advice(act, (reason, *[extra for extra, applies in more if applies]))


def _is_safe_from_ruffs(now: Situation) -> bool:
    return bool(now.trump_mask) and not now.rivals_could & now.trump_mask


def _card_rule(now: Situation) -> Callable[[Situation], tuple[int, Reason]]:
    """Return the rule that chooses the card: avoid points, lead or follow."""
    if now.goal < 0:
        return avoid_points
    return lead if now.leads else follow
