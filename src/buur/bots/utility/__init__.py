"""Utility: what the points and tricks of a deal are worth to each side."""
