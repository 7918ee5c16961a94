### Giocare la smazzata o lasciarla, scambiare carte, putze e pomme: giochi, opzioni, rifiuti, racconto.

preset-pomme = Pomme (poutz)
    .help = Ognuno gioca la smazzata o la lascia; i due migliori segnano una putze, meno di 21 punti fanno una pomme.
preset-pomme-3 = Pomme in tre
    .help = Con un tallone di nove carte, che si può giocare al posto delle proprie.
preset-pomme-2 = Pomme in due
    .help = Si possono scambiare tre carte con tre sconosciute; il migliore segna una putze.
preset-estimation-2 = Differenza in due
    .help = Dodici carte a testa, dodici restano da parte; entrambi dichiarano i loro punti.
source-K27 = il regolamento romando, capitolo della pomme
source-FWP = un’enciclopedia pubblica, voce «Pomme»
cli-source-k27 = K27: il regolamento romando, capitolo della pomme
cli-source-fwp = FWP: enciclopedia pubblica, «Pomme»
group-join = Giocare la smazzata
group-putze = Putze e pomme

option-pile = Carte accanto alla mano
    .help = Carte coperte accanto a ogni mano, che si possono prendere per altrettante delle proprie.
value-turned_card-widow = la prima di quelle che restano
option-turned_stays = Carta scoperta dopo un errore
    .help = La carta scoperta resta quando lo stesso mazziere ridà le carte.
option-join = Giocare la smazzata
    .help = Ognuno dice a turno se gioca.
option-later = Secondo giro
    .help = Se si può dire «forse» e decidersi in un secondo giro.
option-blind = Tallone
    .help = Un giocatore può mettere da parte la sua mano e giocare con le carte che restano.
option-blind_first = Primo diritto al tallone
    .help = A chi si chiede per primo se gioca.
value-blind_first-forehand = al vicino di destra del mazziere
value-blind_first-loser = a chi ha perso la smazzata prima
option-lone = Da solo
    .help = Che cosa riceve l’unico che vuole giocare.
value-lone-putzes = tutte le putze della smazzata
value-lone-nothing = niente, si ridà
option-rob = Sei per la carta scoperta
    .help = Chi ha il sei di briscola può scambiarlo con la carta scoperta.
option-putzes = Putze per smazzata
    .help = Quante se ne segnano a ogni smazzata.
option-pomme_below = Punti contro la pomme
    .help = Chi gioca e fa meno punti ha una pomme.
option-all_below = Se tutti hanno una pomme
    .help = Che cosa si segna quando nessuno fa abbastanza punti.
value-all_below-pommes = una pomme a ognuno
value-all_below-nothing = niente
option-pommes_lose = Partita persa per pomme
    .help = Quante pomme non pagate fanno perdere la partita; 0 per nessuna.
value-write-putzes = putze e pomme
value-finish-putzes = secondo le putze

reason-bad-answer = Adesso non puoi rispondere così.
reason-bad-exchange = Questo scambio non è permesso.
reason-nothing-to-rob = Per te non c’è nessuna carta scoperta da prendere.
reason-rob-off = Qui nessuno prende la carta scoperta.
rules-turned-widow = Combinazione impossibile: si può scoprire solo una carta aperta di quelle che restano.
rules-turned-stays = Combinazione impossibile: la carta scoperta resta solo se ce n’è una e se lo stesso mazziere ridà le carte.
rules-pile-plan = Combinazione impossibile: le carte accanto alle mani si danno dopo le mani e prima di quelle che restano.
rules-blind-join = Combinazione impossibile: un tallone ha tante carte quanto una mano, di cui una scoperta, e vale dove si dice se si gioca.
rules-rob-turned = Combinazione impossibile: si può prendere solo una carta scoperta che sta da parte.
rules-join-putzes = Combinazione impossibile: dove si può lasciare la smazzata si segnano putze e non si dichiara niente.
rules-putzes-alone = Combinazione impossibile: le putze si segnano ognuno per sé.
rules-putzes-finish = Combinazione impossibile: si scrivono putze dove decidono la partita.
rules-putzes-claim = Combinazione impossibile: con le putze il conto si tiene per tutti, senza chiusure né tratti.
rules-pommes-two = Combinazione impossibile: le pomme fanno perdere la partita solo in due.

say-joined = { $answer ->
        [play] Gioco
        [later] Forse
        [blind] Il tallone!
       *[drop] Lascio
    }
say-exchanged = { $took ->
        [yes] Scambio
       *[no] Tengo le carte
    }
say-robbed = Il sei per la carta scoperta!
tell-joined = { $who ->
        [you] { $answer ->
            [play] Giochi.
            [later] Decidi più tardi.
            [blind] Prendi il tallone.
           *[drop] Lasci la smazzata.
        }
       *[other] { $answer ->
            [play] { $name } gioca.
            [later] { $name } decide più tardi.
            [blind] { $name } prende il tallone.
           *[drop] { $name } lascia la smazzata.
        }
    }
tell-exchanged = { $who ->
        [you] { $took ->
            [yes] Scambi.
           *[no] Tieni le tue carte.
        }
       *[other] { $took ->
            [yes] { $name } scambia.
           *[no] { $name } tiene le sue carte.
        }
    }
tell-robbed = { $who ->
        [you] Prendi la carta scoperta per il sei di briscola.
       *[other] { $name } prende la carta scoperta per il sei di briscola.
    }
tell-putzes = { $who ->
        [you] Segni { $putzes ->
            [one] una putze
           *[other] { $putzes } putze
        }.
       *[other] { $name } segna { $putzes ->
            [one] una putze
           *[other] { $putzes } putze
        }.
    }
tell-pomme = { $who ->
        [you] Hai una pomme.
       *[other] { $name } ha una pomme.
    }
hint-act-joined = { $answer ->
        [play] giocare
        [later] decidere più tardi
        [blind] prendere il tallone
       *[drop] lasciare la smazzata
    }
hint-act-exchanged = { $took ->
        [yes] mettere da parte { $cards }
       *[no] tenere la mano
    }
hint-act-robbed = prendere la carta scoperta per il sei di briscola
hint-hand-to-join = Le tue carte dovrebbero essere fra le migliori di chi gioca.
hint-hand-to-drop = La tua mano è troppo debole: una pomme è più probabile di una putze.
hint-blind-is-better = Carte sconosciute con quella scoperta dovrebbero valere più della tua mano.
hint-weak-cards-away = Carte sconosciute dovrebbero valere più di queste.
hint-hand-to-keep = Le tue carte valgono più di carte sconosciute.
hint-turned-card-is-better = La carta scoperta è una briscola più forte del sei.

say-predicted = { $aloud ->
        [yes] { $points }
       *[no] Ho scritto
    }
predicted-amount = { $counts ->
        [tricks] { $points ->
            [one] { $points } presa
           *[other] { $points } prese
        }
       *[points] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
    }
tell-predicted = { $who ->
        [you] Dichiari { predicted-amount }.
       *[other] { $aloud ->
            [yes] { $name } dichiara { predicted-amount }.
           *[no] { $name } ha dichiarato.
        }
    }
hint-act-predicted = dichiarare { $points }
