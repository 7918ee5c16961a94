### Abrechnung eines Spiels, Ansprüche und Bestätigungen.

sum-both = Total
sum-tricks = Stiche
sum-cards = Kartenpunkte
sum-last-trick = Letzter Stich
sum-base = Stichpunkte
sum-match = Matsch
sum-melds = Weis
sum-stoeck = Stöck
sum-failed = Stiche verloren
sum-held = Stiche offen
sum-bid =
    { $made ->
        [yes] Gebot { $height } gemacht
       *[no] Gebot { $height } verfehlt
    }
sum-doubled = Gedoppelt ×{ $factor }
sum-raw = Summe
sum-multiplier = Zählt ×{ $factor }
sum-made = Gemacht
sum-total = Dieses Spiel
sum-predicted = Ansage
sum-missed = Differenz
sum-exact = Genau
sum-compensation = Ausgleich Geber
sum-putzes = Putze
sum-pommes = Säcke
sum-extremes = Striche
sum-middle = Striche
sum-chosen = Zählt für den Ansager
sum-tens = In Zehnern
sum-sitter = Setzt aus
sum-before = Bisher
sum-score = Stand
deal-so-far = läuft
