### Décompte d’une donne, prétentions et confirmations.

sum-both = Total
sum-tricks = Plies
sum-cards = Points des cartes
sum-last-trick = Cinq de der
sum-base = Cartes et dernière plie
sum-match = Match
sum-melds = Annonces
sum-stoeck = Stöck
sum-failed = Mise manquée : plies perdues
sum-held = Plies en attente de la mise
sum-bid =
    { $made ->
        [yes] Mise { $height } réussie
       *[no] Mise { $height } manquée
    }
sum-doubled = Contrée : mise ×{ $factor }
sum-raw = Somme
sum-multiplier = Compté ×{ $factor }
sum-made = Fait
sum-total = Total de la donne
sum-predicted = Prédit
sum-missed = Différence
sum-exact = Prédit juste
sum-compensation = Compensation du donneur
sum-putzes = Putzes
sum-pommes = Pommes
sum-extremes = Traits
sum-middle = Traits
sum-chosen = Compte pour qui a choisi
sum-tens = Écrit, en dizaines
sum-sitter = Hors jeu
sum-before = Avant cette donne
sum-score = Total
deal-so-far = en cours
