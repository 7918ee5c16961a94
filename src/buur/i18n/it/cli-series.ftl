### Una serie di partite.

cli-series-rank = Posto
cli-series-pair = Coppia
cli-series-points = Punti
cli-series-games = Partite
cli-series-won = Vinte
cli-series-game = Partita
cli-series-round = Turno
cli-series-home = Coppia A
cli-series-away = Coppia B
cli-error-series-exists = Il file { $file } esiste già.
    .hint = Scegli un altro nome o cancellalo prima.
cli-error-series-played = Tutte le partite di questa serie sono giocate.
    .hint = Per rigiocarne una, indicane il numero.
cli-error-series-rules = Una serie vuole quattro giocatori in coppie e un numero fisso di mani.
    .hint = Usa match-aux-cartes, tournoi-2006 o regole di casa con finish = "deals".
cli-error-series-count = Una serie ha da { $low } a { $high } coppie, non { $count }.
    .hint = Dai un nome a ogni coppia.
cli-error-series-name = Ogni coppia deve avere un nome.
cli-error-series-twice = Due coppie si chiamano «{ $name }».
    .hint = Dai a ciascuna un nome suo.
cli-error-series-no-game = Questa partita non esiste: vanno da 1 a { $last }.
cli-error-series-range = Una partita dà da 0 a { $high } punti.
cli-error-series-sum = Le due coppie fanno { $total } punti insieme, non { $found }.
    .hint = Conta di nuovo.
cli-error-series-file = Questo file non è una serie di partite.
    .hint = Creane una con: buur series new FILE COPPIA COPPIA
