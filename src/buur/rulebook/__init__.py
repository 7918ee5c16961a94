"""The rules of a rule set written out in words."""
