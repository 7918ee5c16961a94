### The referee on the command line.

cli-referee-number = A number from 1 to { $last }:
cli-error-referee-no-answer = The answer to a question is missing.
    .hint = Write one number per line.
cli-error-referee-two-jobs = --print prints a page and asks nothing.
    .hint = Leave out --regulation.
