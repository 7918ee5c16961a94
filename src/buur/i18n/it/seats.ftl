### Da due a sei giocatori: chi scrive su quale riga, e che cosa valgono le righe.

seat-out = non gioca questa smazzata
seat-out-short = fuori
declarer = gioca da solo contro gli altri
seat-predicted = ha dichiarato { $points }
seat-tricks =
    { $count ->
        [one] { $count } presa
       *[other] { $count } prese
    }
line-king = Re
line-peasants = Contadini
side-rest = Gli altri
line-score =
    { $numbered ->
        [yes] { $name }: { $score }
       *[no] { $name } { $score }
    }
score-lines = Punti: { $list }.
deal-predicted = Dichiarato { $predicted }, fatto { $points }
deal-own =
    { $counted ->
        [yes] Questa smazzata: { $points }
       *[no] Punti delle prese: { $points }
    }
goal-rows = Foglio di { $rows } righe
goal-putzes = Partita a { $target } putze
goal-king = Il re va a { $king }, i contadini a { $peasants }
need-rows =
    { $left ->
        [0] Il vostro foglio è pieno
        [one] Ancora una riga
       *[other] Ancora { $left } righe
    }
need-own =
    { $missing ->
        [0] Traguardo raggiunto
       *[other] Ti mancano { $missing }
    }
tell-counted-lines = Contata la smazzata: { $list }.
end-strokes-lines = Tratti: { $list }
deal-head = N.
