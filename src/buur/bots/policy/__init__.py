"""The rollout policy: how likely a player plays each legal card, linear in features of the card."""
