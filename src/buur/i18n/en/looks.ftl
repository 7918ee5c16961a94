# The look of the table.

set-close-gaps = Close up the cards when one is played
