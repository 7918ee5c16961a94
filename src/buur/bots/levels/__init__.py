"""The levels of bots: random, easy, steady, sharp and master."""
