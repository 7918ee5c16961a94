"""The rules of a tournament of 2006/07; the regulation of 1993 fills their gaps (core §9.2)."""

from __future__ import annotations

from typing import Final

from buur.referee.regulation import Article, Regulation
from buur.referee.regulations.romand_1993 import REGULATION_1993

_DEAL: Final = "T06, Donne"
_PLAY: Final = "T06, Jeu de la carte"

REGULATION_2006: Final = Regulation(
    name="2006",
    source="T06",
    solder_test="literal_all",
    claims_on_lead=True,
    documents=frozenset({"T06"}),
    stock_deadline="immediate",
    fallback=REGULATION_1993,
    articles={
        "misdeal-before": Article("redeal", _DEAL, "9.2 T1"),
        "count-before": Article("redeal", _DEAL, "9.2 T1"),
        "exposed-before": Article("redeal", _DEAL, "9.2 T1"),
        "solder-right": Article("rest-won", _PLAY, "9.2 T2"),
        "solder-wrong": Article("rest-lost", _PLAY, "9.2 T2"),
        "look-last": Article("look-allowed", _PLAY, "9.2 T3"),
        "look-back": Article("warning", _PLAY, "9.2 T3", "penalty"),
        "cut-before": Article("redeal", _DEAL, "9.2 T4", "penalty"),
        "cut-later": Article("deal-stands", _DEAL, "9.2 T4", "penalty"),
    },
)
