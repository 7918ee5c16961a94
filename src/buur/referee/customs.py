"""Customs: the rulings for cases on which no regulation has an article, each with its source."""

from __future__ import annotations

from typing import Final

from buur.referee.regulation import Article, Articles, Case, Effect


def _custom(effect: Effect, source: str) -> Article:
    return Article(effect, source, None, "text")


CUSTOMS: Final[Articles] = {
    "lawful": _custom("card-stays", "R93"),
    "wrong-trump": _custom("play-lawfully", "Buur"),
    "revoke-open": _custom("follow-suit", "R93"),
    "revoke-held": _custom("forgotten-dead", "R93"),
    "revoke-gone": _custom("tricks-lost", "JW"),
    "two-cards": _custom("upper-counts", "R93"),
    "count-before": _custom("redeal", "T06"),
    "count-later": _custom("count-accepted", "R93"),
    "missing-card": _custom("missing-to-last", "R93"),
    "out-of-turn": _custom("partner-barred", "R93"),
    "turn-later": _custom("turn-accepted", "Buur"),
    "look-last": _custom("look-allowed", "R93"),
    "look-back": _custom("warning", "Buur"),
    "remark": _custom("may-cancel", "JW"),
    "stoeck-late": _custom("stoeck-lost", "R93"),
    "solder-right": _custom("rest-won", "R93"),
    "solder-wrong": _custom("rest-lost", "R93"),
    "solder-shunned": _custom("rest-kept", "Buur"),
    "finish-wrong": _custom("partie-lost", "R93"),
    "last-trick-open": _custom("trick-uncounted", "R93"),
    "misdeal-before": _custom("redeal", "T06"),
    "misdeal-later": _custom("deal-stands", "JW"),
    "exposed-before": _custom("redeal", "T06"),
    "exposed-later": _custom("deal-stands", "JW"),
    "cut-before": _custom("redeal", "Buur"),
    "cut-later": _custom("deal-stands", "Buur"),
    "card-shown": _custom("shown-dead", "R93"),
    "thrown-in": _custom("rest-lost", "R93"),
    "meld-open": _custom("meld-corrected", "JW"),
    "meld-covered": _custom("meld-void", "JW"),
}
"""The custom of a case. A case without one has a general case in `GENERAL` that has a custom."""

GENERAL: Final[dict[Case, Case]] = {
    "refused-trump-open": "revoke-open",
    "refused-trump-held": "revoke-held",
    "count-first-trick": "count-later",
    "led-out-of-turn": "out-of-turn",
    "stoeck-in-time": "stoeck-late",
    "trick-open": "last-trick-open",
}
"""The general case of each narrower case, for regulations that do not distinguish them."""
