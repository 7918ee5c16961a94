"""`record_of`: the record of a partie from its events, with claims of points and result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from buur.errors import RecordError
from buur.notation.points import claims_of, outcome_of
from buur.notation.record import Claim, Entry, Outcome, Record
from buur.notation.replay import Replayer
from buur.notation.rule_set import RuleSet
from buur.play.model.events import Event
from buur.play.model.state import State
from buur.play.views import redact
from buur.seats import Seat
from buur.variants.model import Variant


def record_of(
    events: Sequence[Event],
    variant: Variant,
    *,
    base: str | None = None,
    names: Sequence[str] = (),
    tags: Mapping[str, str] | None = None,
    seat: int | None = None,
) -> Record:
    """Return the record of a partie, whether over or not.

    >>> from buur.play.model.events import Opened
    >>> from buur.variants.registry import variant
    >>> names = ["Anna", "Beat", "Carla", "Dario"]
    >>> record = record_of([Opened(3)], variant("chibre"), names=names)
    >>> record.names[0], len(record.events)
    ('Anna', 1)

    Its points and the running score follow each deal, and the result follows the partie.

    Args:
        events: the events from the beginning. They may be the redacted events of a seat; then only
            the claims that follow from them are written.
        variant: the rules.
        base: the preset to name; by default the one with the variant's code.
        names: the names of the seats; empty by default.
        tags: free facts such as date or place.
        seat: the seat to whose view events are redacted, if given. Points are public and stay.

    Raises:
        RecordError: an event is against the rules.
        RulesError: the variant differs from the preset by more than options.
    """
    rules = RuleSet.of(variant, base)
    named = tuple(names) or ("",) * variant.seats
    plain = Record(rules=rules, names=named, tags=dict(tags or {}), entries=tuple(events))
    entries = tuple(_with_claims(plain, None if seat is None else Seat(seat)))
    return Record(rules=rules, names=named, tags=plain.tags, entries=entries)


def _with_claims(plain: Record, seat: Seat | None) -> Iterator[Entry]:
    replayer = Replayer(plain)
    for index, event in enumerate(plain.events):
        before = replayer.state
        refusal = replayer.follow(index)
        if refusal is not None:
            raise RecordError(f"event {index + 1}: {refusal}") from refusal
        yield event if seat is None else redact(event, seat)
        yield from _new_claims(replayer, before)


def _new_claims(replayer: Replayer, before: State) -> Iterator[Claim | Outcome]:
    state = replayer.state
    if len(state.history) > len(before.history):
        yield from (claim for claim in claims_of(state) if replayer.knows(claim.kind))
        outcome = outcome_of(state)
        if outcome is not None and replayer.knows_end:
            yield outcome
