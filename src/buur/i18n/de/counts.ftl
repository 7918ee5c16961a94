### Abrechnung eines Spiels, Ansprüche und Bestätigungen.

sum-both = Total
sum-tricks = Stiche
sum-cards = Kartenpunkte
sum-last-trick = Letzter Stich
sum-base = Stichpunkte
sum-match = Matsch
sum-melds = Weis
sum-struck-melds = Weis gestrichen
sum-stoeck = Stöck
sum-failed = Stiche verloren
sum-held = Stiche offen
sum-bid =
    { $made ->
        [yes] Gebot { $height } erfüllt
       *[no] Gebot { $height } verfehlt
    }
sum-doubled = Gedoppelt ×{ $factor }
sum-raw = Summe
sum-multiplier = Zählt ×{ $factor }
sum-made = Gemacht
sum-total = Dieses Spiel
sum-predicted = Ansage
sum-missed = Differenz
sum-putzes = Striche
sum-exact = Genau
sum-compensation = Ausgleich Geber
sum-pommes = Säcke
sum-extremes = Striche
sum-middle = Striche
sum-chosen = Zählt für den Ansager
sum-tens = In Zehnern
sum-sitter = Setzt aus
sum-before = Bisher
sum-score = Stand
deal-so-far = läuft

finish-title = Bedanken?
finish-hint = Du sagst damit, dass deine Partei { $target } Punkte hat. Stimmt es nicht, ist die Partie verloren.
finish-open =
    { $by ->
        [you] Der Stich auf dem Tisch bringt { $open } dazu, zählt aber erst gekehrt: Kehre ihn zuerst.
        [lead] Der Stich auf dem Tisch bringt { $open } dazu, zählt aber erst, wenn ihn die nächste Karte kehrt.
       *[other] Der Stich auf dem Tisch bringt { $open } dazu, zählt aber erst, wenn { $name } ihn kehrt.
    }
solder-title = Den Rest verlangen?
solder-hint = Du legst deine Karten offen hin und verlangst alle übrigen Stiche. Stimmt es nicht, gehören sie den Gegnern.
claim-before = Auf der Tafel
claim-deal = Noch nicht auf der Tafel
claim-points = Zusammen
claim-target = Ziel
claim-missing = Es fehlen
finish-missing = Es fehlen { $missing }: Deine Partei würde die Partie verlieren.
finish-reached = Die { $target } Punkte sind da.
finish-boss = Es fehlen { $missing }: Es stimmt nur, wenn niemand deine Karte stechen kann ({ $boss }). Sonst ist die Partie verloren.
solder-stake =
    { $tricks ->
        [one] Es geht um den letzten Stich
       *[other] Es geht um { $tricks } Stiche
    }{ $known ->
        [yes] , { $points } Punkte
       *[no] {""}
    }
solder-trumps =
    { $known ->
        [yes] { $trumps ->
            [one] Ein Trumpf ist noch draussen.
           *[other] { $trumps } Trümpfe sind noch draussen.
        }
       *[no] { $trumps ->
            [one] Ein Trumpf ist vielleicht noch draussen.
           *[other] { $trumps } Trümpfe sind vielleicht noch draussen.
        }
    }

confirm-title = { $act }?
confirm-back = Zurück
confirm-yes = Bestätigen
do-undo = Zurücknehmen
undo-hint = Gilt in zwei Sekunden, oder sobald du etwas anderes drückst.
set-confirm = Trumpf, Gebot und Ansage bestätigen
set-confirm-undo = Zwei Sekunden zum Zurücknehmen
set-confirm-press = Mit zweitem Druck
set-confirm-none = Gilt sofort
set-confirm-help = Zwei Sekunden lang nimmst du die Wahl mit einem Knopf zurück.
stake =
    { $named ->
        [no] {""}
       *[yes] { $by }:{" "}
    }Gebot { $height }, { $made ->
        [yes] erfüllt
       *[no] verfehlt
    }
