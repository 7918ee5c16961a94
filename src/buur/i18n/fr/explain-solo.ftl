### Un contre les autres : jeux, options, refus, récit.

explain-table-solo = Chacun écrit pour soi ; à chaque donne, celui qui a misé le plus haut joue seul contre { $seats ->
        [2] l’autre
       *[other] les autres
    }. Tout va dans le sens inverse des aiguilles d’une montre : après un joueur, c’est à son voisin de droite.
explain-table-king = Le roi joue seul contre les autres, les paysans, et cela pour toute la partie. Tout va dans le sens inverse des aiguilles d’une montre : après un joueur, c’est à son voisin de droite.
explain-table-king-called = Le roi joue avec un partenaire qu’il appelle contre les autres, les paysans, et cela pour toute la partie. Tout va dans le sens inverse des aiguilles d’une montre : après un joueur, c’est à son voisin de droite.
explain-total-plain = Sans atout, elles en valent 120, ou 125 avec la dernière plie.
explain-sits-out = Le donneur ne reçoit pas de cartes et ne joue pas.
explain-packets = Les cartes se donnent par paquets de { $packets }, en commençant à droite du donneur : { $hand } pour chacun.
explain-widow = { $up } cartes se posent à découvert et { $down } à couvert sur la table.
explain-talon = Les { $stock } cartes qui restent forment le talon ; tous en voient la dernière, et personne n’en joue.
explain-packets_later = Dès la deuxième donne, on donne par paquets de { $later }.
explain-ladder-pandur = Avant la première carte, on mise : chacun à son tour, à commencer par le voisin de droite du donneur, annonce une mise plus haute que la précédente, ou passe. La plus haute mise est jouée, par un joueur seul contre les autres. On mise des points, de { $bid_low } à { $bid_high } par { $bid_step } ; entre 200 et 210, la misère sans atout, puis la misère avec atout (aucune plie) ; entre 250 et 260, le bandoure sans atout (toutes les plies) ; tout en haut, le bandoure avec atout.
explain-solo-names = Qui l’emporte nomme son atout ; sans atout, on joue de haut en bas. Pour les misères et les bandoures, il entame toujours.
explain-misere_leads_trump-yes = La misère avec atout commence par un atout. Qui n’a pas de la couleur demandée peut alors sous-couper.
explain-misere_leads_trump-no = Qui n’a pas de la couleur demandée peut sous-couper dans la misère.
explain-meld_values-pandur = Six cartes d’une couleur ou plus valent 150.
explain-solo-melds = Les annonces et le stöck comptent pour une mise de points ; si la plus haute annonce est à un adversaire, il faut faire la mise avec les cartes et le stöck seuls.
explain-write-worth = Une mise de points vaut un point par cinquantaine entière, six au plus ; la misère sans atout { $misere }, avec atout 4, le bandoure sans atout 5, avec atout 6. La mise tenue s’écrit à qui l’a jouée ; la mise manquée, à { $seats ->
        [2] son adversaire
       *[other] chacun de ses adversaires
    }.
explain-sitter-nothing = Le donneur qui ne joue pas n’écrit rien.
explain-sitter-inherits = Le donneur qui ne joue pas écrit la même valeur quand la mise est tenue, sinon rien.
explain-sitter-two = Le donneur qui ne joue pas écrit toujours 2.
explain-ladder-king = À la première donne, on mise une fois pour toute la partie : chacun à son tour, à commencer par le voisin de droite du donneur, promet plus de points, ou passe. Le dernier qui mise est roi.
explain-king-takes = Le roi prend les { $stock } cartes posées sur la table et en écarte { $stock } de son choix à couvert ; ce qu’il écarte compte pour lui.
explain-widow_shown-yes = Il montre d’abord les cartes couvertes qu’il prend.
explain-call-any = Le roi nomme une carte qu’il n’a pas ; qui la tient le dit et joue avec lui jusqu’à la fin de la partie.
explain-call-apart = Le roi nomme une carte qu’il n’a pas ; qui la tient le dit et joue avec lui jusqu’à la fin de la partie. Si un voisin du roi la tient, le roi en nomme une autre.
explain-king-names = Le roi nomme ce qui se joue : { $contracts }.
explain-king-trumps = Le roi nomme l’atout.
explain-king-leads-forehand = Le voisin de droite du donneur entame.
explain-king-leads-announcer = Le roi entame la première donne.
explain-king-turned = Dès la deuxième donne, la dernière carte du donneur se montre et dit ce qui est atout ; le voisin de droite du donneur entame.
explain-king-six-ace = Un six fait jouer de bas en haut, un as de haut en bas.
explain-king-by-rank = Un as, un roi, { $deck ->
        [swiss] un ober
        [austrian] un ober
       *[french] une dame
    } fait jouer de haut en bas, un six, un sept ou un huit de bas en haut.
explain-king_deals-yes = Dès la deuxième donne, c’est toujours le roi qui donne.
explain-renounce-no = Le roi joue toutes les donnes.
explain-renounce-points = Avant la première carte d’une telle donne, le roi peut y renoncer : les paysans écrivent { $total }, sans annonces ; le stöck compte pour qui le tient.
explain-renounce-match = Avant la première carte d’une telle donne, le roi peut y renoncer : les paysans écrivent un match, { $match }, sans annonces ; le stöck compte pour qui le tient.
explain-finish-king = Le roi gagne dès qu’il a les points qu’il a promis, les paysans dès qu’ils en ont { $target } : le premier arrivé gagne la partie.
