### La page : accueil et table.
### $who vaut « you » quand il s’agit du joueur lui-même, sinon « other » ; $name est alors son nom.

## Accueil

tagline = Le jass, tout de suite : contre l’ordinateur.
play-now = Jouer maintenant
play-wait = On s’installe…
your-name = Votre nom à la table (facultatif)
level = Les autres joueurs
level-easy = Facile
    .help = Débute, et oublie les cartes tombées.
level-steady = Solide
    .help = Compte les cartes et joue avec méthode.
level-sharp = Fort
    .help = Cherche ce que chacun peut avoir en main.
level-master = Maître
    .help = Cherche plus longtemps, parmi plus de mains.
level-own = Comme demandé : { $bots }.
think = Réflexion par carte
think-usual = Normale
think-1s = 1 seconde
think-3s = 3 secondes
rules = Règles
source = Source : { $source }
source-W25 = encyclopédie francophone du jass, janvier 2025
source-W10 = la même encyclopédie, état de 2010
source-R93 = règlement romand, d’après Aînés 9/1993
source-P002 = une page française de règles de jeux
source-T06 = règlement d’un tournoi, 2006–2007
source-JW = règlements alémaniques, d’après une encyclopédie
source-SL = règles d’un exploitant suisse de jass en ligne
source-K16 = règlement romand, chapitres de l’estimation
options =
    { $count ->
        [0] Options des règles
        [one] Options des règles ({ $count } changée)
       *[other] Options des règles ({ $count } changées)
    }
options-reset = Revenir aux règles d’origine
not-stated = pas précisé dans ces règles
continue = Partie en cours
more-settings = Autres réglages
group-deal = Donne et coupe
group-choice = Choix de l’atout
group-predict = Prédiction
group-play = Jeu de la carte
group-meld = Annonces
group-stoeck = Stöck
group-score = Points de la donne
group-partie = Fin de la partie
group-table = À la table

## Réglages

settings = Réglages
language = Langue
deck = Cartes
deck-french = Cartes françaises
deck-swiss = Cartes suisses alémaniques
mapping = Couleur alémanique = couleur française
mapping-hslu = Glands = trèfle, roses = cœur, écussons = pique, grelots = carreau
mapping-swisslos = Glands = carreau, roses = cœur, écussons = pique, grelots = trèfle
mapping-jassen_ch = Glands = trèfle, roses = pique, écussons = cœur, grelots = carreau
mapping-jassguru = Glands = pique, roses = trèfle, écussons = carreau, grelots = cœur
four-colours = Quatre couleurs distinctes
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
index-fr-J = V
index-fr-Q = D
index-fr-K = R
index-fr-A = A

## Table

title-table = Buur – la table
title-turn = À vous – Buur
to-home = Accueil
loading = Un instant…
connecting = On rejoint la table…
offline = Connexion perdue, on la rétablit…
online = La connexion est rétablie.
replaced = Vous jouez dans une autre fenêtre.
retake = Jouer ici
tabletop = Tapis
hand = Votre jeu
hand-card =
    { $card }{ $trump ->
        [yes] , atout
        [buur] , atout, bour
        [nell] , atout, nell
       *[no] {""}
    }, { $playable ->
        [yes] jouable
        [pick] à choisir
       *[no] pas jouable
    }
trick-label =
    { $count ->
        [0] Plie { $no }, aucune carte
        [one] Plie { $no }, { $count } carte
       *[other] Plie { $no }, { $count } cartes
    }
trick-card =
    { $name } : { $card }{ $wins ->
        [yes] , la plus forte
       *[no] {""}
    }
seat-label =
    { $name }, { $cards ->
        [0] sans carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $dealer ->
        [yes] , donne
       *[no] {""}
    }{ $turn ->
        [yes] , c’est son tour
       *[no] {""}
    }
guest-name = Invité { $no }
you = Vous
us = Nous
them = Eux
bot = ordinateur
bot-short = bot
preparing = se prépare encore, et joue comme « Solide » d’ici là
preparing-short = charge
deputy = l’ordinateur joue à sa place
deputy-short = remplacé
dealer = donneur
dealer-short = D
maker = a fait atout
trick-no = plie { $no }/{ $of }
deal = Donne
deal-no = Donne { $deal }
board-no = Donne du jour { $number }
contract = Atout
chosen-by =
    { $who ->
        [you] Vous
       *[other] { $name }
    }{ $pushed ->
        [yes] , chibré
       *[no] {""}
    }
score-label = Nous { $us }, eux { $them }.
deal-points =
    { $counted ->
        [yes] Donne : { $us } à { $them }
       *[no] Plies : { $us } à { $them }
    }
target =
    { $deals ->
        [0] Partie à { $target }
        [one] Partie en une donne
       *[other] Partie en { $deals } donnes
    }
status-you =
    { $phase ->
        [play] À vous de jouer
        [choose] À vous de choisir
        [cut] À vous de couper
        [bid] À vous de miser
        [predict] À vous de prédire
        [join] Jouez-vous ?
        [exchange] À vous d’échanger
        [widow] Écartez des cartes
        [call] Appelez une carte
        [renounce] Jouez-vous cette donne ?
        [declare] À vous d’annoncer
       *[other] À vous
    }
status-other = C’est à { $name }
status-wait = Un instant…
status-over = La partie est finie
trick-to =
    { $who ->
        [you] La plie est à vous
       *[other] La plie est à { $name }
    }
why-wait = Ce n’est pas encore à vous : on attend { $name }.
why-not-yet = On ne joue pas de carte pour l’instant.
close = Fermer
cancel = Non, continuer
points-short = { $points }
slate = Ardoise
log = Déroulement
log-empty = Rien encore.
last-trick = Dernière plie
help = Aide

## Ce qu’on peut dire ou faire

sayings = Annoncer
do-push = Chibrer
do-cut = Couper ici
do-knock = Taper
do-stoeck = Stöck !
do-ask = Faire voir les annonces
do-berg = La moitié !
do-solder = Solder
    .note = toutes les plies
do-turn = Retourner la plie
do-object = Réclamer : { $name }, plie { $trick }
do-own-up = Avouer la carte fautive (plie { $trick })
do-finish = J’ai fini
do-count = Compter la donne
stoeck-with-card = Dire stöck
    .note = 20 points
stoeck-melds-lost = Redire stöck
    .note = Vos annonces n’ont pas compté
stoeck-melds-wait = Dire stöck maintenant
    .note = Vos annonces attendent une plie
stoeck-with-melds = Dire aussi stöck
    .note = 20 points de plus
melds-change =
    { $count ->
        [0] Sans annonce
        [one] { $count } annonce
       *[other] { $count } annonces
    }
choose-title =
    { $pushed ->
        [yes] { $name } a chibré : quel atout ?
       *[no] Choisissez l’atout
    }
cut-title = À vous de couper
cut-hint = { $name } donne. Levez une partie du paquet.
cut-where = Où couper
melds-late = Annoncer encore { $points }
melds-title = Vos annonces
melds-none = Ne rien annoncer
melds-declare = Annoncer { $points }
melds-others =
    { $count ->
        [one] { $count } autre possibilité
       *[other] { $count } autres possibilités
    }
insist-title = Les adversaires ont dit « J’ai fini » à tort
insist-hint = Vous pouvez prendre la partie, ou jouer la suite pour le match.
insist-yes = Jouer pour le match
insist-no = Prendre la partie
count-title = La dernière plie est jouée
count-hint = Avant le décompte, vous pouvez encore parler.

open-title =
    { $who ->
        [you] Vous soldez : { $valid ->
            [yes] c’est juste
           *[no] c’est faux
        }
       *[other] { $name } solde : { $valid ->
            [yes] c’est juste
           *[no] c’est faux
        }
    }

## Paroles à la table

say-value =
    { $value ->
        [20] Trois cartes
        [50] Cinquante
        [100] Cent
        [150] Cent cinquante
        [200] Deux cents
       *[other] { $value }
    }
say-count = De { $count } cartes
say-shape =
    { $shape ->
        [run] Une suite
        [run3] Trois cartes
        [run4] Quatre cartes
        [run5] Cinq cartes
        [run5plus] Cinq cartes ou plus
        [run6] Six cartes
        [run7] Sept cartes
        [run8] Huit cartes
        [run9] Neuf cartes
        [four9] Quatre neuf
        [fourJ] Quatre { rank-jacks }
       *[other] Un carré
    }
say-top =
    { $rank ->
        [6] Au six
        [7] Au sept
        [8] Au huit
        [9] Au neuf
        [T] { $deck ->
            [swiss] À la bannière
            [austrian] Au dix
           *[french] Au dix
        }
        [J] { $deck ->
            [swiss] À l’under
            [austrian] À l’unter
           *[french] Au valet
        }
        [Q] { $deck ->
            [swiss] À l’ober
            [austrian] À l’ober
           *[french] À la dame
        }
        [K] Au roi
        [A] À l’as
       *[other] { $rank }
    }
say-trump =
    { $trump ->
        [yes] D’atout
       *[no] Pas d’atout
    }
say-good = C’est bon
say-back = Je me reprends
say-stoeck = Stöck
say-pushed = Chibre !
say-asked = Faites voir !
say-soldered = Je solde
say-finished = J’ai fini !
say-berg = La moitié !
say-insisted =
    { $insist ->
        [yes] On joue !
       *[no] La partie est à nous
    }
say-objected = Je réclame !

## Récit des coups

tell-opened =
    { $who ->
        [you] Vous donnez en premier.
       *[other] { $name } donne en premier.
    }
tell-cut =
    { $who ->
        [you] Vous coupez.
       *[other] { $name } coupe.
    }
tell-knock =
    { $who ->
        [you] Vous tapez.
       *[other] { $name } tape.
    }
tell-dealt = Les cartes sont données.
tell-pushed =
    { $who ->
        [you] Vous chibrez.
       *[other] { $name } chibre.
    }
tell-chosen =
    { $who ->
        [you] Vous choisissez : { $contract }.
       *[other] { $name } choisit : { $contract }.
    }
tell-played = { $name } : { $card }.
tell-said = { $name } : « { $text } ».
tell-stoeck = { $name } : « stöck ».
tell-asked =
    { $who ->
        [you] Vous demandez à voir les annonces.
       *[other] { $name } demande à voir les annonces.
    }
tell-soldered =
    { $who ->
        [you] Vous soldez.
       *[other] { $name } solde.
    }
tell-finished =
    { $who ->
        [you] Vous dites : « J’ai fini ».
       *[other] { $name } dit : « J’ai fini ».
    }
tell-taken-back =
    { $who ->
        [you] Vous reprenez votre coup.
       *[other] { $name } reprend son coup.
    }
tell-turned-trick =
    { $who ->
        [you] Vous retournez la plie.
       *[other] { $name } retourne la plie.
    }
tell-berg =
    { $who ->
        [you] Vous annoncez la moitié.
       *[other] { $name } annonce la moitié.
    }
tell-insisted =
    { $insist ->
        [yes] { $name } : on joue pour le match.
       *[no] { $name } : la partie est prise.
    }
tell-objected =
    { $own ->
        [yes]
            { $who ->
                [you] Vous avouez une carte fautive à la plie { $trick }.
               *[other] { $name } avoue une carte fautive à la plie { $trick }.
            }
       *[no]
            { $who ->
                [you] Vous réclamez contre la carte de { $other } à la plie { $trick }.
               *[other] { $name } réclame contre la carte de { $other } à la plie { $trick }.
            }
    }
tell-ruled-card-stays = Décision : la carte était permise, elle reste.
tell-ruled-follow-suit = Décision : la carte est reprise ; il faut fournir, sans couper.
tell-ruled-play-lawfully = Décision : la carte est reprise et une carte permise est jouée.
tell-ruled-trick-lost = Décision : la carte est échangée contre la plus forte de la couleur, aucune des deux ne prend, et la plie va aux adversaires.
tell-ruled-trumps-dead = Décision : les atouts du joueur perdent leur valeur de prise, sauf le bour.
tell-ruled-forgotten-dead = Décision : la carte oubliée perd sa valeur de prise et va au gagnant de cette plie.
tell-ruled-tricks-lost = Décision : cette plie et toutes les suivantes vont aux adversaires.
tell-counted = Donne comptée : nous { $us }, eux { $them }.
tell-counted-only = La donne est comptée.
tell-trick =
    { $who ->
        [you] La plie est à vous
       *[other] La plie est à { $name }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tell-trick-only =
    { $who ->
        [you] La plie est à vous.
       *[other] La plie est à { $name }.
    }
tell-wrong-meld =
    { $who ->
        [you] Vous n’avez pas { $melds }. Ces { $points } points ne comptent pas.
       *[other] { $name } n’a pas { $melds }. Ces { $points } points ne comptent pas.
    }
tell-melds =
    { $who ->
        [you] Vous montrez { $melds } : { $points } points.
       *[other] { $name } montre { $melds } : { $points } points.
    }
read-hand = Votre jeu : { $cards }.
read-trick-empty = Le tapis est vide.

## Comptes

draw-title = Équipes tirées au sort
draw-hint = Les deux cartes les plus hautes jouent contre les deux plus basses. Les cartes décident aussi des places.
draw-on = Continuer
match-us = Match ! Toutes les plies sont à nous.
match-them = Match : toutes les plies sont à eux.
next-deal = Donne suivante
end-title =
    { $won ->
        [won] Vous avez gagné !
        [lost] La partie est perdue
       *[draw] Partie nulle
    }
end-rubicon =
    { $won ->
        [won] Les adversaires sont rubicon.
       *[lost] Vous êtes rubicon.
    }
end-worth =
    { $worth ->
        [2] La partie compte double.
        [4] La partie compte quadruple.
       *[other] La partie compte { $worth } fois.
    }
end-strokes = Traits : nous { $us }, eux { $them }
again = Encore une partie

## Aide

help-text = Touchez une carte pour la jouer. Le joueur suivant est à votre droite, votre partenaire en face.
key-play = jouer la carte de cette place
key-move = aller d’une carte à l’autre
key-enter = jouer la carte choisie
key-push = chibrer
key-melds = revoir vos annonces
key-stoeck = stöck
key-turn-trick = retourner la plie
key-finish = dire « J’ai fini »
key-solder = solder
key-last = dernière plie
key-log = déroulement
key-trick = entendre la plie
key-hand = entendre votre jeu
key-points = entendre les points
key-close = fermer
key-help = cette aide

## Ennuis

error-other = Cela n’a pas marché ({ $message }).
error-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
error-no-seat = Vous n’avez pas de place à cette table sur cet appareil.
error-other-protocol = Cette page n’est plus à jour : rechargez-la.
error-broken-table = Une erreur du programme a mis fin à cette partie ; vos autres parties ne sont pas touchées.
error-ended-table = L’exploitant a mis fin à cette partie : { $reason }
error-unavailable = Le serveur ne peut pas enregistrer pour le moment ; tout reprend dès qu’il le peut.
error-server = Le serveur a un problème. Réessayez dans un instant.

## Sur la table, d’un coup d’œil

need-points =
    { $missing ->
        [0] Le but est atteint
       *[other] Il nous manque { $missing }
    }
need-deals =
    { $left ->
        [one] Dernière donne
       *[other] Encore { $left } donnes
    }
taken-pile =
    { $who ->
        [us] Nos plies : { $count }.
       *[them] Leurs plies : { $count }.
    }

## Confort : jouer une carte, réglages, ce qu’on entend

card-lifted = en route
card-raised = levée, touchez encore une fois pour la jouer
card-prepared = préparée
card-freed = reprise
why-sent = Votre carte est en route.
theme-contrast = Contraste élevé
settings-pace = Rythme et déroulement
settings-cards = Cartes et couleurs
settings-language = Langue et son
settings-help = Aide
settings-play = Commandes
set-names = Noms des cartes
set-names-swiss = Suisses
set-names-austrian = Autrichiens
set-play = Pour jouer une carte
set-play-direct = Un toucher
set-play-lift = Lever, puis toucher
set-play-help = On peut toujours glisser une carte sur le tapis.
set-prepare = Préparer une carte
set-prepare-help = Touchez-la avant votre tour : elle sera jouée à votre tour, si les règles le permettent.
set-sort = Ordre des cartes
set-sort-suits = Par couleur
set-sort-trumps = Atouts d’abord
set-sort-ranks = Par hauteur
set-advance = Donne suivante
set-advance-press = Quand j’appuie
set-advance-auto = Automatiquement
set-chalk = Notation sur l’ardoise
set-chalk-help = 98 s’écrit 50, deux 20 et 8, ou 100 moins 2. « À la main » : vous choisissez les coches au décompte.
set-chalk-canonical = Habituelle
set-chalk-shortest = Peu de coches
set-chalk-hand = À la main
chalk-way = { $name } : écrire { $points } ainsi
set-hints = Conseils
set-hints-help = Un bouton demande conseil à un bon joueur.
set-keys = Lettres et chiffres comme raccourcis
set-keys-help = À désactiver si vous dictez ou si un lecteur d’écran a besoin de ces touches.
set-sound = Son
set-sound-off = Aucun
set-sound-turn = Votre tour
set-sound-all = Tout
set-left = Pour la main gauche
sound-on = Son activé.
sound-muted = Son coupé.
help-text-lift = Touchez une carte pour la lever, encore une fois pour la jouer. Le joueur suivant est à votre droite, votre partenaire en face.
keys-play = Jouer
keys-say = Annoncer
keys-look = Regarder
keys-listen = Écouter
keys-off = Les lettres et les chiffres sont désactivés dans les réglages.
read-no-card = Il n’y a pas de carte à cette place.
read-not-now = Ce n’est pas possible maintenant.
key-turn = entendre à qui c’est et quel est l’atout
key-past = réécouter les coups précédents et suivants
key-sound = couper ou remettre le son
key-next = donne suivante
key-skip = fermer, reposer la carte, ramasser la plie

## Conseils, règles de la table

hint = Conseil
hint-told = Conseil : { $act }. { $why }
hint-act-pushed = chibrer
hint-act-stoeck = annoncer le stöck
hint-act-finished = dire « J’ai fini »
hint-act-turned = retourner la plie
hint-act-objected = réclamer
hint-act-soldered = solder
hint-act-asked = demander à voir les annonces
hint-act-declared = annoncer ce que vous avez
hint-act-silent = ne rien annoncer
hint-act-berg = annoncer la moitié
hint-act-insisted =
    { $insist ->
        [yes] jouer pour le match
       *[no] prendre la partie
    }
hint-cut-anywhere = Coupez où vous voulez : le hasard reste le hasard.
hint-strong-contract =
    { $kind ->
        [trump] Vous y êtes fort : { $count ->
            [one] { $count } atout
           *[other] { $count } atouts
        }{ $top ->
            [both] , dont le bour et le nell
            [buur] , dont le bour
            [nell] , dont le nell
           *[none] {""}
        }{ $aces ->
            [0] {""}
            [one] , plus { $aces } as
           *[other] , plus { $aces } as
        }.
        [oben] { $count ->
            [0] Vos couleurs sont hautes et longues.
            [one] Vos couleurs sont hautes, avec { $count } as.
           *[other] Vos couleurs sont hautes, avec { $count } as.
        }
        [unten] { $count ->
            [0] Vos couleurs sont basses et longues.
            [one] Vos couleurs sont basses, avec { $count } six.
           *[other] Vos couleurs sont basses, avec { $count } six.
        }
        [zigzag] Votre jeu prend dans les deux sens.
        [misere] Votre jeu reste facilement dessous.
       *[other] Votre jeu s’y prête bien.
    }
hint-best-of-weak-hand = Rien n’est vraiment bon ici : c’est le moins mauvais choix.
hint-partner-may-be-stronger = Votre jeu est trop faible : votre partenaire a peut-être mieux.
hint-lacks-a-suit = Vous n’avez que trois couleurs : après un chibre, votre partenaire pourrait choisir la quatrième.
hint-draw-trumps = Vous avez l’atout le plus fort : faites tomber ceux des adversaires.
hint-force-out-high-trump = Faites sortir les gros atouts : les vôtres passeront ensuite.
hint-trumps-left =
    { $count ->
        [one] Les autres ont encore { $count } atout.
       *[other] Les autres ont encore { $count } atouts.
    }
hint-cash-master = C’est un bock, la plus forte qui reste dans sa couleur : encaissez.
hint-opponents-without-trumps = Les adversaires n’ont plus d’atout : personne ne peut couper.
hint-lead-partners-suit = Votre partenaire s’est montré fort dans cette couleur : jouez-la-lui.
hint-lead-low = Entamez petit et gardez vos bonnes cartes pour plus tard.
hint-lead-singleton =
    C’est votre seule carte de cette couleur : { $ruffs ->
        [yes] ensuite vous pourrez couper.
       *[no] ensuite vous jouerez ce que vous voudrez.
    }
hint-lead-safest = De toutes les entames, c’est celle qui risque le moins.
hint-only-card = C’est la seule carte que vous puissiez jouer.
hint-take-trick =
    { $points ->
        [0] Prenez la plie, vous aurez la main.
        [one] Prenez la plie : elle vaut { $points } point.
       *[other] Prenez la plie : elle vaut { $points } points.
    }
hint-take-for-good =
    { $points ->
        [0] Plus personne ne peut vous prendre cette plie.
        [one] Plus personne ne peut vous prendre cette plie, qui vaut { $points } point.
       *[other] Plus personne ne peut vous prendre cette plie, qui vaut { $points } points.
    }
hint-ruff =
    { $points ->
        [0] Coupez, vous aurez la main.
        [one] Coupez : la plie vaut { $points } point.
       *[other] Coupez : la plie vaut { $points } points.
    }
hint-overruff =
    { $points ->
        [0] Surcoupez, vous aurez la main.
        [one] Surcoupez : la plie vaut { $points } point.
       *[other] Surcoupez : la plie vaut { $points } points.
    }
hint-smear = Votre partenaire tient la plie : chargez-la de { $points } points.
hint-leave-to-partner = Votre partenaire tient la plie : laissez-la-lui.
hint-signal-strength = Votre partenaire tient la plie : montrez-lui où vous êtes fort.
hint-give-nothing = La plie est aux adversaires : donnez-leur le moins possible.
hint-discard-worthless = Défaussez une carte qui ne vous servira plus.
hint-keep-others = Les autres cartes vous serviront mieux plus tard : gardez-les.
hint-keep-buur = Gardez le bour : il prendra une meilleure plie.
hint-counted-out = Il reste deux plies : tout compté, c’est ce qui rapporte le plus.
hint-lead-to-lose = Entamez ce que d’autres doivent prendre.
hint-take-if-must = Prenez cette plie, qui coûte moins que les suivantes.
hint-stay-below = Restez dessous : la plie ira à d’autres.
hint-throw-danger = Débarrassez-vous d’une carte qui pourrait vous coûter cher.
hint-worth-of-hand = Vos cartes valent à peu près cela.
hint-short-of-prediction = Il vous manque des points : prenez ce qu’il faut.
hint-prediction-reached = Vous avez vos points : n’en prenez plus.
hint-declare-melds = Annoncez ce que vous avez : { $points } points.
hint-no-melds = Vous n’avez aucune annonce.
hint-call-stoeck =
    Vous avez le roi et { rank-the-queen } d’atout : dites « stöck ».
hint-stoeck-goes-out = Montrez le stöck tout de suite : il suffit pour finir.
hint-out = Votre équipe a ses points : dites « J’ai fini », et la partie est gagnée.
hint-turn-trick = La dernière plie ne compte que retournée : avec elle, votre équipe a ses points.
hint-revoke-proven = On n’a pas fourni : la carte montrée depuis le prouve.
hint-half-reached = Votre équipe a la moitié des points : annoncez-la avant les autres.
hint-all-mine = Toutes les plies qui restent sont à vous : abattez votre jeu.
hint-see-melds = Vous saurez ainsi qui a quelles cartes.
hint-claim-was-wrong = Les adversaires ont dit « J’ai fini » à tort : la partie est à vous.
hint-play-for-match = La partie est déjà à vous, et un match vaut encore un trait.
card-advised = conseillée
rules-read = Lire ces règles
rules-loading = Les règles arrivent…
rules-failed = Les règles ne sont pas arrivées.
rules-again = Réessayer
rules-find = Chercher une règle ou un mot
rules-none = Rien de tel dans ces règles ni dans les mots.
rules-words = Les mots du jeu
key-hint = demander un conseil
key-rules = lire les règles de la table
key-referee = demander à l’arbitre
referee = Arbitre en cas de faute
referee-afresh = Autre question
referee-print = Imprimer ce règlement
why-must-follow-suit =
    Il faut fournir{ $ruff ->
        [yes] , ou couper
       *[no] {""}
    } : { $cards }.
why-must-follow-trump = On joue atout, il faut en fournir un : { $cards }.
why-cannot-ruff = Ici, qui peut fournir la couleur ne coupe pas : { $cards }.
why-undertrump = Il est interdit de sous-couper : la plie est déjà à un atout plus fort ({ $best }).
why-must-overtrump = Vous n’avez plus que des atouts, il faut battre { $best } : { $cards }.
rules-unknown-rules = Ces règles n’existent pas : « { $name } ».
rules-unknown-option = Ces règles n’ont pas d’option « { $name } ».
rules-not-flag = « { $option } » : « { $value } » ne va pas, la réponse est oui ou non.
rules-not-number = « { $option } » : « { $value } » ne va pas, il faut un nombre de { $low } à { $high }.
rules-not-choice = « { $option } » : « { $value } » ne va pas, cette valeur n’existe pas.
rules-not-text = « { $option } » : « { $value } » ne va pas, il faut un texte.
rules-not-factors = « { $option } » : « { $value } » ne va pas, il faut des facteurs de 1 à 20 par contrat.
rules-teams-drawn = On ne tire les équipes au sort qu’à quatre, en deux équipes.
rules-penalised-table = Combinaison impossible : les cartes fautives ne sont sanctionnées qu’à quatre, en deux équipes, avec neuf cartes chacun.
rules-penalised-game = Combinaison impossible : les cartes fautives ne sont sanctionnées que si l’on cherche les points et que l’atout est annoncé.
rules-imposed-alone = Combinaison impossible : l’atout imposé ne laisse rien d’autre à choisir.
rules-misere-alone = Combinaison impossible : la misère demande un autre contrat, qu’on joue en misère.
rules-imposed-push = Combinaison impossible : un atout imposé ne se chibre pas.
rules-imposed-lead = Combinaison impossible : avec l’atout imposé, personne ne choisit l’atout sans parler.
rules-push-back = Combinaison impossible : pour chibrer en retour, il faut pouvoir chibrer.
rules-deals-rubicon = Combinaison impossible : avec un nombre de donnes fixe il n’y a pas de but, ni donc de rubicon.
rules-revives-voids = Combinaison impossible : le match ne rend les annonces que s’il les annule aux autres.
rules-predict-lead = Combinaison impossible : la prédiction vient avant la première carte, personne ne choisit donc en jouant.
rules-difference-predict = Combinaison impossible : sans prédiction, il n’y a pas de différence à écrire.
rules-difference-sides = Combinaison impossible : la différence s’écrit où chacun joue pour soi.
rules-bonus-difference = Combinaison impossible : la prime se déduit d’une différence.
rules-compensation-open = Combinaison impossible : on ne ménage le donneur que si les prédictions se disent à haute voix et que la différence s’écrit.
rules-lowest-deals = Combinaison impossible : le plus petit total ne gagne qu’après un nombre de donnes fixe, ou quand quelqu’un atteint le but.
rules-alone-solder = Combinaison impossible : on ne solde que contre une seule autre équipe.
rules-alone-claim = Combinaison impossible : à plus de deux camps, le décompte se fait pour tous, sans rubicon ni traits.
rules-alone-counter = Combinaison impossible : le match à rebours ne se déduit qu’entre deux équipes.
rules-alone-push = Combinaison impossible : qui joue pour soi n’a pas de partenaire à qui chibrer.
rules-alone-misere = Combinaison impossible : la misère compte pour l’autre de deux équipes.
rules-rounds-deals = Combinaison impossible : les traits par tour veulent des tours complets, et que le moins de points gagne.
rules-values-melds = Combinaison impossible : là où les cartes comptent autrement, il n’y a ni annonces ni stöck.
rules-tie-deals = Combinaison impossible : une donne de plus suppose un nombre de donnes fixe.

## Application et réseau

app-name = Buur – le jass
app-description = Le jass, tout de suite : chibre et Schieber contre l’ordinateur, sans compte.
offline-yet = Pas de réseau pour l’instant. Tout reprend dès son retour.

## Accueil : options

factors-own = à votre façon
