### A series of games.

cli-series-rank = Rank
cli-series-pair = Pair
cli-series-points = Points
cli-series-games = Games
cli-series-won = Won
cli-series-game = Game
cli-series-round = Round
cli-series-home = Home
cli-series-away = Away
cli-error-series-exists = The file { $file } exists already.
    .hint = Choose another name, or delete it first.
cli-error-series-played = All games of this series are played.
    .hint = To play one again, give its number.
cli-error-series-rules = A series needs four players in pairs and a fixed number of deals.
    .hint = Use match-aux-cartes, tournoi-2006, or house rules with finish = "deals".
cli-error-series-count = A series has { $low } to { $high } pairs, not { $count }.
    .hint = Give a name for each pair.
cli-error-series-name = Every pair needs a name.
cli-error-series-twice = Two pairs are called “{ $name }”.
    .hint = Give each pair a name of its own.
cli-error-series-no-game = There is no such game: they are 1 to { $last }.
cli-error-series-range = Points of a game are 0 to { $high }.
cli-error-series-sum = Both pairs make { $total } points together, not { $found }.
    .hint = Count again.
cli-error-series-file = This file is no series of games.
    .hint = Make one with: buur series new FILE PAIR PAIR
