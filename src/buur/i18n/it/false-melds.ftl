### Un annuncio che non si ha in mano.

melds-change-false = 1 annuncio falso
melds-withdraw = Ritira l’annuncio
melds-correct = Correggiti: annuncia { $points }
melds-no-meld = Non hai niente da annunciare.
false-meld-other = Annuncia ciò che non hai…
false-meld-short = Annuncio falso…
false-meld-title = Annuncio falso
false-meld-cost =
    { $show ->
        [always] Dopo la prima presa si mostra e non conta; gli altri annunci vengono confrontati di nuovo.
       *[other] Se qualcuno lo fa vedere, non conta, e gli altri annunci vengono confrontati di nuovo. Altrimenti conta.
    }
false-meld-group = Genere
false-meld-suit = Seme
false-meld-top = Altezza
false-meld-kind = { $name } ({ $points })
false-meld-missing =
    { $count ->
        [one] Te ne manca { $count }.
       *[other] Te ne mancano { $count }.
    }
false-meld-with = Si aggiunge ciò che hai: { $points } punti.
do-false-meld = Annuncia comunque { $points }
say-wrong-meld = Sbagliato: { $melds }. { $points } non contano.
tell-no-meld = Nessun annuncio conta.
