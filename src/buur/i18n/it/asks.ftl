### Ciò che il tavolo chiede dove si gioca più dello chibre.

step-back = Indietro
turned-card = è scoperta e fa briscola
card-picked = scelta

## Licitazione

bid-title = La tua offerta
bids-so-far = Offerte finora
bid-none-yet = Nessuno ha ancora parlato.
bid-height = Altezza
bid-lower = più bassa
bid-higher = più alta
bid-stakes = Vale { NUMBER($worth) }
do-bid = Offri { $bid }
bid-text = { $height }, { $contract }
do-pass = Passa
do-double =
    { $again ->
        [yes] Surcontra
       *[no] Contra
    }
say-redoubled = Surcontro!
tell-redoubled =
    { $who ->
        [you] Surcontri.
       *[other] { $name } surcontra.
    }
tell-bid-alone =
    { $who ->
        [you] Offri { $bid }.
       *[other] { $name } offre { $bid }.
    }
hint-act-bid-alone = offrire { $bid }
auction-top =
    { $who ->
        [you] Tu: { $bid }
       *[other] { $name }: { $bid }
    }
bid-by =
    { $who ->
        [you] { $bid } – tu
       *[other] { $bid } – { $name }
    }{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    }

## Dichiarazione

predict-title =
    { $counts ->
        [tricks] Quante prese farai?
       *[points] Quanti punti farai?
    }
predict-hint =
    { $aloud ->
        [yes] Da 0 a { $max }; tutti lo sentono.
       *[no] Da 0 a { $max }; nessuno lo vede prima della fine.
    }
predict-number = Dichiarazione
number-less = { $by } in meno
number-more = { $by } in più
do-predict = Dichiara { $points }
predicted-own = dichiarato { $points }
tell-predictions = Dichiarato: { $list }.

## Giocare la smazzata, scambiare

join-title = Giochi questa smazzata?
do-join =
    { $answer ->
        [play] Gioca
        [later] Forse
        [blind] Prendi il tallone
       *[drop] Lascia
    }
exchange-title = Scambiare { $count } carte?
do-exchange = Scambia { $count }
do-keep = Tengo le carte
discard-title = Scarta { $count } carte
do-discard = Scarta { $count }
pick-hint = Sceglile nella tua mano.
pick-more =
    { $missing ->
        [one] Ancora una
       *[other] Ancora { $missing }
    }
picked-none = Ancora nessuna carta scelta.
widow-taken = carte scoperte, ora tue
do-rob = Prendi la carta scoperta
tell-turned = Scoperta: { $card }.
do-marry = Mostra { $cards }
say-married = Matrimonio!

## Da solo, o con un compagno chiamato

call-title = Chi chiami?
call-hint = Chi ha la carta gioca con te.
call-again = { $card } è di un tuo vicino: chiama un’altra carta.
say-called = Chiamo: { $card }
own-title = { $name } ha chiamato la tua carta
do-own = Ce l’ho io
say-owned = Ce l’ho io
renounce-title = Giochi questa smazzata?
renounce-hint = Chi rinuncia lascia i punti agli altri.
do-renounce = Rinuncia
do-play-on = Gioca
say-renounced = Rinuncio
say-played-on = Gioco
king-is =
    { $who ->
        [you] giochi da solo
       *[other] { $name } gioca da solo
    }
king-with =
    { $who ->
        [you] tu con { $partner }
       *[other] { $name } con { $ally ->
            [you] te
           *[other] { $partner }
        }
    }

## Inizio e aiuto

players =
    { $count ->
        [one] Un giocatore
       *[other] { $count } giocatori
    }
presets-find = Cerca un gioco
presets-none = Nessun gioco con questo nome.
key-double = contrare
key-rob = prendere la carta scoperta
