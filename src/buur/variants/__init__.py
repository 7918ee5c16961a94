"""Variants: rule sets as data."""
