### La pagina: inizio e tavolo.
### $who vale «you» quando si tratta del giocatore stesso, altrimenti «other»; $name è allora il suo nome.

## Inizio

tagline = Lo jass, subito: contro il computer.
play-now = Gioca subito
play-wait = Gli altri si siedono…
your-name = Il tuo nome al tavolo (facoltativo)
level = Gli altri giocatori
level-easy = Facile
    .help = Alle prime armi: dimentica le carte uscite.
level-steady = Solido
    .help = Conta le carte e gioca con metodo.
level-sharp = Forte
    .help = Valuta che cosa possono avere gli altri.
level-master = Maestro
    .help = Valuta più a lungo, e più possibilità.
level-own = Come richiesto: { $bots }.
think = Tempo per carta
think-usual = Normale
think-1s = 1 secondo
think-3s = 3 secondi
rules = Regole
source = Fonte: { $source }
source-W25 = enciclopedia dello jass in francese, gennaio 2025
source-W10 = la stessa enciclopedia, stato del 2010
source-R93 = regolamento romando, da Aînés 9/1993
source-P002 = una pagina francese di regole di giochi
source-T06 = regolamento di un torneo, 2006–2007
source-JW = regolamenti svizzero-tedeschi, da un’enciclopedia
source-SL = regole di un sito svizzero di jass online
source-K16 = regolamento romando, capitoli sull’estimation
options =
    { $count ->
        [0] Opzioni delle regole
        [one] Opzioni delle regole ({ $count } cambiata)
       *[other] Opzioni delle regole ({ $count } cambiate)
    }
options-reset = Torna alle regole di base
not-stated = non precisato in queste regole
continue = Partita in corso
more-settings = Altre impostazioni
group-deal = Dare e tagliare
group-choice = Scelta della briscola
group-predict = Dichiarazione dei punti
group-play = Gioco della carta
group-meld = Annunci
group-stoeck = Stöck
group-score = Punti della smazzata
group-partie = Fine della partita
group-table = Al tavolo

## Impostazioni

settings = Impostazioni
language = Lingua
deck = Carte
deck-french = Carte francesi
deck-swiss = Carte svizzero-tedesche
mapping = Seme svizzero-tedesco = seme francese
mapping-hslu = Ghiande = fiori, rose = cuori, scudi = picche, campanelli = quadri
mapping-swisslos = Ghiande = quadri, rose = cuori, scudi = picche, campanelli = fiori
mapping-jassen_ch = Ghiande = fiori, rose = picche, scudi = cuori, campanelli = quadri
mapping-jassguru = Ghiande = picche, rose = fiori, scudi = quadri, campanelli = cuori
four-colours = Quattro colori diversi
theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
index-fr-J = F
index-fr-Q = D
index-fr-K = R
index-fr-A = A

## Tavolo

title-table = Buur – il tavolo
title-turn = Tocca a te – Buur
to-home = Pagina iniziale
loading = Un momento…
connecting = Ci si siede al tavolo…
offline = Connessione persa, si sta ristabilendo…
online = La connessione è ristabilita.
replaced = Stai giocando in un’altra finestra.
retake = Gioca qui
tabletop = Tappeto
hand = Le tue carte
hand-card =
    { $card }{ $trump ->
        [yes] , briscola
        [buur] , briscola, bauer
        [nell] , briscola, nell
       *[no] {""}
    }, { $playable ->
        [yes] giocabile
        [pick] selezionabile
       *[no] non giocabile
    }
trick-label =
    { $count ->
        [0] Presa { $no }, nessuna carta
        [one] Presa { $no }, { $count } carta
       *[other] Presa { $no }, { $count } carte
    }
trick-card =
    { $name }: { $card }{ $wins ->
        [yes] , la più forte
       *[no] {""}
    }
seat-label =
    { $name }, { $cards ->
        [0] senza carte
        [one] { $cards } carta
       *[other] { $cards } carte
    }{ $dealer ->
        [yes] , dà le carte
       *[no] {""}
    }{ $turn ->
        [yes] , è di turno
       *[no] {""}
    }
guest-name = Ospite { $no }
you = Tu
us = Noi
them = Loro
bot = computer
bot-short = bot
preparing = si sta ancora preparando; fino ad allora gioca come «Solido»
preparing-short = carica
deputy = il computer gioca al suo posto
deputy-short = sostituito
dealer = mazziere
dealer-short = M
maker = ha scelto la briscola
trick-no = presa { $no }/{ $of }
deal = Smazzata
deal-no = Smazzata { $deal }
board-no = Smazzata del giorno { $number }
contract = Briscola
chosen-by =
    { $who ->
        [you] Tu
       *[other] { $name }
    }{ $pushed ->
        [yes] , passato
       *[no] {""}
    }
score-label = Noi { $us }, loro { $them }.
deal-points =
    { $counted ->
        [yes] Smazzata: { $us } a { $them }
       *[no] Prese: { $us } a { $them }
    }
target =
    { $deals ->
        [0] Partita a { $target }
        [one] Partita di una smazzata
       *[other] Partita di { $deals } smazzate
    }
status-you =
    { $phase ->
        [play] Gioca tu
        [choose] Tocca a te scegliere
        [cut] Tocca a te tagliare
        [bid] Fai la tua offerta
        [predict] Dichiara i tuoi punti
        [join] Giochi?
        [exchange] Tocca a te scambiare
        [widow] Scarta le carte
        [call] Chiama una carta
        [renounce] Giochi questa smazzata?
        [declare] Tocca a te annunciare
       *[other] Tocca a te
    }
status-other = Tocca a { $name }
status-wait = Un momento…
status-over = La partita è finita
trick-to =
    { $who ->
        [you] La presa è tua
       *[other] La presa è di { $name }
    }
why-wait = Non tocca ancora a te: si aspetta { $name }.
why-not-yet = Per ora non si gioca nessuna carta.
close = Chiudi
cancel = No, continua
points-short = { $points }
slate = Lavagnetta
log = Svolgimento
log-empty = Ancora niente.
last-trick = Ultima presa
help = Aiuto

## Che cosa si può dire o fare

sayings = Annunciare
do-push = Passa la scelta
do-cut = Taglia qui
do-knock = Bussa
do-stoeck = Stöck!
do-ask = Fai vedere gli annunci
do-berg = La metà!
do-solder = Prendi il resto
    .note = tutte le prese
do-turn = Gira la presa
do-object = Reclama: { $name }, presa { $trick }
do-own-up = Ammetti la carta sbagliata (presa { $trick })
do-finish = Chiudi la partita
do-count = Conta la smazzata
stoeck-with-card = Di’ stöck
    .note = 20 punti
stoeck-melds-lost = Di’ di nuovo stöck
    .note = I tuoi annunci non hanno contato
stoeck-melds-wait = Di’ stöck ora
    .note = I tuoi annunci aspettano una presa
stoeck-with-melds = Di’ anche stöck
    .note = 20 punti in più
melds-change =
    { $count ->
        [0] Nessun annuncio
        [one] { $count } annuncio
       *[other] { $count } annunci
    }
choose-title =
    { $pushed ->
        [yes] { $name } ha passato la scelta: che briscola?
       *[no] Che briscola scegli?
    }
cut-title = Tocca a te tagliare
cut-hint = { $name } dà le carte. Alza una parte del mazzo.
cut-where = Dove tagliare
melds-late = Annuncia ancora { $points }
melds-title = I tuoi annunci
melds-none = Non annunciare
melds-declare = Annuncia { $points }
melds-others =
    { $count ->
        [one] { $count } altra possibilità
       *[other] { $count } altre possibilità
    }
insist-title = Gli avversari hanno chiuso a torto
insist-hint = Puoi prendere la partita, o continuare per il match.
insist-yes = Gioca per il match
insist-no = Prendi la partita
count-title = L’ultima presa è giocata
count-hint = Prima del conto puoi ancora annunciare qualcosa.

open-title =
    { $who ->
        [you] Prendi il resto: { $valid ->
            [yes] è giusto
           *[no] è sbagliato
        }
       *[other] { $name } prende il resto: { $valid ->
            [yes] è giusto
           *[no] è sbagliato
        }
    }

## Detto al tavolo

say-value =
    { $value ->
        [20] Tre carte
        [50] Cinquanta
        [100] Cento
        [150] Centocinquanta
        [200] Duecento
       *[other] { $value }
    }
say-count = Di { $count } carte
say-shape =
    { $shape ->
        [run] Una scala
        [run3] Tre carte
        [run4] Quattro carte
        [run5] Cinque carte
        [run5plus] Cinque carte o più
        [run6] Sei carte
        [run7] Sette carte
        [run8] Otto carte
        [run9] Nove carte
        [four9] Quattro nove
        [fourJ] Quattro { rank-jacks }
       *[other] Quattro uguali
    }
say-top =
    { $rank ->
        [6] Al sei
        [7] Al sette
        [8] All’otto
        [9] Al nove
        [T] { $deck ->
            [swiss] Al banner
            [austrian] Al dieci
           *[french] Al dieci
        }
        [J] { $deck ->
            [swiss] All’under
            [austrian] All’unter
           *[french] Al fante
        }
        [Q] { $deck ->
            [swiss] All’ober
            [austrian] All’ober
           *[french] Alla donna
        }
        [K] Al re
        [A] All’asso
       *[other] { $rank }
    }
say-trump =
    { $trump ->
        [yes] Di briscola
       *[no] Non di briscola
    }
say-good = Va bene
say-back = Mi correggo
say-stoeck = Stöck
say-pushed = Passo!
say-asked = Fate vedere!
say-soldered = Il resto è mio
say-finished = Chiudo la partita!
say-berg = La metà!
say-insisted =
    { $insist ->
        [yes] Si gioca!
       *[no] La partita è nostra
    }
say-objected = Reclamo!

## Racconto del gioco

tell-opened =
    { $who ->
        [you] Cominci tu a dare le carte.
       *[other] Comincia { $name } a dare le carte.
    }
tell-cut =
    { $who ->
        [you] Tagli tu.
       *[other] { $name } taglia.
    }
tell-knock =
    { $who ->
        [you] Bussi.
       *[other] { $name } bussa.
    }
tell-dealt = Le carte sono date.
tell-pushed =
    { $who ->
        [you] Passi la scelta.
       *[other] { $name } passa la scelta.
    }
tell-chosen =
    { $who ->
        [you] Scegli: { $contract }.
       *[other] { $name } sceglie: { $contract }.
    }
tell-played = { $name }: { $card }.
tell-said = { $name }: «{ $text }».
tell-stoeck = { $name }: «stöck».
tell-asked =
    { $who ->
        [you] Chiedi di vedere gli annunci.
       *[other] { $name } chiede di vedere gli annunci.
    }
tell-soldered =
    { $who ->
        [you] Prendi il resto.
       *[other] { $name } prende il resto.
    }
tell-finished =
    { $who ->
        [you] Chiudi la partita.
       *[other] { $name } chiude la partita.
    }
tell-taken-back =
    { $who ->
        [you] Riprendi la tua mossa.
       *[other] { $name } riprende la sua mossa.
    }
tell-turned-trick =
    { $who ->
        [you] Giri la presa.
       *[other] { $name } gira la presa.
    }
tell-berg =
    { $who ->
        [you] Chiami la metà.
       *[other] { $name } chiama la metà.
    }
tell-insisted =
    { $insist ->
        [yes] { $name }: si gioca per il match.
       *[no] { $name }: la partita è presa.
    }
tell-objected =
    { $own ->
        [yes]
            { $who ->
                [you] Ammetti una carta sbagliata nella presa { $trick }.
               *[other] { $name } ammette una carta sbagliata nella presa { $trick }.
            }
       *[no]
            { $who ->
                [you] Reclami contro la carta di { $other } nella presa { $trick }.
               *[other] { $name } reclama contro la carta di { $other } nella presa { $trick }.
            }
    }
tell-ruled-card-stays = Decisione: la carta era permessa e resta.
tell-ruled-follow-suit = Decisione: la carta torna in mano; si deve rispondere al seme senza tagliare.
tell-ruled-play-lawfully = Decisione: la carta torna in mano e se ne gioca una permessa.
tell-ruled-trick-lost = Decisione: la carta è scambiata con la più forte del seme, nessuna delle due prende, e la presa va agli avversari.
tell-ruled-trumps-dead = Decisione: le briscole del giocatore perdono il loro valore di presa, bauer escluso.
tell-ruled-forgotten-dead = Decisione: la carta dimenticata perde il suo valore di presa e va a chi ha vinto quella presa.
tell-ruled-tricks-lost = Decisione: quella presa e tutte le seguenti vanno agli avversari.
tell-counted = Contata la smazzata: noi { $us }, loro { $them }.
tell-counted-only = La smazzata è contata.
tell-trick =
    { $who ->
        [you] La presa è tua
       *[other] La presa è di { $name }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
tell-trick-only =
    { $who ->
        [you] La presa è tua.
       *[other] La presa è di { $name }.
    }
tell-wrong-meld =
    { $who ->
        [you] Non hai { $melds }. Questi { $points } punti non contano.
       *[other] { $name } non ha { $melds }. Questi { $points } punti non contano.
    }
tell-melds =
    { $who ->
        [you] Mostri { $melds }: { $points } punti.
       *[other] { $name } mostra { $melds }: { $points } punti.
    }
read-hand = Le tue carte: { $cards }.
read-trick-empty = Il tappeto è vuoto.

## Conti

draw-title = Coppie sorteggiate
draw-hint = Le due carte più alte giocano contro le due più basse. Le carte decidono anche i posti.
draw-on = Avanti
match-us = Match! Tutte le prese sono nostre.
match-them = Match: tutte le prese sono loro.
next-deal = Prossima smazzata
end-title =
    { $won ->
        [won] Vittoria!
        [lost] La partita è persa
       *[draw] Partita pari
    }
end-rubicon =
    { $won ->
        [won] Gli avversari sono in rubicone.
       *[lost] Voi siete in rubicone.
    }
end-worth =
    { $worth ->
        [2] La partita vale doppio.
        [4] La partita vale quadruplo.
       *[other] La partita vale { $worth } volte.
    }
end-strokes = Tratti: noi { $us }, loro { $them }
again = Un’altra partita

## Aiuto

help-text = Tocca una carta per giocarla. Il prossimo giocatore è alla tua destra, il compagno di fronte.
key-play = giocare la carta in quel posto
key-move = da una carta all’altra
key-enter = giocare la carta scelta
key-push = passare la scelta
key-melds = rivedere gli annunci
key-stoeck = stöck
key-turn-trick = girare la presa
key-finish = chiudere la partita
key-solder = prendere il resto
key-last = ultima presa
key-log = svolgimento
key-trick = ascoltare la presa
key-hand = ascoltare le carte
key-points = ascoltare i punti
key-close = chiudere
key-help = questo aiuto

## Problemi

error-other = Non ha funzionato ({ $message }).
error-unreachable = Il server non risponde. Controlla la connessione e riprova.
error-no-seat = Su questo dispositivo non hai un posto a questo tavolo.
error-other-protocol = Questa pagina non è più aggiornata: ricaricala.
error-broken-table = Un errore del programma ha chiuso questa partita; le tue altre partite non sono toccate.
error-ended-table = Il gestore ha chiuso questa partita: { $reason }
error-unavailable = Per ora il server non può salvare; si continua appena può.
error-server = Il server ha un problema. Riprova tra un momento.

## Al tavolo, a colpo d’occhio

need-points =
    { $missing ->
        [0] Traguardo raggiunto
       *[other] Ci mancano { $missing }
    }
need-deals =
    { $left ->
        [one] Ultima smazzata
       *[other] Ancora { $left } smazzate
    }
taken-pile =
    { $who ->
        [us] Le nostre prese: { $count }.
       *[them] Le loro prese: { $count }.
    }

## Comodità: giocare una carta, impostazioni, ciò che si sente

card-lifted = in viaggio
card-raised = sollevata, tocca ancora per giocarla
card-prepared = preparata
card-freed = ripresa
why-sent = La tua carta è in viaggio.
theme-contrast = Contrasto elevato
settings-pace = Ritmo e svolgimento
settings-cards = Carte e colori
settings-language = Lingua e suono
settings-help = Aiuto
settings-play = Comandi
set-names = Nomi delle carte
set-names-swiss = Svizzeri
set-names-austrian = Austriaci
set-play = Per giocare una carta
set-play-direct = Un tocco
set-play-lift = Sollevare, poi toccare
set-play-help = Una carta si può sempre trascinare sul tappeto.
set-prepare = Preparare una carta
set-prepare-help = Toccala prima del tuo turno: sarà giocata quando tocca a te, se le regole lo permettono.
set-sort = Ordine delle carte
set-sort-suits = Per seme
set-sort-trumps = Prima la briscola
set-sort-ranks = Per valore
set-advance = Prossima smazzata
set-advance-press = Quando tocco
set-advance-auto = Automaticamente
set-chalk = Scrittura sulla lavagnetta
set-chalk-help = 98 si scrive 50, due 20 e 8, oppure 100 meno 2. «A mano»: scegli i tratti al conteggio.
set-chalk-canonical = Abituale
set-chalk-shortest = Pochi tratti
set-chalk-hand = A mano
chalk-way = { $name }: scrivere { $points } così
set-hints = Consigli
set-hints-help = Un pulsante chiede consiglio a un buon giocatore.
set-keys = Lettere e cifre come scorciatoie
set-keys-help = Da disattivare se detti o se uno screen reader usa questi tasti.
set-sound = Suono
set-sound-off = Nessuno
set-sound-turn = Il tuo turno
set-sound-all = Tutto
set-left = Per la mano sinistra
sound-on = Suono attivo.
sound-muted = Suono spento.
help-text-lift = Tocca una carta per sollevarla e ancora una volta per giocarla. Il prossimo giocatore è alla tua destra, il compagno di fronte.
keys-play = Giocare
keys-say = Annunciare
keys-look = Guardare
keys-listen = Ascoltare
keys-off = Le lettere e le cifre sono disattivate nelle impostazioni.
read-no-card = In questo posto non c’è nessuna carta.
read-not-now = Ora non è possibile.
key-turn = sentire a chi tocca e qual è la briscola
key-past = riascoltare le mosse precedenti e seguenti
key-sound = spegnere o accendere il suono
key-next = prossima smazzata
key-skip = chiudere, rimettere la carta, raccogliere la presa

## Consigli, regole del tavolo

hint = Consiglio
hint-told = Consiglio: { $act }. { $why }
hint-act-pushed = passare la scelta
hint-act-stoeck = annunciare lo stöck
hint-act-finished = chiudere la partita
hint-act-turned = girare la presa
hint-act-objected = reclamare
hint-act-soldered = prendere il resto
hint-act-asked = far vedere gli annunci
hint-act-declared = annunciare quello che hai
hint-act-silent = non annunciare
hint-act-berg = chiamare la metà
hint-act-insisted =
    { $insist ->
        [yes] giocare per il match
       *[no] prendere la partita
    }
hint-cut-anywhere = Taglia dove vuoi: il caso resta il caso.
hint-strong-contract =
    { $kind ->
        [trump] Qui sei forte: { $count ->
            [one] { $count } briscola
           *[other] { $count } briscole
        }{ $top ->
            [both] , con bauer e nell
            [buur] , con il bauer
            [nell] , con il nell
           *[none] {""}
        }{ $aces ->
            [0] {""}
            [one] , più { $aces } asso
           *[other] , più { $aces } assi
        }.
        [oben] { $count ->
            [0] I tuoi semi sono alti e lunghi.
            [one] I tuoi semi sono alti, con { $count } asso.
           *[other] I tuoi semi sono alti, con { $count } assi.
        }
        [unten] { $count ->
            [0] I tuoi semi sono bassi e lunghi.
            [one] I tuoi semi sono bassi, con { $count } sei.
           *[other] I tuoi semi sono bassi, con { $count } sei.
        }
        [zigzag] La tua mano prende in tutte e due le direzioni.
        [misere] La tua mano resta facilmente sotto.
       *[other] La tua mano ci si presta bene.
    }
hint-best-of-weak-hand = Niente è davvero buono: questa è la scelta meno cattiva.
hint-partner-may-be-stronger = La tua mano è troppo debole: forse il compagno ha di meglio.
hint-lacks-a-suit = Hai solo tre semi: se passi la scelta, il compagno potrebbe prendere il quarto.
hint-draw-trumps = Hai la briscola più alta: fai cadere quelle degli avversari.
hint-force-out-high-trump = Fai uscire le briscole alte: poi varranno le tue.
hint-trumps-left =
    { $count ->
        [one] Gli altri hanno ancora { $count } briscola.
       *[other] Gli altri hanno ancora { $count } briscole.
    }
hint-cash-master = È un bock, la più alta rimasta nel suo seme: incassala.
hint-opponents-without-trumps = Gli avversari non hanno più briscole: nessuno può tagliare.
hint-lead-partners-suit = Il compagno si è mostrato forte in questo seme: giocaglielo.
hint-lead-low = Esci con una carta bassa e tieni le buone per dopo.
hint-lead-singleton =
    È la tua sola carta di questo seme: { $ruffs ->
        [yes] poi potrai tagliare.
       *[no] poi giocherai quello che vuoi.
    }
hint-lead-safest = Fra tutte le uscite è quella che rischia di meno.
hint-only-card = È l’unica carta che puoi giocare.
hint-take-trick =
    { $points ->
        [0] Fai la presa, così sei di mano.
        [one] Fai la presa: vale { $points } punto.
       *[other] Fai la presa: vale { $points } punti.
    }
hint-take-for-good =
    { $points ->
        [0] Questa presa non te la toglie più nessuno.
        [one] Questa presa da { $points } punto non te la toglie più nessuno.
       *[other] Questa presa da { $points } punti non te la toglie più nessuno.
    }
hint-ruff =
    { $points ->
        [0] Taglia, così sei di mano.
        [one] Taglia: la presa vale { $points } punto.
       *[other] Taglia: la presa vale { $points } punti.
    }
hint-overruff =
    { $points ->
        [0] Taglia più alto, così sei di mano.
        [one] Taglia più alto: la presa vale { $points } punto.
       *[other] Taglia più alto: la presa vale { $points } punti.
    }
hint-smear = La presa è del compagno: caricagli { $points } punti.
hint-leave-to-partner = La presa è del compagno: lasciagliela.
hint-signal-strength = La presa è del compagno: mostragli dove sei forte.
hint-give-nothing = La presa è degli avversari: dai il meno possibile.
hint-discard-worthless = Scarta una carta che non ti serve più.
hint-keep-others = Le altre carte ti serviranno di più dopo: tienile.
hint-keep-buur = Tieni il bauer: farà una presa migliore.
hint-counted-out = Restano due prese: a conti fatti, così rende di più.
hint-lead-to-lose = Esci con una carta che altri dovranno prendere.
hint-take-if-must = Fai questa presa: costa meno delle prossime.
hint-stay-below = Resta sotto: la presa va ad altri.
hint-throw-danger = Liberati di una carta che potrebbe costarti cara.
hint-worth-of-hand = Le tue carte valgono circa questo.
hint-short-of-prediction = Ti mancano ancora punti: prendi quello che serve.
hint-prediction-reached = Hai i tuoi punti: non prenderne altri.
hint-declare-melds = Annuncia quello che hai: { $points } punti.
hint-no-melds = Non hai nessun annuncio.
hint-call-stoeck =
    Hai il re e { rank-the-queen } di briscola: di’ «stöck».
hint-stoeck-goes-out = Mostra subito lo stöck: basta per chiudere.
hint-out = Avete i punti: chiudi, e la partita è vinta.
hint-turn-trick = L’ultima presa vale solo girata: con quella avete i punti.
hint-revoke-proven = Non si è risposto al seme: la carta mostrata poi lo prova.
hint-half-reached = Avete la metà dei punti: chiamala prima degli altri.
hint-all-mine = Tutte le prese che restano sono tue: metti giù le carte.
hint-see-melds = Così saprai chi ha quali carte.
hint-claim-was-wrong = Gli avversari hanno chiuso a torto: la partita è vostra.
hint-play-for-match = La partita è già vostra, e un match vale ancora un tratto.
card-advised = consigliata
rules-read = Leggi queste regole
rules-loading = Le regole arrivano…
rules-failed = Le regole non sono arrivate.
rules-again = Riprova
rules-find = Cerca una regola o una parola
rules-none = Non si trova né in queste regole né nelle parole.
rules-words = Le parole del gioco
key-hint = chiedere un consiglio
key-rules = leggere le regole del tavolo
key-referee = chiedere all’arbitro
referee = Arbitro in caso di errore
referee-afresh = Altra domanda
referee-print = Stampa questo regolamento
why-must-follow-suit =
    Devi rispondere{ $ruff ->
        [yes] {" "}o tagliare
       *[no] {""}
    }: { $cards }.
why-must-follow-trump = Si gioca briscola, devi rispondere: { $cards }.
why-cannot-ruff = Qui chi può rispondere al seme non taglia: { $cards }.
why-undertrump = È vietato tagliare più basso: la presa è già di una briscola più alta ({ $best }).
why-must-overtrump = Hai soltanto briscole e devi superare quella sul tavolo ({ $best }): { $cards }.
rules-unknown-rules = Queste regole non esistono: «{ $name }».
rules-unknown-option = Queste regole non hanno un’opzione «{ $name }».
rules-not-flag = «{ $option }»: «{ $value }» non va, la risposta è sì o no.
rules-not-number = «{ $option }»: «{ $value }» non va, ci vuole un numero da { $low } a { $high }.
rules-not-choice = «{ $option }»: «{ $value }» non va, questo valore non esiste.
rules-not-text = «{ $option }»: «{ $value }» non va, ci vuole un testo.
rules-not-factors = «{ $option }»: «{ $value }» non va, ci vogliono fattori da 1 a 20 per contratto.
rules-teams-drawn = Le coppie si sorteggiano solo in quattro, in due squadre.
rules-penalised-table = Combinazione impossibile: le carte sbagliate sono sanzionate solo in quattro, in due squadre, con nove carte a testa.
rules-penalised-game = Combinazione impossibile: le carte sbagliate sono sanzionate solo dove si vogliono punti e la briscola è annunciata.
rules-imposed-alone = Combinazione impossibile: la briscola imposta non lascia altro da scegliere.
rules-misere-alone = Combinazione impossibile: la misère ha bisogno di un altro gioco, che si gioca in misère.
rules-imposed-push = Combinazione impossibile: una briscola imposta non si passa.
rules-imposed-lead = Combinazione impossibile: con la briscola imposta nessuno la sceglie senza parlare.
rules-push-back = Combinazione impossibile: per rendere la scelta bisogna poterla passare.
rules-deals-rubicon = Combinazione impossibile: con un numero fisso di smazzate non c’è traguardo, e nemmeno una metà.
rules-revives-voids = Combinazione impossibile: il match ridà gli annunci solo se annulla quelli degli altri.
rules-predict-lead = Combinazione impossibile: la dichiarazione viene prima della prima carta, quindi nessuno sceglie giocando.
rules-difference-predict = Combinazione impossibile: senza dichiarazione non c’è differenza da scrivere.
rules-difference-sides = Combinazione impossibile: la differenza si scrive dove ognuno gioca per sé.
rules-bonus-difference = Combinazione impossibile: il premio si toglie da una differenza.
rules-compensation-open = Combinazione impossibile: il mazziere è risparmiato solo se si dichiara ad alta voce e si scrive la differenza.
rules-lowest-deals = Combinazione impossibile: il totale più basso vince solo dopo un numero fisso di smazzate, o quando qualcuno arriva al traguardo.
rules-alone-solder = Combinazione impossibile: il resto si prende solo contro una sola altra squadra.
rules-alone-claim = Combinazione impossibile: con più di due parti si conta per tutti, senza rubicone né tratti.
rules-alone-counter = Combinazione impossibile: il match contrario si toglie solo fra due squadre.
rules-alone-push = Combinazione impossibile: chi gioca per sé non ha un compagno a cui passare.
rules-alone-misere = Combinazione impossibile: la misère conta per l’altra di due squadre.
rules-rounds-deals = Combinazione impossibile: i tratti per giro vogliono giri completi, e che vinca chi ha meno punti.
rules-values-melds = Combinazione impossibile: dove le carte contano altrimenti, non ci sono né annunci né stöck.
rules-tie-deals = Combinazione impossibile: una smazzata in più suppone un numero fisso di smazzate.

## Applicazione e rete

app-name = Buur – lo jass
app-description = Lo jass, subito: chibre e Schieber contro il computer, senza registrarsi.
offline-yet = Per ora niente rete. Appena torna, si continua.

## Pagina iniziale: opzioni

factors-own = fattori propri
