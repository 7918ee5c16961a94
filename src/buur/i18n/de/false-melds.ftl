### Ein Weis, den man nicht hat.

melds-change-false = 1 falscher Weis
melds-withdraw = Weis zurücknehmen
melds-correct = Korrigieren: { $points } weisen
melds-no-meld = Du hast nichts zu weisen.
false-meld-other = Weisen, was du nicht hast…
false-meld-short = Falscher Weis…
false-meld-title = Falscher Weis
false-meld-cost =
    { $show ->
        [always] Nach dem ersten Stich wird er gezeigt, zählt nicht, und die übrigen Weise werden neu verglichen.
       *[other] Lässt ihn sich jemand zeigen, zählt er nicht, und die übrigen Weise werden neu verglichen. Sonst zählt er.
    }
false-meld-group = Art
false-meld-suit = Farbe
false-meld-top = Höhe
false-meld-kind = { $name } ({ $points })
false-meld-missing =
    { $count ->
        [one] Davon fehlt dir { $count }.
       *[other] Davon fehlen dir { $count }.
    }
false-meld-with = Dazu kommt, was du hast: { $points } Punkte.
do-false-meld = Trotzdem { $points } weisen
say-wrong-meld = Falsch: { $melds }. { $points } zählen nicht.
tell-no-meld = Kein Weis zählt.
