### Regarder une table, et les parties que d’autres montrent.

title-watch = Buur – regarder
watch-title = Regarder
watch-fact = Vous regardez
watch-others =
    { $count ->
        [one] avec une autre personne
       *[other] avec { $count } autres personnes
    }
watch-hands-after = toutes les cartes après chaque donne
watch-hands-late = toutes les cartes une donne plus tard
watch-gathering = À cette table, on attend encore du monde.
watch-turn = Regarder depuis le côté suivant
watch-over = La partie est finie
watch-won = Victoire de { $names }. { $scores }.
watch-draw = Égalité. { $scores }.
watch-next = Regarder la revanche
watch-deals = Donnes comptées
watch-look = Voir les cartes
watch-later = une donne plus tard
watch-refused = Vous ne pouvez pas regarder ici
watch-none = Ce lien ne montre aucune table, ou il n’est plus valable. Demandez-en un nouveau.
error-watch-off = La personne qui gère la table ne laisse personne regarder.
error-watch-renewed = Ce lien a été remplacé. Demandez le nouveau.
error-plays-here = Qui joue ou a joué cette partie ne la regarde pas avant la fin.
error-too-many-watchers = Toutes les places pour regarder sont prises. Réessayez plus tard.

watch-panel = Regarder
watch-choice-off = Non
watch-choice-after = Oui
watch-choice-late = Oui, cartes plus tard
watch-help-off = Personne ne regarde.
watch-help-after = Qui a le lien voit la table sans les cartes en main. Après chaque donne, on voit toutes les cartes.
watch-help-late = Qui a le lien voit la table sans les cartes en main. On voit toutes les cartes une donne plus tard.
watch-count =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
watch-link = Lien pour regarder
watch-lost = Le lien est sur un autre appareil. Faites-en un nouveau ici ; l’ancien ne vaudra plus.
watch-renew = Nouveau lien
watch-share-text = Venez nous regarder jouer au jass.

shared-fact = montrée par un lien
shared-none-title = Ce lien ne montre aucune partie
shared-none-text = Il est peut-être incomplet, ou la partie a été supprimée. Demandez un nouveau lien.
shared-make = Montrer la partie
shared-made = Qui a ce lien voit toute la partie :
shared-link = Lien vers la partie
shared-text = Regardez cette partie de jass.
