"""Information-set tree search for cards, and rollouts for decisions before the first card."""
