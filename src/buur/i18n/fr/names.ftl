### Names that are refused: `error-name-{code}`, see docs/reference/names.md.

error-name-invisible = Votre nom contient un caractère invisible ({ $sign }). Effacez le nom et tapez-le à nouveau.
error-name-sign = Le caractère { $sign } n’est pas possible dans un nom. Enlevez-le.
error-name-accents = Une lettre de votre nom porte trop d’accents. Enlevez-en quelques-uns.
error-name-scripts = Votre nom mêle des lettres de plusieurs alphabets. Écrivez-le dans un seul.
error-name-lookalike = Votre nom ressemble trop à { $bot }, un joueur de l’ordinateur. Choisissez-en un autre.
error-name-twice = Deux personnes de la table s’appelleraient { $name }. Complétez l’un des noms.
error-name-long = Votre nom a plus de { $most } caractères. Raccourcissez-le.
