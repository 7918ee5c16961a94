### La pagina: inizio e tavolo.
### $who vale «you» quando si tratta del giocatore stesso, altrimenti «other»; $name è allora il suo nome.

## Inizio

tagline = Lo jass, subito: contro tre giocatori della casa.
play-now = Gioca subito
play-wait = Si prepara il tavolo…
play-hint = Senza conto, senza installare nulla.
your-name = Il tuo nome
your-name-hint = facoltativo
rules = Regole
source = Fonte: { $source }
source-W25 = enciclopedia del jass in francese, gennaio 2025
source-W10 = la stessa enciclopedia, stato del 2010
source-R93 = regolamento romando, da Aînés 9/1993
source-P002 = una pagina francese di regole di giochi
source-T06 = regolamento di un torneo, 2006–2007
source-JW = regolamenti svizzero-tedeschi, da un’enciclopedia
source-SL = regole di un gestore svizzero di jass in rete
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
mapping = Corrispondenza dei semi
mapping-hslu = Eichel = fiori, Rosen = cuori, Schilten = picche, Schellen = quadri
mapping-swisslos = Eichel = quadri, Rosen = cuori, Schilten = picche, Schellen = fiori
mapping-jassen_ch = Eichel = fiori, Rosen = picche, Schilten = cuori, Schellen = quadri
mapping-jassguru = Eichel = picche, Rosen = fiori, Schilten = quadri, Schellen = cuori
four-colours = Un colore per ogni seme
speed = Ritmo
speed-slow = tranquillo
speed-normal = normale
speed-fast = veloce
speed-none = immediato, senza movimento
theme = Aspetto
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
index-fr-J = F
index-fr-Q = D
index-fr-K = R
index-fr-A = A

## Tavolo

title-table = Buur – il tavolo
title-turn = Tocca a te – Buur
to-home = Pagina iniziale
connecting = Ci si siede al tavolo…
offline = Connessione persa, la si ristabilisce…
online = La connessione è ristabilita.
replaced = Stai giocando in un’altra finestra.
retake = Gioca qui
carpet = Tappeto
hand = Le tue carte
hand-card =
    { $card }{ $trump ->
        [yes] , briscola
        [buur] , briscola, bauer
        [nell] , briscola, nell
       *[no] {""}
    }, { $playable ->
        [yes] giocabile
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
you = Tu
us = Noi
them = Loro
bot = giocatore della casa
bot-short = bot
deputy = un bot gioca al suo posto
deputy-short = sostituito
dealer = mazziere
dealer-short = M
maker = ha scelto la briscola
trick-no = presa { $no }/9
deal = Smazzata
deal-no = Smazzata { $deal }
contract = Briscola
chosen-by =
    { $who ->
        [you] da te
       *[other] da { $name }
    }{ $pushed ->
        [yes] , passato
       *[no] {""}
    }
score-label = Noi { $us }, loro { $them }.
deal-points = Smazzata: { $us } a { $them }
target =
    { $deals ->
        [0] Partita a { $target }
        [one] Partita di una smazzata
       *[other] Partita di { $deals } smazzate
    }
status-you =
    { $phase ->
        [play] Tocca a te giocare
        [choose] Tocca a te scegliere
        [cut] Tocca a te tagliare
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
do-push = Passare
do-cut = Tagliare qui
do-knock = Bussare
do-stoeck = Stöck!
do-ask = Far vedere gli annunci
do-berg = La metà!
do-solder = Prendere il resto
do-finish = Chiudere
do-count = Contare la smazzata
stoeck-with-card = Dire «stöck»
stoeck-with-melds = Dire «stöck» insieme
melds-change =
    { $count ->
        [0] Nessun annuncio
        [one] { $count } annuncio
       *[other] { $count } annunci
    }
choose-title =
    { $pushed ->
        [yes] Il compagno ha passato: scegli tu
       *[no] Che briscola scegli?
    }
cut-title = Tocca a te tagliare
cut-hint = { $name } dà le carte. Alza una parte del mazzo.
cut-where = Dove tagliare
melds-title = I tuoi annunci
melds-none = Non annunciare
melds-declare = Annunciare { $points }
melds-others =
    { $count ->
        [one] { $count } altra possibilità
       *[other] { $count } altre possibilità
    }
insist-title = Gli avversari hanno chiuso a torto
insist-hint = Puoi prendere la partita, o continuare per il match.
insist-yes = Giocare per il match
insist-no = Prendere la partita
finish-title = Chiudere la partita?
finish-hint = Affermi che la tua squadra ha { $target } punti. Se non è vero, la partita è persa.
solder-title = Prendere il resto?
solder-hint = Scopri le tue carte e pretendi tutte le prese che restano. Se non è giusto, vanno agli avversari.
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
        [run] Una sequenza
        [run3] Tre carte
        [run4] Quattro carte
        [run5] Cinque carte
        [run5plus] Cinque carte o più
        [run6] Sei carte
        [run7] Sette carte
        [run8] Otto carte
        [run9] Nove carte
        [four9] Quattro nove
        [fourJ] { $deck ->
            [swiss] Quattro Under
           *[french] Quattro fanti
        }
       *[other] Quattro uguali
    }
say-top =
    { $rank ->
        [6] Al sei
        [7] Al sette
        [8] All’otto
        [9] Al nove
        [T] { $deck ->
            [swiss] Al Banner
           *[french] Al dieci
        }
        [J] { $deck ->
            [swiss] All’Under
           *[french] Al fante
        }
        [Q] { $deck ->
            [swiss] All’Ober
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
say-stoeck = Stöck
say-pushed = Passo!
say-asked = Fate vedere!
say-soldered = Il resto è mio
say-finished = Chiudo!
say-berg = La metà!
say-insisted =
    { $insist ->
        [yes] Si gioca!
       *[no] La partita è nostra
    }

## Racconto del gioco

tell-opened =
    { $who ->
        [you] Dai tu le carte per primo.
       *[other] { $name } dà le carte per primo.
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
        [you] Passi.
       *[other] { $name } passa.
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
tell-counted = Contata la smazzata: noi { $us }, loro { $them }.
tell-counted-only = La smazzata è contata.
tell-trick =
    { $who ->
        [you] La presa è tua: { $points }.
       *[other] La presa è di { $name }: { $points }.
    }
tell-trick-only =
    { $who ->
        [you] La presa è tua.
       *[other] La presa è di { $name }.
    }
tell-melds =
    { $who ->
        [you] Mostri { $melds }: { $points }.
       *[other] { $name } mostra { $melds }: { $points }.
    }
read-hand = Le tue carte: { $cards }.
read-trick-empty = Il tappeto è vuoto.

## Conti

summary-title = Smazzata { $deal }
sum-both = Insieme
sum-tricks = Prese
sum-cards = Punti delle carte
sum-last-trick = Ultima presa
sum-base = Punti del gioco
sum-match = Match
sum-melds = Annunci
sum-stoeck = Stöck
sum-raw = Somma
sum-times = Vale ×{ $multiplier }
sum-total = Totale della smazzata
standing =
    Noi { $us }, loro { $them } – { $deals ->
        [0] si gioca a { $target }
        [one] si gioca una smazzata
       *[other] si giocano { $deals } smazzate
    }.
match-us = Match! Tutte le prese sono nostre.
match-them = Match: tutte le prese sono loro.
next-deal = Prossima smazzata
end-title =
    { $won ->
        [won] Vittoria!
        [lost] La partita è persa
       *[draw] Partita pari
    }
end-out = La meta è raggiunta.
end-claim = La chiusura era giusta.
end-wrong-claim = La chiusura era sbagliata: la partita va agli avversari.
end-gap = La smazzata è finita, vince il totale più alto.
end-deals = Tutte le smazzate sono giocate, vince il totale più alto.
end-rubicon =
    { $won ->
        [won] Gli avversari sono rubicone.
       *[lost] Voi siete rubicone.
    }
end-strokes = Tratti: noi { $us }, loro { $them }
again = Un’altra partita

## Aiuto

help-text = Tocca una carta per giocarla. Il prossimo giocatore è alla tua destra, il compagno di fronte.
key-play = giocare la carta in quel posto
key-move = da una carta all’altra
key-enter = giocare la carta scelta
key-push = passare
key-melds = rivedere gli annunci
key-stoeck = stöck
key-finish = chiudere
key-solder = prendere il resto
key-last = ultima presa
key-log = svolgimento
key-trick = ascoltare la presa
key-hand = ascoltare le carte
key-points = ascoltare i punti
key-close = chiudere il foglio
key-help = questo aiuto

## Problemi

error-other = Non ha funzionato ({ $message }).
error-unreachable = Il server non risponde. Controlla la connessione e riprova.
error-no-seat = Su questo dispositivo non hai un posto a questo tavolo.
error-server = Il server ha un problema. Riprova tra un momento.
