### Jouer la donne ou passer, échanger des cartes, putzes et pommes : jeux, options, refus, récit.

preset-pomme = Pomme (poutz)
    .help = Chacun joue la donne ou l’abandonne ; les deux meilleurs marquent une putze, moins de 21 points font une pomme.
preset-pomme-3 = Pomme à trois
    .help = Avec un talon de neuf cartes, que l’on peut jouer à la place des siennes.
preset-pomme-2 = Pomme à deux
    .help = On peut échanger trois cartes contre trois inconnues ; le meilleur marque une putze.
preset-estimation-2 = Estimation à deux
    .help = Douze cartes chacun, douze restent de côté ; les deux prédisent leurs points.
source-K27 = le règlement romand, chapitre de la pomme
source-FWP = une encyclopédie publique, article « Pomme »
cli-source-k27 = K27 : le règlement romand, chapitre de la pomme
cli-source-fwp = FWP : encyclopédie publique, « Pomme »
group-join = Jouer la donne
group-putze = Putzes et pommes

option-pile = Cartes à côté de la main
    .help = Cartes posées cachées à côté de chaque main, que l’on peut prendre contre autant des siennes.
value-turned_card-widow = la première de celles qui restent
option-turned_stays = Retourne après une fausse donne
    .help = La carte retournée reste quand le même donneur redonne.
option-join = Jouer la donne ou non
    .help = Chacun dit à son tour s’il joue.
option-later = Deuxième tour
    .help = Si l’on peut dire « peut-être » et se décider dans un deuxième tour.
option-blind = Talon
    .help = Un des joueurs peut écarter sa main et jouer avec les cartes qui restent.
option-blind_first = Premier droit au talon
    .help = À qui l’on demande d’abord s’il joue.
value-blind_first-forehand = au voisin de droite du donneur
value-blind_first-loser = au perdant de la donne d’avant
option-lone = Seul à jouer
    .help = Ce que reçoit le seul qui veut jouer.
value-lone-putzes = toutes les putzes de la donne
value-lone-nothing = rien, on redonne
option-rob = Six contre la retourne
    .help = Qui a le six d’atout peut prendre la carte retournée à sa place.
option-putzes = Putzes par donne
    .help = Combien on en marque à chaque donne.
option-pomme_below = Points contre la pomme
    .help = Qui joue et fait moins de points a une pomme.
option-all_below = Si tous ont une pomme
    .help = Ce que l’on marque quand personne n’a assez de points.
value-all_below-pommes = une pomme à chacun
value-all_below-nothing = rien
option-pommes_lose = Partie perdue par les pommes
    .help = Combien de pommes non payées font perdre la partie ; 0 pour aucune.
value-write-putzes = les putzes et les pommes
value-finish-putzes = par les putzes

reason-bad-answer = Cette réponse n’est pas possible maintenant.
reason-bad-exchange = Cet échange n’est pas permis.
reason-nothing-to-rob = Il n’y a pas de retourne à prendre pour vous.
reason-rob-off = Ici, personne ne prend la carte retournée.
rules-turned-widow = Combinaison impossible : seule une carte découverte de celles qui restent peut y être retournée.
rules-turned-stays = Combinaison impossible : la retourne ne reste que s’il y en a une et que le même donneur redonne.
rules-pile-plan = Combinaison impossible : les cartes à côté des mains se donnent après elles, avant celles qui restent.
rules-blind-join = Combinaison impossible : un talon a autant de cartes qu’une main, dont une retournée, et suppose que l’on dise si l’on joue.
rules-rob-turned = Combinaison impossible : on ne peut prendre la retourne que si elle est à part.
rules-join-putzes = Combinaison impossible : où l’on peut abandonner la donne, on marque des putzes et l’on ne prédit rien.
rules-putzes-alone = Combinaison impossible : les putzes se marquent chacun pour soi.
rules-putzes-finish = Combinaison impossible : on écrit des putzes là où elles décident de la partie.
rules-putzes-claim = Combinaison impossible : avec les putzes, le compte se fait pour tous, sans « J’ai fini » ni traits.
rules-pommes-two = Combinaison impossible : les pommes ne font perdre la partie qu’à deux.

say-joined = { $answer ->
        [play] Je joue
        [later] Peut-être
        [blind] Le talon !
       *[drop] J’abandonne
    }
say-exchanged = { $took ->
        [yes] J’échange
       *[no] Je garde
    }
say-robbed = Le six contre la retourne !
tell-joined = { $who ->
        [you] { $answer ->
            [play] Vous jouez.
            [later] Vous déciderez plus tard.
            [blind] Vous prenez le talon.
           *[drop] Vous abandonnez.
        }
       *[other] { $answer ->
            [play] { $name } joue.
            [later] { $name } décidera plus tard.
            [blind] { $name } prend le talon.
           *[drop] { $name } abandonne.
        }
    }
tell-exchanged = { $who ->
        [you] { $took ->
            [yes] Vous échangez.
           *[no] Vous gardez vos cartes.
        }
       *[other] { $took ->
            [yes] { $name } échange.
           *[no] { $name } garde ses cartes.
        }
    }
tell-robbed = { $who ->
        [you] Vous prenez la retourne contre le six d’atout.
       *[other] { $name } prend la retourne contre le six d’atout.
    }
tell-putzes = { $who ->
        [you] Vous marquez { $putzes ->
            [one] une putze
           *[other] { $putzes } putzes
        }.
       *[other] { $name } marque { $putzes ->
            [one] une putze
           *[other] { $putzes } putzes
        }.
    }
tell-pomme = { $who ->
        [you] Vous avez une pomme.
       *[other] { $name } a une pomme.
    }
hint-act-joined = { $answer ->
        [play] jouer
        [later] décider plus tard
        [blind] prendre le talon
       *[drop] abandonner
    }
hint-act-exchanged = { $took ->
        [yes] écarter { $cards }
       *[no] garder son jeu
    }
hint-act-robbed = prendre la retourne contre le six d’atout
hint-hand-to-join = Votre jeu devrait être parmi les meilleurs de ceux qui jouent.
hint-hand-to-drop = Votre jeu est trop faible : une pomme est plus probable qu’une putze.
hint-blind-is-better = Des cartes inconnues avec la retourne devraient valoir plus que votre jeu.
hint-weak-cards-away = Des cartes inconnues devraient valoir plus que celles-ci.
hint-hand-to-keep = Vos cartes valent plus que des inconnues.
hint-turned-card-is-better = La retourne est un atout plus fort que le six.

say-predicted = { $aloud ->
        [yes] { $points }
       *[no] C’est écrit
    }
predicted-amount = { $counts ->
        [tricks] { $points ->
            [one] { $points } plie
           *[other] { $points } plies
        }
       *[points] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
tell-predicted = { $who ->
        [you] Vous prédisez { predicted-amount }.
       *[other] { $aloud ->
            [yes] { $name } prédit { predicted-amount }.
           *[no] { $name } a prédit.
        }
    }
hint-act-predicted = prédire { $points }
