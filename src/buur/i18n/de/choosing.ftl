### Wahl eines Spiels: Listen, Familien, und jedes Spiel in einer Zeile.

games-most = Meistgespielt
games-favoured = Deine Favoriten und Meistgespieltes
games-all = Alle Spiele ({ $count })
games-fewer = Weniger Spiele
games-list = Welche Spiele
games-seats = Anzahl Spieler
games-filter-all = Alle
games-filter-favourites = Favoriten
games-filter-recent = Zuletzt gespielt
games-filter-beginners = Zum Einstieg
games-found =
    { $count ->
        [one] Ein Spiel gefunden.
       *[other] { $count } Spiele gefunden.
    }
games-favourite = Favorit: { $game }
games-other = Anderes Spiel wählen
games-play = { $game } spielen
games-end = Ende der Partie:
games-changed = Geändert:
games-difference = { $option }: { $value }
games-yes = ja
games-no = nein
games-own = eigener Wert
games-read = Alle Regeln nachlesen
rules-page-title = Alle Regeln
rules-page-play = Dieses Spiel spielen
rules-page-open = Als Seite öffnen
rules-page-names = Andere Namen
rules-page-group = Familie
rules-page-seats = Spieler
rules-page-unknown = Kein Spiel heisst «{ $name }»
rules-page-near = Vielleicht suchst du eines von diesen:
game-end =
    { $kind ->
        [king] Der König gewinnt mit den versprochenen Punkten, die Bauern mit { $target }.
        [checklist] Wenn { $party ->
            [teams] jede Partei
           *[alone] jeder
        } alle { $rows } Spielarten gespielt hat.
        [deals] Nach { $deals ->
            [one] einem Spiel
           *[other] { $deals } Spielen
        }.
        [largest_gap] Sind { $target } { $counted ->
            [strokes] Striche
           *[points] Punkte
        } erreicht, wird das Spiel fertig gespielt.
        [over] Wer zuerst über { $target } kommt, gewinnt.
       *[first_out] Wer zuerst { $target } { $counted ->
            [putzes] Striche
            [strokes] Striche
           *[points] Punkte
        } hat, gewinnt.
    }{ $wins ->
        [first] {""}
        [strokes] {" "}Die meisten Striche gewinnen.
        [least] {" "}Das kleinste Total gewinnt.
       *[most] {" "}Das höchste Total gewinnt.
    }
orders-title = Reihenfolge und Werte der Karten
orders-hint = Links die höchste Karte; darunter ihre Punkte.
order-trump = Trumpf
order-plain = Die anderen Farben
order-oben = Obenabe
order-unten = Undenufe
games-group-schieber = Schieber und Chibre
games-group-coiffeur = Coiffeur und Tutti
games-group-bidding = Bieten und Steigern
games-group-prediction = Ansagen
games-group-avoiding = Möglichst wenig
games-group-alone = Jeder für sich
games-group-marriage = Heiraten

game-chibre = Zwei gegen zwei: Trumpf wählen oder schieben, auf 1000 Punkte.
game-pique-double = Chibre, in dem alles doppelt zählt, wenn { $S } Trumpf ist.
game-chibre-2010 = Chibre, in dem der Weis auf den ersten eigenen Stich wartet.
game-reglement-1993 = Chibre nach den Auszügen des offiziellen Reglements von 1993.
game-regles-002 = Chibre, in dem nicht sticht, wer angeben kann.
game-tournoi-2006 = Turnier-Chibre ohne Weis, mit einer festen Zahl von Spielen.
game-match-aux-cartes = Sechzehn Spiele mit vorgeschriebenem Trumpf, ohne Schieben und Weis.
game-schieber = Zwei gegen zwei, mit oder ohne Trumpf; alles zählt einfach.
game-schieber-2500 = Schieber, in dem manche Trümpfe doppelt oder dreifach zählen.
game-martinique = Chibre, in dem der Trumpf-Achter den Puur schlagen kann.
game-oben-abe = Ohne Trumpf, von oben nach unten: Das Ass ist am höchsten.
game-unden-ufe = Ohne Trumpf, von unten nach oben: Der Sechser ist am höchsten.
game-zig-zag = Ohne Trumpf: Einmal sticht die höchste Karte, einmal die tiefste.
game-kreuzjass = Zwei gegen zwei, ohne Wahl: Eine aufgedeckte Karte entscheidet.
game-bodentrumpf = Jeder für sich, der Trumpf ist aufgedeckt: ideal zum Lernen.
game-gluecksjass = Jeder für sich, Vorhand wählt den Trumpf; zwölf Spiele.
game-gluecksjass-3 = Glücksjass zu dritt, mit zwölf Karten für jeden.
game-coinche = Man bietet Punkte und einen Trumpf, dann muss man sie machen.
game-sidi = Man bietet Punkte, in allen Spielarten.
game-sidi-jassverband = Sidi nach dem Jassverband: in Fünferschritten, mit Doppeln.
game-sidi-pagat = Sidi auf 1500 Punkte, mit Weis.
game-estimation = Jeder sagt seine Punkte an; wer am nächsten liegt, gewinnt.
game-estimation-3 = Zu dritt, die Ansagen sind offen.
game-estimation-2 = Zu zweit: Beide sagen ihre Punkte an, zwölf Karten bleiben weg.
game-stich-differenzler = Jeder sagt an, wie viele Stiche er macht.
game-misere = Jeder für sich: Die wenigsten Punkte gewinnen.
game-misere-teams = Zwei gegen zwei: Die wenigsten Punkte gewinnen.
game-hindersi = Jeder für sich: wenig Punkte, ein Strich für die zwei Besten.
game-hindersi-3 = Zu dritt: wenig Punkte, ein Strich für den Besten.
game-hindersi-5 = Zu fünft: wenig Punkte, zwei Striche pro Umgang.
game-schellenjass = Ohne Trumpf: keine Karte in { $D } nehmen, oder alle neun.
game-schellenjass-3 = Zu dritt, ohne Trumpf: keine Karte in { $D } nehmen, oder alle.
game-schaufel-dame = Ohne Trumpf: viele Punkte, aber { the-queen-of-spades } kostet 100.
game-schaufel-dame-strokes = { $SQ }, { $CQ } und den letzten Stich meiden.
game-guggitaler = Ohne Trumpf: In jedem Spiel ist etwas anderes zu meiden.
game-guggitaler-3 = Zu dritt, ohne Trumpf: In jedem Spiel etwas anderes meiden.
game-guggitaler-10 = Zehn Spiele: fünf Ziele zuerst meiden, dann suchen.
game-molotow = Jeder für sich: Wer allein zuunterst oder zuoberst ist, schreibt.
game-molotow-3 = Zu dritt: wenig Punkte; der Trumpf entsteht beim Spielen.
game-molotow-5 = Zu fünft: wenig Punkte; der Trumpf entsteht beim Spielen.
game-molotow-6 = Zu sechst: wenig Punkte; der Trumpf entsteht beim Spielen.
game-mittlere = Zu dritt: zuoberst oder zuunterst sein, nie in der Mitte.
game-brouc = Ein altes Heiratsspiel: König und { rank-queen } zusammen zählen.
game-coiffeur = Jede Partei spielt zehn Spielarten einmal, ein- bis zehnfach gezählt.
game-coiffeur-8 = Jede Partei spielt acht Spielarten einmal, ein- bis achtfach gezählt.
game-coiffeur-10 = Zehn Spielarten mit Slalom und Guschti, ein- bis zehnfach gezählt.
game-coiffeur-alone = Jeder für sich: Wer wählt, spielt gegen die drei anderen.
game-coiffeur-3 = Zu dritt, jeder für sich: zehn Spielarten, dreissig Spiele.
game-tutti = Jede Partei spielt zehn Spielarten einmal, in zwanzig Spielen.
game-pomme = Mitspielen oder aussteigen: Zu wenig Punkte geben einen Sack.
game-pomme-3 = Zu dritt, mit einem Blinden, den man spielen kann.
game-pomme-2 = Zu zweit: Man kann drei Karten tauschen.
game-pandur = Zu dritt: Wer am meisten bietet, spielt allein gegen zwei.
game-pandur-4 = Zu viert: Der Geber setzt aus und gewinnt manchmal mit.
game-pandur-2 = Zu zweit: acht Karten für beide, acht im Stock.
game-mise = Zu dritt: Der König spielt allein gegen zwei Bauern.
game-mise-4 = Zu viert: Der König spielt allein gegen drei Bauern.
game-mise-5 = Zu fünft: Der König ruft eine Karte und damit einen Helfer.
