### Jassen lernen: die Frage beim ersten Besuch, die erste Lektion, der Anfängermodus.

## Erster Besuch

first-welcome = Schön, bist du da!
first-question = Welche Karten kennst du?
first-none = Ich kann noch nicht jassen
first-none-help = Wir spielen ein erstes Spiel zusammen und erklären unterwegs alles.
first-later = Das lässt sich jederzeit in den Einstellungen ändern.
first-skip = Ohne Antwort weiter

## Erstes Spiel mit Erklärungen

learn = Jassen lernen
learn-start = Jassen lernen: ein erstes Spiel mit Erklärungen
lesson-label = Erklärung
lesson-next = Weiter
lesson-close = Verstanden
lesson-end = Erklärungen beenden
lesson-cut = Vor dem Austeilen hebst du ab: Trenn den Stapel, wo du willst. So weiss niemand, wer welche Karten bekommt.
lesson-team = Ihr spielt zwei gegen zwei: { $name } gegenüber gehört zu dir. Wer in neun Stichen mehr Punkte sammelt, gewinnt das Spiel.
lesson-choose =
    { $push ->
        [yes] Von welcher Farbe hast du viele, hohe Karten? Mach sie zum Trumpf. Unsicher? Schieb, dann wählt { $name }.
       *[no] Von welcher Farbe hast du viele, hohe Karten? Mach sie zum Trumpf.
    }
lesson-trump =
    { $contract ->
        [trump] Trumpf ist { $suit }: Diese Farbe schlägt alle anderen. Zuoberst stehen { $jack } und { $nine }, erst dann kommt das Ass.
        [oben] Obenabe: Es gibt keinen Trumpf. Die höchste Karte der ausgespielten Farbe gewinnt, das Ass zuoberst.
        [unten] Undenufe: Es gibt keinen Trumpf, und die tiefste Karte der ausgespielten Farbe gewinnt, die Sechs zuerst.
       *[other] Hier gilt eine eigene Reihenfolge. Ein Druck auf dieses Zeichen zeigt, welche Karte welche schlägt.
    }
lesson-melds = Drei oder mehr Karten in Folge oder vier gleiche sind ein Weis. Er bringt Punkte, wenn die Gegner keinen besseren haben.
lesson-lead = Du spielst aus und darfst jede Karte legen. Die anderen müssen nachher diese Farbe angeben, wenn sie können.
lesson-follow =
    { $situation ->
        [led] Trumpf ist ausgespielt: Du musst Trumpf angeben. Was jetzt nicht geht, ist abgedunkelt.
        [none] { $suit } ist ausgespielt, und du hast davon: Spiel diese Farbe. Was jetzt nicht geht, ist abgedunkelt.
       *[trump] { $suit } ist ausgespielt, und du hast davon: Spiel diese Farbe oder Trumpf. Was jetzt nicht geht, ist abgedunkelt.
    }
lesson-free =
    { $situation ->
        [led] Trumpf ist ausgespielt, und du hast keinen: Leg irgendeine Karte ab.
        [none] Du hast keine Karte der Farbe { $suit }: Leg irgendeine ab. Gewinnen kann sie nicht.
       *[trump] Du hast keine Karte der Farbe { $suit }: Leg irgendeine ab, oder hol den Stich mit einem Trumpf.
    }
lesson-trick =
    { $relation ->
        [you] Deine Karte schlägt alle anderen: Der Stich gehört euch und zählt { $points } Punkte. Jetzt spielst du aus.
        [partner] Die Karte von { $name } schlägt alle anderen: Der Stich gehört euch und zählt { $points } Punkte. Jetzt spielt { $name } aus.
       *[them] Die Karte von { $name } schlägt alle anderen: Der Stich mit { $points } Punkten geht an die anderen. Jetzt spielt { $name } aus.
    }
lesson-buur = Das ist die höchste Karte im Spiel: Der Trumpf-{ $rank } heisst Puur und zählt 20 Punkte. In anderen Farben zählt er nur 2.
lesson-nell = Die Trumpf-{ $rank } heisst Näll: Nur der Puur schlägt sie. Sie zählt 14 Punkte, in anderen Farben keinen.
lesson-stoeck = { $king } und { $queen } vom Trumpf in einer Hand heissen Stöck: 20 Punkte extra. Angesagt werden sie mit der zweiten der beiden Karten.
lesson-score = Hier stehen die Punkte: eure und die der anderen. In einem ganzen Spiel sind 157 zu holen.
lesson-bulb = Unsicher? Die Lampe zeigt dir eine gute Karte und sagt warum. Fragen kostet nichts.
lesson-values = Welche Karte schlägt welche, und was zählt sie? Ein Druck auf dieses Zeichen zeigt es jederzeit.
lesson-last = Der letzte Stich: Wer ihn holt, bekommt 5 Punkte extra.
lesson-summary = Geschafft! So wird gezählt. Eure Punkte kommen auf die Tafel; wer zuerst { $target } hat, gewinnt die Partie.

## Anfängermodus

beginner = Anfängermodus
beginner-help = Zeigt, was jeder Stich zählt und wer ihn gerade hat.
key-values = Reihenfolge und Werte der Karten
values-title = Reihenfolge und Werte
values-now = In diesem Stich
values-next = Im nächsten Stich
values-trump = Trumpf: { $suits }
values-all = Alle Farben
values-sum =
    { $last ->
        [0] Links steht die höchste Karte. Zusammen sind es { $total } Punkte.
       *[other] Links steht die höchste Karte. Zusammen sind es { $total } Punkte, davon { $last } für den letzten Stich.
    }
trick-worth =
    { $done ->
        [yes] { $points } Punkte
       *[no] { $relation ->
            [you] Im Stich: { $points } Punkte, du liegst vorn
           *[other] Im Stich: { $points } Punkte, { $name } liegt vorn
        }
    }
