### Brouc und seine Heiraten.

explain-ranking-brouc = In allen Farben, auch im Trumpf, von der stärksten zur schwächsten: Ass (11 Punkte), { rank-ten } (10), König (4), { rank-queen } (3), { rank-jack } (2), dann Neuner, Achter und Siebner, die nichts zählen; 120 Punkte im Spiel.
explain-undertrump-to_marry = Untertrumpfen, also einen tieferen Trumpf legen, als schon gestochen wurde, ist verboten, ausser um im Stich eine Heirat zu vollenden, oder wenn man nur noch Trümpfe hat.
explain-marriages-yes = König und { rank-queen } einer Farbe sind eine Heirat zu 20 Punkten, mit dem { rank-jacks } 30; im Trumpf das Doppelte. Sie zählt für die Partei, die den Stich macht, in dem ihre Karten zusammenliegen, oder für die eines Spielers, der sie aus der Hand zeigt.
explain-marriage_time-any_time = Man kann sie jederzeit zeigen, sobald die eigene Partei einen Stich hat und solange man noch alle ihre Karten hält.
explain-marriage_time-first_trick = Man kann sie nur mit dem ersten Stich der eigenen Partei zeigen.
explain-write-tens = Geschrieben werden die Punkte des Spiels durch zehn, gerundet, fünf nach oben.
explain-finish-over = Die erste Partei, die über { NUMBER($target) } kommt, gewinnt sofort, auch mitten im Spiel; die Punkte des laufenden Spiels zählen dann ungerundet.
explain-strokes-cape = Gezählt werden gewonnene Spiele: eines für die Partie und zwei mehr für alle Stiche eines Spiels, das Cape.
