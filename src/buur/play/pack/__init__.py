"""Dealing of the pack, and provably fair shuffles."""
