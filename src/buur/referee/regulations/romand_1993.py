"""The official Romand regulation of 1993, as far as its printed extracts go (core §9.1)."""

from __future__ import annotations

from typing import Final

from buur.referee.regulation import Article, Regulation

_PLAY: Final = "R93, Le jeu"
_END: Final = "R93, La fin de partie"

REGULATION_1993: Final = Regulation(
    name="1993",
    source="R93",
    solder_test="literal_opponents",
    claims_on_lead=False,
    stock_deadline="immediate",
    articles={
        "lawful": Article("card-stays", _PLAY, "9.1 R1"),
        "revoke-open": Article("follow-suit", _PLAY, "9.1 R2"),
        "revoke-held": Article("forgotten-dead", _PLAY, "9.1 R3"),
        "two-cards": Article("upper-counts", _PLAY, "9.1 R4"),
        "out-of-turn": Article("partner-barred", _PLAY, "9.1 R5"),
        "missing-card": Article("missing-to-last", _PLAY, "9.1 R6"),
        "look-last": Article("look-allowed", _PLAY, "9.1 R7"),
        "look-back": Article("warning", _PLAY, "9.1 R7", "penalty"),
        "remark": Article("may-cancel", _PLAY, "9.1 R8", "penalty"),
        "stoeck-late": Article("stoeck-lost", "R93, Le stöck", "9.1 R9"),
        "solder-right": Article("rest-won", _PLAY, "9.1 R10"),
        "solder-wrong": Article("rest-lost", _PLAY, "9.1 R10"),
        "finish-wrong": Article("partie-lost", _END, "9.1 R11"),
        "last-trick-open": Article("trick-uncounted", _END, "9.1 R12"),
        "count-later": Article("count-accepted", _PLAY, "9.1 R13"),
    },
)
