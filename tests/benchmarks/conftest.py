"""Calling ``buur bench`` inside the test's own process."""

from tests.cli.conftest import _own_folders, call

__all__ = ["_own_folders", "call"]
