### The referee on the command line.

cli-referee-kind = What happened?
cli-referee-regulation = By which regulation?
cli-referee-case = Which case is it?
cli-referee-number = A number from 1 to { $last }:
cli-error-referee-no-answer = A question has no answer.
    .hint = Write one number a line.
cli-error-referee-two-jobs = --print prints a page and asks nothing.
    .hint = Leave out --regulation.
