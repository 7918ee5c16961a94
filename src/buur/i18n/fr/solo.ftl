### Un contre les autres : jeux, options, refus, récit.

preset-pandur = Bandoure à trois
    .help = Vingt-quatre cartes : le plus offrant joue seul contre les deux autres, pour des points, aucune plie ou toutes.
preset-pandur-4 = Bandoure à quatre
    .help = Comme à trois ; le donneur ne joue pas, et gagne avec celui qui joue seul.
preset-pandur-2 = Bandoure à deux
    .help = Huit cartes chacun et huit au talon, dont on voit la dernière.
preset-mise = La mise, ou le roi
    .help = Trois joueurs : le roi a misé pour toute la partie et joue seul contre les paysans.
preset-mise-4 = Le roi à quatre
    .help = Le roi seul contre trois paysans ; quatre cartes à la mise, neuf ensuite chacun.
preset-mise-5 = Le roi à cinq
    .help = Le roi appelle une carte, et qui la tient joue avec lui contre les trois autres.
source-PAN = plusieurs documents sur le bandoure (Pandur)
source-FWM = une encyclopédie publique, article « Mise »
group-solo = Seul contre tous
group-king = Roi

option-packets_later = Distribution suivante
    .help = Comment on donne dès la deuxième donne, si c’est autrement.
option-widow_up = Cartes ouvertes
    .help = Cartes posées à découvert à part des jeux.
option-widow_down = Cartes fermées
    .help = Cartes posées à couvert à part des jeux.
option-misere_worth = Misère sans atout
    .help = Ce qui s’écrit pour une misère sans atout.
option-misere_leads_trump = Entame de la misère
    .help = Si la misère avec atout commence par un atout.
option-sitter = Donneur qui ne joue pas
    .help = Ce qu’écrit le donneur quand il n’a pas de cartes.
value-sitter-nothing = rien
value-sitter-inherits = ce que gagne celui qui joue seul
value-sitter-two = toujours deux
option-renounce = Abandon d’une donne
    .help = Si le roi peut renoncer avant la première carte, et ce que cela vaut aux paysans.
value-renounce-no = non permis
value-renounce-points = tous les points
value-renounce-match = un match
option-call = Carte appelée
    .help = Si le roi appelle un partenaire par une carte.
value-call-nobody = personne
value-call-any = qui la tient
value-call-apart = qui la tient sans être voisin
option-king_deals = Le roi donne
    .help = Si le roi donne toujours dès la deuxième donne.
option-widow_shown = Cartes prises montrées
    .help = Si tous voient les cartes fermées que le roi prend.
value-ladder-pandur = Bandoure : points, misère, bandoure
value-ladder-king = pour toute la partie
value-write-worth = la valeur de la mise
value-meld_values-pandur = Bandoure
value-turned-six_ace = six : de bas en haut ; as : de haut en bas ; sinon sa couleur
reason-must-lead-trump = La misère avec atout commence par un atout.
reason-bad-discard = Il faut écarter autant de cartes que l’on en a pris.
reason-bad-call = Cette carte ne peut pas être appelée.
rules-plan-pack = Combinaison impossible : la distribution doit prendre toutes les cartes du jeu.
rules-packets = La distribution s’écrit en nombres reliés par des traits d’union, comme 3-3-3, avec un w pour les cartes à part.
rules-solo-bids = Combinaison impossible : qui joue seul a gagné les enchères de son jeu.
rules-solo-contracts = Combinaison impossible : au bandoure, on mise pour l’atout, pour l’oben-abe et pour les misères ; il faut tous les offrir.
rules-race-points = Combinaison impossible : ce qu’on écrit ne se sait qu’à la fin de la donne ; personne ne peut y atteindre le but en premier.
rules-brouc-values = Combinaison impossible : le brouc a ses propres points, et pas de match.
rules-middle-three = Combinaison impossible : il n’y a un joueur du milieu qu’à trois.
rules-king-bids = Combinaison impossible : le roi est celui qui a misé pour toute la partie, et le premier à son but gagne.
rules-king-misere = Combinaison impossible : le roi joue pour des points, sans misère.
rules-hand-size = Combinaison impossible : une main a de 1 à 12 cartes.
rules-lead-stages = Combinaison impossible : on échange et on s’engage avant la première carte ; personne ne choisit en entamant.
rules-extremes-three = Combinaison impossible : pour marquer le plus et le moins de points, il faut trois joueurs, chacun pour soi.
rules-extremes-tricks = Combinaison impossible : avec si peu de plies, personne n’a seul le moins de points. Il faut plus de cartes en main.
rules-auction-sheet = Combinaison impossible : on mise pour un contrat, pas pour une ligne de la feuille.
rules-round-sitter = Combinaison impossible : le donneur ne joue pas et n’a pas de cartes pour choisir, on ne peut donc pas chibrer.
rules-sheet-sitter = Combinaison impossible : le donneur ne joue pas, et personne ne pourrait jouer les lignes qui ne restent qu’à lui.
rules-solo-chosen = Combinaison impossible : qui joue seul a choisi le contrat ; il en faut plusieurs.
rules-king-call = Combinaison impossible : à trois, chacun est assis à côté du roi.
rules-values-written = Combinaison impossible : on arrondit les points, et on marque des putzes, là où les cartes comptent comme d’habitude.
rules-pomme-reached = Combinaison impossible : quelqu’un doit pouvoir atteindre les points au-dessous desquels on marque une pomme.
rules-values-target = Combinaison impossible : ces points s’annulent et personne n’atteint de but ; il faut un nombre fixe de donnes.
bid-name = { $height ->
        [misere] misère sans atout
        [misere_trump] misère avec atout
        [pandur] bandoure sans atout
        [pandur_trump] bandoure avec atout
        [match] match
       *[other] { $height }
    }
tell-discarded = { $who ->
        [you] Vous écartez { $count } cartes.
       *[other] { $name } écarte { $count } cartes.
    }
tell-called = { $who ->
        [you] Vous appelez { $card }.
       *[other] { $name } appelle { $card }.
    }
tell-owned = { $who ->
        [you] Vous tenez la carte appelée.
       *[other] { $name } tient la carte appelée.
    }
tell-renounced = { $who ->
        [you] Vous renoncez à cette donne.
       *[other] { $name } renonce à cette donne.
    }
tell-played-on = { $who ->
        [you] Vous jouez cette donne.
       *[other] { $name } joue cette donne.
    }
tell-solo-made = La mise est tenue : { $points } pour { $name }.
tell-solo-failed = La mise est manquée : { $points } à chacun des autres.
hint-act-discarded = écarter { $cards }
hint-act-called = appeler { $card }
hint-act-owned = dire que vous la tenez
hint-act-renounced = renoncer à la donne
hint-act-played-on = jouer la donne
hint-keep-strength = Gardez vos atouts et vos bocks : les points écartés comptent pour vous.
hint-call-strongest = Qui tient cette carte vous aide le plus.
hint-hand-hopeless = Avec ce jeu, vous feriez moins que ce que l’abandon coûte.
hint-worth-playing = Ce jeu fera des points.
hint-holds-called = La carte appelée est dans votre jeu.
