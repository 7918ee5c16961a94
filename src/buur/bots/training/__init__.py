"""Training of the rollout policy: maximum likelihood and policy gradient."""
