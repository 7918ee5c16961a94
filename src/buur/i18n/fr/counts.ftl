### Décompte d’une donne, prétentions et confirmations.

sum-both = Total
sum-tricks = Plies
sum-cards = Points des cartes
sum-last-trick = Cinq de der
sum-base = Points des plies
sum-match = Match
sum-melds = Annonces
sum-struck-melds = Annonces annulées
sum-stoeck = Stöck
sum-failed = Plies perdues
sum-held = Plies en attente
sum-bid =
    { $made ->
        [yes] Mise { $height } tenue
       *[no] Mise { $height } manquée
    }
sum-doubled = Contrée ×{ $factor }
sum-raw = Somme
sum-multiplier = Compté ×{ $factor }
sum-made = Fait
sum-total = Cette donne
sum-predicted = Prédit
sum-missed = Différence
sum-exact = Prédit juste
sum-compensation = Donneur déchargé
sum-putzes = Putzes
sum-pommes = Pommes
sum-extremes = Traits
sum-middle = Traits
sum-chosen = Pour qui a choisi
sum-tens = En dizaines
sum-sitter = Hors jeu
sum-before = Jusqu’ici
sum-score = Total
deal-so-far = en cours

finish-title = Dire « J’ai fini » ?
finish-hint = Vous affirmez que votre équipe a { $target } points. Si c’est faux, la partie est perdue.
finish-open =
    { $by ->
        [you] La plie sur le tapis en ajoute { $open }, mais elle ne compte que retournée : retournez-la d’abord.
        [lead] La plie sur le tapis en ajoute { $open }, mais elle ne compte qu’une fois retournée par la prochaine carte.
       *[other] La plie sur le tapis en ajoute { $open }, mais elle ne compte que si { $name } la retourne.
    }
solder-title = Solder ?
solder-hint = Vous abattez vos cartes et réclamez toutes les plies qui restent. Si c’est faux, elles vont aux adversaires.
claim-before = Sur l’ardoise
claim-deal = Pas encore sur l’ardoise
claim-points = Ensemble
claim-target = But
claim-missing = Il manque
finish-missing = Il manque { $missing } : votre équipe perdrait la partie.
finish-reached = Les { $target } points sont là.
finish-boss = Il manque { $missing } : c’est juste seulement si personne ne peut prendre votre carte ({ $boss }). Sinon, la partie est perdue.
solder-stake =
    { $tricks ->
        [one] En jeu : la dernière plie
       *[other] En jeu : { $tricks } plies
    }{ $known ->
        [yes] , { $points } points
       *[no] {""}
    }
solder-trumps =
    { $known ->
        [yes] { $trumps ->
            [one] Un atout est encore dehors.
           *[other] { $trumps } atouts sont encore dehors.
        }
       *[no] { $trumps ->
            [one] Un atout est peut-être encore dehors.
           *[other] { $trumps } atouts sont peut-être encore dehors.
        }
    }

confirm-title = { $act } ?
confirm-back = Retour
confirm-yes = Confirmer
do-undo = Reprendre
undo-hint = Envoyé dans deux secondes, ou dès que vous touchez autre chose.
set-confirm = Confirmer atout, mise et prédiction
set-confirm-undo = Deux secondes pour reprendre
set-confirm-press = Confirmer d’une 2e pression
set-confirm-none = Tout de suite
set-confirm-help = Pendant deux secondes, un bouton permet de reprendre ce choix.
stake =
    { $named ->
        [no] {""}
       *[yes] { $by } :{" "}
    }mise { $height }, { $made ->
        [yes] tenue
       *[no] manquée
    }
