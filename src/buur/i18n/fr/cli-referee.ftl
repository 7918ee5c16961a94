### L’arbitre sur la ligne de commande.

cli-referee-number = Un numéro de 1 à { $last } :
cli-error-referee-no-answer = Il manque la réponse à une question.
    .hint = Écrivez un numéro par ligne.
cli-error-referee-two-jobs = --print imprime une page et ne pose pas de question.
    .hint = Enlevez --regulation.
