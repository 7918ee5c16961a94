"""Write the golden playthroughs anew: ``python -m tests.golden [rule set ...]``.

Look at the difference before you commit it: every changed line is a changed rule.
"""

from __future__ import annotations

import sys

from buur.variants.registry import PRESETS
from tests.golden.playthrough import path_of, written

if __name__ == "__main__":
    for name in sys.argv[1:] or PRESETS:
        path_of(name).write_text(written(name), encoding="utf-8")
