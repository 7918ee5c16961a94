"""Simulates duels between equals: how often each bound calls them decided."""

import numpy as np

from buur.arena.statistics import MIN_BOARDS, Score

BOARDS, DUELS = 2000, 2000
gains = np.random.default_rng(1).normal(0, 50, (DUELS, BOARDS))
numbers = np.arange(1, BOARDS + 1)
means = gains.cumsum(1) / numbers
squares = (gains**2).cumsum(1) - numbers * means**2
deviations = np.sqrt(np.maximum(squares, 0) / np.maximum(numbers - 1, 1))
looked = numbers >= MIN_BOARDS
widths = np.array([Score(n, 0.0, n - 1.0).bound or 1e9 for n in numbers.tolist()])
robbins = (np.abs(means) > deviations * widths) & looked
errors = (np.abs(means) > 2 * deviations / np.sqrt(numbers)) & looked
print("mixture bound", robbins.any(1).mean(), "two standard errors", errors.any(1).mean())
for number in (100, 400, 2000):
    print(number, "boards: width", round(widths[number - 1] * number**0.5 / 1.96, 2))
