### Wer man ist: Name, Freunde, Schlüssel, Geräte, eigene Daten, Datenschutz.

person-pages = Seiten über dich
person-me = Partien
person-people = Freunde
person-account = Konto
person-nameless = ohne Namen
person-nameless-self = Noch ohne Namen

## Freunde

person-nobody = Spiel zuerst eine Partie. Danach weiss der Server, wer du bist, und du kannst Freunde haben.
person-asking = Möchten mit dir befreundet sein
person-accept = Annehmen
person-decline = Ablehnen
person-no-friends = Noch niemand. Frag Leute, mit denen du am Tisch gesessen hast, oder schick jemandem deinen Link.
person-met = Mit ihnen hast du gespielt
person-ask = Anfragen
person-asked = angefragt
person-remove = Entfernen
person-end-ask = Die Freundschaft mit { $name } beenden?
person-end-yes = Beenden
person-link = Dein Link für Freunde
person-link-help = Wer den Link öffnet und zustimmt, ist mit dir befreundet. Ein neuer Link ersetzt den alten.
person-link-make = Link machen
person-link-close = Link schliessen
person-link-days = Er gilt { $days } Tage.
person-copy = Kopieren
person-copied = Der Link ist kopiert.
person-share = Teilen

friend-title = Befreundet sein
friend-ask = { $name } möchte mit dir befreundet sein.
friend-yes = Ja, gern
friend-done = Du und { $name } seid jetzt befreundet.

## Konto

person-name = Dein Name
person-save = Speichern
person-name-help = So heisst du am nächsten Tisch und bei deinen Freunden. Andere Tische ändern sich nicht.
person-listed = In Ranglisten erscheinen
person-listed-help = In den Ranglisten der schnellen Partien sehen dann alle deinen Namen, deinen Rang, deine Wertung und die Zahl deiner Partien.
person-keep = Behalte deine Partien
person-keep-help = Bisher kennt dich nur dieser Browser. Löschst du seine Daten, findest du deine Partien und Freunde nicht mehr. Mit einem Schlüssel kommst du von jedem Gerät zurück, ohne Passwort.
person-kept = Deine Schlüssel
person-kept-help = Damit kommst du von jedem Gerät zu deinen Partien zurück. Behalte wenigstens einen.
person-sign-in = Anmelden
person-sign-in-help = Hast du deine Partien auf einem anderen Gerät behalten? Melde dich mit dem gleichen Schlüssel an.
person-passkey = Passkey
person-passkey-help = Mit einem Passkey erkennt dich dein Gerät an Fingerabdruck, Gesicht oder PIN.
person-since = { $label }, seit { $date }
person-add-passkey = Passkey erstellen
person-sign-in-passkey = Mit Passkey anmelden
person-passkey-not-made = Es wurde kein Passkey erstellt: abgebrochen, oder dieses Gerät hat schon einen.
person-passkey-not-used = Du bist nicht angemeldet: abgebrochen, oder auf diesem Gerät ist kein Passkey für diese Seite.
person-mail = E-Mail-Adresse
person-send = Link schicken
person-sent = An { $address } ist ein Link unterwegs. Öffne ihn innert { $minutes } Minuten in diesem Browser.
person-send-again = Andere Adresse, oder noch einmal schicken
person-no-keys = Auf diesem Server geht das nicht: Passkeys brauchen eine sichere Verbindung, und Briefe verschickt er keine.
person-remove-key = { $what } entfernen
person-devices = Deine Geräte
person-device = Unbekannter Browser
person-here = dieses hier
person-used = zuletzt { $date }
person-sign-out = Abmelden
person-sign-out-ask = Diesen Browser abmelden? Mit deinem Schlüssel kommst du zurück.
person-sign-out-last = Du hast keinen Schlüssel. Meldest du dich ab, führt nichts mehr zu deinen Partien und Freunden zurück.
person-left = Dieser Browser ist abgemeldet.
person-erased = Alles über dich ist gelöscht. Dieser Browser kennt dich nicht mehr.
person-data = Deine Daten
person-export = Alles herunterladen, was über dich gespeichert ist
person-delete = Alles über mich löschen
person-delete-ask =
    { $friends ->
        [0] Dich mit { $parties ->
                [one] { $parties } Partie
               *[other] { $parties } Partien
            } endgültig löschen?
       *[other] Dich mit { $parties ->
                [one] { $parties } Partie
               *[other] { $parties } Partien
            } und { $friends ->
                [one] { $friends } Freundschaft
               *[other] { $friends } Freundschaften
            } endgültig löschen?
    }
person-delete-help = Partien mit anderen Menschen bleiben diesen erhalten, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
person-delete-yes = Endgültig löschen

keep-title = Dein Link aus dem Brief
keep-text = Damit behältst du deine Partien unter dieser Adresse. Hast du sie schon behalten, bist du angemeldet, und was du in diesem Browser gespielt hast, kommt dazu.
keep-yes = Weiter
keep-again = Neuen Link verlangen
keep-done-title = Das hat geklappt
keep-done = Du kommst jetzt von jedem Gerät zu deinen Partien zurück.

## Statistik

stats-title = Statistik
stats-rules = Spiel
stats-deals = Spiele
stats-points = Punkte im Schnitt
stats-won = Gewonnen / Partien
stats-contracts = Dein Trumpf
stats-times = Gewählt
stats-made = Mehr Punkte
stats-partners = Mit wem
stats-played = Partien
stats-won-share = Gewonnen
stats-share = { $share } %
stats-bot = Computer ({ $bot })
stats-friend = befreundet

## Datenschutz

privacy-title = Datenschutz
privacy-short = Du spielst ohne Konto und ohne Passwort. Der Server speichert, was es zum Spielen und Wiederfinden braucht, und gibt nichts davon weiter. Hier steht alles.
privacy-stored = Was gespeichert ist
privacy-person = Über dich
privacy-browsers = Über deine Browser
privacy-keys = Wenn du deine Partien behältst
privacy-friends = Über dich und andere
privacy-parties = Über deine Partien
stored-name = der Name, den du zuletzt gewählt hast, und dein Name an jedem Tisch
stored-avatar = die Zeichnung, die du gewählt hast
stored-listing = ob dein Name in den Ranglisten der schnellen Partien erscheint
stored-since = seit wann der Server dich kennt
stored-number = eine zufällige innere Nummer, die niemand sieht
stored-public-number = eine zufällige Nummer, die nur deine Freunde sehen
stored-cookie = der Fingerabdruck (Hash) deines Cookies, nicht das Cookie selbst
stored-device = Browser und System, und an welchem Tag du zuletzt da warst
stored-passkey = der öffentliche Teil jedes Passkeys, sein Zähler und wann er zuletzt gebraucht wurde
stored-mail = deine E-Mail-Adressen, wenn du welche angibst
stored-mail-link = der Hash eines verschickten Links mit der Adresse, die ihn bekam; er gilt 10 Minuten und wird beim nächsten Brief gelöscht
stored-friends = mit wem du befreundet bist, wen du angefragt hast und wer dich angefragt hat
stored-friend-link = der Hash deines Links für Freunde
stored-ban = bis wann du hier nicht spielen darfst, wenn der Betreiber dich fernhält, und warum
stored-mutes = wen du nicht hören willst
stored-reports = was du jemandem vorwirfst, mit dem, was zuletzt am Tisch gesagt wurde
stored-clubs = deine Clubs, dein Name und deine Rolle dort, und zu welchen Abenden du kommst
stored-seats = an welchen Tischen du sitzt und gesessen bist
stored-ticket = die Hashes der Schlüssel zu deinen Plätzen
stored-parties = Regeln, Zeiten, Stand und Ausgang jeder Partie
stored-acts = jede Karte und Ansage, mit der Zeit
stored-results = deine Punkte, Matsche und Trümpfe
stored-invitation = die Hashes von Einladungen zu Tischen
stored-replay-link = die Hashes der Links, mit denen du anderen eine Partie zeigst
stored-boards = deine Spiele des Tages und ihre Rangliste
stored-ratings = deine Wertungen aus schnellen Partien, allein und mit anderen
privacy-address-title = Deine Netzwerkadresse
privacy-address = Sie steht in keinem Protokoll und wird nur gespeichert, wenn der Betreiber sie fernhält, bis zu dem Tag, an dem das endet. Der Server behält sie höchstens einen Tag nach deinem letzten Besuch im Arbeitsspeicher, damit niemand ihn überlastet, und länger nur, solange du verbunden bist. Ein Server davor kann ein eigenes Protokoll führen.
privacy-cookies-title = Cookies
privacy-cookies = Ein Cookie sagt, wer du bist; es gilt ein Jahr nach deinem letzten Besuch. Ein zweites sagt, welche Sprache, Karten und Version der Seite dein Browser hat. Deine Einstellungen bleiben in deinem Browser. Nichts kommt von anderen Seiten, und niemand zählt dich.
privacy-others-title = Was andere sehen
privacy-others = Am Tisch sehen alle deinen Namen, deine Zeichnung, ob du da bist und was du spielst. Freunde sehen deinen jetzigen Namen. Bei den Spielen des Tages sehen alle den Namen, den du dort angibst; in den Ranglisten der schnellen Partien nur, wenn du zustimmst. Niemand kann nach dir oder deiner Adresse suchen. Wer den Server betreibt, hat die Datenbank und liest, was gemeldet wird.
privacy-time-title = Wie lange
privacy-time = So lange, bis du es löschst. Der Betreiber kann die einzelnen Karten alter Partien in ein Archiv ohne Namen verschieben; deine Ergebnisse bleiben. Ein Browser, der ein Jahr nicht da war, führt nicht mehr zu dir. Ohne Passkey und Mailadresse wird dann alles gelöscht, wie wenn du es löschst.
privacy-rights-title = Was du tun kannst
privacy-rights = Auf der Seite «Konto» kannst du alles herunterladen und alles löschen. Beim Löschen wird dein Name auch in den Partien der anderen leer; ihre Karten und Punkte bleiben.

## Fehler

error-nobody = Der Server kennt diesen Browser noch nicht. Spiel zuerst eine Partie.
error-no-friend = Diese Person ist nicht mit dir befreundet.
error-no-friend-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
error-no-request = Diese Anfrage gibt es nicht mehr.
error-own-link = Das ist dein eigener Link. Schick ihn jemandem.
error-too-many-friends = Mehr Freunde oder offene Anfragen gehen nicht.
error-too-many-keys = Mehr Schlüssel gehen nicht. Entferne zuerst einen.
error-bad-address = Das ist keine E-Mail-Adresse.
error-bad-passkey = Dieser Passkey öffnet hier nichts.
error-no-mail = Dieser Server verschickt keine Briefe.
error-no-passkeys = Passkeys gehen auf diesem Server nicht.
error-no-mail-link = Dieser Link ist zu alt oder schon gebraucht. Hol dir einen neuen.
error-other-browser = Öffne den Link in dem Browser, in dem du ihn verlangt hast, oder verlange hier einen neuen.
error-not-kept = Du hast keinen Schlüssel. Behalte zuerst deine Partien.
error-not-confirmed = Das ging zu lange. Schau nochmals nach, was gelöscht würde.
