### Plätze an einem Tisch mit anderen Leuten: Bild, Anwesenheit, Zeit, Revanche.

avatar = Dein Bild
avatar-help = Die anderen sehen es am Tisch.
looks-title = Dein Name und Bild
settings-person = Du
plate-nameless = Jemand
plate-menu =
    { $own ->
        [yes] Dein Platz: Bild und Weggehen
       *[no] mehr zu diesem Platz
    }
plate-own = Dein Platz
plate-away = gerade nicht da
plate-away-short = weg
plate-slow = schlechte Verbindung
plate-slow-short = stockt
plate-open = Platz ist frei für die nächste Person
plate-open-short = frei
plate-state =
    { $state ->
        [here] { $name } ist da.
        [away] { $name } ist gerade nicht da. Ist die Zeit um, spielt der Computer.
        [slow] { $name } hat eine schlechte Verbindung.
        [deputy] { $name } ist weg. Der Computer spielt, bis { $name } zurück ist.
        [open] Hier spielt der Computer, bis sich jemand mit dem Link zum Tisch setzt.
       *[bot] Hier spielt der Computer.
    }
plate-host = { $name } leitet den Tisch.
plate-change = Wer soll hier spielen?
plate-loses = { $name } verliert dann den Platz, mit Karten und Stand.
plate-to-next = Wer als Nächstes kommt
plate-to-bot = Der Computer
plate-keep-bot = Nur der Computer
plate-leave = Tisch verlassen
plate-leave-help = Deine Karten und der Stand bleiben am Platz. Du bekommst ihn nicht zurück.
plate-leave-open = Platz frei geben
plate-leave-bot = Computer spielen lassen
clock-late =
    { $seconds ->
        [one] Noch eine Sekunde, dann spielt der Computer für dich.
       *[other] Noch { $seconds } Sekunden, dann spielt der Computer für dich.
    }
deputy-back = Der Computer hat für dich gespielt. Jetzt bist wieder du dran.
tell-seat-taken = { $now } sitzt jetzt am Platz von { $before }.
tell-seat-left =
    { $open ->
        [yes] { $before } hat den Platz nicht mehr. { $now } spielt, bis jemand kommt.
       *[no] { $before } hat den Platz nicht mehr. { $now } spielt weiter.
    }
tell-seat-open = Der Platz von { $now } ist frei für die nächste Person.
tell-seat-host =
    { $who ->
        [you] Du leitest jetzt den Tisch.
       *[other] { $name } leitet jetzt den Tisch.
    }
tell-seat-deputy =
    { $who ->
        [you] Der Computer spielt für dich.
       *[other] Der Computer spielt für { $name }.
    }
tell-seat-back =
    { $who ->
        [you] Du spielst wieder selber.
       *[other] { $name } spielt wieder selber.
    }
qr-label = QR-Code mit dem Link { $link }
qr-large = QR-Code gross zeigen
qr-title = QR-Code
qr-how = Mit der Kamera eines Handys scannen.
rematch = Revanche
rematch-who = Wer eine Revanche will
rematch-wants =
    { $wants ->
        [yes] dabei
        [away] weg
       *[no] noch offen
    }
rematch-drawn = Plätze auslosen
rematch-not = Doch nicht
rematch-wait = { $host } leitet den Tisch und beginnt die nächste Partie.
rematch-go = Zur nächsten Partie
avatar-name =
    { $avatar ->
        [cow] Kuh
        [goat] Ziege
        [ibex] Steinbock
        [marmot] Murmeltier
        [fox] Fuchs
        [hedgehog] Igel
        [owl] Uhu
        [rooster] Güggel
        [cat] Katze
        [dog] Bernhardiner
        [bear] Bär
        [trout] Forelle
        [bee] Biene
        [edelweiss] Edelweiss
        [gentian] Enzian
        [rose] Alpenrose
        [acorn] Eichel
        [fir] Tanne
        [mountain] Berg
        [hut] Hütte
        [train] Bahn
        [boat] Schiff
        [bell] Glocke
        [alphorn] Alphorn
        [cheese] Käse
        [fondue] Fondue
        [bread] Brot
        [coffee] Kaffee
        [wine] Wein
        [chalk] Kreide
        [cards] Karten
        [knife] Sackmesser
       *[none] Keines
    }
