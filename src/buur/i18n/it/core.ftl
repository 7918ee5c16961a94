### Le parole del gioco. Quelle che non hanno ancora una fonte svizzera sono segnate in
### docs/glossary.md.
### Variabili comuni:
###   $suit  seme: S H D C (carte francesi) o eichel rosen schilten schellen (svizzere)
###          preceduto da at- per i nomi austriaci: at-S, at-eichel
###   $rank, $top  valore: 6 7 8 9 T J Q K A
###   $deck  carte sul tavolo: french, austrian o swiss (french se non è detto)
###   $S, $SQ …  nome di un seme o di una carta di questo mazzo, secondo il suo codice

## Semi

suit-fr-S = picche
suit-fr-H = cuori
suit-fr-D = quadri
suit-fr-C = fiori
suit-ch-eichel = ghiande
suit-ch-rosen = rose
suit-ch-schilten = scudi
suit-ch-schellen = campanelli
suit-name =
    { $suit ->
        [S] { suit-fr-S }
        [H] { suit-fr-H }
        [D] { suit-fr-D }
        [C] { suit-fr-C }
        [eichel] { suit-ch-eichel }
        [rosen] { suit-ch-rosen }
        [schilten] { suit-ch-schilten }
        [schellen] { suit-ch-schellen }
        [at-eichel] { suit-at-eichel }
        [at-rosen] { suit-at-rosen }
        [at-schilten] { suit-at-schilten }
        [at-schellen] { suit-at-schellen }
        [at-S] { suit-at-S }
        [at-H] { suit-at-H }
        [at-D] { suit-at-D }
        [at-C] { suit-at-C }
       *[other] { $suit }
    }

## Valori

rank-fr-6 = sei
rank-fr-7 = sette
rank-fr-8 = otto
rank-fr-9 = nove
rank-fr-T = dieci
rank-fr-J = fante
rank-fr-Q = donna
rank-fr-K = re
rank-fr-A = asso
rank-ch-6 = sei
rank-ch-7 = sette
rank-ch-8 = otto
rank-ch-9 = nove
rank-ch-T = banner
rank-ch-J = under
rank-ch-Q = ober
rank-ch-K = re
rank-ch-A = asso
rank-name-fr =
    { $rank ->
        [6] { rank-fr-6 }
        [7] { rank-fr-7 }
        [8] { rank-fr-8 }
        [9] { rank-fr-9 }
        [T] { rank-fr-T }
        [J] { rank-fr-J }
        [Q] { rank-fr-Q }
        [K] { rank-fr-K }
        [A] { rank-fr-A }
       *[other] { $rank }
    }
rank-name-ch =
    { $rank ->
        [6] { rank-ch-6 }
        [7] { rank-ch-7 }
        [8] { rank-ch-8 }
        [9] { rank-ch-9 }
        [T] { rank-ch-T }
        [J] { rank-ch-J }
        [Q] { rank-ch-Q }
        [K] { rank-ch-K }
        [A] { rank-ch-A }
       *[other] { $rank }
    }
rank-name =
    { $deck ->
        [swiss] { rank-name-ch }
        [austrian] { rank-name-at }
       *[french] { rank-name-fr }
    }

## Valori che non hanno lo stesso nome su tutte le carte

rank-jack =
    { $deck ->
        [swiss] under
        [austrian] unter
       *[french] fante
    }
rank-jacks =
    { $deck ->
        [swiss] under
        [austrian] unter
       *[french] fanti
    }
rank-the-jack =
    { $deck ->
        [swiss] l’under
        [austrian] l’unter
       *[french] il fante
    }
rank-queen =
    { $deck ->
        [swiss] ober
        [austrian] ober
       *[french] donna
    }
rank-queens =
    { $deck ->
        [swiss] ober
        [austrian] ober
       *[french] donne
    }
rank-the-queen =
    { $deck ->
        [swiss] l’ober
        [austrian] l’ober
       *[french] la donna
    }
rank-ten =
    { $deck ->
        [swiss] banner
       *[french] dieci
    }
rank-tens = { rank-ten }
rank-the-ten = il { rank-ten }

## Carte

the-queen-of-spades =
    { $deck ->
        [swiss] l’{ $SQ }
        [austrian] l’{ $SQ }
       *[french] la { $SQ }
    }
the-queen-of-clubs =
    { $deck ->
        [swiss] l’{ $CQ }
        [austrian] l’{ $CQ }
       *[french] la { $CQ }
    }
card-name =
    { $suit ->
        [eichel] { rank-name-ch } di ghiande
        [rosen] { rank-name-ch } di rose
        [schilten] { rank-name-ch } di scudi
        [schellen] { rank-name-ch } di campanelli
        [at-eichel] { rank-name-at } di ghiande
        [at-rosen] { rank-name-at } di cuori
        [at-schilten] { rank-name-at } di foglie
        [at-schellen] { rank-name-at } di campanelli
        [at-S] { rank-name-fr } di { suit-at-S }
        [at-H] { rank-name-fr } di { suit-at-H }
        [at-D] { rank-name-fr } di { suit-at-D }
        [at-C] { rank-name-fr } di { suit-at-C }
       *[other] { rank-name-fr } di { suit-name }
    }

## Contratti

contract-trump = Briscola { suit-name }
    .help = Il seme di { suit-name } taglia gli altri; il bauer ({ rank-jack }) e il nell (nove) sono le briscole più forti.
contract-oben = Obenabe
    .help = Dall’alto in basso: senza briscola, l’asso è la carta più forte, gli otto valgono 8 punti.
contract-unten = Undenufe
    .help = Dal basso in alto: senza briscola, il sei è la carta più forte, gli otto valgono 8 punti.
contract-zigzag = Slalom
    .help = Senza briscola: una presa dall’alto in basso, la seguente dal basso in alto, e così via.
contract-zigzag-oben = Slalom, prima obenabe
    .help = Senza briscola: la prima presa dall’alto in basso, la seguente dal basso in alto, e così via.
contract-zigzag-unten = Slalom, prima undenufe
    .help = Senza briscola: la prima presa dal basso in alto, la seguente dall’alto in basso, e così via.
contract-quer-oben = Guschti, { NUMBER($tricks) } prese obenabe
    .help = Senza briscola: prima dall’alto in basso, il resto dal basso in alto.
contract-quer-unten = Mary, { NUMBER($tricks) } prese undenufe
    .help = Senza briscola: prima dal basso in alto, il resto dall’alto in basso.
contract-trio = 3×3: { $parts }
    .help = Un terzo delle prese con briscola, un terzo dall’alto in basso, un terzo dal basso in alto, nell’ordine annunciato.
contract-tutti = Tutti
    .help = In ogni presa il seme giocato è briscola: non si può tagliare.
contract-tutti-oben = Tutti dall’alto
    .help = Senza briscola: in ogni seme { rank-jack }, nove, asso, re, { rank-queen }, { rank-ten }, otto, sette, sei.
contract-mitte-oben = Mezzo, { rank-ten } poi { rank-jack }
    .help = Senza briscola: { rank-the-ten } è la carta più forte, poi { rank-jack }, nove, { rank-queen }, otto, re, sette, asso, sei.
contract-mitte-unten = Mezzo, { rank-ten } poi nove
    .help = Senza briscola: { rank-the-ten } è la carta più forte, poi nove, { rank-jack }, otto, { rank-queen }, sette, re, sei, asso.
contract-gumpf = Gumpf { suit-name }
    .help = { suit-name } è briscola come al solito; negli altri semi il sei è la carta più forte.
contract-misere = Misère, { $contract }
    .help = Chi la annuncia vuole meno punti possibile: ogni presa vale per chi non l’ha fatta.

## Nomi del Vorarlberg e dell’Austria

suit-at-eichel = ghiande
suit-at-rosen = cuori
suit-at-schilten = foglie
suit-at-schellen = campanelli
suit-at-S = { suit-fr-S }
suit-at-H = { suit-fr-H }
suit-at-D = { suit-fr-D }
suit-at-C = { suit-fr-C }
rank-at-T = dieci
rank-at-J = unter
rank-name-at =
    { $rank ->
        [T] { rank-at-T }
        [J] { rank-at-J }
       *[other] { rank-name-ch }
    }
contract-austrian-oben = Bock
contract-austrian-unten = Gais
contract-austrian-zigzag = Slalom
contract-austrian-zigzag-oben = Slalom, prima Bock
contract-austrian-zigzag-unten = Slalom, prima Gais

## Annunci

meld-to =
    { $top ->
        [6] al sei
        [7] al sette
        [8] all’otto
        [9] al nove
        [T] { $deck ->
            [swiss] al banner
            [austrian] al dieci
           *[french] al dieci
        }
        [J] { $deck ->
            [swiss] all’under
            [austrian] all’unter
           *[french] al fante
        }
        [Q] { $deck ->
            [swiss] all’ober
            [austrian] all’ober
           *[french] alla donna
        }
        [K] al re
        [A] all’asso
       *[other] { $top }
    }
meld-run =
    { $count ->
        [3] tre carte { meld-to }
        [4] quattro carte { meld-to }
        [5] cinque carte { meld-to }
        [6] sei carte { meld-to }
        [7] sette carte { meld-to }
        [8] otto carte { meld-to }
        [9] nove carte { meld-to }
       *[other] { $count } carte { meld-to }
    }
meld-four =
    { $rank ->
        [6] quattro sei
        [7] quattro sette
        [8] quattro otto
        [9] quattro nove
        [T] quattro { rank-tens }
        [J] quattro { rank-jacks }
        [Q] quattro { rank-queens }
        [K] quattro re
        [A] quattro assi
       *[other] quattro { $rank }
    }

## Parole

stoeck = stöck
match = match
word-trump = briscola
word-contract = contratto
word-dealer = mazziere
word-forehand = primo di mano
word-chooser = chi comanda
word-hand = mano
word-deal = smazzata
word-partie = partita
word-trick = presa
word-last-trick = ultima presa
word-meld = annuncio
word-melds = annunci
word-push = passare la scelta
word-cut = tagliare
word-knock = bussare
word-solder = prendere il resto
word-finish = chiudere
word-score = punteggio
word-slate = lavagnetta
word-bock = bock
word-buur = bauer
word-nell = nell
word-target = traguardo
word-rubicon = rubicone
word-schneider = Schneider
word-berg = metà
word-partner = compagno
word-opponents = avversari
word-team = squadra
tricks =
    { $n ->
        [one] { $n } presa
       *[other] { $n } prese
    }
deals =
    { $n ->
        [one] { $n } smazzata
       *[other] { $n } smazzate
    }
cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

## Smazzata annullata

misdeal-card-shown = Si è vista una carta mentre si davano le carte: si ridanno.
misdeal-wrong-count = Non tutti hanno il numero giusto di carte: si ridanno.
misdeal-bad-pack = Il mazzo non è completo: si ridanno le carte.

## Perché una mossa è rifiutata

reason-not-your-turn = Non è ancora il turno di questo giocatore.
reason-wrong-phase = Non è il momento di farlo.
reason-not-in-hand = Questa carta non è nella tua mano.
reason-must-follow-suit = Bisogna rispondere al seme giocato finché se ne ha.
reason-must-follow-trump = Si gioca briscola: bisogna rispondere con una briscola.
reason-undertrump = È vietato tagliare più basso: c’è già una briscola più alta sul tavolo.
reason-must-overtrump = Chi ha soltanto briscole deve superare, se può.
reason-cannot-ruff = Qui chi può rispondere al seme non può tagliare.
reason-contract-not-allowed = Questo contratto non si gioca con queste regole.
reason-bad-prediction = Questa dichiarazione non è permessa.
reason-push-not-allowed = Adesso non si può passare la scelta: bisogna scegliere.
reason-cut-too-small = Per tagliare il mazzo bisogna alzare più carte.
reason-cut-too-large = Tagliando il mazzo bisogna lasciare più carte.
reason-cut-mandatory = Il taglio del mazzo è obbligatorio: bussare non basta.
reason-meld-not-held = Non hai questo annuncio in mano.
reason-meld-overlap = La stessa carta non può servire in questi due annunci.
reason-melds-too-late = Troppo tardi: si annuncia nella prima presa, prima della carta seguente.
reason-melds-off = Si gioca senza annunci.
reason-no-stoeck = Adesso non c’è nessuno stöck da annunciare.
reason-stoeck-too-late = Troppo tardi per lo stöck: i suoi punti sono persi.
reason-stoeck-off = Si gioca senza stöck.
reason-solder-forbidden = Qui si giocano tutte e nove le prese.
reason-solder-not-on-lead = Solo chi è di mano può prendere il resto.
reason-finish-not-allowed = Adesso non si può chiudere la partita.
reason-half-not-allowed = La metà qui non si chiama, oppure è già stata chiamata.
reason-already-contributed = Sei già pronto per la prossima smazzata.
reason-bad-nonce = Questo contributo al mescolamento non è valido.
reason-bad-seed = Questo mescolamento non corrisponde a quello sigillato.
reason-bad-cut = Questo taglio non è quello sorteggiato.
reason-bad-draw = Questo sorteggio del primo mazziere non è valido.
reason-bad-deal = Queste carte non sono date bene: ognuno ne riceve nove diverse.
reason-nothing-to-ask = Adesso non c’è nessun annuncio da mostrare.
reason-nothing-to-turn = Adesso non hai nessuna presa da girare.
reason-bad-ruling = Questa decisione non corrisponde al regolamento o alla smazzata.
reason-must-correct = Prima va sostituita la carta sbagliata nella presa.
reason-nothing-to-object = Adesso non c’è nulla da reclamare contro questa carta.
reason-objection-off = A questo tavolo nessuna carta sbagliata può essere posata: non c’è nulla da reclamare.
reason-ask-not-allowed = Non tocca a te chiedere di vedere questi annunci.
reason-game-over = La partita è finita.
reason-not-a-player = Questo posto non esiste a questo tavolo.
reason-bad-act = Il tavolo non ha capito questa mossa: ricarica la pagina.
reason-replaced = A questo posto ora si gioca in un’altra finestra.
reason-hints-off = A questo tavolo si gioca senza consigli.
reason-nothing-to-advise = Adesso non c’è niente da consigliare.
