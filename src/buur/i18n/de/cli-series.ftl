### Eine Serie von Partien.

cli-series-rank = Rang
cli-series-pair = Paar
cli-series-points = Punkte
cli-series-games = Partien
cli-series-won = Gewonnen
cli-series-game = Partie
cli-series-round = Runde
cli-series-home = Paar A
cli-series-away = Paar B
cli-error-series-exists = Die Datei { $file } gibt es schon.
    .hint = Wähle einen anderen Namen oder lösche sie zuerst.
cli-error-series-played = Alle Partien dieser Serie sind gespielt.
    .hint = Um eine nochmals zu spielen, gib ihre Nummer an.
cli-error-series-rules = Eine Serie braucht vier Spieler in Paaren und eine feste Zahl von Spielen.
    .hint = Nimm match-aux-cartes, tournoi-2006 oder Hausregeln mit finish = "deals".
cli-error-series-count = Eine Serie hat { $low } bis { $high } Paare, nicht { $count }.
    .hint = Gib für jedes Paar einen Namen an.
cli-error-series-name = Jedes Paar braucht einen Namen.
cli-error-series-twice = Zwei Paare heissen «{ $name }».
    .hint = Gib jedem Paar einen eigenen Namen.
cli-error-series-no-game = Diese Partie gibt es nicht: Es sind 1 bis { $last }.
cli-error-series-range = Eine Partie bringt 0 bis { $high } Punkte.
cli-error-series-sum = Beide Paare machen zusammen { $total } Punkte, nicht { $found }.
    .hint = Zähl noch einmal.
cli-error-series-file = Diese Datei ist keine Serie von Partien.
    .hint = Mach eine mit: buur series new DATEI PAAR PAAR
