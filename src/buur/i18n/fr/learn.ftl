### Apprendre le jass : la question de la première visite, la première leçon, le mode débutant.

## Première visite

first-welcome = Bienvenue !
first-question = Quelles cartes connaissez-vous ?
first-none = Je ne connais pas le jass
first-none-help = On joue une première donne ensemble et on explique tout en route.
first-later = Cela se change à tout moment dans les réglages.
first-skip = Continuer sans répondre
