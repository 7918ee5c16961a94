### Le brouc et ses mariages.

preset-brouc = Brouc
    .help = Le jeu de mariages de L’Etivaz : as, { rank-ten }, roi, { rank-queen }, { rank-jack } dans toutes les couleurs ; plus de trente dizaines.

option-ranking = Rang des cartes
    .help = L’ordre et les points du jass, ou ceux des jeux de mariages.
group-marriage = Mariages
option-marriages = Mariages
    .help = Roi et { rank-queen } d’une couleur, avec ou sans { rank-jack }, rapportent des points.
option-marriage_time = Montrer un mariage
    .help = Jusqu’à quand une équipe qui a fait une plie peut en montrer de sa main.
value-ranking-jass = jass
value-ranking-brouc = as, { rank-ten }, roi, { rank-queen }, { rank-jack }
value-marriage_time-any_time = n’importe quand
value-marriage_time-first_trick = avec sa première plie
value-undertrump-to_marry = pour achever un mariage
value-write-tens = des dizaines
value-finish-over = au-dessus du but
value-strokes-cape = jeux gagnés, le cape en vaut deux

rules-brouc-sixes = Combinaison impossible : ce rang se joue sans les six.
rules-marriage-solder = Combinaison impossible : avec des mariages, toutes les plies se jouent.
rules-undertrump-marry = Combinaison impossible : sans mariages, rien ne s’achève en sous-coupant.
rules-tens-over = Combinaison impossible : les dizaines veulent une fin au-dessus du but, comptée pour tous et sans rubicon.

reason-no-marriage = Ce mariage ne peut pas se montrer maintenant.
hint-show-marriage = Montrez-le avant de devoir le défaire.
hint-act-married = montrer le mariage
show-marriage = Montrer le mariage
tell-married = { $who ->
        [you] Vous montrez un mariage : { $cards }.
       *[other] { $name } montre un mariage : { $cards }.
    }
