### Die acht Spiele des Tages: gleiche Karten für alle, Vergleich, Ranglisten, Siegel.

room-boards = Spiele des Tages
title-boards = Spiele des Tages – Buur
board-of-day = Tagesspiel { $number } vom { $day }
boards-about = Acht Spiele, für alle die gleichen Karten und die gleichen drei Mitspieler vom Computer. Es zählt, um wie viel du besser bist als der Durchschnitt aller Tische. Ein angefangenes Spiel zählt; du kannst es bis ein Uhr nachts fertig spielen.
boards-people =
    { $people ->
        [0] Heute hat noch niemand gespielt.
        [one] Eine Person spielt heute schon mit.
       *[other] { $people } Personen spielen heute schon mit.
    }
boards-sum = { $done } von 8 gespielt, zusammen { $score }
boards-begin = Spiel { $number } beginnen
boards-continue = Spiel { $number } fertig spielen
boards-all-done = Für heute ist alles gespielt. Die nächsten acht Spiele gibt es um Mitternacht.
boards-none = Die Spiele dieses Tages sind nicht zu sehen. Vielleicht hat niemand sie gespielt, oder der Tag ist noch nicht vorbei.
boards-today = Zu den Spielen von heute
boards-name = Dein Name in der Rangliste (freiwillig)
boards-deal = Spiel
boards-state-new = spielen
boards-state-playing = läuft
boards-state-done = gespielt
boards-state-void = zählt nicht
boards-state-missed = nicht gespielt

## Vergleich

boards-compare = Spiel { $number } im Vergleich
boards-to-compare = Spiel { $number } vergleichen
boards-own = Du, { $points }
boards-mean =
    { $tables ->
        [one] Durchschnitt, ein Tisch
       *[other] Durchschnitt, { $tables } Tische
    }
boards-score = Ergebnis
boards-frequencies = So viel besser oder schlechter als die Gegner waren die Tische:
boards-from-to = { $from } bis { $to }
boards-tables =
    { $count ->
        [0] –
        [one] 1 Tisch
       *[other] { $count } Tische
    }
boards-player = Wer
boards-contract = Ansage
boards-points = Punkte
boards-chooser =
    { $who ->
        [self] selbst
        [partner] Partner
       *[others] Gegner
    }
boards-bot = Computer
boards-guest = Gast
boards-substituted = von der Vertretung fertig gespielt
boards-program = mit einem Programm
boards-left-out =
    { $count ->
        [one] Eine weitere Zeile ist nicht gezeigt.
       *[other] { $count } weitere Zeilen sind nicht gezeigt.
    }

## Ranglisten

boards-ranking = Rangliste des Tages
boards-ranking-all = Die Summe über alle Spiele, die jemand gespielt hat.
boards-ranking-some = Du siehst hier nur die Spiele, die du schon gespielt hast.
boards-ranking-none = Die Rangliste zeigt sich mit deinem ersten Spiel, damit sie dir nichts verrät.
boards-by = Rangliste nach
boards-by-score = Summe
boards-by-mean = Durchschnitt
boards-month-score =
    { $days ->
        [0] Noch ist kein Tag dieses Monats vorbei.
        [one] Die Summe über den einen Tag, der vorbei ist.
       *[other] Die Summe über die { $days } Tage, die vorbei sind.
    }
boards-month-mean = Das Ergebnis eines Spiels im Durchschnitt, ab { $least } Tagen.
boards-number = Spiele
boards-days = Tage
boards-people-list = Personen
boards-guests = Gäste
boards-guests-hint = Gäste haben keinen Rang: Dieselbe Person könnte auf zwei Geräten spielen.

## Siegel

boards-seal = Im Voraus besiegelt
boards-seal-about = Die Karten aller Tage stehen seit dem Anfang fest. Wenn ein Tag vorbei ist, wird seine Zahl bekannt, und dein Browser rechnet nach.
boards-seal-how = Die SHA-256 des Textes buur-day:ZAHL ist die Zahl des Tages davor.
boards-anchor = Anfang, { $day }
boards-published = Öffentlich, { $day }
boards-seed = Dieser Tag, { $day }
boards-anchored-yes = Die öffentliche Zahl führt zum Anfang zurück.
boards-anchored-no = Die öffentliche Zahl führt nicht zum Anfang zurück.
boards-opened-yes = Die Zahl dieses Tages stand vorher fest.
boards-opened-no = Die Zahl dieses Tages passt nicht zur Zahl davor.
boards-kept-yes = Der Anfang ist derselbe wie bei deinem ersten Besuch.
boards-kept-no = Der Anfang ist ein anderer als bei deinem letzten Besuch.
boards-opened = Vergangene Tage
error-day-over = Dieser Tag ist vorbei. Lade die Seite neu für die Spiele von heute.
error-board-counts = Ein angefangenes Spiel des Tages zählt. Löschen kannst du es, wenn der Tag vorbei ist.
error-board-gone = Der Tisch dieses Spiels ist gelöscht.
error-board-secret = Spiel dieses Spiel zuerst selbst.
