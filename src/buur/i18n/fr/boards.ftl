### Les huit donnes du jour : mêmes cartes pour tous, comparaison, classements, sceau.

room-boards = Donnes du jour
title-boards = Donnes du jour – Buur
board-of-day = Donne du jour { $number }, { $day }
boards-about = Huit donnes, les mêmes cartes et les mêmes trois joueurs de l’ordinateur pour tout le monde. Ce qui compte : de combien vous faites mieux que la moyenne de toutes les tables. Une donne commencée compte ; vous pouvez la finir jusqu’à une heure du matin.
boards-people =
    { $people ->
        [0] Personne n’a encore joué aujourd’hui.
        [one] Une personne joue déjà aujourd’hui.
       *[other] { $people } personnes jouent déjà aujourd’hui.
    }
boards-sum = { $done } sur 8, en tout { $score }
boards-begin = Commencer la donne { $number }
boards-continue = Finir la donne { $number }
boards-all-done = Tout est joué pour aujourd’hui. Les huit donnes suivantes arrivent à minuit.
boards-none = Les donnes de ce jour ne sont pas visibles. Peut-être que personne ne les a jouées, ou que le jour n’est pas fini.
boards-today = Les donnes d’aujourd’hui
boards-name = Votre nom dans le classement (facultatif)
boards-deal = Donne
boards-state-new = jouer
boards-state-playing = en cours
boards-state-done = jouée
boards-state-void = ne compte pas
boards-state-missed = pas jouée

## Comparaison

boards-compare = Comparaison de la donne { $number }
boards-to-compare = Comparer la donne { $number }
boards-own = Vous, { $points }
boards-mean =
    { $tables ->
        [one] Moyenne, une table
       *[other] Moyenne, { $tables } tables
    }
boards-score = Résultat
boards-frequencies = L’avance ou le retard des tables sur leurs adversaires :
boards-from-to = { $from } à { $to }
boards-tables =
    { $count ->
        [0] –
        [one] 1 table
       *[other] { $count } tables
    }
boards-player = Qui
boards-contract = Annonce
boards-points = Points
boards-chooser =
    { $who ->
        [self] soi-même
        [partner] partenaire
       *[others] adverse
    }
boards-bot = ordinateur
boards-guest = Invité
boards-substituted = finie par le remplaçant
boards-program = avec un programme
boards-left-out =
    { $count ->
        [one] Une autre ligne n’est pas montrée.
       *[other] { $count } autres lignes ne sont pas montrées.
    }

## Classements

boards-ranking = Classement du jour
boards-ranking-all = La somme de toutes les donnes que chacun a jouées.
boards-ranking-some = Vous ne voyez ici que les donnes que vous avez déjà jouées.
boards-ranking-none = Le classement se montre avec votre première donne, pour ne rien vous dévoiler.
boards-by = Classer selon
boards-by-score = Somme
boards-by-mean = Moyenne
boards-month-score =
    { $days ->
        [0] Aucun jour de ce mois n’est encore fini.
        [one] La somme du seul jour qui est fini.
       *[other] La somme des { $days } jours qui sont finis.
    }
boards-month-mean = Le résultat moyen d’une donne, à partir de { $least } jours.
boards-number = Donnes
boards-days = Jours
boards-people-list = Personnes
boards-guests = Invités
boards-guests-hint = Les invités n’ont pas de rang : la même personne pourrait jouer sur deux appareils.

## Sceau

boards-seal = Scellé d’avance
boards-seal-about = Les cartes de tous les jours sont fixées depuis le début. Quand un jour est fini, son nombre devient public, et votre navigateur refait le calcul.
boards-seal-how = Le SHA-256 du texte buur-day:NOMBRE est le nombre du jour d’avant.
boards-anchor = Début, { $day }
boards-published = Public, { $day }
boards-seed = Ce jour, { $day }
boards-anchored-yes = Le nombre public ramène au début.
boards-anchored-no = Le nombre public ne ramène pas au début.
boards-opened-yes = Le nombre de ce jour était fixé d’avance.
boards-opened-no = Le nombre de ce jour ne correspond pas à celui d’avant.
boards-kept-yes = Le début est le même qu’à votre première visite.
boards-kept-no = Le début n’est pas le même qu’à votre dernière visite.
boards-opened = Jours passés
error-day-over = Ce jour est fini. Rechargez la page pour les donnes d’aujourd’hui.
error-board-counts = Une donne du jour commencée compte. Vous pourrez la supprimer quand le jour sera fini.
error-board-gone = La table de cette donne est supprimée.
error-board-secret = Jouez d’abord cette donne.
