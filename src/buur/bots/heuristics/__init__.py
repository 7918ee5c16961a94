"""Heuristics of the rule-based players for every decision of a deal, with reasons."""
