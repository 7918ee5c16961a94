### Einer gegen die anderen: Spiele, Optionen, Ablehnungen, Erzählung.

explain-table-solo = Jeder schreibt für sich; in jedem Spiel spielt, wer am höchsten geboten hat, allein gegen { $seats ->
        [2] den anderen
       *[other] die anderen
    }. Alles geht im Gegenuhrzeigersinn: Nach einem Spieler kommt sein rechter Nachbar.
explain-table-king = Der König spielt allein gegen die anderen, die Bauern, und das die ganze Partie lang. Alles geht im Gegenuhrzeigersinn: Nach einem Spieler kommt sein rechter Nachbar.
explain-table-king-called = Der König spielt mit einem Partner, den er ruft, gegen die anderen, die Bauern, und das die ganze Partie lang. Alles geht im Gegenuhrzeigersinn: Nach einem Spieler kommt sein rechter Nachbar.
explain-total-plain = Ohne Trumpf zählen sie 120, mit dem letzten Stich 125.
explain-sits-out = Der Geber erhält keine Karten und setzt aus.
explain-packets = Die Karten werden in Päckchen zu { $packets } gegeben, rechts vom Geber zuerst: { $hand } für alle.
explain-widow = { $up } Karten kommen offen und { $down } verdeckt auf den Tisch.
explain-talon = Die { $stock } übrigen Karten bilden den Stock; alle sehen seine unterste, und niemand spielt damit.
explain-packets_later = Ab dem zweiten Spiel wird in Päckchen zu { $later } gegeben.
explain-ladder-pandur = Vor der ersten Karte wird gesteigert: Der Reihe nach, rechts vom Geber zuerst, bietet jeder mehr als der vor ihm, oder passt. Gespielt wird das höchste Gebot, von einem allein gegen die anderen. Man bietet Punkte, von { $bid_low } bis { $bid_high } in Schritten von { $bid_step }; zwischen 200 und 210 die Misère ohne Trumpf, dann die mit Trumpf (kein Stich); zwischen 250 und 260 den Pandur ohne Trumpf (alle Stiche); zuoberst den Pandur mit Trumpf.
explain-solo-names = Wer gewinnt, nennt seinen Trumpf; ohne Trumpf gilt Obenabe. Bei Misère und Pandur spielt er immer aus.
explain-misere_leads_trump-yes = Die Misère mit Trumpf beginnt mit einem Trumpf. Wer die verlangte Farbe nicht hat, darf dann untertrumpfen.
explain-misere_leads_trump-no = Wer die verlangte Farbe nicht hat, darf in der Misère untertrumpfen.
explain-meld_values-pandur = Sechs Karten einer Farbe oder mehr zählen 150.
explain-solo-melds = Weis und Stöck zählen für ein Punktgebot; liegt der höchste Weis beim Gegner, muss es mit Karten und Stöck allein gemacht werden.
explain-write-worth = Ein Punktgebot zählt einen Punkt je volle fünfzig, höchstens sechs; die Misère ohne Trumpf { $misere }, mit Trumpf 4, der Pandur ohne Trumpf 5, mit Trumpf 6. Ist das Gebot erfüllt, schreibt es, wer es gespielt hat; ist es verfehlt, { $seats ->
        [2] der Gegner
       *[other] jeder seiner Gegner
    }.
explain-sitter-nothing = Der Geber, der aussetzt, schreibt nichts.
explain-sitter-inherits = Der Geber, der aussetzt, schreibt denselben Wert, wenn das Gebot erfüllt ist, sonst nichts.
explain-sitter-two = Der Geber, der aussetzt, schreibt immer 2.
explain-ladder-king = Im ersten Spiel wird einmal für die ganze Partie gesteigert: Der Reihe nach, rechts vom Geber zuerst, verspricht jeder mehr Punkte oder passt. Wer zuletzt bietet, ist König.
explain-king-takes = Der König nimmt die { $stock } Karten auf dem Tisch und legt { $stock } beliebige verdeckt weg; was er weglegt, zählt für ihn.
explain-widow_shown-yes = Zuerst zeigt er die verdeckten Karten, die er nimmt.
explain-call-any = Der König nennt eine Karte, die er nicht hat; wer sie hat, sagt es und spielt mit ihm bis zum Ende der Partie.
explain-call-apart = Der König nennt eine Karte, die er nicht hat; wer sie hat, sagt es und spielt mit ihm bis zum Ende der Partie. Hat sie ein Nachbar des Königs, nennt der König eine andere.
explain-king-names = Der König nennt, was gespielt wird: { $contracts }.
explain-king-trumps = Der König bestimmt die Trumpffarbe.
explain-king-leads-forehand = Der rechte Nachbar des Gebers spielt aus.
explain-king-leads-announcer = Im ersten Spiel spielt der König aus.
explain-king-turned = Ab dem zweiten Spiel wird die letzte Karte des Gebers gezeigt und bestimmt den Trumpf; der rechte Nachbar des Gebers spielt aus.
explain-king-six-ace = Ein Sechser heisst Undenufe, ein Ass Obenabe.
explain-king-by-rank = Ein Ass, König oder { rank-queen } heisst Obenabe, ein Sechser, Siebner oder Achter Undenufe.
explain-king_deals-yes = Ab dem zweiten Spiel gibt immer der König.
explain-renounce-no = Der König spielt jedes Spiel.
explain-renounce-points = Vor der ersten Karte eines solchen Spiels darf der König es aufgeben: Die Bauern schreiben { $total }, ohne Weis; die Stöck zählen für den, der sie hat.
explain-renounce-match = Vor der ersten Karte eines solchen Spiels darf der König es aufgeben: Die Bauern schreiben einen Matsch, { $match }, ohne Weis; die Stöck zählen für den, der sie hat.
explain-finish-king = Der König gewinnt mit den versprochenen Punkten, die Bauern mit { $target }: Es gewinnt, wer zuerst dort ist.
