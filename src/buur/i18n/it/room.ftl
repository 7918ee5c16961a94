### Tavoli tra amici: se ne apre uno, la gente arriva, un invito viene accettato.

continue-gathers = Non ancora cominciata, { $date }
room-friends = Gioca con amici
title-friends = Gioca con amici – Buur
title-join = Invito a un tavolo – Buur
friends-title = Gioca con amici
friends-intro = Ricevi un link per i tuoi amici. Chi lo apre si siede al tuo tavolo, senza conto. Dove non siede nessuno gioca il computer.
friends-time = Tempo per pensare
friends-time-normal = Normale
friends-time-long = Lungo
friends-time-normal-help = 20 secondi per una mossa, e una riserva di 90 secondi per ogni smazzata. Poi il computer gioca quella mossa.
friends-time-long-help = 60 secondi per una mossa, e una riserva di 5 minuti per ogni smazzata. Poi il computer gioca quella mossa.
friends-make = Apri un tavolo
games-take = Prendi: { $game }
gather-title = Chi gioca con te?
gather-more = Il tuo posto
gather-pick = Tocca un posto per cambiarlo.
gather-begin = Comincia la partita
gather-bots =
    { $count ->
        [0] Tutti i posti sono occupati.
        [one] Al posto libero gioca il computer.
       *[other] Ai { $count } posti liberi gioca il computer.
    }
gather-wait =
    { $name ->
        [none] Si comincia fra poco.
       *[other] { $name } gestisce il tavolo e comincia la partita.
    }
gather-draw = Tirare le coppie con le carte
gather-draw-help = All’inizio ognuno pesca una carta.
gather-draws-teams = All’inizio le coppie si tirano con le carte.
gather-leave = Lascia il tavolo
gather-leave-ask = Vuoi cedere il tuo posto?
gather-leave-yes = Sì, lascia
gather-leave-no = No, resta
gather-swapped = I posti sono scambiati.
gather-joined = { $name } ora è al tavolo.
gather-left = { $name } non è più al tavolo.
gather-open = Un posto è libero.
gather-bot = Il computer ha un posto: { $name }.
gather-host =
    { $you ->
        [yes] Ora gestisci tu il tavolo.
       *[no] Ora { $name } gestisce il tavolo.
    }
gather-draws =
    { $on ->
        [yes] Le coppie si tireranno a sorte.
       *[no] Le coppie non si tireranno a sorte.
    }
gather-invited =
    { $on ->
        [yes] Il link fa di nuovo entrare gente.
       *[no] Il link non fa più entrare nessuno.
    }
gather-begun = La partita comincia.
seats-title = Posti al tavolo
seat-open = Posto libero
seat-at-right = alla tua destra
seat-at-top = di fronte
seat-at-left = alla tua sinistra
seat-you = tu
seat-host = gestisce il tavolo
seat-partner = gioca con te
seat-away = ora non c’è
seat-slow = linea debole
seat-swap =
    { $you ->
        [yes] Scambia il tuo posto con
       *[no] { $name }: scambia il posto con
    }
seat-swap-you = me
seat-give = Chi gioca qui?
seat-give-person = { $name } perde allora il posto.
seat-to-bot = Il computer
seat-to-open = Chi arriva dopo
invite-title = Invita amici
invite-text = Manda il link a chi vuoi. Chi lo apre può sedersi.
invite-link = Link per tutti
invite-copy = Copia il link
invite-copied = Copiato.
invite-share = Manda il link
invite-share-text = Vieni a giocare a jass!
invite-more = Cambia l’invito
invite-renew = Fai un nuovo link
invite-renew-help = Un nuovo link sostituisce il vecchio: col vecchio non entra più nessuno.
invite-close = Chiudi il link
invite-closed = Il link è chiuso. Con uno nuovo può venire altra gente.
invite-lost = Questo dispositivo non conosce il link. Puoi farne uno nuovo, che sostituisce il vecchio.
device-title = Continua su un altro dispositivo
device-text = Questo link apre il tuo posto. Tienilo per te.
device-link = Link al tuo posto
enter-title =
    { $host ->
        [none] Ti invitano a un tavolo
       *[other] { $host } ti invita al tavolo
    }
enter-people = Ci sono già: { $names }.
enter-take-over = La partita è in corso. Prendi carte e punti dal computer.
enter-sit = Prendi posto
enter-again = Guarda di nuovo
enter-own-table = Apri un tavolo tuo
enter-table-full = Il tavolo è al completo
enter-replay = Rivedi la partita
enter-table-playing = La partita è già in corso
enter-table-over = La partita è finita
enter-table-gone = Questo tavolo non esiste più
enter-invitation-closed = L’invito è chiuso
enter-invitation-renewed = C’è un nuovo invito
enter-no-seat = Questo link non porta a nessun tavolo
enter-no-seat-text = Forse al link manca un pezzo. Fattelo mandare di nuovo.
