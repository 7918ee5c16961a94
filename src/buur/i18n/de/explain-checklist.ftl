### Sheets of contracts, written out (§3.7).

explain-sheet =
    { $party ->
        [teams] Jede Partei
       *[alone] Jeder
    } spielt { $row_count ->
        [8] acht
        [10] zehn
       *[other] { $row_count }
    } Spielarten einmal, die Zeilen des Zettels: { $rows }. Die Vorhand schaut ihr Blatt an und nennt eine Zeile, die noch nicht gespielt ist.
explain-sheet-joker = Wer einen Joker spielt, nennt eine dieser Spielarten: { $contracts }.
explain-sheet-misere = In der Zeile Misère nennt man auch, was gespielt wird: { $ways }.
explain-quer-alternance = Das Westschweizer Reglement nennt diese Zeile «alternance». Was es damit meint, ist nicht überliefert; hier kehrt die Richtung einmal.
explain-sheet-factor = Die Zahl hinter einer Zeile sagt, wievielfach sie gezählt wird.
explain-route-round = Wer nicht wählen will, schiebt: Die Wahl geht an den Nächsten rechts, ob Partner oder Gegner, und will niemand, kommt sie zur Vorhand zurück, die wählen muss.
explain-push-first = Im ersten Spiel wird nicht geschoben.
explain-sheet-done = Wer alle Zeilen gespielt hat, wird übergangen.
explain-write-declarers = Nur die Partei, die gewählt hat, schreibt ihre Punkte; die anderen schreiben nichts.
explain-finish-checklist = Die Partie endet, wenn jede Partei alle Zeilen gespielt hat, und das höchste Total gewinnt.
explain-table-chooser = Jeder schreibt für sich; in jedem Spiel spielt, wer gewählt hat, allein gegen die anderen. Alles geht im Gegenuhrzeigersinn: Nach einem Spieler kommt sein rechter Nachbar.
