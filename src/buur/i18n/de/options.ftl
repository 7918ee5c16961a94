### Wählbare Regeln: preset-NAME, option-NAME und value-OPTION-WERT (ein «+» wird darin zu «-»).
### Ja und nein heissen überall gleich.

value-yes = ja
value-no = nein
value-number = { $n }

## Fertige Regelwerke

preset-chibre = Chibre
    .help = Der Schieber der Westschweiz: vier Farben, Weis, tausend Punkte.
preset-pique-double = Schaufel doppelt
    .help = Der Chibre, bei dem mit { $S } Trumpf alles doppelt zählt, auf 1500 Punkte.
preset-chibre-2010 = Chibre 2010
    .help = Der Chibre, wie er 2010 beschrieben wurde: Der Weis zählt erst mit dem ersten eigenen Stich.
preset-reglement-1993 = Reglement 1993
    .help = Die 1993 abgedruckten Auszüge des offiziellen Westschweizer Reglements, durch Brauch ergänzt.
preset-regles-002 = Französische Regelseite
    .help = Der Chibre einer französischen Regelseite: Wer angeben kann, sticht nicht; der Matsch zählt 252.
preset-tournoi-2006 = Turnier 2006
    .help = Ein Turnier von 2006: ohne Weis, der Matsch zählt 157, feste Zahl von Spielen.
preset-match-aux-cartes = Match aux cartes
    .help = Sechzehn Spiele mit vorgeschriebenem Trumpf, ohne Schieben und Weis: 157 Punkte pro Spiel.
preset-schieber = Schieber
    .help = Der Deutschschweizer Schieber: mit Obenabe und Undenufe, tausend Punkte, alles zählt einfach.
preset-schieber-2500 = Schieber auf 2500
    .help = Der Schieber mit Faktoren: { $S } und { $C } zählen doppelt, Obenabe und Undenufe dreifach.
preset-estimation = Differenzler
    .help = Jeder für sich sagt seine Punkte an; wer am nächsten liegt, gewinnt.

## Geben

option-teams_drawn = Partner auslosen
    .help = Alle ziehen eine Karte: Die zwei höchsten spielen gegen die zwei tiefsten.
option-first = Wer das erste Spiel beginnt
    .help = Wie der erste Geber oder der erste Ansager gefunden wird.
value-first-holder_D7 = die { $D7 }
value-first-holder_R7 = die { $H7 }
value-first-holder_RT =
    { $deck ->
        [swiss] das
       *[french] die
    } { $HT }
value-first-holder_card = eine andere Karte
value-first-random_dealer = ausgeloster Geber
value-first-draw_high = die höchste gezogene Karte gibt
value-first-draw_low = die tiefste gezogene Karte gibt
value-first-scribe = der Schreiber gibt
option-first_card = Karte, die beginnt
    .help = Wenn eine andere Karte beginnt: ihr Kürzel, zum Beispiel D7 für die { $D7 }.
option-dealer_after_first = Zweiter Geber
    .help = Wer nach einem ersten Spiel gibt, das eine Karte begonnen hat.
value-dealer_after_first-right_of_dealer = rechts vom ersten Geber
value-dealer_after_first-first_holder = wer die Karte hatte
option-next_game_dealer = Geber der nächsten Partie
    .help = Wer zuerst gibt, wenn am selben Tisch eine neue Partie beginnt.
value-next_game_dealer-rotation = der Reihe nach
value-next_game_dealer-losers = die Verlierer
value-next_game_dealer-winners = die Gewinner
option-cut = Abheben
    .help = Wie viele Karten man mindestens abhebt, und ob Klopfen genügt.
value-cut-min3_optional = freiwillig, mindestens drei
value-cut-min2_mandatory = Pflicht, mindestens zwei
value-cut-min3_mandatory = Pflicht, mindestens drei
value-cut-none = ohne Abheben
option-packets = Verteilen
    .help = Wie viele Karten auf einmal.
option-misdeal_redealer = Nach falschem Geben
    .help = Wer neu gibt.
value-misdeal_redealer-same = derselbe Geber
value-misdeal_redealer-next = der nächste Geber

## Wahl

option-contracts = Spielarten
    .help = Was angesagt werden darf.
value-contracts-suits = Farben
value-contracts-oben = Obenabe
value-contracts-unden = Undenufe
value-contracts-slalom = Slalom
value-contracts-quer = Guschti und Mary
value-contracts-trio = Trio
value-contracts-tutti = Tutti
value-contracts-tutti_oben = Obenabe-Tutti
value-contracts-mitte = Mitte
value-contracts-gumpf = Gumpf
value-contracts-misere = Misère
value-contracts-imposed = vorgeschriebener Trumpf
value-contracts-turned = aufgedeckte Karte
option-quer_tricks = Länge des Guschti
    .help = Wie viele Stiche in der ersten Richtung gespielt werden, bevor sie kehrt.
option-trio_order = Reihenfolge im Trio
    .help = Wie die drei Teile aufeinander folgen: Trumpf, Obenabe und Undenufe.
value-trio_order-free = nach Ansage
value-trio_order-trump_middle = Trumpf in der Mitte
option-turned = Aufgedeckte Karte
    .help = Was die letzte Karte des Gebers bestimmt.
value-turned-suit = ihre Farbe ist Trumpf
value-turned-kreuzjass = Ass, König und { rank-queen } obenabe; Sechs, Sieben und Acht undenufe
option-imposed = Vorgeschriebene Trümpfe
    .help = Die Farben in der Reihenfolge der Spiele: S { $S }, H { $H }, D { $D }, C { $C }.
option-push = Schieben
    .help = Die Vorhand darf die Wahl dem Partner überlassen.
value-push-yes = erlaubt
value-push-no = verboten
value-push-not_first_deal = im ersten Spiel verboten
option-push_back = Zurückschieben
    .help = Der Partner darf die Wahl zurückgeben; dann muss die Vorhand wählen.
option-trump_by_lead = Trumpf ohne Ansage
    .help = Wird nichts gesagt, ist die Farbe der ersten ausgespielten Karte Trumpf.
option-premature_choice = Zu früh gesprochen
    .help = Wenn der Partner spricht, bevor er gefragt ist.
value-premature_choice-none = nichts
value-premature_choice-forehand_deals = die Wahl ist verloren, die Vorhand gibt
value-premature_choice-opponents_twice = die Gegner wählen zweimal
option-leader = Erste Karte
    .help = Wer zum ersten Stich ausspielt.
value-leader-forehand = die Vorhand, rechts vom Geber
value-leader-announcer = wer angesagt hat
option-slalom_pushed_leader = Erste Karte im geschobenen Slalom
    .help = Wer ausspielt, wenn der Partner Slalom gewählt hat.
value-slalom_pushed_leader-forehand = die Vorhand, rechts vom Geber
value-slalom_pushed_leader-announcer = wer angesagt hat
option-multipliers = Faktoren
    .help = Was doppelt oder dreifach zählt: alle Punkte des Spiels, auch Weis und Stöck.
value-multipliers-all1 = alles einfach
value-multipliers-spades2 = { $S } doppelt
value-multipliers-schieber123 = Schwarz ×2, Oben und Unden ×3
value-multipliers-uri = Schwarz, Oben und Unden doppelt

## Ansage

option-prediction = Ansage der Punkte
    .help = Ob jeder vor der ersten Karte seine Punkte ansagt.
value-prediction-none = keine
value-prediction-hidden = verdeckt
value-prediction-open = laut
option-exact_bonus = Bonus für Treffer
    .help = Wer genau trifft, hat zehn Punkte weniger.
option-dealer_compensation = Ausgleich für den Geber
    .help = Der Geber sagt als Letzter an und wird geschont, wenn die Summe der Ansagen weit daneben liegt.

## Ausspielen und Stechen

option-unde_values = Punkte im Undenufe
    .help = Ob von unten nach oben der Sechser oder das Ass elf Punkte zählt.
value-unde_values-six11 = Sechser 11, Ass 0
value-unde_values-ace11 = Ass 11, Sechser 0
option-slalom_values = Punkte im Slalom
    .help = Gezählt wird nach der zuerst angesagten Richtung oder immer wie im Obenabe.
value-slalom_values-start = nach der ersten Richtung
value-slalom_values-oben = immer wie Obenabe
option-tutti_values = Punkte im Tutti
    .help = Ob alle { rank-jacks } und Neuner wie Trümpfe zählen oder nur jene der zuerst ausgespielten Farbe.
value-tutti_values-all = überall, 253 Punkte
value-tutti_values-first_led = erste Farbe, 157 Punkte
option-ruff_when_can_follow = Stechen statt angeben
    .help = Man darf mit Trumpf stechen, auch wenn man die Farbe angeben könnte.
option-undertrump = Untertrumpfen
    .help = Einen tieferen Trumpf legen, als schon gestochen wurde.
value-undertrump-only_trumps = nur, wer nur noch Trümpfe hat
value-undertrump-free_if_void = erlaubt ohne die ausgespielte Farbe
option-only_trumps = Nur noch Trümpfe
    .help = Wer nur noch Trümpfe hat, spielt frei oder muss übertrumpfen.
value-only_trumps-free = frei
value-only_trumps-forced_over = muss übertrumpfen
option-buur_exempt = Der Puur darf bleiben
    .help = Der Trumpf-Puur muss nie angegeben werden, auch nicht als einziger Trumpf.
option-buur_never_forced = Der Puur muss nicht übertrumpfen
    .help = Kann nur der Puur übertrumpfen, bleibt man frei.
option-martinique8 = Achter von Martinique
    .help = Der Trumpf-Achter schlägt den Puur, wenn er im selben Stich nach ihm fällt.
option-last_trick_view = Letzten Stich ansehen
    .help = Der letzte Stich darf angesehen werden, solange keine Karte liegt.

## Weis

option-melds = Weis
    .help = Folgen und vier gleiche Karten bringen Punkte.
option-meld_values = Weiswerte
    .help = Was lange Folgen zählen.
value-meld_values-romand = welsch: 100 ab fünf Karten
value-meld_values-grand = gross: 150 bis 300 ab sechs Karten
value-meld_values-vorarlberg = Vorarlberg: 120–180 ab sechs Karten
option-low_quartets = Vier Sechser, Siebner oder Achter
    .help = Auch sie zählen als Weis, 100 Punkte.
option-cross_meld = Kreuzweis
    .help = Eine Karte darf in einer Folge und in vier Gleichen stehen.
option-split_runs = Lange Folge teilen
    .help = Eine Folge ab sechs Karten darf in zwei Stücken gewiesen werden.
option-meld_order = Welcher Weis gilt
    .help = Wie zwei Weise verglichen werden.
value-meld_order-romand = welsch: Punkte, Anzahl, Höhe
value-meld_order-romand_both = welsch, bei Gleichstand schreiben beide
value-meld_order-german = Deutschschweiz: Punkte, Anzahl, Höhe
value-meld_order-p002 = Punkte, Höhe, Trumpf, Platz
value-meld_order-pagat_petit = vier Gleiche vor jeder Folge
value-meld_order-pagat_grand = feste Leiter von Folgen und vier Gleichen
value-meld_order-vorarlberg = Vorarlberg: Punkte, Höhe, Trumpf, Platz
option-meld_time = Wann gewiesen wird
    .help = Der Moment, in dem alle sagen, was sie haben.
value-meld_time-with_first_card = mit der ersten Karte
value-meld_time-after_first_lead = der Reihe nach, nach dem ersten Ausspielen
option-meld_deadline = Vergessener Weis
    .help = Wie lange man noch weisen darf, wenn die erste Karte liegt.
value-meld_deadline-with_card = mit der Karte verloren
value-meld_deadline-until_covered = bis die nächste Karte liegt
option-false_melds = Weisen, was man nicht hat
    .help = Was ein falscher Weis kostet.
value-false_melds-prevented = unmöglich
value-false_melds-penalised = möglich, der Weis ist verloren
option-meld_show = Weis zeigen
    .help = Wann der gültige Weis gezeigt wird.
value-meld_show-always = immer
value-meld_show-on_request_opponents = wenn ein Gegner fragt
value-meld_show-on_request_any = wenn jemand fragt
value-meld_show-described = gesagt, nicht gezeigt
option-meld_credit = Weis schreiben
    .help = Wann die Punkte gutgeschrieben sind.
value-meld_credit-immediate = sofort
value-meld_credit-at_first_trick = mit dem ersten eigenen Stich
option-match_voids_melds = Matsch streicht den Weis
    .help = Wer keinen Stich macht, verliert seinen Weis; die Stöck bleiben.
option-match_revives_melds = Matsch belebt den Weis
    .help = Der Weis der Matschpartei zählt auch, wenn er geschlagen war.

## Stöck

option-stock = Stöck
    .help = König und { rank-queen } vom Trumpf in einer Hand zählen 20 Punkte.
option-stock_deadline = Stöck ansagen
    .help = Bis wann die Stöck angesagt werden dürfen.
value-stock_deadline-immediate = mit der zweiten Karte
value-stock_deadline-next_card = vor der nächsten Karte
value-stock_deadline-trick_turned = bis der Stich gekehrt ist
value-stock_deadline-end_with_proof = bis zum Schluss, mit Beweis
option-stock_with_meld = Stöck mit dem Weis
    .help = Stöck, die in einem Weis stecken, werden mit ihm angesagt.
option-stock_early_finish = Sich mit den Stöck bedanken
    .help = Reichen ihre Punkte zum Sieg, dürfen die Stöck vorzeitig angesagt werden.

## Zählen

option-last_trick = Letzter Stich
    .help = Punkte für den letzten Stich.
option-match = Matsch
    .help = Was alle neun Stiche zusätzlich bringen.
value-match-bonus100 = 100 Punkte dazu
value-match-bonus50 = 50 Punkte dazu
value-match-none = nichts dazu
value-match-p002 = 100 dazu, ohne die Punkte des letzten Stichs
option-counter_match = Gegenmatsch
    .help = Der Matsch der Partei, die nicht angesagt hat.
value-counter_match-same = wie jeder Matsch
value-counter_match-double = zählt doppelt
value-counter_match-minus100 = 100 Punkte Abzug für die anderen
option-misere_match = Alle Stiche in der Misère
    .help = Was es die Partei kostet, die Misère angesagt hat.
value-misere_match-none = nichts weiter
value-misere_match-minus100 = 100 Punkte Abzug
option-write = Was geschrieben wird
    .help = Die Punkte des Spiels oder ihr Abstand zur Ansage.
value-write-points = die Punkte
value-write-difference = die Differenz

## Partie

option-target = Ziel
    .help = Punkte, die zu erreichen sind.
option-finish = Ende der Partie
    .help = Wer gewinnt, wenn die Partie endet.
value-finish-first_out = wer das Ziel zuerst erreicht
value-finish-largest_gap = das höhere Total nach dem Spiel
value-finish-deals = feste Zahl von Spielen
option-deals = Anzahl Spiele
    .help = Für eine Partie mit fester Zahl von Spielen, sonst 0.
option-lowest_wins = Das kleinste Total gewinnt
    .help = Am Schluss gewinnt, wer am wenigsten Punkte hat.
option-tie = Bei Gleichstand
    .help = Was geschieht, wenn die Besten nach dem letzten Spiel gleichauf sind.
value-tie-draw = unentschieden
value-tie-deal = ein Spiel mehr
option-finish_order = Reihenfolge beim Zählen
    .help = Was zuerst zählt, wenn beide Parteien das Ziel erreichen können.
value-finish_order-stock-meld-trick = Stöck, Weis, Stich
value-finish_order-meld-stock-trick = Weis, Stöck, Stich
value-finish_order-meld-trick-stock = Weis, Stich, Stöck
value-finish_order-stock-trick-meld = Stöck, Stich, Weis
value-finish_order-trick-stock-meld = Stich, Stöck, Weis
option-both_over = Beide am Ziel
    .help = Wer gewinnt, wenn sich niemand rechtzeitig bedankt hat.
value-both_over-chronology = wer zuerst dort war
value-both_over-last_trick = wer den letzten Stich gemacht hat
option-claim = Sich bedanken
    .help = Muss man es sagen, oder genügt die Abrechnung?
value-claim-auto = nicht nötig, es wird für alle gezählt
value-claim-required = man muss es sagen
option-claim_counts = Was beim Bedanken zählt
    .help = Welche Stiche in diesem Augenblick mitzählen.
value-claim_counts-turned_only = nur gekehrte Stiche
value-claim_counts-complete_tricks = auch der fertige Stich auf dem Tisch
value-claim_counts-current_with_boss = auch der laufende Stich mit einem Bock
option-wrong_claim = Falsches Bedanken
    .help = Was geschieht, wenn man sich irrt.
value-wrong_claim-lose_game = die Partie ist verloren
value-wrong_claim-lose_game_unless_match = verloren, ausser die Gegner wollen den Matsch
option-rubicon = Unter der Hälfte
    .help = Was geschieht, wenn jemand die Hälfte nicht erreicht.
value-rubicon-off = nichts
value-rubicon-rubicon = Rubikon, man zahlt die Runde
value-rubicon-schneider = Schneider, die Partie zählt doppelt
option-strokes = Striche
    .help = Striche für Berg, Sieg, Matsch und Schneider.
value-strokes-off = ohne Striche
value-strokes-jw = Berg 1, Sieg 2, Matsch 1, Schneider 2
value-strokes-jw_old = je ein Strich
option-solder_test = Rest verlangen
    .help = Wann man die Karten hinlegen und alle übrigen Stiche nehmen darf.
value-solder_test-literal_opponents = kein Trumpf und kein Bock bei den Gegnern
value-solder_test-literal_all = kein Trumpf und kein Bock bei den anderen
value-solder_test-order_free = sicher in jeder Reihenfolge
value-solder_test-forbidden = verboten

## Tisch

option-forfeit = Aufgabe
    .help = Punkte, die man für ein aufgegebenes Spiel schreibt; 0, wo nichts geregelt ist.
option-silence = Schweigen
    .help = Was geschieht, wenn jemand vom Spiel spricht, ein Zeichen gibt, «Bock» sagt oder eine Karte aufschlägt.
value-silence-unstated = nichts gesagt
value-silence-no_penalty = verlangt, ohne Strafe
value-silence-may_cancel = verlangt, sonst kann das Spiel annulliert werden
option-card_check = Kontrolle der Karten
    .help = Wann jeder seine Karten zählt oder aufnimmt.
value-card_check-unstated = nichts gesagt
value-card_check-counted = jeder zählt die eigenen vor dem Ausspielen
value-card_check-after_deal = zuerst das Kartenspiel geprüft, aufgenommen nach dem Geben
option-revoke_rule = Spielfehler
    .help = Wie falsches Angeben an einem wirklichen Tisch geregelt wird.
value-revoke_rule-r93 = Westschweizer Reglement 1993
value-revoke_rule-jw = Deutschschweizer Reglement
value-revoke_rule-cancel = das Spiel wird annulliert
value-revoke_rule-impossible = nicht möglich
option-irregularities = Falsche Karten
    .help = Ob eine Karte, die die Stichregeln verletzt, gar nicht gelegt werden kann oder liegt und nach Reglement geahndet wird, sobald jemand reklamiert.
value-irregularities-prevented = verhindert
value-irregularities-penalised = geahndet
option-slate = Jasstafel
    .help = Wie die Punkte geschrieben werden.
value-slate-w25 = welsch: Hunderter, Kreuze, Zwanziger
value-slate-z_tally5 = Z mit Fünferbündeln
value-slate-numeric = in Zahlen

rules-deals-missing = Das geht nicht zusammen: Bei einer festen Zahl von Spielen muss «{ option-deals }» mindestens 1 sein.
rules-quer-tricks = Das geht nicht zusammen: «{ option-quer_tricks }» muss der anderen Richtung einen Stich lassen.
rules-penalised-rule = Das geht nicht zusammen: Wo falsche Karten geahndet werden, braucht «{ option-revoke_rule }» ein Reglement.
rules-imposed-suits = Das geht nicht zusammen: Zum vorgeschriebenen Trumpf muss «{ option-imposed }» die Farben der Reihe nach nennen.
rules-first-card = «{ option-first_card }» muss eine Karte des Spiels sein.
rules-deals-surplus = Das geht nicht zusammen: «{ option-deals }» gilt nur bei einer festen Zahl von Spielen, sonst ist es 0.
