"""The options of a rule set: a frozen record for each part of the game."""
