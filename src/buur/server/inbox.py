"""`Inbox`: a queue with one reader, which takes less memory and time than that of asyncio."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

_T = TypeVar("_T")


class Inbox(Generic[_T]):
    """A queue without a bound, which one task reads. Others may put items at any time.

    The queue of asyncio has three deques and an event, which are 3 KB for each client.
    """

    __slots__ = ("_awaited", "_items")

    def __init__(self) -> None:
        self._items: list[_T] = []
        self._awaited: asyncio.Future[None] | None = None
        """Done with the next item; None while nobody waits."""

    def empty(self) -> bool:
        """Tell whether no item waits."""
        return not self._items

    def qsize(self) -> int:
        """Return the number of items that wait."""
        return len(self._items)

    def put_nowait(self, item: _T) -> None:
        """Add an item."""
        self._items.append(item)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    def get_nowait(self) -> _T:
        """Remove and return the first item.

        Raises:
            IndexError: there is none.
        """
        return self._items.pop(0)

    async def get(self) -> _T:
        """Remove and return the first item, once there is one."""
        while not self._items:
            self._awaited = asyncio.get_running_loop().create_future()
            try:
                await self._awaited
            finally:
                self._awaited = None
        return self._items.pop(0)
