### Regeln

preset-coiffeur = Coiffeur (Quoifaire)
    .help = Jede Partei spielt zehn Spielarten einmal, ein- bis zehnfach gezählt; nur wer gewählt hat, schreibt.
preset-coiffeur-8 = Coiffeur mit acht Zeilen
    .help = Die offizielle Form: vier Farben, Obenabe, Undenufe und zwei Joker, ein- bis achtfach gezählt.
preset-coiffeur-10 = Coiffeur mit zehn Zeilen
    .help = Die acht offiziellen Spielarten, dazu Slalom und Guschti: ein- bis zehnfach gezählt.
preset-coiffeur-alone = Einzel-Coiffeur
    .help = Zu viert jeder für sich: Wer wählt, spielt gegen die drei anderen; acht Spielarten für jeden, zweiunddreissig Spiele.
preset-coiffeur-3 = Coiffeur zu dritt
    .help = Jeder für sich mit zwölf Karten, zehn Spielarten für jeden: dreissig Spiele.
preset-tutti = Tutti (Romandie)
    .help = Jede Partei spielt zehn Spielarten einmal, in zwanzig Spielen; wer wählt und keinen Stich macht, verliert 100 Punkte.

source-EGG = das offizielle Deutschschweizer Reglement, nach öffentlichen Seiten
source-K17 = Westschweizer Reglement, Kapitel Tutti

## Optionen

group-checklist = Zettel
option-route = An wen die Wahl geht
    .help = Wer wählen darf, wenn ein Spieler nicht will.
value-route-partner = an den Partner
value-route-round = an den Nächsten rechts
option-sheet = Zeilen des Zettels
    .help = Was alle einmal spielen müssen, der Reihe nach. S H D C: die Farben; dann oben, unden, slalom, quer, trio, tutti, mitte, gumpf, misere, joker. «joker:7» zählt siebenfach.
option-sheet_factors = Faktoren des Zettels
    .help = Womit Zeilen ohne eigenen Faktor multipliziert werden.
value-sheet_factors-position = mit ihrer Nummer auf dem Zettel
value-sheet_factors-once = alles einfach
value-write-declarers = die Punkte derer, die gewählt haben
value-finish-checklist = wenn alle Zeilen gespielt sind

## Zeilen eines Zettels

row-joker = Joker
row-factor = { $row } ×{ NUMBER($factor) }

## Absagen

reason-category-not-open = Diese Zeile des Zettels ist schon gespielt oder passt nicht zu dem, was gewählt wurde.
rules-sheet-rows = Das geht nicht: «{ option-sheet }» muss die Zeilen mit ihren Codes nennen, jede vielleicht mit einem Faktor wie joker:7.
rules-sheet-finish = Das geht nicht zusammen: Ein Zettel und das Ende nach allen Zeilen brauchen einander.
rules-sheet-found = Das geht nicht zusammen: Mit einem Zettel wird gewählt, nichts ist vorgeschrieben oder aufgedeckt.
rules-sheet-lead = Das geht nicht zusammen: Mit einem Zettel wird die Zeile genannt, und niemand wählt den Trumpf ohne Ansage.
rules-sheet-multipliers = Das geht nicht zusammen: Mit einem Zettel stehen die Faktoren in den Zeilen, und alles andere zählt einfach.
rules-sheet-quer = Das geht nicht: Guschti muss vor dem letzten Stich kehren.
rules-sheet-misere = Das geht nicht zusammen: Eine Misère zählt für die andere von zwei Parteien.
rules-round-back = Das geht nicht zusammen: Eine Wahl, die um den Tisch geht, wird nicht zurückgeschoben.
rules-declarers-found = Das geht nicht zusammen: Damit nur schreibt, wer gewählt hat, muss jemand wählen.

## Die Seite

sheet-title = Zettel
sheet-row = Zeile { NUMBER($row) }
tell-row =
    { $who ->
        [you] Du wählst: { $row }, { $contract }.
       *[other] { $name } wählt: { $row }, { $contract }.
    }

## Rat

hint-row-in-season = Dein Blatt passt gut zu dieser Zeile: besser, als man noch hoffen darf.
hint-row-to-throw-away = Du musst wählen: Diese Zeile verliert am wenigsten.
hint-wait-for-better-row = Keine offene Zeile lohnt sich mit diesem Blatt: Lass andere wählen.
