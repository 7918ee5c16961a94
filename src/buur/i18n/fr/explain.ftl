### Les règles en toutes lettres, composées selon les options : explain-NOM, explain-OPTION-VALEUR.

topic-table = La table
    .synonyms = joueurs | à deux, à trois, à quatre | partenaire | adversaires | équipe | ordre | sens | aiguilles d’une montre | gauche | droite
explain-table = On joue à quatre, deux contre deux ; les partenaires sont assis face à face. Tout va dans le sens inverse des aiguilles d’une montre : après un joueur, c’est à son voisin de droite.
explain-table-alone = On joue chacun pour soi. Tout va dans le sens inverse des aiguilles d’une montre : après un joueur, c’est à son voisin de droite.

topic-cards = Les cartes
    .synonyms = ordre des cartes | valeur des cartes | points des cartes | quelle carte est la plus forte | hauteur | bour | nell | couleurs
explain-deck = Le jeu compte 36 cartes : quatre couleurs de neuf cartes, du six à l’as.
explain-order-suit = Dans une couleur ordinaire, de la plus forte à la plus faible : as (11 points), roi (4), { rank-queen } (3), { rank-jack } (2), { rank-ten } (10), puis neuf, huit, sept et six, qui ne valent rien.
explain-order-suit-24 = Dans une couleur ordinaire, de la plus forte à la plus faible : as (11 points), roi (4), { rank-queen } (3), { rank-jack } (2), { rank-ten } (10) et neuf, qui ne vaut rien.
explain-order-trump = À l’atout : { rank-jack } ou bour (20 points), neuf ou nell (14), as (11), roi (4), { rank-queen } (3), { rank-ten } (10), puis huit, sept et six, qui ne valent rien.
explain-order-trump-24 = À l’atout : { rank-jack } ou bour (20 points), neuf ou nell (14), as (11), roi (4), { rank-queen } (3) et { rank-ten } (10).
explain-martinique8-yes = Le huit d’atout, dit de Martinique, bat le bour s’il est joué après lui dans la même plie ; sinon c’est un huit ordinaire.
explain-order-oben = En oben-abe, il n’y a pas d’atout : l’ordre est celui d’une couleur ordinaire, et les huit valent 8 points.
explain-order-oben-24 = En oben-abe, il n’y a pas d’atout : l’ordre est celui d’une couleur ordinaire.
explain-order-unten = En unden-ufe, il n’y a pas d’atout non plus et l’ordre est renversé : le six est la plus forte carte, l’as la plus faible, et les huit valent 8 points.
explain-unde_values-six11 = Le six y vaut 11 points et l’as rien.
explain-unde_values-ace11 = L’as y garde ses 11 points et le six ne vaut rien.
explain-order-zigzag = Le zig-zag alterne : la première plie dans le sens annoncé, la suivante dans l’autre, et ainsi de suite.
explain-slalom_values-start = Ses cartes valent ce qu’elles valent dans le sens annoncé.
explain-slalom_values-oben = Ses cartes valent toujours ce qu’elles valent en oben-abe.
explain-total = Les cartes d’une donne valent 152 points en tout, { $total } avec la dernière plie.

topic-deal = La donne
    .synonyms = distribuer | donner | mêler | mélanger | couper | donneur | qui commence | commencer
explain-teams_drawn-yes = Avant la partie chacun tire une carte : les deux plus hautes jouent ensemble contre les deux plus basses ; à hauteur égale on tire de nouveau.
explain-first-holder_D7 = À la première donne, qui a le { $D7 } choisit l’atout et pose la première carte ; le premier donneur est tiré au sort.
explain-first-holder_R7 = À la première donne, qui a le { $H7 } choisit l’atout et pose la première carte ; le premier donneur est tiré au sort.
explain-first-holder_RT = À la première donne, qui a { $deck ->
        [swiss] la
       *[french] le
    } { $HT } choisit l’atout et pose la première carte ; le premier donneur est tiré au sort.
explain-first-holder_card = À la première donne, qui a cette carte choisit l’atout et pose la première carte : { $card } ; le premier donneur est tiré au sort.
explain-first-random_dealer = Le premier donneur est tiré au sort.
explain-first-draw_high = Chacun tire une carte : la plus haute donne en premier.
explain-first-draw_low = Chacun tire une carte : la plus basse donne en premier.
explain-first-scribe = Qui tient l’ardoise donne en premier.
explain-dealer_after_first-right_of_dealer = La deuxième donne revient au voisin de droite du premier donneur.
explain-dealer_after_first-first_holder = Qui avait cette carte donne la deuxième fois.
explain-rotation = Ensuite, le voisin de droite du donneur donne à son tour, et le joueur à droite du donneur est toujours le premier à parler.
explain-next_game_dealer-rotation = À la partie suivante, on continue à tour de rôle.
explain-next_game_dealer-losers = À la partie suivante, un des perdants donne en premier.
explain-next_game_dealer-winners = À la partie suivante, un des gagnants donne en premier.
explain-cut-min3_optional = Le donneur mélange et fait couper à sa gauche : qui coupe lève au moins trois cartes et en laisse au moins trois, ou tape sur le paquet pour renoncer.
explain-cut-min2_mandatory = Le donneur mélange et fait couper à sa gauche ; la coupe est obligatoire, d’au moins deux cartes.
explain-cut-min3_mandatory = Le donneur mélange et fait couper à sa gauche ; la coupe est obligatoire, d’au moins trois cartes.
explain-cut-none = Le donneur mélange ; on ne coupe pas.
explain-packets-3-3-3 = Les cartes se donnent trois par trois, en commençant à droite du donneur : neuf pour chacun.
explain-packets-4-4-1 = Les cartes se donnent par quatre, par quatre, puis une, en commençant à droite du donneur : neuf pour chacun.
explain-misdeal = Si une carte se voit ou si quelqu’un n’a pas son compte de cartes, la donne est nulle tant que personne n’a joué.
explain-misdeal_redealer-same = Le même donneur redonne.
explain-misdeal_redealer-next = C’est le donneur suivant qui redonne.

topic-choice = Le choix de l’atout
    .synonyms = choisir l’atout | faire atout | annoncer | chibrer | passer | enchères | enchérir | oben-abe | unden-ufe | zig-zag | double
explain-contracts-suits = Le premier regarde son jeu et choisit la couleur d’atout.
explain-contracts-suits-oben-unden = Le premier regarde son jeu et choisit une couleur d’atout, oben-abe ou unden-ufe.
explain-contracts-suits-oben-unden-slalom = Le premier regarde son jeu et choisit une couleur d’atout, oben-abe, unden-ufe ou le zig-zag, dont il annonce le premier sens.
explain-contracts = Le premier regarde son jeu et choisit un de ces contrats : { $contracts }.
explain-contracts-imposed = L’atout est imposé, dans cet ordre, repris au début quand il est épuisé : { $suits }. Le premier pose la première carte.
explain-contracts-turned = La dernière carte du donneur est retournée et reste visible jusqu’à la première carte.
explain-turned-suit = Sa couleur est atout.
explain-turned-kreuzjass = Un as, un roi, { $deck ->
        [swiss] un ober
        [austrian] un ober
       *[french] une dame
    } fait jouer oben-abe, un six, un sept ou un huit unden-ufe, et les autres font atout de leur couleur.
explain-turned-six_ace = Un six fait jouer unden-ufe, un as oben-abe, et les autres font atout de leur couleur.
explain-prediction-hidden = Avant la première carte, chacun écrit en cachette combien de { $counts ->
        [tricks] plies il fera, de 0 à { $most }
        [jass] points il fera, de 0 à { $most }
       *[other] points il fera
    } ; les prédictions se montrent à la fin de la donne, et leur somme est libre.
explain-prediction-open = Avant la première carte, chacun dit à son tour combien de { $counts ->
        [tricks] plies il fera, de 0 à { $most }
        [jass] points il fera, de 0 à { $most }
       *[other] points il fera
    }, le donneur en dernier ; la somme est libre.
explain-order-quer = Guschti commence de haut en bas, Mary de bas en haut ; après { NUMBER($quer) } { $quer ->
        [one] plie
       *[other] plies
    }, le sens se renverse pour le reste de la donne. Les cartes valent ce qu’elles valent dans le premier sens.
explain-order-trio = Le 3×3 se joue un tiers des plies avec atout, un tiers de haut en bas et un tiers de bas en haut, avec les points de l’atout toute la donne.
explain-trio_order-free = Qui l’annonce dit l’ordre des trois parties.
explain-trio_order-trump_middle = L’atout y vient toujours au milieu.
explain-order-tutti = Au tutti, la couleur demandée est atout à chaque plie ; personne ne peut couper.
explain-tutti-jack = On n’est pas obligé d’y jouer un { rank-jack } qui est seul de sa couleur.
explain-tutti_values-all = Tous les { rank-jacks } y valent 20 et tous les neuf 14 : 253 points en tout.
explain-tutti_values-first_led = Seuls { rank-the-jack } et le neuf de la première couleur jouée y valent 20 et 14.
explain-order-tutti-oben = Au tutti d’oben-abe, chaque couleur se range comme l’atout, sans atout et sans privilège pour { rank-the-jack } ; seuls { rank-the-jack } et le neuf de la première couleur jouée valent 20 et 14.
explain-order-mitte = Au milieu, il n’y a pas d’atout. Selon l’annonce, l’ordre est, de la plus forte à la plus faible, { rank-ten }, { rank-jack }, neuf, { rank-queen }, huit, roi, sept, as, six, avec les points d’oben-abe ; ou { rank-ten }, neuf, { rank-jack }, huit, { rank-queen }, sept, roi, six, as, avec ceux d’unden-ufe.
explain-order-gumpf = Au gumpf, une couleur est atout et se range comme d’habitude, les autres couleurs vont de bas en haut ; les points sont ceux de l’atout.
explain-misere = En misère, chaque plie compte pour l’équipe qui ne l’a pas faite, et sans la couleur demandée on peut sous-couper.
explain-misere-any = Tout autre contrat peut aussi se jouer en misère ; on annonce alors ce qui se joue.
explain-misere_match-none = Faire toutes les plies d’une misère ne coûte rien de plus.
explain-misere_match-minus100 = Faire toutes les plies d’une misère coûte 100 points à qui l’a annoncée.
explain-push-yes = Il peut aussi chibrer : laisser le choix à son partenaire.
explain-push-no = Il ne peut pas chibrer : il doit choisir.
explain-push-not_first_deal = Il peut aussi chibrer, c’est-à-dire laisser le choix à son partenaire, sauf à la première donne.
explain-push_back-yes = Le partenaire peut lui rendre le choix ; alors le premier doit choisir.
explain-push_back-no = Le partenaire doit alors choisir.
explain-trump_by_lead-yes = Qui choisit peut aussi se taire et jouer : la couleur de sa première carte devient atout.
explain-trump_by_lead-no = Le choix se dit avant la première carte et ne se reprend pas.
explain-premature_choice-forehand_deals = Si le partenaire parle trop tôt, la donne est nulle, et celui qui devait choisir donne la suivante.
explain-premature_choice-opponents_twice = Si le partenaire parle trop tôt, la donne est nulle, et les adversaires choisissent deux fois de suite.
explain-leader-forehand = Le premier pose la première carte, même s’il a chibré.
explain-leader-announcer = Celui qui a choisi pose la première carte.
explain-leads-forehand = Le joueur à droite du donneur pose la première carte.
explain-slalom_pushed_leader-forehand = Cela vaut aussi pour un zig-zag chibré : le premier commence.
explain-slalom_pushed_leader-announcer = Dans un zig-zag chibré, c’est celui qui l’a choisi qui commence.
explain-multipliers-all1 = Toutes les donnes comptent une fois.
explain-multipliers-spades2 = Quand l’atout est { $S }, tout compte double : plies, match, annonces et stöck.
explain-multipliers-schieber123 = Tout compte double quand l’atout est { $S } ou { $C }, triple en oben-abe et en unden-ufe, quadruple en zig-zag.
explain-multipliers-uri = Tout compte double quand l’atout est { $S } ou { $C }, et quand il n’y a pas d’atout.
explain-multipliers-custom = Tous les points d’une donne se multiplient selon le contrat : { $factors }. Le reste compte une fois.

topic-play = Le jeu de la carte
    .synonyms = fournir | suivre | couper | sous-couper | surcouper | obligation | que puis-je jouer | plie | pli | poser une carte
explain-follow = Qui a la main joue la carte qu’il veut ; les autres doivent fournir la couleur demandée s’ils en ont, sans être obligés de prendre.
explain-ruff_when_can_follow-yes = On peut aussi couper, même si l’on pourrait fournir.
explain-ruff_when_can_follow-no = Qui peut fournir ne peut pas couper.
explain-void = Qui n’a pas la couleur demandée joue ce qu’il veut.
explain-undertrump-only_trumps = Il est interdit de sous-couper, c’est-à-dire de mettre un atout plus faible que celui qui a déjà coupé, tant qu’on a autre chose que des atouts.
explain-undertrump-free_if_void = Sous-couper, c’est-à-dire mettre un atout plus faible que celui qui a déjà coupé, est permis à qui n’a pas la couleur demandée, et interdit à qui l’a.
explain-only_trumps-free = Qui n’a plus que des atouts joue celui qu’il veut.
explain-only_trumps-forced_over = Qui n’a plus que des atouts doit monter s’il le peut.
explain-buur_never_forced-yes = Si seul le bour peut monter, il n’y est pas obligé.
explain-buur_never_forced-no = Même le bour doit alors monter.
explain-trump-led = Quand on demande atout, chacun doit en fournir un, fort ou faible.
explain-buur_exempt-yes = On n’est jamais obligé de fournir le bour : qui n’a que lui d’atout joue ce qu’il veut.
explain-buur_exempt-no = Le bour doit être fourni comme les autres atouts.
explain-no-trump = Sans atout, on fournit la couleur demandée ou, à défaut, on joue n’importe quelle carte ; { rank-the-jack } n’a aucun privilège.
explain-winner = L’atout le plus fort gagne la plie ; sans atout, la plus forte carte de la couleur demandée. Qui gagne la plie ramasse et joue la suivante.
explain-winner-plain = La plus forte carte de la couleur demandée gagne la plie. Qui gagne la plie ramasse et joue la suivante.
explain-last_trick_view-yes = On peut revoir la dernière plie tant qu’aucune carte n’est sur le tapis.
explain-last_trick_view-no = Les plies retournées ne se regardent plus, pas même la dernière.

topic-melds = Les annonces
    .synonyms = annonces | annoncer | suite | trois cartes | cinquante | cent | carré | bonus
explain-melds-yes = Une annonce est une suite d’au moins trois cartes d’une couleur ou quatre cartes de même hauteur : trois cartes valent 20, quatre cartes 50, cinq cartes 100 ; quatre { rank-tens }, { rank-queens }, rois ou as 100, quatre neuf 150, quatre { rank-jacks } 200.
explain-melds-no = On joue sans annonces.
explain-meld_values-romand = Une suite plus longue vaut aussi 100.
explain-meld_values-grand = Une suite de six cartes vaut 150, de sept 200, de huit 250, de neuf 300.
explain-meld_values-vorarlberg = Une suite de six cartes vaut 120, de sept 140, de huit 160, de neuf 180.
explain-low_quartets-yes = Quatre six, quatre sept ou quatre huit valent 100.
explain-low_quartets-no = Quatre six, sept ou huit ne valent rien.
explain-cross_meld-yes = Une carte peut servir à la fois dans une suite et dans un carré.
explain-cross_meld-no = Une carte ne sert que dans une seule annonce.
explain-split_runs-yes = Une longue suite peut s’annoncer en plusieurs morceaux.
explain-split_runs-no = Une longue suite s’annonce d’une pièce.
explain-meld_time-with_first_card = On annonce en posant sa première carte.
explain-meld_time-after_first_lead = Quand le premier joueur a posé sa carte, chacun annonce à son tour, et les annonces sont comparées avant que la deuxième carte soit jouée.
explain-meld_deadline-until_covered = Qui a oublié une annonce, ou en a fait une trop basse, peut encore la dire tant que la carte suivante ne couvre pas la sienne ; le dernier joueur, jusqu’à la plie suivante.
explain-declare = L’équipe qui a la meilleure annonce marque toutes les siennes, l’autre n’en marque aucune.
explain-declare-alone = Qui a la meilleure annonce marque toutes les siennes, les autres n’en marquent aucune.
explain-meld_order-romand = La meilleure est celle qui vaut le plus ; à égalité celle qui a le plus de cartes, puis la plus haute{ $trumps ->
        [yes] , puis celle d’atout
       *[no] {""}
    }, puis celle qui a été dite en premier.
explain-meld_order-romand_both = La meilleure est celle qui vaut le plus ; à égalité celle qui a le plus de cartes, puis la plus haute{ $trumps ->
        [yes] , puis celle d’atout
       *[no] {""}
    } ; à égalité complète, les deux équipes marquent.
explain-meld_order-german = Comme en Suisse alémanique, la meilleure est celle qui vaut le plus ; à égalité celle qui a le plus de cartes, puis la plus haute{ $trumps ->
        [yes] , puis celle d’atout
       *[no] {""}
    }, puis celle qui a été dite en premier.
explain-meld_order-p002 = La meilleure est celle qui vaut le plus ; à égalité une suite avant quatre cartes pareilles, puis la plus haute{ $trumps ->
        [yes] , puis celle d’atout
       *[no] {""}
    }, puis la première après le donneur.
explain-meld_order-pagat_petit = Quatre cartes pareilles battent toute suite, et les longues suites les courtes ; puis viennent la plus haute{ $trumps ->
        [yes] , celle d’atout
       *[no] {""}
    } et celle qui a été dite en premier.
explain-meld_order-pagat_grand = L’échelle va, en montant : suites de trois, quatre et cinq cartes, quatre { rank-tens } à quatre as, quatre neuf, suite de six, quatre { rank-jacks }, suites de sept, huit et neuf ; à égalité la plus haute{ $trumps ->
        [yes] , celle d’atout
       *[no] {""}
    }, la première dite.
explain-meld_order-vorarlberg = La meilleure est celle qui vaut le plus ; à égalité la plus haute{ $trumps ->
        [yes] , puis celle d’atout
       *[no] {""}
    }, puis celle qui a été dite en premier ; le nombre de cartes ne compte pas.
explain-melds-unten = En unden-ufe la hauteur s’inverse : trois cartes au huit battent trois cartes à l’as.
explain-melds-mixed = Quand le sens change ou se mêle, celui de la première plie décide.
explain-meld_show-always = Les annonces gagnantes se montrent toujours.
explain-meld_show-on_request_opponents = Les annonces gagnantes se montrent si un adversaire le demande avant sa deuxième carte.
explain-meld_show-on_request_any = Les annonces gagnantes se montrent si quelqu’un le demande avant sa deuxième carte.
explain-meld_show-described = Les annonces gagnantes se disent, mais ne se montrent pas.
explain-false_melds-penalised = On peut faire une annonce qu’on n’a pas, et se reprendre tant que la carte suivante ne couvre pas la sienne ou, si l’on annonce à tour de rôle, tant que le suivant n’a pas parlé. Celle qui se révèle fausse quand on la montre ne compte pas, et les autres sont comparées à nouveau.
explain-meld_credit-immediate = Leurs points s’écrivent tout de suite.
explain-melds-at-once = Elles comptent même pour qui ne fait aucune plie.
explain-meld_credit-at_first_trick = Leurs points ne sont acquis qu’avec la première plie de l’équipe.
explain-match_voids_melds-yes = Si les adversaires font match, les annonces sont perdues{ $stoeck ->
        [yes] {" "}; le stöck reste
       *[no] {""}
    }.
explain-match_voids_melds-no = Les annonces restent, même si les adversaires font match.
explain-match_revives_melds-yes = Les annonces de l’équipe qui fait match comptent, même si elles étaient battues.

topic-stoeck = Le stöck
    .synonyms = stöck | mariage | roi et { rank-queen }
explain-stock-yes = Roi et { rank-queen } d’atout dans la même main font le stöck : 20 points, que personne ne peut battre, à condition de l’annoncer.
explain-stock-no = On joue sans stöck.
explain-stock_deadline-immediate = Il s’annonce en jouant la deuxième des deux cartes, sinon il est perdu.
explain-stock_deadline-next_card = Il s’annonce en jouant la deuxième des deux cartes, au plus tard avant la carte suivante.
explain-stock_deadline-trick_turned = Il s’annonce en jouant la deuxième des deux cartes, au plus tard avant que la plie soit retournée.
explain-stock_deadline-end_with_proof = Il s’annonce en jouant la deuxième des deux cartes ; oublié, il peut encore se réclamer à la fin de la donne si l’on prouve qu’on l’avait.
explain-stock_with_meld-yes = Compris dans une annonce gagnante, il s’annonce avec elle.
explain-stock_with_meld-no = Même compris dans une annonce, il attend la deuxième carte.
explain-stock_early_finish-yes = Si ses points suffisent pour gagner la partie, il peut être montré dès la fin de la première plie.
explain-stock_early_finish-no = Il ne peut pas être montré d’avance pour gagner la partie.

topic-score = Le décompte
    .synonyms = points | compter | comptage | marquer | écrire | cinq de der | match | combien de points
explain-score = À la fin de la donne, chaque équipe compte les points de ses plies.
explain-score-alone = À la fin de la donne, chacun compte les points de ses plies.
explain-write-difference = On écrit à chacun la différence entre sa prédiction et ses { $counts ->
        [tricks] plies
       *[points] points
    }.
explain-exact_bonus-yes = Qui a prédit juste a dix points de moins ; qui a prédit zéro doit pour cela avoir fait une plie.
explain-dealer_compensation-yes = Le donneur a un point de moins par tranche complète de cinq points dont la somme des prédictions s’écarte du total.
explain-last_trick = La dernière plie, le cinq de der, rapporte { $last ->
        [one] { $last } point
       *[other] { $last } points
    } de plus.
explain-match-bonus100 = Qui fait toutes les plies fait match : 100 points de plus, { $match } en tout.
explain-match-bonus50 = Qui fait toutes les plies fait match : 50 points de plus, { $match } en tout.
explain-match-none = Faire toutes les plies ne rapporte rien de plus : { $match } points.
explain-match-tutti = Au tutti, cela fait { $tutti }.
explain-match-p002 = Qui fait toutes les plies fait match : 100 points de plus, mais pas ceux de la dernière plie, { $match } en tout.
explain-counter_match-same = Le match à rebours, de l’équipe qui n’a pas choisi, compte comme un autre.
explain-counter_match-double = Le match à rebours, de l’équipe qui n’a pas choisi, compte double : { $double }.
explain-counter_match-minus100 = Au match à rebours, de l’équipe qui n’a pas choisi, celle qui a choisi perd 100 points, et il n’y a pas de supplément.

topic-end = La fin de la partie
    .synonyms = but | but du jeu | objectif | fini | fin | terminé | quand a-t-on fini | sortir | sorti | gagner | gagne | victoire | vainqueur | perdre | qui gagne | comment gagner | combien de points pour gagner | égalité | rubicon
explain-finish-first_out = La première équipe à { $target } points gagne aussitôt, même au milieu d’une donne.
explain-finish-largest_gap = Quand une équipe atteint { $target } points, on joue la donne jusqu’au bout, et le plus grand total gagne.
explain-finish-deals = On joue { $deals ->
        [one] une seule donne
       *[other] { $deals } donnes
    }, et le plus grand total gagne.
explain-finish-alone = { $finish ->
        [largest_gap] Quand un joueur a { NUMBER($target) } { $counted ->
            [strokes] traits
           *[points] points
        }, on joue la donne jusqu’au bout, et gagne qui en a le plus ; à égalité en tête, on continue.
        [deals] On joue { $deals ->
            [one] une seule donne
           *[other] { $deals } donnes
        }, et le plus grand total gagne.
       *[first_out] Le premier à { NUMBER($target) } { $counted ->
            [strokes] traits
           *[points] points
        } gagne{ $during ->
            [yes] {" "}aussitôt, même au milieu d’une donne
           *[no] {", la donne une fois jouée"}
        }.
    }
explain-finish-lowest = On joue { $deals ->
        [one] une seule donne
       *[other] { $deals } donnes
    }, et le plus petit total gagne.
explain-tie-draw = À égalité, la partie est nulle.
explain-tie-deal = À égalité, on joue une donne de plus.
explain-finish_order-stock-meld-trick =
    { $stoeck ->
        [yes] Si les deux peuvent atteindre le but, le stöck compte en premier, puis les annonces, puis les plies.
       *[no] Si les deux peuvent atteindre le but, les annonces comptent en premier, puis les plies.
    }
explain-finish_order-meld-stock-trick =
    { $stoeck ->
        [yes] Si les deux peuvent atteindre le but, les annonces comptent en premier, puis le stöck, puis les plies.
       *[no] Si les deux peuvent atteindre le but, les annonces comptent en premier, puis les plies.
    }
explain-finish_order-meld-trick-stock =
    { $stoeck ->
        [yes] Si les deux peuvent atteindre le but, les annonces comptent en premier, puis les plies, puis le stöck.
       *[no] Si les deux peuvent atteindre le but, les annonces comptent en premier, puis les plies.
    }
explain-finish_order-stock-trick-meld =
    { $stoeck ->
        [yes] Si les deux peuvent atteindre le but, le stöck compte en premier, puis les plies, puis les annonces.
       *[no] Si les deux peuvent atteindre le but, les plies comptent en premier, puis les annonces.
    }
explain-finish_order-trick-stock-meld =
    { $stoeck ->
        [yes] Si les deux peuvent atteindre le but, les plies comptent en premier, puis le stöck, puis les annonces.
       *[no] Si les deux peuvent atteindre le but, les plies comptent en premier, puis les annonces.
    }
explain-both_over-chronology = Si personne n’a dit « J’ai fini », gagne l’équipe qui a atteint le but en premier.
explain-both_over-last_trick = Si personne n’a dit « J’ai fini » et que les deux ont passé le but, gagne l’équipe qui a fait la dernière plie.
explain-claim-auto = Il n’y a rien à dire : le décompte se fait pour tous.
explain-claim-required = Il faut dire « J’ai fini ».
explain-claim_counts-turned_only = À ce moment seules comptent les plies déjà retournées.
explain-claim_counts-complete_tricks = À ce moment comptent les plies retournées et la plie complète encore sur le tapis.
explain-claim_counts-current_with_boss = À ce moment comptent les plies retournées, la plie complète encore sur le tapis, et la plie en cours si un bock la prend.
explain-wrong_claim-lose_game = Qui se trompe perd la partie.
explain-wrong_claim-lose_game_unless_match = Qui se trompe perd la partie, à moins que les adversaires préfèrent continuer parce qu’ils peuvent faire match.
explain-rubicon-rubicon = Qui n’a pas { $half } points, la moitié du but, est rubicon et paie la tournée.
explain-rubicon-schneider = Qui n’a pas { $half } points, la moitié du but, est Schneider : la partie compte double.
explain-rubicon-king = { $short ->
        [schneider] Qui n’a pas la moitié de son propre but est Schneider : la partie compte double.
       *[other] Qui n’a pas la moitié de son propre but est rubicon et paie la tournée.
    }
explain-strokes-jw = On marque des traits : un pour la première équipe qui annonce la moitié du but, deux pour la victoire, un pour un match, deux pour Schneider et pour un match à rebours.
explain-strokes-jw_old = On marque un trait pour la première équipe qui annonce la moitié du but, pour la victoire, pour un match, pour Schneider et pour un match à rebours.

topic-rest = Solder
    .synonyms = poser ses cartes | étaler | le reste | toutes les plies qui restent | abandonner
explain-solder_test-literal_opponents = Qui a la main et pense faire toutes les plies qui restent peut poser ses cartes. Si un adversaire a encore { $trumps ->
        [yes] un atout ou un bock
       *[no] un bock
    }, les cartes qui restent sont aux adversaires.
explain-solder_test-literal_all = Qui a la main et pense faire à lui seul toutes les plies qui restent peut poser ses cartes. Si un autre joueur, même le partenaire, a encore { $trumps ->
        [yes] un atout ou un bock
       *[no] un bock
    }, les plies qui restent sont aux adversaires.
explain-solder_test-order_free = Qui a la main peut poser ses cartes si toutes les plies qui restent sont à lui, dans quelque ordre qu’on les joue. Sinon elles sont aux adversaires.
explain-solder_test-forbidden = On ne solde pas : toutes les plies se jouent.
explain-solder-misere = Dans une misère, les plies réclamées restent à qui les a réclamées, que ce soit à tort ou à raison : personne ne gagne à se tromper.

topic-habits = À une vraie table
    .synonyms = faute | pénalité | erreur | renonce | parler | silence | signes | ardoise | écrire | usages
explain-forfeit = Qui abandonne une donne se voit écrire { NUMBER($forfeit) } points.
explain-silence-no_penalty = Pendant le jeu on se tait et personne ne fait de signes. Il est interdit de dire ou de demander qu’une carte est bock, et de la taper ou de la claquer sur le tapis pour se faire comprendre. Ces règles ne prévoient aucune peine.
explain-silence-may_cancel = Pendant le jeu on se tait et personne ne fait de signes ni ne dit qu’une carte est bock. Si quelqu’un le fait ou répond à une question, les adversaires peuvent faire annuler la donne, que le même donneur refait.
explain-card_check-counted = Avant la première carte, chacun compte les siennes. Qui ne dit rien a accepté son compte : si une carte manque plus tard, la donne reste valable, et cette carte va à qui fait la dernière plie, sans pouvoir prendre.
explain-card_check-after_deal = Avant la partie on vérifie que le jeu est complet. Les cartes restent sur la table jusqu’à ce que toutes soient données, et après le jeu chaque équipe vérifie le décompte ; une erreur ne coûte rien d’autre qu’une nouvelle donne.
explain-revoke_rule-r93 = Une carte jouée reste jouée. Qui n’a pas fourni et s’en aperçoit à temps reprend sa carte et doit fournir{ $trumps ->
        [yes] {" "}sans couper
       *[no] {""}
    } ; plus tard, la carte oubliée perd sa valeur de prise et va à qui a gagné la plie.
explain-revoke_rule-jw = Une carte jouée reste jouée. Qui n’a pas fourni laisse la plie aux adversaires ; prouvé plus tard, cette plie et toutes les suivantes sont à eux.
explain-revoke_rule-cancel = Une carte jouée reste jouée. Si quelqu’un n’a pas fourni, la donne est annulée et rejouée.
explain-revoke_rule-impossible = L’ordinateur ne laisse poser que des cartes permises.
explain-irregularities-penalised = Une carte fautive peut être posée. Tant que la plie n’est pas retournée, un adversaire peut réclamer ou le joueur l’avouer ; plus tard, dès qu’il montre une carte de la couleur qu’il n’a pas fournie.
explain-slate-w25 = Les points s’écrivent sur l’ardoise : en haut les traits de 100, au milieu les croix de deux fois 50, en bas les traits de 20, à droite le reste.
explain-slate-z_tally5 = Les points s’écrivent sur l’ardoise en Z : 100 en haut, 50 sur la diagonale, 20 en bas, le cinquième trait barrant les quatre autres, à droite le reste.
explain-slate-numeric = Les points s’écrivent en chiffres.
rules-changed = Ce qui change à cette table
rules-change = { $option } : { $value } (d’origine : { $before }).
rules-also = Aussi appelé : { $names }.
