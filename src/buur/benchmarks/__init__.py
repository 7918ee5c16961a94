"""Measurements of the program's speed, with the figures and goals of ``buur bench``."""
