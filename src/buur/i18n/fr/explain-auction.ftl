### Les enchères en toutes lettres.

explain-ladder-points = Avant la première carte, on mise : chacun à son tour, à commencer par le voisin de droite du donneur, annonce une mise plus haute que la précédente, ou passe. La dernière mise est celle qui se joue.
explain-named-with_bid = Avec sa mise, on nomme un de ces contrats, qui ne change rien à sa hauteur : { $contracts }.
explain-named-after = Qui l’emporte nomme ensuite un de ces contrats : { $contracts }.
explain-named-trump = Avec sa mise, on nomme une couleur, qui est atout et ne change rien à sa hauteur.
explain-named-trump-after = Qui l’emporte nomme ensuite la couleur d’atout.
offer-suits = une couleur d’atout
explain-bid_low = Les mises vont de { $bid_low } à { $bid_high } points, de { $bid_step } en { $bid_step }.
explain-bid_top-none = Il n’y a pas de mise plus haute.
explain-bid_top-157 = Au-dessus il y a encore 157, tous les points.
explain-bid_top-match = Au-dessus il y a encore le match, c’est-à-dire toutes les plies : sa mise est de { $match_worth } points.
explain-bid_top-157_match = Au-dessus il y a encore 157, tous les points, puis le match, c’est-à-dire toutes les plies : sa mise est de { $match_worth } points.
explain-bid-misere = Le match d’une misère, c’est de ne pas faire une seule plie.
explain-reentry-yes = Qui a passé peut miser de nouveau tant que les enchères durent.
explain-reentry-no = Qui a passé ne mise plus.
explain-auction_end-all_passed = Les enchères finissent quand tous les autres ont passé.
explain-auction_end-opponents_passed = Les enchères finissent quand les deux adversaires ont passé ; le partenaire ne peut alors plus monter.
explain-all_pass-next = Si personne ne mise, le donneur suivant redonne.
explain-all_pass-same = Si personne ne mise, le même donneur redonne.
explain-doubling-off = Personne ne contre.
explain-doubling-double = Un adversaire peut contrer (coincher) : les enchères s’arrêtent et la mise compte double ; les points à faire restent les mêmes.
explain-doubling-redouble = Un adversaire peut contrer (coincher) : les enchères s’arrêtent et la mise compte double ; l’équipe contrée peut surcontrer (surcoincher), et elle compte quatre fois ; les points à faire restent les mêmes.
explain-doubling-king =
    { $doubling ->
        [redouble] Un adversaire peut contrer la mise du roi : les enchères s’arrêtent et toute la partie compte double, ou quadruple si le roi surcontre ; les points promis restent les mêmes.
       *[other] Un adversaire peut contrer la mise du roi : les enchères s’arrêtent et toute la partie compte double ; les points promis restent les mêmes.
    }
explain-double_window-standing = On contre tant que la mise tient, même si ce n’est pas son tour.
explain-double_window-next_spoken = On contre avant que le joueur suivant ait parlé, même si ce n’est pas son tour.
explain-double_window-turn = On contre à son tour.
explain-auction-forehand-leads = Le voisin de droite du donneur pose la première carte.
explain-auction-bidder-leads = Qui a gagné les enchères pose la première carte.
explain-write-bid = La mise est tenue quand les cartes de l’équipe valent au moins autant, dernière plie comprise. L’équipe écrit alors ses points et la mise en plus, l’autre équipe ses points.
explain-bid_failed-own = Si la mise est manquée, chaque équipe écrit ses points, et la mise va aux adversaires.
explain-bid_failed-lost = Si la mise est manquée, l’équipe n’écrit rien de ses plies ; l’autre écrit ses points et la mise.
explain-bid_failed-defence_takes_all = Si la mise est manquée, l’équipe n’écrit rien de ses plies ; l’autre écrit tous les points de la donne et la mise.
explain-bid-melds = Annonces et stöck s’écrivent pour eux-mêmes et n’aident pas à tenir la mise.
explain-bid-race = Les défenseurs écrivent leurs plies à mesure, l’équipe qui a misé dès que sa mise est tenue.
