"""Measurements of ``buur bench``, with their goals."""
