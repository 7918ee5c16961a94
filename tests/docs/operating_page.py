"""The commands that the operator's page gives for a machine, one string each."""

from __future__ import annotations

from typing import Final

from tests.docs.code_blocks import DOCS, blocks_of

PAGE: Final = DOCS / "how-to" / "operating.md"


def install_commands() -> list[str]:
    """Return the commands from a bare machine to a server behind a proxy."""
    return _blocks()[0]


def tls_commands() -> list[str]:
    """Return the commands that switch TLS on."""
    return _blocks()[1]


def _blocks() -> list[list[str]]:
    blocks = [block.text.splitlines() for block in blocks_of(PAGE) if block.language == "sh"]
    assert len(blocks) == 2, "the page has the commands of the machine and those of TLS"
    return blocks
