### L’arbitro: i regolamenti e le loro decisioni. Variabili: $cards, $points, $team (0 o 1).

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
referee-effect-trick-lost = La presa va agli avversari. Il giocatore scambia la carta con la sua più forte del seme richiesto, bauer escluso; le due carte non prendono più. Il suo vicino di destra apre la presa seguente.
referee-effect-trumps-dead = Il giocatore deve rispondere a briscola. Le sue briscole non prendono più, bauer escluso.
referee-effect-forgotten-dead = La carta dimenticata non prende più e va, con i suoi punti, a chi ha fatto quella presa.
referee-effect-tricks-lost = Questa presa e tutte le seguenti vanno agli avversari di chi ha sbagliato, anche il match.
referee-effect-upper-counts = Vale solo la carta di sopra; l’altra torna in mano. Se è stata vista non prende più, ma conserva i suoi punti.
referee-effect-both-dead = Le due carte non prendono più; gli avversari scelgono quale è giocata.
referee-effect-partner-barred = La carta torna in mano. Il compagno non può giocare quel seme con la prossima carta, nemmeno se è briscola, salvo che non abbia altro da giocare.
referee-effect-lead-lost = La carta torna in mano e non prende più. Apre chi è di turno; i punti di questa presa vanno agli avversari di chi ha sbagliato e il suo vicino di destra apre la seguente.
referee-effect-early-card-stays = La carta giocata troppo presto resta. Se non risponde al seme dovuto è una rinuncia, salvo nell’ultima presa.
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
referee-effect-rest-won = La richiesta è giusta: tutte le carte restanti vanno a chi l’ha fatta.
referee-effect-rest-lost = La richiesta è sbagliata: tutte le carte restanti vanno agli avversari.
referee-effect-partie-lost = Chi dice a torto di aver finito perde la partita con il compagno.
referee-effect-partie-or-match = Chi dice a torto di aver finito perde la partita con il compagno. Se gli avversari possono ancora fare il match, possono esigere che si continui.
referee-effect-trick-uncounted = Finché resta scoperta sul tavolo la presa non si conta; una volta girata, conta.
referee-effect-open-trick-lost = Chi lascia scoperta una presa fino alla fine della seguente la perde, se gli avversari fanno quella seguente.
referee-effect-shown-choice = La carta non prende più. Gli avversari scelgono se continuare, annullare la smazzata o trattarla come una rinuncia.
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
