### Die ausgeschriebenen Regeln der Spiele, die anderes zählen oder Punkte meiden.

explain-deck-35 = Das Spiel hat 35 Karten: vier Farben, vom Sechser bis zum Ass, ohne { $C7 }.
explain-deck-32 = Das Spiel hat 32 Karten: vier Farben zu acht Karten, vom Siebner bis zum Ass.
explain-deck-24 = Das Spiel hat 24 Karten: vier Farben zu sechs Karten, vom Neuner bis zum Ass.
explain-order-suit-bare = In einer Farbe, von der stärksten zur schwächsten: Ass, König, { rank-queen }, { rank-jack }, { rank-ten }, Neuner, Achter, Siebner, Sechser.
explain-order-trump-bare = Im Trumpf: { rank-jack } oder Puur, Neuner oder Näll, Ass, König, { rank-queen }, { rank-ten }, Achter, Siebner, Sechser.
explain-values-tricks = Die Karten sind nichts wert: Jeder Stich zählt einen Punkt.
explain-values-bells = Die Karten sind nichts wert, ausser den neun Karten in { $D }, die je einen Punkt zählen.
explain-values-hearts = Die Karten sind nichts wert, ausser den neun Karten in { $H }, die je einen Punkt zählen.
explain-values-spade_queen = Wer sie einzieht, verliert damit 100 Punkte: { the-queen-of-spades }.{ spade-queen-name }
explain-values-black_queens = In jedem Spiel bringen drei Dinge je einen Strich: { the-queen-of-spades }, { the-queen-of-clubs } und der letzte Stich; die anderen Karten sind nichts wert.{ spade-queen-name }
spade-queen-name =
    { $deck ->
        [french] {""}
       *[swiss] {" "}Das Spiel trägt den Namen, den die Karte { $SQ } unter den französischen Karten hat.
    }
explain-values-guggitaler = Fünf Ziele folgen aufeinander, eines je Spiel, dann wieder von vorn: 1 Punkt je Stich; 2 Punkte je Karte in { $D }; 4 Punkte je { rank-queen }; 8 Punkte für den { $HK }; 10 Punkte für den letzten Stich. Sonst zählt nichts.
explain-values-guggitaler10 = Zehn Ziele folgen aufeinander, eines je Spiel: 1 Punkt je Stich; 2 Punkte je Karte in { $D }; 4 Punkte je { rank-queen }; 8 Punkte für den { $HK }; 10 Punkte für den letzten Stich; dann dieselben in gleicher Folge, aber mit Abzug: Nun sucht man sie. Sonst zählt nichts.
explain-contracts-oben = Niemand wählt: Alle Spiele gehen von oben nach unten, ohne Trumpf.
explain-contracts-unden = Niemand wählt: Alle Spiele gehen von unten nach oben, ohne Trumpf.
explain-contracts-slalom = Alle Spiele sind Slalom, ohne Trumpf; die Vorhand sagt nur, in welcher Richtung der erste Stich geht.
explain-contracts-tutti = Niemand wählt: Alle Spiele sind Tutti.
explain-contracts-tutti_oben = Niemand wählt: Alle Spiele sind Obenabe-Tutti.
explain-turned_card-cut_card = Bevor neu gemischt und ausgeteilt wird, zeigt, wer abhebt, die unterste abgehobene Karte.
explain-match-charge = Wer alle Stiche macht, hat keinen Punkt, und jeder andere { NUMBER($total) }.
explain-match-charge_points = Wer alle Punkte eines Spiels einzieht, hat keinen, und jeder andere alle.
explain-finish-gap-lowest = Hat jemand { NUMBER($target) } { $counted ->
        [strokes] Striche
       *[points] Punkte
    }, wird das Spiel fertig gespielt, und wer am wenigsten hat, gewinnt; bei Gleichstand geht es weiter.
explain-finish-rounds = Es werden { NUMBER($deals) } Spiele gespielt.
explain-strokes-low_half = Nach jedem Umgang, in dem jeder einmal gegeben hat, { $seats ->
        [3] bekommt, wer am wenigsten Punkte hat, einen Strich, und wer am meisten hat, einen Nuller; haben mehrere am wenigsten, haben alle den Strich
        [4] bekommen die zwei mit den wenigsten Punkten einen Strich und die zwei anderen einen Nuller; wer mit dem Zweiten gleich ist, hat auch den Strich
       *[other] bekommt die bessere Hälfte, abgerundet, einen Strich und die anderen einen Nuller; wer mit dem Letzten von ihnen gleich ist, hat auch den Strich
    }. Am Ende gewinnen die meisten Striche.
explain-bye = Wer am Turnier in einer Runde keine Gegner hat, bekommt { NUMBER($bye) } Punkte geschrieben.
