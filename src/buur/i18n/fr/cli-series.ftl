### Une série de parties.

cli-series-rank = Rang
cli-series-pair = Équipe
cli-series-points = Points
cli-series-games = Parties
cli-series-won = Gagnées
cli-series-game = Partie
cli-series-round = Tour
cli-series-home = Équipe A
cli-series-away = Équipe B
cli-error-series-exists = Le fichier { $file } existe déjà.
    .hint = Choisissez un autre nom, ou effacez-le d’abord.
cli-error-series-played = Toutes les parties de cette série sont jouées.
    .hint = Pour en rejouer une, donnez son numéro.
cli-error-series-rules = Une série demande quatre joueurs en deux équipes et un nombre fixe de donnes.
    .hint = Prenez match-aux-cartes, tournoi-2006 ou des règles maison avec finish = "deals".
cli-error-series-count = Une série a { $low } à { $high } équipes, pas { $count }.
    .hint = Donnez un nom à chaque équipe.
cli-error-series-name = Chaque équipe a besoin d’un nom.
cli-error-series-twice = Deux équipes s’appellent « { $name } ».
    .hint = Donnez à chacune un nom à elle.
cli-error-series-no-game = Cette partie n’existe pas : elles vont de 1 à { $last }.
cli-error-series-range = Une partie rapporte de 0 à { $high } points.
cli-error-series-sum = Les deux équipes font { $total } points ensemble, pas { $found }.
    .hint = Recomptez.
cli-error-series-file = Ce fichier n’est pas une série de parties.
    .hint = Créez-en une avec : buur series new FICHIER ÉQUIPE ÉQUIPE
