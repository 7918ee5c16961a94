"""Combinations of options that are refused: the conditions of each refusal, and its message.

A rule set that meets the needs of a combination is refused. The needs may name options, facts and
the findings of `_findings`. The sentence of a combination says what an option must be; the values
that the options have are added to it.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import chain
from typing import Final, NamedTuple, cast

from buur.arguments import LONGEST_EXCERPT
from buur.cards import parse_card
from buur.contracts.contract import MOST_TRICKS
from buur.errors import NotationError, RulesError
from buur.variants.needs import Needs, are_met, entries, parse_needs, reasons
from buur.variants.option_groups.checklist import checklist_fault
from buur.variants.option_groups.solo import is_playable
from buur.variants.options import Value, option_text
from buur.variants.plan import PACKETS_FAULT
from buur.variants.rule_set import OPTIONS, RuleSet


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
    -> first_card must be the code of a card, such as D7
teams-drawn: teams_drawn and not pairs
    -> drawing for partners needs four seats in two teams: teams_drawn must be no
plan-pack: not plan_takes_pack
    -> packets, widow and piles must take the {cards} cards of the pack

# Contracts
imposed-alone: NOBODY_CHOOSES and contracts=+
    -> a contract that is imposed or turned leaves nothing else to choose
misere-alone: contracts=misere and contracts!=+
    -> a misère is another contract turned round: contracts must have one beside misere
quer-tricks: contracts=quer and not quer_fits
    -> quer_tricks must be less than {hand}, the tricks of a deal
imposed-suits: not imposed_are_suits or contracts=imposed and not imposed
    -> imposed must have the suits of the deals in order, such as CDHS
imposed-push: NOBODY_CHOOSES and push
    -> nobody can push an imposed contract: push must be no
imposed-lead: NOBODY_CHOOSES and trump_by_lead
    -> trump_by_lead needs a contract to choose: trump_by_lead must be no
lead-stages: trump_by_lead and (pile or join)
    -> players exchange and join between the choice and the first card: trump_by_lead must be no
push-back: push_back and not push
    -> push_back needs a push that can be given back: push must be yes

# Cards and what they count
brouc-sixes: ranking=brouc and has_sixes
    -> brouc ranks a pack without sixes: ranking must be jass
brouc-values: ranking=brouc and (values!=jass or match)
    -> brouc has points of its own: values must be jass, and match must be none
values-melds: values!=jass|spade_queen and (melds or stock)
    -> where cards do not count their usual points, melds must be no and stock must be no
revives-voids: match_revives_melds and not match_voids_melds
    -> only melds that a match makes void can be revived: match_voids_melds must be yes
marriage-solder: marriages and solder_test!=forbidden
    -> marriages lie in tricks that are played: solder_test must be forbidden
undertrump-marry: undertrump=to_marry and not marriages
    -> undertrumping to marry needs marriages: marriages must be yes

# Predictions
predict-lead: prediction and trump_by_lead
    -> predictions come before the first card: trump_by_lead must be no
difference-predict: write=difference and not prediction
    -> a difference needs a prediction: prediction must be hidden or open
difference-sides: write=difference and not alone
    -> a difference is for games in which everybody plays for himself
bonus-difference: exact_bonus and write!=difference
    -> exact_bonus is taken off a difference: write must be difference
compensation-open: dealer_compensation and (write!=difference or prediction!=open)
    -> dealer_compensation needs open predictions and a difference: prediction must be open, and
    write must be difference

# Sides that do not stay together, or more than two of them
alone-solder: not TWO_SIDES and solder_test!=forbidden
    -> tricks are claimed against one other side: solder_test must be forbidden
alone-claim: not TWO_SIDES and (claim!=auto or strokes!=off|low_half or rubicon and lines!=2)
    -> with more than two sides claim must be auto, rubicon must be off and strokes must be off
    or low_half
alone-counter: not TWO_SIDES and counter_match=minus100
    -> a counter-match of minus 100 is for two sides: counter_match must be same or double
alone-push: not TWO_SIDES and push and route=partner
    -> who plays for himself has no partner to push to: push must be no
alone-misere: sharing=lines and lines!=2 and contracts=misere
    -> a misère counts for the other of two sides: contracts must not have misere
middle-three: write=middle and (sharing!=lines or lines!=3 or seats!=3)
    -> the middle is for three players, each for himself: one of them is between
extremes-three: write=extremes and (sharing!=lines or lines=2)
    -> strokes for the most and the fewest points need three lines that stay: write must not be
    extremes
extremes-tricks: write=extremes and not one_is_last
    -> with so few tricks nobody alone has the fewest points: the hands must be larger, or write
    must not be extremes
values-written: write=tens|putzes and values!=jass|spade_queen
    -> tens and putzes are written for the usual points: values must be jass or spade_queen
pomme-reached: write=putzes and not pomme_fits
    -> a player must be able to reach pomme_below: it must be at most {most_below}
values-target: values=guggitaler10 and finish!=deals|checklist
    -> the points of guggitaler10 cancel each other, so nobody reaches a target: finish must be
    deals

# Ends of a partie
lowest-deals: lowest_wins and finish!=deals|largest_gap
    -> nobody races to have the least: finish must be deals or largest_gap
tens-over: write=tens and finish!=over
    or finish=over and (write!=tens or claim!=auto or rubicon)
    -> a partie that ends over a number of tens counts by itself: write must be tens, finish
    must be over, claim must be auto and rubicon must be off
rounds-deals: strokes=low_half and (not lowest_wins or not rounds_are_complete)
    -> strokes for the lower half need complete rounds: lowest_wins must be yes, and deals
    must be a multiple of {seats}
tie-deals: tie=deal and finish!=deals
    -> a tie is played off after a fixed number of deals: finish must be deals
deals-missing: finish=deals and not deals
    -> a fixed number of deals needs that number: deals must be 1 or more
deals-surplus: finish!=deals and deals
    -> deals is a number of deals to play: finish must be deals, or deals must be 0
deals-rubicon: finish=deals|checklist and rubicon
    -> rubicon and schneider are halves of a target, which this end of a partie does not have:
    rubicon must be off
race-points: finish=first_out and write=difference|extremes|middle|worth
    -> points that are compared or bid have no order within a deal: finish must not be first_out

# Checklists, and a choice that goes round the table
sheet-rows: sheet_fault
    -> the sheet cannot be read: {sheet_fault}
sheet-finish: sheet and finish!=checklist or not sheet and finish=checklist
    -> a sheet and the finish by it belong together: sheet must have rows, and finish must be
    checklist
sheet-found: NOBODY_CHOOSES and sheet
    -> a sheet needs contracts that are chosen, neither imposed nor turned
sheet-lead: sheet and trump_by_lead
    -> with a sheet the row is said aloud: trump_by_lead must be no
sheet-multipliers: sheet and multipliers!=all1
    -> the factors of a sheet stand in its rows: multipliers must be all1
sheet-quer: sheet=quer and not quer_fits
    -> quer_tricks must be less than {hand}, the tricks of a deal
sheet-misere: sheet=misere and sharing=lines and lines!=2
    -> a misère counts for the other of two sides: sheet must not have misere
sheet-sitter: sheet and sits_out
    -> the dealer sits out and may have the only open rows: sheet must be empty
round-sitter: route=round and push and sits_out
    -> the dealer sits out and has no cards to choose by: push must be no
round-back: route=round and push_back
    -> a choice that goes round the table comes back by itself: push_back must be no
declarers-found: write=declarers and not has_choice
    -> only a side that chose the contract can be its declarer: write must not be declarers

# Auctions
auction-found: ladder and NOBODY_CHOOSES
    -> a contract that is imposed or turned leaves nothing to bid for: ladder must be none
auction-push: ladder and push
    -> nobody pushes where there is bidding: push must be no
auction-lead: ladder and trump_by_lead
    -> trumps are not chosen by leading where there is bidding: trump_by_lead must be no
auction-predict: ladder and prediction
    -> players bid or predict: prediction must be none, or ladder must be none
auction-sheet: ladder and sheet
    -> a bid is for a contract, not for an open row of a sheet: ladder must be none
auction-empty: ladder and not has_rungs
    -> there is nothing to bid: bid_low must be at most bid_high, or bid_top must not be none
bid-ladder: write=bid and not ladder
    -> points by bids need an auction: ladder must not be none
bid-sides: write=bid and not TWO_SIDES
    -> points by bids are for two sides that stay together: write must not be bid
bid-multipliers: write=bid and multipliers!=all1|()
    -> points by bids have no factors: multipliers must be all1
bid-claim: write=bid and (claim!=auto or strokes)
    -> points by bids end no partie in a deal: claim must be auto, and strokes must be off

# One against the rest
solo-bids: (ladder=pandur or write=worth)
    and (ladder!=pandur or write!=worth or sharing!=declarer or named!=after)
    or sharing=declarer and ladder=points
    -> one against the rest bids by its own ladder: ladder must be pandur, write must be worth,
    named must be after and sharing must be declarer, or none of them
solo-contracts: ladder=pandur and not bids_are_playable
    -> the ladder bids for trumps, for oben and for misère: contracts must offer them all
king-bids: (sharing=king or ladder=king)
    and (sharing!=king or ladder!=king or write!=points or named!=after or finish!=first_out)
    -> a game with a king goes together: sharing must be king, ladder must be king, write must
    be points, named must be after and finish must be first_out
king-misere: sharing=king and contracts=misere
    -> a king plays for points: contracts must not have misere
king-call: sharing=king and call=apart and seats=2|3
    -> of three players everybody sits beside the king: call must be nobody or any

# Joining, exchanging, putzes
turned-widow: turned_card=widow and (contracts!=turned or widow_up!=1 or packets_later)
    -> the turned card lies in the widow: contracts must be turned, widow_up must be 1 and
    packets_later must be empty
turned-stays: turned_stays and (contracts!=turned or misdeal_redealer!=same)
    -> a turned card stays with the same dealer: contracts must be turned, and misdeal_redealer
    must be same
pile-plan: pile and (widow_laid or packets_later or sits_out)
    -> piles need packets without a widow among them, the same in every deal
blind-join: blind and (not join or not widow_is_hand or contracts!=turned or turned_card!=widow)
    -> a blind exchange takes the widow for a hand: join must be yes, contracts must be turned,
    turned_card must be widow, and the widow must be as large as a hand
rob-turned: rob and (contracts!=turned or turned_card!=widow)
    -> the turned card is robbed from the widow: contracts must be turned, and turned_card must
    be widow
join-putzes: join and (write!=putzes or prediction)
    -> players join for putzes: write must be putzes, and prediction must be none
putzes-alone: write=putzes and not alone
    -> putzes are for games in which everybody plays for himself: write must not be putzes
putzes-finish: (write=putzes or finish=putzes) and (write!=putzes or finish!=putzes)
    -> putzes are written until the partie ends by them: write must be putzes, and finish must
    be putzes
putzes-claim: write=putzes and (claim!=auto or solder_test!=forbidden or rubicon or strokes)
    -> putzes count by themselves: claim must be auto, solder_test must be forbidden, rubicon
    must be off and strokes must be off
pommes-two: pommes_lose and lines!=2
    -> pommes are lost between two players: pommes_lose must be 0
solo-chosen: sharing=declarer and not has_choice
    -> one plays against the rest who has chosen the contract: contracts must have several, none of
    them imposed, turned or first_discard
hand-size: not hands_fit
    -> a hand has 1 to {most_cards} cards, one for each trick: packets must be smaller or larger

# Irregular cards at the table
penalised-table: irregularities=penalised and (not pairs or sharing!=lines or hand!=9)
    -> the regulations speak of four players in two teams with nine cards each alone:
    irregularities must be prevented
penalised-rule: irregularities=penalised and revoke_rule!=r93|jw
    -> penalties need a regulation: revoke_rule must be r93 or jw
penalised-game: irregularities=penalised
    and (lowest_wins or marriages or contracts=first_discard)
    -> penalties need points that both sides want and trumps that are named: lowest_wins must be
    no, marriages must be no and contracts must not have first_discard
"""
"""Entries of ``code: needs -> sentence``."""

COMBINATIONS: Final = {code: _combination(entry) for code, entry in entries(_TABLE).items()}
"""Every combination by its code, in the order of the checks."""

CODES: Final = frozenset({PACKETS_FAULT, *COMBINATIONS})
"""Codes of a `RulesError` about a rule set whose options have valid types and values."""


FEWEST_POINTS: Final = 120
"""Card points of all tricks in the contract that has fewest."""


def check_combinations(rules: RuleSet) -> None:
    """Raise `RulesError` if a rule set has a forbidden combination of options."""
    facts = facts_of(rules)
    for code, combination in COMBINATIONS.items():
        if are_met(combination.needs, facts):
            why = _sentence(combination, facts)
            raise RulesError(f"rule set {rules.code} is impossible: {why}", code)


def facts_of(rules: RuleSet) -> dict[str, Hashable]:
    """Return the facts of a rule set that the needs of a combination may name."""
    return {**rules.facts, **_findings(rules)}


def _sentence(combination: Combination, facts: Mapping[str, Hashable]) -> str:
    """Return the message of a refusal, with the values of the options that caused it."""
    names = dict.fromkeys(chain.from_iterable(map(_options, reasons(combination.needs, facts))))
    values = {name: option_text(cast("Value", facts[name])) for name in facts}
    given = ", ".join(f"{name}={_shortened(values[name])}" for name in names)
    said = combination.sentence.format_map(values)
    return f"{said} ({given})" if given else said


def _options(name: str) -> tuple[str, ...]:
    """Return the options and fields that a name in needs stands for: itself, or its sources."""
    return (name,) if name in OPTIONS else FOUND_IN.get(name, ())


def _shortened(value: str) -> str:
    return value if len(value) <= LONGEST_EXCERPT else value[: LONGEST_EXCERPT - 3] + "..."


FOUND_IN: Final[Mapping[str, tuple[str, ...]]] = {
    "first_card_exists": ("first_card",),
    "plan_takes_pack": ("packets", "packets_later", "widow_up", "widow_down", "pile"),
    "hands_fit": ("packets", "packets_later"),
    "most_cards": (),
    "pomme_fits": ("pomme_below", "last_trick"),
    "most_below": (),
    "has_choice": ("contracts", "ladder", "sheet"),
    "quer_fits": ("quer_tricks",),
    "imposed_are_suits": ("imposed",),
    "one_is_last": ("packets",),
    "rounds_are_complete": ("deals",),
    "sheet_fault": ("sheet",),
    "has_rungs": ("bid_low", "bid_high", "bid_top"),
    "bids_are_playable": ("contracts",),
    "widow_is_hand": ("packets", "widow_up", "widow_down"),
    "widow_laid": ("packets",),
    "hand": ("packets",),
    "sharing": ("sharing",),
    "lines": ("lines",),
    "seats": ("seats",),
}
"""The options and fields from which a finding or a fact is derived, by its name."""


def _findings(rules: RuleSet) -> dict[str, Hashable]:
    """Return facts derived from several options, which only combinations ask for."""
    pack, choice, partie = rules.pack.cards, rules.choice, rules.partie
    plans = (rules.plan(1), rules.plan(2))
    return {
        "first_card_exists": _is_card(rules.deal.first_card),
        "pairs": rules.teams == (0, 1, 0, 1),
        "plan_takes_pack": all(plan.cards(rules.players) == pack.bit_count() for plan in plans),
        "hands_fit": all(1 <= plan.hand <= MOST_TRICKS for plan in plans),
        "most_cards": MOST_TRICKS,
        "pomme_fits": rules.putze.pomme_below <= _most_below(rules),
        "most_below": _most_below(rules),
        "has_choice": _has_choice(rules),
        "has_sixes": any(pack >> 9 * suit & 1 for suit in range(4)),
        "quer_fits": choice.quer_tricks < rules.hand_size,
        "imposed_are_suits": set(choice.imposed) <= set("SHDC"),
        "one_is_last": rules.hand_size >= rules.lines - 1,
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


def _most_below(rules: RuleSet) -> int:
    """Return the points that a player can make in every contract, by taking all tricks."""
    return FEWEST_POINTS + rules.score.last_trick


def _has_choice(rules: RuleSet) -> bool:
    """Tell whether a player names the contract, or wins it in an auction."""
    if rules.auction.is_held or rules.checklist.sheet.split():
        return True
    return len(rules.choice.offered) > 1


def _are_bids_playable(rules: RuleSet) -> bool:
    """Tell whether every bid may be played as one of the contracts."""
    offered = rules.choice.offered
    return all(
        any(is_playable(rung.plays, contract) for contract in offered)
        for rung in rules.auction.rungs
    )
