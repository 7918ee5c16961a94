### Einer gegen die anderen: Spiele, Optionen, Ablehnungen, Erzählung.

preset-pandur = Pandur zu dritt
    .help = Vierundzwanzig Karten: Wer am meisten bietet, spielt allein gegen die zwei anderen, um Punkte, keinen Stich oder alle.
preset-pandur-4 = Pandur zu viert
    .help = Wie zu dritt; der Geber setzt aus und gewinnt mit dem Alleinspieler.
preset-pandur-2 = Pandur zu zweit
    .help = Acht Karten für beide und acht im Stock, dessen unterste man sieht.
preset-mise = Bieter zu dritt
    .help = Der König hat für die ganze Partie geboten und spielt allein gegen die Bauern.
preset-mise-4 = Bieter zu viert
    .help = Der König allein gegen drei Bauern; vier Karten im Talon, danach neun für alle.
preset-mise-5 = Bieter zu fünft
    .help = Der König ruft eine Karte, und wer sie hat, spielt mit ihm gegen die drei anderen.
source-PAN = mehrere Dokumente zum Pandur (Bandoure)
source-FWM = eine öffentliche Enzyklopädie, Artikel «Mise»
group-solo = Alleinspiel
group-king = König

option-packets_later = Verteilen später
    .help = Wie ab dem zweiten Spiel gegeben wird, wenn anders.
option-widow_up = Offene Karten
    .help = Karten, die offen neben den Händen liegen.
option-widow_down = Verdeckte Karten
    .help = Karten, die verdeckt neben den Händen liegen.
option-misere_worth = Misère ohne Trumpf
    .help = Was für eine Misère ohne Trumpf geschrieben wird.
option-misere_leads_trump = Ausspiel der Misère
    .help = Ob eine Misère mit Trumpf mit einem Trumpf beginnt.
option-sitter = Geber ohne Karten
    .help = Was der Geber schreibt, wenn er aussetzt.
value-sitter-nothing = nichts
value-sitter-inherits = was der Alleinspieler gewinnt
value-sitter-two = immer zwei
option-renounce = Aufgeben
    .help = Ob der König vor der ersten Karte aufgeben darf, und was es den Bauern bringt.
value-renounce-no = nicht erlaubt
value-renounce-points = alle Punkte
value-renounce-match = ein Matsch
option-call = Gerufene Karte
    .help = Ob der König mit einer Karte einen Partner ruft.
value-call-nobody = niemand
value-call-any = wer sie hat
value-call-apart = wer sie hat und nicht daneben sitzt
option-king_deals = König gibt
    .help = Ob der König ab dem zweiten Spiel immer gibt.
option-widow_shown = Talon zeigen
    .help = Ob alle die verdeckten Karten sehen, die der König nimmt.
value-ladder-pandur = Pandur: Punkte, Misère, Pandur
value-ladder-king = für die ganze Partie
value-write-worth = der Wert des Gebots
value-meld_values-pandur = Pandur
value-turned-six_ace = Sechs: Undenufe; Ass: Obenabe; sonst seine Farbe
reason-must-lead-trump = Die Misère mit Trumpf beginnt mit einem Trumpf.
reason-bad-discard = Man muss so viele Karten weglegen, wie man genommen hat.
reason-bad-call = Diese Karte kann nicht gerufen werden.
rules-plan-pack = Das geht nicht zusammen: Das Verteilen muss genau alle Karten brauchen.
rules-packets = Das Verteilen schreibt man als Zahlen mit Bindestrichen, wie 3-3-3, mit einem w für die Karten daneben.
rules-solo-bids = Das geht nicht zusammen: Wer allein spielt, hat die Steigerung seines Spiels gewonnen.
rules-solo-contracts = Das geht nicht zusammen: Beim Pandur bietet man auf Trumpf, auf Obenabe und auf Misère; alle müssen zur Wahl stehen.
rules-race-points = Das geht nicht zusammen: Was geschrieben wird, steht erst am Ende des Spiels fest; niemand kann mitten darin das Ziel erreichen.
rules-brouc-values = Das geht nicht zusammen: Brouc hat eigene Punkte und keinen Matsch.
rules-middle-three = Das geht nicht zusammen: Einen Mittleren gibt es nur unter dreien.
rules-king-bids = Das geht nicht zusammen: König ist, wer für die ganze Partie geboten hat, und wer sein Ziel zuerst erreicht, gewinnt.
rules-king-misere = Das geht nicht zusammen: Der König spielt um Punkte, ohne Misère.
rules-hand-size = Das geht nicht zusammen: Eine Hand hat 1 bis 12 Karten.
rules-lead-stages = Das geht nicht zusammen: Getauscht und mitgespielt wird vor der ersten Karte; niemand wählt durch Ausspielen.
rules-extremes-three = Das geht nicht zusammen: Striche für die meisten und die wenigsten Punkte brauchen drei Spieler, jeder für sich.
rules-extremes-tricks = Das geht nicht zusammen: Bei so wenigen Stichen hat niemand allein die wenigsten Punkte. Es braucht mehr Karten auf der Hand.
rules-auction-sheet = Das geht nicht zusammen: Man bietet auf einen Trumpf oder eine Spielart, nicht auf eine Zeile des Zettels.
rules-round-sitter = Das geht nicht zusammen: Der Geber setzt aus und hat keine Karten, mit denen er wählen könnte; schieben darf man darum nicht.
rules-sheet-sitter = Das geht nicht zusammen: Der Geber setzt aus, und niemand könnte die Zeilen spielen, die nur ihm bleiben.
rules-solo-chosen = Das geht nicht zusammen: Wer allein spielt, hat gewählt; mehrere Spielarten müssen zur Wahl stehen.
rules-king-call = Das geht nicht zusammen: Zu dritt sitzen alle neben dem König.
rules-values-written = Das geht nicht zusammen: Gerundet und mit Strichen geschrieben wird, wo die Karten wie üblich zählen.
rules-pomme-reached = Das geht nicht zusammen: Jemand muss die Punkte erreichen können, unter denen man einen Sack bekommt.
rules-values-target = Das geht nicht zusammen: Diese Punkte heben sich auf, niemand erreicht ein Ziel; es braucht eine feste Zahl von Spielen.
bid-name = { $height ->
        [misere] Misère ohne Trumpf
        [misere_trump] Misère mit Trumpf
        [pandur] Pandur ohne Trumpf
        [pandur_trump] Pandur mit Trumpf
        [match] Matsch
       *[other] { $height }
    }
tell-discarded = { $who ->
        [you] Du legst { $count } Karten weg.
       *[other] { $name } legt { $count } Karten weg.
    }
tell-called = { $who ->
        [you] Du rufst { $card }.
       *[other] { $name } ruft { $card }.
    }
tell-owned = { $who ->
        [you] Du hast die gerufene Karte.
       *[other] { $name } hat die gerufene Karte.
    }
tell-renounced = { $who ->
        [you] Du gibst dieses Spiel auf.
       *[other] { $name } gibt dieses Spiel auf.
    }
tell-played-on = { $who ->
        [you] Du spielst dieses Spiel.
       *[other] { $name } spielt dieses Spiel.
    }
tell-solo-made = Das Gebot ist erfüllt: { $points } für { $name }.
tell-solo-failed = Das Gebot ist verfehlt: { $points } für jeden der anderen.
hint-act-discarded = { $cards } weglegen
hint-act-called = { $card } rufen
hint-act-owned = sagen, dass du sie hast
hint-act-renounced = das Spiel aufgeben
hint-act-played-on = das Spiel spielen
hint-keep-strength = Behalte Trümpfe und Böcke: Die weggelegten Punkte zählen für dich.
hint-call-strongest = Wer diese Karte hat, hilft dir am meisten.
hint-hand-hopeless = Mit diesem Blatt machst du weniger, als das Aufgeben kostet.
hint-worth-playing = Dieses Blatt macht Punkte.
hint-holds-called = Du hast die gerufene Karte.
