### Uno contro gli altri: giochi, opzioni, rifiuti, racconto.

preset-pandur = Pandur in tre
    .help = Ventiquattro carte: chi offre di più gioca da solo contro gli altri due, per punti, nessuna presa o tutte.
preset-pandur-4 = Pandur in quattro
    .help = Come in tre; il mazziere sta fuori e vince con chi gioca da solo.
preset-pandur-2 = Pandur in due
    .help = Otto carte ciascuno e otto nel tallone, di cui si vede l’ultima.
preset-mise = La mise, o il re
    .help = In tre: il re ha offerto per tutta la partita e gioca da solo contro i contadini.
preset-mise-4 = Il re in quattro
    .help = Il re da solo contro tre contadini; quattro carte nel monte, poi nove ciascuno.
preset-mise-5 = Il re in cinque
    .help = Il re chiama una carta, e chi l’ha gioca con lui contro gli altri tre.
source-PAN = più documenti sul Pandur (Bandoure)
source-FWM = un’enciclopedia pubblica, articolo «Mise»
group-solo = Solo contro tutti
group-king = Re

option-packets_later = Distribuzione in seguito
    .help = Come si danno le carte dalla seconda smazzata, se è diverso.
option-widow_up = Carte scoperte
    .help = Carte scoperte accanto alle mani.
option-widow_down = Carte coperte
    .help = Carte coperte accanto alle mani.
option-misere_worth = Misère senza briscola
    .help = Quanto si scrive per una misère senza briscola.
option-misere_leads_trump = Uscita della misère
    .help = Se la misère con briscola comincia con una briscola.
option-sitter = Mazziere che sta fuori
    .help = Quanto scrive il mazziere quando non gioca.
value-sitter-nothing = niente
value-sitter-inherits = quanto vince chi gioca da solo
value-sitter-two = sempre due
option-renounce = Rinuncia
    .help = Se il re può rinunciare prima della prima carta, e quanto vale ai contadini.
value-renounce-no = non ammessa
value-renounce-points = tutti i punti
value-renounce-match = un match
option-call = Carta chiamata
    .help = Se il re chiama un compagno con una carta.
value-call-nobody = nessuno
value-call-any = chi la tiene
value-call-apart = chi la tiene e non siede accanto
option-king_deals = Il re dà le carte
    .help = Se dalla seconda smazzata dà sempre il re.
option-widow_shown = Monte mostrato
    .help = Se tutti vedono le carte coperte che il re prende.
value-ladder-pandur = Pandur: punti, misère, pandur
value-ladder-king = per tutta la partita
value-write-worth = il valore dell’offerta
value-meld_values-pandur = Pandur
value-turned-six_ace = sei: dal basso; asso: dall’alto; se no il suo seme
reason-must-lead-trump = La misère con briscola comincia con una briscola.
reason-bad-discard = Bisogna scartare tante carte quante se ne sono prese.
reason-bad-call = Questa carta non può essere chiamata.
rules-plan-pack = Combinazione impossibile: la distribuzione deve usare tutte le carte del mazzo.
rules-packets = La distribuzione si scrive con numeri uniti da trattini, come 3-3-3, con una w per le carte a parte.
rules-solo-bids = Combinazione impossibile: chi gioca da solo ha vinto la licitazione del suo gioco.
rules-solo-contracts = Combinazione impossibile: nel Pandur si offre per la briscola, per l’obenabe e per le misère; devono esserci tutti.
rules-race-points = Combinazione impossibile: quel che si scrive si sa solo alla fine della smazzata; nessuno può chiudere a metà.
rules-brouc-values = Combinazione impossibile: il brouc ha punti suoi, e nessun match.
rules-middle-three = Combinazione impossibile: c’è uno in mezzo solo fra tre giocatori.
rules-king-bids = Combinazione impossibile: è re chi ha offerto per tutta la partita, e vince chi arriva per primo al suo traguardo.
rules-king-misere = Combinazione impossibile: il re gioca per i punti, senza misère.
rules-hand-size = Combinazione impossibile: una mano ha da 1 a 12 carte.
rules-lead-stages = Combinazione impossibile: si scambia e si entra in gioco prima della prima carta; nessuno sceglie uscendo.
rules-extremes-three = Combinazione impossibile: per segnare il massimo e il minimo dei punti servono tre giocatori, ognuno per sé.
rules-extremes-tricks = Combinazione impossibile: con così poche prese nessuno ha da solo il minimo dei punti. Servono più carte in mano.
rules-auction-sheet = Combinazione impossibile: si offre per un contratto, non per una riga del foglio.
rules-round-sitter = Combinazione impossibile: il mazziere non gioca e non ha carte per scegliere, quindi non si può passare la scelta.
rules-sheet-sitter = Combinazione impossibile: il mazziere non gioca, e nessuno potrebbe giocare le righe che restano solo a lui.
rules-solo-chosen = Combinazione impossibile: chi gioca da solo ha scelto il contratto; ne servono diversi.
rules-king-call = Combinazione impossibile: in tre, tutti siedono accanto al re.
rules-values-written = Combinazione impossibile: si arrotondano i punti, e si segnano le putze, dove le carte contano come al solito.
rules-pomme-reached = Combinazione impossibile: qualcuno deve poter raggiungere i punti sotto i quali si segna una pomme.
rules-values-target = Combinazione impossibile: questi punti si annullano e nessuno raggiunge un traguardo; serve un numero fisso di smazzate.
bid-name = { $height ->
        [misere] misère senza briscola
        [misere_trump] misère con briscola
        [pandur] pandur senza briscola
        [pandur_trump] pandur con briscola
        [match] match
       *[other] { $height }
    }
tell-discarded = { $who ->
        [you] Scarti { $count } carte.
       *[other] { $name } scarta { $count } carte.
    }
tell-called = { $who ->
        [you] Chiami { $card }.
       *[other] { $name } chiama { $card }.
    }
tell-owned = { $who ->
        [you] Hai la carta chiamata.
       *[other] { $name } ha la carta chiamata.
    }
tell-renounced = { $who ->
        [you] Rinunci a questa smazzata.
       *[other] { $name } rinuncia a questa smazzata.
    }
tell-played-on = { $who ->
        [you] Giochi questa smazzata.
       *[other] { $name } gioca questa smazzata.
    }
tell-solo-made = L’offerta è mantenuta: { $points } per { $name }.
tell-solo-failed = L’offerta è mancata: { $points } a ciascuno degli altri.
hint-act-discarded = scartare { $cards }
hint-act-called = chiamare { $card }
hint-act-owned = dire che ce l’hai
hint-act-renounced = rinunciare alla smazzata
hint-act-played-on = giocare la smazzata
hint-keep-strength = Tieni briscole e bock: i punti scartati contano per te.
hint-call-strongest = Chi ha questa carta ti aiuta di più.
hint-hand-hopeless = Con queste carte faresti meno di quanto costa rinunciare.
hint-worth-playing = Con queste carte si fanno punti.
hint-holds-called = Hai in mano la carta chiamata.
