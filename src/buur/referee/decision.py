"""Decisions: the ruling on an incident under a regulation, with the article behind it."""

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
    """Return the regulation by which the rule sets of a document are usually played.

    Args:
        source: the tag of the document; any that no regulation names is taken for a Romand one.
    """
    named = (one for one in REGULATIONS.values() if source in one.documents)
    return next(named, REGULATION_1993)


@dataclass(frozen=True, slots=True)
class FoundArticle:
    """An article and the regulation that it stands in."""

    article: Article
    regulation: Regulation | None
    """None for a custom."""

    def is_by_fallback(self, asked: Regulation) -> bool:
        """Tell whether it stands in the regulation behind the one that was asked."""
        return self.regulation not in (None, asked)


@dataclass(frozen=True, slots=True)
class Decision:
    """The ruling on an incident."""

    case: Case
    ruling: Ruling
    found: FoundArticle

    @property
    def article(self) -> Article:
        """The article on which the ruling rests."""
        return self.found.article

    @property
    def silent(self) -> bool:
        """Whether the text leaves the consequence open; the ruling is then what is customary."""
        return self.article.silence != "no"


def find_article(regulation: Regulation, case: Case) -> FoundArticle:
    """Return what holds in a case: by the regulation, by its fallback, or else by custom."""
    cases = (case, GENERAL.get(case, case))
    asked: Regulation | None = regulation
    while asked is not None:
        for one in cases:
            if one in asked.articles:
                return FoundArticle(asked.articles[one], asked)
        asked = asked.fallback
    return FoundArticle(next(CUSTOMS[one] for one in cases if one in CUSTOMS), None)


def distinct_cases(regulation: Regulation, kind: Kind) -> tuple[Case, ...]:
    """Return the cases of a kind on which a regulation, its fallback or custom rule apart.

    A narrower case under which the same article holds as under the general one is left out.
    """
    return tuple(
        case for case in CASES_OF[kind] if case not in GENERAL or _differs(regulation, case)
    )


def _differs(regulation: Regulation, case: Case) -> bool:
    return find_article(regulation, case) != find_article(regulation, GENERAL[case])


def decide(incident: Incident, variant: Variant, regulation: Regulation) -> Decision:
    """Return the ruling on an incident.

    Args:
        incident: the facts.
        variant: the rules of the table, for which `is_ruled` must hold.
        regulation: the text that is asked.

    Raises:
        IncidentError: a fact that is needed is not given, or facts do not fit together.
    """
    facts = IncidentFacts(incident, variant, regulation)
    case = case_of(facts)
    found = find_article(regulation, case)
    return Decision(case, ruling_of(found.article.effect, facts), found)
