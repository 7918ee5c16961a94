### Eine Serie von Partien.

series = Eine Serie von Partien
series-intro = Wie an einem Jassturnier: Jedes Paar spielt gegen jedes andere, nach den Regeln «Match aux cartes», und die Punkte aller Partien entscheiden. Deine Partien spielst du hier; bei den anderen schreibst du die Punkte auf oder lässt Bots spielen.
series-pairs = Paare, eines pro Zeile; das erste ist deines
series-draw-up = Partien ansetzen
series-loading = Die Serie kommt…
series-progress = { NUMBER($played) } von { NUMBER($games) } Partien gespielt.
series-ranking = Rangliste
series-rank = Rang
series-pair = Paar
series-points = Punkte
series-games = Partien
series-won = Gewonnen
series-game = Partie
series-round = Runde
series-home = Paar A
series-away = Paar B
series-round-no = Runde { NUMBER($round) }
series-between = { $home } gegen { $away }
series-play = Spielen
series-go-on = Weiterspielen
series-write = Punkte aufschreiben
series-correct = Korrigieren
series-points-of = Punkte von { $pair }
series-enter = Eintragen
series-bots =
    { NUMBER($count) ->
        [one] Bots die andere Partie dieser Runde spielen lassen
       *[other] Bots die { NUMBER($count) } anderen Partien dieser Runde spielen lassen
    }
series-new = Neue Serie
series-end-help = Diese Serie und ihre Punkte sind dann von diesem Gerät gelöscht.
series-end = Diese Serie löschen
error-too-many-tables = Von hier aus wurde in kurzer Zeit zu viel gespielt. Warte einen Moment und versuche es nochmals.
error-series-rules = Eine Serie braucht vier Spieler in Paaren und eine feste Zahl von Spielen.
error-series-count = Eine Serie hat { $low } bis { $high } Paare, nicht { $count }.
error-series-name = Jedes Paar braucht einen Namen.
error-series-twice = Zwei Paare heissen «{ $name }».
error-series-no-game = Diese Partie gibt es nicht: Es sind 1 bis { $last }.
error-series-range = Eine Partie bringt 0 bis { $high } Punkte.
error-series-sum = Beide Paare machen zusammen { $total } Punkte, nicht { $found }.
