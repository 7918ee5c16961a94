### Die Seite: Start und Tisch.
### $who ist «you», wenn es um die Spielerin selbst geht, sonst «other»; $name ist dann ihr Name.

## Start

tagline = Jassen, und zwar sofort: gegen den Computer.
play-now = Jetzt spielen
play-wait = Die anderen setzen sich…
your-name = Dein Name am Tisch (freiwillig)
level = Die anderen
level-easy = Leicht
    .help = Noch neu am Tisch: vergisst, was gefallen ist.
level-steady = Solid
    .help = Zählt die Karten und spielt sauber.
level-sharp = Stark
    .help = Rechnet durch, was die anderen haben können.
level-master = Meister
    .help = Rechnet länger und mehr Möglichkeiten durch.
level-own = Wie verlangt: { $bots }.
think = Bedenkzeit je Karte
think-usual = Wie üblich
think-1s = 1 Sekunde
think-3s = 3 Sekunden
rules = Regeln
source = Quelle: { $source }
source-W25 = französischsprachige Jass-Enzyklopädie, Januar 2025
source-W10 = dieselbe Enzyklopädie, Stand 2010
source-R93 = Westschweizer Reglement, nach Aînés 9/1993
source-P002 = eine französische Seite mit Spielregeln
source-T06 = Reglement eines Turniers, 2006–2007
source-JW = Deutschschweizer Reglemente, nach einem Lexikon
source-SL = Regeln eines Schweizer Online-Anbieters
source-K16 = Westschweizer Reglement, Kapitel Estimation
options =
    { $count ->
        [0] Regeln anpassen
        [one] Regeln anpassen ({ $count } geändert)
       *[other] Regeln anpassen ({ $count } geändert)
    }
options-reset = Zurück zu den Grundregeln
not-stated = in diesen Regeln nicht festgelegt
continue = Angefangene Partie
more-settings = Weitere Einstellungen
group-deal = Geben und Abheben
group-choice = Trumpf machen
group-predict = Ansage der Punkte
group-play = Spielregeln
group-meld = Weis
group-stoeck = Stöck
group-score = Punkte im Spiel
group-partie = Ende der Partie
group-table = Am Tisch

## Einstellungen

settings = Einstellungen
language = Sprache
deck = Karten
deck-french = Französische Karten
deck-swiss = Deutschschweizer Karten
mapping = Deutschschweizer = französische Farbe
mapping-hslu = Eichel = Kreuz, Rosen = Herz, Schilten = Schaufel, Schellen = Ecken
mapping-swisslos = Eichel = Ecken, Rosen = Herz, Schilten = Schaufel, Schellen = Kreuz
mapping-jassen_ch = Eichel = Kreuz, Rosen = Schaufel, Schilten = Herz, Schellen = Ecken
mapping-jassguru = Eichel = Schaufel, Rosen = Kreuz, Schilten = Ecken, Schellen = Herz
four-colours = Vier verschiedene Farben
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
index-fr-J = B
index-fr-Q = D
index-fr-K = K
index-fr-A = A

## Tisch

title-table = Buur – am Tisch
title-turn = Du bist dran – Buur
to-home = Startseite
loading = Einen Moment…
connecting = Wir setzen uns an den Tisch…
offline = Verbindung unterbrochen, wird wiederhergestellt…
online = Die Verbindung steht wieder.
replaced = Du spielst in einem anderen Fenster.
retake = Hier spielen
tabletop = Teppich
hand = Deine Karten
hand-card =
    { $card }{ $trump ->
        [yes] , Trumpf
        [buur] , Trumpf, Puur
        [nell] , Trumpf, Näll
       *[no] {""}
    }, { $playable ->
        [yes] spielbar
        [pick] wählbar
       *[no] nicht spielbar
    }
trick-label =
    { $count ->
        [0] Stich { $no }, noch keine Karte
        [one] Stich { $no }, { $count } Karte
       *[other] Stich { $no }, { $count } Karten
    }
trick-card =
    { $name }: { $card }{ $wins ->
        [yes] , sticht
       *[no] {""}
    }
seat-label =
    { $name }, { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $dealer ->
        [yes] , gibt
       *[no] {""}
    }{ $turn ->
        [yes] , ist dran
       *[no] {""}
    }
guest-name = Gast { $no }
you = Du
us = Wir
them = Gegner
bot = Computer
bot-short = Bot
preparing = macht sich noch bereit und spielt bis dahin wie «Solid»
preparing-short = lädt
deputy = der Computer spielt an diesem Platz
deputy-short = vertreten
dealer = gibt
dealer-short = G
maker = hat Trumpf gemacht
trick-no = Stich { $no }/{ $of }
deal = Spiel
deal-no = Spiel { $deal }
board-no = Tagesspiel { $number }
contract = Trumpf
chosen-by =
    { $who ->
        [you] Du
       *[other] { $name }
    }{ $pushed ->
        [yes] , geschoben
       *[no] {""}
    }
score-label = Wir { $us }, Gegner { $them }.
deal-points =
    { $counted ->
        [yes] Spiel: { $us } zu { $them }
       *[no] Stiche: { $us } zu { $them }
    }
target =
    { $deals ->
        [0] Partie auf { $target }
        [one] Partie zu einem Spiel
       *[other] Partie zu { $deals } Spielen
    }
status-you =
    { $phase ->
        [play] Du spielst
        [choose] Du machst Trumpf
        [cut] Du hebst ab
        [bid] Du bietest
        [predict] Sag deine Punkte an
        [join] Spielst du mit?
        [exchange] Du tauschst
        [widow] Leg Karten weg
        [call] Ruf eine Karte
        [renounce] Spielst du dieses Spiel?
        [declare] Du weist
       *[other] Du bist dran
    }
status-other = { $name } ist dran
status-wait = Einen Moment…
status-over = Die Partie ist zu Ende
trick-to =
    { $who ->
        [you] Der Stich gehört dir
       *[other] Stich an { $name }
    }
why-wait = Du bist noch nicht dran: { $name } spielt.
why-not-yet = Im Moment wird keine Karte gespielt.
close = Schliessen
cancel = Nein, weiterspielen
points-short = { $points }
slate = Jasstafel
log = Verlauf
log-empty = Noch nichts.
last-trick = Letzter Stich
help = Hilfe

## Was man sagen oder tun kann

sayings = Ansagen
do-push = Schieben
do-cut = Hier abheben
do-knock = Klopfen
do-stoeck = Stöck!
do-ask = Weis zeigen lassen
do-berg = Berg!
do-solder = Rest verlangen
    .note = alle übrigen Stiche
do-turn = Stich kehren
do-object = Reklamieren: { $name }, { $trick }. Stich
do-own-up = Falsche Karte zugeben ({ $trick }. Stich)
do-finish = Bedanken
do-count = Spiel auszählen
stoeck-with-card = Stöck sagen
    .note = 20 Punkte
stoeck-melds-lost = Nochmals Stöck
    .note = Dein Weis galt nicht
stoeck-melds-wait = Jetzt schon Stöck
    .note = Dein Weis wartet auf einen Stich
stoeck-with-melds = Auch Stöck sagen
    .note = 20 Punkte mehr
melds-change =
    { $count ->
        [0] Kein Weis
        [one] { $count } Weis
       *[other] { $count } Weise
    }
choose-title =
    { $pushed ->
        [yes] { $name } hat geschoben: Was ist Trumpf?
       *[no] Was ist Trumpf?
    }
cut-title = Du hebst ab
cut-hint = { $name } gibt. Heb einen Teil der Karten ab.
cut-where = Wo abheben
melds-late = Noch { $points } weisen
melds-title = Dein Weis
melds-none = Nicht weisen
melds-declare = { $points } weisen
melds-others =
    { $count ->
        [one] { $count } andere Möglichkeit
       *[other] { $count } andere Möglichkeiten
    }
insist-title = Die Gegner haben sich zu Unrecht bedankt
insist-hint = Du kannst die Partie nehmen oder auf den Matsch weiterspielen.
insist-yes = Auf Matsch spielen
insist-no = Partie nehmen
count-title = Der letzte Stich ist gespielt
count-hint = Vor dem Auszählen kannst du noch etwas ansagen.

open-title =
    { $who ->
        [you] Du verlangst den Rest: { $valid ->
            [yes] Das stimmt
           *[no] Das stimmt nicht
        }
       *[other] { $name } verlangt den Rest: { $valid ->
            [yes] Das stimmt
           *[no] Das stimmt nicht
        }
    }

## Am Tisch gesagt

say-value =
    { $value ->
        [20] Zwanzig
        [50] Fünfzig
        [100] Hundert
        [150] Hundertfünfzig
        [200] Zweihundert
       *[other] { $value }
    }
say-count = Von { $count } Karten
say-shape =
    { $shape ->
        [run] Blatt
        [run3] Dreiblatt
        [run4] Vierblatt
        [run5] Fünfblatt
        [run5plus] Fünfblatt oder mehr
        [run6] Sechsblatt
        [run7] Siebenblatt
        [run8] Achtblatt
        [run9] Neunblatt
        [four9] Vier Näll
        [fourJ] Vier { rank-jacks }
       *[other] Vier Gleiche
    }
say-top =
    { $rank ->
        [6] Vom Sechser
        [7] Vom Siebner
        [8] Vom Achter
        [9] Vom Neuner
        [T] { $deck ->
            [swiss] Vom Banner
            [austrian] Vom Zehner
           *[french] Vom Zehner
        }
        [J] { $deck ->
            [swiss] Vom Under
            [austrian] Vom Unter
           *[french] Vom Buben
        }
        [Q] { $deck ->
            [swiss] Vom Ober
            [austrian] Vom Ober
           *[french] Von der Dame
        }
        [K] Vom König
        [A] Vom Ass
       *[other] { $rank }
    }
say-trump =
    { $trump ->
        [yes] Trumpf
       *[no] Nicht Trumpf
    }
say-good = Gut
say-back = Ich korrigiere mich
say-stoeck = Stöck
say-pushed = Gschobe!
say-asked = Zeigen!
say-soldered = Der Rest ist für mich
say-finished = Ich bedanke mich!
say-berg = Berg!
say-insisted =
    { $insist ->
        [yes] Wir spielen weiter!
       *[no] Die Partie ist für uns
    }
say-objected = Reklamiert!

## Was geschah

tell-opened =
    { $who ->
        [you] Du gibst zuerst.
       *[other] { $name } gibt zuerst.
    }
tell-cut =
    { $who ->
        [you] Du hebst ab.
       *[other] { $name } hebt ab.
    }
tell-knock =
    { $who ->
        [you] Du klopfst.
       *[other] { $name } klopft.
    }
tell-dealt = Die Karten sind verteilt.
tell-pushed =
    { $who ->
        [you] Du schiebst.
       *[other] { $name } schiebt.
    }
tell-chosen =
    { $who ->
        [you] Du sagst an: { $contract }.
       *[other] { $name } sagt an: { $contract }.
    }
tell-played = { $name }: { $card }.
tell-said = { $name }: «{ $text }».
tell-stoeck = { $name }: «Stöck».
tell-asked =
    { $who ->
        [you] Du lässt dir den Weis zeigen.
       *[other] { $name } lässt sich den Weis zeigen.
    }
tell-soldered =
    { $who ->
        [you] Du verlangst den Rest.
       *[other] { $name } verlangt den Rest.
    }
tell-finished =
    { $who ->
        [you] Du bedankst dich.
       *[other] { $name } bedankt sich.
    }
tell-taken-back =
    { $who ->
        [you] Du nimmst deinen Zug zurück.
       *[other] { $name } nimmt den Zug zurück.
    }
tell-turned-trick =
    { $who ->
        [you] Du kehrst den Stich.
       *[other] { $name } kehrt den Stich.
    }
tell-berg =
    { $who ->
        [you] Du rufst den Berg aus.
       *[other] { $name } ruft den Berg aus.
    }
tell-insisted =
    { $insist ->
        [yes] { $name }: Es wird auf Matsch gespielt.
       *[no] { $name }: Die Partie wird genommen.
    }
tell-objected =
    { $own ->
        [yes]
            { $who ->
                [you] Du gibst zu, im { $trick }. Stich falsch gespielt zu haben.
               *[other] { $name } gibt zu, im { $trick }. Stich falsch gespielt zu haben.
            }
       *[no]
            { $who ->
                [you] Du reklamierst im { $trick }. Stich gegen die Karte von { $other }.
               *[other] { $name } reklamiert im { $trick }. Stich gegen die Karte von { $other }.
            }
    }
tell-ruled-card-stays = Entscheid: Die Karte war erlaubt und bleibt liegen.
tell-ruled-follow-suit = Entscheid: Die Karte geht zurück; es muss angegeben werden, ohne zu stechen.
tell-ruled-play-lawfully = Entscheid: Die Karte geht zurück, und eine erlaubte wird gelegt.
tell-ruled-trick-lost = Entscheid: Die Karte wird durch die stärkste der Farbe ersetzt, keine der beiden sticht, und der Stich gehört den Gegnern.
tell-ruled-trumps-dead = Entscheid: Die Trümpfe des Spielers verlieren ihren Stechwert, der Puur ausgenommen.
tell-ruled-forgotten-dead = Entscheid: Die vergessene Karte verliert ihren Stechwert und geht an den Gewinner jenes Stichs.
tell-ruled-tricks-lost = Entscheid: Jener Stich und alle folgenden gehören den Gegnern.
tell-counted = Ausgezählt: wir { $us }, Gegner { $them }.
tell-counted-only = Das Spiel ist ausgezählt.
tell-trick =
    { $who ->
        [you] Der Stich gehört dir
       *[other] Der Stich geht an { $name }
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
tell-trick-only =
    { $who ->
        [you] Der Stich gehört dir.
       *[other] Der Stich geht an { $name }.
    }
tell-wrong-meld =
    { $who ->
        [you] Du hast { $melds } nicht. Diese { $points } Punkte zählen nicht.
       *[other] { $name } hat { $melds } nicht. Diese { $points } Punkte zählen nicht.
    }
tell-melds =
    { $who ->
        [you] Du zeigst { $melds }: { $points } Punkte.
       *[other] { $name } zeigt { $melds }: { $points } Punkte.
    }
read-hand = Deine Karten: { $cards }.
read-trick-empty = Der Tisch ist leer.

## Abrechnung

draw-title = Partner ausgelost
draw-hint = Die zwei höchsten Karten spielen gegen die zwei tiefsten. Die Karten bestimmen auch, wer wo sitzt.
draw-on = Weiter
match-us = Matsch! Alle Stiche gehören uns.
match-them = Matsch: Alle Stiche gehören den Gegnern.
next-deal = Nächstes Spiel
end-title =
    { $won ->
        [won] Gewonnen!
        [lost] Verloren
       *[draw] Unentschieden
    }
end-rubicon =
    { $won ->
        [won] Die Gegner sind Schneider.
       *[lost] Ihr seid Schneider.
    }
end-worth =
    { $worth ->
        [2] Die Partie zählt doppelt.
        [4] Die Partie zählt vierfach.
       *[other] Die Partie zählt { $worth }-fach.
    }
end-strokes = Striche: wir { $us }, Gegner { $them }
again = Noch eine Partie

## Hilfe

help-text = Tippe auf eine Karte, um sie zu spielen. Rechts von dir kommt der nächste Spieler, gegenüber sitzt dein Partner.
key-play = Karte an diesem Platz spielen
key-move = von Karte zu Karte
key-enter = gewählte Karte spielen
key-push = schieben
key-melds = Weis nochmals ansehen
key-stoeck = Stöck
key-turn-trick = den Stich kehren
key-finish = sich bedanken
key-solder = Rest verlangen
key-last = letzter Stich
key-log = Verlauf
key-trick = Stich vorlesen
key-hand = Karten vorlesen
key-points = Punkte vorlesen
key-close = schliessen
key-help = diese Hilfe

## Störungen

error-other = Das hat nicht geklappt ({ $message }).
error-unreachable = Der Server antwortet nicht. Bitte Verbindung prüfen und nochmals versuchen.
error-no-seat = Auf diesem Gerät hast du an diesem Tisch keinen Platz.
error-other-protocol = Diese Seite ist veraltet: Lade sie neu.
error-broken-table = Ein Fehler im Programm hat diese Partie beendet; deine anderen Partien sind nicht betroffen.
error-ended-table = Der Betreiber hat diese Partie beendet: { $reason }
error-unavailable = Der Server kann im Moment nicht speichern; sobald er es kann, geht es weiter.
error-server = Der Server hat ein Problem. Bitte gleich nochmals versuchen.

## Am Tisch auf einen Blick

need-points =
    { $missing ->
        [0] Ziel erreicht
       *[other] Uns fehlen { $missing }
    }
need-deals =
    { $left ->
        [one] Letztes Spiel
       *[other] Noch { $left } Spiele
    }
taken-pile =
    { $who ->
        [us] Unsere Stiche: { $count }.
       *[them] Stiche der Gegner: { $count }.
    }

## Komfort: eine Karte spielen, Einstellungen, was man hört

card-lifted = unterwegs
card-raised = angehoben, nochmals tippen zum Spielen
card-prepared = vorgemerkt
card-freed = zurückgenommen
why-sent = Deine Karte ist unterwegs.
theme-contrast = Hoher Kontrast
settings-pace = Tempo und Ablauf
settings-cards = Karten und Farben
settings-language = Sprache und Ton
settings-help = Hilfe
settings-play = Bedienung
set-names = Namen der Karten
set-names-swiss = Schweizerisch
set-names-austrian = Österreichisch
set-play = Eine Karte spielen
set-play-direct = Einmal tippen
set-play-lift = Anheben, dann tippen
set-play-help = Eine Karte lässt sich immer auf den Teppich ziehen.
set-prepare = Karte vormerken
set-prepare-help = Tippe sie an, bevor du dran bist: Sie wird dann gespielt, wenn sie erlaubt ist.
set-sort = Ordnung der Karten
set-sort-suits = Nach Farbe
set-sort-trumps = Trumpf voran
set-sort-ranks = Nach Rang
set-advance = Nächstes Spiel
set-advance-press = Auf Knopfdruck
set-advance-auto = Automatisch
set-chalk = Schreibweise auf der Tafel
set-chalk-help = 98 schreibt man als 50, zwei 20 und 8, oder als 100 weniger 2. «Von Hand»: Du wählst die Striche bei der Abrechnung.
set-chalk-canonical = Gewohnt
set-chalk-shortest = Wenig Striche
set-chalk-hand = Von Hand
chalk-way = { $name }: { $points } schreiben als
set-hints = Tipps
set-hints-help = Ein Knopf fragt einen guten Spieler um Rat.
set-keys = Buchstaben und Ziffern als Tasten
set-keys-help = Ausschalten, wenn du diktierst oder ein Screenreader diese Tasten braucht.
set-sound = Ton
set-sound-off = Keiner
set-sound-turn = Du bist dran
set-sound-all = Alles
set-left = Für die linke Hand
sound-on = Ton ein.
sound-muted = Ton aus.
help-text-lift = Tippe auf eine Karte, um sie anzuheben, und nochmals, um sie zu spielen. Rechts von dir kommt der nächste Spieler, gegenüber sitzt dein Partner.
keys-play = Spielen
keys-say = Ansagen
keys-look = Anschauen
keys-listen = Anhören
keys-off = Buchstaben und Ziffern sind in den Einstellungen ausgeschaltet.
read-no-card = An diesem Platz liegt keine Karte.
read-not-now = Das geht jetzt nicht.
key-turn = hören, wer dran ist und was Trumpf ist
key-past = frühere und spätere Züge nochmals hören
key-sound = Ton aus und ein
key-next = nächstes Spiel
key-skip = schliessen, Karte zurücklegen, Stich wegräumen

## Tipps, Regeln des Tisches

hint = Tipp
hint-told = Tipp: { $act }. { $why }
hint-act-pushed = schieben
hint-act-stoeck = Stöck ansagen
hint-act-finished = sich bedanken
hint-act-turned = den Stich kehren
hint-act-objected = reklamieren
hint-act-soldered = den Rest verlangen
hint-act-asked = den Weis zeigen lassen
hint-act-declared = weisen, was du hast
hint-act-silent = nicht weisen
hint-act-berg = den Berg ausrufen
hint-act-insisted =
    { $insist ->
        [yes] auf den Matsch spielen
       *[no] die Partie nehmen
    }
hint-cut-anywhere = Heb ab, wo du willst: Zufall bleibt Zufall.
hint-strong-contract =
    { $kind ->
        [trump] Da bist du stark: { $count ->
            [one] { $count } Trumpf
           *[other] { $count } Trümpfe
        }{ $top ->
            [both] , mit Puur und Näll
            [buur] , mit dem Puur
            [nell] , mit dem Näll
           *[none] {""}
        }{ $aces ->
            [0] {""}
            [one] , dazu { $aces } Ass
           *[other] , dazu { $aces } Asse
        }.
        [oben] { $count ->
            [0] Deine Farben sind hoch und lang.
            [one] Deine Farben sind hoch, mit { $count } Ass.
           *[other] Deine Farben sind hoch, mit { $count } Assen.
        }
        [unten] { $count ->
            [0] Deine Farben sind tief und lang.
            [one] Deine Farben sind tief, mit { $count } Sechser.
           *[other] Deine Farben sind tief, mit { $count } Sechsern.
        }
        [zigzag] Dein Blatt sticht in beiden Richtungen.
        [misere] Dein Blatt bleibt leicht darunter.
       *[other] Dein Blatt passt gut dazu.
    }
hint-best-of-weak-hand = Wirklich gut ist hier nichts: Das schadet am wenigsten.
hint-partner-may-be-stronger = Dein Blatt ist zu schwach: Vielleicht hat dein Partner mehr.
hint-lacks-a-suit = Du hast nur drei Farben: Nach dem Schieben könnte dein Partner die vierte wählen.
hint-draw-trumps = Du hast den höchsten Trumpf: Zieh den Gegnern die Trümpfe.
hint-force-out-high-trump = Hol die hohen Trümpfe heraus: Danach gelten deine.
hint-trumps-left =
    { $count ->
        [one] Die anderen haben noch { $count } Trumpf.
       *[other] Die anderen haben noch { $count } Trümpfe.
    }
hint-cash-master = Das ist ein Bock, die höchste Karte ihrer Farbe: Zieh sie ab.
hint-opponents-without-trumps = Die Gegner haben keine Trümpfe mehr: Niemand kann stechen.
hint-lead-partners-suit = Diese Farbe hat dein Partner angezeigt: Spiel sie ihm.
hint-lead-low = Spiel klein aus und behalte die guten Karten.
hint-lead-singleton =
    Das ist deine einzige Karte dieser Farbe: { $ruffs ->
        [yes] Danach kannst du stechen.
       *[no] Danach spielst du, was du willst.
    }
hint-lead-safest = Von allen Karten wagst du mit dieser am wenigsten.
hint-only-card = Nur diese Karte darfst du spielen.
hint-take-trick =
    { $points ->
        [0] Nimm den Stich, dann spielst du aus.
        [one] Nimm den Stich: Er zählt { $points } Punkt.
       *[other] Nimm den Stich: Er zählt { $points } Punkte.
    }
hint-take-for-good =
    { $points ->
        [0] Diesen Stich nimmt dir niemand mehr.
        [one] Diesen Stich mit { $points } Punkt nimmt dir niemand mehr.
       *[other] Diesen Stich mit { $points } Punkten nimmt dir niemand mehr.
    }
hint-ruff =
    { $points ->
        [0] Stich mit Trumpf, dann spielst du aus.
        [one] Stich mit Trumpf: Es liegt { $points } Punkt.
       *[other] Stich mit Trumpf: Es liegen { $points } Punkte.
    }
hint-overruff =
    { $points ->
        [0] Übertrumpfe, dann spielst du aus.
        [one] Übertrumpfe: Es liegt { $points } Punkt.
       *[other] Übertrumpfe: Es liegen { $points } Punkte.
    }
hint-smear = Der Stich gehört deinem Partner: Schmier ihm { $points } Punkte.
hint-leave-to-partner = Der Stich gehört deinem Partner: Lass ihn ihm.
hint-signal-strength = Der Stich gehört deinem Partner: Zeig ihm, wo du stark bist.
hint-give-nothing = Der Stich gehört den Gegnern: Gib ihnen so wenig wie möglich.
hint-discard-worthless = Wirf eine Karte ab, die dir nichts mehr bringt.
hint-keep-others = Die anderen Karten nützen dir später mehr: Behalte sie.
hint-keep-buur = Behalte den Puur: Er macht noch einen besseren Stich.
hint-counted-out = Es bleiben zwei Stiche: Ausgezählt bringt das am meisten.
hint-lead-to-lose = Spiel aus, was andere nehmen müssen.
hint-take-if-must = Nimm diesen Stich: Er kostet weniger als die folgenden.
hint-stay-below = Bleib darunter: Der Stich geht an andere.
hint-throw-danger = Wirf eine Karte ab, die dich sonst teuer zu stehen käme.
hint-worth-of-hand = So viel sind deine Karten etwa wert.
hint-short-of-prediction = Dir fehlen noch Punkte: Nimm, was du brauchst.
hint-prediction-reached = Du hast deine Punkte: Nimm keine mehr.
hint-declare-melds = Weis, was du hast: { $points } Punkte.
hint-no-melds = Du hast keinen Weis.
hint-call-stoeck =
    Du hast König und { rank-queen } vom Trumpf: Sag «Stöck».
hint-stoeck-goes-out = Zeig die Stöck sofort: Sie reichen zum Bedanken.
hint-out = Ihr habt genug Punkte: Bedanke dich, und die Partie ist gewonnen.
hint-turn-trick = Der letzte Stich zählt erst gekehrt: Mit ihm habt ihr genug Punkte.
hint-revoke-proven = Hier hat jemand falsch angegeben: Die gezeigte Karte beweist es.
hint-half-reached = Ihr habt die halben Punkte: Ruf den Berg aus, bevor es die anderen tun.
hint-all-mine = Alle Stiche, die bleiben, gehören dir: Leg die Karten auf den Tisch.
hint-see-melds = So weisst du, wer welche Karten hat.
hint-claim-was-wrong = Die Gegner haben sich zu Unrecht bedankt: Die Partie gehört euch.
hint-play-for-match = Die Partie gehört euch schon, und ein Matsch bringt noch einen Strich.
card-advised = empfohlen
rules-read = Diese Regeln lesen
rules-loading = Die Regeln kommen…
rules-failed = Die Regeln sind nicht angekommen.
rules-again = Nochmals versuchen
rules-find = Regel oder Wort suchen
rules-none = Weder in diesen Regeln noch in den Wörtern zu finden.
rules-words = Wörter des Spiels
key-hint = um einen Tipp bitten
key-rules = die Regeln des Tisches lesen
key-referee = den Schiedsrichter fragen
referee = Schiedsrichter bei Fehlern
referee-afresh = Andere Frage
referee-print = Dieses Reglement drucken
why-must-follow-suit =
    Du musst angeben{ $ruff ->
        [yes] {" "}oder stechen
       *[no] {""}
    }: { $cards }.
why-must-follow-trump = Trumpf ist ausgespielt, du musst angeben: { $cards }.
why-cannot-ruff = Hier sticht nicht, wer die Farbe angeben kann: { $cards }.
why-undertrump = Untertrumpfen ist verboten: Der Stich gehört schon einem höheren Trumpf ({ $best }).
why-must-overtrump = Du hast nur noch Trümpfe und musst übertrumpfen, was liegt ({ $best }): { $cards }.
rules-unknown-rules = Diese Regeln gibt es nicht: «{ $name }».
rules-unknown-option = Diese Regeln haben keine Option «{ $name }».
rules-not-flag = «{ $option }»: «{ $value }» geht nicht, die Antwort ist Ja oder Nein.
rules-not-number = «{ $option }»: «{ $value }» geht nicht, es braucht eine Zahl von { $low } bis { $high }.
rules-not-choice = «{ $option }»: «{ $value }» geht nicht, diesen Wert gibt es nicht.
rules-not-text = «{ $option }»: «{ $value }» geht nicht, es braucht einen Text.
rules-not-factors = «{ $option }»: «{ $value }» geht nicht, es braucht Faktoren von 1 bis 20 pro Spielart.
rules-teams-drawn = Partner werden nur zu viert in zwei Parteien ausgelost.
rules-penalised-table = Das geht nicht zusammen: Falsche Karten werden nur zu viert in zwei Parteien mit je neun Karten geahndet.
rules-penalised-game = Das geht nicht zusammen: Falsche Karten werden nur geahndet, wo Punkte gewollt sind und der Trumpf angesagt ist.
rules-imposed-alone = Das geht nicht zusammen: Ein vorgeschriebener Trumpf lässt sonst nichts zu wählen.
rules-misere-alone = Das geht nicht zusammen: Die Misère braucht eine andere Spielart, die als Misère gespielt wird.
rules-imposed-push = Das geht nicht zusammen: Ein vorgeschriebener Trumpf lässt sich nicht schieben.
rules-imposed-lead = Das geht nicht zusammen: Beim vorgeschriebenen Trumpf wählt niemand den Trumpf ohne Ansage.
rules-push-back = Das geht nicht zusammen: Zurückschieben kann nur, wem geschoben werden darf.
rules-deals-rubicon = Das geht nicht zusammen: Bei einer festen Zahl von Spielen gibt es kein Ziel und damit keine Hälfte davon.
rules-revives-voids = Das geht nicht zusammen: Der Matsch belebt den Weis nur, wenn er den der anderen streicht.
rules-predict-lead = Das geht nicht zusammen: Die Ansage kommt vor der ersten Karte, also wählt niemand durch Ausspielen.
rules-difference-predict = Das geht nicht zusammen: Ohne Ansage gibt es keine Differenz zu schreiben.
rules-difference-sides = Das geht nicht zusammen: Die Differenz schreibt man, wo jeder für sich spielt.
rules-bonus-difference = Das geht nicht zusammen: Den Bonus zieht man von einer Differenz ab.
rules-compensation-open = Das geht nicht zusammen: Einen Ausgleich für den Geber gibt es nur, wenn laut angesagt und die Differenz geschrieben wird.
rules-lowest-deals = Das geht nicht zusammen: Das kleinste Total gewinnt nur nach einer festen Zahl von Spielen oder wenn jemand das Ziel erreicht.
rules-alone-solder = Das geht nicht zusammen: Den Rest verlangt man nur gegen eine einzige andere Partei.
rules-alone-claim = Das geht nicht zusammen: Bei mehr als zwei Parteien wird für alle gezählt, ohne Schneider und Striche.
rules-alone-counter = Das geht nicht zusammen: Der Gegenmatsch wird nur zwischen zwei Parteien abgezogen.
rules-alone-push = Das geht nicht zusammen: Wer für sich spielt, hat keinen Partner zum Schieben.
rules-alone-misere = Das geht nicht zusammen: Die Misère zählt für die andere von zwei Parteien.
rules-rounds-deals = Das geht nicht zusammen: Striche je Umgang brauchen ganze Umgänge und dass die wenigsten Punkte gewinnen.
rules-values-melds = Das geht nicht zusammen: Wo die Karten anders zählen, gibt es weder Weis noch Stöck.
rules-tie-deals = Das geht nicht zusammen: Ein Spiel mehr setzt eine feste Zahl von Spielen voraus.

## App und Netz

app-name = Buur – Jass
app-description = Jassen, sofort: Chibre und Schieber gegen den Computer, ohne Konto.
offline-yet = Im Moment kein Netz. Sobald es wieder da ist, geht es weiter.

## Startseite: Optionen

factors-own = eigene Faktoren
