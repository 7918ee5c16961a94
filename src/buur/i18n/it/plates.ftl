### I posti a un tavolo con altre persone: immagine, presenza, tempo, rivincita.

avatar = La tua immagine
avatar-help = Gli altri la vedono al tavolo.
looks-title = Il tuo nome e la tua immagine
settings-person = Tu
plate-nameless = Qualcuno
plate-menu =
    { $own ->
        [yes] Il tuo posto: immagine e uscita
       *[no] questo posto
    }
plate-own = Il tuo posto
plate-away = ora non c’è
plate-away-short = via
plate-slow = connessione cattiva
plate-slow-short = lento
plate-open = posto libero per la prossima persona
plate-open-short = libero
plate-state =
    { $state ->
        [here] { $name } c’è.
        [away] { $name } ora non c’è. Finito il tempo, gioca il computer.
        [slow] { $name } ha una connessione cattiva.
        [deputy] { $name } non c’è. Il computer gioca fino al ritorno.
        [open] Qui gioca il computer finché qualcuno arriva con il link.
       *[bot] Qui gioca il computer.
    }
plate-host = { $name } dirige il tavolo.
plate-change = Chi gioca qui?
plate-loses = { $name } perde allora il posto, con le carte e i punti.
plate-to-next = La prossima persona
plate-to-bot = Il computer
plate-keep-bot = Solo il computer
plate-leave = Lasciare il tavolo
plate-leave-help = Le tue carte e i punti restano al posto. Non lo riavrai.
plate-leave-open = Liberare il posto
plate-leave-bot = Far giocare il computer
clock-late =
    { $seconds ->
        [one] Ancora un secondo, poi il computer gioca per te.
       *[other] Ancora { $seconds } secondi, poi il computer gioca per te.
    }
deputy-back = Il computer ha giocato per te. Ora il posto è di nuovo tuo.
tell-seat-taken = { $now } ha ora il posto di { $before }.
tell-seat-left =
    { $open ->
        [yes] { $before } non ha più il posto. { $now } gioca finché arriva qualcuno.
       *[no] { $before } non ha più il posto. { $now } continua.
    }
tell-seat-open = Il posto di { $now } è libero per la prossima persona.
tell-seat-host =
    { $who ->
        [you] Ora dirigi tu il tavolo.
       *[other] Ora dirige il tavolo { $name }.
    }
tell-seat-deputy =
    { $who ->
        [you] Il computer gioca per te.
       *[other] Il computer gioca per { $name }.
    }
tell-seat-back =
    { $who ->
        [you] Giochi di nuovo tu.
       *[other] { $name } gioca di nuovo.
    }
qr-label = Codice QR con il link { $link }
qr-large = Ingrandire il codice QR
qr-title = Codice QR
qr-how = Da scansionare con la fotocamera di un telefono.
rematch = Rivincita
rematch-who = Chi vuole una rivincita
rematch-wants =
    { $wants ->
        [yes] sì
        [away] via
       *[no] non ancora
    }
rematch-drawn = Sorteggiare i posti
rematch-not = Anzi no
rematch-wait = { $host } dirige il tavolo e comincia la prossima partita.
rematch-go = Alla prossima partita
avatar-name =
    { $avatar ->
        [cow] Mucca
        [goat] Capra
        [ibex] Stambecco
        [marmot] Marmotta
        [fox] Volpe
        [hedgehog] Riccio
        [owl] Gufo
        [rooster] Gallo
        [cat] Gatto
        [dog] San Bernardo
        [bear] Orso
        [trout] Trota
        [bee] Ape
        [edelweiss] Stella alpina
        [gentian] Genziana
        [rose] Rododendro
        [acorn] Ghianda
        [fir] Abete
        [mountain] Montagna
        [hut] Baita
        [train] Treno
        [boat] Battello
        [bell] Campanaccio
        [alphorn] Corno delle Alpi
        [cheese] Formaggio
        [fondue] Fonduta
        [bread] Pane
        [coffee] Caffè
        [wine] Vino
        [chalk] Gesso
        [cards] Carte
        [knife] Coltellino
       *[none] Nessuna
    }
