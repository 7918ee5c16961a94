### Brouc und seine Heiraten.

preset-brouc = Brouc
    .help = Das Heiratsspiel von L’Etivaz: Ass, { rank-ten }, König, { rank-queen }, { rank-jack } in allen Farben; mehr als dreissig Zehner.

option-ranking = Rang der Karten
    .help = Reihenfolge und Punkte des Jasses oder die der Heiratsspiele.
group-marriage = Heiraten
option-marriages = Heiraten
    .help = König und { rank-queen } einer Farbe, mit oder ohne { rank-jacks }, bringen Punkte.
option-marriage_time = Eine Heirat zeigen
    .help = Wie lange eine Partei, die einen Stich hat, sie aus der Hand zeigen kann.
value-ranking-jass = Jass
value-ranking-brouc = Ass, { rank-ten }, König, { rank-queen }, { rank-jack }
value-marriage_time-any_time = jederzeit
value-marriage_time-first_trick = mit ihrem ersten Stich
value-undertrump-to_marry = um eine Heirat zu vollenden
value-write-tens = Zehner
value-finish-over = über dem Ziel
value-strokes-cape = gewonnene Spiele, Cape zählt zwei

rules-brouc-sixes = Das geht nicht zusammen: Diese Reihenfolge wird ohne Sechser gespielt.
rules-marriage-solder = Das geht nicht zusammen: Mit Heiraten werden alle Stiche ausgespielt.
rules-undertrump-marry = Das geht nicht zusammen: Ohne Heiraten gibt es beim Untertrumpfen nichts zu vollenden.
rules-tens-over = Das geht nicht zusammen: Zehner brauchen ein Ende über dem Ziel, für alle gezählt und ohne Schneider.

reason-no-marriage = Diese Heirat kann jetzt nicht gezeigt werden.
hint-show-marriage = Zeig sie, bevor du sie brechen musst.
hint-act-married = die Heirat zeigen
show-marriage = Heirat zeigen
tell-married = { $who ->
        [you] Du zeigst eine Heirat: { $cards }.
       *[other] { $name } zeigt eine Heirat: { $cards }.
    }
