"""`Inbox`: items in order, a reader that waits, and one that is cancelled."""

from __future__ import annotations

import asyncio

import pytest

from buur.server.inbox import Inbox


async def test_items_come_in_order_to_a_reader_that_waits() -> None:
    inbox: Inbox[int] = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for item in (1, 2, 3):
        inbox.put_nowait(item)
    assert await reading == 1
    assert inbox.qsize() == 2
    assert [await inbox.get(), inbox.get_nowait()] == [2, 3]
    assert inbox.empty()
    with pytest.raises(IndexError):
        inbox.get_nowait()


async def test_no_item_is_lost_with_a_reader_that_is_cancelled() -> None:
    inbox: Inbox[int] = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(1)
    reading.cancel()  # after it was woken, before it ran
    with pytest.raises(asyncio.CancelledError):
        await reading
    inbox.put_nowait(2)
    assert [await inbox.get(), await inbox.get()] == [1, 2]
