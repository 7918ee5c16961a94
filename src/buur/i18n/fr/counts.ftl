### Décompte d’une donne, prétentions et confirmations.

sum-both = Total
sum-tricks = Plies
sum-cards = Points des cartes
sum-last-trick = Cinq de der
sum-base = Points des plies
sum-match = Match
sum-melds = Annonces
sum-stoeck = Stöck
sum-failed = Plies perdues
sum-held = Plies en attente
sum-bid =
    { $made ->
        [yes] Mise { $height } réussie
       *[no] Mise { $height } chutée
    }
sum-doubled = Contrée ×{ $factor }
sum-raw = Somme
sum-multiplier = Compté ×{ $factor }
sum-made = Fait
sum-total = Cette donne
sum-predicted = Prédit
sum-missed = Écart
sum-exact = Prédit juste
sum-compensation = Donneur déchargé
sum-putzes = Putzes
sum-pommes = Pommes
sum-extremes = Traits
sum-middle = Traits
sum-chosen = Compte pour le preneur
sum-tens = En dizaines
sum-sitter = Hors jeu
sum-before = Jusqu’ici
sum-score = Total
deal-so-far = en cours
