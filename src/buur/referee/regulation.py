"""`Regulation`: a text on irregularities as data, with an article for each case (core §9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from buur.arguments import instance, one_of, text, wrong
from buur.variants.values import SolderTest, StockDeadline

Case = Literal[
    "lawful",
    "wrong-trump",
    "refused-trump-open",
    "revoke-open",
    "refused-trump-held",
    "revoke-held",
    "revoke-gone",
    "two-cards",
    "count-before",
    "count-first-trick",
    "count-later",
    "missing-card",
    "led-out-of-turn",
    "out-of-turn",
    "turn-later",
    "look-last",
    "look-back",
    "remark",
    "stoeck-in-time",
    "stoeck-late",
    "solder-right",
    "solder-wrong",
    "solder-shunned",
    "finish-wrong",
    "last-trick-open",
    "trick-open",
    "misdeal-before",
    "misdeal-later",
    "exposed-before",
    "exposed-later",
    "cut-before",
    "cut-later",
    "card-shown",
    "thrown-in",
    "meld-open",
    "meld-covered",
]
"""The situations that regulations distinguish."""

Effect = Literal[
    "card-stays",
    "follow-suit",
    "play-lawfully",
    "trick-lost",
    "trumps-dead",
    "forgotten-dead",
    "tricks-lost",
    "upper-counts",
    "both-dead",
    "partner-barred",
    "lead-lost",
    "early-card-stays",
    "turn-accepted",
    "missing-to-last",
    "missing-or-cancel",
    "count-accepted",
    "redeal",
    "deal-stands",
    "look-allowed",
    "warning",
    "seen-trick-lost",
    "may-cancel",
    "stoeck-counts",
    "stoeck-lost",
    "rest-won",
    "rest-lost",
    "rest-kept",
    "partie-lost",
    "partie-or-match",
    "trick-uncounted",
    "open-trick-lost",
    "shown-choice",
    "shown-dead",
    "deal-lost",
    "meld-corrected",
    "meld-void",
]
"""The consequences that an article can have; `buur.referee.effects` has a function for each."""

Silence = Literal["no", "penalty", "text"]
"""The gap of a text: none, a prohibition without a penalty, or no text on the case."""

CASES: Final[tuple[Case, ...]] = get_args(Case)
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)


@dataclass(frozen=True, slots=True)
class Article:
    """The effect of an incident in a case, and the source text.

    >>> Article("redeal", "W25", "9.1 R12").basis
    'W25, 9.1 R12'

    Raises:
        ArgumentError: there is no such effect or silence, or a field is no text.
    """

    effect: Effect
    """The consequence."""
    source: str
    """The tag of the document, with the chapter if it has chapters."""
    clause: str | None = None
    """The section and row of ``docs/reference/referee.md``; None for a custom."""
    silence: Silence = "no"
    """The gap of the text."""

    def __post_init__(self) -> None:
        one_of(self.effect, EFFECTS, "effect")
        text(self.source, "source")
        if self.clause is not None:
            text(self.clause, "clause")
        one_of(self.silence, get_args(Silence), "silence")

    @property
    def basis(self) -> str:
        """The document and the clause, as people cite them."""
        return ", ".join(filter(None, (self.source, self.clause)))


Articles = Mapping[Case, Article]


@dataclass(frozen=True, slots=True, kw_only=True)
class Regulation:
    """A text on irregularities, as data; `buur.referee.REGULATIONS` has them.

    >>> from buur.referee import REGULATIONS
    >>> regulation = REGULATIONS["1993"]
    >>> regulation.name, regulation.solder_test
    ('1993', 'literal_opponents')

    Raises:
        ArgumentError: a field is of another type.
    """

    name: str
    """The key in `buur.referee.REGULATIONS`."""
    source: str
    """The tag of the document (``docs/explanation/rules.md``)."""
    articles: Articles
    """The article for each case of which the text speaks."""
    solder_test: SolderTest
    """The test of a claim of the remaining tricks (core §8)."""
    claims_on_lead: bool
    """Whether only the seat on lead may claim the remaining tricks."""
    stock_deadline: StockDeadline
    """The deadline for calling the stöck (core §6)."""
    spares_shunned: bool = False
    """Whether cards keep their taking power in games of avoiding points."""
    fallback: Regulation | None = None
    """The regulation to ask about cases without an article here."""
    documents: frozenset[str] = frozenset()
    """Tags of the documents whose rule sets usually follow this regulation."""

    def __post_init__(self) -> None:
        text(self.name, "name")
        text(self.source, "source")
        if not isinstance(self.articles, Mapping):
            raise wrong("articles", self.articles, "articles by case")
        for case, article in self.articles.items():
            one_of(case, CASES, "articles")
            instance(article, Article, "articles")
        one_of(self.solder_test, get_args(SolderTest), "solder_test")
        one_of(self.stock_deadline, get_args(StockDeadline), "stock_deadline")
        for name in ("claims_on_lead", "spares_shunned"):
            instance(getattr(self, name), bool, name, "True or False")
        if self.fallback is not None:
            instance(self.fallback, Regulation, "fallback")
        instance(self.documents, frozenset, "documents", "a frozenset of tags")
