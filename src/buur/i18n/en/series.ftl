### A series of games.

series = A series of games
series-intro = As at a card match: every pair plays every other by the rules “Card match”. The points of all games decide. You play your own games here; for the others, write down the points or let bots play them.
series-pairs = Pairs, one per line; the first is yours
series-draw-up = Draw up the games
series-loading = The series is coming…
series-progress = { NUMBER($played) } of { NUMBER($games) } games played.
series-ranking = Ranking
series-rank = Rank
series-pair = Pair
series-points = Points
series-games = Games
series-won = Won
series-game = Game
series-round = Round
series-home = Home
series-away = Away
series-round-no = Round { NUMBER($round) }
series-between = { $home } against { $away }
series-play = Play
series-go-on = Go on
series-write = Write down points
series-correct = Correct
series-points-of = Points of { $pair }
series-enter = Enter
series-bots =
    { NUMBER($count) ->
        [one] Let bots play the other game of this round
       *[other] Let bots play the { NUMBER($count) } other games of this round
    }
series-new = New series
series-end-help = This series and its points are then gone from this device.
series-end = Delete this series
error-too-many-tables = Too much was played from here in a short time. Wait a moment and try again.
error-series-rules = A series needs four players in pairs and a fixed number of deals.
error-series-count = A series has { $low } to { $high } pairs, not { $count }.
error-series-name = Every pair needs a name.
error-series-twice = Two pairs are called “{ $name }”.
error-series-no-game = There is no such game: they are numbered 1 to { $last }.
error-series-range = A game gives 0 to { $high } points.
error-series-sum = The two pairs make { $total } points together, not { $found }.
