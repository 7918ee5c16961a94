"""Tables of the protocol: messages, events and the view, from the types that define them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import fields
from types import UnionType
from typing import get_args

import msgspec
from sphinx.pycode import ModuleAnalyzer

from buur.play.codec import NAMES
from buur.server.wire import legal_actions, messages, table_view
from tools.docs.markdown import code, prose, table


def field_meanings(kind: type) -> dict[str, str]:
    """Return the docstrings below the fields of a class."""
    found = ModuleAnalyzer.for_module(kind.__module__).find_attr_docs()
    return {
        field: prose(" ".join(lines))
        for (owner, field), lines in found.items()
        if owner == kind.__name__
    }


def _meaning(kind: type) -> str:
    """Return the docstring of a class, with those of its fields."""
    notes = [f"`{field}`: {text}" for field, text in field_meanings(kind).items()]
    return " ".join([prose(inspect.getdoc(kind) or ""), *notes])


def events() -> str:
    """Return the table of all events, in the order of a deal."""
    rows = (
        [f"`{name}`", code(field.name for field in fields(event)), _meaning(event)]
        for event, name in NAMES.items()
    )
    return table(["`e`", "fields", "meaning"], rows)


def _table_of(union: UnionType) -> str:
    rows = (
        [f"`{kind.__struct_config__.tag}`", code(kind.__struct_fields__), _meaning(kind)]
        for kind in get_args(union)
    )
    return table(["`t`", "fields", "meaning"], rows)


def client_messages() -> str:
    """Return the table of the messages that a client sends."""
    return _table_of(messages.ClientMessage)


def server_messages() -> str:
    """Return the table of the messages that the server sends."""
    return _table_of(messages.ServerMessage)


def _shapes() -> Iterator[type[msgspec.Struct]]:
    """Give the public structs of the view, from the outermost."""
    for module in (table_view, legal_actions):
        for name, kind in vars(module).items():
            is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
            if is_struct and kind.__module__ == module.__name__ and name[0] != "_":
                yield kind


def _section(kind: type[msgspec.Struct]) -> str:
    meanings = field_meanings(kind)
    rows = (
        [f"`{name}`", f"`{_plain(annotation)}`", meanings.get(name, "")]
        for name, annotation in kind.__annotations__.items()
    )
    head = f"### {kind.__name__}\n\n{prose(inspect.getdoc(kind) or '')}\n\n"
    return head + table(["field", "type", "meaning"], rows)


def view() -> str:
    """Return a section for each struct of the view, with its fields and their types."""
    return "\n".join(map(_section, _shapes()))


def _plain(annotation: object) -> str:
    """Return the text of an annotation without the modules of its names."""
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    return re.sub(r"\b(?:\w+\.)+(?=\w)", "", text)
