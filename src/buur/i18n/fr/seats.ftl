### Deux à six joueurs : qui écrit sur quelle ligne, et ce que valent les lignes.

seat-out = ne joue pas cette donne
seat-out-short = hors jeu
declarer = joue seul contre les autres
seat-predicted = a prédit { $points }
seat-tricks =
    { $count ->
        [one] { $count } plie
       *[other] { $count } plies
    }
line-king = Roi
line-peasants = Paysans
side-rest = Les autres
line-score =
    { $numbered ->
        [yes] { $name } : { $score }
       *[no] { $name } { $score }
    }
score-lines = Points : { $list }.
deal-predicted = Prédit { $predicted }, fait { $points }
deal-own =
    { $counted ->
        [yes] Cette donne : { $points }
       *[no] Points des plies : { $points }
    }
goal-rows = Feuille de { $rows } lignes
goal-putzes = Partie à { $target } putzes
goal-king = Le roi va à { $king }, les paysans à { $peasants }
need-rows =
    { $left ->
        [0] Votre feuille est pleine
        [one] Encore une ligne
       *[other] Encore { $left } lignes
    }
need-own =
    { $missing ->
        [0] Le but est atteint
       *[other] Il vous manque { $missing }
    }
tell-counted-lines = Donne comptée : { $list }.
end-strokes-lines = Traits : { $list }
deal-head = N°
