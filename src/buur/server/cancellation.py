"""`forget_traceback`: frees what a cancelled task still refers to."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any


def forget_traceback(task: asyncio.Task[Any]) -> None:
    """Have a task that was cancelled refer to its frames no more; others stay as they are.

    It keeps the error for whoever awaits it, with a traceback whose frames refer to the object that
    it served. An object that has its task would then stay in memory until a full collection.

    Args:
        task: a task that is done.
    """
    if task.cancelled():
        with suppress(asyncio.CancelledError):
            task.result()
