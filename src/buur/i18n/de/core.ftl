### Die Wörter des Spiels, wie man sie in der Deutschschweiz braucht.
### Gemeinsame Variablen:
###   $suit  Farbe: S H D C (französische Karten) oder eichel rosen schilten schellen (deutsche)
###          mit at- davor, wo es heissen soll wie in Österreich: at-S, at-eichel
###   $rank, $top  Rang: 6 7 8 9 T J Q K A
###   $deck  Karten auf dem Tisch: french, austrian oder swiss (french, wenn nichts gesagt ist)
###   $S, $SQ …  Name einer Farbe oder einer Karte auf diesen Karten, nach ihrem Kürzel

## Farben

suit-fr-S = Schaufel
suit-fr-H = Herz
suit-fr-D = Ecken
suit-fr-C = Kreuz
suit-ch-eichel = Eichel
suit-ch-rosen = Rosen
suit-ch-schilten = Schilten
suit-ch-schellen = Schellen
suit-name =
    { $suit ->
        [S] { suit-fr-S }
        [H] { suit-fr-H }
        [D] { suit-fr-D }
        [C] { suit-fr-C }
        [eichel] { suit-ch-eichel }
        [rosen] { suit-ch-rosen }
        [schilten] { suit-ch-schilten }
        [schellen] { suit-ch-schellen }
        [at-eichel] { suit-at-eichel }
        [at-rosen] { suit-at-rosen }
        [at-schilten] { suit-at-schilten }
        [at-schellen] { suit-at-schellen }
        [at-S] { suit-at-S }
        [at-H] { suit-at-H }
        [at-D] { suit-at-D }
        [at-C] { suit-at-C }
       *[other] { $suit }
    }

## Ränge

rank-fr-6 = Sechs
rank-fr-7 = Sieben
rank-fr-8 = Acht
rank-fr-9 = Neun
rank-fr-T = Zehn
rank-fr-J = Bube
rank-fr-Q = Dame
rank-fr-K = König
rank-fr-A = Ass
rank-ch-6 = Sechs
rank-ch-7 = Sieben
rank-ch-8 = Acht
rank-ch-9 = Neun
rank-ch-T = Banner
rank-ch-J = Under
rank-ch-Q = Ober
rank-ch-K = König
rank-ch-A = Ass
rank-name-fr =
    { $rank ->
        [6] { rank-fr-6 }
        [7] { rank-fr-7 }
        [8] { rank-fr-8 }
        [9] { rank-fr-9 }
        [T] { rank-fr-T }
        [J] { rank-fr-J }
        [Q] { rank-fr-Q }
        [K] { rank-fr-K }
        [A] { rank-fr-A }
       *[other] { $rank }
    }
rank-name-ch =
    { $rank ->
        [6] { rank-ch-6 }
        [7] { rank-ch-7 }
        [8] { rank-ch-8 }
        [9] { rank-ch-9 }
        [T] { rank-ch-T }
        [J] { rank-ch-J }
        [Q] { rank-ch-Q }
        [K] { rank-ch-K }
        [A] { rank-ch-A }
       *[other] { $rank }
    }
rank-name =
    { $deck ->
        [swiss] { rank-name-ch }
        [austrian] { rank-name-at }
       *[french] { rank-name-fr }
    }

## Ränge, die nicht auf allen Karten gleich heissen
## rank-jacks ist auch jeder andere Fall von rank-jack, rank-the-… der Werfall mit seinem Artikel.

rank-jack =
    { $deck ->
        [swiss] Under
        [austrian] Unter
       *[french] Bube
    }
rank-jacks =
    { $deck ->
        [swiss] Under
        [austrian] Unter
       *[french] Buben
    }
rank-the-jack = der { rank-jack }
rank-queen =
    { $deck ->
        [swiss] Ober
        [austrian] Ober
       *[french] Dame
    }
rank-queens =
    { $deck ->
        [swiss] Ober
        [austrian] Ober
       *[french] Damen
    }
rank-the-queen =
    { $deck ->
        [swiss] der Ober
        [austrian] der Ober
       *[french] die Dame
    }
rank-ten =
    { $deck ->
        [swiss] Banner
       *[french] Zehner
    }
rank-tens = { rank-ten }
rank-the-ten =
    { $deck ->
        [swiss] das Banner
       *[french] der Zehner
    }

## Karten

the-queen-of-spades =
    { $deck ->
        [swiss] der { $SQ }
        [austrian] der { $SQ }
       *[french] die { $SQ }
    }
the-queen-of-clubs =
    { $deck ->
        [swiss] der { $CQ }
        [austrian] der { $CQ }
       *[french] die { $CQ }
    }
card-name =
    { $suit ->
        [eichel] Eichel-{ rank-name-ch }
        [rosen] Rosen-{ rank-name-ch }
        [schilten] Schilten-{ rank-name-ch }
        [schellen] Schellen-{ rank-name-ch }
        [at-eichel] Eichel-{ rank-name-at }
        [at-rosen] Herz-{ rank-name-at }
        [at-schilten] Laub-{ rank-name-at }
        [at-schellen] Schellen-{ rank-name-at }
        [at-S] { suit-at-S }-{ rank-name-fr }
        [at-H] { suit-at-H }-{ rank-name-fr }
        [at-D] { suit-at-D }-{ rank-name-fr }
        [at-C] { suit-at-C }-{ rank-name-fr }
       *[other] { suit-name }-{ rank-name-fr }
    }

## Spielarten

contract-trump = Trumpf { suit-name }
    .help = { suit-name } sticht alle anderen Farben; Puur und Näll sind die höchsten Trümpfe.
contract-oben = Obenabe
    .help = Kein Trumpf: Das Ass ist die höchste Karte, die Achter zählen 8 Punkte.
contract-unten = Undenufe
    .help = Kein Trumpf: Der Sechser ist die höchste Karte, die Achter zählen 8 Punkte.
contract-zigzag = Slalom
    .help = Kein Trumpf: ein Stich obenabe, der nächste undenufe, und so weiter.
contract-zigzag-oben = Slalom, zuerst obenabe
    .help = Kein Trumpf: der erste Stich obenabe, der nächste undenufe, und so weiter.
contract-zigzag-unten = Slalom, zuerst undenufe
    .help = Kein Trumpf: der erste Stich undenufe, der nächste obenabe, und so weiter.
contract-quer-oben = Guschti, { NUMBER($tricks) } Stiche obenabe
    .help = Kein Trumpf: zuerst obenabe, der Rest undenufe.
contract-quer-unten = Mary, { NUMBER($tricks) } Stiche undenufe
    .help = Kein Trumpf: zuerst undenufe, der Rest obenabe.
contract-trio = Trio: { $parts }
    .help = Ein Drittel der Stiche mit Trumpf, eines obenabe, eines undenufe, in der angesagten Reihenfolge.
contract-tutti = Tutti
    .help = In jedem Stich ist die ausgespielte Farbe Trumpf: Stechen geht nicht.
contract-tutti-oben = Obenabe-Tutti
    .help = Kein Trumpf: In jeder Farbe gilt { rank-jack }, Neuner, Ass, König, { rank-queen }, { rank-ten }, Achter, Siebner, Sechser.
contract-mitte-oben = Mitte, { rank-ten } vor { rank-jack }
    .help = Kein Trumpf: Zuoberst { rank-ten }, dann { rank-jack }, Neuner, { rank-queen }, Achter, König, Siebner, Ass, Sechser.
contract-mitte-unten = Mitte, { rank-ten } vor Neuner
    .help = Kein Trumpf: Zuoberst { rank-ten }, dann Neuner, { rank-jack }, Achter, { rank-queen }, Siebner, König, Sechser, Ass.
contract-gumpf = Gumpf { suit-name }
    .help = { suit-name } ist Trumpf wie gewohnt; in den anderen Farben ist der Sechser am höchsten.
contract-misere = Misère, { $contract }
    .help = Wer sie ansagt, will möglichst wenige Punkte: Jeder Stich zählt für die, die ihn nicht gemacht haben.

## Namen, wie man sie in Vorarlberg und Österreich braucht

suit-at-eichel = Eichel
suit-at-rosen = Herz
suit-at-schilten = Laub
suit-at-schellen = Schelle
suit-at-S = Pik
suit-at-H = { suit-fr-H }
suit-at-D = Karo
suit-at-C = Treff
rank-at-T = Zehn
rank-at-J = Unter
rank-name-at =
    { $rank ->
        [T] { rank-at-T }
        [J] { rank-at-J }
       *[other] { rank-name-ch }
    }
contract-austrian-oben = Bock
contract-austrian-unten = Gais
contract-austrian-zigzag = Slalom
contract-austrian-zigzag-oben = Slalom, zuerst Bock
contract-austrian-zigzag-unten = Slalom, zuerst Gais

## Weise

meld-to =
    { $top ->
        [6] vom Sechser
        [7] vom Siebner
        [8] vom Achter
        [9] vom Neuner
        [T] { $deck ->
            [swiss] vom Banner
            [austrian] vom Zehner
           *[french] vom Zehner
        }
        [J] { $deck ->
            [swiss] vom Under
            [austrian] vom Unter
           *[french] vom Buben
        }
        [Q] { $deck ->
            [swiss] vom Ober
            [austrian] vom Ober
           *[french] von der Dame
        }
        [K] vom König
        [A] vom Ass
       *[other] { $top }
    }
meld-run =
    { $count ->
        [3] Dreiblatt { meld-to }
        [4] Vierblatt { meld-to }
        [5] Fünfblatt { meld-to }
        [6] Sechsblatt { meld-to }
        [7] Siebenblatt { meld-to }
        [8] Achtblatt { meld-to }
        [9] Neunblatt { meld-to }
       *[other] { $count } Blatt { meld-to }
    }
meld-four =
    { $rank ->
        [6] vier Sechser
        [7] vier Siebner
        [8] vier Achter
        [9] vier Neuner
        [T] vier { rank-tens }
        [J] vier { rank-jacks }
        [Q] vier { rank-queens }
        [K] vier Könige
        [A] vier Asse
       *[other] vier { $rank }
    }

## Wörter

stoeck = Stöck
match = Matsch
word-trump = Trumpf
word-contract = Spielart
word-dealer = Geber
word-forehand = Vorhand
word-chooser = Ansager
word-hand = Blatt
word-deal = Spiel
word-partie = Partie
word-trick = Stich
word-last-trick = letzter Stich
word-meld = Weis
word-melds = Weise
word-push = schieben
word-cut = abheben
word-knock = klopfen
word-solder = Rest verlangen
word-finish = sich bedanken
word-score = Stand
word-slate = Jasstafel
word-bock = Bock
word-buur = Puur
word-nell = Näll
word-target = Ziel
word-rubicon = Rubikon
word-schneider = Schneider
word-berg = Berg
word-partner = Partner
word-opponents = Gegner
word-team = Partei
tricks =
    { $n ->
        [one] { $n } Stich
       *[other] { $n } Stiche
    }
deals =
    { $n ->
        [one] { $n } Spiel
       *[other] { $n } Spiele
    }
cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## Ungültiges Spiel

misdeal-card-shown = Beim Geben wurde eine Karte sichtbar: Es wird neu gegeben.
misdeal-wrong-count = Nicht alle haben die richtige Zahl Karten: Es wird neu gegeben.
misdeal-bad-pack = Das Kartenspiel ist nicht vollständig: Es wird neu gegeben.

## Warum etwas nicht geht

reason-not-your-turn = Dieser Spieler ist noch nicht an der Reihe.
reason-wrong-phase = Das geht jetzt nicht.
reason-not-in-hand = Diese Karte ist nicht in deinem Blatt.
reason-must-follow-suit = Man muss die ausgespielte Farbe angeben, solange man sie hat.
reason-must-follow-trump = Trumpf ist ausgespielt: Man muss Trumpf angeben.
reason-undertrump = Untertrumpfen ist verboten: Es liegt schon ein höherer Trumpf.
reason-must-overtrump = Wer nur noch Trümpfe hat, muss übertrumpfen, wenn er kann.
reason-cannot-ruff = Hier darf nicht stechen, wer die Farbe angeben kann.
reason-contract-not-allowed = Diese Spielart wird nach diesen Regeln nicht gespielt.
reason-bad-prediction = Diese Ansage ist nicht erlaubt.
reason-push-not-allowed = Jetzt darf nicht geschoben werden: Man muss sich entscheiden.
reason-cut-too-small = Zum Abheben muss man mehr Karten nehmen.
reason-cut-too-large = Beim Abheben müssen mehr Karten liegen bleiben.
reason-cut-mandatory = Abheben ist Pflicht: Klopfen genügt nicht.
reason-meld-not-held = Diesen Weis hast du nicht.
reason-meld-overlap = Dieselbe Karte darf nicht in beiden Weisen stehen.
reason-melds-too-late = Zu spät: Gewiesen wird im ersten Stich, vor der nächsten Karte.
reason-melds-off = Es wird ohne Weis gespielt.
reason-no-stoeck = Es gibt jetzt keine Stöck anzusagen.
reason-stoeck-too-late = Zu spät für die Stöck: Die Punkte sind verloren.
reason-stoeck-off = Es wird ohne Stöck gespielt.
reason-solder-forbidden = Hier werden alle neun Stiche ausgespielt.
reason-solder-not-on-lead = Den Rest verlangt, wer ausspielen darf.
reason-finish-not-allowed = Jetzt kann man sich nicht bedanken.
reason-half-not-allowed = Den Berg gibt es hier nicht, oder er ist schon vergeben.
reason-already-contributed = Du bist schon bereit für das nächste Spiel.
reason-bad-nonce = Dieser Beitrag zum Mischen ist ungültig.
reason-bad-seed = Diese Mischung passt nicht zu dem, was versiegelt wurde.
reason-bad-draw = Diese Auslosung des ersten Gebers ist ungültig.
reason-bad-deal = So kann nicht gegeben werden: Alle erhalten neun verschiedene Karten.
reason-nothing-to-ask = Es gibt jetzt keinen Weis zu zeigen.
reason-nothing-to-turn = Du hast jetzt keinen Stich zu kehren.
reason-bad-ruling = Dieser Entscheid passt nicht zum Reglement oder zum Spiel.
reason-must-correct = Zuerst muss die falsche Karte im Stich ersetzt werden.
reason-nothing-to-object = Gegen diese Karte gibt es jetzt nichts zu reklamieren.
reason-objection-off = An diesem Tisch kann keine falsche Karte gelegt werden: Es gibt nichts zu reklamieren.
reason-ask-not-allowed = Diesen Weis zu verlangen, steht dir nicht zu.
reason-game-over = Die Partie ist zu Ende.
reason-not-a-player = Diesen Platz gibt es an diesem Tisch nicht.
reason-bad-act = Der Tisch hat diesen Zug nicht verstanden: Lade die Seite neu.
reason-replaced = Auf diesem Platz wird jetzt in einem anderen Fenster gespielt.
reason-hints-off = An diesem Tisch wird ohne Tipps gespielt.
reason-nothing-to-advise = Im Moment gibt es nichts zu raten.
