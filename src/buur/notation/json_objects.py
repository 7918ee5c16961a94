"""JSON codec of the head and the entries of a record; events as in `buur.play.take_back`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from buur.errors import NotationError
from buur.notation.record import (
    CLAIM_KINDS,
    FORMAT,
    MOST,
    REASONS,
    Claim,
    Comment,
    Entry,
    Outcome,
    Record,
    names_fault,
    tag_fault,
)
from buur.notation.rule_set import RuleSet
from buur.play.codec import Json, short_repr
from buur.play.take_back import log_event_json, parse_log_event
from buur.variants.options import option_json


def head_json(record: Record) -> dict[str, Json]:
    """Return the head of a record as a JSON object."""
    rules = record.rules
    options: dict[str, Json] = {name: option_json(value) for name, value in rules.changes.items()}
    return {
        "format": record.format,
        "rules": {"name": rules.name, "version": rules.version, "options": options},
        "seats": list(record.names),
        "tags": dict(record.tags),
    }


def entry_json(entry: Entry) -> dict[str, Json]:
    """Return an entry as a JSON object."""
    match entry:
        case Claim(kind, points):
            return {"e": "claim", "kind": kind, "points": list(points)}
        case Comment(text):
            return {"e": "comment", "text": text}
        case Outcome(winner, reason, scores, short, strokes):
            return {
                "e": "result",
                "winner": winner,
                "reason": reason,
                "scores": list(scores),
                "short": short,
                "strokes": list(strokes),
            }
        case _:
            return log_event_json(entry)


def parse_head(source: Mapping[str, object]) -> Record:
    """Read a head, the inverse of `head_json`; the record has no entries.

    Raises:
        NotationError: the object is not a head.
        RulesError: the rules do not exist.
    """
    _expect_keys("the head", source, required=("format", "rules", "seats"), optional=("tags",))
    if source["format"] != FORMAT or isinstance(source["format"], bool):
        raise NotationError(
            f"the format {short_repr(source['format'])} is not known: this program reads {FORMAT}"
        )
    names, tags = source["seats"], source.get("tags", {})
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise NotationError("the seats must be a list of names")
    if not isinstance(tags, dict) or not all(isinstance(text, str) for text in tags.values()):
        raise NotationError("the tags must be an object of texts")
    rules = _parse_rules(source["rules"])
    fault = next(filter(None, map(tag_fault, tags)), None)
    if fault:
        raise NotationError(fault)
    fault = names_fault(tuple(names), rules.variant)
    if fault:
        raise NotationError(f"the seats do not fit: {fault}")
    return Record(rules=rules, names=tuple(names), tags=tags)


def _parse_rules(source: object) -> RuleSet:
    if not isinstance(source, dict):
        raise NotationError("the rules must be an object with name and version")
    _expect_keys("the rules", source, required=("name", "version"), optional=("options",))
    name, version, options = source["name"], source["version"], source.get("options", {})
    if not isinstance(name, str) or not _is_int(version) or not isinstance(options, dict):
        raise NotationError("the rules have a name, a version number and an object of options")
    return RuleSet(name, cast(int, version), options)


def _expect_keys(
    what: str,
    source: Mapping[str, object],
    *,
    required: tuple[str, ...],
    optional: tuple[str, ...] = (),
) -> None:
    for name in required:
        if name not in source:
            raise NotationError(f"{what} must have {name!r}")
    unknown = set(source) - {*required, *optional}
    if unknown:
        expected = " ".join((*required, *optional))
        raise NotationError(f"{what} cannot have {short_repr(min(unknown))}: expected {expected}")


def parse_entry(source: Mapping[str, object]) -> Entry:
    """Read an entry from a decoded JSON object, the inverse of `entry_json`.

    Raises:
        NotationError: the object is not an entry; the message names the field.
    """
    kind = source.get("e")
    reader = _READERS.get(kind) if isinstance(kind, str) else None
    if reader is not None:
        return reader(source)
    if not isinstance(kind, str):
        raise NotationError("an entry must have a text 'e' that says what it is")
    if kind == "revealed":
        _expect_keys("event revealed", source, required=("e", "seed"))
    return parse_log_event(source)


def _parse_claim(source: Mapping[str, object]) -> Claim:
    _expect_keys("a claim", source, required=("e", "kind", "points"))
    kind = source["kind"]
    if kind not in CLAIM_KINDS:
        raise NotationError(
            f"{short_repr(kind)} is no kind of points: expected one of {' '.join(CLAIM_KINDS)}"
        )
    return Claim(kind, _points(source["points"], "points"))


def _parse_comment(source: Mapping[str, object]) -> Comment:
    _expect_keys("a comment", source, required=("e", "text"))
    text = source["text"]
    if not isinstance(text, str):
        raise NotationError("field 'text' is no text")
    return Comment(text)


def _parse_outcome(source: Mapping[str, object]) -> Outcome:
    fields = ("e", "winner", "reason", "scores")
    _expect_keys("a result", source, required=fields, optional=("short", "strokes"))
    winner, reason, short = source["winner"], source["reason"], source.get("short", False)
    if winner is not None and not _is_int(winner):
        raise NotationError(f"field 'winner' is {short_repr(winner)}: expected a side, or null")
    if reason not in REASONS:
        raise NotationError(
            f"{short_repr(reason)} ends no partie: expected one of {' '.join(REASONS)}"
        )
    if not isinstance(short, bool):
        raise NotationError(f"field 'short' is {short_repr(short)}: expected true or false")
    return Outcome(
        cast("int | None", winner),
        reason,
        _points(source["scores"], "scores"),
        short,
        _points(source.get("strokes", []), "strokes"),
    )


_READERS: Final[Mapping[str, Callable[[Mapping[str, object]], Entry]]] = {
    "claim": _parse_claim,
    "comment": _parse_comment,
    "result": _parse_outcome,
}


def _points(source: object, name: str) -> tuple[int, ...]:
    if not isinstance(source, list) or not all(_is_int(number) for number in source):
        raise NotationError(f"field {name!r} is {short_repr(source)}: expected whole numbers")
    return tuple(source)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST
