### Uno contro gli altri: giochi, opzioni, rifiuti, racconto.

cli-source-pan = PAN: più documenti sul Pandur
cli-source-fwm = FWM: enciclopedia pubblica, «Mise»
