"""Topics of the written rules: headings, order and needs of the sentences.

The order is that of ``docs/explanation/rules.md``. `buur.variants.needs` parses the needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from buur.variants.needs import NAMED, Needs, define, parse_needs
from buur.variants.relevance import needs_of
from buur.variants.rule_set import OPTIONS

Paragraph = tuple[tuple[str, Needs], ...]
"""The sentences of a paragraph: names of options or fixed texts, each with its needs."""

_NAMED: Final = define(
    """\
# Somebody names the contract, as more than one may be named.
CHOICE: not NOBODY_CHOOSES and (contracts=suits|slalom|quer|trio|mitte|gumpf|+ or sheet or ladder)
# The first to speak names the contract, or the player to whom he leaves it.
CHOOSES: CHOICE and not ladder
MAY_PUSH: CHOICE and push
GOES_ROUND: MAY_PUSH and route=round
ONLY_SUITS: contracts=suits and contracts!=+
# The turned card is another than the dealer's last.
TURNS_ELSEWHERE: contracts=turned and turned_card=cut_card|widow
BEGINS_WITH_CARD: first=holder_D7|holder_R7|holder_RT|holder_card
# The winner of the auction plays a deal alone against the rest.
SOLO: sharing=declarer and ladder
# The chooser of the contract plays a deal alone against the rest.
CHOOSER_ALONE: sharing=declarer and not ladder
IN_SIDES: not alone and sharing!=declarer
# The contract goes with the bidding, and no bid says how it is played.
NAMES_CONTRACT: ladder and sharing!=declarer|king
BID_LEADS: ladder and sharing!=king
# Cards count the points of the contract, or all but one of them do.
USUAL: ranking=jass and values=jass|spade_queen
# Low cards may win, in all tricks or in some.
UNDEN: (contracts=turned or sharing=king) and turned!=suit or
    contracts=unden|slalom|quer|trio|mitte or sheet=unden|slalom|quer|trio|mitte
OBEN: contracts=oben or sheet=oben or UNDEN
TUTTI: contracts=tutti or sheet=tutti
RANKS_AS_TRUMPS: WITH_TRUMPS or contracts=tutti|tutti_oben or sheet=tutti|tutti_oben
MISERE: contracts=misere or sheet=misere
# Points are compared and not written.
POINTS_UNWRITTEN: write=putzes|worth
# Melds count at once, but nobody writes their points.
MELDS_UNWRITTEN: POINTS_UNWRITTEN and meld_credit=immediate
MATCH: ranking=jass and values=jass and write!=putzes and (not SOLO or match) or
    match=charge|charge_points
IN_DEALS: finish=deals|checklist
# One of several players wins, by a race or after some deals.
ONE_WINS: not IN_SIDES and finish=first_out|largest_gap|deals
# Forehand leads, and nobody could have pushed, bid or dropped out before.
FOREHAND_LEADS: not ladder and sharing!=king and not join and not BEGINS_WITH_CARD and
    contracts!=imposed and (not CHOICE or leader=forehand and not push)
""",
    {**NAMED, "ALWAYS": ()},
)
"""Named needs of several sentences."""

OBEN: Final = _NAMED["OBEN"]
"""Needs of rule sets in which high cards win without trumps."""
UNDEN: Final = _NAMED["UNDEN"]
"""Needs of rule sets in which low cards win without trumps."""

_TABLE: Final = """\
== table
- seats: not IN_SIDES or sharing=king
  table: IN_SIDES and sharing!=king
  table-alone: alone
  table-chooser: CHOOSER_ALONE
  table-solo: SOLO
  table-king: sharing=king and call!=any|apart
  table-king-called: sharing=king and call=any|apart

== cards 1
- deck: cards=36
  deck-35: cards=35
  deck-32: cards=32
  deck-24: cards=24
  order-suit: USUAL and cards!=24
  order-suit-24: USUAL and cards=24
  order-suit-bare: ranking=jass and not USUAL
  order-trump: USUAL and RANKS_AS_TRUMPS and cards!=24
  order-trump-24: USUAL and WITH_TRUMPS and cards=24
  order-trump-bare: WITH_BUUR and not USUAL
  martinique8 values ranking
- order-oben: USUAL and OBEN and cards!=24
  order-oben-24: USUAL and OBEN and cards=24
  order-unten unde_values: USUAL and UNDEN
  order-zigzag: contracts=slalom or sheet=slalom
  slalom_values
- order-quer: contracts=quer or sheet=quer
  quer-alternance: sheet=quer and sheet=tutti
  order-trio: contracts=trio or sheet=trio
  trio_order
- order-tutti: TUTTI
  tutti_values
  tutti-jack: TUTTI and buur_exempt
  order-tutti-oben: contracts=tutti_oben or sheet=tutti_oben
  order-mitte: contracts=mitte or sheet=mitte
  order-gumpf: contracts=gumpf or sheet=gumpf
- total: ranking=jass and values=jass
  total-plain: SOLO and OBEN

== deal 2
- teams_drawn first dealer_after_first rotation next_game_dealer
- cut packets
  sits-out: sits_out
  widow: widow_laid
  talon: SOLO and not widow_laid and widow_down
  packets_later: packets_later
  misdeal misdeal_redealer

== choice 3
- ladder
  named: NAMES_CONTRACT and not ONLY_SUITS
  named-trump: NAMES_CONTRACT and ONLY_SUITS and named=with_bid
  named-trump-after: NAMES_CONTRACT and ONLY_SUITS and named=after
- bid_low: ladder and not SOLO
  bid_top
  bid-misere: MISERE and ladder=points and bid_top=match|157_match
- reentry auction_end all_pass
- solo-names misere_leads_trump: SOLO
- king-takes: widow_laid
  widow_shown call
  king-names: sharing=king and not ONLY_SUITS
  king-trumps: sharing=king and ONLY_SUITS
  king-leads-announcer: sharing=king and leader=announcer
  king-leads-forehand: sharing=king and leader=forehand
- king-turned: sharing=king
  king-six-ace: sharing=king and turned=six_ace
  king-by-rank: sharing=king and turned=kreuzjass
  king_deals
- renounce
- doubling: ladder and sharing!=king and (sharing=lines or doubling)
  doubling-king: sharing=king and doubling
  double_window
- auction-forehand-leads: BID_LEADS and leader=forehand
  auction-bidder-leads: BID_LEADS and leader=announcer
- contracts: not TURNS_ELSEWHERE and not sheet and not ladder
  sheet: sheet
  sheet-joker: sheet=joker
  sheet-misere: sheet=misere
  turned_card
  turned: contracts=turned
  turned_stays
- pile
- join later blind blind_first lone
- rob
- push: CHOOSES and not GOES_ROUND
  route: MAY_PUSH
  push-first: GOES_ROUND and push=not_first_deal
  sheet-done: sheet
  push_back: MAY_PUSH and not GOES_ROUND
  trump_by_lead premature_choice: CHOOSES
- sheet-factor: row_factors
- misere: MISERE and not SOLO
  misere_match
  misere-any: contracts=misere and sheet!=misere and not SOLO
- prediction
- leader: CHOOSES and not FOREHAND_LEADS
  leads-forehand: FOREHAND_LEADS
  slalom_pushed_leader
- multipliers: not sheet and write!=worth and (CHOOSES or multipliers!=all1)

== play 4
- follow ruff_when_can_follow void
- undertrump only_trumps
  buur_never_forced: WITH_TRUMPS and undertrump=only_trumps and only_trumps=forced_over
- trump-led: WITH_TRUMPS
  buur_exempt
  no-trump: OBEN and WITH_TRUMPS
- winner: WITH_TRUMPS
  winner-plain: not WITH_TRUMPS
  last_trick_view

== melds 5
- melds: melds or not marriages
  meld_values low_quartets cross_meld split_runs
  solo-melds: SOLO
- meld_time meld_deadline
  declare: melds and IN_SIDES
  declare-alone: melds and not IN_SIDES and write!=worth
- meld_order
  melds-unten: melds and UNDEN
  melds-mixed: melds and (contracts=slalom|quer|trio|mitte or sheet=slalom|quer|trio|mitte)
  meld_show false_melds
- meld_credit: melds and not MELDS_UNWRITTEN
  melds-at-once: melds and MELDS_UNWRITTEN
  match_voids_melds: melds and (match_voids_melds or not POINTS_UNWRITTEN)
  match_revives_melds
- marriages marriage_time

== stoeck 6
- stock: ALWAYS
  stock_deadline stock_with_meld stock_early_finish

== score 7.1–7.2
- score: IN_SIDES or CHOOSER_ALONE
  score-alone: alone
  last_trick: last_trick
  match: MATCH
  match-tutti: MATCH and TUTTI and tutti_values=all
  counter_match: CHOICE and IN_SIDES and match and (write!=declarers or counter_match=minus100)
- write: ALWAYS
  bid_failed
  bid-melds: write=bid and melds
  bid-race: write=bid and finish=first_out and bid_failed!=own
  sitter
- putzes pomme_below all_below
- exact_bonus dealer_compensation

== end 7.3–7.14
- finish: not lowest_wins and sharing!=king and not ONE_WINS
  finish-alone: not lowest_wins and ONE_WINS
  finish-king: sharing=king
  finish-lowest: lowest_wins and IN_DEALS and strokes!=low_half
  finish-gap-lowest: lowest_wins and not IN_DEALS
  finish-rounds: lowest_wins and strokes=low_half
  lowest_wins
  tie: IN_DEALS
  finish_order
  both_over: finish=first_out and claim=required
- claim: finish=first_out
  claim_counts wrong_claim
- pommes_lose: write=putzes and pommes_lose
- rubicon: not IN_DEALS and sharing!=king
  rubicon-king: sharing=king and rubicon
  strokes

== rest 8
- solder_test: ALWAYS
  solder-misere: MISERE and solder_test!=forbidden

== habits 9–11
- silence
- card_check
- forfeit: forfeit
  bye: bye
  revoke_rule irregularities slate
"""
"""Headings with the clause of ``docs/explanation/rules.md``, and below them the paragraphs.

A line names sentences, and may give their needs. Without them, the sentence of an option has the
needs of the option, and any other sentence has none.
"""


def _paragraph(lines: str) -> Iterator[tuple[str, Needs]]:
    for line in lines.splitlines():
        names, colon, text = line.partition(":")
        for name in names.split():
            own = needs_of(name) if name in OPTIONS else ()
            yield name, parse_needs(text, _NAMED) if colon else own


_PARTS: Final = [part.split("\n- ") for part in _TABLE.split("== ")[1:]]

TOPICS: Final[dict[str, tuple[Paragraph, ...]]] = {
    heading.split()[0]: tuple(tuple(_paragraph(lines)) for lines in paragraphs)
    for heading, *paragraphs in _PARTS
}
"""The paragraphs under each heading."""

CLAUSES: Final = dict(heading.split() for heading, *_ in _PARTS if " " in heading)
"""The section of ``docs/explanation/rules.md`` for each topic, or the first and the last one.

Refused acts cite them. The way to write points (§7.8 on) is told with the points.
"""
