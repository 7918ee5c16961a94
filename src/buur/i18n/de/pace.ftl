### Das Tempo der anderen.

pace = Tempo
pace-slow = gemütlich
pace-normal = normal
pace-fast = schnell
pace-tap = wenn ich tippe
pace-help = Bei «wenn ich tippe» warten die anderen, bis du auf den Tisch tippst oder die Leertaste drückst.
set-still = Ohne Bewegung
proceed = Weiter
