### Tische für Freunde: einer wird eröffnet, die Leute sammeln sich, eine Einladung wird angenommen.

continue-gathers = Noch nicht begonnen, { $date }
room-friends = Mit Freunden spielen
title-friends = Mit Freunden spielen – Buur
title-join = Einladung an einen Tisch – Buur
friends-title = Mit Freunden spielen
friends-intro = Du bekommst einen Link für deine Freunde. Wer ihn öffnet, setzt sich an deinen Tisch, ohne Konto. Wo niemand sitzt, spielt der Computer.
friends-time = Bedenkzeit
friends-time-normal = Normal
friends-time-long = Lang
friends-time-normal-help = 20 Sekunden für einen Zug, dazu 90 Sekunden Reserve für jedes Spiel. Danach spielt der Computer diesen Zug.
friends-time-long-help = 60 Sekunden für einen Zug, dazu 5 Minuten Reserve für jedes Spiel. Danach spielt der Computer diesen Zug.
friends-make = Tisch eröffnen
games-take = { $game } nehmen
gather-title = Wer spielt mit?
gather-more = Dein Platz
gather-pick = Tippe auf einen Platz, um ihn zu ändern.
gather-begin = Partie beginnen
gather-bots =
    { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Auf dem freien Platz spielt der Computer.
       *[other] Auf den { $count } freien Plätzen spielt der Computer.
    }
gather-wait =
    { $name ->
        [none] Gleich geht es los.
       *[other] { $name } leitet den Tisch und beginnt die Partie.
    }
gather-draw = Parteien mit Karten auslosen
gather-draw-help = Zu Beginn ziehen alle eine Karte.
gather-draws-teams = Die Parteien werden zu Beginn mit Karten ausgelost.
gather-leave = Tisch verlassen
gather-leave-ask = Willst du deinen Platz aufgeben?
gather-leave-yes = Ja, verlassen
gather-leave-no = Nein, bleiben
gather-swapped = Die Plätze sind getauscht.
gather-joined = { $name } sitzt jetzt am Tisch.
gather-left = { $name } ist nicht mehr am Tisch.
gather-open = Ein Platz ist frei.
gather-bot = Der Computer hat einen Platz: { $name }.
gather-host =
    { $you ->
        [yes] Du leitest jetzt den Tisch.
       *[no] { $name } leitet jetzt den Tisch.
    }
gather-draws =
    { $on ->
        [yes] Die Parteien werden ausgelost.
       *[no] Die Parteien werden nicht ausgelost.
    }
gather-invited =
    { $on ->
        [yes] Der Link lässt wieder Leute an den Tisch.
       *[no] Der Link lässt niemanden mehr an den Tisch.
    }
gather-begun = Die Partie beginnt.
seats-title = Plätze am Tisch
seat-open = Freier Platz
seat-at-right = rechts von dir
seat-at-top = gegenüber
seat-at-left = links von dir
seat-you = du
seat-host = leitet den Tisch
seat-partner = spielt mit dir
seat-away = gerade nicht da
seat-slow = schlechte Verbindung
seat-swap =
    { $you ->
        [yes] Deinen Platz tauschen mit
       *[no] { $name }: Platz tauschen mit
    }
seat-swap-you = mir
seat-give = Wer soll hier spielen?
seat-give-person = { $name } verliert dann den Platz.
seat-to-bot = Der Computer
seat-to-open = Wer als Nächstes kommt
invite-title = Freunde einladen
invite-text = Schick den Link, wem du willst. Wer ihn öffnet, kann sich setzen.
invite-link = Link für alle
invite-copy = Link kopieren
invite-copied = Kopiert.
invite-share = Link senden
invite-share-text = Komm mit jassen!
invite-more = Einladung ändern
invite-renew = Neuen Link machen
invite-renew-help = Ein neuer Link löst den alten ab: Mit dem alten kommt niemand mehr dazu.
invite-close = Link schliessen
invite-closed = Der Link ist geschlossen. Mit einem neuen können wieder Leute dazukommen.
invite-lost = Dieses Gerät kennt den Link nicht. Du kannst einen neuen machen, der den alten ablöst.
device-title = Auf einem anderen Gerät weiterspielen
device-text = Dieser Link öffnet deinen Platz. Behalte ihn für dich.
device-link = Link zu deinem Platz
enter-title =
    { $host ->
        [none] Du bist an einen Tisch eingeladen
       *[other] { $host } lädt dich an den Tisch ein
    }
enter-people = Da sind schon: { $names }.
enter-take-over = Die Partie läuft. Du übernimmst Karten und Stand vom Computer.
enter-sit = Platz nehmen
enter-again = Nochmals nachsehen
enter-own-table = Selber einen Tisch eröffnen
enter-table-full = Der Tisch ist voll
enter-replay = Die Partie anschauen
enter-table-playing = Die Partie läuft schon
enter-table-over = Die Partie ist zu Ende
enter-table-gone = Diesen Tisch gibt es nicht mehr
enter-invitation-closed = Die Einladung ist geschlossen
enter-invitation-renewed = Es gibt eine neue Einladung
enter-no-seat = Dieser Link führt an keinen Tisch
enter-no-seat-text = Vielleicht fehlt am Link ein Stück. Lass ihn dir nochmals schicken.
