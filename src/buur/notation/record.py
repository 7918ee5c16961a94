"""`Record`: rules, names, tags, events, claims of points and comments, with their checks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from html import escape
from operator import index
from typing import Final, Literal, NamedTuple, get_args

from buur.arguments import instance, integer, is_integral, one_of, text, wrong
from buur.completion import PublicNames
from buur.errors import NotationError
from buur.notation.quoting import fault_in_text
from buur.notation.rule_set import RuleSet
from buur.play.model.events import (
    EVENTS,
    Bid,
    Counted,
    Dealt,
    Event,
    Opened,
    Revealed,
    Sealed,
)
from buur.play.model.result import Reason
from buur.play.take_back import LogEvent, TakenBack, standing_events
from buur.seats import ByTeam
from buur.variants.model import Variant

FORMAT: Final = 1

ClaimKind = Literal["tricks", "cards", "last_trick", "match", "melds", "stoeck", "total", "score"]
CLAIM_KINDS: Final[tuple[ClaimKind, ...]] = get_args(ClaimKind)
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)

MOST: Final = 10**9
"""Bound of numbers in a record: each is smaller in absolute value."""
LONGEST_WORD: Final = 128
"""Maximum number of characters of a digest, seed, contribution or reason."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Points that the writer of a record claims; `verify` compares them with the play.

    >>> claim = Claim("cards", (93, 59))
    >>> claim.kind, claim.points
    ('cards', (93, 59))

    Kind ``score`` is the running score of the partie, ``total`` the points of the deal, multiplied.
    The other kinds are parts of the deal before the multiplier, as in `DealScore`.

    >>> Claim("tricks", (8, 1)).points
    (8, 1)

    Raises:
        ArgumentError: there is no such kind, or the points are no whole numbers.
    """

    kind: ClaimKind
    """The kind, one of `CLAIM_KINDS`."""
    points: ByTeam[int]
    """The points of each side."""

    def __post_init__(self) -> None:
        one_of(self.kind, CLAIM_KINDS, "kind")
        object.__setattr__(self, "points", _whole_numbers(self.points, "points"))


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of the partie that the writer claims; `verify` checks it like a `Claim`.

    >>> Outcome(0, "out", (1012, 530)).strokes
    (0, 0)

    Raises:
        ArgumentError: a field is of another type, or there is no such reason.
    """

    winner: int | None
    """The side that won, None for a draw."""
    reason: Reason
    """The reason for the end."""
    scores: ByTeam[int]
    """The final score of each line of the slate."""
    short: bool = False
    """Whether the loser is below half of the target."""
    strokes: ByTeam[int] = ()
    """The strokes of each line; zeros by default."""

    def __post_init__(self) -> None:
        if self.winner is not None:
            object.__setattr__(self, "winner", _whole_number(self.winner, "winner"))
        one_of(self.reason, REASONS, "reason")
        instance(self.short, bool, "short", "True or False")
        for name in ("scores", "strokes"):
            object.__setattr__(self, name, _whole_numbers(getattr(self, name), name))
        if not any(self.strokes):
            object.__setattr__(self, "strokes", (0,) * len(self.scores))


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment on the entry before.

    >>> Comment("a bold lead").text
    'a bold lead'

    Raises:
        ArgumentError: this is no text.
    """

    text: str
    """The text."""

    def __post_init__(self) -> None:
        text(self.text, "text")


def _whole_number(value: object, name: str) -> int:
    if is_integral(value):
        with suppress(TypeError):  # an array of several numbers
            return index(value)
    raise wrong(name, value, "a whole number")


def _whole_numbers(values: object, name: str) -> tuple[int, ...]:
    if not isinstance(values, (tuple, list)):
        raise wrong(name, values, "a tuple of whole numbers")
    return tuple(_whole_number(value, name) for value in values)


Entry = Event | TakenBack | Claim | Outcome | Comment
"""An item of a record."""


NOTES: Final = (Claim, Outcome, Comment)
"""Entries that are no events."""
_ENTRY_TYPES: Final = frozenset((*EVENTS, TakenBack, *NOTES))


class Place(NamedTuple):
    """The position of an entry in the text that was read; line and column count from 1.

    >>> Place(line=7, column=8).line
    7
    """

    line: int
    column: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Record(PublicNames):
    """A partie or the beginning of one. Equality ignores the places of the entries.

    >>> record = Record(rules=RuleSet("chibre"), names=("Anna", "Beat", "Carla", "Dario"))
    >>> record
    <Record chibre, 4 players, 0 events>
    >>> record.names[0]
    'Anna'

    Raises:
        NotationError: a name, a tag or an entry cannot stand in a record of these rules.
        ArgumentError: a field is of another type.
    """

    rules: RuleSet
    """The rules, as the name of a preset and the options that differ."""
    names: tuple[str, ...]
    """One name per seat; empty if it is not known."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Free facts such as date or place, in the order in which they were written."""
    entries: tuple[Entry, ...] = ()
    """Events, claims and comments in the order of the record."""
    format: int = FORMAT
    """The version of the format."""
    places: tuple[Place, ...] = field(default=(), compare=False)
    """The places of the entries; empty for a record that was not read from a text."""

    def __post_init__(self) -> None:
        _check_types(self)
        object.__setattr__(self, "tags", dict(self.tags))
        object.__setattr__(self, "entries", tuple(_tidy(entry) for entry in self.entries))
        for fault in _faults(self):
            raise NotationError(fault)

    def __repr__(self) -> str:
        count = len(self.events)
        events = f"{count} event" + "s" * (count != 1)
        return f"<Record {self.rules.name}, {len(self.names)} players, {events}>"

    def _repr_html_(self) -> str:
        names = ", ".join(escape(name) or "–" for name in self.names)
        return f"<p>{escape(repr(self)[1:-1])}: {names}</p>"

    def __hash__(self) -> int:
        return hash((self.rules, self.names, tuple(self.tags.items()), self.entries))

    @property
    def variant(self) -> Variant:
        """All rules of the partie."""
        return self.rules.variant

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that stand, without claims, comments and what was taken back."""
        return tuple(standing_events(self.log).values())

    @property
    def log(self) -> tuple[LogEvent, ...]:
        """The events in the order in which they happened, with those taken back."""
        return tuple(entry for entry in self.entries if not isinstance(entry, NOTES))

    @property
    def taken_back(self) -> int:
        """How often an act was taken back; then the partie was training."""
        return sum(isinstance(entry, TakenBack) for entry in self.entries)

    @property
    def claims(self) -> tuple[Claim | Outcome, ...]:
        """The claims of points and of the result."""
        return tuple(entry for entry in self.entries if isinstance(entry, (Claim, Outcome)))

    @property
    def comments(self) -> tuple[str, ...]:
        """The texts of the comments."""
        return tuple(entry.text for entry in self.entries if isinstance(entry, Comment))

    def place(self, index: int) -> tuple[int | None, int | None]:
        """Return line and column of an entry, or None for both if it was not read from a text.

        Args:
            index: the index of the entry, from 0.

        Raises:
            ArgumentError: there is no such entry.
        """
        at = integer(index, 0, max(0, len(self.entries) - 1), "index")
        return self.places[at] if at < len(self.places) else (None, None)


def _check_types(record: Record) -> None:
    """Raise `ArgumentError` for a field of another type."""
    instance(record.rules, RuleSet, "rules", "a RuleSet, such as RuleSet('chibre')")
    expected = {"names": "a tuple of names", "entries": "a tuple of events and claims"}
    for name in ("names", "entries", "places"):
        instance(getattr(record, name), tuple, name, expected.get(name, ""))
    for one in record.names:
        text(one, "names", "a name for each seat")
    tags = record.tags
    if not isinstance(tags, Mapping):
        raise wrong("tags", tags, "texts by name, such as {'date': '2026-01-31'}")
    for name, value in tags.items():
        text(name, "tags", "names of tags that are texts")
        text(value, "tags", "values of tags that are texts")
    integer(record.format, 0, MOST, "format")
    for entry in record.entries:
        if type(entry) not in _ENTRY_TYPES:
            raise wrong("entries", entry, "events, claims and comments")


def _tidy(entry: Entry) -> Entry:
    """Return an entry with None for fields that are empty."""
    match entry:
        case Opened(dealer, drawn, previous_seats):
            return Opened(dealer, drawn or None, previous_seats or None)
        case Sealed(digest, "", contributors):
            return Sealed(digest, None, contributors)
        case Counted(()):
            return Counted()
        case _:
            return entry


_HEIGHT: Final = re.compile(r"[a-z0-9_-]{1,32}")
_TAG: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_-]{0,63}")

# Words that begin a line of the text notation. A tag cannot have such a name.
EVENT_WORDS: Final = (
    *("opened", "sealed", "contributed", "cut", "hands", "misdeal", "choice", "predicted", "bid"),
    *("joined", "exchanged", "robbed", "discarded", "called", "owned", "renounced"),
    *("play", "declared", "back"),
    *("stoeck", "asked", "solder", "turned", "finish", "berg", "answer", "counted", "revealed"),
)
HEAD_WORDS: Final = ("format", "rules", "seats")
BODY_WORDS: Final = ("deal", *EVENT_WORDS, "claim", "result")
_RESERVED: Final = frozenset((*HEAD_WORDS, *BODY_WORDS))


def tag_fault(name: str) -> str | None:
    """Return why a tag cannot have this name, None if it can."""
    if name in _RESERVED:
        return f"{name!r} cannot name a tag: it is a word of the format"
    if not _TAG.fullmatch(name):
        return (
            f"{name[:80]!r} cannot name a tag: expected a letter or _ and up to 63 more"
            " letters, digits, _ or -"
        )
    return None


def names_fault(names: tuple[str, ...], variant: Variant) -> str | None:
    """Return why the seats cannot have these names, None if they can."""
    if len(names) != variant.seats:
        return f"{len(names)} seats are named: {variant.code} has {variant.seats}"
    return next(filter(None, map(fault_in_text, names)), None)


def _faults(record: Record) -> Iterator[str]:
    if record.format != FORMAT:
        yield f"format {record.format} is not known: this program has format {FORMAT}"
    found = [names_fault(record.names, record.variant)]
    found += [tag_fault(name) or fault_in_text(text) for name, text in record.tags.items()]
    found += [entry_fault(entry, record.variant) for entry in record.entries]
    if record.places and len(record.places) != len(record.entries):
        found.append("there must be as many places as entries")
    yield from filter(None, found)


def entry_fault(entry: Entry, variant: Variant) -> str | None:
    """Return why a record of these rules cannot contain an entry, None if it can.

    The legality of acts is not checked.
    """
    match entry:
        case Comment(text):
            return fault_in_text(text)
        case Claim(kind, points):
            lines = variant.lines if kind in ("total", "score") else variant.sides
            return _numbers_fault(points, variant, lines)
        case Outcome(winner, _, scores, _, strokes):
            if winner is not None and not 0 <= winner < variant.lines:
                return f"there is no side {winner}: expected 0 to {variant.lines - 1}"
            faults = (_numbers_fault(each, variant, variant.lines) for each in (scores, strokes))
            return next(filter(None, faults), None)
        case Dealt(hands) if len(hands) != variant.seats:
            return f"{len(hands)} hands are given: {variant.code} has {variant.seats} seats"
        case Dealt(piles=piles) if len(piles) != (variant.seats if variant.deal.pile else 0):
            return f"{len(piles)} piles are given: {variant.code} has {variant.seats} seats"
        case Counted(predictions) if predictions is not None:
            return _numbers_fault(predictions, variant, variant.seats, "predictions", "seats")
        case Bid(_, height) if not _HEIGHT.fullmatch(height) or height in ("pass", "double"):
            return f"{height[:60]!r} is no bid: expected a number or a word"
        case _:
            return _words_fault(entry)


def _numbers_fault(
    numbers: tuple[int, ...],
    variant: Variant,
    count: int,
    what: str = "numbers",
    owners: str = "sides",
) -> str | None:
    if len(numbers) != count:
        return f"{len(numbers)} {what} are given: {variant.code} has {count} {owners}"
    large = next((number for number in numbers if abs(number) >= MOST), None)
    return None if large is None else f"{large} is too large a number"


def _words_fault(event: LogEvent) -> str | None:
    if event == Revealed(""):
        return "the seed that is revealed is empty"
    for name in ("digest", "seed", "nonce", "reason"):
        text = getattr(event, name, None)
        if text is not None and len(text) > LONGEST_WORD:
            return f"the {name} has {len(text)} characters: expected at most {LONGEST_WORD}"
        fault = fault_in_text(text) if text else None
        if fault:
            return fault
    return None
