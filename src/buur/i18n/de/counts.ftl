### Abrechnung eines Spiels, Ansprüche und Bestätigungen.

sum-both = Total
sum-tricks = Stiche
sum-cards = Kartenpunkte
sum-last-trick = Letzter Stich
sum-base = Karten und letzter Stich
sum-match = Matsch
sum-melds = Weis
sum-stoeck = Stöck
sum-failed = Gebot verfehlt: Stiche verloren
sum-held = Stiche warten auf das Gebot
sum-bid =
    { $made ->
        [yes] Gebot { $height } gemacht
       *[no] Gebot { $height } verfehlt
    }
sum-doubled = Gedoppelt: Gebot ×{ $factor }
sum-raw = Summe
sum-multiplier = Zählt ×{ $factor }
sum-made = Gemacht
sum-total = Total des Spiels
sum-predicted = Ansage
sum-missed = Differenz
sum-exact = Genau getroffen
sum-compensation = Ausgleich für den Geber
sum-putzes = Striche
sum-pommes = Säcke
sum-extremes = Striche
sum-middle = Striche
sum-chosen = Zählt für den, der gewählt hat
sum-tens = Geschrieben, in Zehnern
sum-sitter = Setzt aus
sum-before = Stand vorher
sum-score = Stand
deal-so-far = läuft
