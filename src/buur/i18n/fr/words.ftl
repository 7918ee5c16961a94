### Les mots que l’on peut toucher : un nom, ce qu’ils veulent dire en deux phrases, et leurs formes dans un texte.
### Une forme qui commence par une minuscule vaut aussi en début de phrase.

words-title = Les mots du jass
words-lead = Chaque mot du jeu en deux phrases, avec son nom dans les autres langues de Suisse.
words-find = Chercher un mot
words-none = Aucun mot de ce genre.
words-all = Tous les mots du jass
words-about = Que veut dire « { $word } » ?
words-asked = Les mots de cette question
words-elsewhere = Ailleurs : { $names }
words-theme-cards = Cartes et couleurs
words-theme-contracts = Atout et contrats
words-theme-play = Jeu de la carte
words-theme-melds = Annonces
words-theme-auction = Enchères et prédictions
words-theme-count = Décompte et fin
words-theme-table = À la table
words-theme-games = Les jeux

lexicon-suit = Une des quatre familles de cartes. On joue avec des cartes françaises ou avec des cartes suisses alémaniques.
    .name = couleur
    .forms = enseigne | enseignes
lexicon-trump = La couleur qui bat les trois autres. Ses plus fortes cartes sont le bour, puis le nell.
    .name = atout
    .forms = atouts
lexicon-buur =
    { $deck ->
        [swiss] L’under
        [austrian] L’unter
       *[french] Le valet
    } d’atout, la plus forte carte : 20 points. On n’est jamais obligé de le fournir.
    .name = bour
    .forms = bours | buur
lexicon-nell = Le neuf d’atout, la deuxième carte du jeu : 14 points. Seul le bour le bat.
    .name = nell
    .forms = nells | nel
lexicon-bock = La plus forte carte qui reste dans sa couleur. Elle prend la plie si personne ne coupe.
    .name = bock
    .forms = bocks | carte maîtresse
lexicon-martinique = Le huit d’atout, là où cette règle se joue. Il bat le bour s’il est posé après lui dans la même plie.
    .name = huit de Martinique
    .forms = huit de Martigny | 8 de Martigny

lexicon-contract = Ce qui se joue dans une donne : un atout, ou un jeu sans atout comme oben-abe. Il dit quelles cartes sont les plus fortes.
    .name = contrat
    .forms = contrats
lexicon-push = Laisser le choix de l’atout à son partenaire. D’habitude, il ne peut pas le rendre : il choisit.
    .name = chibrer
    .forms = chibre | chibré | chibrez | chibrent
lexicon-oben = Jeu sans atout, de haut en bas : l’as est la plus forte carte. Les huit valent 8 points.
    .name = oben-abe
    .forms = obe-abe | de haut en bas
lexicon-unten = Jeu sans atout, de bas en haut : le six est la plus forte carte. Les huit valent 8 points.
    .name = unden-ufe
    .forms = unte-ufe | de bas en haut
lexicon-zigzag = Jeu sans atout qui change de sens à chaque plie. Une fois l’as est le plus fort, la fois suivante le six.
    .name = zig-zag
    .forms = slalom
lexicon-quer = Jeu sans atout qui change de sens une seule fois. Guschti commence de haut en bas, Mary de bas en haut.
    .name = Guschti
    .forms = Mary
lexicon-trio = Un tiers des plies se joue avec atout, un tiers de haut en bas, un tiers de bas en haut. L’ordre est annoncé au début.
    .name = 3×3
    .forms = trio
lexicon-mitte =
    Jeu sans atout où { $deck ->
        [swiss] la bannière est la plus forte carte
       *[french] le dix est la plus forte carte
    }. Les autres suivent tour à tour, au-dessus et au-dessous.
    .name = Milieu
    .forms = mezzo
lexicon-gumpf = Une couleur est atout, comme d’habitude. Dans les trois autres, le six est la plus forte carte.
    .name = Gumpf
    .forms = gumpf
lexicon-misere = Un jeu où l’on veut le moins de points possible. On laisse donc les plies aux autres.
    .name = misère
    .forms = misères
lexicon-tutti = La couleur demandée est atout, à chaque plie. On ne peut donc pas couper.
    .name = tutti
    .forms = tutti
lexicon-imposed = Un atout fixé d’avance par le règlement. Personne ne le choisit, personne ne chibre.
    .name = atout imposé
    .forms = atouts imposés
lexicon-turned = Une carte montrée à tous pendant la distribution. Elle dit l’atout dans les jeux où personne ne le choisit.
    .name = retourne
    .forms = carte retournée
lexicon-multiplier = Le nombre par lequel on multiplie tous les points d’une donne. Il dépend de ce qui est joué.
    .name = multiplicateur
    .forms = multiplicateurs

lexicon-trick = Une carte de chacun, posée à tour de rôle. La plus forte prend la plie, et qui l’a prise commence la suivante.
    .name = plie
    .forms = plies
lexicon-lead = Jouer la première carte d’une plie. Les autres doivent fournir sa couleur, ou couper.
    .name = avoir la main
    .forms = aurez la main | a la main | entamer | entame | entames | entamez
lexicon-follow = Jouer une carte de la couleur demandée. Qui en a doit fournir, ou couper si les règles le permettent.
    .name = fournir
    .forms = fournit | fournissez | fourni
lexicon-ruff = Jouer un atout sur une autre couleur. L’atout prend la plie, sauf si quelqu’un surcoupe.
    .name = couper une plie
    .forms = couper | coupe | coupez | coupent
lexicon-overruff = Couper avec un atout plus fort que celui qui a déjà coupé. La plie change alors de main.
    .name = surcouper
    .forms = surcoupe | surcoupez | monter
lexicon-undertrump = Couper avec un atout plus faible que celui qui a déjà coupé. D’habitude, c’est défendu tant qu’on a autre chose que des atouts.
    .name = sous-couper
    .forms = sous-coupe | sous-coupez
lexicon-discard = Jouer une carte d’une autre couleur, sans couper, quand on ne peut pas fournir. Elle ne prend jamais la plie.
    .name = se défausser
    .forms = défausser | défaussez | défausse | défausses
lexicon-draw = Jouer atout pour que les adversaires doivent donner les leurs. Ensuite, ils ne peuvent plus couper.
    .name = faire tomber les atouts
    .forms = faites tomber ceux des adversaires
lexicon-smear = Poser des cartes qui comptent sur une plie que prend le partenaire. Leurs points vont à l’équipe.
    .name = charger
    .forms = chargez | charge | chargez-la
lexicon-signal = Une petite carte jetée sur la plie du partenaire pour lui montrer où l’on est fort. Cela n’a rien à voir avec les annonces.
    .name = appel
    .forms = appels
lexicon-revoke = Une carte que les règles ne permettaient pas de jouer. Les adversaires peuvent la réclamer, et le règlement dit ce qu’elle coûte.
    .name = carte fautive
    .forms = cartes fautives
lexicon-turn-trick = Ramasser la plie et la poser à l’envers. Elle ne compte qu’à partir de ce moment.
    .name = retourner la plie
    .forms = retourne la plie | retournez la plie | retournez-la | retournée
lexicon-solder = Abattre ses cartes et réclamer toutes les plies qui restent. Si c’est faux, elles vont aux adversaires.
    .name = solder
    .forms = solde | soldez | soldé
lexicon-last-trick = Les 5 points de la dernière plie. Avec les 152 points des cartes, une donne en compte 157.
    .name = cinq de der
    .forms = dix de der

lexicon-meld = Trois cartes ou plus qui se suivent, ou quatre de même hauteur. On l’annonce en posant sa première carte ; seule l’équipe qui a la meilleure marque les siennes.
    .name = annonce
    .forms = annonces
lexicon-run = Trois cartes qui se suivent dans une couleur : 20 points. « À l’as » nomme la plus haute.
    .name = trois cartes
    .forms = trois cartes à l’as | trois cartes au roi | trois cartes à la dame | trois cartes à l’ober | trois cartes au valet | trois cartes à l’under | trois cartes à l’unter | trois cartes au dix | trois cartes à la bannière | trois cartes au neuf | trois cartes au huit
lexicon-fifty = Quatre cartes qui se suivent dans une couleur : 50 points. Cette annonce bat celle de trois cartes.
    .name = cinquante
    .forms = quatre cartes à l’as | quatre cartes au roi | quatre cartes à la dame | quatre cartes à l’ober | quatre cartes au valet | quatre cartes à l’under | quatre cartes à l’unter | quatre cartes au dix | quatre cartes à la bannière | quatre cartes au neuf | quatre cartes au huit
lexicon-hundred =
    Cinq cartes ou plus qui se suivent : 100 points ou davantage, selon les règles. Quatre { $deck ->
        [swiss] bannières, obers
        [austrian] dix, obers
       *[french] dix, dames
    }, rois ou as valent 100 points aussi.
    .name = cent
    .forms = cinq cartes à l’as | cinq cartes au roi | cinq cartes à la dame | cinq cartes à l’ober | cinq cartes au valet | cinq cartes à l’under | cinq cartes à l’unter | cinq cartes au dix | cinq cartes à la bannière | cinq cartes au neuf | cinq cartes au huit | six cartes à l’as | six cartes au roi | six cartes à la dame | six cartes à l’ober | six cartes au valet | six cartes à l’under | six cartes à l’unter | six cartes au dix | six cartes à la bannière | six cartes au neuf | six cartes au huit | sept cartes à l’as | sept cartes au roi | sept cartes à la dame | sept cartes à l’ober | sept cartes au valet | sept cartes à l’under | sept cartes à l’unter | sept cartes au dix | sept cartes à la bannière | sept cartes au neuf | sept cartes au huit | huit cartes à l’as | huit cartes au roi | huit cartes à la dame | huit cartes à l’ober | huit cartes au valet | huit cartes à l’under | huit cartes à l’unter | huit cartes au dix | huit cartes à la bannière | huit cartes au neuf | huit cartes au huit | neuf cartes à l’as | neuf cartes au roi | neuf cartes à la dame | neuf cartes à l’ober | neuf cartes au valet | neuf cartes à l’under | neuf cartes à l’unter | neuf cartes au dix | neuf cartes à la bannière | neuf cartes au neuf | neuf cartes au huit
lexicon-four =
    Quatre cartes de même hauteur. Les { $deck ->
        [swiss] unders
        [austrian] unters
       *[french] valets
    } valent 200 points, les neuf 150, les cartes plus hautes et les dix 100.
    .name = carré
    .forms = carrés | quatre valets | quatre unders | quatre neuf | quatre as | quatre rois | quatre dames | quatre obers | quatre dix | quatre bannières | quatre six | quatre sept | quatre huit
lexicon-stoeck =
    Le roi et { $deck ->
        [swiss] l’ober
        [austrian] l’ober
       *[french] la dame
    } d’atout dans la même main : 20 points. On dit « stöck » avec la deuxième des deux cartes.
    .name = stöck
    .forms = stoeck | mariage d’atout
lexicon-good = Ce que dit qui a une annonce plus faible que celle d’en face. Il ne la montre pas.
    .name = c’est bon
    .forms = c’est bon
lexicon-crossed = Une carte qui sert dans une suite et dans un carré. Certaines règles seulement le permettent.
    .name = annonce croisée
    .forms = annonces croisées

lexicon-auction = Chacun promet à son tour plus de points, ou passe. Qui a promis le plus choisit ce qui se joue et doit tenir sa promesse.
    .name = enchères
    .forms = enchère | enchérir | surenchérir
lexicon-bid = Les points qu’on promet de faire. Tenue, la mise est une prime ; manquée, elle profite aux autres.
    .name = mise
    .forms = mises | miser | misez
lexicon-pass = Ne rien miser cette fois. Quand tous les autres ont passé, la mise est prise.
    .name = passer
    .forms = je passe | a passé | ont passé
lexicon-double = Douter de la mise des adversaires. Elle compte alors double, qu’elle soit tenue ou non.
    .name = contrer
    .forms = contre la mise | contrez | coincher
lexicon-redouble = Maintenir sa mise quand les adversaires l’ont contrée. Elle compte alors quadruple.
    .name = surcontrer
    .forms = surcontrez | surcoincher
lexicon-widow = Des cartes posées à côté des jeux. Selon le jeu, on les prend et on en écarte autant, ou l’on joue avec elles à la place des siennes.
    .name = talon
    .forms = talons
lexicon-king = Le roi a misé le plus et joue contre tous les autres, les paysans. À cinq, il appelle un partenaire.
    .name = roi et paysans
    .forms = paysans | paysan
lexicon-call = Le roi nomme une carte : qui la tient joue avec lui. Les autres jouent contre eux.
    .name = appeler une carte
    .forms = appelez une carte
lexicon-prediction = Dire avant la première carte combien de points, ou de plies, on fera. Gagne qui s’en écarte le moins.
    .name = prédiction
    .forms = prédictions | prédire | prédit | prédisez
lexicon-difference = L’écart entre les points prédits et les points faits. C’est lui qu’on écrit, et le plus petit total gagne.
    .name = différence
    .forms = différences
lexicon-marriage =
    Au brouc, le roi et { $deck ->
        [swiss] l’ober
        [austrian] l’ober
       *[french] la dame
    } d’une couleur. Les montrer rapporte des points.
    .name = mariage
    .forms = mariages
lexicon-rob = Échanger le six d’atout contre la carte retournée. Elle vaut plus que lui.
    .name = prendre la retourne
    .forms = prendre la retourne

lexicon-match = Toutes les plies d’une donne pour le même camp. Il vaut 100 points de plus dans la plupart des règles.
    .name = match
    .forms = matchs | capot
lexicon-counter-match = Un match de l’équipe qui n’a pas choisi l’atout. Certaines règles le paient davantage.
    .name = match à rebours
    .forms = match à rebours
lexicon-finish = Dire que son équipe a atteint le but arrête la partie. Si c’est vrai, elle est gagnée ; sinon elle est perdue.
    .name = j’ai fini
    .forms = on a fini
lexicon-berg = La moitié du but. La première équipe qui l’atteint et le dit reçoit un trait.
    .name = la moitié
    .forms = la moitié !
lexicon-rubicon = Perdre avec moins de la moitié du but. Selon les règles, la partie compte double ou l’on paie la tournée.
    .name = rubicon
    .forms = Schneider
lexicon-strokes = Ce qui reste d’une partie pour la suivante : un trait pour une victoire, d’autres pour un match ou un rubicon. On les écrit à part.
    .name = traits
    .forms = trait
lexicon-order = L’ordre dans lequel les points comptent quand les deux équipes arrivent au but. Le stöck vient d’abord, puis les annonces, puis les plies.
    .name = stöck-annonces-plies
    .forms = stöck, annonces, plies
lexicon-putze = À la pomme, ce que marquent les deux meilleurs d’une donne. Qui en a assez gagne la partie.
    .name = putze
    .forms = putzes | poutze | poutzes | poutz
lexicon-sack = Ce que reçoit qui joue la donne et fait trop peu de points. Une pomme efface une putze.
    .name = pomme
    .forms = pommes

lexicon-deal = Une distribution et les plies qui suivent. À la fin, on compte et on écrit les points.
    .name = donne
    .forms = donnes
lexicon-partie = Les donnes jusqu’à ce que quelqu’un ait gagné. On joue jusqu’à un nombre de points ou de donnes.
    .name = partie
    .forms = parties
lexicon-slate = Le tableau noir sur lequel on écrit les points. Chaque équipe y a sa moitié.
    .name = ardoise
    .forms = ardoises
lexicon-tick = Un trait de craie sur l’ardoise. En haut il vaut 100 points, en bas 20.
    .name = coche
    .forms = coches
lexicon-cross = Les points au milieu de l’ardoise. Une barre oblique vaut 50 points, la croix entière 100.
    .name = croix
    .forms = demi-croix
lexicon-dealer = Celui qui donne les cartes. À sa droite est le premier, et la donne suivante lui revient.
    .name = donneur
    .forms = donneurs
lexicon-forehand = Le joueur à droite du donneur. Il choisit l’atout ou chibre, et joue la première carte.
    .name = premier à parler
    .forms = premier à parler
lexicon-cut = Lever une partie du paquet avant la donne et la mettre dessous. Ainsi, personne ne connaît l’ordre des cartes.
    .name = couper le paquet
    .forms = couper | coupe | coupez
lexicon-knock = Frapper sur le paquet au lieu de couper. Les cartes restent comme elles sont.
    .name = taper
    .forms = taper | tape | tapez | frapper
lexicon-partner = Le joueur avec qui l’on compte les points. À quatre, il est assis en face.
    .name = partenaire
    .forms = partenaires
lexicon-misdeal = Une donne annulée parce qu’une carte s’est vue ou que le compte est faux. On redonne les cartes.
    .name = fausse donne
    .forms = fausses donnes
lexicon-sheet = La liste de ce que chacun doit jouer une fois dans la partie. Chaque ligne a son multiplicateur.
    .name = feuille
    .forms = feuilles
lexicon-joker = Une ligne de la feuille qu’on joue comme on veut. On choisit le contrat au moment de la jouer.
    .name = joker
    .forms = jokers

lexicon-jass = Le jeu de cartes national, à 36 cartes. Le j se prononce comme dans « yeux ».
    .name = jass
    .forms = yass
lexicon-chibre = Le jass de Suisse romande : deux contre deux, un atout, jusqu’à 1000 points d’habitude. Son nom vient du mot qui laisse le choix au partenaire.
    .name = chibre
    .forms = chibre
lexicon-schieber = Le jass le plus joué en Suisse alémanique : deux contre deux, avec oben-abe et unden-ufe. Selon l’atout, les points comptent plusieurs fois.
    .name = Schieber
    .forms = schieber
lexicon-coiffeur = Chaque équipe joue une fois chaque ligne de sa feuille. Les lignes comptent de plus en plus.
    .name = coiffeur
    .forms = quoifaire
lexicon-differenzler = Chacun pour soi : on prédit ses points avant de jouer. Gagne qui s’en est le moins écarté.
    .name = estimation
    .forms = Differenzler
lexicon-sidi = Jass aux enchères : on mise des points avec ce qu’on veut jouer. La mise manquée va aux adversaires.
    .name = Sidi Barrani
    .forms = Sidi
lexicon-coinche = Jass aux enchères à deux équipes, sans annonces. On peut contrer la mise des autres.
    .name = jass coinché
    .forms = coinche
lexicon-bieter = Jass à trois, quatre ou cinq où chacun mise. Qui mise le plus est roi, contre les paysans.
    .name = la mise
    .forms = Bieter
lexicon-handjass = Chacun pour soi, avec un atout retourné. Les deux meilleurs marquent une putze, qui a trop peu une pomme.
    .name = jeu de la pomme
    .forms = Handjass
lexicon-pandur = Un joueur seul contre les autres, avec 24 cartes. Il a misé le plus et doit tenir sa promesse.
    .name = bandoure
    .forms = Pandur
lexicon-molotow = Chacun pour soi, et peu de points gagnent. La première carte qui ne fournit pas fait l’atout.
    .name = Molotow
    .forms = molotow
lexicon-guggitaler = Jeu sans atout où chaque donne a son but. Il faut éviter, par exemple, les plies ou la dernière plie.
    .name = Guggitaler
    .forms = guggitaler
lexicon-hindersi = Chacun pour soi, et il faut peu de points. Les meilleurs de chaque tour marquent un trait.
    .name = Hindersi
    .forms = hindersi
lexicon-brouc = Jeu de mariages de L’Etivaz, avec 32 cartes. L’as et le dix sont les plus fortes.
    .name = brouc
    .forms = brouc

## Aide : les marques de la table

legend = Ce que vous voyez à la table
help-more = Pour en savoir plus
help-rules = Les règles de cette table
help-keys = Au clavier
legend-winning = Cette carte prend la plie pour l’instant.
    .name = Coche
legend-led = La première carte de la plie. Il faut fournir sa couleur.
    .name = Un
legend-playable = À votre tour, une carte qu’on peut jouer est levée ; les autres sont grisées.
    .name = Carte levée et carte grisée
legend-prepared = Cette carte est préparée : elle sera jouée à votre tour, si les règles le permettent.
    .name = Double flèche
legend-piles = Le nombre de plies prises. Touchez la pile pour revoir la dernière plie, si les règles le permettent.
    .name = Pile de cartes
legend-turn = C’est à ce joueur de jouer ou de parler.
    .name = Flèche et plaque claire
legend-held = Les cartes que ce joueur a encore en main.
    .name = Dos de cartes
legend-dealer = Le donneur. À sa droite, on commence.
    .name = D
legend-maker = Ce joueur a choisi l’atout, et voici lequel.
    .name = Couleur ronde
legend-king = Ce joueur joue seul contre les autres.
    .name = Couronne
legend-predicted = Les points que ce joueur a prédits.
    .name = Nombre encadré
legend-won = Les plies que ce joueur a prises.
    .name = Nombre sur laiton
legend-bot = L’ordinateur joue à cette place.
    .name = Bot
legend-deputy = L’ordinateur remplace quelqu’un qui s’est absenté.
    .name = Remplacé
legend-medal = En haut à gauche : l’atout de cette donne. L’anneau reste vide tant que rien n’est choisi.
    .name = Anneau
legend-arrows = Sans atout : de haut en bas, de bas en haut, ou un sens après l’autre.
    .name = Flèches
legend-hint = Demande un conseil. La carte ou le contrat conseillé porte alors cette lampe.
    .name = Lampe
legend-chalk = Les traits de l’ardoise : 100 en haut, 50 au milieu, 20 en bas. Un nombre dit le reste.
    .name = Traits de craie
