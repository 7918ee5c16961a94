### Meine Partien, Weiterspielen, Nachspielen.

## Weiterspielen

continue-play = Weiterspielen
continue-when = Spiel { $deal }, { $date }
continue-more = Alle meine Partien
date-today = heute { $time }
date-yesterday = gestern { $time }

## Meine Partien

me-guest = Gast
me-with = mit { $names }
me-privacy = Was du entfernst, ist endgültig gelöscht.
me-played = Gespielte Partien
me-won = Gewonnen
me-won-share = { $won } ({ $share } %)
me-best = Meiste Punkte in einem Spiel
me-matches = Matsche
me-contract = Lieblingstrumpf
me-rules = Am häufigsten gespielt
me-state = Anzeigen
me-state-all = Alle
me-state-unfinished = Angefangen
me-state-finished = Fertig
me-none = Du hast noch nicht gespielt. Jede Partie, die du hier spielst, steht später auf dieser Seite.
me-none-such = Keine solchen Partien.
me-more = Mehr zeigen
me-training = Übung, zählt nicht
me-result-won = gewonnen
me-result-lost = verloren
me-result-draw = unentschieden
me-result-open = angefangen
me-result-broken = abgebrochen
me-unfold = { $rules }: mehr
me-replay = Nachspielen
me-record-jass = Als Text sichern (.jass)
me-record-jsonl = Als JSON sichern
me-remove = { $rules } entfernen
me-remove-ask =
    { $over ->
        [yes] Diese Partie mit allen Spielen endgültig entfernen?
       *[no] Diese angefangene Partie endgültig entfernen?
    }
me-remove-all = Alle meine Partien entfernen
me-remove-all-ask = Alle deine Partien endgültig von diesem Server entfernen? Auch die angefangenen sind dann weg.
me-remove-yes = Entfernen
me-keep = Behalten

## Nachspielen

replay-title = Partie nachspielen
replay-none-title = Das ist nicht deine Partie
replay-none-text = Nachspielen kann eine Partie nur, wer am Tisch gesessen hat. Hast du in einem anderen Browser gespielt, dann öffne sie dort. Vielleicht wurde sie auch entfernt.
replay-broken-title = Diese Partie lässt sich nicht zeigen
replay-broken-text = Der Server kann nicht lesen, was er gespeichert hat. Deine anderen Partien sind nicht betroffen.
replay-early-title = Noch kein Spiel ist fertig
replay-early-text = Ein Spiel kannst du nachspielen, sobald es gezählt ist. Bis dahin bleiben die Karten verdeckt.
replay-deal-back = Spiel davor
replay-deal-on = Nächstes Spiel
replay-tricks = Stiche
replay-trick = Stich { $no }
replay-start = Vor dem ersten Stich
replay-place = Stelle im Spiel
replay-at =
    { $no ->
        [0] vor dem ersten Stich, Schritt { $step } von { $of }
       *[other] Stich { $no }, Schritt { $step } von { $of }
    }
replay-trick-back = Stich zurück
replay-card-back = Karte zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-card-on = Karte vor
replay-trick-on = Stich vor
replay-hand = { $name }: { $cards }
replay-keys = Tasten: ← → Karte, ↑ ↓ Stich, Bild auf und Bild ab Spiel, Leertaste abspielen und anhalten.
replay-again = Mit diesen Regeln spielen
