### L’arbitro sulla riga di comando.

cli-referee-kind = Che cosa è successo?
cli-referee-regulation = Secondo quale regolamento?
cli-referee-case = Qual è il caso?
cli-referee-number = Un numero da 1 a { $last }:
cli-error-referee-no-answer = Manca la risposta a una domanda.
    .hint = Scrivi un numero per riga.
cli-error-referee-two-jobs = --print stampa una pagina e non pone domande.
    .hint = Togli --regulation.
