### Mitspielen oder passen, Karten tauschen, Striche und Säcke: Spiele, Optionen, Ablehnungen, Erzählung.

preset-pomme = Pomme (Handjass)
    .help = Jeder spielt mit oder steigt aus; die zwei Besten schreiben einen Strich, unter 21 Punkten gibt es einen Sack.
preset-pomme-3 = Pomme zu dritt
    .help = Mit einem Blinden von neun Karten, mit dem man statt der eigenen spielen kann.
preset-pomme-2 = Pomme zu zweit
    .help = Drei Karten lassen sich gegen drei unbekannte tauschen; der Bessere schreibt einen Strich.
preset-estimation-2 = Differenzler zu zweit
    .help = Zwölf Karten für jeden, zwölf bleiben beiseite; beide sagen ihre Punkte an.
source-K27 = Westschweizer Reglement, Kapitel Pomme
source-FWP = eine öffentliche Enzyklopädie, Artikel «Pomme»
cli-source-k27 = K27: Westschweizer Reglement, Kapitel Pomme
cli-source-fwp = FWP: öffentliche Enzyklopädie, «Pomme»
group-join = Mitspielen
group-putze = Striche und Säcke

option-pile = Karten neben der Hand
    .help = Verdeckte Karten neben jeder Hand, die man gegen gleich viele eigene tauschen kann.
value-turned_card-widow = die oberste der übrigen
option-turned_stays = Aufgedeckte Karte nach falschem Geben
    .help = Die aufgedeckte Karte bleibt, wenn derselbe nochmals gibt.
option-join = Mitspielen
    .help = Jeder sagt der Reihe nach, ob er mitspielt.
option-later = Zweite Runde
    .help = Ob man «eventuell» sagen und sich in einer zweiten Runde entscheiden darf.
option-blind = Blinder
    .help = Einer darf sein Blatt weglegen und mit den übrigen Karten spielen.
option-blind_first = Erstes Recht auf den Blinden
    .help = Wer zuerst gefragt wird, ob er mitspielt.
value-blind_first-forehand = der rechte Nachbar des Gebers
value-blind_first-loser = der Verlierer des letzten Spiels
option-lone = Allein
    .help = Was der einzige bekommt, der spielen will.
value-lone-putzes = alle Striche des Spiels
value-lone-nothing = nichts, es wird neu gegeben
option-rob = Sechs gegen die aufgedeckte
    .help = Wer die Trumpf-Sechs hat, darf dafür die aufgedeckte Karte nehmen.
option-putzes = Striche je Spiel
    .help = Wie viele in jedem Spiel geschrieben werden.
option-pomme_below = Punkte gegen den Sack
    .help = Wer mitspielt und weniger Punkte macht, hat einen Sack.
option-all_below = Wenn alle einen Sack haben
    .help = Was geschrieben wird, wenn niemand genug Punkte macht.
value-all_below-pommes = jedem einen Sack
value-all_below-nothing = nichts
option-pommes_lose = Verloren durch Säcke
    .help = Mit so vielen unbezahlten Säcken ist die Partie verloren; 0 für keine.
value-write-putzes = Striche und Säcke
value-finish-putzes = nach Strichen

reason-bad-answer = Das kannst du jetzt nicht antworten.
reason-bad-exchange = Dieser Tausch ist nicht erlaubt.
reason-nothing-to-rob = Da ist keine aufgedeckte Karte für dich.
reason-rob-off = Hier nimmt niemand die aufgedeckte Karte.
rules-turned-widow = Das geht nicht zusammen: Aufgedeckt werden kann nur eine offene der übrigen Karten.
rules-turned-stays = Das geht nicht zusammen: Die aufgedeckte Karte bleibt nur, wenn es eine gibt und derselbe nochmals gibt.
rules-pile-plan = Das geht nicht zusammen: Karten neben den Händen werden nach ihnen gegeben, vor den übrigen.
rules-blind-join = Das geht nicht zusammen: Ein Blinder hat so viele Karten wie eine Hand, eine davon aufgedeckt, und gehört zum Mitspielen.
rules-rob-turned = Das geht nicht zusammen: Nehmen lässt sich nur eine aufgedeckte Karte, die beiseite liegt.
rules-join-putzes = Das geht nicht zusammen: Wo man aussteigen darf, schreibt man Striche und sagt nichts an.
rules-putzes-alone = Das geht nicht zusammen: Striche und Säcke schreibt jeder für sich.
rules-putzes-finish = Das geht nicht zusammen: Striche werden geschrieben, wo sie die Partie entscheiden.
rules-putzes-claim = Das geht nicht zusammen: Bei Strichen und Säcken wird für alle gezählt, ohne Bedanken.
rules-pommes-two = Das geht nicht zusammen: Nur zu zweit verliert man die Partie durch Säcke.

say-joined = { $answer ->
        [play] Ich spiele
        [later] Eventuell
        [blind] Der Blinde!
       *[drop] Ich gehe
    }
say-exchanged = { $took ->
        [yes] Ich tausche
       *[no] Ich behalte
    }
say-robbed = Sechs gegen die aufgedeckte!
tell-joined = { $who ->
        [you] { $answer ->
            [play] Du spielst mit.
            [later] Du entscheidest später.
            [blind] Du nimmst den Blinden.
           *[drop] Du steigst aus.
        }
       *[other] { $answer ->
            [play] { $name } spielt mit.
            [later] { $name } entscheidet später.
            [blind] { $name } nimmt den Blinden.
           *[drop] { $name } steigt aus.
        }
    }
tell-exchanged = { $who ->
        [you] { $took ->
            [yes] Du tauschst.
           *[no] Du behältst deine Karten.
        }
       *[other] { $took ->
            [yes] { $name } tauscht.
           *[no] { $name } behält die Karten.
        }
    }
tell-robbed = { $who ->
        [you] Du nimmst für die Trumpf-Sechs die aufgedeckte Karte.
       *[other] { $name } nimmt für die Trumpf-Sechs die aufgedeckte Karte.
    }
tell-putzes = { $who ->
        [you] Du schreibst { $putzes ->
            [one] einen Strich
           *[other] { $putzes } Striche
        }.
       *[other] { $name } schreibt { $putzes ->
            [one] einen Strich
           *[other] { $putzes } Striche
        }.
    }
tell-pomme = { $who ->
        [you] Du hast einen Sack.
       *[other] { $name } hat einen Sack.
    }
hint-act-joined = { $answer ->
        [play] mitspielen
        [later] später entscheiden
        [blind] den Blinden nehmen
       *[drop] aussteigen
    }
hint-act-exchanged = { $took ->
        [yes] { $cards } weglegen
       *[no] das Blatt behalten
    }
hint-act-robbed = für die Trumpf-Sechs die aufgedeckte Karte nehmen
hint-hand-to-join = Dein Blatt dürfte unter den besten der Mitspielenden sein.
hint-hand-to-drop = Dein Blatt ist zu schwach: Ein Sack ist wahrscheinlicher als ein Strich.
hint-blind-is-better = Unbekannte Karten mit der aufgedeckten dürften mehr wert sein als dein Blatt.
hint-weak-cards-away = Unbekannte Karten dürften mehr wert sein als diese.
hint-hand-to-keep = Deine Karten sind mehr wert als unbekannte.
hint-turned-card-is-better = Die aufgedeckte Karte ist ein höherer Trumpf als die Sechs.

say-predicted = { $aloud ->
        [yes] { $points }
       *[no] Aufgeschrieben
    }
predicted-amount = { $counts ->
        [tricks] { $points ->
            [one] { $points } Stich
           *[other] { $points } Stiche
        }
       *[points] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
tell-predicted = { $who ->
        [you] Du sagst { predicted-amount } an.
       *[other] { $aloud ->
            [yes] { $name } sagt { predicted-amount } an.
           *[no] { $name } hat angesagt.
        }
    }
hint-act-predicted = { $points } ansagen
