### Der Schiedsrichter: die Reglemente und was sie bestimmen. Variablen: $basis, $cards, $points, $team (0 oder 1).

## Reglemente

referee-regulation-1993 = Westschweizer Reglement von 1993 (Auszüge)
referee-regulation-2006 = Turnierregeln von 2006, ergänzt durch das Reglement von 1993
referee-regulation-german-swiss = Deutschschweizer Reglemente
referee-silent = Der Text sagt dazu nichts. Üblich ist:
referee-no-penalty = Der Text verbietet das, ohne eine Strafe zu nennen. Üblich ist:
referee-fallback = Die Regeln von 2006 sagen dazu nichts; es gilt das Reglement von 1993.

## Entscheide

referee-effect-card-stays = Die Karte war erlaubt: Eine gespielte Karte wird nicht zurückgenommen.
referee-effect-follow-suit = Der Spieler nimmt die Karte zurück; er muss angeben und darf nicht stechen. Karten, die nach ihm gespielt wurden, bleiben liegen.
referee-effect-play-lawfully = Der Spieler nimmt die Karte zurück und spielt eine erlaubte.
referee-effect-trick-lost = Der Stich geht an die Gegner. Der Spieler tauscht die Karte gegen seine stärkste der verlangten Farbe, den Puur ausgenommen; beide Karten verlieren den Stechwert. Sein rechter Nachbar spielt zum nächsten Stich aus.
referee-effect-trumps-dead = Der Spieler muss Trumpf angeben. Seine Trümpfe verlieren den Stechwert, der Puur ausgenommen.
referee-effect-forgotten-dead = Die vergessene Karte verliert den Stechwert und geht mit ihren Punkten an den, der jenen Stich gemacht hat.
referee-effect-tricks-lost = Dieser und alle folgenden Stiche gehen an die Gegner des Fehlbaren, auch der Matsch.
referee-effect-upper-counts = Nur die obere Karte gilt; die andere geht in die Hand zurück. Wurde sie gesehen, verliert sie den Stechwert und behält ihre Punkte.
referee-effect-both-dead = Beide Karten verlieren den Stechwert; die Gegner bestimmen, welche gespielt ist.
referee-effect-partner-barred = Die Karte geht in die Hand zurück. Der Partner darf mit seiner nächsten Karte diese Farbe nicht spielen, auch Trumpf nicht, es sei denn, er habe nichts anderes zu spielen.
referee-effect-lead-lost = Die Karte geht zurück und verliert den Stechwert. Wer an der Reihe ist, spielt aus; die Punkte dieses Stichs gehen an die Gegner des Fehlbaren, und sein rechter Nachbar spielt zum nächsten aus.
referee-effect-early-card-stays = Die zu früh gespielte Karte bleibt liegen. Wurde damit falsch angegeben, gilt das als falsches Angeben, ausser im letzten Stich.
referee-effect-turn-accepted = Der Stich ist gekehrt: Er bleibt, wie er gespielt wurde.
referee-effect-missing-to-last = Das Spiel gilt. Die fehlende Karte sticht nicht und geht an den, der den letzten Stich macht.
referee-effect-missing-or-cancel = Das Spiel gilt und die Karte sticht nicht, oder die Gegner lassen es annullieren.
referee-effect-count-accepted = Vor dem Spielen hat niemand Einspruch erhoben: Das Spiel gilt. Eine überzählige Karte sticht nicht und geht an den, der den letzten Stich macht.
referee-effect-redeal = Das Spiel ist ungültig; derselbe Geber gibt neu.
referee-effect-deal-stands = Es ist schon gespielt worden: Das Spiel gilt.
referee-effect-look-allowed = Der letzte Stich darf angesehen werden, solange keine Karte auf dem Tisch liegt.
referee-effect-warning = Der Spieler wird verwarnt.
referee-effect-seen-trick-lost = Die Punkte des angesehenen Stichs gehen an die Gegner.
referee-effect-may-cancel = Die Gegner dürfen das Spiel annullieren lassen; derselbe Geber gibt neu.
referee-effect-stoeck-counts = Die Stöck sind rechtzeitig angesagt: Sie zählen.
referee-effect-stoeck-lost = Die Stöck sind nicht rechtzeitig angesagt: Sie zählen nicht.
referee-effect-rest-won = Der Rest ist zu Recht verlangt: Alle übrigen Karten gehören der Partei, die ihn verlangt hat.
referee-effect-rest-lost = Alle übrigen Karten gehen an die Gegner, die Punkte des letzten Stichs mit ihnen.
referee-effect-rest-kept = Punkte werden gemieden: Alle übrigen Karten bleiben bei der Partei, die den Rest verlangt hat, die Punkte des letzten Stichs mit ihnen. Niemand gewinnt, wenn er ihn zu Unrecht verlangt.
referee-effect-partie-lost = Wer sich zu Unrecht bedankt, verliert mit seinem Partner die Partie.
referee-effect-partie-or-match = Wer sich zu Unrecht bedankt, verliert mit seinem Partner die Partie. Können die Gegner noch den Matsch machen, dürfen sie verlangen, dass weitergespielt wird.
referee-effect-trick-uncounted = Solange der Stich offen auf dem Tisch liegt, wird er nicht gezählt; ist er gekehrt, zählt er.
referee-effect-open-trick-lost = Wer einen Stich offen liegen lässt, bis der nächste fertig ist, verliert ihn, wenn die Gegner den nächsten machen.
referee-effect-shown-choice = Die Karte verliert den Stechwert. Die Gegner wählen, ob weitergespielt, annulliert oder wie bei falschem Angeben entschieden wird.
referee-effect-shown-dead = Die Karte geht in die Hand zurück; sie verliert den Stechwert und behält ihre Punkte.
referee-effect-deal-lost = Das Spiel ist verloren; die Gegner dürfen den Matsch schreiben.
referee-effect-meld-corrected = Der Weis darf berichtigt werden, solange die Karte nicht zugedeckt ist.
referee-effect-meld-void = Ein zu tiefer Weis bleibt, wie er angesagt wurde; ein falscher zählt nicht.

## Karten

referee-cards-forced = Zur Wahl stehen: { $cards }.
referee-cards-partner = Der Partner darf spielen: { $cards }.
referee-cards-played = Gespielt ist: { $cards }.
referee-cards-dead = Ohne Stechwert: { $cards }.
referee-cards-moved = An die Partei { $team }: { $cards }, Wert { $points }.

## Fragen

referee-ask-kind = Was ist geschehen?
referee-ask-regulation = Nach welchem Reglement?
referee-ask-case = Welcher Fall ist es?
referee-pairs = Die Reglemente sprechen von vier Spielern in zwei Paaren; an diesem Tisch sind ihre Entscheide nur ein Anhaltspunkt.
referee-basis = Grundlage: { $basis }

## Was geschehen ist

referee-kind-revoke = Jemand hat nicht angegeben oder eine falsche Karte gespielt
referee-kind-two_cards = Zwei Karten zugleich gespielt
referee-kind-missing_card = Eine Karte fehlt
referee-kind-card_count = Jemand hat nicht die richtige Zahl Karten
referee-kind-out_of_turn = Jemand hat ausser der Reihe gespielt
referee-kind-looked_back = Jemand hat gekehrte Stiche angesehen
referee-kind-remark = Eine Bemerkung, ein Zeichen, eine geklopfte Karte
referee-kind-stoeck_late = Die Stöck wurden nicht sofort angesagt
referee-kind-wrong_solder = Jemand hat den Rest verlangt
referee-kind-wrong_finish = Jemand hat sich zu Unrecht bedankt
referee-kind-last_trick_not_turned = Ein Stich blieb offen auf dem Tisch liegen
referee-kind-misdeal = Es wurde falsch gegeben
referee-kind-exposed_in_deal = Beim Geben wurde eine Karte sichtbar
referee-kind-wrong_cut = Es wurde falsch oder nicht abgehoben
referee-kind-card_shown = Jemand hat eine Karte gezeigt oder fallen lassen
referee-kind-thrown_in = Jemand hat die Karten hingeworfen
referee-kind-false_meld = Ein Weis war falsch

## Fälle

referee-case-lawful = Eine erlaubte Karte soll zurückgenommen werden
referee-case-wrong-trump = Verbotenes Untertrumpfen, ohne Karte der verlangten Farbe
referee-case-refused-trump-open = Trumpf nicht angegeben, der Stich liegt offen
referee-case-revoke-open = Farbe nicht angegeben, der Stich liegt offen
referee-case-refused-trump-held = Trumpf nicht angegeben, später bemerkt; er hat noch welchen
referee-case-revoke-held = Farbe nicht angegeben, später bemerkt; er hat noch davon
referee-case-revoke-gone = Farbe nicht angegeben, später bemerkt; er hat keine mehr
referee-case-two-cards = Zwei Karten zugleich gespielt
referee-case-count-before = Falsche Kartenzahl, vor dem Spielen bemerkt
referee-case-count-first-trick = Falsche Kartenzahl, im ersten Stich bemerkt
referee-case-count-later = Falsche Kartenzahl, später bemerkt
referee-case-missing-card = Während oder am Ende des Spiels fehlt eine Karte
referee-case-led-out-of-turn = Ausgespielt, ohne an der Reihe zu sein
referee-case-out-of-turn = Ausser der Reihe gespielt
referee-case-turn-later = Ausser der Reihe gespielt, der Stich ist gekehrt
referee-case-look-last = Letzten Stich angesehen, der Tisch ist leer
referee-case-look-back = Anderen Stich angesehen, oder eine Karte liegt auf dem Tisch
referee-case-remark = Bemerkung, Zeichen, geklopfte Karte, Frage «Bock?»
referee-case-stoeck-in-time = Stöck nach der Karte angesagt, bevor die nächste sie zudeckt
referee-case-stoeck-late = Stöck vergessen
referee-case-solder-right = Rest zu Recht verlangt
referee-case-solder-wrong = Rest zu Unrecht verlangt
referee-case-solder-shunned = Rest zu Unrecht verlangt, wo Punkte gemieden werden
referee-case-finish-wrong = Zu Unrecht bedankt
referee-case-last-trick-open = Der letzte Stich ist nicht gekehrt
referee-case-trick-open = Ein Stich bleibt während des nächsten offen liegen
referee-case-misdeal-before = Falsch gegeben, vor dem Spielen bemerkt
referee-case-misdeal-later = Falsch gegeben, später bemerkt
referee-case-exposed-before = Karte beim Geben sichtbar
referee-case-exposed-later = Karte beim Geben sichtbar, nach Spielbeginn gemeldet
referee-case-cut-before = Falsch oder nicht abgehoben, vor dem Spielen bemerkt
referee-case-cut-later = Falsch oder nicht abgehoben, später bemerkt
referee-case-card-shown = Karte gezeigt oder gefallen
referee-case-thrown-in = Karten hingeworfen
referee-case-meld-open = Falscher Weis, die Karte ist nicht zugedeckt
referee-case-meld-covered = Falscher Weis, die Karte ist zugedeckt

## Ein Blatt zum Drucken

referee-sheet-heading = Was tun, wenn
referee-sheet-case = Fall
referee-sheet-ruling = Entscheid
referee-sheet-basis = Grundlage
referee-sheet-custom = üblich
referee-sheet-note = Buur · Abschnitt und Zeile beziehen sich auf die Seite des Schiedsrichters; «üblich»: Der Text schweigt oder nennt keine Strafe.
