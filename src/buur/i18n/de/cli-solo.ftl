### Einer gegen die anderen: Spiele, Optionen, Ablehnungen, Erzählung.

cli-source-pan = PAN: mehrere Dokumente zum Pandur
cli-source-fwm = FWM: öffentliche Enzyklopädie, «Mise»
