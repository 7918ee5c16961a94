### Le regole a scelta: preset-NOME, option-NOME e value-OPZIONE-VALORE (un «+» vi diventa «-»).
### Sì e no si dicono dappertutto allo stesso modo.

value-yes = sì
value-no = no
value-number = { $n }

## Regole già pronte

preset-chibre = Chibre
    .help = Il chibre romando di oggi: quattro semi, annunci, mille punti.
preset-pique-double = Picche doppie
    .help = Il chibre in cui tutto vale doppio quando la briscola è { $S }, a 1500 punti.
preset-chibre-2010 = Chibre 2010
    .help = Il chibre come lo si descriveva nel 2010: gli annunci valgono dalla prima presa fatta.
preset-reglement-1993 = Regolamento 1993
    .help = Gli estratti del regolamento ufficiale romando usciti nel 1993, completati dall’uso.
preset-regles-002 = Regole francesi
    .help = Il chibre di una pagina francese: chi può rispondere non taglia, il match vale 252.
preset-tournoi-2006 = Torneo 2006
    .help = Un torneo del 2006: senza annunci, il match vale 157, numero fisso di smazzate.
preset-match-aux-cartes = Match aux cartes
    .help = Sedici smazzate a briscola imposta, senza passare né annunciare: 157 punti per smazzata.
preset-schieber = Schieber
    .help = Il gioco della Svizzera tedesca: con obenabe e undenufe, mille punti, tutto vale una volta.
preset-schieber-2500 = Schieber a 2500
    .help = Lo Schieber con i moltiplicatori: { $S } e { $C } valgono doppio, obenabe e undenufe triplo.
preset-estimation = Differenza
    .help = Ognuno per sé dichiara i suoi punti; vince chi ci va più vicino.

## Dare le carte

option-teams_drawn = Sorteggiare le coppie
    .help = Ognuno pesca una carta: le due più alte giocano contro le due più basse.
option-first = Chi comincia la prima smazzata
    .help = Come si trova il primo mazziere o chi sceglie la prima briscola.
value-first-holder_D7 = il { $D7 }
value-first-holder_R7 = il { $H7 }
value-first-holder_RT = il { $HT }
value-first-holder_card = un’altra carta
value-first-random_dealer = mazziere a sorte
value-first-draw_high = dà chi pesca la carta più alta
value-first-draw_low = dà chi pesca la carta più bassa
value-first-scribe = dà chi tiene la lavagnetta
option-first_card = Carta che comincia
    .help = Se comincia un’altra carta: il suo codice, per esempio D7 per il { $D7 }.
option-dealer_after_first = Secondo mazziere
    .help = Chi dà dopo una prima smazzata cominciata da una carta.
value-dealer_after_first-right_of_dealer = a destra del primo mazziere
value-dealer_after_first-first_holder = chi aveva la carta
option-next_game_dealer = Mazziere della partita seguente
    .help = Chi dà per primo quando si rifà una partita allo stesso tavolo.
value-next_game_dealer-rotation = a turno
value-next_game_dealer-losers = i perdenti
value-next_game_dealer-winners = i vincitori
option-cut = Taglio del mazzo
    .help = Quante carte si alzano almeno, e se basta bussare.
value-cut-min3_optional = facoltativo, almeno tre
value-cut-min2_mandatory = obbligatorio, almeno due
value-cut-min3_mandatory = obbligatorio, almeno tre
value-cut-none = senza taglio
option-packets = Distribuzione
    .help = Quante carte alla volta.
option-misdeal_redealer = Dopo carte date male
    .help = Chi ridà le carte.
value-misdeal_redealer-same = lo stesso mazziere
value-misdeal_redealer-next = il mazziere seguente

## Scelta della briscola

option-contracts = Contratti
    .help = Che cosa si può scegliere.
value-contracts-suits = semi
value-contracts-oben = obenabe
value-contracts-unden = undenufe
value-contracts-slalom = slalom
value-contracts-quer = Guschti e Mary
value-contracts-trio = 3×3
value-contracts-tutti = tutti
value-contracts-tutti_oben = tutti dall’alto
value-contracts-mitte = mezzo
value-contracts-gumpf = gumpf
value-contracts-misere = misère
value-contracts-imposed = briscola imposta
value-contracts-turned = carta scoperta
option-quer_tricks = Lunghezza del Guschti
    .help = Quante prese si giocano nella prima direzione prima che si inverta.
option-trio_order = Ordine del 3×3
    .help = In che ordine vengono le tre parti: briscola, obenabe e undenufe.
value-trio_order-free = a scelta
value-trio_order-trump_middle = briscola in mezzo
option-turned = Carta scoperta
    .help = Che cosa indica l’ultima carta del mazziere.
value-turned-suit = il suo seme è briscola
value-turned-kreuzjass = asso, re e { rank-queen } obenabe; sei, sette e otto undenufe
option-imposed = Briscole imposte
    .help = I semi nell’ordine delle smazzate: S { $S }, H { $H }, D { $D }, C { $C }.
option-push = Passare la scelta
    .help = Il primo di mano può lasciare la scelta al compagno.
value-push-yes = permesso
value-push-no = vietato
value-push-not_first_deal = vietato nella prima smazzata
option-push_back = Rendere la scelta
    .help = Il compagno può rendere la scelta al primo di mano, che allora deve scegliere.
option-trump_by_lead = Briscola senza parlare
    .help = Se nessuno dice niente, il seme della prima carta giocata è briscola.
option-premature_choice = Parlare troppo presto
    .help = Quando il compagno parla prima di chi deve scegliere.
value-premature_choice-none = niente
value-premature_choice-forehand_deals = la scelta è persa, il primo di mano dà
value-premature_choice-opponents_twice = gli avversari scelgono due volte
option-leader = Prima carta
    .help = Chi gioca la prima carta della smazzata.
value-leader-forehand = il primo di mano, a destra del mazziere
value-leader-announcer = chi ha scelto
option-slalom_pushed_leader = Prima carta di uno slalom passato
    .help = Chi gioca per primo quando è stato il compagno a scegliere lo slalom.
value-slalom_pushed_leader-forehand = il primo di mano, a destra del mazziere
value-slalom_pushed_leader-announcer = chi l’ha scelto
option-multipliers = Moltiplicatori
    .help = Che cosa vale doppio o triplo: tutti i punti della smazzata, annunci e stöck compresi.
value-multipliers-all1 = tutto una volta
value-multipliers-spades2 = { $S } vale doppio
value-multipliers-schieber123 = neri doppi, obenabe e undenufe tripli
value-multipliers-uri = neri, obenabe e undenufe doppi

## Dichiarazione

option-prediction = Dichiarazione dei punti
    .help = Se ognuno dichiara i suoi punti prima della prima carta.
value-prediction-none = nessuna
value-prediction-hidden = nascosta
value-prediction-open = ad alta voce
option-exact_bonus = Premio per la dichiarazione esatta
    .help = Chi indovina ha dieci punti in meno.
option-dealer_compensation = Compenso al mazziere
    .help = Il mazziere parla per ultimo ed è risparmiato se la somma delle dichiarazioni è lontana dal vero.

## Gioco della carta

option-unde_values = Punti di undenufe
    .help = Quale carta vale undici punti dal basso in alto: il sei o l’asso.
value-unde_values-six11 = sei 11, asso 0
value-unde_values-ace11 = asso 11, sei 0
option-slalom_values = Punti dello slalom
    .help = I punti seguono la prima direzione annunciata, o sempre quelli di obenabe.
value-slalom_values-start = secondo la prima direzione
value-slalom_values-oben = sempre come obenabe
option-tutti_values = Punti del tutti
    .help = { $deck ->
            [swiss] Tutti gli under
            [austrian] Tutti gli unter
           *[french] Tutti i fanti
        } e i nove valgono come di briscola, o solo quelli del primo seme giocato.
value-tutti_values-all = ovunque, 253 punti
value-tutti_values-first_led = primo seme, 157 punti
option-ruff_when_can_follow = Tagliare anche potendo rispondere
    .help = Si può giocare briscola pur avendo il seme giocato.
option-undertrump = Tagliare più basso
    .help = Giocare una briscola più bassa di quella che ha già tagliato.
value-undertrump-only_trumps = solo chi ha soltanto briscole
value-undertrump-free_if_void = permesso senza il seme giocato
option-only_trumps = Con sole briscole
    .help = Chi ha soltanto briscole gioca libero o deve superare.
value-only_trumps-free = libero
value-only_trumps-forced_over = obbligato a superare
option-buur_exempt = Il bauer si può tenere
    .help = Il bauer non si deve mai dare, nemmeno da solo.
option-buur_never_forced = Il bauer non deve superare
    .help = Se solo il bauer può superare, si resta liberi.
option-martinique8 = Otto di Martinica
    .help = L’otto di briscola batte il bauer se è giocato dopo di lui nella stessa presa.
option-last_trick_view = Rivedere l’ultima presa
    .help = L’ultima presa si può rivedere finché nessuna carta è sul tavolo.

## Annunci

option-melds = Annunci
    .help = Le scale e le quattro carte uguali danno punti.
option-meld_values = Valore degli annunci
    .help = Quanto valgono le scale lunghe.
value-meld_values-romand = romando: 100 da cinque carte in su
value-meld_values-grand = grande: da 150 a 300 da sei carte in su
value-meld_values-vorarlberg = Vorarlberg: 120–180 da sei carte in su
option-low_quartets = Quattro sei, sette o otto
    .help = Anche questi valgono come annuncio, 100 punti.
option-cross_meld = Annuncio incrociato
    .help = Una carta può servire in una scala e in quattro uguali.
option-split_runs = Dividere una scala lunga
    .help = Una scala di sei carte o più si può annunciare in due pezzi.
option-meld_order = Quale annuncio vince
    .help = Come si confrontano due annunci.
value-meld_order-romand = romando: punti, numero, altezza
value-meld_order-romand_both = romando, a parità segnano tutti e due
value-meld_order-german = tedesco: punti, numero, altezza
value-meld_order-p002 = punti, altezza, briscola, posto
value-meld_order-pagat_petit = quattro uguali prima di ogni scala
value-meld_order-pagat_grand = graduatoria fissa di scale e quattro uguali
value-meld_order-vorarlberg = Vorarlberg: punti, altezza, briscola, posto
option-meld_time = Quando si annuncia
    .help = Il momento in cui ognuno dice che cosa ha.
value-meld_time-with_first_card = con la prima carta
value-meld_time-after_first_lead = a turno, dopo la prima carta giocata
option-meld_deadline = Annunci dimenticati
    .help = Fino a quando si può ancora annunciare, una volta giocata la prima carta.
value-meld_deadline-with_card = persi con la carta
value-meld_deadline-until_covered = finché la carta seguente non la copre
option-false_melds = Annunciare ciò che non si ha
    .help = Quanto costa un annuncio falso.
value-false_melds-prevented = impossibile
value-false_melds-penalised = possibile, l’annuncio è perso
option-meld_show = Mostrare gli annunci
    .help = Quando si mostrano gli annunci vincenti.
value-meld_show-always = sempre
value-meld_show-on_request_opponents = se lo chiede un avversario
value-meld_show-on_request_any = se lo chiede qualcuno
value-meld_show-described = detti, non mostrati
option-meld_credit = Segnare gli annunci
    .help = Quando i loro punti sono acquisiti.
value-meld_credit-immediate = subito
value-meld_credit-at_first_trick = con la prima presa fatta
option-match_voids_melds = Il match annulla gli annunci
    .help = Chi non fa nessuna presa perde gli annunci; lo stöck resta.
option-match_revives_melds = Il match ridà gli annunci
    .help = Gli annunci di chi fa match valgono anche se erano battuti.

## Stöck

option-stock = Stöck
    .help = Re e { rank-queen } di briscola nella stessa mano valgono 20 punti.
option-stock_deadline = Annunciare lo stöck
    .help = Fino a quando si può annunciare lo stöck.
value-stock_deadline-immediate = con la seconda carta
value-stock_deadline-next_card = prima della carta seguente
value-stock_deadline-trick_turned = prima che la presa sia girata
value-stock_deadline-end_with_proof = fino alla fine, con la prova
option-stock_with_meld = Stöck con l’annuncio
    .help = Lo stöck compreso in un annuncio si dice con esso.
option-stock_early_finish = Chiudere con lo stöck
    .help = Se i suoi punti bastano per vincere, lo stöck si può annunciare in anticipo.

## Punti

option-last_trick = Ultima presa
    .help = Punti per l’ultima presa.
option-match = Match
    .help = Che cosa porta fare tutte le prese.
value-match-bonus100 = 100 punti in più
value-match-bonus50 = 50 punti in più
value-match-none = niente in più
value-match-p002 = 100 in più, senza i punti dell’ultima presa
option-counter_match = Match contrario
    .help = Il match della squadra che non ha scelto.
value-counter_match-same = come ogni match
value-counter_match-double = vale doppio
value-counter_match-minus100 = 100 punti in meno agli altri
option-misere_match = Tutte le prese in misère
    .help = Quanto costa alla squadra che ha annunciato la misère.
value-misere_match-none = niente di più
value-misere_match-minus100 = 100 punti in meno
option-write = Che cosa si scrive
    .help = I punti della smazzata o la loro distanza dalla dichiarazione.
value-write-points = i punti
value-write-difference = la differenza

## Partita

option-target = Traguardo
    .help = Punti da raggiungere.
option-finish = Fine della partita
    .help = Chi vince quando la partita finisce.
value-finish-first_out = chi arriva per primo al traguardo
value-finish-largest_gap = il totale più alto a fine smazzata
value-finish-deals = numero fisso di smazzate
option-deals = Numero di smazzate
    .help = Per una partita con un numero fisso di smazzate, altrimenti 0.
option-lowest_wins = Vince il totale più basso
    .help = Alla fine vince chi ha meno punti.
option-tie = In caso di parità
    .help = Che cosa succede se i migliori sono pari dopo l’ultima smazzata.
value-tie-draw = partita pari
value-tie-deal = una smazzata in più
option-finish_order = Ordine del conto
    .help = Che cosa conta per primo quando possono chiudere tutte e due le squadre.
value-finish_order-stock-meld-trick = stöck, annunci, prese
value-finish_order-meld-stock-trick = annunci, stöck, prese
value-finish_order-meld-trick-stock = annunci, prese, stöck
value-finish_order-stock-trick-meld = stöck, prese, annunci
value-finish_order-trick-stock-meld = prese, stöck, annunci
option-both_over = Tutti e due al traguardo
    .help = Chi vince se nessuno ha chiuso in tempo la partita.
value-both_over-chronology = chi ci è arrivato prima
value-both_over-last_trick = chi ha fatto l’ultima presa
option-claim = Dire che si chiude
    .help = Bisogna dirlo, o basta il conto?
value-claim-auto = non serve, si conta per tutti
value-claim-required = bisogna dirlo
option-claim_counts = Che cosa conta quando si chiude
    .help = Le prese che valgono in quel momento.
value-claim_counts-turned_only = solo le prese girate
value-claim_counts-complete_tricks = anche la presa completa sul tavolo
value-claim_counts-current_with_boss = anche la presa in corso con un bock
option-wrong_claim = Chiusura sbagliata
    .help = Che cosa succede a chi si sbaglia.
value-wrong_claim-lose_game = la partita è persa
value-wrong_claim-lose_game_unless_match = persa, salvo che gli altri vogliano giocare il match
option-rubicon = Sotto la metà
    .help = Che cosa succede a chi non arriva alla metà.
value-rubicon-off = niente
value-rubicon-rubicon = rubicone, si paga il giro
value-rubicon-schneider = Schneider, la partita vale doppio
option-strokes = Tratti
    .help = Tratti per metà, vittoria, match e Schneider.
value-strokes-off = senza tratti
value-strokes-jw = metà 1, vittoria 2, match 1, Schneider 2
value-strokes-jw_old = un tratto per ogni cosa
option-solder_test = Prendere il resto
    .help = Quando si possono posare le carte e prendere tutte le prese che restano.
value-solder_test-literal_opponents = né briscole né bock agli avversari
value-solder_test-literal_all = né briscole né bock a nessun altro
value-solder_test-order_free = sicuro in qualunque ordine
value-solder_test-forbidden = vietato

## Tavolo

option-forfeit = Abbandono
    .help = Punti scritti a chi abbandona una smazzata; 0 dove non c’è regola.
option-silence = Silenzio
    .help = Che cosa succede a chi parla del gioco, fa un segno, dice «bock» o batte una carta.
value-silence-unstated = non si dice niente
value-silence-no_penalty = richiesto, senza pena prevista
value-silence-may_cancel = richiesto, se no la smazzata può essere annullata
option-card_check = Controllo delle carte
    .help = Quando ognuno conta le sue carte o le prende in mano.
value-card_check-unstated = non si dice niente
value-card_check-counted = ognuno conta le sue prima di giocare
value-card_check-after_deal = prima si verifica il mazzo, le carte si prendono dopo la distribuzione
option-revoke_rule = Errori di gioco
    .help = Come si regola una mancata risposta a un vero tavolo.
value-revoke_rule-r93 = regolamento romando 1993
value-revoke_rule-jw = regolamento svizzero-tedesco
value-revoke_rule-cancel = la smazzata è annullata
value-revoke_rule-impossible = impossibili
option-irregularities = Carte sbagliate
    .help = Se una carta contraria alle regole della presa non si può posare, oppure resta posata ed è sanzionata appena qualcuno reclama.
value-irregularities-prevented = impedite
value-irregularities-penalised = sanzionate
option-slate = Lavagnetta
    .help = Come si scrivono i punti.
value-slate-w25 = romanda: tratti da 100, croci, tratti da 20
value-slate-z_tally5 = a Z, tratti barrati ogni cinque
value-slate-numeric = in cifre

rules-deals-missing = Combinazione impossibile: con un numero fisso di smazzate, «{ option-deals }» dev’essere almeno 1.
rules-quer-tricks = Combinazione impossibile: «{ option-quer_tricks }» deve lasciare almeno una presa all’altra direzione.
rules-penalised-rule = Combinazione impossibile: per sanzionare le carte sbagliate, «{ option-revoke_rule }» deve indicare un regolamento.
rules-imposed-suits = Combinazione impossibile: con la briscola imposta, «{ option-imposed }» deve dare i semi in ordine.
rules-first-card = «{ option-first_card }» dev’essere una carta del mazzo.
rules-deals-surplus = Combinazione impossibile: «{ option-deals }» serve solo con un numero fisso di smazzate, altrimenti è 0.
