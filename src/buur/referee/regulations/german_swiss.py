"""The German-Swiss regulations, from a digest and from tournaments (core §9.3)."""

from __future__ import annotations

from typing import Final

from buur.referee.regulation import Article, Regulation

GERMAN_SWISS: Final = Regulation(
    name="german-swiss",
    source="JW",
    solder_test="order_free",
    claims_on_lead=True,
    stock_deadline="next_card",
    spares_shunned=True,
    documents=frozenset({"EGG", "JV", "JVS", "JW", "PAG", "SL"}),
    articles={
        "lawful": Article("card-stays", "JW", "9.3 G1"),
        "revoke-open": Article("trick-lost", "JW", "9.3 G2"),
        "revoke-held": Article("tricks-lost", "JW", "9.3 G3"),
        "revoke-gone": Article("tricks-lost", "JW", "9.3 G3"),
        "refused-trump-open": Article("trumps-dead", "JV", "9.3 G4"),
        "refused-trump-held": Article("trumps-dead", "JV", "9.3 G4"),
        "led-out-of-turn": Article("lead-lost", "JW", "9.3 G5"),
        "out-of-turn": Article("early-card-stays", "JW", "9.3 G6"),
        "two-cards": Article("both-dead", "JW", "9.3 G7"),
        "card-shown": Article("shown-choice", "JW", "9.3 G8"),
        "missing-card": Article("missing-or-cancel", "JW", "9.3 G9"),
        "look-back": Article("seen-trick-lost", "JW", "9.3 G10"),
        "remark": Article("may-cancel", "JW", "9.3 G11"),
        "thrown-in": Article("deal-lost", "JW", "9.3 G12"),
        "trick-open": Article("open-trick-lost", "JW", "9.3 G13"),
        "meld-open": Article("meld-corrected", "JW", "9.3 G14"),
        "meld-covered": Article("meld-void", "JW", "9.3 G14"),
        "stoeck-in-time": Article("stoeck-counts", "JW", "6"),
        "stoeck-late": Article("stoeck-lost", "JW", "6"),
        "finish-wrong": Article("partie-or-match", "JW", "7.6"),
        "solder-right": Article("rest-won", "JW", "8"),
        "solder-wrong": Article("rest-lost", "JW", "8"),
        "misdeal-before": Article("redeal", "JW", "2.5"),
        "misdeal-later": Article("deal-stands", "JW", "2.5"),
        "count-before": Article("redeal", "TRN", "2.5"),
        "count-first-trick": Article("redeal", "JW", "2.5"),
        "count-later": Article("count-accepted", "JW", "2.5"),
        "exposed-before": Article("redeal", "JW", "2.5"),
        "exposed-later": Article("deal-stands", "JW", "2.5"),
    },
)
