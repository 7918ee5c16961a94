### Wörter, auf die man tippen kann: ein Name, ihr Sinn in zwei Sätzen und ihre Formen in einem Text.
### Eine Form, die klein beginnt, gilt auch am Satzanfang.

words-title = Die Wörter des Jassens
words-lead = Jedes Wort in zwei Sätzen, mit seinem Namen in den anderen Sprachen der Schweiz.
words-find = Wort suchen
words-none = Kein solches Wort.
words-all = Alle Wörter des Jassens
words-about = Was heisst «{ $word }»?
words-asked = Die Wörter dieser Frage
words-elsewhere = Anderswo: { $names }
words-theme-cards = Karten und Farben
words-theme-contracts = Trumpf und Spielarten
words-theme-play = Beim Spielen
words-theme-melds = Weis
words-theme-auction = Bieten und ansagen
words-theme-count = Zählen und Schluss
words-theme-table = Am Tisch
words-theme-games = Die Spiele

lexicon-suit = Eine der vier Kartenfamilien. Gejasst wird mit Deutschschweizer oder mit französischen Karten.
    .name = Farbe
    .forms = Farben
lexicon-trump = Die Farbe, die die drei anderen sticht. Ihre höchsten Karten sind der Puur und das Näll.
    .name = Trumpf
    .forms = Trümpfe | Trümpfen
lexicon-buur =
    Der Trumpf-{ $deck ->
        [swiss] Under
        [austrian] Unter
       *[french] Bube
    }, die höchste Karte: 20 Punkte. Man muss ihn nie angeben.
    .name = Puur
    .forms = Buur | Bauer
lexicon-nell = Der Trumpf-Neuner, die zweithöchste Karte: 14 Punkte. Nur der Puur sticht ihn.
    .name = Näll
    .forms = Nell
lexicon-bock = Die höchste Karte ihrer Farbe, die noch im Spiel ist. Sie macht den Stich, wenn niemand trumpft.
    .name = Bock
    .forms = Böcke | Böcken
lexicon-martinique = Der Trumpf-Achter, wo diese Regel gilt. Er schlägt den Puur, wenn er nach ihm in denselben Stich fällt.
    .name = Achter von Martinique
    .forms = Achters von Martinique

lexicon-contract = Was in einem Spiel gilt: ein Trumpf oder eine Richtung ohne Trumpf wie Obenabe. Sie bestimmt, welche Karten am höchsten sind.
    .name = Spielart
    .forms = Spielarten
lexicon-push = Die Wahl des Trumpfs dem Partner überlassen. In der Regel darf er nicht zurückschieben, sondern muss wählen.
    .name = schieben
    .forms = schiebt | schiebst | geschoben | gschobe
lexicon-oben = Ohne Trumpf, von oben nach unten: Das Ass ist am höchsten. Die Achter zählen 8 Punkte.
    .name = Obenabe
    .forms = obenabe | von oben nach unten
lexicon-unten = Ohne Trumpf, von unten nach oben: Der Sechser ist am höchsten. Die Achter zählen 8 Punkte.
    .name = Undenufe
    .forms = undenufe | von unten nach oben
lexicon-zigzag = Ohne Trumpf, und die Richtung wechselt mit jedem Stich. Einmal ist das Ass am höchsten, dann der Sechser.
    .name = Slalom
    .forms = Slaloms
lexicon-quer = Ohne Trumpf, und die Richtung wechselt nur einmal. Guschti beginnt obenabe, Mary undenufe.
    .name = Guschti
    .forms = Mary
lexicon-trio = Ein Drittel der Stiche mit Trumpf, eines obenabe, eines undenufe. Die Reihenfolge wird am Anfang angesagt.
    .name = Trio
    .forms = 3×3
lexicon-mitte =
    Ohne Trumpf, und { $deck ->
        [swiss] das Banner ist am höchsten
       *[french] die Zehn ist am höchsten
    }. Die übrigen folgen abwechselnd darüber und darunter.
    .name = Mitte
    .forms = Mezzo
lexicon-gumpf = Eine Farbe ist Trumpf wie gewohnt. In den drei anderen ist der Sechser am höchsten.
    .name = Gumpf
    .forms = Gumpf
lexicon-misere = Eine Spielart, in der man möglichst wenige Punkte will. Die Stiche lässt man also den anderen.
    .name = Misère
    .forms = Misères
lexicon-tutti = In jedem Stich ist die ausgespielte Farbe Trumpf. Stechen geht also nicht.
    .name = Tutti
    .forms = Tutti
lexicon-imposed = Ein Trumpf, den das Reglement zum Voraus festlegt. Niemand wählt ihn, niemand schiebt.
    .name = vorgeschriebener Trumpf
    .forms = vorgeschriebene Trumpf | vorgeschriebenen Trumpf
lexicon-turned = Eine Karte, die beim Geben alle sehen. Sie macht Trumpf, wo ihn niemand wählt.
    .name = aufgedeckte Karte
    .forms = aufgedeckten Karte
lexicon-multiplier = Die Zahl, mit der alle Punkte eines Spiels multipliziert werden. Sie hängt davon ab, was gespielt wird.
    .name = Faktor
    .forms = Faktoren

lexicon-trick = Eine Karte von jedem, der Reihe nach gelegt. Die höchste macht den Stich, und wer ihn macht, spielt zum nächsten aus.
    .name = Stich
    .forms = Stiche | Stichs | Stichen
lexicon-lead = Die erste Karte eines Stichs legen. Die anderen müssen ihre Farbe angeben oder mit Trumpf stechen.
    .name = ausspielen
    .forms = spielst du aus | spielt aus | Ausspielen | ausgespielt | ausgespielte | ausgespielten
lexicon-follow = Eine Karte der ausgespielten Farbe legen. Wer sie hat, muss angeben oder, wo es erlaubt ist, stechen.
    .name = angeben
    .forms = angegeben | farbt
lexicon-ruff = Einen Trumpf auf eine andere Farbe legen. Er macht den Stich, wenn niemand höher sticht.
    .name = stechen
    .forms = sticht | gestochen | Stechen
lexicon-overruff = Mit einem höheren Trumpf stechen, als schon liegt. Der Stich wechselt damit den Besitzer.
    .name = übertrumpfen
    .forms = übertrumpfe | übertrumpft
lexicon-undertrump = Mit einem tieferen Trumpf stechen, als schon liegt. Das ist meist verboten, solange man anderes als Trumpf hat.
    .name = untertrumpfen
    .forms = untertrumpft
lexicon-discard = Eine andere Farbe legen, ohne zu stechen, wenn man nicht angeben kann. So eine Karte macht nie den Stich.
    .name = abwerfen
    .forms = wirf | verwirf | abgeworfen
lexicon-draw = Trumpf ausspielen, damit die Gegner ihre Trümpfe geben müssen. Danach können sie nicht mehr stechen.
    .name = Trumpf ziehen
    .forms = zieh den Gegnern die Trümpfe
lexicon-smear = Karten mit vielen Punkten auf einen Stich des Partners legen. Sie zählen für die eigene Partei.
    .name = schmieren
    .forms = schmier | schmiere | schmiert
lexicon-signal = Eine kleine Karte auf den Stich des Partners werfen, die ihm zeigt, wo man stark ist. Mit dem Weis hat das nichts zu tun.
    .name = verwerfen
    .forms = Verwerfen | angezeigt
lexicon-revoke = Eine Karte, die nach den Regeln nicht gelegt werden durfte. Die Gegner können sie reklamieren, und das Reglement sagt, was sie kostet.
    .name = falsche Karte
    .forms = falschen Karte | falsche Karten
lexicon-turn-trick = Den Stich nehmen und umgekehrt hinlegen. Erst von da an zählt er.
    .name = den Stich kehren
    .forms = kehrst den Stich | kehrt den Stich | Stich kehren | gekehrt
lexicon-solder = Die Karten offen hinlegen und alle übrigen Stiche verlangen. Stimmt es nicht, gehören sie den Gegnern.
    .name = den Rest verlangen
    .forms = Rest verlangen | verlangst den Rest | verlangt den Rest
lexicon-last-trick = Der letzte Stich bringt 5 Punkte mehr. Mit den 152 Punkten der Karten gibt das 157.
    .name = letzter Stich
    .forms = letzten Stich | letzte Stich

lexicon-meld = Drei oder mehr Karten in Folge oder vier Gleiche. Man weist mit der ersten Karte, und nur die Partei mit dem höchsten Weis schreibt ihre Weise.
    .name = Weis
    .forms = Weise | Weisen | weisen | gewiesen | du weist
lexicon-run = Drei Karten einer Farbe in Folge: 20 Punkte. «Vom Ass» nennt die höchste.
    .name = Dreiblatt
    .forms = Dreiblatt | drei Blatt
lexicon-fifty = Vier Karten einer Farbe in Folge: 50 Punkte. Dieser Weis ist höher als ein Dreiblatt.
    .name = Vierblatt
    .forms = Vierblatt | vier Blatt
lexicon-hundred =
    Fünf Karten oder mehr in Folge: 100 Punkte oder mehr, je nach Regel. Vier { $deck ->
        [swiss] Banner, Ober
        [austrian] Zehner, Ober
       *[french] Zehner, Damen
    }, Könige oder Asse zählen auch 100.
    .name = Fünfblatt
    .forms = Fünfblatt | fünf Blatt | Sechsblatt | Siebenblatt | Achtblatt | Neunblatt
lexicon-four =
    Vier Karten vom selben Rang. Vier { $deck ->
        [swiss] Under
        [austrian] Unter
       *[french] Buben
    } zählen 200, vier Neuner 150, vier höhere Karten oder { $deck ->
        [swiss] Banner
       *[french] Zehner
    } 100 Punkte.
    .name = vier Gleiche
    .forms = vier Näll | vier Buben | vier Under | vier Unter | vier Neuner | vier Asse | vier Könige | vier Damen | vier Ober | vier Zehner | vier Banner | vier Sechser | vier Siebner | vier Achter
lexicon-stoeck =
    König und { $deck ->
        [swiss] Ober
        [austrian] Ober
       *[french] Dame
    } vom Trumpf in einer Hand: 20 Punkte. Man sagt «Stöck» mit der zweiten der beiden Karten.
    .name = Stöck
    .forms = Stöcke
lexicon-good = Das sagt, wer einen tieferen Weis hat als der andere. Er zeigt ihn nicht.
    .name = «gut»
    .forms = «gut»
lexicon-crossed = Eine Karte, die in einer Folge und in vier Gleichen steht. Nur manche Regeln erlauben das.
    .name = Kreuzweis
    .forms = Kreuzweise

lexicon-auction = Der Reihe nach bietet man mehr Punkte oder passt. Wer am meisten bietet, sagt, was gespielt wird, und muss es erfüllen.
    .name = Steigerung
    .forms = steigern | gesteigert | Steigern
lexicon-bid = Die Punkte, die man zu machen verspricht. Erfüllt zählt das Gebot dazu, verfehlt nützt es den anderen.
    .name = Gebot
    .forms = Gebote | Gebots | Geboten | bieten | bietest | bietet | geboten
lexicon-pass = Diesmal nicht bieten. Haben alle anderen gepasst, gilt das letzte Gebot.
    .name = passen
    .forms = ich passe | gepasst
lexicon-double = Das Gebot der Gegner bezweifeln. Es zählt dann doppelt, ob erfüllt oder verfehlt.
    .name = doppeln
    .forms = doppelst | gedoppelt | Doppeln | dopple
lexicon-redouble = Beim eigenen Gebot bleiben, wenn es gedoppelt wurde. Es zählt dann vierfach.
    .name = kontern
    .forms = konterst | kontert | kontere
lexicon-widow = Karten, die neben den Händen liegen. Je nach Spiel nimmt man sie und legt gleich viele weg, oder man spielt mit ihnen statt mit den eigenen.
    .name = Talon
    .forms = Blinder | Blinden | Blinde
lexicon-king = Der König hat am meisten geboten und spielt gegen die anderen, die Bauern. Zu fünft ruft er einen Partner.
    .name = König und Bauern
    .forms = Bauern
lexicon-call = Der König nennt eine Karte: Wer sie hat, spielt mit ihm. Die übrigen spielen gegen die zwei.
    .name = eine Karte rufen
    .forms = ruf eine Karte | gerufene Karte | gerufenen Karte
lexicon-prediction = Vor der ersten Karte sagen, wie viele Punkte oder Stiche man macht. Es gewinnt, wer am nächsten liegt.
    .name = Ansage
    .forms = Ansagen
lexicon-difference = Der Abstand zwischen den angesagten und den gemachten Punkten. Er wird geschrieben, und das kleinste Total gewinnt.
    .name = Differenz
    .forms = Differenzen
lexicon-marriage =
    Im Brouc König und { $deck ->
        [swiss] Ober
        [austrian] Ober
       *[french] Dame
    } einer Farbe. Wer sie zeigt, bekommt Punkte.
    .name = Heirat
    .forms = Heiraten
lexicon-rob = Die Trumpf-Sechs gegen die aufgedeckte Karte tauschen. Diese ist der höhere Trumpf.
    .name = die aufgedeckte Karte nehmen
    .forms = Sechs gegen die aufgedeckte

lexicon-match = Alle Stiche eines Spiels für eine Partei. Nach den meisten Regeln bringt er 100 Punkte mehr.
    .name = Matsch
    .forms = Matsches | Matschs
lexicon-counter-match = Ein Matsch der Partei, die nicht Trumpf gemacht hat. Manche Regeln bezahlen ihn höher.
    .name = Gegenmatsch
    .forms = Gegenmatsches
lexicon-finish = Mit dem Bedanken sagt man, dass die eigene Partei am Ziel ist. Stimmt es, ist die Partie gewonnen, sonst verloren.
    .name = sich bedanken
    .forms = bedanken | bedankt | bedankst | Bedanken | bedanke
lexicon-berg = Das halbe Ziel. Wer es zuerst erreicht und ausruft, bekommt einen Strich.
    .name = Berg
    .forms = Bergs
lexicon-rubicon = Mit weniger als dem halben Ziel verlieren. Je nach Regel zählt die Partie dann doppelt.
    .name = Schneider
    .forms = Rubikon
lexicon-strokes = Was von einer Partie für die nächste bleibt: ein Strich für den Sieg, weitere für Matsch oder Schneider. Sie stehen separat.
    .name = Strich
    .forms = Striche | Strichen
lexicon-order = Die Reihenfolge, in der die Punkte zählen, wenn beide Parteien am Ziel sind. Zuerst kommen die Stöck, dann der Weis, dann die Stiche.
    .name = Stöck–Wys–Stich
    .forms = Stöck, Weis, Stich | Stöck, Weis, Stiche
lexicon-putze = Im Handjass schreiben die zwei Besten eines Spiels einen Strich. Wer genug davon hat, gewinnt die Partie.
    .name = Putze
    .forms = Putzen
lexicon-sack = Den bekommt, wer mitspielt und zu wenig Punkte macht. Ein Sack streicht einen Strich.
    .name = Sack
    .forms = Säcke | Säcken | Härdöpfel

lexicon-deal = Das Geben und die Stiche danach. Am Schluss werden die Punkte gezählt und geschrieben.
    .name = Spiel
    .forms = Spiele
lexicon-partie = Alle Spiele, bis jemand gewonnen hat. Gespielt wird auf eine Zahl von Punkten oder von Spielen.
    .name = Partie
    .forms = Partien
lexicon-slate = Die Tafel, auf die man die Punkte schreibt. Jede Partei hat ihre Hälfte.
    .name = Jasstafel
    .forms = Tafel
lexicon-tick = Ein Kreidestrich auf der Tafel. Oben zählt er 100 Punkte, unten 20.
    .name = Hunderter und Zwanziger
    .forms = Hunderter | Zwanziger
lexicon-cross = Was in der Mitte der Tafel steht. Ein schräger Strich zählt 50 Punkte, das Kreuz 100.
    .name = Fünfziger
    .forms = Fünfziger
lexicon-dealer = Wer die Karten gibt. Rechts von ihm sitzt die Vorhand, die das nächste Spiel gibt.
    .name = Geber
    .forms = Gebers
lexicon-forehand = Der rechte Nachbar des Gebers. Er macht Trumpf oder schiebt und spielt die erste Karte aus.
    .name = Vorhand
    .forms = Vorhand
lexicon-cut = Vor dem Geben einen Teil der Karten abheben und unter den Rest legen. So kennt niemand die Reihenfolge.
    .name = abheben
    .forms = abgehoben | hebst ab | hebt ab | heb | Abheben
lexicon-knock = Auf die Karten klopfen, statt abzuheben. Sie bleiben, wie sie sind.
    .name = klopfen
    .forms = klopfst | klopft | Klopfen
lexicon-partner = Mit ihm zählt man die Punkte zusammen. Zu viert sitzt er gegenüber.
    .name = Partner
    .forms = Partners
lexicon-misdeal = Ein ungültiges Geben, weil man eine Karte sah oder die Zahl nicht stimmt. Es wird neu gegeben.
    .name = falsches Geben
    .forms = falschem Geben
lexicon-sheet = Die Liste dessen, was jeder in der Partie einmal spielen muss. Jede Zeile hat ihren Faktor.
    .name = Zettel
    .forms = Zettels
lexicon-joker = Eine Zeile des Zettels, die man spielt, wie man will. Die Spielart wählt man erst dann.
    .name = Joker
    .forms = Jokers

lexicon-jass = Das Kartenspiel der Schweiz mit 36 Karten. «Jassen» heisst, es zu spielen.
    .name = Jass
    .forms = jassen | Jassen
lexicon-chibre = Der Jass der Romandie: zwei gegen zwei, mit Trumpf, meist auf 1000 Punkte. Der Name kommt vom Wort für das Schieben.
    .name = Chibre
    .forms = Chibre
lexicon-schieber = Der meistgespielte Jass der Deutschschweiz: zwei gegen zwei, auch mit Obenabe und Undenufe. Je nach Trumpf zählen die Punkte mehrfach.
    .name = Schieber
    .forms = Schieber
lexicon-coiffeur = Jede Partei spielt jede Zeile ihres Zettels einmal. Die Zeilen zählen immer mehr.
    .name = Coiffeur
    .forms = Quoifaire
lexicon-differenzler = Jeder für sich: Vor dem Spiel sagt man seine Punkte an. Es gewinnt, wer am nächsten liegt.
    .name = Differenzler
    .forms = Differenzler
lexicon-sidi = Steigerjass: Man bietet Punkte mit einer Spielart. Ein verfehltes Gebot geht an die Gegner.
    .name = Sidi Barrani
    .forms = Sidi
lexicon-coinche = Steigerjass zu zwei Parteien, ohne Weis. Das Gebot der anderen lässt sich doppeln.
    .name = Jass coinché
    .forms = Coinche
lexicon-bieter = Jass zu dritt, zu viert oder zu fünft, in dem alle bieten. Wer am meisten bietet, ist König gegen die Bauern.
    .name = Bieter
    .forms = Königsjass
lexicon-handjass = Jeder für sich, und der Trumpf wird aufgedeckt. Die zwei Besten schreiben einen Strich, wer zu wenig hat, bekommt einen Sack.
    .name = Handjass
    .forms = Pomme
lexicon-pandur = Einer allein gegen die anderen, mit 24 Karten. Er hat am meisten geboten und muss es erfüllen.
    .name = Pandur
    .forms = Pandur
lexicon-molotow = Jeder für sich, und wenig Punkte gewinnen. Die erste Karte, die nicht farbt, macht Trumpf.
    .name = Molotow
    .forms = Molotow
lexicon-guggitaler = Ohne Trumpf, und jedes Spiel hat sein Ziel. Zu meiden sind etwa Stiche oder der letzte Stich.
    .name = Guggitaler
    .forms = Guggitaler
lexicon-hindersi = Jeder für sich, und man will wenig Punkte. Die Besten jedes Umgangs schreiben einen Strich.
    .name = Hindersi
    .forms = Hindersi
lexicon-brouc = Heiratsspiel aus L’Etivaz mit 32 Karten. Ass und Zehner sind am höchsten.
    .name = Brouc
    .forms = Brouc

## Hilfe: die Zeichen am Tisch

legend = Was du am Tisch siehst
help-more = Mehr dazu
help-rules = Die Regeln dieses Tisches
help-keys = Mit der Tastatur
legend-winning = Diese Karte macht im Moment den Stich.
    .name = Häkchen
legend-led = Die erste Karte des Stichs. Ihre Farbe muss man angeben.
    .name = Eins
legend-playable = Bist du dran, sind spielbare Karten angehoben und die anderen grau.
    .name = Angehobene und graue Karte
legend-prepared = Diese Karte ist vorgemerkt: Sie wird gespielt, wenn du dran bist und sie erlaubt ist.
    .name = Doppelpfeil
legend-piles = Die Zahl der gemachten Stiche. Tippe darauf, um den letzten nochmals zu sehen, wenn die Regeln es erlauben.
    .name = Stapel
legend-turn = Dieser Spieler ist dran.
    .name = Pfeil und helles Schild
legend-held = Die Karten, die dieser Spieler noch hat.
    .name = Kartenrücken
legend-dealer = Der Geber. Rechts von ihm beginnt man.
    .name = G
legend-maker = Dieser Spieler hat Trumpf gemacht, und zwar diesen.
    .name = Farbe im Kreis
legend-king = Dieser Spieler spielt allein gegen die anderen.
    .name = Krone
legend-predicted = So viele Punkte hat dieser Spieler angesagt.
    .name = Zahl im Rahmen
legend-won = So viele Stiche hat dieser Spieler gemacht.
    .name = Zahl auf Messing
legend-bot = Hier spielt der Computer.
    .name = Bot
legend-deputy = Der Computer vertritt jemanden, der weg ist.
    .name = Vertreten
legend-medal = Oben links: der Trumpf dieses Spiels. Der Ring bleibt leer, bis etwas gewählt ist.
    .name = Ring
legend-arrows = Ohne Trumpf: obenabe, undenufe, oder eine Richtung nach der anderen.
    .name = Pfeile
legend-hint = Gibt einen Tipp. Die empfohlene Karte oder Spielart trägt dann diese Lampe.
    .name = Lampe
legend-chalk = Die Striche auf der Tafel: oben 100, in der Mitte 50, unten 20. Den Rest sagt eine Zahl.
    .name = Kreidestriche
