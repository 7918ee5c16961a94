### One against the rest: games, options, refusals, narration.

cli-source-pan = PAN: several documents on Pandur
cli-source-fwm = FWM: public encyclopaedia, “Mise”
