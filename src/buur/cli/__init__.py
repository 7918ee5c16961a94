"""The command line: ``buur play``, ``buur ask`` and so on."""

from __future__ import annotations

from buur.cli.app import main

__all__ = ["main"]
