"""`Decision`: the ruling on an incident under a regulation, with the article that it rests on."""

from __future__ import annotations

from dataclasses import dataclass

from buur.referee.cases import CASES_OF, case_of
from buur.referee.customs import CUSTOMS, GENERAL
from buur.referee.effects import ruling_of
from buur.referee.incident import Incident, Kind
from buur.referee.incident_facts import IncidentFacts
from buur.referee.regulation import Article, Case, Regulation
from buur.referee.regulations import REGULATION_1993, REGULATIONS
from buur.referee.ruling import Ruling
from buur.variants.model import Variant


def usual_regulation(source: str) -> Regulation:
    """Return the regulation that usually applies to the rule sets of a source document.

    Args:
        source: the tag of the document; one that no regulation names gets the regulation of 1993.
    """
    named = (one for one in REGULATIONS.values() if source in one.documents)
    return next(named, REGULATION_1993)


@dataclass(frozen=True, slots=True)
class FoundArticle:
    """An article and the regulation that contains it."""

    article: Article
    regulation: Regulation | None
    """None for a custom."""

    def is_by_fallback(self, asked: Regulation) -> bool:
        """Tell whether the article comes from the fallback of the regulation that was asked."""
        return self.regulation not in (None, asked)


@dataclass(frozen=True, slots=True)
class Decision:
    """The ruling on an incident, with its case and article."""

    case: Case
    ruling: Ruling
    found: FoundArticle

    @property
    def article(self) -> Article:
        """The article on which the ruling rests."""
        return self.found.article

    @property
    def silent(self) -> bool:
        """Whether the text leaves the consequence open; the ruling then rests on custom."""
        return self.article.silence != "no"


def find_article(regulation: Regulation, case: Case) -> FoundArticle:
    """Return the article for a case: of the regulation, else of its fallback, else of custom."""
    cases = (case, GENERAL.get(case, case))
    asked: Regulation | None = regulation
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


def decide(incident: Incident, variant: Variant, regulation: Regulation) -> Decision:
    """Return the ruling on an incident.

    Args:
        incident: the facts of the incident.
        variant: the rules of the table, for which `is_ruled` must hold.
        regulation: the regulation to apply.

    Raises:
        IncidentError: a necessary fact is missing, or facts contradict each other.
    """
    facts = IncidentFacts(incident, variant, regulation)
    case = case_of(facts)
    found = find_article(regulation, case)
    return Decision(case, ruling_of(found.article.effect, facts), found)
