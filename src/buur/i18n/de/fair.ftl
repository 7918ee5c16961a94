### Der Beweis, dass ein Spiel fair gemischt wurde.

fair-ask = Fair gemischt?
fair-title = Fair gemischt: { $deal }. Spiel
fair-checking = Das Spiel wird nachgerechnet…
fair-reloaded = Diese Seite hat das letzte Spiel nicht von Anfang an gesehen. Nach dem nächsten Spiel steht der Beweis hier.
fair-yes =
    { $people ->
        [one] Niemand konnte die Karten aussuchen.
       *[other] Niemand konnte die Karten allein aussuchen.
    }
fair-alone = Zu diesem Spiel hat niemand am Tisch eine Zahl beigesteuert. Darum beweist die Rechnung nichts.
fair-no = Da stimmt etwas nicht.
fair-unknown = Dieser Browser kann hier nicht nachrechnen.
fair-how = Gemischt wird mit Zahlen: einer geheimen des Tisches und einer von jedem Menschen am Tisch. Keiner kannte alle, als er seine wählte. Dein Browser hat eben nachgerechnet:
fair-no-crypto = Nachrechnen kann er nur auf einer sicheren Seite (https). Die Zahlen stehen unten; «buur check» prüft sie auf jedem Computer.
fair-seed-yes = Der Tisch hat seine Zahl vor dem Geben versiegelt und nachher gezeigt. Es ist dieselbe.
fair-seed-no = Der Tisch hat nachher eine andere Zahl gezeigt, als er versiegelt hat.
fair-own-yes = Deine eigene Zufallszahl ist dabei.
fair-own-no = Deine eigene Zufallszahl ist nicht dabei. Jemand anders hat für dich eine genommen.
fair-draw-yes = Auch die Auslosung vor dem ersten Spiel stand mit einer versiegelten Zahl fest.
fair-draw-no = Die Auslosung vor dem ersten Spiel folgt nicht aus ihrer versiegelten Zahl.
fair-seats-yes = Die gezogenen Karten haben entschieden, wer wo sitzt.
fair-seats-no = Die Plätze passen nicht zu den gezogenen Karten.
fair-cut-yes = Wo der Computer abhebt, stand mit der versiegelten Zahl fest.
fair-cut-no = Der Computer hat anderswo abgehoben, als die versiegelte Zahl es verlangt.
fair-hand-yes = Aus den Zahlen folgen genau die Karten, die du bekommen hast.
fair-hand-no = Aus den Zahlen folgen andere Karten, als du bekommen hast.
fair-others-yes = Auch die Karten, die die anderen gespielt haben, folgen daraus.
fair-others-no = Die anderen haben Karten gespielt, die nicht daraus folgen.
fair-numbers = Die Zahlen
fair-digest = Siegel des Tisches, vor dem Geben
fair-seed = Zahl des Tisches, nach dem Spiel
fair-by-seed = Ohne eigene Zahl: Die versiegelte gilt auch für sie
fair-cut-title = Abheben
fair-cut =
    { $at ->
        [0] { $name }: geklopft
       *[other] { $name }: { $at } Karten
    }
fair-yourself = Selbst nachprüfen
fair-record = Unter «Meine Partien» lässt sich jede Partie als Protokoll speichern. Dieser Befehl prüft darin jedes Spiel:
fair-limits = Der Beweis gilt gegen den Tisch allein und gegen jeden Mitspieler allein. Der Tisch sieht alle Karten: Ob er sie jemandem verrät, kann keine Rechnung zeigen.
