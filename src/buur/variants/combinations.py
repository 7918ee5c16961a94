"""Combinations of options that are refused: the conditions of each refusal, and its message.

A rule set that meets the needs of a combination is refused. The needs may name options, facts and
the findings of `_findings`.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from buur.cards import parse_card
from buur.errors import NotationError, RulesError
from buur.variants.needs import Needs, are_met, entries, parse_needs
from buur.variants.option_groups.checklist import checklist_fault
from buur.variants.option_groups.solo import is_playable
from buur.variants.plan import PACKETS_FAULT
from buur.variants.rule_set import RuleSet


class Combination(NamedTuple):
    """A forbidden combination of options."""

    needs: Needs
    sentence: str
    """The message of the error; names of options, facts and findings stand in braces."""


def _combination(entry: str) -> Combination:
    needs, _, sentence = entry.partition(" -> ")
    return Combination(parse_needs(needs), sentence)


_TABLE: Final = """\
# Dealing
first-card: not first_card_exists
    -> first_card {first_card!r} is not a card code
teams-drawn: teams_drawn and not pairs
    -> teams_drawn needs four seats in two teams
plan-pack: not plan_takes_pack
    -> packets and widow must take the {cards} cards of the pack

# Contracts
imposed-alone: NOBODY_CHOOSES and contracts=+
    -> contracts=imposed or turned leaves nothing else to choose
misere-alone: contracts=misere and contracts!=+
    -> contracts=misere needs another contract that is played as misère
quer-tricks: contracts=quer and not quer_fits
    -> quer_tricks must be less than the tricks of a deal
imposed-suits: contracts=imposed and not imposed_are_suits
    -> contracts=imposed needs the suits in order in imposed, such as 'CDHS'
imposed-push: NOBODY_CHOOSES and push
    -> nobody can push an imposed contract: push must be no
imposed-lead: NOBODY_CHOOSES and trump_by_lead
    -> trump_by_lead needs a contract to choose
push-back: push_back and not push
    -> push_back needs a push that can be given back: push must be yes

# Cards and what they count
brouc-sixes: ranking=brouc and has_sixes
    -> ranking=brouc is for a pack without sixes
brouc-values: ranking=brouc and (values!=jass or match)
    -> ranking=brouc has points of its own: values must be jass, and match none
values-melds: values!=jass|spade_queen and (melds or stock)
    -> where cards do not count their usual points, melds and stock must be off
revives-voids: match_revives_melds and not match_voids_melds
    -> match_revives_melds needs match_voids_melds
marriage-solder: marriages and solder_test!=forbidden
    -> marriages lie in tricks that are played: solder_test must be forbidden
undertrump-marry: undertrump=to_marry and not marriages
    -> undertrump=to_marry needs marriages

# Predictions
predict-lead: prediction and trump_by_lead
    -> predictions come before the first card: trump_by_lead must be off
difference-predict: write=difference and not prediction
    -> write=difference needs a prediction
difference-sides: write=difference and not alone
    -> write=difference is for games in which everybody plays for himself
bonus-difference: exact_bonus and write!=difference
    -> exact_bonus is taken off a difference: write must be difference
compensation-open: dealer_compensation and (write!=difference or prediction!=open)
    -> dealer_compensation needs open predictions and write=difference

# Sides that do not stay together, or more than two of them
alone-solder: not TWO_SIDES and solder_test!=forbidden
    -> tricks are claimed against one other side: solder_test must be forbidden
alone-claim: not TWO_SIDES and (claim!=auto or strokes!=off|low_half or rubicon and lines!=2)
    -> with more than two sides claim must be auto, rubicon and strokes off
alone-counter: not TWO_SIDES and counter_match=minus100
    -> counter_match=minus100 is for two sides
alone-push: not TWO_SIDES and push and route=partner
    -> who plays for himself has no partner to push to: push must be no
alone-misere: sharing=lines and lines!=2 and contracts=misere
    -> a misère counts for the other of two sides
middle-three: write=middle and (TWO_SIDES or seats!=3)
    -> write=middle is for three players, each for himself: one of them is between

# Ends of a partie
lowest-deals: lowest_wins and finish!=deals|largest_gap
    -> lowest_wins needs finish=deals or largest_gap: nobody races to have the least
tens-over: write=tens and finish!=over
    or finish=over and (write!=tens or claim!=auto or rubicon)
    -> write=tens and finish=over belong together, with claim=auto and rubicon=off
rounds-deals: strokes=low_half and (not lowest_wins or not rounds_are_complete)
    -> strokes=low_half needs lowest_wins, and deals for complete rounds
tie-deals: tie=deal and finish!=deals
    -> tie=deal needs a fixed number of deals: finish must be deals
deals-missing: finish=deals and not deals
    -> finish=deals needs deals, 1 or more
deals-surplus: finish!=deals and deals
    -> deals is a number of deals to play and needs finish=deals
deals-rubicon: finish=deals|checklist and rubicon
    -> rubicon and schneider are halves of a target, and finish=deals has none
race-points: finish=first_out and write=difference|extremes|middle|worth
    -> what is written by comparing or by bids has no order in a deal: finish cannot be
    first_out

# Checklists, and a choice that goes round the table
sheet-rows: sheet_fault
    -> the sheet cannot be read: {sheet_fault}
sheet-finish: sheet and finish!=checklist or not sheet and finish=checklist
    -> a sheet and finish=checklist belong together
sheet-found: NOBODY_CHOOSES and sheet
    -> a sheet needs contracts that are chosen, neither imposed nor turned
sheet-lead: sheet and trump_by_lead
    -> with a sheet the row is said aloud: trump_by_lead must be off
sheet-multipliers: sheet and multipliers!=all1
    -> the factors of a sheet stand in its rows: multipliers must be all1
sheet-quer: sheet=quer and not quer_fits
    -> quer_tricks must be less than the tricks of a deal
sheet-misere: sheet=misere and sharing=lines and lines!=2
    -> a misère counts for the other of two sides: this sheet has one
round-back: route=round and push_back
    -> a choice that goes round the table comes back by itself: push_back must be off
declarers-found: NOBODY_CHOOSES and write=declarers
    -> write=declarers needs somebody who chose the contract

# Auctions
auction-found: ladder and NOBODY_CHOOSES
    -> contracts=imposed or turned leaves nothing to bid for: ladder must be none
auction-push: ladder and push
    -> nobody pushes where there is bidding: push must be no
auction-lead: ladder and trump_by_lead
    -> trumps are not chosen by leading where there is bidding
auction-predict: ladder and prediction
    -> players bid or predict: prediction must be none with a ladder
auction-empty: ladder and not has_rungs
    -> there is nothing to bid: bid_low is above bid_high, and bid_top is none
bid-ladder: write=bid and not ladder
    -> write=bid needs a ladder
bid-sides: write=bid and not TWO_SIDES
    -> write=bid is for two sides that stay together
bid-multipliers: write=bid and multipliers!=all1|()
    -> write=bid needs multipliers=all1
bid-claim: write=bid and (claim!=auto or strokes)
    -> write=bid needs claim=auto and strokes=off

# One against the rest
solo-bids: (ladder=pandur or write=worth)
    and (ladder!=pandur or write!=worth or sharing!=declarer or named!=after)
    -> ladder=pandur, write=worth and named=after belong to a game of one against the rest
solo-contracts: ladder=pandur and not bids_are_playable
    -> ladder=pandur bids for trumps, for oben and for misère: contracts must offer them all
king-bids: (sharing=king or ladder=king)
    and (sharing!=king or ladder!=king or write!=points or named!=after or finish!=first_out)
    -> ladder=king, write=points, named=after and finish=first_out belong to a game with a king
king-misere: sharing=king and contracts=misere
    -> a king plays for points: there is no misère

# Joining, exchanging, putzes
turned-widow: turned_card=widow and (contracts!=turned or widow_up!=1 or packets_later)
    -> turned_card=widow needs contracts=turned, and one open card in every deal: widow_up=1
turned-stays: turned_stays and (contracts!=turned or misdeal_redealer!=same)
    -> turned_stays needs contracts=turned and misdeal_redealer=same
pile-plan: pile and (widow_laid or packets_later or sits_out)
    -> pile needs packets without a widow among them, the same in every deal
blind-join: blind and (not join or not widow_is_hand or contracts!=turned or turned_card!=widow)
    -> blind needs join, turned_card=widow, and as many cards apart as in a hand
rob-turned: rob and (contracts!=turned or turned_card!=widow)
    -> rob needs turned_card=widow
join-putzes: join and (write!=putzes or prediction)
    -> join needs write=putzes and prediction=none
putzes-alone: write=putzes and not alone
    -> write=putzes is for games in which everybody plays for himself
putzes-finish: (write=putzes or finish=putzes) and (write!=putzes or finish!=putzes)
    -> write=putzes and finish=putzes belong together
putzes-claim: write=putzes and (claim!=auto or solder_test!=forbidden or rubicon or strokes)
    -> write=putzes needs claim=auto, solder_test=forbidden, rubicon and strokes off
pommes-two: pommes_lose and lines!=2
    -> pommes_lose is for two players

# Irregular cards at the table
penalised-table: irregularities=penalised and (not pairs or sharing!=lines or hand!=9)
    -> irregularities=penalised needs four players in two teams with nine cards each: the
    regulations speak of no others
penalised-rule: irregularities=penalised and revoke_rule!=r93|jw
    -> irregularities=penalised needs a regulation: revoke_rule must be r93 or jw
penalised-game: irregularities=penalised
    and (lowest_wins or marriages or contracts=first_discard)
    -> irregularities=penalised needs points that both sides want and trumps that are named:
    lowest_wins, marriages and contracts=first_discard must be off
"""
"""Entries of ``code: needs -> sentence``."""

COMBINATIONS: Final = {code: _combination(entry) for code, entry in entries(_TABLE).items()}
"""Every combination by its code, in the order of the checks."""

CODES: Final = frozenset({PACKETS_FAULT, *COMBINATIONS})
"""Codes of a `RulesError` about a rule set whose options have valid types and values."""


def check_combinations(rules: RuleSet) -> None:
    """Raise `RulesError` if a rule set has a forbidden combination of options."""
    facts = {**rules.facts, **_findings(rules)}
    for code, (needs, sentence) in COMBINATIONS.items():
        if are_met(needs, facts):
            why = sentence.format_map(facts)
            raise RulesError(f"rule set {rules.code} is impossible: {why}", code)


def _findings(rules: RuleSet) -> dict[str, Hashable]:
    """Return facts derived from several options, which only combinations ask for."""
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
