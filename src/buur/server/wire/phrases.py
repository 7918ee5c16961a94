"""The phrases and reactions that players may say; each client shows them in its language.

None of them tells anything of cards, hands or plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "greeting": ("hello", "good-evening", "good-luck", "here-we-go"),
    "thanks": ("thanks", "you-are-welcome"),
    "praise": ("well-played", "bravo", "nice-partie", "close-one"),
    "regret": ("sorry", "my-mistake", "bad-luck", "mistapped", "never-mind"),
    "waiting": ("one-moment", "back-soon", "back", "bad-line", "no-hurry"),
    "goodbye": ("another-one", "must-go", "good-night", "until-next-time"),
}
"""Ids of phrases by what they are for; the texts are ``phrase-{id}``."""

REACTIONS: Final = ("smile", "laugh", "wow", "phew", "sad", "clap", "cheers", "flower")
"""Ids of reactions, which are drawings; their names are ``react-{id}``."""

PHRASES: Final = frozenset((*REACTIONS, *(one for group in GROUPS.values() for one in group)))
"""Everything that may be said."""
