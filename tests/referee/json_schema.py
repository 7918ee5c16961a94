"""A small validator for the part of JSON Schema that ours use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

_TYPES: Final[dict[str, Any]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "null": type(None),
}
KNOWN: Final = frozenset(
    {
        *("$schema", "$id", "$defs", "$ref", "title", "description"),
        *("type", "enum", "const", "anyOf", "pattern", "minimum", "maximum"),
        *("properties", "required", "additionalProperties", "propertyNames"),
        *("items", "minItems", "maxItems", "uniqueItems"),
    }
)


def faults(schema: dict[str, Any], value: Any, root: dict[str, Any] | None = None) -> Iterator[str]:
    """Give what a value has that a schema does not allow."""
    root = schema if root is None else root
    assert set(schema) <= KNOWN, set(schema) - KNOWN
    if "$ref" in schema:
        yield from faults(root["$defs"][schema["$ref"].removeprefix("#/$defs/")], value, root)
    if "const" in schema and value != schema["const"]:
        yield f"{value!r} is not {schema['const']!r}"
    if "enum" in schema and not any(
        value == one and type(value) is type(one) for one in schema["enum"]
    ):
        yield f"{value!r} is none of {schema['enum']}"
    if "anyOf" in schema and all(list(faults(one, value, root)) for one in schema["anyOf"]):
        yield f"{value!r} fits nothing"
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(_is(value, kind) for kind in kinds):
        yield f"{value!r} is no {kinds}"
    elif isinstance(value, dict):
        yield from _of_object(schema, value, root)
    elif isinstance(value, list):
        yield from _of_array(schema, value, root)
    elif isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
        yield f"{value!r} does not match"
    elif isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get(
        "maximum", value
    ):
        yield f"{value!r} is out of bounds"


def _is(value: Any, kind: str) -> bool:
    return isinstance(value, _TYPES[kind]) and (kind == "boolean" or not isinstance(value, bool))


def _of_object(
    schema: dict[str, Any], value: dict[str, Any], root: dict[str, Any]
) -> Iterator[str]:
    known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    yield from (f"{name!r} is missing" for name in schema.get("required", []) if name not in value)
    for name, inner in value.items():
        yield from faults(schema.get("propertyNames", {}), name, root)
        if name in known:
            yield from faults(known[name], inner, root)
        elif others is False:
            yield f"{name!r} is not known"
        elif isinstance(others, dict):
            yield from faults(others, inner, root)


def _of_array(schema: dict[str, Any], value: list[Any], root: dict[str, Any]) -> Iterator[str]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        yield f"{len(value)} entries are too few or too many"
    if schema.get("uniqueItems") and len({repr(one) for one in value}) < len(value):
        yield "an entry stands twice"
    for one in value:
        yield from faults(schema.get("items", {}), one, root)
