"""Combinations of options that are refused: the needs of each refusal, and its sentence.

A combination is written in the language of `buur.variants.needs`: a rule set that meets all of its
clauses is refused. Beside options and facts, the clauses may ask for those of `_findings`.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from buur.cards import parse_card
from buur.errors import NotationError, RulesError
from buur.variants.needs import (
    NOBODY_CHOOSES,
    TWO_SIDES,
    AnyOf,
    Needs,
    are_met,
    either,
    other_than,
    unless,
    where,
)
from buur.variants.option_groups.checklist import checklist_fault
from buur.variants.option_groups.solo import is_playable
from buur.variants.plan import PACKETS_FAULT
from buur.variants.rule_set import RuleSet

_AUCTION: Final = where(ladder=True)
_CHECKLIST: Final = where(sheet=True)
_NOT_TWO_SIDES: Final = unless(TWO_SIDES)
_MORE_SIDES: Final = (where(sharing="lines"), other_than(lines="2"))
"""More than two sides in a deal: only where each line is a side."""
_NOT_TURNED_WIDOW: Final = other_than(contracts="turned", turned_card="widow")
_PENALISED: Final = where(irregularities="penalised")


class Combination(NamedTuple):
    """Options that do not go together."""

    needs: Needs
    sentence: str
    """Why not, with findings in braces."""


def _of(*clauses: AnyOf, why: str) -> Combination:
    return Combination(clauses, why)


COMBINATIONS: Final[dict[str, Combination]] = {
    # Dealing
    "first-card": _of(
        where(first_card_exists=False), why="first_card {first_card!r} is not a card code"
    ),
    "teams-drawn": _of(
        where(teams_drawn=True), where(pairs=False), why="teams_drawn needs four seats in two teams"
    ),
    "plan-pack": _of(
        where(plan_takes_pack=False),
        why="packets and widow must take the {cards} cards of the pack",
    ),
    # Contracts
    "imposed-alone": _of(
        NOBODY_CHOOSES,
        where(contracts="+"),
        why="contracts=imposed or turned leaves nothing else to choose",
    ),
    "misere-alone": _of(
        where(contracts="misere"),
        other_than(contracts="+"),
        why="contracts=misere needs another contract that is played as misère",
    ),
    "quer-tricks": _of(
        where(contracts="quer"),
        where(quer_fits=False),
        why="quer_tricks must be less than the tricks of a deal",
    ),
    "imposed-suits": _of(
        where(contracts="imposed"),
        where(imposed_are_suits=False),
        why="contracts=imposed needs the suits in order in imposed, such as 'CDHS'",
    ),
    "imposed-push": _of(
        NOBODY_CHOOSES, where(push=True), why="nobody can push an imposed contract: push must be no"
    ),
    "imposed-lead": _of(
        NOBODY_CHOOSES, where(trump_by_lead=True), why="trump_by_lead needs a contract to choose"
    ),
    "push-back": _of(
        where(push_back=True),
        where(push=False),
        why="push_back needs a push that can be given back: push must be yes",
    ),
    # Cards and what they count
    "brouc-sixes": _of(
        where(ranking="brouc"),
        where(has_sixes=True),
        why="ranking=brouc is for a pack without sixes",
    ),
    "brouc-values": _of(
        where(ranking="brouc"),
        (*other_than(values="jass"), *where(match=True)),
        why="ranking=brouc has points of its own: values must be jass, and match none",
    ),
    "values-melds": _of(
        other_than(values="jass spade_queen"),
        where(melds=True, stock=True),
        why="where cards do not count their usual points, melds and stock must be off",
    ),
    "revives-voids": _of(
        where(match_revives_melds=True),
        where(match_voids_melds=False),
        why="match_revives_melds needs match_voids_melds",
    ),
    "marriage-solder": _of(
        where(marriages=True),
        other_than(solder_test="forbidden"),
        why="marriages lie in tricks that are played: solder_test must be forbidden",
    ),
    "undertrump-marry": _of(
        where(undertrump="to_marry"),
        where(marriages=False),
        why="undertrump=to_marry needs marriages",
    ),
    # Predictions
    "predict-lead": _of(
        where(prediction=True),
        where(trump_by_lead=True),
        why="predictions come before the first card: trump_by_lead must be off",
    ),
    "difference-predict": _of(
        where(write="difference"),
        where(prediction=False),
        why="write=difference needs a prediction",
    ),
    "difference-sides": _of(
        where(write="difference"),
        where(alone=False),
        why="write=difference is for games in which everybody plays for himself",
    ),
    "bonus-difference": _of(
        where(exact_bonus=True),
        other_than(write="difference"),
        why="exact_bonus is taken off a difference: write must be difference",
    ),
    "compensation-open": _of(
        where(dealer_compensation=True),
        other_than(write="difference", prediction="open"),
        why="dealer_compensation needs open predictions and write=difference",
    ),
    # Sides that do not stay together, or more than two of them
    "alone-solder": _of(
        *_NOT_TWO_SIDES,
        other_than(solder_test="forbidden"),
        why="tricks are claimed against one other side: solder_test must be forbidden",
    ),
    "alone-claim": _of(
        *_NOT_TWO_SIDES,
        *either(
            (other_than(claim="auto", strokes="off low_half"),),
            (where(rubicon=True), other_than(lines="2")),
        ),
        why="with more than two sides claim must be auto, rubicon and strokes off",
    ),
    "alone-counter": _of(
        *_NOT_TWO_SIDES,
        where(counter_match="minus100"),
        why="counter_match=minus100 is for two sides",
    ),
    "alone-push": _of(
        *_NOT_TWO_SIDES,
        where(push=True),
        where(route="partner"),
        why="who plays for himself has no partner to push to: push must be no",
    ),
    "alone-misere": _of(
        *_MORE_SIDES, where(contracts="misere"), why="a misère counts for the other of two sides"
    ),
    "middle-three": _of(
        where(write="middle"),
        *either(TWO_SIDES, (other_than(seats="3"),)),
        why="write=middle is for three players, each for himself: one of them is between",
    ),
    # Ends of a partie
    "lowest-deals": _of(
        where(lowest_wins=True),
        other_than(finish="deals largest_gap"),
        why="lowest_wins needs finish=deals or largest_gap: nobody races to have the least",
    ),
    "tens-over": _of(
        *either(
            (where(write="tens"), other_than(finish="over")),
            (where(finish="over"), (*other_than(write="tens", claim="auto"), *where(rubicon=True))),
        ),
        why="write=tens and finish=over belong together, with claim=auto and rubicon=off",
    ),
    "rounds-deals": _of(
        where(strokes="low_half"),
        where(lowest_wins=False, rounds_are_complete=False),
        why="strokes=low_half needs lowest_wins, and deals for complete rounds",
    ),
    "tie-deals": _of(
        where(tie="deal"),
        other_than(finish="deals"),
        why="tie=deal needs a fixed number of deals: finish must be deals",
    ),
    "deals-missing": _of(
        where(finish="deals"), where(deals=False), why="finish=deals needs deals, 1 or more"
    ),
    "deals-surplus": _of(
        other_than(finish="deals"),
        where(deals=True),
        why="deals is a number of deals to play and needs finish=deals",
    ),
    "deals-rubicon": _of(
        where(finish="deals checklist"),
        where(rubicon=True),
        why="rubicon and schneider are halves of a target, and finish=deals has none",
    ),
    "race-points": _of(
        where(finish="first_out"),
        where(write="difference extremes middle worth"),
        why="what is written by comparing or by bids has no order in a deal: finish cannot be"
        " first_out",
    ),
    # Checklists, and a choice that goes round the table
    "sheet-rows": _of(where(sheet_fault=True), why="the sheet cannot be read: {sheet_fault}"),
    "sheet-finish": _of(
        *either(
            (_CHECKLIST, other_than(finish="checklist")),
            (where(sheet=False), where(finish="checklist")),
        ),
        why="a sheet and finish=checklist belong together",
    ),
    "sheet-found": _of(
        NOBODY_CHOOSES,
        _CHECKLIST,
        why="a sheet needs contracts that are chosen, neither imposed nor turned",
    ),
    "sheet-lead": _of(
        _CHECKLIST,
        where(trump_by_lead=True),
        why="with a sheet the row is said aloud: trump_by_lead must be off",
    ),
    "sheet-multipliers": _of(
        _CHECKLIST,
        other_than(multipliers="all1"),
        why="the factors of a sheet stand in its rows: multipliers must be all1",
    ),
    "sheet-quer": _of(
        where(sheet="quer"),
        where(quer_fits=False),
        why="quer_tricks must be less than the tricks of a deal",
    ),
    "sheet-misere": _of(
        where(sheet="misere"),
        *_MORE_SIDES,
        why="a misère counts for the other of two sides: this sheet has one",
    ),
    "round-back": _of(
        where(route="round"),
        where(push_back=True),
        why="a choice that goes round the table comes back by itself: push_back must be off",
    ),
    "declarers-found": _of(
        NOBODY_CHOOSES,
        where(write="declarers"),
        why="write=declarers needs somebody who chose the contract",
    ),
    # Auctions
    "auction-found": _of(
        _AUCTION,
        NOBODY_CHOOSES,
        why="contracts=imposed or turned leaves nothing to bid for: ladder must be none",
    ),
    "auction-push": _of(
        _AUCTION, where(push=True), why="nobody pushes where there is bidding: push must be no"
    ),
    "auction-lead": _of(
        _AUCTION,
        where(trump_by_lead=True),
        why="trumps are not chosen by leading where there is bidding",
    ),
    "auction-predict": _of(
        _AUCTION,
        where(prediction=True),
        why="players bid or predict: prediction must be none with a ladder",
    ),
    "auction-empty": _of(
        _AUCTION,
        where(has_rungs=False),
        why="there is nothing to bid: bid_low is above bid_high, and bid_top is none",
    ),
    "bid-ladder": _of(where(write="bid"), where(ladder=False), why="write=bid needs a ladder"),
    "bid-sides": _of(
        where(write="bid"), *_NOT_TWO_SIDES, why="write=bid is for two sides that stay together"
    ),
    "bid-multipliers": _of(
        where(write="bid"),
        other_than(multipliers="all1 ()"),
        why="write=bid needs multipliers=all1",
    ),
    "bid-claim": _of(
        where(write="bid"),
        (*other_than(claim="auto"), *where(strokes=True)),
        why="write=bid needs claim=auto and strokes=off",
    ),
    # One against the rest
    "solo-bids": _of(
        where(ladder="pandur", write="worth"),
        other_than(ladder="pandur", write="worth", sharing="declarer", named="after"),
        why="ladder=pandur, write=worth and named=after belong to a game of one against the rest",
    ),
    "solo-contracts": _of(
        where(ladder="pandur"),
        where(bids_are_playable=False),
        why="ladder=pandur bids for trumps, for oben and for misère: contracts must offer them all",
    ),
    "king-bids": _of(
        where(sharing="king", ladder="king"),
        other_than(
            sharing="king", ladder="king", write="points", named="after", finish="first_out"
        ),
        why="ladder=king, write=points, named=after and finish=first_out belong to a game with a"
        " king",
    ),
    "king-misere": _of(
        where(sharing="king"),
        where(contracts="misere"),
        why="a king plays for points: there is no misère",
    ),
    # Joining, exchanging, putzes
    "turned-widow": _of(
        where(turned_card="widow"),
        (*other_than(contracts="turned", widow_up="1"), *where(packets_later=True)),
        why="turned_card=widow needs contracts=turned, and one open card in every deal: widow_up=1",
    ),
    "turned-stays": _of(
        where(turned_stays=True),
        other_than(contracts="turned", misdeal_redealer="same"),
        why="turned_stays needs contracts=turned and misdeal_redealer=same",
    ),
    "pile-plan": _of(
        where(pile=True),
        where(widow_laid=True, packets_later=True, sits_out=True),
        why="pile needs packets without a widow among them, the same in every deal",
    ),
    "blind-join": _of(
        where(blind=True),
        (*where(join=False, widow_is_hand=False), *_NOT_TURNED_WIDOW),
        why="blind needs join, turned_card=widow, and as many cards apart as in a hand",
    ),
    "rob-turned": _of(where(rob=True), _NOT_TURNED_WIDOW, why="rob needs turned_card=widow"),
    "join-putzes": _of(
        where(join=True),
        (*other_than(write="putzes"), *where(prediction=True)),
        why="join needs write=putzes and prediction=none",
    ),
    "putzes-alone": _of(
        where(write="putzes"),
        where(alone=False),
        why="write=putzes is for games in which everybody plays for himself",
    ),
    "putzes-finish": _of(
        where(write="putzes", finish="putzes"),
        other_than(write="putzes", finish="putzes"),
        why="write=putzes and finish=putzes belong together",
    ),
    "putzes-claim": _of(
        where(write="putzes"),
        (*other_than(claim="auto", solder_test="forbidden"), *where(rubicon=True, strokes=True)),
        why="write=putzes needs claim=auto, solder_test=forbidden, rubicon and strokes off",
    ),
    "pommes-two": _of(
        where(pommes_lose=True), other_than(lines="2"), why="pommes_lose is for two players"
    ),
    # Irregular cards at the table
    "penalised-table": _of(
        _PENALISED,
        (*where(pairs=False), *other_than(sharing="lines", hand="9")),
        why="irregularities=penalised needs four players in two teams with nine cards each:"
        " the regulations speak of no others",
    ),
    "penalised-rule": _of(
        _PENALISED,
        other_than(revoke_rule="r93 jw"),
        why="irregularities=penalised needs a regulation: revoke_rule must be r93 or jw",
    ),
    "penalised-game": _of(
        _PENALISED,
        where(lowest_wins=True, marriages=True, contracts="first_discard"),
        why="irregularities=penalised needs points that both sides want and trumps that are named:"
        " lowest_wins, marriages and contracts=first_discard must be off",
    ),
}
"""Every combination by its code, in the order in which they are looked for."""

CODES: Final = frozenset({PACKETS_FAULT, *COMBINATIONS})
"""Codes of the `RulesError` that a rule set raises whose options can each be read."""


def check_combinations(rules: RuleSet) -> None:
    """Check that the options of a rule set go together, else raise `RulesError`."""
    facts = {**rules.facts, **_findings(rules)}
    for code, (needs, sentence) in COMBINATIONS.items():
        if are_met(needs, facts):
            why = sentence.format_map(facts)
            raise RulesError(f"rule set {rules.code} is impossible: {why}", code)


def _findings(rules: RuleSet) -> dict[str, Hashable]:
    """Return what combinations ask for that no option says."""
    pack, choice, partie = rules.pack.cards, rules.choice, rules.partie
    plans = (rules.plan(1), rules.plan(2))
    return {
        "first_card_exists": _is_card(rules.deal.first_card),
        "pairs": rules.teams == (0, 1, 0, 1),
        "plan_takes_pack": all(plan.cards(rules.players) == pack.bit_count() for plan in plans),
        "has_sixes": any(pack >> 9 * suit & 1 for suit in range(4)),
        "quer_fits": choice.quer_tricks < rules.hand_size,
        "imposed_are_suits": bool(choice.imposed) and set(choice.imposed) <= set("SHDC"),
        "rounds_are_complete": partie.deals > 0 and partie.deals % rules.seats == 0,
        "sheet_fault": checklist_fault(rules.checklist.sheet) or "",
        "has_rungs": bool(rules.auction.rungs),
        "bids_are_playable": _are_bids_playable(rules),
        "widow_is_hand": plans[0].widow == plans[0].hand,
    }


def _is_card(code: str) -> bool:
    try:
        parse_card(code)
    except NotationError:
        return False
    return True


def _are_bids_playable(rules: RuleSet) -> bool:
    """Tell whether every bid may be played as one of the contracts."""
    offered = rules.choice.offered
    return all(
        any(is_playable(rung.plays, contract) for contract in offered)
        for rung in rules.auction.rungs
    )
