### Jassen lernen: die Frage beim ersten Besuch, die erste Lektion, der Anfängermodus.

## Erster Besuch

first-welcome = Schön, bist du da!
first-question = Welche Karten kennst du?
first-none = Ich kenne Jassen noch nicht
first-none-help = Wir spielen ein erstes Spiel zusammen und erklären unterwegs alles.
first-later = Das lässt sich jederzeit in den Einstellungen ändern.
first-skip = Ohne Antwort weiter
