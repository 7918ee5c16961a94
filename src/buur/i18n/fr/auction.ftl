### Les enchères : jeux, options, refus, récit.

preset-coinche = Jass coinché
    .help = On mise des points et un atout ; l’équipe qui mise le plus doit tenir sa mise.
preset-sidi = Sidi Barrani
    .help = On mise des points dans n’importe quel contrat ; une mise manquée va aux adversaires.
preset-sidi-jassverband = Sidi Barrani, association suisse
    .help = Le Sidi Barrani de l’association suisse de jass : de cinq en cinq, avec contre et surcontre.
preset-sidi-pagat = Sidi Barrani à 1500
    .help = Le Sidi Barrani d’un recueil anglais de règles : jusqu’à 157, avec annonces.
source-FWC = une encyclopédie publique, article « Jass coinché »
source-JVS = recommandations de l’association suisse de jass, d’après une encyclopédie
source-PAG = un recueil anglais de jeux de cartes
cli-source-fwc = FWC : encyclopédie publique, « Jass coinché »
cli-source-jvs = JVS : recommandations de l’association suisse de jass
cli-source-pag = PAG : recueil anglais de jeux de cartes
group-auction = Enchères

option-ladder = Enchères
    .help = Si l’on mise avant la première carte, et sur quelle échelle.
value-ladder-none = aucune
value-ladder-points = par points
option-bid_low = Plus petite mise
    .help = Le moins de points que l’on puisse miser.
option-bid_step = Pas des mises
    .help = De combien de points les mises se suivent.
option-bid_high = Plus grande mise en points
    .help = Jusqu’où va l’échelle, avant tous les points et le match.
option-bid_top = Haut de l’échelle
    .help = Ce que l’on peut miser au-dessus des autres mises.
value-bid_top-none = rien de plus
value-bid_top-157 = tous les points
value-bid_top-match = le match
value-bid_top-157_match = tous les points, puis le match
option-match_worth = Mise du match
    .help = Ce que vaut la mise du match, si elle est tenue ou non.
option-named = Contrat à nommer
    .help = Quand on nomme l’atout ou un autre contrat.
value-named-with_bid = avec la mise
value-named-after = après les enchères
option-reentry = Miser après avoir passé
    .help = Si un joueur qui a passé peut encore miser.
option-auction_end = Fin des enchères
    .help = Qui doit avoir passé pour que la mise soit prise.
value-auction_end-all_passed = tous les autres ont passé
value-auction_end-opponents_passed = les deux adversaires ont passé
option-doubling = Contre
    .help = Si les adversaires peuvent contrer la mise, et l’équipe qui a misé surcontrer.
value-doubling-off = non
value-doubling-double = contre
value-doubling-redouble = contre et surcontre
option-double_window = Moment du contre
    .help = Jusqu’à quand une mise peut être contrée.
value-double_window-standing = tant que la mise tient
value-double_window-next_spoken = avant que le suivant ait parlé
value-double_window-turn = à son tour
option-all_pass = Si tous passent
    .help = Qui donne quand personne n’a misé.
value-all_pass-next = le donneur suivant
value-all_pass-same = le même donneur
option-bid_failed = Mise manquée
    .help = Ce qui s’écrit quand l’équipe n’a pas tenu sa mise.
value-bid_failed-own = chacun ses plies, la mise aux autres
value-bid_failed-lost = rien ; aux autres leurs plies et la mise
value-bid_failed-defence_takes_all = rien ; aux autres tout et la mise
value-write-bid = les points et la mise

misdeal-all-passed = Tout le monde a passé : on redonne.
reason-bad-bid = Cette mise n’existe pas dans ces règles.
reason-bid-too-low = Il faut miser plus haut.
reason-double-not-allowed = Il n’y a rien à contrer pour vous.
reason-double-too-late = Il est trop tard pour contrer.
rules-auction-found = Combinaison impossible : on ne mise pas là où l’atout est imposé ou retourné.
rules-auction-push = Combinaison impossible : là où l’on mise, personne ne chibre.
rules-auction-lead = Combinaison impossible : là où l’on mise, personne ne choisit en jouant.
rules-auction-predict = Combinaison impossible : on mise ou on prédit, pas les deux.
rules-auction-empty = Combinaison impossible : l’échelle des mises est vide.
rules-bid-ladder = Combinaison impossible : sans enchères, il n’y a pas de mise à écrire.
rules-bid-sides = Combinaison impossible : la mise s’écrit entre deux équipes.
rules-bid-multipliers = Combinaison impossible : avec une mise, toutes les donnes comptent une fois.
rules-bid-claim = Combinaison impossible : avec une mise, le décompte se fait pour tous, sans traits.

say-bid = { $height ->
        [match] Match
       *[other] { $height }
    }, { $contract }
say-passed = Je passe
say-doubled = Contre !
tell-bid = { $who ->
        [you] Vous misez { $height } : { $contract }.
       *[other] { $name } mise { $height } : { $contract }.
    }
tell-passed = { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
tell-doubled = { $who ->
        [you] Vous contrez.
       *[other] { $name } contre.
    }
tell-bid-made = La mise est tenue : { $points } points de plus.
tell-bid-failed = La mise est manquée : { $points } points aux autres.
bid-match = Match
bid-all-tricks = toutes les plies
bid-worth = mise { $points }
hint-act-bid = miser { $height }, { $contract }
hint-act-passed = passer
hint-act-doubled = contrer
hint-bid-for-hand = Votre jeu devrait faire à peu près autant.
hint-raise-partner = Avec ce que votre partenaire a misé, votre jeu permet davantage.
hint-pass-bid = Votre jeu ne permet pas de miser plus haut.
hint-double-bid = Les adversaires ont misé plus qu’ils ne feront : contrez.
hint-double-again = Votre équipe tiendra sa mise : surcontrez.
