"""Information-set tree search for cards, and rollouts for decisions before the first card."""

import buur.kernels  # noqa: F401 - raises MissingExtra first
