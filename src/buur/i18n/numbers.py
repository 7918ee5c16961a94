"""Numbers as text, the same in every language, in Python and on the page.

Python and browsers group Swiss numbers differently, so Buur has a rule of its own.
"""

from __future__ import annotations

import re


def format_number(value: float) -> str:
    """Return a number as Swiss readers write it.

    From 10000 on, U+2019 separates the thousands. Minus is U+2212.

    >>> format_number(2512), format_number(12560), format_number(-8)
    ('2512', '12’560', '−8')
    """
    digits = abs(int(value)) if value == int(value) else abs(value)
    whole, _, part = str(digits).partition(".")
    if len(whole) > 4:
        whole = re.sub(r"\B(?=(\d{3})+$)", "’", whole)
    return ("−" if value < 0 else "") + whole + (f".{part}" if part else "")
