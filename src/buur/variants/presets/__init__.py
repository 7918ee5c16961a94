"""Presets: the named rule sets, with a module for each group of related games."""
