"""Mutation test: small faults put into Buur's source, to see whether a test notices each of them.

``./buur test --mutants`` runs it; ``python -m tools.mutants --help`` lists its options. cosmic-ray
supplies the faults. A trial forks this process, serves the faulty source of one module to the
child's imports, and runs the tests that reach the faulty block there, quickest first.
"""
