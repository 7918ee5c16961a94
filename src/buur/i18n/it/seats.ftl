### Da due a sei giocatori: chi scrive su quale riga, e che cosa valgono le righe.

seat-out = non gioca questa mano
seat-out-short = fuori
declarer = gioca da solo contro gli altri
seat-predicted = ha previsto { $points }
seat-tricks =
    { $count ->
        [one] { $count } presa
       *[other] { $count } prese
    }
line-king = Re
line-peasants = Contadini
side-rest = Gli altri
score-lines = Punti: { $list }.
deal-predicted = Previsto { $predicted }, fatto { $points }
deal-own = Questa mano: { $points }
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
        [0] La meta è raggiunta
       *[other] Ti mancano { $missing }
    }
tell-counted-lines = Mano contata: { $list }.
stake = puntata { $height }, { $made ->
        [yes] riuscita
       *[no] fallita
    }
end-gap-lowest = La mano è finita, vince il totale più piccolo.
end-deals-lowest = Tutte le mani sono giocate, vince il totale più piccolo.
end-deals-strokes = Tutte le mani sono giocate, vince chi ha più tratti.
end-strokes-lines = Tratti: { $list }
deal-head = N.
