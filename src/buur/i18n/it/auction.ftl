### La licitazione: giochi, opzioni, rifiuti, racconto.

preset-coinche = Jass coinché
    .help = Si offrono punti e una briscola; la squadra che offre di più deve mantenere l’offerta.
preset-sidi = Sidi Barrani
    .help = Si offrono punti in qualsiasi contratto; un’offerta mancata va agli avversari.
preset-sidi-jassverband = Sidi Barrani, associazione
    .help = Secondo l’associazione svizzera di jass: di cinque in cinque, con contro e surcontro.
preset-sidi-pagat = Sidi Barrani a 1500
    .help = Secondo una raccolta inglese di regole: fino a 157, con gli annunci.
source-FWC = un’enciclopedia pubblica, voce «Jass coinché»
source-JVS = raccomandazioni dell’associazione svizzera di jass, da un’enciclopedia
source-PAG = una raccolta inglese di giochi di carte
cli-source-fwc = FWC: enciclopedia pubblica, «Jass coinché»
cli-source-jvs = JVS: raccomandazioni dell’associazione svizzera di jass
cli-source-pag = PAG: raccolta inglese di giochi di carte
group-auction = Licitazione

option-ladder = Licitazione
    .help = Se prima della prima carta si fanno offerte, e su quale scala.
value-ladder-none = nessuna
value-ladder-points = a punti
option-bid_low = Offerta minima
    .help = Quanti punti si devono offrire almeno.
option-bid_step = Passo delle offerte
    .help = Di quanti punti salgono le offerte.
option-bid_high = Offerta massima in punti
    .help = Fin dove va la scala, prima di tutti i punti e del match.
option-bid_top = Cima della scala
    .help = Che cosa si può offrire sopra le altre offerte.
value-bid_top-none = niente di più
value-bid_top-157 = tutti i punti
value-bid_top-match = il match
value-bid_top-157_match = tutti i punti, poi il match
option-match_worth = Offerta del match
    .help = Quanto vale un match offerto, mantenuto o no.
option-named = Contratto da nominare
    .help = Quando si nomina la briscola o un altro contratto.
value-named-with_bid = con l’offerta
value-named-after = dopo la licitazione
option-reentry = Offrire dopo aver passato
    .help = Se chi ha passato può ancora offrire.
option-auction_end = Fine della licitazione
    .help = Chi deve aver passato perché l’offerta valga.
value-auction_end-all_passed = tutti gli altri hanno passato
value-auction_end-opponents_passed = i due avversari hanno passato
option-doubling = Contro
    .help = Se gli avversari possono contrare l’offerta, e chi l’ha fatta surcontrare.
value-doubling-off = no
value-doubling-double = contro
value-doubling-redouble = contro e surcontro
option-double_window = Momento del contro
    .help = Fino a quando si può contrare un’offerta.
value-double_window-standing = finché l’offerta vale
value-double_window-next_spoken = prima che il prossimo abbia parlato
value-double_window-turn = al proprio turno
option-all_pass = Se tutti passano
    .help = Chi dà le carte se nessuno ha offerto.
value-all_pass-next = il mazziere seguente
value-all_pass-same = lo stesso mazziere
option-bid_failed = Offerta mancata
    .help = Che cosa si scrive se la squadra non mantiene l’offerta.
value-bid_failed-own = a ognuno le sue prese, l’offerta agli altri
value-bid_failed-lost = niente; agli altri le loro prese e l’offerta
value-bid_failed-defence_takes_all = niente; agli altri tutto e l’offerta
value-write-bid = i punti e l’offerta

misdeal-all-passed = Hanno passato tutti: si ridanno le carte.
reason-bad-bid = Questa offerta non esiste in queste regole.
reason-bid-too-low = Bisogna offrire di più.
reason-double-not-allowed = Qui non c’è niente che tu possa contrare.
reason-double-too-late = È troppo tardi per contrare.
rules-auction-found = Combinazione impossibile: dove la briscola è imposta o scoperta non si fanno offerte.
rules-auction-push = Combinazione impossibile: dove si fanno offerte nessuno lascia la scelta al compagno.
rules-auction-lead = Combinazione impossibile: dove si fanno offerte nessuno sceglie giocando.
rules-auction-predict = Combinazione impossibile: si offre o si dichiara, non tutte e due le cose.
rules-auction-empty = Combinazione impossibile: la scala delle offerte è vuota.
rules-bid-ladder = Combinazione impossibile: senza licitazione non c’è un’offerta da scrivere.
rules-bid-sides = Combinazione impossibile: l’offerta si scrive fra due squadre.
rules-bid-multipliers = Combinazione impossibile: con un’offerta ogni smazzata conta una volta.
rules-bid-claim = Combinazione impossibile: con un’offerta si conta per tutti, senza tratti.

say-bid = { $height ->
        [match] Match
       *[other] { $height }
    }, { $contract }
say-passed = Passo
say-doubled = Contro!
tell-bid = { $who ->
        [you] Offri { $height }: { $contract }.
       *[other] { $name } offre { $height }: { $contract }.
    }
tell-passed = { $who ->
        [you] Passi.
       *[other] { $name } passa.
    }
tell-doubled = { $who ->
        [you] Contri.
       *[other] { $name } contra.
    }
tell-bid-made = L’offerta è mantenuta: { $points } punti in più.
tell-bid-failed = L’offerta è mancata: { $points } punti agli altri.
bid-match = Match
bid-all-tricks = tutte le prese
bid-worth = offerta { $points }
hint-act-bid = offrire { $height }, { $contract }
hint-act-passed = passare
hint-act-doubled = contrare
hint-bid-for-hand = La tua mano dovrebbe fare all’incirca tanto.
hint-raise-partner = Con l’offerta del compagno la tua mano permette di più.
hint-pass-bid = La tua mano non permette un’offerta più alta.
hint-double-bid = Gli avversari hanno offerto più di quanto faranno: contra.
hint-double-again = La tua squadra manterrà l’offerta: surcontra.
