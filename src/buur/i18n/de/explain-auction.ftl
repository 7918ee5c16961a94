### Die Steigerung in Worten.

explain-ladder-points = Vor der ersten Karte wird gesteigert: Reihum, zuerst der rechte Nachbar des Gebers, bietet man höher als zuletzt geboten, oder man passt. Das letzte Gebot wird gespielt.
explain-named-with_bid = Mit dem Gebot nennt man eine dieser Spielarten, die an seiner Höhe nichts ändert: { $contracts }.
explain-named-after = Wer das letzte Gebot hat, nennt danach eine dieser Spielarten: { $contracts }.
explain-named-trump = Mit dem Gebot nennt man eine Farbe, die Trumpf ist und an seiner Höhe nichts ändert.
explain-named-trump-after = Wer das letzte Gebot hat, nennt danach die Trumpffarbe.
offer-suits = eine Trumpffarbe
explain-bid_low = Geboten werden { $bid_low } bis { $bid_high } Punkte, in Schritten von { $bid_step }.
explain-bid_top-none = Höher wird nicht geboten.
explain-bid_top-157 = Darüber kommen noch 157, alle Punkte.
explain-bid_top-match = Darüber kommt noch der Matsch, das heisst alle Stiche: Sein Gebot zählt { $match_worth } Punkte.
explain-bid_top-157_match = Darüber kommen noch 157, alle Punkte, und dann der Matsch, das heisst alle Stiche: Sein Gebot zählt { $match_worth } Punkte.
explain-bid-misere = Der Matsch einer Misère heisst, keinen einzigen Stich zu machen.
explain-reentry-yes = Wer gepasst hat, darf wieder bieten, solange gesteigert wird.
explain-reentry-no = Wer gepasst hat, bietet nicht mehr.
explain-auction_end-all_passed = Die Steigerung ist zu Ende, wenn alle anderen gepasst haben.
explain-auction_end-opponents_passed = Die Steigerung ist zu Ende, wenn beide Gegner gepasst haben; der Partner darf dann nicht mehr erhöhen.
explain-all_pass-next = Bietet niemand, gibt der nächste Geber.
explain-all_pass-same = Bietet niemand, gibt derselbe Geber noch einmal.
explain-doubling-off = Gedoppelt wird nicht.
explain-doubling-double = Ein Gegner darf doppeln: Damit ist die Steigerung zu Ende, und das Gebot zählt doppelt; zu machen sind gleich viele Punkte.
explain-doubling-redouble = Ein Gegner darf doppeln: Damit ist die Steigerung zu Ende, und das Gebot zählt doppelt; die Bieter dürfen kontern, dann zählt es vierfach; zu machen sind gleich viele Punkte.
explain-doubling-king =
    { $doubling ->
        [redouble] Ein Gegner darf das Gebot des Königs doppeln: Damit ist die Steigerung zu Ende, und die ganze Partie zählt doppelt, vierfach, wenn der König kontert; versprochen sind gleich viele Punkte.
       *[other] Ein Gegner darf das Gebot des Königs doppeln: Damit ist die Steigerung zu Ende, und die ganze Partie zählt doppelt; versprochen sind gleich viele Punkte.
    }
explain-double_window-standing = Gedoppelt werden darf, solange das Gebot steht, auch ausser der Reihe.
explain-double_window-next_spoken = Gedoppelt wird, bevor der Nächste gesprochen hat, auch ausser der Reihe.
explain-double_window-turn = Doppeln darf nur, wer an der Reihe ist.
explain-auction-forehand-leads = Der rechte Nachbar des Gebers spielt aus.
explain-auction-bidder-leads = Wer die Steigerung gewonnen hat, spielt aus.
explain-write-bid = Das Gebot ist erfüllt, wenn die Karten der Partei mindestens so viel zählen, mit dem letzten Stich. Dann schreibt die Partei ihre Punkte und das Gebot dazu, die andere ihre Punkte.
explain-bid_failed-own = Verfehlt sie es, schreibt jede Partei ihre Punkte, und das Gebot geht an die Gegner.
explain-bid_failed-lost = Verfehlt sie es, schreibt sie nichts von ihren Stichen; die andere schreibt ihre Punkte und das Gebot.
explain-bid_failed-defence_takes_all = Verfehlt sie es, schreibt sie nichts von ihren Stichen; die andere schreibt alle Punkte des Spiels und das Gebot.
explain-bid-melds = Weis und Stöck werden für sich geschrieben und helfen nicht, das Gebot zu erfüllen.
explain-bid-race = Die Gegenpartei schreibt ihre Stiche laufend, die bietende Partei erst, sobald ihr Gebot erfüllt ist.
