"""The sheet of a rule set, read off its options, for the written rules (§3.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Options = Mapping[str, object]


def sheet_rows(options: Options) -> list[tuple[str, int]]:
    """Return the rows of the sheet with their factors; none where there is no sheet."""
    rows = [word.partition(":") for word in str(options["sheet"]).split()]
    counted = options["sheet_factors"] == "position"
    usual = [number if counted else 1 for number in range(1, len(rows) + 1)]
    return [
        (key, int(factor) if factor else base)
        for (key, _, factor), base in zip(rows, usual, strict=True)
    ]


def has_sheet(options: Options) -> bool:
    """Tell whether there is a sheet."""
    return bool(sheet_rows(options))


def has_row(key: str) -> Callable[[Options], bool]:
    """Return the test of whether the sheet has a kind of row."""
    return lambda options: any(row == key for row, _ in sheet_rows(options))


def has_factors(options: Options) -> bool:
    """Tell whether some row counts more than once."""
    return any(factor > 1 for _, factor in sheet_rows(options))
