# The look of the table.

set-close-gaps = Rapprocher les cartes à mesure qu’on les joue
