### Offene Tische, schnelle Partie, Wertung.

room-lobby = Mit anderen spielen
title-lobby =
    { $came ->
        [0] Mit anderen spielen – Buur
       *[other] ● Jemand ist da – Buur
    }

## Schnelle Partie

lobby-quick = Schnelle Partie
lobby-quick-intro = Wir setzen dich mit Leuten zusammen, die etwa gleich gut spielen.
lobby-plain-rules = Gespielt wird nach den Regeln ohne deine Änderungen.
lobby-time = Bedenkzeit
lobby-time-normal = Normal
lobby-time-long = Lang
lobby-find = Mitspielen
lobby-queue =
    { $count ->
        [0] Für dieses Spiel wartet gerade niemand.
        [one] Für dieses Spiel wartet eine Person.
       *[other] Für dieses Spiel warten { $count } Personen.
    }
lobby-as-pair = Zu zweit mitspielen
lobby-pair-help = Du bekommst einen Link für deine Partnerin oder deinen Partner. Ihr sitzt euch gegenüber.
lobby-wait =
    { $others ->
        [0] Wir suchen Mitspieler für dich.
        [one] Noch jemand wartet mit dir.
       *[other] { $others } andere warten mit dir.
    }
lobby-wait-partner = Es geht weiter, sobald ihr beide da seid.
lobby-pair-send = Schick diesen Link deiner Partnerin oder deinem Partner. Lass diese Seite offen.
lobby-pair-link = Link für deine Partnerin oder deinen Partner
lobby-pair-share = Spielst du mit mir zusammen eine Partie Jass?
lobby-partner = Du spielst mit { $name } zusammen.
lobby-partner-here = { $name } ist da.
lobby-invited = { $name } möchte mit dir zusammen spielen: { $game }
lobby-pair-join = Zusammen spielen
lobby-pair-no = Lieber nicht
lobby-pair-full = Über diesen Link sind schon zwei Leute gekommen. Du kannst allein mitspielen.
lobby-pair-gone = Dieser Link gilt nicht mehr. Du kannst allein mitspielen oder selbst einen Link verschicken.
lobby-apart = Andere, die warten, sind in deinem Netz, oder du hast sie stummgeschaltet. An einem gewerteten Tisch sitzt aus jedem Netz nur eine Person. Für ein Spiel unter euch eröffne einen Tisch für Freunde.
lobby-stop = Nicht mehr warten
lobby-again = Noch eine schnelle Partie
lobby-nobody = Gerade ist sonst niemand da.
lobby-nobody-here = Für dieses Spiel ist gerade sonst niemand da.
lobby-bots = Gleich mit dem Computer spielen
lobby-alarm = Melde dich, wenn jemand kommt
lobby-alarm-on = Du wirst benachrichtigt
lobby-alarm-help = Du hörst einen leisen Ton, und der Titel des Fensters ändert sich. Lass diese Seite offen.
lobby-came = Jemand ist gekommen.
lobby-idle-elsewhere = Du wartest in einem anderen Fenster.
lobby-idle-parted = Dein Paar hat sich aufgelöst.
lobby-idle-unknown = Du warst zu lange weg und wartest nicht mehr.

## Offene Tische

lobby-tables = Offene Tische
lobby-no-tables = Gerade ist kein Tisch offen.
lobby-more-tables =
    { $count ->
        [one] Noch ein Tisch ist offen.
       *[other] Noch { $count } Tische sind offen.
    }
lobby-own-rules = eigene Regeln
lobby-long = lange Bedenkzeit
lobby-plays = Partie läuft
lobby-free =
    { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
lobby-sit = Hinsetzen
lobby-sit-at =
    { $names ->
        [none] Hinsetzen: { $game }
       *[other] Hinsetzen: { $game }, mit { $names }
    }
lobby-open-table = Einen Tisch für alle eröffnen
lobby-open-help = Mit dem gewählten Spiel. Alle sehen ihn hier und können sich setzen.
lobby-list = Für alle offen
lobby-list-help = Der Tisch steht unter «Mit anderen spielen». Wer will, setzt sich.
error-lobby-full = Gerade schauen zu viele zu. Wir versuchen es gleich wieder.
error-too-many-waiting = Gerade warten zu viele Leute. Versuch es in einem Moment noch einmal.
error-pair-full = Über diesen Link sind schon zwei Leute gekommen.
error-no-pair = Dieser Link gilt nicht mehr.
error-no-pairs = Bei diesem Spiel gibt es keine Partner.
error-apart = Du hast jemanden an diesem Tisch stummgeschaltet.

## Wertung

ratings-title = Deine Wertung
ratings-pair = zu zweit
ratings-parties =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
ratings-provisional = vorläufig
ratings-what = Was bedeutet die Zahl?
ratings-help = Die Zahl ist vorsichtig: Sehr wahrscheinlich spielst du besser. Sie beginnt bei 1000 und wächst auch dadurch, dass wir sicherer werden. Nach etwa 50 Partien ist sie nicht mehr vorläufig. Gewertet werden schnelle Partien, keine Tische für Freunde und keine Übung.
ratings-leave = Wer eine Partie verlässt, verliert sie für die Wertung. Die Partnerin oder der Partner verliert dadurch nichts.

## Rangliste

ranking-title = Rangliste
ranking-of = Rangliste: { $game }
ranking-about = Nach { $least } schnellen Partien in diesem Spiel hast du einen Rang. Mit Namen erscheint nur, wer zugestimmt hat.
ranking-people = Einzeln
ranking-people-count =
    { $players ->
        [0] Noch niemand hat einen Rang.
        [one] Eine Person hat einen Rang.
       *[other] { $players } Personen haben einen Rang.
    }
ranking-pairs = Paare
ranking-pairs-count =
    { $players ->
        [0] Noch kein Paar hat einen Rang.
        [one] Ein Paar hat einen Rang.
       *[other] { $players } Paare haben einen Rang.
    }
ranking-pairs-help = Ein Paar erscheint, wenn beide zugestimmt haben.
ranking-pair = { $one } und { $other }
ranking-somebody = jemand
ranking-parties = Partien
ranking-number = Wertung
ranking-only-you = siehst nur du
ranking-missing =
    { $count ->
        [one] noch eine Partie bis zum Rang
       *[other] noch { $count } Partien bis zum Rang
    }
ranking-unlisted = Andere sehen dich hier nicht. Wenn du zustimmst, erscheinst du als «{ $name }», mit Rang, Wertung und Zahl der Partien.
ranking-listed = Alle sehen dich hier als «{ $name }», mit Rang, Wertung und Zahl der Partien.
ranking-show = Meinen Namen zeigen
ranking-hide = Meinen Namen verbergen
ranking-nameless = Andere sehen dich hier nicht. Wenn du erscheinen willst, gib dir zuerst einen Namen:
ranking-games = Deine anderen Spiele
ranking-no-game = Ein Spiel mit diesem Namen gibt es hier nicht.
