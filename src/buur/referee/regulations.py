"""Regulations on irregularities: Romand 1993, tournament 2006, German-Swiss (core §9.1 to §9.3)."""

from __future__ import annotations

from typing import Final

from buur.referee.regulation import Article, Regulation

_PLAY_1993: Final = "R93, Le jeu"
_END_1993: Final = "R93, La fin de partie"
_DEAL_2006: Final = "T06, Donne"
_PLAY_2006: Final = "T06, Jeu de la carte"

REGULATION_1993: Final = Regulation(
    name="1993",
    source="R93",
    solder_test="literal_opponents",
    claims_on_lead=False,
    stock_deadline="immediate",
    articles={
        "lawful": Article("card-stays", _PLAY_1993, "9.1 R1"),
        "revoke-open": Article("follow-suit", _PLAY_1993, "9.1 R2"),
        "revoke-held": Article("forgotten-dead", _PLAY_1993, "9.1 R3"),
        "two-cards": Article("upper-counts", _PLAY_1993, "9.1 R4"),
        "out-of-turn": Article("partner-barred", _PLAY_1993, "9.1 R5"),
        "missing-card": Article("missing-to-last", _PLAY_1993, "9.1 R6"),
        "look-last": Article("look-allowed", _PLAY_1993, "9.1 R7"),
        "look-back": Article("warning", _PLAY_1993, "9.1 R7", "penalty"),
        "remark": Article("may-cancel", _PLAY_1993, "9.1 R8", "penalty"),
        "stoeck-late": Article("stoeck-lost", "R93, Le stöck", "9.1 R9"),
        "solder-right": Article("rest-won", _PLAY_1993, "9.1 R10"),
        "solder-wrong": Article("rest-lost", _PLAY_1993, "9.1 R10"),
        "finish-wrong": Article("partie-lost", _END_1993, "9.1 R11"),
        "last-trick-open": Article("trick-uncounted", _END_1993, "9.1 R12"),
        "count-later": Article("count-accepted", _PLAY_1993, "9.1 R13"),
    },
)
"""The official Romand regulation of 1993, as far as its printed extracts go."""

REGULATION_2006: Final = Regulation(
    name="2006",
    source="T06",
    documents=frozenset({"T06"}),
    solder_test="literal_all",
    claims_on_lead=True,
    stock_deadline="immediate",
    fallback=REGULATION_1993,
    articles={
        "misdeal-before": Article("redeal", _DEAL_2006, "9.2 T1"),
        "count-before": Article("redeal", _DEAL_2006, "9.2 T1"),
        "exposed-before": Article("redeal", _DEAL_2006, "9.2 T1"),
        "solder-right": Article("rest-won", _PLAY_2006, "9.2 T2"),
        "solder-wrong": Article("rest-lost", _PLAY_2006, "9.2 T2"),
        "look-last": Article("look-allowed", _PLAY_2006, "9.2 T3"),
        "look-back": Article("warning", _PLAY_2006, "9.2 T3", "penalty"),
        "cut-before": Article("redeal", _DEAL_2006, "9.2 T4", "penalty"),
        "cut-later": Article("deal-stands", _DEAL_2006, "9.2 T4", "penalty"),
    },
)
"""The rules of a tournament of 2006/07; the regulation of 1993 fills their gaps."""

GERMAN_SWISS: Final = Regulation(
    name="german-swiss",
    source="JW",
    documents=frozenset({"EGG", "JV", "JVS", "JW", "PAG", "SL"}),
    solder_test="order_free",
    claims_on_lead=True,
    stock_deadline="next_card",
    spares_shunned=True,
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
"""The German-Swiss regulations, compiled from a lexicon and from tournament rules."""

REGULATIONS: Final = {one.name: one for one in (REGULATION_1993, REGULATION_2006, GERMAN_SWISS)}
"""Every regulation by name."""
