### La fine di una partita e il suo corso: smazzata per smazzata, presa per presa.

end-by-claim =
    { $who ->
        [you] Hai chiuso, ed era giusto.
       *[other] { $name } ha chiuso, ed era giusto.
    }
end-by-wrong-claim =
    { $who ->
        [you] Hai chiuso troppo presto: la partita va agli altri.
       *[other] { $name } ha chiuso troppo presto: la partita va agli altri.
    }
end-reached =
    { $side ->
        [us] Avete raggiunto il traguardo
        [them] Gli avversari hanno raggiunto il traguardo
        [you] Hai raggiunto il traguardo
       *[other] { $name } ha raggiunto il traguardo
    } { $kind ->
        [melds] con gli annunci
        [stoeck] con lo stöck
        [last_trick] con l’ultima presa
        [match] con il match
        [bid] con l’offerta
       *[cards] con le prese
    }, { $trick ->
        [0] prima della prima presa
        [1] dopo la prima presa
       *[other] dopo { $trick } prese
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
    } con { $count ->
        [one] un punto
       *[other] { $points } punti
    }{ $lowest ->
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
end-turning =
    Smazzata decisiva: la n. { $deal }, { $swing } punti in più per { $side ->
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
    Smazzata decisiva: la n. { $deal }, { $swing } punti in più per { $side ->
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
