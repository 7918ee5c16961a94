### Giocare o lasciare, scambiare, putze e pomme in parole.

explain-seats = Si gioca in { $seats ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
       *[6] sei
    }.
explain-turned_card-widow = Le carte che restano stanno da parte coperte, con la prima scoperta in cima.
explain-turned_stays-yes = Se lo stesso mazziere deve ridare, la carta scoperta resta.
explain-pile = Accanto a ogni mano stanno { $pile } carte coperte. A cominciare da destra del mazziere, ognuno può metterne da parte altrettante delle sue senza mostrarle e prendere quelle: tutte insieme e senza averle viste, o nessuna.
explain-join-yes = Poi ognuno dice a turno, a cominciare da destra del mazziere, se gioca la smazzata o la lascia. Chi la lascia posa le carte senza mostrarle; fra chi gioca, esce il primo a destra del mazziere.
explain-later-yes = Chi è indeciso dice «forse» e decide quando tutti hanno parlato.
explain-blind-yes = Uno di loro può mettere da parte la sua mano e prendere le carte che stanno da parte, con quella scoperta; deve allora giocare.
explain-blind_first-loser = Si chiede per primo a chi ha fatto meno punti fra chi ha giocato la smazzata prima.
explain-lone-putzes = Se gioca uno solo, tutte le putze della smazzata sono sue senza una carta; se non gioca nessuno, non si segna niente.
explain-lone-nothing = Se giocano in meno di due, non si segna niente, e dà il mazziere seguente.
explain-rob-yes = Chi gioca e ha il sei di briscola può scambiarlo con la carta scoperta, finché è lì, fino alla sua prima carta.
explain-write-putzes = I punti, con annunci e stöck, non si scrivono: decidono che cosa segna ognuno.
explain-putzes = { $putzes ->
        [1] Chi fa più punti segna una putze; a pari punti, nessuno.
        [2] I due migliori segnano una putze ciascuno; a pari punti nessuno la segna, se non ce n’è per tutti. Chi è l’unico senza pomme le segna tutte e due.
       *[3] I tre migliori segnano una putze ciascuno; a pari punti nessuno la segna, se non ce n’è per tutti. Chi è l’unico senza pomme le segna tutte e tre.
    }
explain-pomme_below = Chi gioca e fa meno di { $pomme_below } punti non segna una putze ma ha una pomme, che toglie una putze.
explain-all_below-pommes = Se nessuno ci arriva, tutti hanno una pomme.
explain-all_below-nothing = Se nessuno ci arriva, non si segna niente.
explain-finish-putzes = Chi arriva per primo a { $target } putze, tolte le pomme, vince; di due insieme, chi ha più putze, poi più punti in quella smazzata. Se sono ancora pari si continua.
explain-pommes_lose = Chi ha { $pommes_lose ->
        [1] una pomme che nessuna putze ha pagato
       *[other] { $pommes_lose } pomme che nessuna putze ha pagato
    } perde la partita.
