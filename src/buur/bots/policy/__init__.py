"""The rollout policy: a log-linear model of the probability that a player plays each legal card."""
