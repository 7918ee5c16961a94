### Un contre les autres : jeux, options, refus, récit.

cli-source-pan = PAN : plusieurs documents sur le bandoure
cli-source-fwm = FWM : encyclopédie publique, « Mise »
