### L’arbitre : les règlements et leurs décisions. Variables : $basis, $cards, $points, $team (0 ou 1).

## Règlements

referee-regulation-1993 = Règlement romand de 1993 (extraits)
referee-regulation-2006 = Règles de tournoi de 2006, complétées par le règlement de 1993
referee-regulation-german-swiss = Règlements alémaniques
referee-silent = Le texte n’en dit rien. L’usage :
referee-no-penalty = Le texte l’interdit sans fixer de sanction. L’usage :
referee-fallback = Les règles de 2006 n’en disent rien ; le règlement de 1993 vaut.

## Décisions

referee-effect-card-stays = La carte était permise : une carte jouée ne se reprend pas.
referee-effect-follow-suit = Le joueur reprend sa carte ; il doit fournir la couleur demandée et ne peut pas couper. Les cartes posées après lui restent.
referee-effect-play-lawfully = Le joueur reprend sa carte et en pose une que les règles permettent.
referee-effect-trick-lost = La plie va aux adversaires. Le joueur échange sa carte contre la plus forte de la couleur demandée, sauf le bour ; les deux cartes ne prennent plus. Son voisin de droite entame la plie suivante.
referee-effect-trumps-dead = Le joueur doit fournir atout. Ses atouts ne prennent plus, sauf le bour.
referee-effect-forgotten-dead = La carte oubliée ne prend plus et va, avec ses points, à celui qui a fait la plie d’alors.
referee-effect-tricks-lost = Cette plie et toutes les suivantes vont aux adversaires du fautif, le match aussi.
referee-effect-upper-counts = Seule la carte du dessus est jouée ; l’autre revient en main. Si elle a été vue, elle ne prend plus mais garde ses points.
referee-effect-both-dead = Les deux cartes ne prennent plus ; les adversaires choisissent laquelle est jouée.
referee-effect-partner-barred = La carte revient en main. Le partenaire ne peut pas jouer cette couleur à sa prochaine carte, même si c’est atout, sauf s’il n’a rien d’autre à jouer.
referee-effect-lead-lost = La carte revient en main et ne prend plus. Celui dont c’est le tour entame ; les points de cette plie vont aux adversaires du fautif, et son voisin de droite entame la suivante.
referee-effect-early-card-stays = La carte posée trop tôt reste. Si elle ne fournit pas alors qu’il le fallait, c’est une carte fautive, sauf à la dernière plie.
referee-effect-turn-accepted = La plie est retournée : elle reste comme elle a été jouée.
referee-effect-missing-to-last = La donne est valable. La carte manquante ne prend pas et va à celui qui fait la dernière plie.
referee-effect-missing-or-cancel = La donne est valable et la carte ne prend pas, ou les adversaires la font annuler.
referee-effect-count-accepted = Personne n’a contesté avant de jouer : la donne est valable. Une carte de trop ne prend pas et va à celui qui fait la dernière plie.
referee-effect-redeal = La donne est annulée ; le même donneur redonne.
referee-effect-deal-stands = On a déjà joué : la donne est valable.
referee-effect-look-allowed = La dernière plie peut être revue tant qu’aucune carte n’est sur la table.
referee-effect-warning = Le joueur reçoit un avertissement.
referee-effect-seen-trick-lost = Les points de la plie regardée vont aux adversaires.
referee-effect-may-cancel = Les adversaires peuvent faire annuler la donne ; le même donneur redonne.
referee-effect-stoeck-counts = Le stöck est annoncé à temps : il compte.
referee-effect-stoeck-lost = Le stöck n’a pas été annoncé à temps : il ne compte pas.
referee-effect-rest-won = Il a soldé avec raison : toutes les cartes restantes vont à son camp.
referee-effect-rest-lost = Toutes les cartes restantes vont aux adversaires, avec les points de la dernière plie.
referee-effect-rest-kept = Les points sont à éviter : toutes les cartes restantes vont au camp qui a soldé, avec les points de la dernière plie. Solder à tort ne profite à personne.
referee-effect-partie-lost = Qui dit « J’ai fini » à tort perd la partie avec son partenaire.
referee-effect-partie-or-match = Qui dit « J’ai fini » à tort perd la partie avec son partenaire. Si les adversaires peuvent encore faire le match, ils peuvent exiger que l’on continue.
referee-effect-trick-uncounted = Tant qu’elle reste ouverte sur la table, la plie ne se compte pas ; une fois retournée, elle compte.
referee-effect-open-trick-lost = Qui laisse une plie ouverte jusqu’à la fin de la suivante la perd, si les adversaires font cette suivante.
referee-effect-shown-choice = La carte ne prend plus. Les adversaires choisissent de continuer, d’annuler la donne ou de la traiter comme une carte fautive.
referee-effect-shown-dead = La carte revient en main ; elle ne prend plus mais garde ses points.
referee-effect-deal-lost = La donne est perdue ; les adversaires peuvent marquer le match.
referee-effect-meld-corrected = L’annonce peut être corrigée tant que la carte n’est pas couverte.
referee-effect-meld-void = Une annonce trop basse reste comme elle a été dite ; une annonce fausse ne compte pas.

## Cartes

referee-cards-forced = À choisir parmi : { $cards }.
referee-cards-partner = Le partenaire peut jouer : { $cards }.
referee-cards-played = Jouée : { $cards }.
referee-cards-dead = Sans valeur de prise : { $cards }.
referee-cards-moved = À l’équipe { $team } : { $cards }, valeur { $points }.

## Questions

referee-ask-kind = Que s’est-il passé ?
referee-ask-regulation = D’après quel règlement ?
referee-ask-case = Quel est le cas ?
referee-pairs = Les règlements parlent de quatre joueurs en deux équipes ; à cette table, leurs décisions ne sont qu’un repère.
referee-basis = Base : { $basis }

## Ce qui s’est passé

referee-kind-revoke = Un joueur n’a pas fourni, ou a posé une carte fautive
referee-kind-two_cards = Deux cartes posées en même temps
referee-kind-missing_card = Il manque une carte
referee-kind-card_count = Un joueur n’a pas le bon nombre de cartes
referee-kind-out_of_turn = Un joueur a joué avant son tour
referee-kind-looked_back = Un joueur a regardé des plies retournées
referee-kind-remark = Une remarque, un signe, une carte claquée
referee-kind-stoeck_late = Le stöck n’a pas été annoncé tout de suite
referee-kind-wrong_solder = Un joueur a soldé
referee-kind-wrong_finish = Un joueur a dit « J’ai fini » à tort
referee-kind-last_trick_not_turned = Une plie est restée ouverte sur la table
referee-kind-misdeal = Les cartes ont été mal données
referee-kind-exposed_in_deal = Une carte s’est vue pendant la donne
referee-kind-wrong_cut = La coupe était fausse ou a été oubliée
referee-kind-card_shown = Un joueur a montré ou laissé tomber une carte
referee-kind-thrown_in = Un joueur a jeté ses cartes
referee-kind-false_meld = Une annonce était fausse

## Cas

referee-case-lawful = On veut reprendre une carte permise
referee-case-wrong-trump = Sous-coupe défendue, sans carte de la couleur demandée
referee-case-refused-trump-open = Atout demandé et pas fourni, la plie est ouverte
referee-case-revoke-open = Couleur pas fournie, la plie est ouverte
referee-case-refused-trump-held = Atout pas fourni, vu plus tard ; il en tient encore
referee-case-revoke-held = Couleur pas fournie, vu plus tard ; il en tient encore
referee-case-revoke-gone = Couleur pas fournie, vu plus tard ; il n’en tient plus
referee-case-two-cards = Deux cartes posées en même temps
referee-case-count-before = Mauvais nombre de cartes, vu avant de jouer
referee-case-count-first-trick = Mauvais nombre de cartes, vu pendant la première plie
referee-case-count-later = Mauvais nombre de cartes, vu plus tard
referee-case-missing-card = Une carte manque en cours de jeu ou à la fin
referee-case-led-out-of-turn = Entamé sans être à son tour
referee-case-out-of-turn = Joué avant son tour
referee-case-turn-later = Joué avant son tour, la plie est retournée
referee-case-look-last = La dernière plie revue, la table est vide
referee-case-look-back = Une autre plie revue, ou une carte sur la table
referee-case-remark = Remarque, signe, carte claquée, question « bock ? »
referee-case-stoeck-in-time = Stöck annoncé après la carte, avant que la suivante ne la couvre
referee-case-stoeck-late = Stöck oublié
referee-case-solder-right = Soldé avec raison
referee-case-solder-wrong = Soldé à tort
referee-case-solder-shunned = Soldé à tort, où les points sont à éviter
referee-case-finish-wrong = « J’ai fini » à tort
referee-case-last-trick-open = La dernière plie n’est pas retournée
referee-case-trick-open = Une plie reste ouverte pendant la suivante
referee-case-misdeal-before = Mal donné, vu avant de jouer
referee-case-misdeal-later = Mal donné, vu plus tard
referee-case-exposed-before = Carte vue pendant la donne
referee-case-exposed-later = Carte vue pendant la donne, signalée après le début du jeu
referee-case-cut-before = Fausse coupe ou pas de coupe, vu avant de jouer
referee-case-cut-later = Fausse coupe ou pas de coupe, vu plus tard
referee-case-card-shown = Carte montrée ou tombée
referee-case-thrown-in = Cartes jetées
referee-case-meld-open = Annonce fausse, la carte n’est pas couverte
referee-case-meld-covered = Annonce fausse, la carte est couverte

## Une page à imprimer

referee-sheet-heading = Que faire quand
referee-sheet-case = Cas
referee-sheet-ruling = Décision
referee-sheet-basis = Base
referee-sheet-custom = usage
referee-sheet-note = Buur · Section et ligne renvoient à la page de l’arbitre ; « usage » : le texte se tait ou ne fixe pas de sanction.
