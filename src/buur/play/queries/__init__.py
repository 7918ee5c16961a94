"""Queries on a state: melds, stöck, claims, objections, scores. None of them changes it."""
