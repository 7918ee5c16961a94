### Zwei bis sechs Spieler: wer auf welche Zeile schreibt, und was die Zeilen zählen.

seat-out = spielt dieses Spiel nicht mit
seat-out-short = setzt aus
declarer = spielt allein gegen die anderen
seat-predicted = hat { $points } angesagt
seat-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
line-king = König
line-peasants = Bauern
side-rest = Die anderen
score-lines = Stand: { $list }.
deal-predicted = Angesagt { $predicted }, gemacht { $points }
deal-own = Dieses Spiel: { $points }
goal-rows = Blatt mit { $rows } Zeilen
goal-putzes = Partie auf { $target } Striche
goal-king = Der König geht auf { $king }, die Bauern auf { $peasants }
need-rows =
    { $left ->
        [0] Ihr Blatt ist voll
        [one] Noch eine Zeile
       *[other] Noch { $left } Zeilen
    }
need-own =
    { $missing ->
        [0] Ziel erreicht
       *[other] Dir fehlen { $missing }
    }
tell-counted-lines = Spiel gezählt: { $list }.
stake = Gebot { $height }, { $made ->
        [yes] gemacht
       *[no] verfehlt
    }
end-gap-lowest = Das Spiel ist zu Ende, der kleinste Stand gewinnt.
end-deals-lowest = Alle Spiele sind gespielt, der kleinste Stand gewinnt.
end-deals-strokes = Alle Spiele sind gespielt, am meisten Striche gewinnen.
end-strokes-lines = Striche: { $list }
deal-head = Nr.
