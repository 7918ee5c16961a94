### Imparare lo jass: la domanda della prima visita, la prima lezione, la modalità per principianti.

## Prima visita

first-welcome = Benvenuti!
first-question = Quali carte conosci?
first-none = Non conosco lo jass
first-none-help = Giochiamo insieme una prima smazzata e spieghiamo tutto strada facendo.
first-later = Si può cambiare in ogni momento nelle impostazioni.
first-skip = Continua senza rispondere
