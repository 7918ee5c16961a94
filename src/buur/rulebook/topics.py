"""The headings and paragraphs of the written rules.

Their order is that of ``docs/explanation/rules.md``.
"""

from __future__ import annotations

from typing import Final

TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "table": ("seats table table-alone table-chooser table-solo table-king table-king-called",),
    "cards": (
        "deck deck-35 deck-32 deck-24 order-suit order-suit-24 order-suit-bare "
        "order-trump order-trump-24 order-trump-bare martinique8 values ranking",
        "order-oben order-oben-24 order-unten unde_values order-zigzag slalom_values",
        "order-quer quer-alternance order-trio trio_order",
        "order-tutti tutti_values tutti-jack order-tutti-oben order-mitte order-gumpf",
        "total total-plain",
    ),
    "deal": (
        "teams_drawn first dealer_after_first rotation next_game_dealer",
        "cut packets sits-out widow talon packets_later misdeal misdeal_redealer",
    ),
    "choice": (
        "ladder named named-trump named-trump-after",
        "bid_low bid_top bid-misere",
        "reentry auction_end all_pass",
        "solo-names misere_leads_trump",
        "king-takes widow_shown call king-names king-trumps king-leads-announcer "
        "king-leads-forehand",
        "king-turned king-six-ace king-by-rank king_deals",
        "renounce",
        "doubling doubling-king double_window",
        "auction-forehand-leads auction-bidder-leads",
        "contracts sheet sheet-joker sheet-misere turned_card turned turned_stays",
        "pile",
        "join later blind blind_first lone",
        "rob",
        "push route push-first sheet-done push_back trump_by_lead premature_choice",
        "sheet-factor",
        "misere misere_match misere-any",
        "prediction",
        "leader leads-forehand slalom_pushed_leader",
        "multipliers",
    ),
    "play": (
        "follow ruff_when_can_follow void",
        "undertrump only_trumps buur_never_forced",
        "trump-led buur_exempt no-trump",
        "winner winner-plain last_trick_view",
    ),
    "melds": (
        "melds meld_values low_quartets cross_meld split_runs solo-melds",
        "meld_time meld_deadline declare declare-alone",
        "meld_order melds-unten melds-mixed meld_show false_melds",
        "meld_credit melds-at-once match_voids_melds match_revives_melds",
        "marriages marriage_time",
    ),
    "stoeck": ("stock stock_deadline stock_with_meld stock_early_finish",),
    "score": (
        "score score-alone last_trick match match-tutti counter_match",
        "write bid_failed bid-melds bid-race sitter",
        "putzes pomme_below all_below",
        "exact_bonus dealer_compensation",
    ),
    "end": (
        "finish finish-alone finish-king finish-lowest finish-gap-lowest finish-rounds "
        "lowest_wins tie finish_order both_over",
        "claim claim_counts wrong_claim",
        "pommes_lose",
        "rubicon rubicon-king strokes",
    ),
    "rest": ("solder_test solder-misere",),
    "habits": ("silence", "card_check", "forfeit bye revoke_rule irregularities slate"),
}
"""Headings and their paragraphs: names of options and of sentences that always hold, in order."""

CLAUSES: Final[dict[str, str]] = {
    "cards": "1",
    "deal": "2",
    "choice": "3",
    "play": "4",
    "melds": "5",
    "stoeck": "6",
    "score": "7.1",
    "end": "7.3",
    "rest": "8",
    "habits": "9",
}
"""The clause of ``docs/explanation/rules.md`` for each topic; refusals name their rule by it."""
