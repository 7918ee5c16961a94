### La fine di una partita e il suo corso: smazzata per smazzata, presa per presa.

end-by-claim =
    { $who ->
        [you] Hai chiuso
       *[other] { $name } ha chiuso
    }, ed era giusto: { end-goes }
end-by-wrong-claim =
    { $who ->
        [you] Hai chiuso
       *[other] { $name } ha chiuso
    } troppo presto: { end-goes }
end-goes =
    la partita va { $side ->
        [us] a voi
        [them] agli avversari
        [you] a te
       *[other] a { $winner }
    }.
end-last-trick = Le due parti l’hanno raggiunto, decide l’ultima presa: { end-goes }
end-gap = La smazzata è finita: { end-total }
end-deals = Tutte le smazzate sono giocate: { end-total }
end-checklist = Tutte le righe sono giocate: { end-total }
end-total =
    { $side ->
        [us] avete il totale più { end-best }.
        [them] gli avversari hanno il totale più { end-best }.
        [you] hai il totale più { end-best }.
        [none] { $lines ->
            [2] i totali sono pari, nessuno vince.
           *[other] in diversi hanno il totale più { end-best }, nessuno vince.
        }
       *[other] { $winner } ha il totale più { end-best }.
    }
end-best =
    { $best ->
        [lower] basso
        [lowest] basso
        [higher] alto
       *[highest] alto
    }
end-strokes-decide =
    Tutte le smazzate sono giocate: { $side ->
        [us] avete più tratti di tutti e vincete.
        [them] gli avversari hanno più tratti di tutti e vincono.
        [you] hai più tratti di tutti e vinci.
        [none] in diversi hanno il maggior numero di tratti, nessuno vince.
       *[other] { $winner } ha più tratti di tutti e vince.
    }
end-pommes =
    { $side ->
        [us] Gli avversari hanno troppe pomme, vincete voi.
        [them] { $against ->
            [you] Hai troppe pomme, vincono gli avversari.
           *[other] Avete troppe pomme, vincono gli avversari.
        }
        [you] { $against ->
            [them] Gli avversari hanno troppe pomme, vinci tu.
           *[other] { $rival } ha troppe pomme, vinci tu.
        }
       *[other] { $against ->
            [you] Hai troppe pomme, vince { $winner }.
           *[other] { $rival } ha troppe pomme, vince { $winner }.
        }
    }
end-reached =
    { $side ->
        [us] Avete raggiunto il traguardo
        [them] Gli avversari hanno raggiunto il traguardo
        [you] Hai raggiunto il traguardo
       *[other] { $name } ha raggiunto il traguardo
    } { $kind ->
        [unplayed] senza che si sia giocata una presa
        [melds] con gli annunci
        [stoeck] con lo stöck
        [last_trick] con l’ultima presa
        [match] con il match
        [bid] con l’offerta
       *[cards] con le prese
    }{ $trick ->
        [none] {""}
        [0] , prima della prima presa
        [1] , dopo la prima presa
       *[other] , dopo { $trick } prese
    }.
end-out =
    { $side ->
        [us] Avete raggiunto il traguardo e vincete
        [them] Gli avversari hanno raggiunto il traguardo e vincono
        [you] Hai raggiunto il traguardo e vinci
       *[other] { $name } ha raggiunto il traguardo e vince
    }.
end-reached-next =
    { $side ->
        [us] Poi l’avete raggiunto anche voi
        [them] Poi l’hanno raggiunto anche gli avversari
        [you] Poi l’hai raggiunto anche tu
       *[other] Poi l’ha raggiunto anche { $name }
    }, { $kind ->
        [unplayed] senza che si sia giocata una presa
        [melds] con gli annunci
        [stoeck] con lo stöck
        [last_trick] con l’ultima presa
        [match] con il match
        [bid] con l’offerta
       *[cards] con le prese
    }.
end-after =
    { $count ->
        [one] La partita è durata una smazzata.
       *[other] La partita è durata { $count } smazzate.
    }
end-lead =
    { $side ->
        [us] Vincete
        [them] Gli avversari vincono
        [you] Vinci
       *[other] { $name } vince
    } con { end-points }{ $lowest ->
        [yes] {" "}in meno
       *[no] {" "}di vantaggio
    }{ $against ->
        [us] {""}
        [them] {""}
       *[other] {" "}{ $lowest ->
            [yes] di
           *[no] su
        } { $against ->
            [you] { $lowest ->
                [yes] te
               *[no] di te
            }
           *[other] { $rival }
        }
    }.
end-points =
    { $count ->
        [one] un punto
       *[other] { $points } punti
    }
end-turning =
    Smazzata decisiva: la n. { $deal }, { $count ->
        [one] un punto
       *[other] { $swing } punti
    } in più per { $side ->
        [us] voi che per gli avversari
        [them] gli avversari che per { $against ->
            [you] te
           *[other] voi
        }
        [you] te che per { $against ->
            [them] gli avversari
           *[other] { $rival }
        }
       *[other] { $name } che per { $against ->
            [you] te
           *[other] { $rival }
        }
    }.
end-turning-contract =
    Smazzata decisiva: la n. { $deal }, { $count ->
        [one] un punto
       *[other] { $swing } punti
    } in più per { $side ->
        [us] voi che per gli avversari
        [them] gli avversari che per { $against ->
            [you] te
           *[other] voi
        }
        [you] te che per { $against ->
            [them] gli avversari
           *[other] { $rival }
        }
       *[other] { $name } che per { $against ->
            [you] te
           *[other] { $rival }
        }
    } ({ $contract }).
tricks-no = Presa { $trick }
tricks-look = Rivedi le prese
tricks-title = Smazzata { $deal }, presa per presa
tricks-choose = Scegli la presa
tricks-before = Presa precedente
tricks-after = Presa seguente
end-curve = I punti dopo ogni smazzata
end-curve-line = { $name }: { $points }
end-list = Smazzata per smazzata
end-others = Un altro gioco
end-replay = Rivedi presa per presa
