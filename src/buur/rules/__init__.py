"""The rules of a trick as pure functions on ints: the subset shared with compiled kernels."""
