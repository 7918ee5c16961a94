"""`record_of`: the record of a partie from its events, with claims of points and result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import SupportsIndex

from buur.arguments import wrong
from buur.errors import RecordError
from buur.notation.points import claims_of, outcome_of
from buur.notation.record import Claim, Entry, Outcome, Record
from buur.notation.replay import Replayer
from buur.notation.rule_set import RuleSet
from buur.play.model.state import State
from buur.play.take_back import LogEvent, TakenBack
from buur.play.views import redact
from buur.seats import Seat, seat_of
from buur.variants.registry import RulesLike, rules_of


def record_of(
    events: Iterable[LogEvent],
    variant: RulesLike,
    *,
    base: str | None = None,
    names: Sequence[str] = (),
    tags: Mapping[str, str] | None = None,
    seat: SupportsIndex | None = None,
) -> Record:
    """Return the record of a partie, whether over or not.

    >>> from buur.play.model.events import Opened
    >>> from buur.variants.registry import variant
    >>> names = ["Anna", "Beat", "Carla", "Dario"]
    >>> record = record_of([Opened(3)], variant("chibre"), names=names)
    >>> record.names[0], len(record.events)
    ('Anna', 1)

    Its points and the running score follow each deal, and the result follows the partie.

    >>> from buur.play.model.events import Opened
    >>> record_of([Opened(Seat(3))], "chibre", names=["Anna", "Beat", "Carla", "Dario"])
    <Record chibre, 4 players, 1 event>

    Args:
        events: the events from the beginning, with what was taken back. They may be the redacted
            events of a seat; then only the claims that follow from them are written.
        variant: the rules, or the name of a preset.
        base: the preset to name; by default the one with the variant's code.
        names: the names of the seats; empty by default.
        tags: free facts such as date or place.
        seat: the seat to whose view events are redacted, if given. Points are public and stay.

    Raises:
        RecordError: an event is against the rules.
        RulesError: the variant differs from the preset by more than options.
        NotationError: a name or a tag cannot stand in a record.
        ArgumentError: an argument is of another type or out of range.
    """
    table = rules_of(variant)
    rules = RuleSet.of(table, base)
    who = None if seat is None else seat_of(seat, table.seats)
    if isinstance(events, (str, bytes)) or not isinstance(events, Iterable):
        raise wrong("events", events, "the events of a partie, such as Table.run yields")
    if isinstance(names, (str, bytes)) or not isinstance(names, Sequence):
        raise wrong("names", names, "a name for each seat")
    named = tuple(names) or ("",) * table.seats
    plain = Record(
        rules=rules, names=named, tags={} if tags is None else tags, entries=tuple(events)
    )
    entries = tuple(_with_claims(plain, who))
    return Record(rules=rules, names=named, tags=plain.tags, entries=entries)


def _with_claims(plain: Record, seat: Seat | None) -> Iterator[Entry]:
    replayer = Replayer(plain)
    for index, event in enumerate(plain.log):
        before = replayer.state
        refusal = replayer.follow(index)
        if refusal is not None:
            raise RecordError(f"event {index + 1}: {refusal}") from refusal
        yield event if seat is None or isinstance(event, TakenBack) else redact(event, seat)
        yield from _new_claims(replayer, before)


def _new_claims(replayer: Replayer, before: State) -> Iterator[Claim | Outcome]:
    state = replayer.state
    if len(state.history) > len(before.history):
        yield from (claim for claim in claims_of(state) if replayer.knows(claim.kind))
        outcome = outcome_of(state)
        if outcome is not None and replayer.knows_end:
            yield outcome
