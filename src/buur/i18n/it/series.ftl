### Una serie di partite.

series = Una serie di partite
series-intro = Come a un torneo di carte: ogni coppia gioca contro ogni altra, con le regole «Match aux cartes». Decidono i punti di tutte le partite. Le tue partite le giochi qui; per le altre annoti i punti o lasci giocare i bot.
series-pairs = Coppie, una per riga; la prima è la tua
series-draw-up = Stabilisci le partite
series-loading = La serie arriva…
series-progress = { NUMBER($played) } partite giocate su { NUMBER($games) }.
series-ranking = Classifica
series-rank = Posto
series-pair = Coppia
series-points = Punti
series-games = Partite
series-won = Vinte
series-game = Partita
series-round = Turno
series-home = Coppia A
series-away = Coppia B
series-round-no = Turno { NUMBER($round) }
series-between = { $home } contro { $away }
series-play = Gioca
series-go-on = Continua
series-write = Annota i punti
series-correct = Correggi
series-points-of = Punti di { $pair }
series-enter = Iscrivi
series-bots =
    { NUMBER($count) ->
        [one] Lascia giocare ai bot l’altra partita di questo turno
       *[other] Lascia giocare ai bot le altre { NUMBER($count) } partite di questo turno
    }
series-new = Nuova serie
series-end-help = Questa serie e i suoi punti spariscono allora da questo dispositivo.
series-end = Cancella questa serie
error-too-many-tables = Da qui si è giocato troppo in poco tempo. Aspetta un momento e riprova.
error-series-rules = Una serie vuole quattro giocatori in coppie e un numero fisso di smazzate.
error-series-count = Una serie ha da { $low } a { $high } coppie, non { $count }.
error-series-name = Ogni coppia deve avere un nome.
error-series-twice = Due coppie si chiamano «{ $name }».
error-series-no-game = Questa partita non esiste: vanno da 1 a { $last }.
error-series-range = Una partita dà da 0 a { $high } punti.
error-series-sum = Le due coppie fanno { $total } punti insieme, non { $found }.
