### Le otto smazzate del giorno: le stesse carte per tutti, confronto, classifiche, sigillo.

room-boards = Smazzate del giorno
title-boards = Smazzate del giorno – Buur
board-of-day = Smazzata del giorno { $number }, { $day }
boards-about = Otto smazzate, per tutti le stesse carte e gli stessi tre giocatori del computer. Conta di quanto fai meglio della media di tutti i tavoli. Una smazzata iniziata conta; puoi finirla fino all’una di notte.
boards-people =
    { $people ->
        [0] Oggi non ha ancora giocato nessuno.
        [one] Oggi gioca già una persona.
       *[other] Oggi giocano già { $people } persone.
    }
boards-sum = { $done } su 8 giocate, in tutto { $score }
boards-begin = Inizia la smazzata { $number }
boards-continue = Finisci la smazzata { $number }
boards-all-done = Per oggi hai giocato tutto. Le prossime otto smazzate arrivano a mezzanotte.
boards-none = Le smazzate di questo giorno non si possono vedere. Forse nessuno le ha giocate, o il giorno non è ancora finito.
boards-today = Le smazzate di oggi
boards-name = Il tuo nome nella classifica (facoltativo)
boards-deal = Smazzata
boards-state-new = gioca
boards-state-playing = in corso
boards-state-done = giocata
boards-state-void = non conta
boards-state-missed = non giocata

## Confronto

boards-compare = Confronto della smazzata { $number }
boards-to-compare = Confronta la smazzata { $number }
boards-own = Tu, { $points }
boards-mean =
    { $tables ->
        [one] Media, un tavolo
       *[other] Media, { $tables } tavoli
    }
boards-score = Risultato
boards-frequencies = Di quanto i tavoli hanno fatto meglio o peggio degli avversari:
boards-from-to = da { $from } a { $to }
boards-tables =
    { $count ->
        [0] –
        [one] 1 tavolo
       *[other] { $count } tavoli
    }
boards-player = Chi
boards-contract = Scelta
boards-points = Punti
boards-chooser =
    { $who ->
        [self] da sé
        [partner] compagno
       *[others] avversari
    }
boards-bot = computer
boards-guest = Ospite
boards-substituted = finita dal sostituto
boards-program = con un programma
boards-left-out =
    { $count ->
        [one] Un’altra riga non è mostrata.
       *[other] Altre { $count } righe non sono mostrate.
    }

## Classifiche

boards-ranking = Classifica del giorno
boards-ranking-all = La somma di tutte le smazzate che ciascuno ha giocato.
boards-ranking-some = Qui vedi solo le smazzate che hai già giocato.
boards-ranking-none = La classifica appare con la tua prima smazzata, per non svelarti niente.
boards-by = Classifica per
boards-by-score = Somma
boards-by-mean = Media
boards-month-score =
    { $days ->
        [0] Nessun giorno di questo mese è ancora finito.
        [one] La somma dell’unico giorno finito.
       *[other] La somma dei { $days } giorni finiti.
    }
boards-month-mean = Il risultato medio di una smazzata, da { $least } giorni in su.
boards-number = Smazzate
boards-days = Giorni
boards-people-list = Persone
boards-guests = Ospiti
boards-guests-hint = Gli ospiti non hanno un posto: la stessa persona potrebbe giocare su due dispositivi.

## Sigillo

boards-seal = Sigillato in anticipo
boards-seal-about = Le carte di tutti i giorni sono fissate dall’inizio. Quando un giorno è finito, il suo numero diventa pubblico e il tuo browser rifà il calcolo.
boards-seal-how = Lo SHA-256 del testo buur-day:NUMERO è il numero del giorno prima.
boards-anchor = Inizio, { $day }
boards-published = Pubblico, { $day }
boards-seed = Questo giorno, { $day }
boards-anchored-yes = Il numero pubblico riporta all’inizio.
boards-anchored-no = Il numero pubblico non riporta all’inizio.
boards-opened-yes = Il numero di questo giorno era fissato prima.
boards-opened-no = Il numero di questo giorno non corrisponde a quello prima.
boards-kept-yes = L’inizio è lo stesso della tua prima visita.
boards-kept-no = L’inizio è diverso da quello della tua ultima visita.
boards-opened = Giorni passati
error-day-over = Questo giorno è finito. Ricarica la pagina per le smazzate di oggi.
error-board-counts = Una smazzata del giorno iniziata conta. Puoi cancellarla quando il giorno è finito.
error-board-gone = Il tavolo di questa smazzata è cancellato.
error-board-secret = Gioca prima questa smazzata.
