### Die Kommandozeile. Befehle, Optionen und Kürzel bleiben, wie man sie tippt.

## Fehler: ein Satz, und in .hint, was zu tun ist

cli-error-unknown-rules = Regeln «{ $name }» gibt es nicht.
    .hint = Zum Beispiel: { $known }; `buur rules list` zeigt alle.
cli-error-unknown-rules-near = Regeln «{ $name }» gibt es nicht.
    .hint = Vielleicht { $near }? `buur rules list` zeigt alle.
cli-error-rules-twice = --rules und --house nennen beide die Regeln.
    .hint = Eines von beiden genügt.
cli-error-unknown-option = Die Regeln haben keine Option «{ $name }».
    .hint = Vielleicht { $near }? `buur rules show chibre` zeigt alle.
cli-error-option-without-value = «{ $word }» nennt keine Option mit ihrem Wert.
    .hint = Schreib NAME=WERT, zum Beispiel target=500.
cli-error-bad-value = Die Option { $name } kann nicht «{ $value }» sein.
    .hint = Möglich: { $expected }.
cli-error-rules = { $name } ist keine Datei mit Hausregeln: { $message }.
    .hint = Es ist TOML: eine Zeile base = "schieber", vielleicht ein name, und eine Tabelle [options] mit dem, was anders ist.
cli-error-unknown-bot = Einen Bot «{ $name }» gibt es nicht.
    .hint = Es gibt: { $known }.
cli-error-no-budget = Der Bot { $name } nimmt keine Vorgabe an.
    .hint = Er denkt so lange, wie er braucht: Lass alles ab dem @ weg.
cli-error-bad-budget = Dem Bot { $name } kann man «{ $budget }» nicht vorgeben.
    .hint = Schreib Runden wie in { $name }@300 oder eine Zeit für jeden Zug wie in { $name }@200ms.
cli-error-bad-habits = In der Datei { $file } stehen keine Gewohnheiten, die dieses Programm lesen kann.
    .hint = `buur train` schreibt solche Dateien.
cli-error-nothing-to-practise = Aus diesen Regeln lässt sich nichts lernen: { $names }.
    .hint = Nenne mit --rules andere, deren Trumpf vor der ersten Karte bekannt ist.
cli-error-bot-raised = Der Bot { $name } ist ausgefallen: { $detail }.
    .hint = Mehr sagt sein eigenes Programm.
cli-error-bot-no-module = Der Bot { $name } lässt sich nicht laden: { $detail }.
    .hint = Schreib paket.modul:funktion; das Paket muss im PYTHONPATH liegen.
cli-error-bot-no-factory = Der Bot { $name } lässt sich nicht erzeugen: Es gibt keine Funktion { $detail }.
    .hint = Die Funktion nimmt einen Startwert und gibt einen Bot zurück.
cli-error-bot-worker-died = Ein Prozess, der { $name } spielte, ist zu Ende.
    .hint = Mit `--workers 1` sagt er, weshalb.
cli-error-bot-no-program = Der Bot { $name } lässt sich nicht starten: { $detail }.
    .hint = Schreib cmd: und das Programm mit seinen Argumenten, in Anführungszeichen.
cli-error-bot-no-hello = Der Bot { $name } schickt kein hello.
    .hint = Seine erste Zeile muss ein Objekt mit dem Schlüssel hello sein, siehe docs/how-to/duel.md.
cli-error-bot-crashed = Der Bot { $name } hat sich beendet: { $detail }.
    .hint = Ein Bot läuft, bis seine Standardeingabe endet.
cli-error-bot-hung = Der Bot { $name } antwortet nicht mehr: Mehrere Antworten kamen nicht innert { $detail } s.
    .hint = Gib ihm mit --timeout mehr Zeit.
cli-error-bot-flood = Der Bot { $name } schreibt, ohne die Zeile zu beenden.
    .hint = Jede Antwort ist eine Zeile JSON, die er gleich abschickt.
cli-error-bot-refuses = Der Bot { $name } weigert sich zu spielen: { $detail }.
    .hint = Er beendet das Duell selbst; sein eigenes Programm sagt mehr.
cli-error-bot-no-agent = Für { $name } antwortet kein Agent: { $detail }.
    .hint = Schreib hslu: und seine Adresse, wie in hslu:http://localhost:8158/steady.
cli-error-bot-no-address = { $name } nennt keine Adresse: { $detail }.
    .hint = Schreib hslu: oder hslu-old: und die Adresse des Agenten, wie in hslu:http://localhost:8158/steady.
cli-error-bot-unlawful = Der Bot { $name } gibt eine Antwort, die die Regeln nicht erlauben: { $detail }.
    .hint = Aus einer solchen Partie lässt sich nichts lernen; korrigiere sein Programm.
cli-error-bot-other-game = { $name } kann { $detail } nicht spielen.
    .hint = Agenten der HSLU und Bots der Jass-Challenge kennen den Schieber: `--rules schieber`.
cli-error-bot-nobody-came = Für { $name } spielt niemand. Am Tisch fehlende Bots: { $detail }.
    .hint = Sie müssen sich innert zwei Minuten an diesem Port melden, siehe docs/how-to/duel.md.
cli-error-bot-no-bot-there = Für { $name } antwortet niemand: { $detail }.
    .hint = Schreib seine Adresse, wie in ws://localhost:9000/bot.
cli-error-bot-left = Ein Bot von { $name } hat den Tisch verlassen: { $detail }.
    .hint = Mit --state geht das Duell dort weiter, wo es stehen blieb.
cli-error-bot-no-port = { $name } bekommt keinen Port: { $detail }.
    .hint = Schreib einen freien Port, wie in listen:9000 oder zuehlke:3000.
cli-error-bot-bad-port = { $name } nennt keinen Port: { $detail }.
    .hint = Schreib eine Zahl von 1 bis 65535, wie in listen:9000 oder zuehlke:3000.
cli-error-bot-no-server = { $name } erreicht keinen Server: { $detail }.
    .hint = Schreib seine Adresse, wie in ws://localhost:3000.
cli-error-bot-bad-server = { $name } versteht nicht, was der Server sagt: { $detail }.
    .hint = Buur versteht den Schieber der Jass-Challenge, siehe docs/how-to/foreign.md.
cli-error-table-bad-invitation = { $url } ist weder eine Einladung noch die Adresse eines Servers.
    .hint = Eine Einladung ist eine Adresse wie http://localhost:8157/table/k7wq#token=…; `buur serve` nennt die Adresse seines Servers.
cli-error-table-no-server = Bei { $url } antwortet kein Server: { $detail }.
    .hint = Prüfe die Adresse und ob dort `buur serve` läuft.
cli-error-table-not-buur = Was bei { $url } antwortet, ist kein Server von Buur.
    .hint = Prüfe die Adresse.
cli-error-table-no-seat = Diese Einladung öffnet bei { $url } keinen Platz.
    .hint = Kopiere sie ganz, mit dem, was hinter dem # steht.
cli-error-table-replaced = Jemand anders hat den Platz bei { $url } übernommen.
    .hint = Derselbe Befehl nimmt ihn zurück.
cli-error-table-other-version = Bei { $url } läuft eine andere Version von Buur als { $own }.
    .hint = Nimm auf beiden Seiten dieselbe Version.
cli-error-table-refused = Der Server bei { $url } weigert sich: { $detail }.
    .hint = Siehe docs/reference/protocol.md.
cli-error-table-unavailable = Der Server bei { $url } kann seine Tische im Moment weder speichern noch lesen.
    .hint = Starte denselben Befehl später noch einmal.
cli-error-not-with-invitation = Der Tisch bei { $url } hat seine Regeln und seine Spieler schon.
    .hint = Lass --rules, --house, --option und --with weg.
cli-error-not-at-table = { $option } passt nicht zu { $url }.
    .hint = `buur agent --help` sagt, was zusammengehört.
cli-error-needs-join = { $option } geht nur mit --join.
    .hint = `buur agent --help` erklärt es.
cli-error-one-seat = { $count } Bots können nicht auf einem Platz spielen.
    .hint = Nenne einen Bot; andere kommen mit einer eigenen Einladung.
cli-error-one-program = { $count } Bots können nicht ein einziges Programm sein.
    .hint = Nenne mit --lines einen Bot.
cli-error-with-count = Die Zahl der anderen stimmt nicht: { $count }.
    .hint = Gib --with einmal für alle an oder einmal für jeden der { $seats }.
cli-error-no-ray = Um { $address } zu erreichen, braucht es Ray, und das ist nicht installiert.
    .hint = `pip install ray` installiert es.
cli-error-no-cluster = Bei { $address } gibt es keinen Ray-Cluster: { $detail }.
    .hint = `ray start --head` startet einen; `--ray local` spielt auf diesem Rechner.
cli-error-not-with-ray = { $name } kann nicht auf einem Cluster spielen.
    .hint = Seine Bots melden sich an einem Port dieses Rechners: Lass --ray weg.
cli-error-other-duel = { $name } gehört zu einem anderen Duell: { $field } ist anders.
    .hint = Nenne mit --state eine andere Datei, oder dieselben Bots und Regeln.
cli-error-other-build = { $name } stammt von einer anderen Version von Buur als dieser ({ $own }).
    .hint = Was zwei Versionen spielen, lässt sich nicht zusammenzählen: Fahr mit jener fort, oder nenne mit --state eine andere Datei.
cli-error-auto-only = { $option } geht nur mit --auto.
    .hint = `buur play --auto` lässt vier Bots spielen.
cli-error-not-with-auto = { $option } geht nicht mit --auto, das keine Seite öffnet.
    .hint = Lass eines von beiden weg.
cli-error-deals-and-parties = --deals und --parties sagen beide, wie lange gespielt wird.
    .hint = Eines von beiden genügt.
cli-error-bot-count = Die Zahl der Bots stimmt nicht: { $count }.
    .hint = Gib --bot einmal für alle oder einmal für jeden der { $seats }.
cli-error-port-taken = Den Port { $port } benützt schon ein anderes Programm.
    .hint = Wähle einen anderen mit --port, oder --port 0 für irgendeinen freien.
cli-error-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $detail }.
    .hint = Wähle einen anderen Port mit --port; die Adresse muss zu diesem Rechner gehören.
cli-error-server = Der Server kann nicht laufen: { $message }.
    .hint = `buur doctor` sucht die Ursache.
cli-error-database-damaged = Die Datenbank { $name } ist beschädigt.
    .hint = Stell eine Sicherung der Datei wieder her. Wie das geht, steht in docs/how-to/serving.md.
cli-error-database-disk-error = Das System meldet einen Fehler des Datenträgers bei der Datenbank { $name }.
    .hint = Prüfe den Datenträger und was das Protokoll des Systems dazu sagt.
cli-error-database-disk-full = Der Datenträger der Datenbank { $name } ist voll.
    .hint = Schaff dort Platz und starte noch einmal; verloren ist nichts.
cli-error-database-locked = Ein anderes Programm hat die Datenbank { $name } gesperrt.
    .hint = Beende jenes Programm, oder nenne mit --database eine andere Datei.
cli-error-database-missing = Die Datenbank { $name } lässt sich nicht öffnen.
    .hint = Prüfe den Namen und den Ordner.
cli-error-database-no-descriptors = Für die Datenbank { $name } sind keine Dateideskriptoren mehr frei.
    .hint = Erhöhe ihre Zahl mit `ulimit -n`, oder mit LimitNOFILE= in systemd.
cli-error-database-read-only = Die Datenbank { $name } ist schreibgeschützt.
    .hint = Der Server muss in die Datei und in ihren Ordner schreiben dürfen.
cli-error-database-unreachable = Die Datenbank { $name } antwortet nicht.
    .hint = Prüfe ihren eigenen Server und die Adresse.
cli-error-not-text = { $name } ist keine Textdatei.
    .hint = Texte werden als UTF-8 gelesen.
cli-error-no-such-file = Die Datei { $name } gibt es nicht.
    .hint = Prüfe den Namen und den Ordner.
cli-error-file-denied = { $name } darf nicht geöffnet werden.
    .hint = Prüfe die Rechte der Datei und ihres Ordners.
cli-error-file-is-folder = { $name } ist ein Ordner.
    .hint = Nenne eine Datei darin.
cli-error-disk-full = Die Platte ist voll: { $name } kann nicht geschrieben werden.
    .hint = Schaff Platz und versuch es noch einmal.
cli-error-system = Das System weigert sich: { $message } ({ $name }).
    .hint = `buur doctor` sucht die Ursache.
cli-error-no-such-option = { $command } hat keine Option { $option }.
    .hint = Vielleicht { $near }? `{ $command } --help` zeigt alle.
cli-error-no-such-option-far = { $command } hat keine Option { $option }.
    .hint = `{ $command } --help` zeigt, welche es gibt.
cli-error-no-such-command = Einen Befehl «{ $name }» gibt es nicht.
    .hint = Versuch `{ $near }`.
cli-error-missing-parameter = { $command } braucht { $name }.
    .hint = `{ $command } --help` erklärt es.
cli-error-bad-argument = { $name } kann diesen Wert nicht haben.
    .hint = Möglich: { $expected }.
cli-error-option-needs-value = { $option } braucht einen Wert.
    .hint = Schreib ihn dahinter: { $option } WERT.
cli-error-option-takes-no-value = { $option } nimmt keinen Wert.
    .hint = Schreib nur { $option }.
cli-error-extra-argument = { $command } erwartet kein «{ $words }».
    .hint = `{ $command } --help` zeigt, was möglich ist.
cli-error-usage = { $message }.
    .hint = `{ $command } --help` erklärt es.
cli-error-nothing-to-solve = In { $name } gibt es nichts zu lösen.
    .hint = Nötig ist ein Moment, in dem eine Karte zu spielen ist und alle Hände bekannt sind.
cli-error-no-such-record = In { $name } gibt es diese Aufzeichnung nicht.
    .hint = Aufzeichnungen darin: { $records }.
cli-error-solve-open = Was gespielt wird, zeigt sich erst im Spiel: Noch ist kein Trumpf da.
    .hint = Nimm einen späteren Moment, oder nenne den Trumpf, etwa --contract trump:H.
cli-error-solve-ranks = Diese Regeln schreiben nach Rang, und der hängt von den Punkten aller ab.
    .hint = Sag, was die Partei am Zug will: --aim most, --aim fewest oder eine Zahl von Punkten.
cli-error-solve-prediction = Diese Regeln schreiben die Differenz zu einer Ansage, und keine ist bekannt.
    .hint = Sag, wie viele Punkte die Partei am Zug noch will, etwa --aim 40.
cli-error-record-only = { $option } passt nur zu einer Aufzeichnung.
    .hint = Geschriebene Hände haben keinen Verlauf: Lass diese Option weg.
cli-error-deal-only = { $option } passt nur zu geschriebenen Händen.
    .hint = Eine Aufzeichnung sagt selbst, was gespielt wird: Lass diese Option weg.
cli-error-not-card = «{ $code }» ist keine Karte.
    .hint = Eine Karte ist eine Farbe S H D C und ein Rang 6 7 8 9 T J Q K A, etwa SJ.
cli-error-not-contract = «{ $code }» ist keine Spielart.
    .hint = Beispiele: trump:S, oben, unten, zigzag:oben, misere:trump:H.
cli-error-position-hands = Geschriebene Hände: { $hands }, Plätze im Spiel: { $seats }.
    .hint = Schreib die Hände aller Plätze mit einem Strichpunkt dazwischen.
cli-error-position-no-seat = { $seat } ist kein Platz.
    .hint = Möglich sind: 0 bis { $last }.
cli-error-position-full-trick = Karten auf dem Tisch: { $cards }, das ist ein ganzer Stich oder mehr.
    .hint = Nach --trick kommen die Karten des offenen Stichs, weniger als { $seats }.
cli-error-position-twice = Zweimal genannt: { $cards }.
    .hint = Jede Karte gibt es einmal.
cli-error-position-count = Karten auf Platz { $seat }: { $cards }, erwartet: { $expected }.
    .hint = Alle halten gleich viele; eine weniger hat, wer in den offenen Stich gelegt hat.
cli-error-position-empty = Niemand hält eine Karte.
    .hint = Schreib die Hände, etwa `SJ HA; S9 H6; S6 HK; SA H7`.
cli-error-position-many-tricks = Offene Stiche: { $open }, Stiche eines Spiels: { $tricks }.
    .hint = Gib allen weniger Karten.
cli-error-position-first-suit = Die Punkte hängen von der ersten ausgespielten Farbe ab, und sie ist nicht bekannt.
    .hint = Löse ein ganzes Spiel oder eine Aufzeichnung.
rules-open = Diese Spielart zeigt sich erst im Spiel: Nenne den Trumpf.
rules-pack = Für { $seats } Plätze mit { $tricks } Stichen gibt es zu wenig Karten.
rules-sides = Genannte Parteien: { $sides }, Plätze im Spiel: { $seats }.
cli-error-unknown-figure = Keine Messung beginnt mit «{ $name }».
    .hint = Es gibt: { $known }.
cli-error-not-with-page = { $option } geht nicht mit --page, das nur die Seite misst.
    .hint = Lass eines von beiden weg.
cli-error-page-of-checkout = Die Seite wird nur in einem Checkout der Quellen gemessen.
    .hint = Dort installiert `./buur test`, was es dazu braucht.
cli-error-not-before = { $option } geht nicht mit { $command }.
    .hint = Schreib die Optionen hinter { $command }.
cli-error-bench-server-failed = Der Server in { $path } ist nicht gestartet.
    .hint = --against braucht den Ordner eines Checkouts.
cli-error-bench-server-hung = Der Server in { $path } antwortet nicht mehr.
cli-error-bench-node-failed = Ein Knoten des Clusters ist nicht gestartet.
    .hint = Prüf, ob PostgreSQL und NATS unter den URLs von --database und --bus antworten und ob `buur[cluster]` installiert ist.
cli-error-bench-node-hung = Ein Knoten des Clusters antwortet nicht mehr.
cli-error-bug = Das ist ein Fehler in Buur, nicht deiner: { $error }. Einzelheiten stehen in { $log }; BUUR_DEBUG=1 zeigt sie hier.
cli-interrupted = Abgebrochen.

## play und serve

cli-play-ready = Der Tisch steht unter { $url } (Ctrl-C beendet ihn)
cli-play-running = Der Tisch steht schon, unter { $url }
cli-play-no-browser = Es ging kein Browser auf: Öffne diese Adresse selber.
cli-play-stopped = Der Server ist beendet. Angefangene Partien warten auf dich.
cli-admin-no-reports = Nichts ist gemeldet.
cli-admin-report-time = Zeit (UTC)
cli-admin-report-table = Tisch, Stand
cli-admin-report-reporter = wer meldet
cli-admin-report-reported = wer gemeldet ist
cli-admin-report-talk = zuletzt gesagt
cli-auto-progress = Partie { $partie }, Spiel { $deal }

## rules

cli-column-rules = Regeln
cli-column-family = Familie
cli-column-also = auch genannt
cli-column-players = Spieler
cli-column-source = Quelle
cli-column-option = Option
cli-column-value = Wert
cli-column-meaning = Bedeutung
cli-column-clause = §
cli-column-origin = nach
cli-origin-house = Hausregel
cli-no-difference = { $a } und { $b } haben dieselben Regeln.
cli-no-words = Kein Wort im Lexikon enthält: { $wanted }.
cli-column-word = Wort
cli-column-place = Sprache und Gegend
cli-source-w25 = W25: französischsprachige Enzyklopädie, Januar 2025
cli-source-w10 = W10: französischsprachige Enzyklopädie, 2010
cli-source-r93 = R93: Westschweizer Reglement von 1993 (Auszüge)
cli-source-p002 = P002: eine französische Spielseite
cli-source-t06 = T06: Regeln eines Turniers, 2006/07
cli-source-jw = JW: Lexikon zu den Deutschschweizer Reglementen
cli-source-sl = SL: Regeln eines Schweizer Spielservers
cli-source-k16 = K16: Westschweizer Reglement, Kapitel Estimation

## ask und check

cli-ask-waiting = Tipp eine Frage pro Zeile als JSON; Ctrl-D beendet.
cli-check-fine = { $name }: nichts zu beanstanden in { $events } Ereignissen.
cli-check-problem = { $place }: { $message }
cli-check-note = { $place }: Hinweis: { $message }
cli-check-unreadable = { $place }: nicht lesbar: { $message }
cli-check-deals-fine = { $name }: kein Fehler in { $deals } Spielen.
cli-check-deals = { $name }: { $deals } Spiele nachgespielt, davon { $wrong } mit Fehlern; unlesbare Zeilen: { $lost }.
cli-check-progress = Nachgespielte Spiele: { $deals }

## Spiele anderer Programme

cli-foreign-not-json = Diese Zeile ist kein JSON.
cli-foreign-too-long = Diese Zeile hat mehr als { $limit } Bytes.
cli-foreign-no-deal = Auf dieser Zeile steht kein Spiel: Erwartet ist ein Objekt mit «tricks», allein oder unter «game».
cli-foreign-missing = Das Feld «{ $field }» fehlt.
cli-foreign-bad-value = Das Feld «{ $field }» kann nicht { $value } sein; möglich ist: { $expected }.
cli-foreign-damaged = Die komprimierten Daten enden zu früh oder sind beschädigt.
cli-foreign-trick-count = Geschriebene Stiche: { $count }; ein Spiel hat 9.
cli-foreign-card-count = Stich { $trick }: geschriebene Karten: { $count }; ein Stich hat 4.
cli-foreign-card-twice = Stich { $trick }: { $card } wurde schon gespielt.
cli-foreign-hand = Das Blatt von Spieler { $player } ist nicht das, was er spielt.
cli-foreign-leader = Stich { $trick }: Spieler { $written } spielt aus, ausspielen muss aber Spieler { $true }.
cli-foreign-illegal = Stich { $trick }: Spieler { $player } darf { $card } nicht spielen.
cli-foreign-winner = Stich { $trick }: Ihn macht Spieler { $true }, nicht Spieler { $written }.
cli-foreign-points = Stich { $trick }: Er zählt { $true } Punkte, nicht { $written }.

## duel

cli-duel-played = { $a } gegen { $b }, { $rules }: dieselben Karten an jedem Platz, { $boards }-mal, { $deals } Spiele im Ganzen.
cli-duel-gain = { $a } gewinnt { $gain } { $per ->
    [parties] Partien
   *[deal] pro Spiel
}.
cli-duel-wins = { $a } ist an { $share } % der Plätze voraus.
cli-duel-decided = Entschieden: { $name } ist besser.
cli-duel-undecided = Noch nicht entschieden: { $name } liegt vorn.
cli-duel-kept = Aufgehobene Runden: { $boards }. Derselbe Befehl fährt dort fort.
cli-duel-plot-title = { $a } gegen { $b }, { $rules }
cli-duel-plot-across = Kartensätze
cli-duel-plot-up = Was { $a } pro { $unit ->
    [parties] Partie
   *[deal] Spiel
} gewinnt
cli-duel-plot-band = ± 2 Standardfehler
cli-duel-plot-bound = entschieden, sobald 0 ausserhalb liegt
cli-duel-awaits = Warten bei { $url } auf { $bots ->
    [one] einen Bot
   *[other] vier Bots der Jass-Challenge
}.
cli-duel-bot = Bot
cli-duel-acts = Züge
cli-duel-ms = ms pro Zug
cli-duel-ms95 = 95 % innert ms
cli-duel-illegal = Regelverstösse
cli-duel-late = zu spät
cli-agent-ready = { $name } antwortet auf { $url }
cli-agent-invites = Platz { $seat }: { $url }
cli-agent-over = { $name } hat { $outcome ->
    [True] gewonnen
    [False] verloren
   *[draw] unentschieden gespielt
}, { $scores } nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
}{ $faults ->
    [0] .
    [one] ; ein Zug kam zu spät oder war gegen die Regeln.
   *[other] ; { $faults } Züge kamen zu spät oder waren gegen die Regeln.
}

## train

cli-train-played = { $name } hat gespielt: { $rules }. Spiele insgesamt: { $deals }.
cli-train-fitting = Lernen
cli-train-goal = Punkte sind
cli-train-learnt = daraus gelernt
cli-train-asked = danach gefragt
cli-train-foreseen = vorausgesehen
cli-train-likely = für wie wahrscheinlich gehalten
cli-train-even = geraten
cli-train-wanting = erwünscht
cli-train-shunning = unerwünscht
cli-train-written = Geschrieben: { $file }. `buur duel sharp+{ $file } sharp` spielt danach.

## doctor

cli-doctor-fine = in Ordnung
cli-doctor-problem = Problem
cli-doctor-python = Python
cli-doctor-python-advice = Installiere Python 3.11 oder neuer.
cli-doctor-packages = Pakete
cli-doctor-packages-advice = Lösche den Ordner .venv und ruf ./buur noch einmal auf.
cli-doctor-kernels = Kernel
cli-doctor-kernels-advice = Setze BUUR_KERNELS auf einen Ordner, in den du schreiben darfst, oder ruf `buur doctor --warm` einmal mit diesem Recht auf.
cli-doctor-kernels-complete = vollständig
cli-doctor-kernels-missing = { $parts } noch nicht kompiliert: Das geschieht beim ersten Gebrauch oder mit `buur doctor --warm`
cli-doctor-database = Datenbank
cli-doctor-database-advice = Nenne mit --database eine andere Datei, oder verschaff dir das Recht, in diese zu schreiben.
cli-doctor-port = Port
cli-doctor-port-advice = Ein anderes Programm benützt diesen Port: Wähle einen anderen mit --port.
cli-doctor-browser = Browser
cli-doctor-browser-advice = Installiere einen Browser, oder öffne die Adresse, die `buur play --no-browser` ausgibt, auf einem anderen Gerät.
cli-doctor-locale = Sprache
cli-doctor-locale-advice = Das Terminal schreibt nicht UTF-8: Setze LC_ALL=C.UTF-8.
cli-doctor-languages = Texte auf { $lang }
cli-doctor-all-fine = Alles ist bereit: `buur play`.

## solve

cli-solve-turn = { $contract }: Platz { $seat } ist am Zug und will { $wanted }.
cli-solve-most = möglichst viele Punkte
cli-solve-fewest = möglichst wenig Punkte
cli-solve-near = ab hier eine Zahl von Punkten: { $points }
cli-solve-distance = verfehlt um
cli-solve-card = Karte
cli-solve-points = Punkte
cli-solve-match = Matsch
cli-solve-conceded = Matsch verloren

## bench

cli-bench-figure = Messung
cli-bench-value = Wert
cli-bench-goal = Ziel
cli-bench-other = der andere Checkout
cli-bench-ratio = Verhältnis
cli-bench-server-rate = rechtzeitig beantwortete Züge
cli-bench-server-p50 = Zeit bis zur Antwort, Median
cli-bench-server-p99 = Zeit bis zur Antwort, 99 % innert
cli-bench-server-bytes = gesendet für einen Zug
cli-bench-server-messages = Nachrichten für einen Zug
cli-bench-server-cpu = Prozessorzeit des Servers für einen Zug
cli-bench-server-client-cpu = Prozessorzeit der Clients für einen Zug
cli-bench-server-refused = abgelehnte Züge
cli-bench-server-memory = Speicher für einen Tisch
cli-bench-cluster-sqlite = SQLite
cli-bench-cluster-nodes = { $count ->
        [one] 1 Knoten
       *[other] { $count } Knoten
    }
cli-bench-cluster-share = Anteil von SQLite
cli-bench-cluster-crossed = Züge über andere Knoten
cli-bench-cluster-batch = Tische in einem Commit
cli-bench-cluster-commit = Zeit eines Commits
cli-bench-cluster-cpu = Prozessorzeit aller Knoten für einen Zug
cli-bench-cluster-pinned = Knoten mit eigenem Kern
cli-bench-running = Messung: { $what }
cli-compiling = Kernel werden kompiliert: { $done } von { $many }
cli-bench-act = ein Zug mit vier Ansichten
cli-bench-deals = zufällige Spiele mit den blossen Regeln
cli-bench-kernel-trump = kompilierte zufällige Spiele, Trumpf
cli-bench-kernel-oben = kompilierte zufällige Spiele, Obenabe
cli-bench-kernel-zigzag = kompilierte zufällige Spiele, Slalom
cli-bench-kernel-trump-cores = kompilierte zufällige Spiele, Trumpf, auf allen Kernen
cli-bench-kernel-rest = kompilierte Spielenden ab dem fünften Stich
cli-bench-kernel-start = bis die Kernel geladen sind
cli-bench-kernel-compile = bis die Kernel kompiliert sind
cli-bench-solve-trump-6 = genauer Wert eines zufälligen Spiels, Trumpf, je 6 Karten
cli-bench-solve-trump-7 = genauer Wert eines zufälligen Spiels, Trumpf, je 7 Karten
cli-bench-solve-trump-8 = genauer Wert eines zufälligen Spiels, Trumpf, je 8 Karten
cli-bench-solve-trump-9 = genauer Wert eines zufälligen Spiels, Trumpf, je 9 Karten
cli-bench-solve-trump-9-95 = genauer Wert eines zufälligen Spiels, Trumpf, je 9 Karten: langsamste 5 % ab
cli-bench-solve-oben-9 = genauer Wert eines zufälligen Spiels, Obenabe, je 9 Karten
cli-bench-solve-zigzag-9 = genauer Wert eines zufälligen Spiels, Slalom, je 9 Karten
cli-bench-solve-unten-9 = genauer Wert eines zufälligen Spiels, Undenufe, je 9 Karten
cli-bench-solve-tutti-9 = genauer Wert eines zufälligen Spiels, Tutti, je 9 Karten
cli-bench-solve-trio-9 = genauer Wert eines zufälligen Spiels, Trio aus Trumpf, Obenabe und Undenufe, je 9 Karten
cli-bench-solve-misere-9 = genauer Wert eines zufälligen Spiels, Misère von Obenabe, je 9 Karten
cli-bench-solve-batch = jede Karte eines Spiels, in Stapeln, Trumpf, je 6 Karten
cli-bench-solve-batch-cores = jede Karte eines Spiels, in Stapeln, Trumpf, je 6 Karten, auf allen Kernen
cli-bench-all-start = bis Kernel, Löser und Suche geladen sind
cli-bench-all-compile = bis Kernel, Löser und Suche kompiliert sind
cli-bench-ask = eine Antwort von buur ask
cli-bench-act95-easy = ein Zug von easy im Schieber, 95 % innert
cli-bench-act95-steady = ein Zug von steady im Schieber, 95 % innert
cli-bench-act95-sharp = ein Zug von sharp im Schieber, 95 % innert
cli-bench-act95-master = ein Zug von master im Schieber, 95 % innert
cli-bench-auto = ein Spiel von vier Bots
cli-bench-foreign = nachgespielte Spiele anderer Programme
cli-bench-import = import buur
cli-bench-start-version = buur --version
cli-bench-start-help = buur --help
cli-bench-start-rules = buur rules list
cli-bench-start-play = buur play, bis die Seite antwortet
cli-bench-ratio-import = import buur, verglichen mit import asyncio
cli-bench-ratio-version = buur --version, verglichen mit einem leeren Python
cli-bench-ratio-help = buur --help, verglichen mit einem leeren Python
cli-bench-ratio-launcher = ein vorbereitetes ./buur, verglichen mit einem leeren Python
