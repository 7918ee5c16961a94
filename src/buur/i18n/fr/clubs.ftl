### Clubs de jass : membres, règles maison, tables, soirées, classement.

room-club = Clubs de jass
title-club = Club de jass – Buur
club-none-title = Vous ne voyez pas ce club
club-none = Le lien est ancien ou incomplet, ou vous n’êtes pas membre. Demandez un nouveau lien au club.
club-mine-none = Vous n’êtes encore dans aucun club. Fondez-en un, ou faites-vous envoyer un lien.
club-new = Fonder un club
club-new-about = Un club a ses règles, ses tables, des soirées avec des paires tirées au sort et un classement. Seuls ses membres le voient.
club-title = Nom du club
club-own-name = Votre nom dans le club
club-make = Fonder
club-invited =
    { $members ->
        [one] Vous êtes invité. Le club a un membre.
       *[other] Vous êtes invité. Le club a { $members } membres.
    }
club-join = Entrer

## Tables

club-tables = Tables du club
club-tables-none = Aucune table n’est ouverte en ce moment.
club-tables-rules = Pour une table, le club a d’abord besoin d’une règle maison.
club-open-table = Nouvelle table : { $title }
club-open-seats =
    { $open ->
        [0] complète
        [one] une place libre
       *[other] { $open } places libres
    }
club-playing = en jeu
club-sit = S’asseoir
club-to-table = À la table
club-back = Retour au club

## Soirées

club-evenings = Soirées
club-evenings-none = Aucune soirée n’est encore prévue.
club-evening-rules = { $rules }, { $deals } donnes par partie
club-coming =
    { $count ->
        [0] Personne ne s’est encore annoncé.
        [one] Une personne vient : { $names }
       *[other] { $count } personnes viennent : { $names }
    }
club-come = Je viens
club-stay-away = Je ne viens pas
club-draw = Tirer les paires
club-draw-few = Dès 3 personnes, vous pouvez tirer les paires.
club-next-round = Commencer le tour { $round }
club-evening-remove = Supprimer la soirée
club-round = Tour { $round }
club-pair = Paire
club-games = Parties
club-somebody = quelqu’un
club-plan = Prévoir une soirée
club-plan-rules = Pour une soirée, le club a d’abord besoin d’une règle maison.
club-plan-send = Prévoir
club-day = Date
club-evening-title = Titre (facultatif)
club-rule = Règle maison
club-deals = Donnes par partie

## Classement et membres

club-won = Gagnées
club-difference = Points
club-strength = Force
club-strength-about = Toutes les parties des soirées. OpenSkill calcule la force : ce qui est presque sûr, même quand les partenaires changent.
club-members =
    { $count ->
        [one] Un membre
       *[other] { $count } membres
    }
club-head = responsable
club-make-head = nommer responsable
club-no-head = ne plus être responsable
club-remove = exclure
club-really = { $what ->
    [leave] Vraiment quitter le club ?
    [delete] Vraiment supprimer le club ?
    [rule] Vraiment supprimer ?
    [evening] Vraiment supprimer la soirée ?
   *[remove] Vraiment exclure ?
}
club-not = Non
club-rename = Changer
club-link = Nouveau lien pour entrer
club-link-about = Qui ouvre ce lien peut entrer. Les liens d’avant ne valent plus.

## Règles maison et fin

club-rules = Règles maison
club-rules-none = Encore aucune règle maison.
club-rule-add = Garder { $rules }, comme réglé ici, sous le nom de
club-rule-keep = Garder
club-rule-remove = supprimer
club-rule-hint = Le jeu et ses règles se choisissent sur la page d’accueil.
club-privacy = Les membres voient votre nom dans le club, vos soirées et vos résultats. Si vous partez, votre nom disparaît.
club-leave = Quitter le club
club-delete = Supprimer le club
error-no-club = Ce lien ne vaut pas, ou vous n’êtes plus membre.
error-not-head = Seuls les responsables du club peuvent le faire.
error-no-member = Ce membre n’existe plus.
error-no-house-rule = Cette règle maison n’existe plus.
error-no-evening = Cette soirée n’existe plus.
error-club-full = Le club est complet.
error-too-many-clubs = Vous êtes dans autant de clubs que possible. Quittez-en un d’abord.
error-too-many-evenings = Trop de soirées sont prévues. Supprimez-en une d’abord.
error-last-head = Un club a besoin d’un responsable. Nommez d’abord quelqu’un d’autre.
error-too-few = Il faut au moins trois personnes pour une soirée.
error-evening-full = Il n’y a plus de place pour cette soirée.
error-not-drawn = Tirez d’abord les paires au sort.
error-round-open = On joue encore dans ce tour.
error-evening-over = Toutes les parties de cette soirée sont jouées.
