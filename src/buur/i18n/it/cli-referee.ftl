### L’arbitro sulla riga di comando.

cli-referee-number = Un numero da 1 a { $last }:
cli-error-referee-no-answer = Manca la risposta a una domanda.
    .hint = Scrivi un numero per riga.
cli-error-referee-two-jobs = --print stampa una pagina e non pone domande.
    .hint = Togli --regulation.
