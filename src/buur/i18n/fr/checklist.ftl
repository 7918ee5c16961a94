### Règles

preset-coiffeur = Quoifaire
    .help = Chaque camp joue une fois dix contrats, comptés d’une à dix fois ; seul celui qui a choisi écrit ses points.
preset-coiffeur-8 = Coiffeur à huit lignes
    .help = La forme officielle : quatre couleurs, oben-abe, unden-ufe et deux jokers, comptés d’une à huit fois.
preset-coiffeur-10 = Coiffeur à dix lignes
    .help = Les huit contrats officiels, plus le zig-zag et le Guschti : comptés d’une à dix fois.
preset-coiffeur-alone = Coiffeur chacun pour soi
    .help = Quatre joueurs, chacun contre les trois autres quand il choisit ; huit contrats par joueur : trente-deux donnes.
preset-coiffeur-3 = Coiffeur à trois
    .help = Chacun pour soi avec douze cartes, dix contrats par joueur : trente donnes.
preset-tutti = Tutti
    .help = Chaque camp joue une fois dix contrats, en vingt donnes ; qui choisit et ne fait aucune plie perd 100 points.

source-EGG = règlement officiel alémanique, d’après des pages publiques
source-K17 = règlement romand, chapitre du tutti

## Options

group-checklist = Feuille
option-route = À qui passe le choix
    .help = Qui peut choisir après un joueur qui ne veut pas.
value-route-partner = au partenaire
value-route-round = au suivant à droite
option-sheet = Lignes de la feuille
    .help = Ce que chacun doit jouer une fois, dans l’ordre. S H D C : couleurs ; puis oben, unden, slalom, quer, trio, tutti, mitte, gumpf, misere, joker. « joker:7 » compte sept fois.
option-sheet_factors = Facteurs de la feuille
    .help = Ce qui multiplie les lignes sans facteur à elles.
value-sheet_factors-position = leur numéro sur la feuille
value-sheet_factors-once = tout compte une fois
value-write-declarers = les points de qui a choisi
value-finish-checklist = quand toutes les lignes sont jouées

## Lignes d’une feuille

row-joker = joker
row-factor = { $row } ×{ NUMBER($factor) }

## Refus

reason-category-not-open = Cette ligne de la feuille est déjà jouée, ou ne convient pas à ce qui est choisi.
rules-sheet-rows = Combinaison impossible : « { option-sheet } » doit nommer les lignes par leurs codes, chacune avec un facteur au besoin, comme joker:7.
rules-sheet-finish = Combinaison impossible : une feuille et la fin quand toutes les lignes sont jouées vont ensemble.
rules-sheet-found = Combinaison impossible : avec une feuille, le contrat se choisit, il n’est ni imposé ni retourné.
rules-sheet-lead = Combinaison impossible : avec une feuille, la ligne s’annonce, et personne ne choisit l’atout sans parler.
rules-sheet-multipliers = Combinaison impossible : avec une feuille, les facteurs sont dans ses lignes, et tout le reste compte une fois.
rules-sheet-quer = Combinaison impossible : le Guschti doit changer de sens avant la dernière plie.
rules-sheet-misere = Combinaison impossible : une misère compte pour l’autre de deux camps.
rules-round-back = Combinaison impossible : un choix qui fait le tour de la table ne se rend pas.
rules-declarers-found = Combinaison impossible : pour que seul écrive qui a choisi, il faut choisir.

## La page

sheet-title = Feuille
sheet-row = Ligne { NUMBER($row) }
tell-row =
    { $who ->
        [you] Vous choisissez : { $row }, { $contract }.
       *[other] { $name } choisit : { $row }, { $contract }.
    }

## Conseils

hint-row-in-season = Votre jeu convient bien à cette ligne : mieux que ce qu’on peut encore espérer.
hint-row-to-throw-away = Vous devez choisir : c’est cette ligne qui perd le moins.
hint-wait-for-better-row = Aucune ligne ouverte n’en vaut la peine avec ce jeu : laissez choisir les autres.
