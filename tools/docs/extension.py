"""Sphinx extension: replaces the markers of a page by the parts generated from the code.

A marker is an HTML comment on a line of its own, ``<!-- generated: NAME ARGUMENTS -->``. `PARTS`
has the function behind each name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from buur.server.http.description.document import openapi_document
from tools.docs import api, commands, messages, options, presets, referee, schemas, words

if TYPE_CHECKING:
    from sphinx.application import Sphinx

MARKER: Final = re.compile(r"^<!-- generated: (.+?) -->$", re.MULTILINE | re.DOTALL)

PARTS: Final[dict[str, Callable[..., str]]] = {
    "api": api.entries,
    "client-messages": messages.client_messages,
    "commands": commands.page,
    "events": messages.events,
    "options": options.sections,
    "presets": presets.sources,
    "preset-values": presets.values,
    "rulings": referee.rulings,
    "schemas": schemas.schema_list,
    "server-messages": messages.server_messages,
    "view": messages.view,
    "words": words.words,
}


def expand(text: str) -> str:
    """Return the text of a page with its generated parts in place of the markers."""

    def part(marker: re.Match[str]) -> str:
        name, *arguments = marker[1].split()
        return PARTS[name](*arguments)

    return MARKER.sub(part, text)


def _expand_source(_app: Sphinx, _page: str, content: list[str]) -> None:
    content[0] = expand(content[0])


def _write_schemas(app: Sphinx, error: Exception | None) -> None:
    """Write the JSON Schemas beside the page that lists them."""
    if error is None:
        folder = Path(app.outdir) / "reference" / "schemas"
        folder.mkdir(parents=True, exist_ok=True)
        for name, schema in schemas.all_schemas().items():
            text = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
            (folder / f"{name}.schema.json").write_text(text, encoding="utf-8")
        described = json.dumps(openapi_document(), indent=2, default=list) + "\n"
        (folder / "openapi.json").write_text(described, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the extension."""
    app.connect("source-read", _expand_source)
    app.connect("build-finished", _write_schemas)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
