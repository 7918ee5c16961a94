# The look of the table.

set-close-gaps = Karten rücken zusammen, wenn eine gespielt ist
