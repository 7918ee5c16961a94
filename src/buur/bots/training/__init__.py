"""Training of the rollout policy: maximum likelihood and policy gradient."""

import buur.kernels  # noqa: F401 - raises MissingExtra first
