### Jassclubs: Mitglieder, Hausregeln, Tische, Abende, Rangliste.

room-club = Jassclubs
title-club = Jassclub – Buur
club-none-title = Diesen Club siehst du nicht
club-none = Der Link ist alt oder unvollständig, oder du bist nicht Mitglied. Frag im Club nach einem neuen Link.
club-mine-none = Du bist noch in keinem Club. Gründe einen, oder lass dir einen Link schicken.
club-new = Einen Club gründen
club-new-about = Ein Club hat eigene Regeln, eigene Tische, Abende mit ausgelosten Paaren und eine Rangliste. Nur Mitglieder sehen ihn.
club-title = Name des Clubs
club-own-name = Dein Name im Club
club-make = Gründen
club-invited =
    { $members ->
        [one] Du bist eingeladen. Der Club hat ein Mitglied.
       *[other] Du bist eingeladen. Der Club hat { $members } Mitglieder.
    }
club-join = Beitreten

## Tische

club-tables = Tische des Clubs
club-tables-none = Gerade ist kein Tisch offen.
club-tables-rules = Für einen Tisch braucht der Club zuerst eine Hausregel.
club-open-table = Neuer Tisch: { $title }
club-open-seats =
    { $open ->
        [0] voll
        [one] ein Platz frei
       *[other] { $open } Plätze frei
    }
club-playing = am Spielen
club-sit = Hinsetzen
club-to-table = Zum Tisch
club-back = Zurück zum Club

## Abende

club-evenings = Abende
club-evenings-none = Noch ist kein Abend geplant.
club-evening-rules = { $rules }, { $deals } Spiele pro Partie
club-coming =
    { $count ->
        [0] Noch hat niemand zugesagt.
        [one] Eine Person kommt: { $names }
       *[other] { $count } Personen kommen: { $names }
    }
club-come = Ich komme
club-stay-away = Ich komme doch nicht
club-draw = Paare auslosen
club-draw-few = Ab 3 Personen kannst du die Paare auslosen.
club-next-round = { $round }. Runde beginnen
club-evening-remove = Abend löschen
club-round = Runde { $round }
club-pair = Paar
club-games = Partien
club-somebody = jemand
club-plan = Einen Abend planen
club-plan-rules = Für einen Abend braucht der Club zuerst eine Hausregel.
club-plan-send = Planen
club-day = Datum
club-evening-title = Titel (freiwillig)
club-rule = Hausregel
club-deals = Spiele pro Partie

## Rangliste und Mitglieder

club-won = Gewonnen
club-difference = Punkte
club-strength = Stärke
club-strength-about = Alle Partien der Abende. Die Stärke rechnet OpenSkill: was schon fast sicher ist, auch wenn die Partner wechseln.
club-members =
    { $count ->
        [one] Ein Mitglied
       *[other] { $count } Mitglieder
    }
club-head = Leitung
club-make-head = zur Leitung machen
club-no-head = von der Leitung entbinden
club-remove = entfernen
club-really = { $what ->
    [leave] Wirklich den Club verlassen?
    [delete] Wirklich den Club löschen?
    [rule] Wirklich löschen?
    [evening] Wirklich den Abend löschen?
   *[remove] Wirklich entfernen?
}
club-not = Nein
club-rename = Ändern
club-link = Neuen Link zum Beitreten
club-link-about = Wer diesen Link öffnet, kann beitreten. Frühere Links gelten nicht mehr.

## Hausregeln und Ende

club-rules = Hausregeln
club-rules-none = Noch keine Hausregeln.
club-rule-add = { $rules }, wie hier eingestellt, behalten als
club-rule-keep = Behalten
club-rule-remove = löschen
club-rule-hint = Spielart und Regeln stellst du auf der Startseite ein.
club-privacy = Die Mitglieder sehen deinen Namen im Club, deine Abende und deine Ergebnisse. Wenn du gehst, verschwindet dein Name.
club-leave = Club verlassen
club-delete = Club löschen
error-no-club = Dieser Link gilt nicht, oder du bist nicht mehr Mitglied.
error-not-head = Das darf nur die Leitung des Clubs.
error-no-member = Dieses Mitglied gibt es nicht mehr.
error-no-house-rule = Diese Hausregel gibt es nicht mehr.
error-no-evening = Diesen Abend gibt es nicht mehr.
error-club-full = Der Club ist voll.
error-too-many-clubs = Du bist in so vielen Clubs, wie möglich sind. Verlass zuerst einen.
error-too-many-evenings = Es sind zu viele Abende geplant. Lösch zuerst einen.
error-last-head = Ein Club braucht eine Leitung. Gib sie zuerst jemand anderem.
error-too-few = Für einen Abend braucht es mindestens drei Personen.
error-evening-full = Mehr Personen haben an diesem Abend nicht Platz.
error-not-drawn = Lost zuerst die Paare aus.
error-round-open = In dieser Runde wird noch gespielt.
error-evening-over = An diesem Abend sind alle Partien gespielt.
