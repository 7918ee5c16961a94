"""`check_sentence`: an error message as a person or a program outside may get it."""

from __future__ import annotations

import re
from typing import Final

MOST: Final = 1000
"""Characters of the longest message."""
INTERNALS: Final = re.compile(
    r"Traceback|site-packages|\.py\b|\bat 0x[0-9a-f]{6}|<class '|object at"
)
"""Parts of a message that tell of the program instead of the mistake."""


def check_sentence(message: object) -> None:
    """Fail unless a message is one short line without internals of the program."""
    assert isinstance(message, str), message
    assert 0 < len(message) <= MOST, f"{len(message)} characters: {message[:200]!r}"
    assert not INTERNALS.search(message), message
