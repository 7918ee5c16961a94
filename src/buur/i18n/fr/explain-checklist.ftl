### Sheets of contracts, written out (§3.7).

explain-sheet =
    { $party ->
        [teams] Chaque camp
       *[alone] Chaque joueur
    } joue une fois { $row_count ->
        [8] huit
        [10] dix
       *[other] { $row_count }
    } contrats, les lignes de sa feuille : { $rows }. Le premier regarde son jeu et annonce une ligne qui reste à jouer.
explain-sheet-joker = Qui joue un joker annonce un de ces contrats : { $contracts }.
explain-sheet-misere = Pour la ligne de la misère, on annonce aussi ce qui se joue : { $ways }.
explain-quer-alternance = Le règlement romand nomme cette ligne « alternance ». Ce qu’il entendait par là n’est plus connu ; ici, le sens se renverse une seule fois.
explain-sheet-factor = Le nombre après une ligne dit combien de fois elle est comptée.
explain-route-round = Qui ne veut pas choisir chibre : le choix passe au suivant à droite, partenaire ou adversaire, et si personne n’en veut, il revient au premier, qui doit choisir.
explain-push-first = À la première donne, personne ne chibre.
explain-sheet-done = Un camp qui a joué toutes ses lignes est sauté.
explain-write-declarers = Seul le camp qui a choisi écrit ses points ; les autres n’écrivent rien.
explain-finish-checklist = La partie finit quand chaque camp a joué toutes ses lignes, et le plus grand total gagne.
explain-table-chooser = Chacun écrit pour soi ; à chaque donne, celui qui a choisi joue seul contre les autres. Tout va dans le sens inverse des aiguilles d’une montre : après un joueur, c’est à son voisin de droite.
