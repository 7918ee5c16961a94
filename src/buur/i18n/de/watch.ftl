### Zuschauen, und Partien, die andere zeigen.

title-watch = Buur – zuschauen
watch-title = Zuschauen
watch-fact = Du schaust zu
watch-others =
    { $count ->
        [one] mit einer anderen Person
       *[other] mit { $count } anderen
    }
watch-hands-after = alle Karten nach jedem Spiel
watch-hands-late = alle Karten ein Spiel später
watch-gathering = Am Tisch wird noch auf Leute gewartet.
watch-turn = Von der nächsten Seite schauen
watch-over = Die Partie ist zu Ende
watch-won = Sieg für { $names }. { $scores }.
watch-draw = Unentschieden. { $scores }.
watch-next = Die Revanche anschauen
watch-deals = Gezählte Spiele
watch-look = Karten zeigen
watch-later = ein Spiel später
watch-refused = Hier kannst du nicht zuschauen
watch-none = Dieser Link zeigt keinen Tisch, oder er ist nicht mehr gültig. Frag nach einem neuen.
error-watch-off = Wer den Tisch leitet, lässt niemanden zuschauen.
error-watch-renewed = Dieser Link ist durch einen neuen ersetzt. Frag nach dem neuen.
error-plays-here = Wer mitspielt oder mitgespielt hat, schaut nicht zu, bis die Partie zu Ende ist.
error-too-many-watchers = Es schauen schon so viele zu, wie Platz haben. Versuch es später nochmals.

watch-panel = Zuschauen
watch-choice-off = Aus
watch-choice-after = Ein
watch-choice-late = Ein, Karten später
watch-help-off = Niemand schaut zu.
watch-help-after = Wer den Link hat, sieht den Tisch ohne Karten in der Hand. Nach jedem Spiel sieht man alle Karten.
watch-help-late = Wer den Link hat, sieht den Tisch ohne Karten in der Hand. Alle Karten sieht man ein Spiel später.
watch-count =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
watch-link = Link zum Zuschauen
watch-lost = Den Link hat ein anderes Gerät. Mach hier einen neuen; der alte gilt dann nicht mehr.
watch-renew = Neuer Link
watch-share-text = Schau uns beim Jassen zu.

shared-fact = über einen Link gezeigt
shared-none-title = Dieser Link zeigt keine Partie
shared-none-text = Vielleicht ist er unvollständig, oder die Partie wurde entfernt. Frag nach einem neuen Link.
shared-make = Partie zeigen
shared-made = Wer diesen Link hat, sieht die ganze Partie:
shared-link = Link zur Partie
shared-text = Schau dir diese Jasspartie an.
