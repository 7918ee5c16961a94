### The referee on the command line.

cli-referee-number = A number from 1 to { $last }:
cli-error-referee-no-answer = A question has no answer.
    .hint = Write one number a line.
cli-error-referee-two-jobs = --print prints a page and asks nothing.
    .hint = Leave out --regulation.
