### Was der Tisch fragt, wo mehr als Chibre gespielt wird.

step-back = Zurück
turned-card = liegt offen und macht Trumpf
card-picked = gewählt

## Steigern

bid-title = Dein Gebot
bids-so-far = Gebote bisher
bid-none-yet = Noch hat niemand geboten.
bid-height = Höhe
bid-lower = tiefer
bid-higher = höher
bid-stakes = zählt { NUMBER($worth) }
do-bid = { $bid } bieten
bid-text = { $height }, { $contract }
do-pass = Passen
do-double =
    { $again ->
        [yes] Kontern
       *[no] Doppeln
    }
say-redoubled = Konter!
tell-redoubled =
    { $who ->
        [you] Du konterst.
       *[other] { $name } kontert.
    }
tell-bid-alone =
    { $who ->
        [you] Du bietest { $bid }.
       *[other] { $name } bietet { $bid }.
    }
hint-act-bid-alone = { $bid } bieten
auction-top =
    { $who ->
        [you] Du: { $bid }
       *[other] { $name }: { $bid }
    }
bid-by =
    { $who ->
        [you] { $bid } – du
       *[other] { $bid } – { $name }
    }{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    }

## Ansage

predict-title =
    { $counts ->
        [tricks] Wie viele Stiche machst du?
       *[points] Wie viele Punkte machst du?
    }
predict-hint =
    { $aloud ->
        [yes] Von 0 bis { $max }; alle hören es.
       *[no] Von 0 bis { $max }; niemand sieht es vor dem Ende.
    }
predict-number = Ansage
number-less = { $by } weniger
number-more = { $by } mehr
do-predict = { $points } ansagen
predicted-own = { $points } angesagt
tell-predictions = Angesagt: { $list }.

## Mitspielen, tauschen

join-title = Spielst du mit?
do-join =
    { $answer ->
        [play] Mitspielen
        [later] Eventuell
        [blind] Den Blinden nehmen
       *[drop] Aussteigen
    }
exchange-title = { $count } Karten tauschen?
do-exchange = { $count } tauschen
do-keep = Karten behalten
discard-title = Lege { $count } Karten weg
do-discard = { $count } weglegen
pick-hint = Wähle sie aus deinen Karten.
pick-more =
    { $missing ->
        [one] Noch eine
       *[other] Noch { $missing }
    }
picked-none = Noch nichts gewählt.
widow-taken = offene Karten, jetzt deine
do-rob = Aufgedeckte nehmen
tell-turned = Aufgedeckt: { $card }.
do-marry = { $cards } zeigen
say-married = Heirat!

## Allein, oder mit gerufenem Partner

call-title = Wen rufst du?
call-hint = Wer die Karte hat, spielt mit dir.
call-again = { $card } hat ein Nachbar von dir: Ruf eine andere Karte.
say-called = Ich rufe: { $card }
own-title = { $name } hat deine Karte gerufen
do-own = Ich habe sie
say-owned = Ich habe sie
renounce-title = Spielst du dieses Spiel?
renounce-hint = Wer aufgibt, lässt die Punkte den anderen.
do-renounce = Aufgeben
do-play-on = Spielen
say-renounced = Ich gebe auf
say-played-on = Ich spiele
king-is =
    { $who ->
        [you] du spielst allein
       *[other] { $name } spielt allein
    }
king-with =
    { $who ->
        [you] du mit { $partner }
       *[other] { $name } mit { $ally ->
            [you] dir
           *[other] { $partner }
        }
    }

## Startseite und Hilfe

players =
    { $count ->
        [one] Ein Spieler
       *[other] { $count } Spieler
    }
presets-find = Spiel suchen
presets-none = Kein Spiel mit diesem Namen.
key-double = doppeln
key-rob = die aufgedeckte Karte nehmen
