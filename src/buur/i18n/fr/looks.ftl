# The look of the table.

set-close-gaps = Resserrer les cartes quand une est jouée
