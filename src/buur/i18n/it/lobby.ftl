### Tavoli aperti, partita rapida, valutazione.

room-lobby = Gioca con altri
title-lobby =
    { $came ->
        [0] Gioca con altri – Buur
       *[other] ● C’è qualcuno – Buur
    }

## Partita rapida

lobby-quick = Partita rapida
lobby-quick-intro = Ti mettiamo al tavolo con persone che giocano bene più o meno come te.
lobby-plain-rules = Si gioca secondo le regole, senza le tue modifiche.
lobby-time = Tempo per pensare
lobby-time-normal = Normale
lobby-time-long = Lungo
lobby-find = Gioca
lobby-queue =
    { $count ->
        [0] Al momento nessuno aspetta per questo gioco.
        [one] Una persona aspetta per questo gioco.
       *[other] { $count } persone aspettano per questo gioco.
    }
lobby-as-pair = Gioca in due
lobby-pair-help = Ricevi un link per chi gioca con te. Sarete seduti uno di fronte all’altro.
lobby-wait =
    { $others ->
        [0] Cerchiamo qualcuno che giochi con te.
        [one] Un’altra persona aspetta con te.
       *[other] Altre { $others } persone aspettano con te.
    }
lobby-wait-partner = Si continua appena ci siete tutti e due.
lobby-pair-send = Manda questo link a chi gioca con te. Lascia aperta questa pagina.
lobby-pair-link = Link per chi gioca con te
lobby-pair-share = Giochi una partita a jass con me?
lobby-partner = Giochi con { $name }.
lobby-partner-here = { $name } è qui.
lobby-invited = { $name } vorrebbe giocare con te: { $game }
lobby-pair-join = Giocare insieme
lobby-pair-no = No, grazie
lobby-pair-full = Con questo link sono già venute due persone. Puoi giocare da solo.
lobby-pair-gone = Questo link non vale più. Puoi giocare da solo, o mandare tu un link.
lobby-apart = Altre persone che aspettano sono nella tua rete, oppure le hai silenziate. A un tavolo con valutazione siede una sola persona per rete. Per giocare fra voi, apri un tavolo per amici.
lobby-stop = Non aspettare più
lobby-again = Un’altra partita rapida
lobby-nobody = Al momento non c’è nessun altro.
lobby-nobody-here = Al momento non c’è nessun altro per questo gioco.
lobby-bots = Gioca subito con il computer
lobby-alarm = Avvisami quando arriva qualcuno
lobby-alarm-on = Sarai avvisato
lobby-alarm-help = Sentirai un suono leggero e il titolo della finestra cambierà. Lascia aperta questa pagina.
lobby-came = È arrivato qualcuno.
lobby-idle-elsewhere = Stai aspettando in un’altra finestra.
lobby-idle-parted = La vostra coppia si è sciolta.
lobby-idle-unknown = Sei stato via troppo a lungo: non aspetti più.

## Tavoli aperti

lobby-tables = Tavoli aperti
lobby-no-tables = Al momento nessun tavolo è aperto.
lobby-more-tables =
    { $count ->
        [one] È aperto un altro tavolo.
       *[other] Sono aperti altri { $count } tavoli.
    }
lobby-own-rules = regole modificate
lobby-long = molto tempo per pensare
lobby-plays = partita in corso
lobby-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
lobby-sit = Siediti
lobby-sit-at =
    { $names ->
        [none] Siediti: { $game }
       *[other] Siediti: { $game }, con { $names }
    }
lobby-open-table = Apri un tavolo per tutti
lobby-open-help = Con il gioco scelto. Tutti lo vedono qui e possono sedersi.
lobby-list = Aperto a tutti
lobby-list-help = Il tavolo compare sotto «Gioca con altri». Si siede chi vuole.
error-lobby-full = Al momento guardano troppe persone. Riproviamo fra poco.
error-too-many-waiting = Al momento aspettano troppe persone. Riprova fra poco.
error-pair-full = Con questo link sono già venute due persone.
error-no-pair = Questo link non vale più.
error-no-pairs = In questo gioco non ci sono compagni.
error-apart = Hai silenziato qualcuno a questo tavolo.

## Valutazione

ratings-title = Il tuo livello
ratings-pair = in due
ratings-parties =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
ratings-provisional = provvisorio
ratings-what = Cosa vuol dire questo numero?
ratings-help = Il numero è prudente: molto probabilmente giochi meglio. Comincia da 1000 e cresce anche perché diventiamo più sicuri. Dopo circa 50 partite non è più provvisorio. Contano le partite rapide, non i tavoli per amici né l’allenamento.
ratings-leave = Chi lascia una partita la perde per il suo livello. Chi giocava con lui non ci perde nulla.

## Classifica

ranking-title = Classifica
ranking-of = Classifica: { $game }
ranking-about = Dopo { $least } partite rapide a questo gioco hai un posto. Con il nome compare solo chi ha acconsentito.
ranking-people = Individuale
ranking-people-count =
    { $players ->
        [0] Nessuno ha ancora un posto.
        [one] Una persona ha un posto.
       *[other] { $players } persone hanno un posto.
    }
ranking-pairs = Coppie
ranking-pairs-count =
    { $players ->
        [0] Nessuna coppia ha ancora un posto.
        [one] Una coppia ha un posto.
       *[other] { $players } coppie hanno un posto.
    }
ranking-pairs-help = Una coppia compare quando tutti e due hanno acconsentito.
ranking-pair = { $one } e { $other }
ranking-somebody = qualcuno
ranking-parties = Partite
ranking-number = Livello
ranking-only-you = lo vedi solo tu
ranking-missing =
    { $count ->
        [one] ancora una partita per avere un posto
       *[other] ancora { $count } partite per avere un posto
    }
ranking-unlisted = Gli altri non ti vedono qui. Se acconsenti, compari come «{ $name }», con posto, livello e numero di partite.
ranking-listed = Tutti ti vedono qui come «{ $name }», con posto, livello e numero di partite.
ranking-show = Mostra il mio nome
ranking-hide = Nascondi il mio nome
ranking-nameless = Gli altri non ti vedono qui. Per comparire, datti prima un nome:
ranking-games = I tuoi altri giochi
ranking-no-game = Qui non c’è nessun gioco con questo nome.
