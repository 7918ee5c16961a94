### Molotow and Mittlere: trumps are made by the first card that does not follow.

explain-contracts-first_discard = Nobody chooses: at first it goes top-down without trumps; the first card that does not follow makes its suit trumps, and trumps the trick. The Buur and the Nell count 20 and 14, even where they were taken before.
explain-write-extremes = Whoever alone has the fewest points has a stroke, and so has whoever alone has the most, but less than a hundred.
explain-write-middle = The balance of strokes and noughts is written: the first and the last have a stroke, the one between two noughts. A hundred points or no trick are two noughts, and a stroke for each of the others; all tricks are two strokes, and a nought for each of the others. Without trumps, or without one between, the deal does not count.
