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
line-score =
    { $numbered ->
        [yes] { $name }: { $score }
       *[no] { $name } { $score }
    }
score-lines = Stand: { $list }.
deal-predicted = Angesagt { $predicted }, gemacht { $points }
deal-own =
    { $counted ->
        [yes] Dieses Spiel: { $points }
       *[no] Stichpunkte: { $points }
    }
goal-rows = Zettel mit { $rows } Zeilen
goal-putzes = Partie auf { $target } Striche
goal-king = Der König geht auf { $king }, die Bauern auf { $peasants }
need-rows =
    { $left ->
        [0] Euer Zettel ist voll
        [one] Noch eine Zeile
       *[other] Noch { $left } Zeilen
    }
need-own =
    { $missing ->
        [0] Ziel erreicht
       *[other] Dir fehlen { $missing }
    }
tell-counted-lines = Spiel gezählt: { $list }.
end-strokes-lines = Striche: { $list }
deal-head = Nr.
