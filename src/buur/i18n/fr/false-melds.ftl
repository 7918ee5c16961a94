### Une annonce que l’on n’a pas dans son jeu.

melds-change-false = 1 fausse annonce
melds-withdraw = Retirer l’annonce
melds-correct = Se reprendre : annoncer { $points }
melds-no-meld = Vous n’avez rien à annoncer.
false-meld-other = Annoncer ce que vous n’avez pas…
false-meld-short = Fausse annonce…
false-meld-title = Fausse annonce
false-meld-cost =
    { $show ->
        [always] Après la première plie, elle se montre et ne compte pas ; les autres annonces sont comparées à nouveau.
       *[other] Si quelqu’un la fait voir, elle ne compte pas, et les autres annonces sont comparées à nouveau. Sinon, elle compte.
    }
false-meld-group = Genre
false-meld-suit = Couleur
false-meld-top = Hauteur
false-meld-kind = { $name } ({ $points })
false-meld-missing = Il vous en manque { $count }.
false-meld-with = S’y ajoute ce que vous avez : { $points } points.
do-false-meld = Annoncer { $points } quand même
say-wrong-meld = Faux : { $melds }. Les { $points } ne comptent pas.
tell-no-meld = Aucune annonce ne compte.
