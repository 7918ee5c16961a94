### Sätze unter einer Beschriftung, die später geladen werden.

mapping-help = Am selben Tisch kann jemand französische Karten haben. Deine Karte sieht er in der Farbe rechts vom «=».
referee-help = Wähle, was am Tisch geschehen ist. Danach liest du, was das Reglement bestimmt; am Spiel ändert sich nichts.
