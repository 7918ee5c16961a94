### Les règles en toutes lettres des jeux qui comptent autre chose, ou qui évitent les points.

explain-deck-35 = Le jeu compte 35 cartes : quatre couleurs, du six à l’as, moins le { $C7 }.
explain-deck-32 = Le jeu compte 32 cartes : quatre couleurs de huit cartes, du sept à l’as.
explain-deck-24 = Le jeu compte 24 cartes : quatre couleurs de six cartes, du neuf à l’as.
explain-order-suit-bare = Dans une couleur, de la plus forte à la plus faible : as, roi, { rank-queen }, { rank-jack }, { rank-ten }, neuf, huit, sept, six.
explain-order-trump-bare = À l’atout : { rank-jack } ou bour, neuf ou nell, as, roi, { rank-queen }, { rank-ten }, huit, sept, six.
explain-values-tricks = Les cartes ne valent rien : chaque plie compte un point.
explain-values-bells = Les cartes ne valent rien, sauf les neuf cartes de { $D }, qui comptent un point chacune.
explain-values-hearts = Les cartes ne valent rien, sauf les neuf cartes de { $H }, qui comptent un point chacune.
explain-values-spade_queen = Qui la ramasse perd 100 points : { the-queen-of-spades }.{ spade-queen-name }
explain-values-black_queens = Trois traits se prennent à chaque donne : un avec { the-queen-of-spades }, un avec { the-queen-of-clubs }, un avec la dernière plie ; les autres cartes ne valent rien.{ spade-queen-name }
spade-queen-name =
    { $deck ->
        [french] {""}
       *[swiss] {" "}Le jeu porte le nom que { the-queen-of-spades } a dans les cartes françaises.
    }
explain-values-guggitaler = Cinq buts se suivent, un par donne, puis recommencent : 1 point par plie ; 2 points par carte de { $D } ; 4 points par { rank-queen } ; 8 points pour le { $HK } ; 10 points pour la dernière plie. Rien d’autre ne compte.
explain-values-guggitaler10 = Dix buts se suivent, un par donne : 1 point par plie ; 2 points par carte de { $D } ; 4 points par { rank-queen } ; 8 points pour le { $HK } ; 10 points pour la dernière plie ; puis les mêmes dans le même ordre, mais en points déduits : on les cherche alors. Rien d’autre ne compte.
explain-contracts-oben = Personne ne choisit : toutes les donnes se jouent de haut en bas, sans atout.
explain-contracts-unden = Personne ne choisit : toutes les donnes se jouent de bas en haut, sans atout.
explain-contracts-slalom = Toutes les donnes se jouent en zig-zag, sans atout ; le premier annonce seulement le sens de la première plie.
explain-contracts-tutti = Personne ne choisit : toutes les donnes se jouent en tutti.
explain-contracts-tutti_oben = Personne ne choisit : toutes les donnes se jouent en tutti d’oben-abe.
explain-turned_card-cut_card = Avant que le jeu soit remêlé et distribué, celui qui coupe montre la dernière carte qu’il a levée.
explain-match-charge = Qui fait toutes les plies n’a aucun point, et chacun des autres en a { NUMBER($total) }.
explain-match-charge_points = Qui ramasse tous les points d’une donne n’en a aucun, et chacun des autres les a tous.
explain-finish-gap-lowest = Quand un joueur a { NUMBER($target) } { $counted ->
        [strokes] traits
       *[points] points
    }, on joue la donne jusqu’au bout, et gagne qui en a le moins ; à égalité, on continue.
explain-finish-rounds = On joue { NUMBER($deals) } donnes.
explain-strokes-low_half = Après chaque tour, où chacun a donné une fois, { $seats ->
        [3] qui a le moins de points reçoit un trait et qui en a le plus un zéro ; si plusieurs en ont le moins, tous ont le trait
        [4] les deux joueurs qui ont le moins de points reçoivent un trait et les deux autres un zéro ; qui est à égalité avec le deuxième a aussi le trait
       *[other] la meilleure moitié, arrondie vers le bas, reçoit un trait et les autres un zéro ; qui est à égalité avec le dernier d’entre eux a aussi le trait
    }. À la fin, le plus de traits gagne.
explain-bye = Au tournoi, qui n’a pas d’adversaires pour un tour se voit écrire { NUMBER($bye) } points.
