### Mes parties, continuer, revoir.

## Continuer

continue-play = Continuer
continue-when = Donne { $deal }, { $date }
continue-more = Toutes mes parties
date-today = aujourd’hui { $time }
date-yesterday = hier { $time }

## Mes parties

me-guest = invité
me-with = avec { $names }
me-privacy = Ce que vous supprimez est effacé pour de bon.
me-played = Parties jouées
me-won = Gagnées
me-won-share = { $won } ({ $share } %)
me-best = Meilleure donne
me-matches = Matchs
me-contract = Atout préféré
me-rules = Le plus joué
me-state = Afficher
me-state-all = Toutes
me-state-unfinished = En cours
me-state-finished = Terminées
me-none = Vous n’avez pas encore joué. Chaque partie que vous jouez ici figurera sur cette page.
me-none-such = Aucune partie de ce genre.
me-more = Afficher la suite
me-training = entraînement, ne compte pas
me-result-won = gagnée
me-result-lost = perdue
me-result-draw = nulle
me-result-open = en cours
me-result-broken = interrompue
me-unfold = { $rules } : suite
me-replay = Revoir
me-record-jass = Enregistrer en texte (.jass)
me-record-jsonl = Enregistrer en JSON
me-remove = Supprimer { $rules }
me-remove-ask =
    { $over ->
        [yes] Supprimer pour de bon cette partie avec toutes ses donnes ?
       *[no] Supprimer pour de bon cette partie en cours ?
    }
me-remove-all = Supprimer toutes mes parties
me-remove-all-ask = Supprimer pour de bon toutes vos parties de ce serveur ? Celles en cours seront perdues aussi.
me-remove-yes = Supprimer
me-keep = Garder

## Revoir

replay-title = Revoir la partie
replay-none-title = Cette partie n’est pas la vôtre
replay-none-text = Seules les personnes qui étaient à la table peuvent revoir une partie. Si vous avez joué dans un autre navigateur, ouvrez-la là-bas. Elle a peut-être aussi été supprimée.
replay-broken-title = Impossible d’afficher cette partie
replay-broken-text = Le serveur ne parvient pas à lire ce qu’il a gardé. Vos autres parties ne sont pas touchées.
replay-early-title = Aucune donne n’est terminée
replay-early-text = Une donne se revoit dès qu’elle est comptée. Jusque-là, les cartes restent cachées.
replay-deal-back = Donne précédente
replay-deal-on = Donne suivante
replay-tricks = Plies
replay-trick = Plie { $no }
replay-start = Avant la première plie
replay-place = Moment de la donne
replay-at =
    { $no ->
        [0] avant la première plie, étape { $step } sur { $of }
       *[other] plie { $no }, étape { $step } sur { $of }
    }
replay-trick-back = Plie précédente
replay-card-back = Carte précédente
replay-play = Lire
replay-pause = Pause
replay-card-on = Carte suivante
replay-trick-on = Plie suivante
replay-hand = { $name } : { $cards }
replay-keys = Touches : ← → carte, ↑ ↓ plie, page précédente et page suivante donne, barre d’espace lire et pause.
replay-again = Jouer avec ces règles
