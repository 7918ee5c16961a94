"""The rules at machine speed: the functions of `buur.rules`, compiled by numba.

Needs the extra ``kernels``. The first use on a machine compiles for some seconds.
"""
