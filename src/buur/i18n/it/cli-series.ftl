### Una serie di partite.

cli-error-series-exists = Il file { $file } esiste già.
    .hint = Scegli un altro nome o cancellalo prima.
cli-error-series-played = Tutte le partite di questa serie sono giocate.
    .hint = Per rigiocarne una, indicane il numero.
cli-error-series-rules = { error-series-rules }
    .hint = Usa match-aux-cartes, tournoi-2006 o regole di casa con finish = "deals".
cli-error-series-count = { error-series-count }
    .hint = Dai un nome a ogni coppia.
cli-error-series-name = { error-series-name }
cli-error-series-twice = { error-series-twice }
    .hint = Dai a ciascuna un nome suo.
cli-error-series-no-game = { error-series-no-game }
cli-error-series-range = { error-series-range }
cli-error-series-sum = { error-series-sum }
    .hint = Conta di nuovo.
cli-error-series-file = Questo file non è una serie di partite.
    .hint = Creane una con: buur series new FILE COPPIA COPPIA
