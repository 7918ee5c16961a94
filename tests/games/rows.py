"""Tables of what holds after some words are said at a table, each line a case.

A line is ``rules | words | facts``. A fact is ``name=value``, or an act and the reason for which it
is refused: ``1:80=trump:H!not-your-turn`` is an act of seat 1; ``ok`` stands for no reason. Lines
that begin with ``#`` are headings.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pytest

from buur.play.model.auction import Auction
from buur.play.model.events import Act
from buur.play.partie import Partie
from buur.play.queries.checklist import rows_open
from tests.games.tables import outcome
from tests.option_words import options
from tests.rules.scenario import deal, refused

FACTS: Final[Mapping[str, Callable[[Partie], object]]] = {
    "phase": lambda state: state.phase,
    "waiting": lambda state: _joined(state.waiting),
    "bids": lambda state: _joined(rung.height for rung in state.legal.bids),
    "top": lambda state: _joined(rung.height for rung in state.legal.bids[-2:]),
    "answers": lambda state: _joined(state.legal.answers),
    "contracts": lambda state: _joined(state.legal.contracts),
    "push": lambda state: state.legal.may_push,
    "contract": lambda state: deal(state).contract,
    "chooser": lambda state: deal(state).chooser,
    "declarer": lambda state: deal(state).declarer,
    "leader": lambda state: deal(state).leader,
    "pushed": lambda state: deal(state).is_pushed,
    "row": lambda state: deal(state).category,
    "rows": lambda state: _joined(row.number for row in rows_open(state, state.waiting[0])),
    "factor": lambda state: _auction(state).factor,
    "sides": lambda state: _joined(deal(state).sides),
    "scores": lambda state: _joined(state.scores),
    "dealer": lambda state: deal(state).dealer,
    "number": lambda state: deal(state).number,
    "reign": lambda state: state.reign,
    "result": lambda state: _joined(outcome(state)) if state.is_over else "none",
}
"""What a line may ask of the state, by name."""


def _joined(values: object) -> str:
    assert hasattr(values, "__iter__")
    return ",".join(map(str, values))


def _auction(state: Partie) -> Auction:
    auction = deal(state).auction
    assert auction is not None
    return auction


def rows(table: str) -> Iterator[object]:
    """Give the parameters ``rules``, ``words`` and ``facts`` of each line."""
    heading = ""
    for line in re.split(r"\n(?! )", table.strip()):
        if line.startswith("#"):
            heading = line.removeprefix("# ")
        else:
            parts = [" ".join(part.split()) for part in line.split("|")]
            yield pytest.param(*parts, id=f"{heading}: {parts[0]}, {parts[1]}")


def named(rules: str) -> tuple[str, dict[str, object]]:
    """Return the first word of the rules, and the options that the others change."""
    name, _, changes = rules.partition(" ")
    return name, options(changes)


def check(state: Partie, facts: str, act: Callable[[Partie, str, int | None], Act]) -> None:
    """Check all facts of a line.

    Args:
        state: after the words.
        facts: the third part of the line.
        act: makes an act from its word and its seat; without a seat, that of the seat on turn.
    """
    for fact in facts.split():
        words, is_act, reason = fact.partition("!")
        if is_act:
            seat, colon, rest = words.partition(":")
            spoken = (rest, int(seat)) if colon and seat.isdigit() else (words, None)
            assert (refused(state, act(state, *spoken)) or "ok") == reason, fact
        else:
            name, _, wanted = fact.partition("=")
            assert str(FACTS[name](state)) == wanted, fact
