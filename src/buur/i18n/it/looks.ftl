# The look of the table.

set-close-gaps = Avvicinare le carte quando una è giocata
