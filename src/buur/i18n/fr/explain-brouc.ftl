### Le brouc et ses mariages.

explain-ranking-brouc = Dans toutes les couleurs, atout compris, de la plus forte à la plus faible : as (11 points), { rank-ten } (10), roi (4), { rank-queen } (3), { rank-jack } (2), puis neuf, huit et sept, qui ne valent rien ; 120 points par donne.
explain-undertrump-to_marry = Il est interdit de sous-couper, c’est-à-dire de mettre un atout plus faible que celui qui a déjà coupé, sauf pour achever un mariage dans la plie, ou quand on n’a plus que des atouts.
explain-marriages-yes = Roi et { rank-queen } d’une couleur font un mariage de 20 points, de 30 avec { rank-the-jack } ; le double à l’atout. Il compte pour l’équipe qui fait une plie où ses cartes se trouvent ensemble, ou pour celle d’un joueur qui les montre de sa main.
explain-marriage_time-any_time = On peut le montrer n’importe quand, dès que son équipe a fait une plie et tant qu’on en a encore toutes les cartes.
explain-marriage_time-first_trick = On ne peut le montrer qu’avec la première plie de son équipe.
explain-write-tens = On écrit les dizaines : les points de la donne divisés par dix, arrondis, cinq vers le haut.
explain-finish-over = La première équipe à dépasser { NUMBER($target) } gagne aussitôt, même au milieu d’une donne ; les points de la donne en cours se comptent alors sans arrondir.
explain-strokes-cape = On compte les jeux gagnés : un pour la partie, et deux de plus pour toutes les plies d’une donne, le cape.
