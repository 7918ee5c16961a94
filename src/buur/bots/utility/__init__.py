"""Utility: what the points and tricks of a deal are worth to each side."""

import buur.kernels  # noqa: F401 - raises MissingExtra first
