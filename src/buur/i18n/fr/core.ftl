### Les mots du jeu, comme on les dit en Suisse romande.
### Variables communes :
###   $suit  couleur : S H D C (cartes françaises) ou eichel rosen schilten schellen (suisses)
###          précédée de at- pour les noms autrichiens : at-S, at-eichel
###   $rank, $top  hauteur : 6 7 8 9 T J Q K A
###   $deck  cartes sur la table : french, austrian ou swiss (french si rien n'est dit)

## Couleurs

suit-fr-S = pique
suit-fr-H = cœur
suit-fr-D = carreau
suit-fr-C = trèfle
suit-ch-eichel = glands
suit-ch-rosen = roses
suit-ch-schilten = écussons
suit-ch-schellen = grelots
suit-name =
    { $suit ->
        [S] { suit-fr-S }
        [H] { suit-fr-H }
        [D] { suit-fr-D }
        [C] { suit-fr-C }
        [eichel] { suit-ch-eichel }
        [rosen] { suit-ch-rosen }
        [schilten] { suit-ch-schilten }
        [schellen] { suit-ch-schellen }
        [at-eichel] { suit-at-eichel }
        [at-rosen] { suit-at-rosen }
        [at-schilten] { suit-at-schilten }
        [at-schellen] { suit-at-schellen }
        [at-S] { suit-at-S }
        [at-H] { suit-at-H }
        [at-D] { suit-at-D }
        [at-C] { suit-at-C }
       *[other] { $suit }
    }

## Hauteurs

rank-fr-6 = six
rank-fr-7 = sept
rank-fr-8 = huit
rank-fr-9 = neuf
rank-fr-T = dix
rank-fr-J = valet
rank-fr-Q = dame
rank-fr-K = roi
rank-fr-A = as
rank-ch-6 = six
rank-ch-7 = sept
rank-ch-8 = huit
rank-ch-9 = neuf
rank-ch-T = bannière
rank-ch-J = under
rank-ch-Q = ober
rank-ch-K = roi
rank-ch-A = as
rank-name-fr =
    { $rank ->
        [6] { rank-fr-6 }
        [7] { rank-fr-7 }
        [8] { rank-fr-8 }
        [9] { rank-fr-9 }
        [T] { rank-fr-T }
        [J] { rank-fr-J }
        [Q] { rank-fr-Q }
        [K] { rank-fr-K }
        [A] { rank-fr-A }
       *[other] { $rank }
    }
rank-name-ch =
    { $rank ->
        [6] { rank-ch-6 }
        [7] { rank-ch-7 }
        [8] { rank-ch-8 }
        [9] { rank-ch-9 }
        [T] { rank-ch-T }
        [J] { rank-ch-J }
        [Q] { rank-ch-Q }
        [K] { rank-ch-K }
        [A] { rank-ch-A }
       *[other] { $rank }
    }
rank-name =
    { $deck ->
        [swiss] { rank-name-ch }
        [austrian] { rank-name-at }
       *[french] { rank-name-fr }
    }
rank-jack =
    { $deck ->
        [swiss] under
        [austrian] unter
       *[french] valet
    }
rank-jacks =
    { $deck ->
        [swiss] unders
        [austrian] unters
       *[french] valets
    }
rank-the-jack =
    { $deck ->
        [swiss] l’under
        [austrian] l’unter
       *[french] le valet
    }
rank-queen =
    { $deck ->
        [swiss] ober
        [austrian] ober
       *[french] dame
    }
rank-queens =
    { $deck ->
        [swiss] obers
        [austrian] obers
       *[french] dames
    }
rank-the-queen =
    { $deck ->
        [swiss] l’ober
        [austrian] l’ober
       *[french] la dame
    }
rank-ten =
    { $deck ->
        [swiss] bannière
       *[french] dix
    }
rank-tens =
    { $deck ->
        [swiss] bannières
       *[french] dix
    }
rank-the-ten =
    { $deck ->
        [swiss] la bannière
       *[french] le dix
    }
the-queen-of-spades =
    { $deck ->
        [swiss] l’{ $SQ }
        [austrian] l’{ $SQ }
       *[french] la { $SQ }
    }
the-queen-of-clubs =
    { $deck ->
        [swiss] l’{ $CQ }
        [austrian] l’{ $CQ }
       *[french] la { $CQ }
    }
card-name =
    { $suit ->
        [eichel] { rank-name-ch } de glands
        [rosen] { rank-name-ch } de roses
        [schilten] { rank-name-ch } d’écussons
        [schellen] { rank-name-ch } de grelots
        [at-eichel] { rank-name-at } de glands
        [at-rosen] { rank-name-at } de cœurs
        [at-schilten] { rank-name-at } de feuilles
        [at-schellen] { rank-name-at } de grelots
        [at-S] { rank-name-fr } de { suit-at-S }
        [at-H] { rank-name-fr } de { suit-at-H }
        [at-D] { rank-name-fr } de { suit-at-D }
        [at-C] { rank-name-fr } de { suit-at-C }
       *[other] { rank-name-fr } de { suit-name }
    }

## Contrats

contract-trump = Atout { suit-name }
    .help = La couleur { suit-name } coupe les autres ; le bour ({ rank-jack }) et le nell (neuf) y sont les plus forts.
contract-oben = Oben-abe
    .help = De haut en bas : pas d’atout, l’as est la plus forte carte, les huit valent 8 points.
contract-unten = Unden-ufe
    .help = De bas en haut : pas d’atout, le six est la plus forte carte, les huit valent 8 points.
contract-zigzag = Zig-zag
    .help = Pas d’atout : une plie de haut en bas, la suivante de bas en haut, et ainsi de suite.
contract-zigzag-oben = Zig-zag, d’abord oben-abe
    .help = Pas d’atout : la première plie de haut en bas, la suivante de bas en haut, et ainsi de suite.
contract-zigzag-unten = Zig-zag, d’abord unden-ufe
    .help = Pas d’atout : la première plie de bas en haut, la suivante de haut en bas, et ainsi de suite.
contract-quer-oben = Guschti, { NUMBER($tricks) } plies oben-abe
    .help = Pas d’atout : d’abord de haut en bas, le reste de bas en haut.
contract-quer-unten = Mary, { NUMBER($tricks) } plies unden-ufe
    .help = Pas d’atout : d’abord de bas en haut, le reste de haut en bas.
contract-trio = 3×3 : { $parts }
    .help = Un tiers des plies avec atout, un tiers de haut en bas, un tiers de bas en haut, dans l’ordre annoncé.
contract-tutti = Tutti
    .help = La couleur demandée est atout, à chaque plie : on ne peut pas couper.
contract-tutti-oben = Tutti d’oben-abe
    .help = Pas d’atout : dans chaque couleur, { rank-jack }, neuf, as, roi, { rank-queen }, { rank-ten }, huit, sept, six.
contract-mitte-oben = Milieu, { rank-ten } puis { rank-jack }
    .help = Pas d’atout : { rank-the-ten } est en tête, puis { rank-jack }, neuf, { rank-queen }, huit, roi, sept, as, six.
contract-mitte-unten = Milieu, { rank-ten } puis neuf
    .help = Pas d’atout : { rank-the-ten } est en tête, puis neuf, { rank-jack }, huit, { rank-queen }, sept, roi, six, as.
contract-gumpf = Gumpf { suit-name }
    .help = { suit-name } est atout comme d’habitude ; dans les autres couleurs, le six est le plus fort.
contract-misere = Misère, { $contract }
    .help = Qui l’annonce veut le moins de points : chaque plie compte pour ceux qui ne l’ont pas faite.

## Noms du Vorarlberg et de l’Autriche

suit-at-eichel = glands
suit-at-rosen = cœurs
suit-at-schilten = feuilles
suit-at-schellen = grelots
suit-at-S = { suit-fr-S }
suit-at-H = { suit-fr-H }
suit-at-D = { suit-fr-D }
suit-at-C = { suit-fr-C }
rank-at-T = dix
rank-at-J = unter
rank-name-at =
    { $rank ->
        [T] { rank-at-T }
        [J] { rank-at-J }
       *[other] { rank-name-ch }
    }
contract-austrian-oben = Bock
contract-austrian-unten = Gais
contract-austrian-zigzag = Zig-zag
contract-austrian-zigzag-oben = Zig-zag, d’abord Bock
contract-austrian-zigzag-unten = Zig-zag, d’abord Gais

## Annonces

meld-to =
    { $top ->
        [6] au six
        [7] au sept
        [8] au huit
        [9] au neuf
        [T] { $deck ->
            [swiss] à la bannière
            [austrian] au dix
           *[french] au dix
        }
        [J] { $deck ->
            [swiss] à l’under
            [austrian] à l’unter
           *[french] au valet
        }
        [Q] { $deck ->
            [swiss] à l’ober
            [austrian] à l’ober
           *[french] à la dame
        }
        [K] au roi
        [A] à l’as
       *[other] { $top }
    }
meld-run =
    { $count ->
        [3] trois cartes { meld-to }
        [4] quatre cartes { meld-to }
        [5] cinq cartes { meld-to }
        [6] six cartes { meld-to }
        [7] sept cartes { meld-to }
        [8] huit cartes { meld-to }
        [9] neuf cartes { meld-to }
       *[other] { $count } cartes { meld-to }
    }
meld-four =
    { $rank ->
        [6] quatre six
        [7] quatre sept
        [8] quatre huit
        [9] quatre neuf
        [T] quatre { rank-tens }
        [J] quatre { rank-jacks }
        [Q] quatre { rank-queens }
        [K] quatre rois
        [A] quatre as
       *[other] quatre { $rank }
    }

## Mots

stoeck = stöck
match = match
word-trump = atout
word-contract = contrat
word-dealer = donneur
word-forehand = premier
word-chooser = celui qui fait atout
word-hand = jeu
word-deal = donne
word-partie = partie
word-trick = plie
word-last-trick = cinq de der
word-meld = annonce
word-melds = annonces
word-push = chibrer
word-cut = couper
word-knock = taper
word-solder = solder
word-finish = finir
word-score = score
word-slate = ardoise
word-bock = bock
word-buur = bour
word-nell = nell
word-target = but
word-rubicon = rubicon
word-schneider = Schneider
word-berg = moitié
word-partner = partenaire
word-opponents = adversaires
word-team = équipe
tricks =
    { $n ->
        [one] { $n } plie
       *[other] { $n } plies
    }
deals =
    { $n ->
        [one] { $n } donne
       *[other] { $n } donnes
    }
cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Donne annulée

misdeal-card-shown = Une carte s’est vue pendant la donne : on redonne.
misdeal-wrong-count = Tout le monde n’a pas le bon nombre de cartes : on redonne.
misdeal-bad-pack = Le jeu n’est pas complet : on redonne.

## Pourquoi un coup est refusé

reason-not-your-turn = Ce n’est pas encore le tour de ce joueur.
reason-wrong-phase = Ce n’est pas le moment de faire cela.
reason-not-in-hand = Vous n’avez pas cette carte.
reason-must-follow-suit = Il faut fournir la couleur demandée tant qu’on en a.
reason-must-follow-trump = On joue atout : il faut fournir un atout.
reason-undertrump = Il est interdit de sous-couper : un atout plus fort est déjà sur le tapis.
reason-must-overtrump = Qui n’a plus que des atouts doit monter s’il le peut.
reason-cannot-ruff = Ici, qui peut fournir la couleur ne peut pas couper.
reason-contract-not-allowed = Ce contrat ne se joue pas avec ces règles.
reason-bad-prediction = Cette prédiction n’est pas permise.
reason-push-not-allowed = On ne peut pas chibrer maintenant : il faut choisir.
reason-cut-too-small = Il faut lever plus de cartes pour couper.
reason-cut-too-large = En coupant, il faut laisser plus de cartes sur la table.
reason-cut-mandatory = La coupe est obligatoire : on ne peut pas simplement taper.
reason-meld-not-held = Vous n’avez pas cette annonce dans votre jeu.
reason-meld-overlap = La même carte ne peut pas servir dans ces deux annonces.
reason-melds-too-late = Trop tard : les annonces se font à la première plie, avant la carte suivante.
reason-melds-off = On joue sans annonces.
reason-no-stoeck = Il n’y a pas de stöck à annoncer maintenant.
reason-stoeck-too-late = Trop tard pour annoncer le stöck : ses points sont perdus.
reason-stoeck-off = On joue sans stöck.
reason-solder-forbidden = Ici on ne solde pas : toutes les plies se jouent.
reason-solder-not-on-lead = Pour solder, il faut avoir la main.
reason-finish-not-allowed = On ne peut pas dire « J’ai fini » maintenant.
reason-half-not-allowed = La moitié ne s’annonce pas ici, ou elle est déjà annoncée.
reason-already-contributed = Vous êtes déjà prêt pour la prochaine donne.
reason-bad-nonce = Cette contribution au mélange n’est pas valable.
reason-bad-seed = Ce mélange ne correspond pas à ce qui avait été scellé.
reason-bad-cut = Cette coupe n’est pas celle qui a été tirée au sort.
reason-bad-draw = Ce tirage du premier donneur n’est pas valable.
reason-bad-deal = Cette donne n’est pas valable : chacun reçoit neuf cartes différentes.
reason-nothing-to-ask = Il n’y a pas d’annonce à montrer maintenant.
reason-nothing-to-turn = Vous n’avez pas de plie à retourner maintenant.
reason-bad-ruling = Cette décision ne correspond pas au règlement ou à la donne.
reason-must-correct = Il faut d’abord remplacer la carte fautive de la plie.
reason-nothing-to-object = Il n’y a maintenant rien à réclamer contre cette carte.
reason-objection-off = À cette table, aucune carte fautive ne peut être posée : il n’y a rien à réclamer.
reason-ask-not-allowed = Ce n’est pas à vous de demander à voir ces annonces.
reason-game-over = La partie est finie.
reason-not-a-player = Cette place n’existe pas à cette table.
reason-bad-act = La table n’a pas compris ce coup : rechargez la page.
reason-replaced = Cette place se joue maintenant dans une autre fenêtre.
reason-hints-off = À cette table, on joue sans conseils.
reason-nothing-to-advise = Il n’y a rien à conseiller maintenant.
