"""Buur beside others: agents of other packages as opponents, and speed in one run with theirs.

Nothing of this is part of what Buur installs; the packages live in an environment of their own. See
``docs/strength.md`` and ``docs/performance.md``.
"""
