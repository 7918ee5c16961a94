### Molotow et Mittlere : l’atout que fait la première carte qui ne fournit pas.

explain-contracts-first_discard = Personne ne choisit : on joue d’abord sans atout, de haut en bas ; la première carte qui ne fournit pas la couleur demandée fait atout de sa couleur, et coupe. Le bour et le nell comptent 20 et 14, même ramassés avant.
explain-write-extremes = Qui a seul le moins de points marque un trait, de même qui en a seul le plus, mais moins de cent.
explain-write-middle = On écrit la balance des traits et des zéros : le premier et le dernier ont un trait, celui du milieu deux zéros. Cent points ou aucune plie font deux zéros, et un trait pour chacun des autres ; toutes les plies font deux traits, et un zéro pour chacun des autres. Sans atout, ou sans joueur au milieu, la donne ne compte pas.
