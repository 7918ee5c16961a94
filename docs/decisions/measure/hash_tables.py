"""Times Numba's typed dictionary and an array with buckets of four, both inside kernels."""

import time
from typing import Any

import numpy as np
from numba import njit, typed, types

FACTOR = 0x1BE0CD19137E2179


@njit
def store_dict(table: Any, keys: Any) -> None:
    """Store every key in the dictionary."""
    for key in keys:
        table[key] = key & 1023


@njit
def look_up_dict(table: Any, keys: Any) -> int:
    """Return the sum of what is found."""
    total = 0
    for key in keys:
        if key in table:
            total += table[key]
    return total


@njit
def bucket(key: int, size: int) -> int:
    """Return the first entry of a key's bucket."""
    return key * FACTOR >> 20 & size - 4


@njit
def store_array(table: Any, keys: Any) -> None:
    """Store every key in a free entry of its bucket, else in place of another."""
    for number in range(len(keys)):
        key = keys[number]
        first = bucket(key, len(table))
        place = first + (number & 3)
        for way in range(4):
            if table[first + way, 0] == 0 or table[first + way, 0] == key:
                place = first + way
                break
        table[place, 0] = key
        table[place, 1] = key & 1023


@njit
def look_up_array(table: Any, keys: Any) -> int:
    """Return the sum of what is found."""
    total = 0
    for key in keys:
        first = bucket(key, len(table))
        for way in range(4):
            if table[first + way, 0] == key:
                total += table[first + way, 1]
                break
    return total


def nanoseconds(kernel: Any, table: Any, keys: Any) -> float:
    """Return the time of a key."""
    start = time.perf_counter()
    kernel(table, keys)
    return (time.perf_counter() - start) / len(keys) * 1e9


random = np.random.default_rng(0)
for count in (1 << 16, 1 << 20):
    keys = random.integers(1, 1 << 62, count)
    mixed = np.concatenate([random.permutation(keys)[::2], random.integers(1, 1 << 62, count // 2)])
    rows = []
    for _ in range(4):
        dictionary = typed.Dict.empty(types.int64, types.int64)
        array = np.zeros((2 * count, 2), np.int64)
        times = [nanoseconds(store_dict, dictionary, keys)]
        times.append(nanoseconds(look_up_dict, dictionary, mixed))
        times.append(nanoseconds(store_array, array, keys))
        times.append(nanoseconds(look_up_array, array, mixed))
        rows.append(times)
    print(count, "keys, ns: dictionary store, look up; array:", np.median(rows[1:], axis=0).round())
