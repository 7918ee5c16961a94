### Eine Serie von Partien.

cli-error-series-exists = Die Datei { $file } gibt es schon.
    .hint = Wähle einen anderen Namen oder lösche sie zuerst.
cli-error-series-played = Alle Partien dieser Serie sind gespielt.
    .hint = Um eine nochmals zu spielen, gib ihre Nummer an.
cli-error-series-rules = { error-series-rules }
    .hint = Nimm match-aux-cartes, tournoi-2006 oder Hausregeln mit finish = "deals".
cli-error-series-count = { error-series-count }
    .hint = Gib für jedes Paar einen Namen an.
cli-error-series-name = { error-series-name }
cli-error-series-twice = { error-series-twice }
    .hint = Gib jedem Paar einen eigenen Namen.
cli-error-series-no-game = { error-series-no-game }
cli-error-series-range = { error-series-range }
cli-error-series-sum = { error-series-sum }
    .hint = Zähl noch einmal.
cli-error-series-file = Diese Datei ist keine Serie von Partien.
    .hint = Mach eine mit: buur series new DATEI PAAR PAAR
