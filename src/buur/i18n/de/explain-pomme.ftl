### Mitspielen, Tauschen, Striche und Säcke in Worten.

explain-seats = Es wird zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[6] sechst
    } gespielt.
explain-turned_card-widow = Die übrigen Karten liegen verdeckt beiseite, und die oberste wird darauf aufgedeckt.
explain-turned_stays-yes = Muss derselbe nochmals geben, bleibt die aufgedeckte Karte.
explain-pile = Neben jeder Hand liegen { $pile } Karten verdeckt. Rechts vom Geber beginnend, darf jeder gleich viele eigene ungezeigt weglegen und diese dafür nehmen: alle auf einmal und ohne sie gesehen zu haben, oder keine.
explain-join-yes = Dann sagt jeder der Reihe nach, rechts vom Geber beginnend, ob er mitspielt oder aussteigt. Wer aussteigt, legt seine Karten ungezeigt weg; von den Mitspielenden spielt der erste rechts vom Geber aus.
explain-later-yes = Wer unschlüssig ist, sagt «eventuell» und entscheidet sich, wenn alle gesprochen haben.
explain-blind-yes = Einer darf sein Blatt weglegen und dafür die Karten nehmen, die beiseite liegen, samt der aufgedeckten; dann muss er spielen.
explain-blind_first-loser = Zuerst wird gefragt, wer von den Mitspielenden im letzten Spiel am wenigsten Punkte gemacht hat.
explain-lone-putzes = Spielt nur einer, gehören ihm alle Striche des Spiels, ohne dass eine Karte fällt; spielt niemand, wird nichts geschrieben.
explain-lone-nothing = Spielen weniger als zwei, wird nichts geschrieben, und der nächste Geber gibt.
explain-rob-yes = Wer mitspielt und die Trumpf-Sechs hat, darf dafür die aufgedeckte Karte nehmen, solange sie daliegt, bis zu seiner ersten Karte.
explain-write-putzes = Punkte, mit Weis und Stöck, werden nicht geschrieben: Sie entscheiden, wer was schreibt.
explain-putzes = { $putzes ->
        [1] Wer am meisten Punkte macht, schreibt einen Strich, bei Gleichstand niemand.
        [2] Die besten zwei schreiben je einen Strich, bei Gleichstand niemand, wenn es nicht für alle reicht. Wer als einziger keinen Sack hat, schreibt beide.
       *[3] Die besten drei schreiben je einen Strich, bei Gleichstand niemand, wenn es nicht für alle reicht. Wer als einziger keinen Sack hat, schreibt alle drei.
    }
explain-pomme_below = Wer mitspielt und weniger als { $pomme_below } Punkte macht, schreibt keinen Strich, sondern hat einen Sack, der einen Strich wegnimmt.
explain-all_below-pommes = Erreicht niemand so viele, haben alle einen Sack.
explain-all_below-nothing = Erreicht niemand so viele, wird nichts geschrieben.
explain-finish-putzes = Wer zuerst { $target } Striche hat, die Säcke abgezogen, gewinnt; von zweien zugleich, wer mehr Striche hat, dann wer in diesem Spiel mehr Punkte hat. Sind sie noch gleich, wird weitergespielt.
explain-pommes_lose = Wer { $pommes_lose ->
        [1] einen Sack hat, den
       *[other] { $pommes_lose } Säcke hat, die
    } kein Strich bezahlt hat, verliert die Partie.
