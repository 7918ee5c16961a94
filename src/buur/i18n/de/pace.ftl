### Das Tempo der anderen.

pace = Tempo
pace-slow = Gemütlich
pace-normal = Normal
pace-fast = Schnell
pace-tap = Wenn ich tippe
pace-help = Bei «Wenn ich tippe» warten die anderen, bis du auf den Tisch tippst oder die Leertaste drückst.
set-still = Keine Animationen
proceed = Weiter
proceed-how = Weiter mit der Leertaste oder einem Tipp auf den Tisch.

set-rest = Rest des Spiels
set-rest-ask = Auf Wunsch
set-rest-auto = Automatisch
set-rest-help = Wenn nichts mehr zu entscheiden ist, spielt ein Knopf deine letzten Karten, oder sie spielen sich selbst.
lay-rest = Rest hinlegen
key-rest = den Rest hinlegen

take-back = Zurücknehmen
set-training = Üben: Züge zurücknehmen
set-training-help = An neuen Tischen gegen den Computer. Solche Partien zählen nicht.
key-take-back = den letzten Zug zurücknehmen
training-note = Zum Üben gespielt: Diese Partie zählt nicht.
