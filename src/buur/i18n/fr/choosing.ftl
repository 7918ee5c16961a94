### Choix d’un jeu : listes, familles, et chaque jeu en une ligne.

games-most = Les plus joués
games-favoured = Vos favoris et les plus joués
games-all = Tous les jeux ({ $count })
games-fewer = Moins de jeux
games-list = Quels jeux
games-seats = Nombre de joueurs
games-filter-all = Tous
games-filter-favourites = Favoris
games-filter-recent = Récents
games-filter-beginners = Pour commencer
games-found =
    { $count ->
        [one] Un jeu trouvé.
       *[other] { $count } jeux trouvés.
    }
games-favourite = Favori : { $game }
games-other = Choisir un autre jeu
games-play = Jouer : { $game }
games-end = Fin de la partie :
games-changed = Changé :
games-difference = { $option } : { $value }
games-yes = oui
games-no = non
games-own = valeur personnelle
games-read = Lire toutes les règles
rules-page-title = Toutes les règles
rules-page-play = Jouer à ce jeu
rules-page-open = Ouvrir comme page
rules-page-names = Autres noms
rules-page-group = Famille
rules-page-seats = Joueurs
rules-page-unknown = Aucun jeu ne s’appelle « { $name } »
rules-page-near = Peut-être cherchez-vous l’un de ceux-ci :
game-end =
    { $kind ->
        [king] Le roi gagne avec les points qu’il a promis, les paysans avec { $target }.
        [checklist] Quand { $party ->
            [teams] chaque camp
           *[alone] chacun
        } a joué ses { $rows } contrats.
        [deals] Après { $deals ->
            [one] une donne
           *[other] { $deals } donnes
        }.
        [largest_gap] Dès { $target } { $counted ->
            [strokes] traits
           *[points] points
        }, à la fin de la donne.
        [over] La première équipe à dépasser { $target } gagne.
       *[first_out] { $party ->
            [teams] La première équipe
           *[alone] Le premier
        } à { $target } { $counted ->
            [putzes] putzes
            [strokes] traits
           *[points] points
        } gagne.
    }{ $wins ->
        [first] {""}
        [strokes] {" "}Le plus de traits gagne.
        [least] {" "}Le plus petit total gagne.
       *[most] {" "}Le plus grand total gagne.
    }
orders-title = Ordre et valeurs des cartes
orders-hint = À gauche la plus forte ; sous chaque carte ses points.
order-trump = Atout
order-plain = Les autres couleurs
order-oben = Oben-abe
order-unten = Unden-ufe
games-group-schieber = Chibre et Schieber
games-group-coiffeur = Coiffeur et tutti
games-group-bidding = Enchères
games-group-prediction = Prédictions
games-group-avoiding = Le moins possible
games-group-alone = Chacun pour soi
games-group-marriage = Mariages

game-chibre = Deux contre deux : on choisit l’atout ou on chibre, à 1000 points.
game-pique-double = Le chibre, où tout compte double quand l’atout est { $S }.
game-chibre-2010 = Le chibre où les annonces attendent la première plie gagnée.
game-reglement-1993 = Le chibre selon les extraits du règlement officiel de 1993.
game-regles-002 = Le chibre où qui peut fournir ne coupe jamais.
game-tournoi-2006 = Le chibre de tournoi, sans annonces, en un nombre fixe de donnes.
game-match-aux-cartes = Seize donnes à l’atout imposé, sans chibrer ni annoncer.
game-schieber = Deux contre deux, avec ou sans atout ; tout compte une fois.
game-schieber-2500 = Le Schieber où certains atouts comptent double ou triple.
game-martinique = Le chibre où le huit d’atout peut battre le bour.
game-oben-abe = Sans atout, de haut en bas : l’as est le plus fort.
game-unden-ufe = Sans atout, de bas en haut : le six est le plus fort.
game-zig-zag = Sans atout : la plus haute carte gagne, puis la plus basse.
game-kreuzjass = Deux contre deux, sans choix : une carte retournée décide.
game-bodentrumpf = Chacun pour soi, l’atout est retourné : idéal pour apprendre.
game-gluecksjass = Chacun pour soi, le premier choisit l’atout ; douze donnes.
game-gluecksjass-3 = Le Glücksjass à trois, avec douze cartes chacun.
game-coinche = On mise des points et un atout, puis il faut tenir.
game-sidi = On mise des points, dans tous les contrats.
game-sidi-jassverband = Le Sidi de l’association suisse : de cinq en cinq, avec contre.
game-sidi-pagat = Le Sidi à 1500 points, avec annonces.
game-estimation = Chacun prédit ses points ; le plus proche gagne.
game-estimation-3 = À trois, les prédictions se disent à haute voix.
game-estimation-2 = À deux : chacun prédit ses points, douze cartes restent de côté.
game-stich-differenzler = Chacun prédit combien de plies il fera.
game-misere = Chacun pour soi : le moins de points gagne.
game-misere-teams = Deux contre deux : le moins de points gagne.
game-hindersi = Chacun pour soi : peu de points, un trait aux deux meilleurs.
game-hindersi-3 = À trois : peu de points, un trait pour le meilleur.
game-hindersi-5 = À cinq : peu de points, deux traits par tour.
game-schellenjass = Sans atout : évitez la couleur { $D }, ou prenez-la entière.
game-schellenjass-3 = À trois, sans atout : évitez la couleur { $D }, ou prenez-la entière.
game-schaufel-dame = Sans atout : beaucoup de points, mais { the-queen-of-spades } coûte 100.
game-schaufel-dame-strokes = À éviter : { $SQ }, { $CQ } et la dernière plie.
game-guggitaler = Sans atout : à chaque donne, autre chose à éviter.
game-guggitaler-3 = À trois, sans atout : à chaque donne, autre chose à éviter.
game-guggitaler-10 = Dix donnes : cinq buts à éviter, puis à chercher.
game-molotow = Chacun pour soi : un trait à qui est seul dernier ou premier.
game-molotow-3 = À trois : peu de points ; l’atout naît en jouant.
game-molotow-5 = À cinq : peu de points ; l’atout naît en jouant.
game-molotow-6 = À six : peu de points ; l’atout naît en jouant.
game-mittlere = À trois : être premier ou dernier, jamais au milieu.
game-brouc = Un vieux jeu de mariages : roi et { rank-queen } ensemble rapportent.
game-coiffeur = Chaque camp joue une fois dix contrats, comptés d’une à dix fois.
game-coiffeur-8 = Chaque camp joue une fois huit contrats, comptés d’une à huit.
game-coiffeur-10 = Dix contrats, avec zig-zag et Guschti, comptés d’une à dix fois.
game-coiffeur-alone = Chacun pour soi : qui choisit joue contre les trois autres.
game-coiffeur-3 = À trois, chacun pour soi : dix contrats, trente donnes.
game-tutti = Chaque camp joue une fois dix contrats, en vingt donnes.
game-pomme = Jouez ou renoncez : trop peu de points fait une pomme.
game-pomme-3 = À trois, avec un talon que l’on peut jouer.
game-pomme-2 = À deux : on peut échanger trois cartes.
game-pandur = À trois : le plus offrant joue seul contre les deux autres.
game-pandur-4 = À quatre : le donneur ne joue pas et gagne parfois aussi.
game-pandur-2 = À deux : huit cartes chacun, huit au talon.
game-mise = À trois : le roi joue seul contre deux paysans.
game-mise-4 = À quatre : le roi joue seul contre trois paysans.
game-mise-5 = À cinq : le roi appelle une carte, qui lui donne un allié.
