"""Records of parties, as text notation for people and as JSON Lines for programs.

>>> from buur.notation import loads, verify
>>> record = loads('''format 1
... rules chibre/1
... seats Anna; Beat; Carla; Dario
...
... opened 3
... ''')
>>> record.names[0], record.events
('Anna', (Opened(3),))
>>> verify(record).is_ok
True

The format is described in ``docs/reference/record-format.md``.
"""

from __future__ import annotations

from buur.notation.record import (
    CLAIM_KINDS,
    FORMAT,
    Claim,
    ClaimKind,
    Comment,
    Entry,
    Outcome,
    Place,
    Record,
)
from buur.notation.record_builder import record_of
from buur.notation.replay import replay, replay_deals
from buur.notation.rule_set import RuleSet
from buur.notation.seal_audit import SEAL_PROBLEMS
from buur.notation.serialization import (
    Face,
    Reading,
    decode_text,
    dump,
    dumps,
    face_of,
    load,
    loads,
    loads_lenient,
)
from buur.notation.verification import (
    CLAIM_PROBLEMS,
    NOTE_CODES,
    Finding,
    Verification,
    verify,
)

__all__ = [
    "CLAIM_KINDS",
    "CLAIM_PROBLEMS",
    "FORMAT",
    "NOTE_CODES",
    "SEAL_PROBLEMS",
    "Claim",
    "ClaimKind",
    "Comment",
    "Entry",
    "Face",
    "Finding",
    "Outcome",
    "Place",
    "Reading",
    "Record",
    "RuleSet",
    "Verification",
    "decode_text",
    "dump",
    "dumps",
    "face_of",
    "load",
    "loads",
    "loads_lenient",
    "record_of",
    "replay",
    "replay_deals",
    "verify",
]


def __dir__() -> list[str]:
    return sorted(__all__)
