### L’arbitro: i regolamenti e le loro decisioni. Variabili: $basis, $cards, $points, $team (0 o 1).

## Regolamenti

referee-regulation-1993 = Regolamento romando del 1993 (estratti)
referee-regulation-2006 = Regole di torneo del 2006, completate dal regolamento del 1993
referee-regulation-german-swiss = Regolamenti svizzero-tedeschi
referee-silent = Il testo non ne dice niente. L’uso:
referee-no-penalty = Il testo lo vieta senza fissare una sanzione. L’uso:
referee-fallback = Le regole del 2006 non ne dicono niente; vale il regolamento del 1993.

## Decisioni

referee-effect-card-stays = La carta era permessa: una carta giocata non si riprende.
referee-effect-follow-suit = Il giocatore riprende la carta; deve rispondere al seme e non può tagliare. Le carte giocate dopo di lui restano.
referee-effect-play-lawfully = Il giocatore riprende la carta e ne gioca una permessa.
referee-effect-trick-lost = La presa va agli avversari. Il giocatore scambia la carta con la sua più forte del seme richiesto, bauer escluso; le due carte non prendono più. Alla presa seguente esce il suo vicino di destra.
referee-effect-trumps-dead = Il giocatore deve rispondere a briscola. Le sue briscole non prendono più, bauer escluso.
referee-effect-forgotten-dead = La carta dimenticata non prende più e va, con i suoi punti, a chi ha fatto quella presa.
referee-effect-tricks-lost = Questa presa e tutte le seguenti vanno agli avversari di chi ha sbagliato, anche il match.
referee-effect-upper-counts = Vale solo la carta di sopra; l’altra torna in mano. Se è stata vista non prende più, ma conserva i suoi punti.
referee-effect-both-dead = Le due carte non prendono più; gli avversari scelgono quale è giocata.
referee-effect-partner-barred = La carta torna in mano. Il compagno non può giocare quel seme con la prossima carta, nemmeno se è briscola, salvo che non abbia altro da giocare.
referee-effect-lead-lost = La carta torna in mano e non prende più. Esce chi è di turno, e i punti di questa presa vanno agli avversari di chi ha sbagliato. Alla seguente esce il suo vicino di destra.
referee-effect-early-card-stays = La carta giocata troppo presto resta. Se non risponde al seme dovuto è una mancata risposta al seme, salvo nell’ultima presa.
referee-effect-turn-accepted = La presa è girata: resta come è stata giocata.
referee-effect-missing-to-last = La smazzata è valida. La carta mancante non prende e va a chi fa l’ultima presa.
referee-effect-missing-or-cancel = La smazzata è valida e la carta non prende, oppure gli avversari la fanno annullare.
referee-effect-count-accepted = Nessuno ha contestato prima di giocare: la smazzata è valida. Una carta di troppo non prende e va a chi fa l’ultima presa.
referee-effect-redeal = La smazzata è annullata; lo stesso mazziere ridà le carte.
referee-effect-deal-stands = Si è già giocato: la smazzata è valida.
referee-effect-look-allowed = L’ultima presa può essere rivista finché non c’è una carta sul tavolo.
referee-effect-warning = Il giocatore riceve un avvertimento.
referee-effect-seen-trick-lost = I punti della presa guardata vanno agli avversari.
referee-effect-may-cancel = Gli avversari possono far annullare la smazzata; lo stesso mazziere ridà le carte.
referee-effect-stoeck-counts = Lo stöck è annunciato in tempo: conta.
referee-effect-stoeck-lost = Lo stöck non è stato annunciato in tempo: non conta.
referee-effect-rest-won = Il resto è preso a ragione: tutte le carte restanti vanno alla parte che l’ha preso.
referee-effect-rest-lost = Tutte le carte restanti vanno agli avversari, con i punti dell’ultima presa.
referee-effect-rest-kept = I punti sono da evitare: tutte le carte restanti vanno alla parte che ha preso il resto, con i punti dell’ultima presa. Prenderlo a torto non giova a nessuno.
referee-effect-partie-lost = Chi chiude a torto perde la partita con il compagno.
referee-effect-partie-or-match = Chi chiude a torto perde la partita con il compagno. Se gli avversari possono ancora fare il match, possono esigere che si continui.
referee-effect-trick-uncounted = Finché resta scoperta sul tavolo la presa non si conta; una volta girata, conta.
referee-effect-open-trick-lost = Chi lascia scoperta una presa fino alla fine della seguente la perde, se gli avversari fanno quella seguente.
referee-effect-shown-choice = La carta non prende più. Gli avversari scelgono se continuare, annullare la smazzata o trattarla come una mancata risposta.
referee-effect-shown-dead = La carta torna in mano; non prende più, ma conserva i suoi punti.
referee-effect-deal-lost = La smazzata è persa; gli avversari possono segnare il match.
referee-effect-meld-corrected = L’annuncio può essere corretto finché la carta non è coperta.
referee-effect-meld-void = Un annuncio troppo basso resta come è stato detto; uno sbagliato non conta.

## Carte

referee-cards-forced = Da scegliere tra: { $cards }.
referee-cards-partner = Il compagno può giocare: { $cards }.
referee-cards-played = Giocata: { $cards }.
referee-cards-dead = Senza valore di presa: { $cards }.
referee-cards-moved = Alla squadra { $team }: { $cards }, valore { $points }.

## Domande

referee-ask-kind = Che cosa è successo?
referee-ask-regulation = Secondo quale regolamento?
referee-ask-case = Qual è il caso?
referee-pairs = I regolamenti parlano di quattro giocatori in due coppie; a questo tavolo le loro decisioni sono solo un riferimento.
referee-basis = Base: { $basis }

## Che cosa è successo

referee-kind-revoke = Un giocatore non ha risposto al seme o ha giocato una carta sbagliata
referee-kind-two_cards = Due carte giocate insieme
referee-kind-missing_card = Manca una carta
referee-kind-card_count = Un giocatore non ha il numero giusto di carte
referee-kind-out_of_turn = Un giocatore ha giocato fuori turno
referee-kind-looked_back = Un giocatore ha guardato prese girate
referee-kind-remark = Un’osservazione, un segno, una carta battuta
referee-kind-stoeck_late = Lo stöck non è stato annunciato subito
referee-kind-wrong_solder = Un giocatore ha preso il resto
referee-kind-wrong_finish = Un giocatore ha chiuso a torto
referee-kind-last_trick_not_turned = Una presa è rimasta scoperta sul tavolo
referee-kind-misdeal = Le carte sono state date male
referee-kind-exposed_in_deal = Si è vista una carta mentre si davano le carte
referee-kind-wrong_cut = Il taglio era sbagliato o dimenticato
referee-kind-card_shown = Un giocatore ha mostrato o lasciato cadere una carta
referee-kind-thrown_in = Un giocatore ha buttato le carte
referee-kind-false_meld = Un annuncio era sbagliato

## Casi

referee-case-lawful = Si vuole riprendere una carta permessa
referee-case-wrong-trump = Taglio più basso vietato, senza carte del seme richiesto
referee-case-refused-trump-open = Briscola richiesta e non data, la presa è aperta
referee-case-revoke-open = Seme non dato, la presa è aperta
referee-case-refused-trump-held = Briscola non data, visto più tardi; ne ha ancora
referee-case-revoke-held = Seme non dato, visto più tardi; ne ha ancora
referee-case-revoke-gone = Seme non dato, visto più tardi; non ne ha più
referee-case-two-cards = Due carte giocate insieme
referee-case-count-before = Numero di carte sbagliato, visto prima di giocare
referee-case-count-first-trick = Numero di carte sbagliato, visto nella prima presa
referee-case-count-later = Numero di carte sbagliato, visto più tardi
referee-case-missing-card = Manca una carta durante il gioco o alla fine
referee-case-led-out-of-turn = Uscito senza essere di turno
referee-case-out-of-turn = Giocato fuori turno
referee-case-turn-later = Giocato fuori turno, la presa è girata
referee-case-look-last = Ultima presa rivista, il tavolo è vuoto
referee-case-look-back = Un’altra presa rivista, o una carta sul tavolo
referee-case-remark = Osservazione, segno, carta battuta, domanda «bock?»
referee-case-stoeck-in-time = Stöck annunciato dopo la carta, prima che la seguente la copra
referee-case-stoeck-late = Stöck dimenticato
referee-case-solder-right = Resto preso a ragione
referee-case-solder-wrong = Resto preso a torto
referee-case-solder-shunned = Resto preso a torto, dove i punti sono da evitare
referee-case-finish-wrong = Chiuso a torto
referee-case-last-trick-open = L’ultima presa non è girata
referee-case-trick-open = Una presa resta scoperta durante la seguente
referee-case-misdeal-before = Carte date male, visto prima di giocare
referee-case-misdeal-later = Carte date male, visto più tardi
referee-case-exposed-before = Carta vista mentre si dà
referee-case-exposed-later = Carta vista mentre si dà, segnalata a gioco iniziato
referee-case-cut-before = Taglio sbagliato o mancato, visto prima di giocare
referee-case-cut-later = Taglio sbagliato o mancato, visto più tardi
referee-case-card-shown = Carta mostrata o caduta
referee-case-thrown-in = Carte buttate
referee-case-meld-open = Annuncio sbagliato, la carta non è coperta
referee-case-meld-covered = Annuncio sbagliato, la carta è coperta

## Una pagina da stampare

referee-sheet-heading = Che fare quando
referee-sheet-case = Caso
referee-sheet-ruling = Decisione
referee-sheet-basis = Base
referee-sheet-custom = uso
referee-sheet-note = Buur · Sezione e riga rinviano alla pagina dell’arbitro; «uso»: il testo tace o non fissa una sanzione.
