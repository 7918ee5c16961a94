"""Needs: conditions on the options and other facts of a rule set, written as text.

Needs say where an option matters (`relevance`), which options do not go together (`combinations`)
and which sentences the written rules have (`buur.rulebook`). The page gets them as JSON and
evaluates them without the server while a user changes the rules.

| text | is met where |
| --- | --- |
| ``push`` | the value is not one of `OFF` |
| ``write=bid|worth`` | the value has one of these words |
| ``lines!=2`` | the value has none of these words |
| ``TWO_SIDES`` | the needs of that name are met |

``not``, ``and``, ``or`` and parentheses join them as in Python; the parser turns the text into
conjunctive normal form.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from functools import lru_cache
from itertools import chain, product
from typing import Final, NamedTuple

OFF: Final = frozenset({"none", "off", "no", "", "0"})
"""Values of an option, as text, that turn a mechanism of the game off."""


class Need(NamedTuple):
    """A literal: an option or other fact has one of the words, or, negated, none of them."""

    name: str
    words: tuple[str, ...]
    """The words, one of which suffices; empty if any value outside `OFF` suffices."""
    holds: bool = True
    """False for a negated literal."""


AnyOf = tuple[Need, ...]
"""A clause: a disjunction of literals."""

Needs = tuple[AnyOf, ...]
"""A conjunction of clauses: a conjunctive normal form."""

_TOKEN: Final = re.compile(r"(?:[^\s()]|\(\))+|[()]")


class _Parser:
    """A recursive-descent parser of one text of needs."""

    def __init__(self, text: str, names: Mapping[str, Needs]) -> None:
        self.tokens = _TOKEN.findall(text)[::-1]
        self.names = names

    def alternatives(self) -> Needs:
        found = self.conjunction()
        while self.skips("or"):
            found = _disjunction(found, self.conjunction())
        return found

    def conjunction(self) -> Needs:
        found = self.term()
        while self.skips("and"):
            found += self.term()
        return found

    def term(self) -> Needs:
        if self.skips("not"):
            return _negation(self.term())
        if self.skips("("):
            found = self.alternatives()
            if not self.skips(")"):
                raise ValueError("a parenthesis is not closed")
            return found
        token = self.tokens.pop() if self.tokens else ")"
        if token == ")":
            raise ValueError("a condition is missing")
        return self.names[token] if token.isupper() else ((_need(token),),)

    def skips(self, token: str) -> bool:
        if not self.tokens or self.tokens[-1] != token:
            return False
        self.tokens.pop()
        return True


def _need(token: str) -> Need:
    name, equals, words = token.partition("=")
    holds = not name.endswith("!")
    return Need(name.removesuffix("!"), tuple(words.split("|")) if equals else (), holds)


def _disjunction(*alternatives: Needs) -> Needs:
    """Return needs that are met if one of the alternatives is met."""
    return tuple(tuple(chain.from_iterable(clauses)) for clauses in product(*alternatives))


def _negation(needs: Needs) -> Needs:
    """Return needs that are met if the given needs are not."""
    opposites = (tuple((one._replace(holds=not one.holds),) for one in clause) for clause in needs)
    return _disjunction(*opposites)


def entries(table: str) -> dict[str, str]:
    """Return the entries of a table of ``name: text``; continuation lines are indented.

    Comments and blank lines are skipped.
    """
    found = re.findall(r"^([\w-]+):(.*(?:\n +.*)*)", table, re.MULTILINE)
    return {name: " ".join(text.split()) for name, text in found}


def define(table: str, names: Mapping[str, Needs]) -> dict[str, Needs]:
    """Return ``names`` with the conditions that a table defines, each from the names before it."""
    found = dict(names)
    for name, text in entries(table).items():
        found[name] = parse_needs(text, found)
    return found


def parse_needs(text: str, names: Mapping[str, Needs] | None = None) -> Needs:
    """Parse a text into needs; an empty text gives needs that are always met.

    >>> parse_needs("contracts=quer or sheet=quer")
    ((Need(name='contracts', words=('quer',), holds=True), \
Need(name='sheet', words=('quer',), holds=True)),)

    Args:
        text: the needs in the notation of this module's docstring.
        names: the named needs that the text may use; by default `NAMED`.

    Raises:
        KeyError: the text uses a name that is not defined.
        ValueError: the text is not well formed.
    """
    if not text:
        return ()
    parser = _Parser(text, NAMED if names is None else names)
    found = parser.alternatives()
    if parser.tokens:
        raise ValueError(f"{parser.tokens[-1]!r} in {text!r}: expected 'and' or 'or'")
    return found


NAMED: Final = define(
    """\
# The contract is found on the table.
NOBODY_CHOOSES: contracts=imposed|turned|first_discard

# Somebody names the contract: there is more than one, or he may leave it to another.
CHOSEN: not NOBODY_CHOOSES
    and (contracts=suits|slalom|quer|trio|mitte|gumpf|+ or push or sheet)

# Some contract has trumps.
WITH_TRUMPS: contracts=suits|trio|gumpf|imposed|turned|first_discard
    or sheet=S|H|D|C|suits|trio|gumpf

# Some contract has trumps, whose highest card is the jack.
WITH_BUUR: WITH_TRUMPS and ranking=jass

# The same two play against each other in every deal.
TWO_SIDES: sharing=lines and lines=2
""",
    {},
)
"""Named needs that several modules use."""


def are_met(needs: Needs, facts: Mapping[str, Hashable]) -> bool:
    """Tell whether needs are met by the options and facts of a rule set."""
    for clause in needs:
        for name, wanted, holds in clause:
            words = words_of(facts[name])
            if (words <= OFF if not wanted else words.isdisjoint(wanted)) != holds:
                break
        else:
            return False
    return True


def reasons(needs: Needs, facts: Mapping[str, Hashable]) -> tuple[str, ...]:
    """Return the names of options and facts by which needs are met, in the order of the needs.

    >>> reasons(
    ...     parse_needs("push and (melds or stock)"), {"push": "yes", "melds": "no", "stock": 1}
    ... )
    ('push', 'stock')
    """
    met = [one.name for clause in needs for one in clause if are_met(((one,),), facts)]
    return tuple(dict.fromkeys(met))


@lru_cache(maxsize=4096, typed=True)
def words_of(value: Hashable) -> frozenset[str]:
    """Return the words of a value, such as the parts of a set, the rows of a checklist or packets.

    A plus sign is a word, too: it is there if the value has more than one part.

    >>> sorted(words_of("suits+quer"))
    ['+', 'quer', 'suits']
    """
    if isinstance(value, bool):
        return frozenset({"yes" if value else "no"})
    rows = (row.partition(":")[0] for row in str(value).split())
    return frozenset(word for row in rows for word in re.split(r"(\+)|-", row) if word)
