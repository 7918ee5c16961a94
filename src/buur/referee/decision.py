"""`Decision`: the ruling on an incident under a regulation, with the article that it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from buur.arguments import instance, one_of
from buur.errors import RulesError
from buur.referee.cases import CASES_OF, case_of
from buur.referee.customs import CUSTOMS, GENERAL
from buur.referee.effects import ruling_of
from buur.referee.incident import Incident, Kind
from buur.referee.incident_facts import IncidentFacts, is_ruled
from buur.referee.regulation import CASES, Article, Case, Regulation
from buur.referee.regulations import REGULATION_1993, REGULATIONS
from buur.referee.ruling import Ruling
from buur.variants.registry import RulesLike, rules_of


def usual_regulation(source: str) -> Regulation:
    """Return the regulation that usually applies to the rule sets of a source document.

    Args:
        source: the tag of the document; one that no regulation names gets the regulation of 1993.
    """
    named = (one for one in REGULATIONS.values() if source in one.documents)
    return next(named, REGULATION_1993)


RegulationLike: TypeAlias = Regulation | str
"""A regulation as such, or its name in `REGULATIONS`."""


def regulation_named(regulation: RegulationLike) -> Regulation:
    """Return a regulation, given as such or by its name.

    >>> regulation_named("1993").source
    'R93'

    Raises:
        ArgumentError: there is no such regulation.
    """
    if isinstance(regulation, Regulation):
        return regulation
    return REGULATIONS[one_of(regulation, tuple(REGULATIONS), "regulation")]


@dataclass(frozen=True, slots=True, repr=False)
class FoundArticle:
    """An article and the regulation that contains it."""

    article: Article
    """The article."""
    regulation: Regulation | None
    """None for a custom."""

    def __repr__(self) -> str:
        name = "a custom" if self.regulation is None else self.regulation.name
        return f"<FoundArticle {self.article.basis} of {name}>"

    def is_by_fallback(self, asked: Regulation) -> bool:
        """Tell whether the article comes from the fallback of the regulation that was asked."""
        return self.regulation not in (None, asked)


@dataclass(frozen=True, slots=True, repr=False)
class Decision:
    """The ruling on an incident, with its case and article; `decide` makes it.

    >>> from buur.referee import REGULATIONS, Incident
    >>> from buur.variants.registry import variant
    >>> incident = Incident(kind="wrong_cut", seat=3, noticed="before_play")
    >>> decision = decide(incident, variant("chibre"), REGULATIONS["2006"])
    >>> decision.case, decision.ruling.redeal
    ('cut-before', 'same_dealer')

    Raises:
        ArgumentError: a field is of another type.
    """

    case: Case
    """The situation that the regulation distinguishes."""
    ruling: Ruling
    """The consequences."""
    found: FoundArticle
    """The article, with the regulation that contains it."""

    def __post_init__(self) -> None:
        one_of(self.case, CASES, "case")
        instance(self.ruling, Ruling, "ruling")
        instance(self.found, FoundArticle, "found")

    def __repr__(self) -> str:
        return f"<Decision {self.case} by {self.article.basis}: {self.ruling}>"

    @property
    def article(self) -> Article:
        """The article on which the ruling rests."""
        return self.found.article

    @property
    def silent(self) -> bool:
        """Whether the text leaves the consequence open; the ruling then rests on custom."""
        return self.article.silence != "no"


def find_article(regulation: RegulationLike, case: Case) -> FoundArticle:
    """Return the article for a case: of the regulation, else of its fallback, else of custom.

    >>> find_article("1993", "solder-wrong").article.clause
    '9.1 R10'

    Args:
        regulation: the regulation, or its name in `REGULATIONS`.
        case: the case, one of `buur.referee.regulation.CASES`.

    Raises:
        ArgumentError: there is no such regulation or case.
    """
    one_of(case, CASES, "case")
    cases = (case, GENERAL.get(case, case))
    asked: Regulation | None = regulation_named(regulation)
    while asked is not None:
        for one in cases:
            if one in asked.articles:
                return FoundArticle(asked.articles[one], asked)
        asked = asked.fallback
    return FoundArticle(next(CUSTOMS[one] for one in cases if one in CUSTOMS), None)


def distinct_cases(regulation: Regulation, kind: Kind) -> tuple[Case, ...]:
    """Return the cases of a kind of incident that have different articles under a regulation.

    A narrower case with the same article as its general case is left out.
    """
    return tuple(
        case for case in CASES_OF[kind] if case not in GENERAL or _differs(regulation, case)
    )


def _differs(regulation: Regulation, case: Case) -> bool:
    return find_article(regulation, case) != find_article(regulation, GENERAL[case])


def decide(incident: Incident, variant: RulesLike, regulation: RegulationLike) -> Decision:
    """Return the ruling on an incident.

    >>> incident = Incident(kind="wrong_cut", seat=3, noticed="before_play")
    >>> decide(incident, "chibre", "2006")
    <Decision cut-before by T06, Donne, 9.2 T4: Ruling(redeal='same_dealer')>

    Args:
        incident: the facts of the incident.
        variant: the rules of the table or the name of a preset; `is_ruled` must hold for them.
        regulation: the regulation to apply, or its name in `REGULATIONS`.

    Raises:
        IncidentError: a necessary fact is missing, or facts contradict each other.
        RulesError: there is no such preset, or no regulation covers the game.
        ArgumentError: an argument is of another type, or there is no such regulation.
    """
    instance(incident, Incident, "incident", "an Incident")
    rules, text = rules_of(variant), regulation_named(regulation)
    if not is_ruled(rules):
        raise RulesError(
            f"no regulation covers {rules.code}: expected four players in two pairs and nine tricks"
        )
    facts = IncidentFacts(incident, rules, text)
    case = case_of(facts)
    found = find_article(regulation, case)
    return Decision(case, ruling_of(found.article.effect, facts), found)
