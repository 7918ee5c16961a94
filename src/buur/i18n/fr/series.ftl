### Une série de parties.

series = Une série de parties
series-intro = Comme à un match aux cartes : chaque équipe joue contre chaque autre, selon les règles « Match aux cartes ». Les points de toutes les parties décident. Vous jouez vos parties ici ; pour les autres, notez les points ou laissez jouer les bots.
series-pairs = Équipes, une par ligne ; la première est la vôtre
series-draw-up = Établir les parties
series-loading = La série arrive…
series-progress = { NUMBER($played) } parties jouées sur { NUMBER($games) }.
series-ranking = Classement
series-rank = Rang
series-pair = Équipe
series-points = Points
series-games = Parties
series-won = Gagnées
series-game = Partie
series-round = Tour
series-home = Équipe A
series-away = Équipe B
series-round-no = Tour { NUMBER($round) }
series-between = { $home } contre { $away }
series-play = Jouer
series-go-on = Continuer
series-write = Noter les points
series-correct = Corriger
series-points-of = Points de { $pair }
series-enter = Inscrire
series-bots =
    { NUMBER($count) ->
        [one] Laisser jouer aux bots l’autre partie de ce tour
       *[other] Laisser jouer aux bots les { NUMBER($count) } autres parties de ce tour
    }
series-new = Nouvelle série
series-end-help = Cette série et ses points disparaissent alors de cet appareil.
series-end = Effacer cette série
error-too-many-tables = On a trop joué d’ici en peu de temps. Attendez un moment et réessayez.
error-series-rules = Une série demande quatre joueurs en deux équipes et un nombre fixe de donnes.
error-series-count = Une série a { $low } à { $high } équipes, pas { $count }.
error-series-name = Chaque équipe a besoin d’un nom.
error-series-twice = Deux équipes s’appellent « { $name } ».
error-series-no-game = Cette partie n’existe pas : elles vont de 1 à { $last }.
error-series-range = Une partie rapporte de 0 à { $high } points.
error-series-sum = Les deux équipes font { $total } points ensemble, pas { $found }.
