### A series of games.

cli-error-series-exists = The file { $file } already exists.
    .hint = Choose another name, or delete it first.
cli-error-series-played = All games of this series are played.
    .hint = To play one again, give its number.
cli-error-series-rules = { error-series-rules }
    .hint = Use match-aux-cartes, tournoi-2006, or house rules with finish = "deals".
cli-error-series-count = { error-series-count }
    .hint = Give a name for each pair.
cli-error-series-name = { error-series-name }
cli-error-series-twice = { error-series-twice }
    .hint = Give each pair a name of its own.
cli-error-series-no-game = { error-series-no-game }
cli-error-series-range = { error-series-range }
cli-error-series-sum = { error-series-sum }
    .hint = Count again.
cli-error-series-file = This file is not a series of games.
    .hint = Make one with: buur series new FILE PAIR PAIR
