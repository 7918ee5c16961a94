### Das Tempo der anderen.

pace = Tempo
pace-slow = gemütlich
pace-normal = normal
pace-fast = schnell
pace-tap = wenn ich tippe
pace-help = Bei «wenn ich tippe» warten die anderen, bis du auf den Tisch tippst oder die Leertaste drückst.
set-still = Ohne Bewegung
proceed = Weiter

set-rest = Rest des Spiels
set-rest-ask = auf Wunsch
set-rest-auto = von selbst
set-rest-help = Ist nichts mehr zu entscheiden, spielen sich deine letzten Karten selbst.
lay-rest = Rest hinlegen
key-rest = den Rest hinlegen
