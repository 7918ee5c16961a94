### Les règles au choix : preset-NOM, option-NOM et value-OPTION-VALEUR (un « + » s’y écrit « - »).
### Oui et non se disent partout de la même façon.

value-yes = oui
value-no = non
value-number = { $n }

## Règles toutes faites

preset-chibre = Chibre
    .help = Le chibre romand d’aujourd’hui : quatre couleurs, annonces, mille points.
preset-pique-double = Pique double
    .help = Le chibre où tout compte double quand l’atout est { $S }, à 1500 points.
preset-chibre-2010 = Chibre 2010
    .help = Le chibre tel qu’on l’écrivait en 2010 : les annonces comptent avec la première plie gagnée.
preset-reglement-1993 = Règlement 1993
    .help = Les extraits du règlement officiel romand parus en 1993, complétés par l’usage.
preset-regles-002 = Règles françaises
    .help = Le chibre d’une page de règles française : qui peut fournir ne coupe pas, le match fait 252.
preset-tournoi-2006 = Tournoi 2006
    .help = Un tournoi de 2006 : sans annonces, le match compte 157, nombre de donnes fixe.
preset-match-aux-cartes = Match aux cartes
    .help = Seize donnes à l’atout imposé, sans chibrer ni annoncer : 157 points par donne.
preset-schieber = Schieber
    .help = Le jeu de Suisse alémanique : avec oben-abe et unden-ufe, mille points, tout compte une fois.
preset-schieber-2500 = Schieber à 2500
    .help = Le Schieber multiplié : { $S } et { $C } comptent double, oben-abe et unden-ufe triple.
preset-estimation = Estimation
    .help = L’estimation ou différence : chacun pour soi prédit ses points, le plus près gagne.

## Donne

option-teams_drawn = Tirer les équipes au sort
    .help = Chacun tire une carte : les deux plus hautes jouent contre les deux plus basses.
option-first = Qui commence la première donne
    .help = Comment on trouve le premier donneur ou celui qui fait le premier atout.
value-first-holder_D7 = le { $D7 }
value-first-holder_R7 = le { $H7 }
value-first-holder_RT =
    { $deck ->
        [swiss] la
       *[french] le
    } { $HT }
value-first-holder_card = une autre carte
value-first-random_dealer = donneur au hasard
value-first-draw_high = la plus haute carte tirée donne
value-first-draw_low = la plus basse carte tirée donne
value-first-scribe = celui qui tient l’ardoise donne
option-first_card = Carte qui commence
    .help = Si une autre carte commence : son code, par exemple D7 pour le { $D7 }.
option-dealer_after_first = Deuxième donneur
    .help = Qui donne après une première donne commencée par une carte.
value-dealer_after_first-right_of_dealer = à droite du premier donneur
value-dealer_after_first-first_holder = celui qui avait la carte
option-next_game_dealer = Donneur de la partie suivante
    .help = Qui donne en premier quand on refait une partie à la même table.
value-next_game_dealer-rotation = à tour de rôle
value-next_game_dealer-losers = les perdants
value-next_game_dealer-winners = les gagnants
option-cut = Coupe
    .help = Combien de cartes on lève au moins, et si l’on peut taper au lieu de couper.
value-cut-min3_optional = facultative, trois au moins
value-cut-min2_mandatory = obligatoire, deux au moins
value-cut-min3_mandatory = obligatoire, trois au moins
value-cut-none = sans coupe
option-packets = Distribution
    .help = Combien de cartes à la fois.
option-misdeal_redealer = Après une fausse donne
    .help = Qui redonne les cartes.
value-misdeal_redealer-same = le même donneur
value-misdeal_redealer-next = le donneur suivant

## Choix de l’atout

option-contracts = Contrats
    .help = Ce que l’on peut choisir.
value-contracts-suits = couleurs
value-contracts-oben = oben-abe
value-contracts-unden = unden-ufe
value-contracts-slalom = zig-zag
value-contracts-quer = Guschti et Mary
value-contracts-trio = 3×3
value-contracts-tutti = tutti
value-contracts-tutti_oben = tutti d’oben-abe
value-contracts-mitte = milieu
value-contracts-gumpf = gumpf
value-contracts-misere = misère
value-contracts-imposed = atout imposé
value-contracts-turned = carte retournée
option-quer_tricks = Longueur du Guschti
    .help = Nombre de plies du premier sens, avant que l’ordre des cartes ne se renverse.
option-trio_order = Ordre du 3×3
    .help = Dans quel ordre viennent les trois parties : atout, oben-abe et unden-ufe.
value-trio_order-free = au choix
value-trio_order-trump_middle = atout au milieu
option-turned = Carte retournée
    .help = Ce que la dernière carte du donneur désigne.
value-turned-suit = sa couleur est atout
value-turned-kreuzjass = as, roi et { rank-queen } oben-abe ; six, sept et huit unden-ufe
option-imposed = Atouts imposés
    .help = Les couleurs dans l’ordre des donnes : S { $S }, H { $H }, D { $D }, C { $C }.
option-push = Chibrer
    .help = Le premier peut laisser le choix à son partenaire.
value-push-yes = permis
value-push-no = interdit
value-push-not_first_deal = interdit à la première donne
option-push_back = Chibrer en retour
    .help = Le partenaire peut rendre le choix au premier, qui doit alors choisir.
option-trump_by_lead = Atout sans parler
    .help = Si personne n’annonce rien, la couleur de la première carte jouée devient atout.
option-premature_choice = Parler trop tôt
    .help = Quand le partenaire parle avant celui qui doit choisir.
value-premature_choice-none = rien
value-premature_choice-forehand_deals = le choix est perdu, le premier donne
value-premature_choice-opponents_twice = les adversaires choisissent deux fois
option-leader = Première carte
    .help = Qui pose la première carte de la donne.
value-leader-forehand = le premier, à droite du donneur
value-leader-announcer = celui qui a fait atout
option-slalom_pushed_leader = Première carte d’un zig-zag chibré
    .help = Qui pose la première carte quand le zig-zag vient du partenaire.
value-slalom_pushed_leader-forehand = le premier, à droite du donneur
value-slalom_pushed_leader-announcer = celui qui l’a choisi
option-multipliers = Multiplicateurs
    .help = Ce qui compte double ou triple : tous les points de la donne, annonces et stöck compris.
value-multipliers-all1 = tout compte une fois
value-multipliers-spades2 = { $S } double
value-multipliers-schieber123 = noires double, oben et unden triple
value-multipliers-uri = noires, oben et unden double

## Prédiction

option-prediction = Prédiction
    .help = Si chacun prédit ses points avant la première carte.
value-prediction-none = aucune
value-prediction-hidden = cachée
value-prediction-open = à haute voix
option-exact_bonus = Prime à la prédiction exacte
    .help = Qui tombe juste a dix points de moins.
option-dealer_compensation = Ménager le donneur
    .help = Le donneur, qui parle en dernier, est ménagé si la somme des prédictions est loin du compte.

## Jeu de la carte

option-unde_values = Points d’unden-ufe
    .help = Quelle carte vaut onze points de bas en haut : le six ou l’as.
value-unde_values-six11 = le six 11, l’as 0
value-unde_values-ace11 = l’as 11, le six 0
option-slalom_values = Points du zig-zag
    .help = Les points suivent le premier sens annoncé, ou toujours ceux d’oben-abe.
value-slalom_values-start = selon le premier sens
value-slalom_values-oben = toujours comme oben-abe
option-tutti_values = Points du tutti
    .help = Tous les { rank-jacks } et les neuf comptent comme à l’atout, ou seulement ceux de la première couleur jouée.
value-tutti_values-all = partout, 253 points
value-tutti_values-first_led = première couleur, 157 points
option-ruff_when_can_follow = Couper même si l’on peut fournir
    .help = On peut poser un atout alors qu’on a la couleur demandée.
option-undertrump = Sous-couper
    .help = Poser un atout plus faible que celui qui a déjà coupé.
value-undertrump-only_trumps = seulement s’il ne reste que des atouts
value-undertrump-free_if_void = permis sans la couleur demandée
option-only_trumps = Avec rien que des atouts
    .help = Qui n’a plus que des atouts joue librement ou doit monter.
value-only_trumps-free = libre
value-only_trumps-forced_over = obligé de monter
option-buur_exempt = Le bour se garde
    .help = Le bour n’a jamais à être fourni, même seul.
option-buur_never_forced = Le bour ne monte pas de force
    .help = S’il faut monter et que seul le bour le peut, on reste libre.
option-martinique8 = Huit de Martinique
    .help = Le huit d’atout bat le bour s’il est joué après lui dans la même plie.
option-last_trick_view = Revoir la dernière plie
    .help = La dernière plie peut être revue tant qu’aucune carte n’est sur le tapis.

## Annonces

option-melds = Annonces
    .help = Les suites et les quatre cartes pareilles rapportent des points.
option-meld_values = Valeur des annonces
    .help = Ce que valent les longues suites.
value-meld_values-romand = romande : 100 dès cinq cartes
value-meld_values-grand = grande : 150 à 300 dès six cartes
value-meld_values-vorarlberg = Vorarlberg : 120 à 180 dès six cartes
option-low_quartets = Quatre six, sept ou huit
    .help = Elles comptent aussi comme annonce, pour 100 points.
option-cross_meld = Annonce croisée
    .help = Une carte peut servir dans une suite et dans un carré.
option-split_runs = Couper une longue suite
    .help = Une suite de six cartes ou plus peut s’annoncer en deux morceaux.
option-meld_order = Quelle annonce l’emporte
    .help = Comment on compare deux annonces.
value-meld_order-romand = romand : points, nombre, hauteur
value-meld_order-romand_both = romand, à égalité les deux équipes marquent
value-meld_order-german = alémanique : points, nombre, hauteur
value-meld_order-p002 = points, hauteur, atout, place
value-meld_order-pagat_petit = le carré avant toute suite
value-meld_order-pagat_grand = échelle fixe des suites et des carrés
value-meld_order-vorarlberg = Vorarlberg : points, hauteur, atout, place
option-meld_time = Moment des annonces
    .help = Quand chacun dit ce qu’il a.
value-meld_time-with_first_card = avec sa première carte
value-meld_time-after_first_lead = à tour de rôle, après la première carte jouée
option-meld_deadline = Annonces oubliées
    .help = Jusqu’à quand on peut encore annoncer, une fois sa première carte posée.
value-meld_deadline-with_card = perdues avec la carte
value-meld_deadline-until_covered = jusqu’à la carte suivante
option-false_melds = Annoncer ce qu’on n’a pas
    .help = Ce que coûte une fausse annonce.
value-false_melds-prevented = impossible
value-false_melds-penalised = possible, l’annonce est perdue
option-meld_show = Montrer les annonces
    .help = Quand les annonces gagnantes se montrent.
value-meld_show-always = toujours
value-meld_show-on_request_opponents = si un adversaire le demande
value-meld_show-on_request_any = si quelqu’un le demande
value-meld_show-described = dites, sans être montrées
option-meld_credit = Marquer les annonces
    .help = À quel moment leurs points sont acquis.
value-meld_credit-immediate = tout de suite
value-meld_credit-at_first_trick = avec la première plie gagnée
option-match_voids_melds = Le match annule les annonces
    .help = Qui ne fait aucune plie perd ses annonces ; le stöck reste.
option-match_revives_melds = Le match rend les annonces
    .help = Les annonces de l’équipe qui fait match comptent même si elles étaient battues.

## Stöck

option-stock = Stöck
    .help = Roi et { rank-queen } d’atout dans la même main rapportent 20 points.
option-stock_deadline = Annoncer le stöck
    .help = Jusqu’à quand le stöck peut être annoncé.
value-stock_deadline-immediate = avec la deuxième carte
value-stock_deadline-next_card = avant la carte suivante
value-stock_deadline-trick_turned = avant que la plie soit retournée
value-stock_deadline-end_with_proof = jusqu’à la fin, avec preuve
option-stock_with_meld = Stöck avec l’annonce
    .help = Le stöck compris dans une annonce s’annonce avec elle.
option-stock_early_finish = Finir avec le stöck
    .help = Si ses points suffisent pour gagner, le stöck peut être annoncé d’avance.

## Points

option-last_trick = Cinq de der
    .help = Points pour la dernière plie.
option-match = Match
    .help = Ce que rapporte de faire toutes les plies.
value-match-bonus100 = 100 points de plus
value-match-bonus50 = 50 points de plus
value-match-none = rien de plus
value-match-p002 = 100 de plus, sans le cinq de der
option-counter_match = Match à rebours
    .help = Le match de l’équipe qui n’a pas choisi.
value-counter_match-same = comme un autre match
value-counter_match-double = compte double
value-counter_match-minus100 = 100 points de moins pour les autres
option-misere_match = Toutes les plies en misère
    .help = Ce qu’il en coûte à l’équipe qui a annoncé la misère.
value-misere_match-none = rien de plus
value-misere_match-minus100 = 100 points de moins
option-write = Ce qui s’écrit
    .help = Les points de la donne, ou ce qui les sépare de la prédiction.
value-write-points = les points
value-write-difference = la différence

## Partie

option-target = But
    .help = Points à atteindre.
option-finish = Fin de la partie
    .help = Qui gagne quand la partie se termine.
value-finish-first_out = le premier camp au but
value-finish-largest_gap = le plus grand total après la donne
value-finish-deals = nombre de donnes fixe
option-deals = Nombre de donnes
    .help = Pour une partie au nombre de donnes fixe, sinon 0.
option-lowest_wins = Le plus petit total gagne
    .help = À la fin, le moins de points l’emporte.
option-tie = À égalité
    .help = Ce qui se passe si les meilleurs sont à égalité après la dernière donne.
value-tie-draw = partie nulle
value-tie-deal = une donne de plus
option-finish_order = Ordre du décompte
    .help = Ce qui compte en premier quand les deux équipes peuvent atteindre le but.
value-finish_order-stock-meld-trick = stöck, annonces, plies
value-finish_order-meld-stock-trick = annonces, stöck, plies
value-finish_order-meld-trick-stock = annonces, plies, stöck
value-finish_order-stock-trick-meld = stöck, plies, annonces
value-finish_order-trick-stock-meld = plies, stöck, annonces
option-both_over = Si les deux ont atteint le but
    .help = Qui gagne si personne n’a dit « J’ai fini » à temps.
value-both_over-chronology = la première qui y est arrivée
value-both_over-last_trick = celle qui a fait la dernière plie
option-claim = Dire « J’ai fini »
    .help = Faut-il le dire, ou le décompte suffit-il ?
value-claim-auto = inutile, on compte pour tous
value-claim-required = il faut le dire
option-claim_counts = Ce qui compte en disant « J’ai fini »
    .help = Les plies que l’on peut compter à ce moment.
value-claim_counts-turned_only = les plies retournées
value-claim_counts-complete_tricks = aussi la plie complète sur le tapis
value-claim_counts-current_with_boss = aussi la plie en cours avec un bock
option-wrong_claim = « J’ai fini » à tort
    .help = Ce qui arrive à qui se trompe.
value-wrong_claim-lose_game = la partie est perdue
value-wrong_claim-lose_game_unless_match = perdue, sauf si les autres préfèrent jouer le match
option-rubicon = Rubicon
    .help = Ce qui arrive à qui n’a pas la moitié des points.
value-rubicon-off = rien
value-rubicon-rubicon = rubicon, on paie la tournée
value-rubicon-schneider = Schneider, la partie compte double
option-strokes = Traits
    .help = Des traits marquent moitié, victoire, match et Schneider.
value-strokes-off = sans traits
value-strokes-jw = moitié 1, victoire 2, match 1, Schneider 2
value-strokes-jw_old = un trait pour chaque chose
option-solder_test = Solder
    .help = Quand on peut poser ses cartes et prendre toutes les plies qui restent.
value-solder_test-literal_opponents = ni atout ni bock chez les adversaires
value-solder_test-literal_all = ni atout ni bock chez aucun autre
value-solder_test-order_free = sûr dans n’importe quel ordre
value-solder_test-forbidden = interdit

## Table

option-forfeit = Forfait
    .help = Points écrits à qui abandonne une donne ; 0 s’il n’y a pas de règle.
option-silence = Silence
    .help = Ce qui arrive à qui parle du jeu, fait un signe, dit « bock » ou tape une carte.
value-silence-unstated = rien n’est dit
value-silence-no_penalty = exigé, sans peine prévue
value-silence-may_cancel = exigé, sinon la donne peut être annulée
option-card_check = Contrôle des cartes
    .help = Quand chacun compte ses cartes ou les relève.
value-card_check-unstated = rien n’est dit
value-card_check-counted = chacun compte les siennes avant de jouer
value-card_check-after_deal = le jeu vérifié d’abord, les cartes relevées après la donne
option-revoke_rule = Fautes de jeu
    .help = Comment se règle une carte fautive entre joueurs à une vraie table.
value-revoke_rule-r93 = règlement romand 1993
value-revoke_rule-jw = règlement alémanique
value-revoke_rule-cancel = la donne est annulée
value-revoke_rule-impossible = impossibles
option-irregularities = Cartes fautives
    .help = Si une carte contraire aux règles de la plie ne peut pas être posée, ou reste posée et est sanctionnée dès que quelqu’un réclame.
value-irregularities-prevented = empêchées
value-irregularities-penalised = sanctionnées
option-slate = Ardoise
    .help = Comment les points s’écrivent.
value-slate-w25 = romande : traits de 100, croix, traits de 20
value-slate-z_tally5 = en Z, traits barrés par cinq
value-slate-numeric = en chiffres

rules-deals-missing = Combinaison impossible : avec un nombre de donnes fixe, « { option-deals } » doit être au moins 1.
rules-quer-tricks = Combinaison impossible : « { option-quer_tricks } » doit laisser au moins une plie à l’autre sens.
rules-penalised-rule = Combinaison impossible : pour sanctionner les cartes fautives, « { option-revoke_rule } » doit nommer un règlement.
rules-imposed-suits = Combinaison impossible : pour l’atout imposé, « { option-imposed } » doit donner les couleurs dans l’ordre.
rules-first-card = « { option-first_card } » doit être une carte du jeu.
rules-deals-surplus = Combinaison impossible : « { option-deals } » ne sert qu’avec un nombre de donnes fixe, sinon mettez 0.
