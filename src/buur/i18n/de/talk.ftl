### Sprüche, Zeichen und Ruhe am Tisch: Knopf, Blasen und Dialog.

talk-title = Etwas sagen
talk-unread =
    { $count ->
        [one] Etwas sagen, 1 Neues
       *[other] Etwas sagen, { $count } Neue
    }
talk-line = { $name }: { $words }
talk-off = Nach diesen Regeln wird während des Spiels geschwiegen. Nach dem letzten Stich darfst du wieder etwas sagen.
talk-on = Jetzt darf wieder geredet werden.
talk-reactions = Zeichnungen
talk-group-greeting = Grüssen
talk-group-thanks = Danken
talk-group-praise = Loben
talk-group-regret = Bedauern
talk-group-waiting = Warten
talk-group-goodbye = Abschied
talk-heard = Zuletzt gesagt
talk-people = Am Tisch
talk-mute = Stumm schalten
talk-unmute = Wieder hören
talk-report = Melden
talk-report-ask = { $name } dem Betreiber melden? Das zuletzt Gesagte geht mit. Am Tisch erfährt es niemand.
talk-report-no = Lieber nicht
talk-reported = Gemeldet. Der Betreiber schaut es an.
talk-free = Frei schreiben
talk-free-help = Geht unter Freunden oder im gleichen Club, wenn alle am Tisch es wollen.
talk-free-waits = Sobald auch { $names } es will.
talk-free-on = Alle am Tisch wollen es.
talk-free-text = Dein Text
talk-free-send = Sagen
talk-free-text-off = Am Tisch wollen noch nicht alle frei schreiben.
talk-not-close = Frei schreiben geht nur, wenn alle am Tisch befreundet oder im gleichen Club sind.
talk-bad-text = Das sind zu viele Zeichen, oder keine sichtbaren.
talk-too-fast = Das war viel auf einmal. Warte einen Moment.
talk-silence = Nach diesen Regeln wird während des Spiels geschwiegen.
talk-no-phrase = Diesen Spruch kennt der Server nicht. Lade die Seite neu.
talk-bad-seat = Dort sitzt gerade niemand.
talk-too-many-reports = Es ist schon gemeldet. Der Betreiber schaut es an.
talk-replaced = Ein anderes Gerät spielt jetzt auf deinem Platz.

phrase-hello = Grüezi mitenand!
phrase-good-evening = Guten Abend!
phrase-good-luck = Gutes Blatt!
phrase-here-we-go = Los geht’s!
phrase-thanks = Merci vielmal!
phrase-you-are-welcome = Gern geschehen!
phrase-well-played = Schön gespielt!
phrase-bravo = Bravo!
phrase-nice-partie = Das war eine schöne Partie!
phrase-close-one = Das war knapp!
phrase-sorry = Entschuldigung!
phrase-my-mistake = Das war mein Fehler.
phrase-bad-luck = So ein Pech!
phrase-mistapped = Ich habe danebengetippt.
phrase-never-mind = Macht nichts!
phrase-one-moment = Einen Moment, bitte.
phrase-back-soon = Bin gleich zurück.
phrase-back = Da bin ich wieder.
phrase-bad-line = Meine Verbindung ist schlecht.
phrase-no-hurry = Lass dir Zeit.
phrase-another-one = Spielen wir noch eine?
phrase-must-go = Ich muss leider gehen.
phrase-good-night = Gute Nacht!
phrase-until-next-time = Tschau zäme, bis zum nächsten Mal!

react-smile = Lächeln
react-laugh = Lachen
react-wow = Staunen
react-phew = Uff
react-sad = Schade
react-clap = Applaus
react-cheers = Prost
react-flower = Blume
