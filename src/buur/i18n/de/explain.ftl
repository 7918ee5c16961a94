### Die Regeln ausgeschrieben, zusammengesetzt nach den Optionen: explain-NAME, explain-OPTION-WERT.

topic-table = Der Tisch
    .synonyms = Spieler | zu zweit, zu dritt, zu viert | Partner | Gegner | Team | Reihenfolge | Richtung | Uhrzeigersinn | links | rechts
explain-table = Man spielt zu viert, zwei gegen zwei; die Partner sitzen sich gegenüber. Alles geht im Gegenuhrzeigersinn: Nach einem Spieler kommt sein rechter Nachbar.
explain-table-alone = Jeder spielt für sich. Alles geht im Gegenuhrzeigersinn: Nach einem Spieler kommt sein rechter Nachbar.

topic-cards = Die Karten
    .synonyms = Rangfolge | Reihenfolge der Karten | Kartenwerte | Wert der Karten | Punkte der Karten | welche Karte ist höher | stärkste Karte | Puur | Bauer | Näll | Farben
explain-deck = Das Spiel hat 36 Karten: vier Farben zu neun Karten, vom Sechser bis zum Ass.
explain-order-suit = In einer gewöhnlichen Farbe, von oben nach unten: Ass (11 Punkte), König (4), { rank-queen } (3), { rank-jack } (2), { rank-ten } (10), dann Neuner, Achter, Siebner und Sechser, die nichts zählen.
explain-order-suit-24 = In einer gewöhnlichen Farbe, von oben nach unten: Ass (11 Punkte), König (4), { rank-queen } (3), { rank-jack } (2), { rank-ten } (10) und Neuner, der nichts zählt.
explain-order-trump = Im Trumpf: { rank-jack }, genannt Puur (20 Punkte), Neuner, genannt Näll (14), Ass (11), König (4), { rank-queen } (3), { rank-ten } (10), dann Achter, Siebner und Sechser, die nichts zählen.
explain-order-trump-24 = Im Trumpf: { rank-jack }, genannt Puur (20 Punkte), Neuner, genannt Näll (14), Ass (11), König (4), { rank-queen } (3) und { rank-ten } (10).
explain-martinique8-yes = Der Trumpf-Achter, «von Martinique», schlägt den Puur, wenn er im selben Stich nach ihm gespielt wird; sonst ist er ein gewöhnlicher Achter.
explain-order-oben = Im Obenabe gibt es keinen Trumpf: Es gilt die gewöhnliche Reihenfolge, und die Achter zählen 8 Punkte.
explain-order-oben-24 = Im Obenabe gibt es keinen Trumpf: Es gilt die gewöhnliche Reihenfolge.
explain-order-unten = Auch im Undenufe gibt es keinen Trumpf, und die Reihenfolge ist umgekehrt: Der Sechser ist die höchste Karte, das Ass die tiefste; die Achter zählen 8 Punkte.
explain-unde_values-six11 = Der Sechser zählt dort 11 Punkte, das Ass nichts.
explain-unde_values-ace11 = Das Ass behält dort seine 11 Punkte, der Sechser zählt nichts.
explain-order-zigzag = Der Slalom wechselt ab: der erste Stich in der angesagten Richtung, der nächste in der anderen, und so weiter.
explain-slalom_values-start = Seine Karten zählen wie in der angesagten Richtung.
explain-slalom_values-oben = Seine Karten zählen immer wie im Obenabe.
explain-total = Alle Karten eines Spiels zählen zusammen 152 Punkte, mit dem letzten Stich { $total }.

topic-deal = Das Geben
    .synonyms = austeilen | verteilen | mischen | abheben | Geber | Vorhand | wer beginnt | Beginn | Anfang | Start
explain-teams_drawn-yes = Vor der Partie ziehen alle eine Karte: Die zwei höchsten spielen zusammen gegen die zwei tiefsten; bei gleichem Rang wird neu gezogen.
explain-first-holder_D7 = Im ersten Spiel wählt Trumpf und spielt aus, wer die { $D7 } hat; der erste Geber wird ausgelost.
explain-first-holder_R7 = Im ersten Spiel wählt Trumpf und spielt aus, wer die { $H7 } hat; der erste Geber wird ausgelost.
explain-first-holder_RT = Im ersten Spiel wählt Trumpf und spielt aus, wer { $deck ->
        [swiss] das
       *[french] die
    } { $HT } hat; der erste Geber wird ausgelost.
explain-first-holder_card = Im ersten Spiel wählt Trumpf und spielt aus, wer diese Karte hat: { $card }; der erste Geber wird ausgelost.
explain-first-random_dealer = Der erste Geber wird ausgelost.
explain-first-draw_high = Alle ziehen eine Karte: Die höchste gibt zuerst.
explain-first-draw_low = Alle ziehen eine Karte: Die tiefste gibt zuerst.
explain-first-scribe = Wer schreibt, gibt zuerst.
explain-dealer_after_first-right_of_dealer = Das zweite Spiel gibt der rechte Nachbar des ersten Gebers.
explain-dealer_after_first-first_holder = Das zweite Spiel gibt, wer diese Karte hatte.
explain-rotation = Danach gibt jeweils der rechte Nachbar des Gebers, und rechts vom Geber sitzt immer die Vorhand, die zuerst spricht.
explain-next_game_dealer-rotation = In der nächsten Partie geht es der Reihe nach weiter.
explain-next_game_dealer-losers = In der nächsten Partie gibt zuerst einer der Verlierer.
explain-next_game_dealer-winners = In der nächsten Partie gibt zuerst einer der Gewinner.
explain-cut-min3_optional = Der Geber mischt und lässt links von sich abheben: Man hebt mindestens drei Karten ab und lässt mindestens drei liegen, oder man klopft auf das Paket und verzichtet.
explain-cut-min2_mandatory = Der Geber mischt und lässt links von sich abheben; das ist Pflicht, mindestens zwei Karten.
explain-cut-min3_mandatory = Der Geber mischt und lässt links von sich abheben; das ist Pflicht, mindestens drei Karten.
explain-cut-none = Der Geber mischt; abgehoben wird nicht.
explain-packets-3-3-3 = Die Karten werden zu dreien gegeben, rechts vom Geber zuerst: neun für alle.
explain-packets-4-4-1 = Die Karten werden zu vieren, nochmals zu vieren und einzeln gegeben, rechts vom Geber zuerst: neun für alle.
explain-misdeal = Wird eine Karte sichtbar oder hat jemand zu viele oder zu wenige Karten, ist das Spiel ungültig, solange niemand gespielt hat.
explain-misdeal_redealer-same = Derselbe Geber gibt neu.
explain-misdeal_redealer-next = Der nächste Geber gibt neu.

topic-choice = Trumpf machen
    .synonyms = Trumpf wählen | Trumpf ansagen | Ansage | schieben | Spielart | bieten | steigern | Gebot | Obenabe | Undenufe | Slalom | doppelt
explain-contracts-suits = Die Vorhand schaut ihr Blatt an und bestimmt die Trumpffarbe.
explain-contracts-suits-oben-unden = Die Vorhand schaut ihr Blatt an und bestimmt eine Trumpffarbe, Obenabe oder Undenufe.
explain-contracts-suits-oben-unden-slalom = Die Vorhand schaut ihr Blatt an und bestimmt eine Trumpffarbe, Obenabe, Undenufe oder Slalom mit der ersten Richtung.
explain-contracts = Die Vorhand schaut ihr Blatt an und bestimmt eine dieser Spielarten: { $contracts }.
explain-contracts-imposed = Der Trumpf ist vorgeschrieben, in dieser Reihenfolge und dann wieder von vorn: { $suits }. Die Vorhand spielt aus.
explain-contracts-turned = Die letzte Karte des Gebers wird aufgedeckt und liegt bis zur ersten Karte offen.
explain-turned-suit = Ihre Farbe ist Trumpf.
explain-turned-kreuzjass = Ein Ass, König oder { rank-queen } heisst obenabe, eine Sechs, Sieben oder Acht undenufe, und jede andere macht ihre Farbe zu Trumpf.
explain-turned-six_ace = Ein Sechser heisst Undenufe, ein Ass Obenabe, und jede andere macht ihre Farbe zu Trumpf.
explain-prediction-hidden = Vor der ersten Karte schreibt jeder verdeckt auf, wie viele { $counts ->
        [tricks] Stiche er macht, von 0 bis { $most }
        [jass] Punkte er macht, von 0 bis { $most }
       *[other] Punkte er macht
    }; am Ende des Spiels werden die Ansagen gezeigt, und ihre Summe ist frei.
explain-prediction-open = Vor der ersten Karte sagt jeder der Reihe nach, wie viele { $counts ->
        [tricks] Stiche er macht, von 0 bis { $most }
        [jass] Punkte er macht, von 0 bis { $most }
       *[other] Punkte er macht
    }, der Geber zuletzt; die Summe ist frei.
explain-order-quer = Guschti beginnt obenabe, Mary undenufe; nach { NUMBER($quer) } { $quer ->
        [one] Stich
       *[other] Stichen
    } kehrt die Richtung für den Rest des Spiels. Die Karten zählen wie in der ersten Richtung.
explain-order-trio = Im Trio wird ein Drittel der Stiche mit Trumpf, ein Drittel obenabe und ein Drittel undenufe gespielt, das ganze Spiel mit den Punkten des Trumpfs.
explain-trio_order-free = Wer es ansagt, nennt die Reihenfolge der drei Teile.
explain-trio_order-trump_middle = Der Trumpf kommt dabei immer in der Mitte.
explain-order-tutti = Im Tutti ist in jedem Stich die ausgespielte Farbe Trumpf; niemand kann stechen.
explain-tutti-jack = Ein { rank-jack }, der in seiner Farbe allein ist, muss nicht gespielt werden.
explain-tutti_values-all = Alle { rank-jacks } zählen dabei 20 und alle Neuner 14: zusammen 253 Punkte.
explain-tutti_values-first_led = Nur { rank-jack } und Neuner der zuerst ausgespielten Farbe zählen dabei 20 und 14.
explain-order-tutti-oben = Im Obenabe-Tutti gilt in jeder Farbe die Reihenfolge des Trumpfs, ohne Trumpf und ohne Vorrecht für den { rank-jacks }; nur { rank-jack } und Neuner der zuerst ausgespielten Farbe zählen 20 und 14.
explain-order-mitte = In der Mitte gibt es keinen Trumpf. Je nach Ansage gilt von oben nach unten { rank-ten }, { rank-jack }, Neuner, { rank-queen }, Achter, König, Siebner, Ass, Sechser, mit den Punkten des Obenabe, oder { rank-ten }, Neuner, { rank-jack }, Achter, { rank-queen }, Siebner, König, Sechser, Ass, mit denen des Undenufe.
explain-order-gumpf = Im Gumpf ist eine Farbe Trumpf wie gewohnt, die anderen Farben laufen undenufe; gezählt wird wie mit Trumpf.
explain-misere = In der Misère zählt jeder Stich für die Partei, die ihn nicht gemacht hat, und ohne die ausgespielte Farbe darf man untertrumpfen.
explain-misere-any = Jede andere Spielart darf auch als Misère gespielt werden; man sagt dann, was gespielt wird.
explain-misere_match-none = Alle Stiche zu machen kostet dabei nichts weiter.
explain-misere_match-minus100 = Alle Stiche zu machen kostet die Partei, die angesagt hat, 100 Punkte.
explain-push-yes = Sie darf auch schieben, das heisst die Wahl dem Partner überlassen.
explain-push-no = Sie darf nicht schieben: Sie muss wählen.
explain-push-not_first_deal = Sie darf auch schieben, das heisst die Wahl dem Partner überlassen, ausser im ersten Spiel.
explain-push_back-yes = Der Partner darf zurückschieben; dann muss die Vorhand wählen.
explain-push_back-no = Der Partner muss dann wählen.
explain-trump_by_lead-yes = Wer wählt, darf auch schweigen und ausspielen: Die Farbe der ersten Karte ist dann Trumpf.
explain-trump_by_lead-no = Die Wahl wird vor der ersten Karte gesagt und gilt.
explain-premature_choice-forehand_deals = Spricht der Partner zu früh, ist das Spiel ungültig, und wer hätte wählen sollen, gibt das nächste.
explain-premature_choice-opponents_twice = Spricht der Partner zu früh, ist das Spiel ungültig, und die Gegner wählen zweimal nacheinander.
explain-leader-forehand = Die Vorhand spielt aus, auch wenn sie geschoben hat.
explain-leader-announcer = Wer angesagt hat, spielt aus.
explain-leads-forehand = Die Vorhand spielt zum ersten Stich aus.
explain-slalom_pushed_leader-forehand = Das gilt auch für den geschobenen Slalom: Die Vorhand beginnt.
explain-slalom_pushed_leader-announcer = Im geschobenen Slalom beginnt, wer ihn angesagt hat.
explain-multipliers-all1 = Alle Spiele zählen einfach.
explain-multipliers-spades2 = Ist { $S } Trumpf, zählt alles doppelt: Stiche, Matsch, Weis und Stöck.
explain-multipliers-schieber123 = Alles zählt doppelt mit Trumpf { $S } oder { $C }, dreifach im Obenabe und Undenufe, vierfach im Slalom.
explain-multipliers-uri = Alles zählt doppelt mit Trumpf { $S } oder { $C } und ohne Trumpf.
explain-multipliers-custom = Alle Punkte eines Spiels werden je nach Spielart multipliziert: { $factors }. Alles andere zählt einfach.

topic-play = Ausspielen und Stechen
    .synonyms = Farbzwang | Farbe bekennen | bedienen | angeben | stechen | trumpfen | untertrumpfen | übertrumpfen | was darf ich spielen | Regeln des Stichs | ausspielen
explain-follow = Wer ausspielt, darf jede Karte spielen; die anderen müssen die Farbe angeben, wenn sie sie haben, aber den Stich nicht machen.
explain-ruff_when_can_follow-yes = Man darf auch mit Trumpf stechen, selbst wenn man die Farbe angeben könnte.
explain-ruff_when_can_follow-no = Wer die Farbe angeben kann, darf nicht mit Trumpf stechen.
explain-void = Wer die Farbe nicht hat, spielt, was er will.
explain-undertrump-only_trumps = Untertrumpfen ist verboten: Man darf keinen tieferen Trumpf legen, als schon gestochen wurde, solange man anderes als Trümpfe hat.
explain-undertrump-free_if_void = Untertrumpfen, also einen tieferen Trumpf legen, als schon gestochen wurde, darf, wer die Farbe nicht hat; wer sie hat, darf es nicht.
explain-only_trumps-free = Wer nur noch Trümpfe hat, spielt einen beliebigen.
explain-only_trumps-forced_over = Wer nur noch Trümpfe hat, muss übertrumpfen, wenn er kann.
explain-buur_never_forced-yes = Kann nur der Puur übertrumpfen, muss er nicht.
explain-buur_never_forced-no = Auch der Puur muss dann übertrumpfen.
explain-trump-led = Wird Trumpf ausgespielt, müssen alle Trumpf angeben, hoch oder tief.
explain-buur_exempt-yes = Der Puur muss nie angegeben werden: Wer nur ihn als Trumpf hat, spielt, was er will.
explain-buur_exempt-no = Der Puur muss angegeben werden wie jeder Trumpf.
explain-no-trump = Ohne Trumpf gibt man die Farbe an, sonst spielt man irgendeine Karte; der { rank-jack } hat kein Vorrecht.
explain-winner = Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.
explain-winner-plain = Die höchste Karte der ausgespielten Farbe macht den Stich. Wer den Stich macht, spielt zum nächsten aus.
explain-last_trick_view-yes = Den letzten Stich darf man ansehen, solange keine Karte auf dem Tisch liegt.
explain-last_trick_view-no = Gekehrte Stiche werden nicht mehr angesehen, auch der letzte nicht.

topic-melds = Der Weis
    .synonyms = Weis | weisen | Wyys | Folge | Dreiblatt | vier gleiche | Bonus | melden
explain-melds-yes = Ein Weis ist eine Folge von mindestens drei Karten einer Farbe oder vier gleiche Karten: Drei Karten zählen 20, vier 50, fünf 100; vier { rank-tens }, { rank-queens }, Könige oder Asse 100, vier Neuner 150, vier { rank-jacks } 200.
explain-melds-no = Es wird ohne Weis gespielt.
explain-meld_values-romand = Auch eine längere Folge zählt 100.
explain-meld_values-grand = Sechs Karten zählen 150, sieben 200, acht 250, neun 300.
explain-meld_values-vorarlberg = Sechs Karten zählen 120, sieben 140, acht 160, neun 180.
explain-low_quartets-yes = Vier Sechser, Siebner oder Achter zählen 100.
explain-low_quartets-no = Vier Sechser, Siebner oder Achter zählen nichts.
explain-cross_meld-yes = Eine Karte darf zugleich in einer Folge und in vier Gleichen stehen (Kreuzweis).
explain-cross_meld-no = Eine Karte steht nur in einem Weis.
explain-split_runs-yes = Eine lange Folge darf in mehreren Stücken gewiesen werden.
explain-split_runs-no = Eine lange Folge wird am Stück gewiesen.
explain-meld_time-with_first_card = Gewiesen wird mit der ersten Karte.
explain-meld_time-after_first_lead = Sobald die Vorhand ausgespielt hat, weisen alle der Reihe nach, und die Weise werden verglichen, bevor die zweite Karte gespielt wird.
explain-meld_deadline-until_covered = Wer einen Weis vergessen oder zu tief gewiesen hat, darf ihn noch ansagen, bis die nächste Karte seine deckt; wer zuletzt spielt, bis zum nächsten Ausspielen.
explain-declare = Die Partei mit dem besten Weis schreibt alle ihre Weise, die andere keinen.
explain-declare-alone = Wer den besten Weis hat, schreibt alle seine Weise, die anderen keinen.
explain-meld_order-romand = Der beste ist der, der am meisten zählt; bei gleichen Punkten der mit mehr Karten, dann der höhere{ $trumps ->
        [yes] , dann der in Trumpf
       *[no] {""}
    }, dann der zuerst gesagte.
explain-meld_order-romand_both = Der beste ist der, der am meisten zählt; bei gleichen Punkten der mit mehr Karten, dann der höhere{ $trumps ->
        [yes] , dann der in Trumpf
       *[no] {""}
    }; ist alles gleich, schreiben beide Parteien.
explain-meld_order-german = Wie in der Deutschschweiz ist der beste der, der am meisten zählt; bei gleichen Punkten der mit mehr Karten, dann der höhere{ $trumps ->
        [yes] , dann der in Trumpf
       *[no] {""}
    }, dann der zuerst gesagte.
explain-meld_order-p002 = Der beste ist der, der am meisten zählt; bei gleichen Punkten eine Folge vor vier Gleichen, dann der höhere{ $trumps ->
        [yes] , dann der in Trumpf
       *[no] {""}
    }, dann der erste nach dem Geber.
explain-meld_order-pagat_petit = Vier gleiche Karten schlagen jede Folge, lange Folgen die kurzen; danach kommen der höhere{ $trumps ->
        [yes] , der in Trumpf
       *[no] {""}
    } und der zuerst gesagte.
explain-meld_order-pagat_grand = Die Leiter geht aufwärts so: Folgen von drei, vier und fünf Karten, vier { rank-tens } bis vier Asse, vier Neuner, Folge von sechs, vier { rank-jacks }, Folgen von sieben, acht und neun; bei Gleichheit der höhere{ $trumps ->
        [yes] , der in Trumpf
       *[no] {""}
    }, der zuerst gesagte.
explain-meld_order-vorarlberg = Der beste ist der, der am meisten zählt; bei gleichen Punkten der höhere{ $trumps ->
        [yes] , dann der in Trumpf
       *[no] {""}
    }, dann der zuerst gesagte; die Zahl der Karten gilt nicht.
explain-melds-unten = Im Undenufe kehrt sich die Höhe um: Ein Dreiblatt vom Achter abwärts schlägt eines vom Ass.
explain-melds-mixed = Wo die Richtung wechselt oder gemischt ist, gilt die des ersten Stichs.
explain-meld_show-always = Der gültige Weis wird immer gezeigt.
explain-meld_show-on_request_opponents = Der gültige Weis wird gezeigt, wenn ein Gegner vor seiner zweiten Karte fragt.
explain-meld_show-on_request_any = Der gültige Weis wird gezeigt, wenn jemand vor seiner zweiten Karte fragt.
explain-meld_show-described = Der gültige Weis wird gesagt, aber nicht gezeigt.
explain-false_melds-penalised = Man kann weisen, was man nicht hat, und sich korrigieren, bis die nächste Karte die eigene deckt, oder, wo der Reihe nach gewiesen wird, bis der Nächste gesprochen hat. Was sich beim Zeigen als falsch erweist, zählt nicht, und die übrigen Weise werden neu verglichen.
explain-meld_credit-immediate = Die Punkte werden sofort geschrieben.
explain-melds-at-once = Er zählt auch für jemanden, der keinen Stich macht.
explain-meld_credit-at_first_trick = Die Punkte gelten erst mit dem ersten Stich der Partei.
explain-match_voids_melds-yes = Machen die Gegner Matsch, ist der Weis verloren{ $stoeck ->
        [yes] ; die Stöck bleiben
       *[no] {""}
    }.
explain-match_voids_melds-no = Der Weis bleibt, auch wenn die Gegner Matsch machen.
explain-match_revives_melds-yes = Der Weis der Partei, die Matsch macht, zählt auch, wenn er geschlagen war.

topic-stoeck = Die Stöck
    .synonyms = Stöck | Stöcke | König und { rank-queen } | Heirat
explain-stock-yes = König und { rank-queen } vom Trumpf in einer Hand sind die Stöck: 20 Punkte, die niemand schlagen kann, wenn man sie ansagt.
explain-stock-no = Es wird ohne Stöck gespielt.
explain-stock_deadline-immediate = Angesagt werden sie mit der zweiten der beiden Karten, sonst sind sie verloren.
explain-stock_deadline-next_card = Angesagt werden sie mit der zweiten der beiden Karten, spätestens bevor die nächste Karte liegt.
explain-stock_deadline-trick_turned = Angesagt werden sie mit der zweiten der beiden Karten, spätestens bevor der Stich gekehrt ist.
explain-stock_deadline-end_with_proof = Angesagt werden sie mit der zweiten der beiden Karten; wer sie vergisst, darf sie am Schluss des Spiels noch verlangen, wenn er sie beweisen kann.
explain-stock_with_meld-yes = Stecken sie in einem gültigen Weis, werden sie mit ihm angesagt.
explain-stock_with_meld-no = Auch wenn sie in einem Weis stecken, warten sie auf die zweite Karte.
explain-stock_early_finish-yes = Reichen ihre Punkte zum Sieg, dürfen sie schon nach dem ersten Stich gezeigt werden.
explain-stock_early_finish-no = Sie dürfen nicht vorzeitig gezeigt werden, um zu gewinnen.

topic-score = Das Zählen
    .synonyms = Punkte | zählen | Rechnung | abrechnen | schreiben | letzter Stich | Matsch | wie viele Punkte
explain-score = Am Ende des Spiels zählen beide Parteien die Punkte ihrer Stiche.
explain-score-alone = Am Ende des Spiels zählt jeder die Punkte seiner Stiche.
explain-write-difference = Geschrieben wird für jeden der Abstand zwischen Ansage und { $counts ->
        [tricks] Stichen
       *[points] Punkten
    }.
explain-exact_bonus-yes = Wer genau getroffen hat, hat zehn Punkte weniger; wer null angesagt hat, muss dafür einen Stich haben.
explain-dealer_compensation-yes = Der Geber hat einen Punkt weniger für je volle fünf Punkte, um welche die Summe der Ansagen vom Ganzen abweicht.
explain-last_trick = Der letzte Stich bringt { $last ->
        [one] { $last } Punkt
       *[other] { $last } Punkte
    } dazu.
explain-match-bonus100 = Wer alle Stiche macht, hat Matsch: 100 Punkte dazu, zusammen { $match }.
explain-match-bonus50 = Wer alle Stiche macht, hat Matsch: 50 Punkte dazu, zusammen { $match }.
explain-match-none = Alle Stiche zu machen bringt nichts dazu: { $match } Punkte.
explain-match-tutti = Im Tutti sind es { $tutti }.
explain-match-p002 = Wer alle Stiche macht, hat Matsch: 100 Punkte dazu, aber nicht die des letzten Stichs, zusammen { $match }.
explain-counter_match-same = Der Gegenmatsch, von der Partei, die nicht angesagt hat, zählt wie jeder andere.
explain-counter_match-double = Der Gegenmatsch, von der Partei, die nicht angesagt hat, zählt doppelt: { $double }.
explain-counter_match-minus100 = Beim Gegenmatsch, von der Partei, die nicht angesagt hat, verliert die Partei, die angesagt hat, 100 Punkte; einen Zuschlag gibt es nicht.

topic-end = Das Ende der Partie
    .synonyms = Ziel | Ziel des Spiels | fertig | wann ist man fertig | Ende | Schluss | gewinnen | gewinnt | Sieg | Sieger | verlieren | wer gewinnt | wie gewinnt man | Punktzahl | bedanken | ausmachen | Gleichstand | Rubikon | Schneider
explain-finish-first_out = Wer zuerst { $target } Punkte hat, gewinnt sofort, auch mitten im Spiel.
explain-finish-largest_gap = Erreicht eine Partei { $target } Punkte, wird das Spiel fertig gespielt, und das höhere Total gewinnt.
explain-finish-deals = Gespielt { $deals ->
        [one] wird ein einziges Spiel
       *[other] werden { $deals } Spiele
    }, und das höhere Total gewinnt.
explain-finish-alone = { $finish ->
        [largest_gap] Hat jemand { NUMBER($target) } { $counted ->
            [strokes] Striche
           *[points] Punkte
        }, wird das Spiel fertig gespielt, und wer am meisten hat, gewinnt; sind mehrere vorn gleich, geht es weiter.
        [deals] Gespielt { $deals ->
            [one] wird ein einziges Spiel
           *[other] werden { $deals } Spiele
        }, und das höchste Total gewinnt.
       *[first_out] Wer zuerst { NUMBER($target) } { $counted ->
            [strokes] Striche
           *[points] Punkte
        } hat, gewinnt{ $during ->
            [yes] {" "}sofort, auch mitten im Spiel
           *[no] {", sobald das Spiel gespielt ist"}
        }.
    }
explain-finish-lowest = Gespielt { $deals ->
        [one] wird ein einziges Spiel
       *[other] werden { $deals } Spiele
    }, und das kleinste Total gewinnt.
explain-tie-draw = Bei Gleichstand ist die Partie unentschieden.
explain-tie-deal = Bei Gleichstand wird noch ein Spiel gespielt.
explain-finish_order-stock-meld-trick =
    { $stoeck ->
        [yes] Können beide das Ziel erreichen, zählen zuerst die Stöck, dann der Weis, dann die Stiche.
       *[no] Können beide das Ziel erreichen, zählt zuerst der Weis, dann die Stiche.
    }
explain-finish_order-meld-stock-trick =
    { $stoeck ->
        [yes] Können beide das Ziel erreichen, zählt zuerst der Weis, dann die Stöck, dann die Stiche.
       *[no] Können beide das Ziel erreichen, zählt zuerst der Weis, dann die Stiche.
    }
explain-finish_order-meld-trick-stock =
    { $stoeck ->
        [yes] Können beide das Ziel erreichen, zählt zuerst der Weis, dann die Stiche, dann die Stöck.
       *[no] Können beide das Ziel erreichen, zählt zuerst der Weis, dann die Stiche.
    }
explain-finish_order-stock-trick-meld =
    { $stoeck ->
        [yes] Können beide das Ziel erreichen, zählen zuerst die Stöck, dann die Stiche, dann der Weis.
       *[no] Können beide das Ziel erreichen, zählen zuerst die Stiche, dann der Weis.
    }
explain-finish_order-trick-stock-meld =
    { $stoeck ->
        [yes] Können beide das Ziel erreichen, zählen zuerst die Stiche, dann die Stöck, dann der Weis.
       *[no] Können beide das Ziel erreichen, zählen zuerst die Stiche, dann der Weis.
    }
explain-both_over-chronology = Hat sich niemand bedankt, gewinnt, wer zuerst am Ziel war.
explain-both_over-last_trick = Hat sich niemand bedankt und sind beide über dem Ziel, gewinnt, wer den letzten Stich gemacht hat.
explain-claim-auto = Sagen muss man nichts: Es wird für alle gezählt.
explain-claim-required = Man muss es sagen, das heisst sich bedanken.
explain-claim_counts-turned_only = In diesem Augenblick zählen nur die gekehrten Stiche.
explain-claim_counts-complete_tricks = In diesem Augenblick zählen die gekehrten Stiche und der fertige Stich auf dem Tisch.
explain-claim_counts-current_with_boss = In diesem Augenblick zählen die gekehrten Stiche, der fertige Stich auf dem Tisch und der laufende, wenn ihn ein Bock macht.
explain-wrong_claim-lose_game = Wer sich irrt, verliert die Partie.
explain-wrong_claim-lose_game_unless_match = Wer sich irrt, verliert die Partie, ausser die Gegner spielen lieber weiter, weil sie Matsch machen können.
explain-rubicon-rubicon = Wer nicht { $half } Punkte hat, die Hälfte des Ziels, ist im Rubikon und zahlt die Runde.
explain-rubicon-schneider = Wer nicht { $half } Punkte hat, die Hälfte des Ziels, ist Schneider: Die Partie zählt doppelt.
explain-rubicon-king = { $short ->
        [schneider] Wer nicht die Hälfte des eigenen Ziels hat, ist Schneider: Die Partie zählt doppelt.
       *[other] Wer nicht die Hälfte des eigenen Ziels hat, ist im Rubikon und zahlt die Runde.
    }
explain-strokes-jw = Es gibt Striche: einen für den Berg, also für die Partei, die zuerst die Hälfte des Ziels meldet, zwei für den Sieg, einen für einen Matsch, zwei für Schneider und für einen Gegenmatsch.
explain-strokes-jw_old = Es gibt je einen Strich für den Berg, also für die Partei, die zuerst die Hälfte des Ziels meldet, für den Sieg, für einen Matsch, für Schneider und für einen Gegenmatsch.

topic-rest = Den Rest verlangen
    .synonyms = hinlegen | Karten hinlegen | Rest | alle übrigen Stiche | abkürzen | aufgeben
explain-solder_test-literal_opponents = Wer ausspielt und glaubt, alle übrigen Stiche zu machen, darf die Karten hinlegen. Hat ein Gegner noch { $trumps ->
        [yes] einen Trumpf oder einen Bock
       *[no] einen Bock
    }, gehören die übrigen Karten den Gegnern.
explain-solder_test-literal_all = Wer ausspielt und glaubt, allein alle übrigen Stiche zu machen, darf die Karten hinlegen. Hat jemand anderes, auch der Partner, noch { $trumps ->
        [yes] einen Trumpf oder einen Bock
       *[no] einen Bock
    }, gehören die übrigen Stiche den Gegnern.
explain-solder_test-order_free = Wer ausspielt, darf die Karten hinlegen, wenn ihm alle übrigen Stiche sicher sind, in welcher Reihenfolge auch immer. Sonst gehören sie den Gegnern.
explain-solder_test-forbidden = Alle Stiche werden ausgespielt.
explain-solder-misere = In einer Misère behält die verlangten Stiche, wer sie verlangt hat, zu Recht oder nicht: An einem Irrtum verdient niemand.

topic-habits = Am wirklichen Tisch
    .synonyms = Strafe | Fehler | falsch gespielt | reden | schweigen | Zeichen geben | Tafel | aufschreiben | Sitten
explain-forfeit = Wer ein Spiel aufgibt, bekommt dafür { NUMBER($forfeit) } Punkte geschrieben.
explain-silence-no_penalty = Während des Spiels wird geschwiegen, und niemand gibt Zeichen. Verboten ist, eine Karte Bock zu nennen oder zu fragen, ob sie es ist, und eine Karte als Wink auf den Tisch zu klopfen oder zu schlagen. Eine Strafe sehen diese Regeln nicht vor.
explain-silence-may_cancel = Während des Spiels wird geschwiegen; niemand gibt Zeichen oder nennt eine Karte Bock. Wer es doch tut oder eine Frage beantwortet, riskiert, dass die Gegner das Spiel annullieren lassen; derselbe Geber gibt dann noch einmal.
explain-card_check-counted = Vor der ersten Karte zählt jeder die seinen. Wer nichts sagt, hat seine Zahl anerkannt: Fehlt später eine Karte, gilt das Spiel trotzdem, und die Karte geht ohne Stechwert an den, der den letzten Stich macht.
explain-card_check-after_deal = Vor der Partie wird geprüft, ob das Kartenspiel vollständig ist. Die Karten bleiben liegen, bis alle verteilt sind, und nach dem Spiel prüft jede Partei die Zählung; ein Fehler kostet nichts als neues Geben.
explain-revoke_rule-r93 = Gespielt ist gespielt. Wer falsch angegeben hat und es rechtzeitig merkt, nimmt die Karte zurück und muss angeben{ $trumps ->
        [yes] , ohne zu stechen
       *[no] {""}
    }; später verliert die vergessene Karte ihren Stechwert und geht an den, der den Stich gemacht hat.
explain-revoke_rule-jw = Gespielt ist gespielt. Wer falsch angegeben hat, überlässt den Stich den Gegnern; wird es erst später bewiesen, gehören ihnen dieser und alle folgenden Stiche.
explain-revoke_rule-cancel = Gespielt ist gespielt. Hat jemand falsch angegeben, wird das Spiel annulliert und neu gegeben.
explain-revoke_rule-impossible = Der Computer lässt nur erlaubte Karten zu.
explain-irregularities-penalised = Eine falsche Karte kann gelegt werden. Bis der Stich gekehrt ist, kann ein Gegner reklamieren oder der Spieler sie selbst zugeben. Später geht das erst, wenn der Spieler eine Karte der Farbe zeigt, die er nicht angegeben hat.
explain-slate-w25 = Die Punkte kommen auf die Tafel: oben Striche zu 100, in der Mitte Kreuze aus zweimal 50, unten Striche zu 20, rechts der Rest.
explain-slate-z_tally5 = Die Punkte kommen als Z auf die Tafel: oben 100, auf der Schräge 50, unten 20, der fünfte Strich quer durch die vier anderen, rechts der Rest.
explain-slate-numeric = Die Punkte werden in Zahlen geschrieben.
rules-changed = Was an diesem Tisch anders ist
rules-change = { $option }: { $value } (sonst: { $before }).
rules-also = Auch genannt: { $names }.
