### Regole

preset-coiffeur = Coiffeur
    .help = Ogni parte gioca una volta dieci contratti, contati da una a dieci volte; solo chi ha scelto scrive i suoi punti.
preset-coiffeur-8 = Coiffeur a otto righe
    .help = La forma ufficiale: quattro semi, obenabe, undenufe e due jolly, contati da una a otto volte.
preset-coiffeur-10 = Coiffeur a dieci righe
    .help = Gli otto contratti ufficiali, con slalom e Guschti: contati da una a dieci volte.
preset-coiffeur-alone = Coiffeur ognuno per sé
    .help = In quattro, chi sceglie gioca contro gli altri tre; otto contratti a testa: trentadue smazzate.
preset-coiffeur-3 = Coiffeur in tre
    .help = Ognuno per sé con dodici carte, dieci contratti a testa: trenta smazzate.
preset-tutti = Tutti
    .help = Ogni parte gioca una volta dieci contratti, in venti smazzate; chi sceglie e non fa prese perde 100 punti.

source-EGG = il regolamento ufficiale svizzero-tedesco, secondo pagine pubbliche
source-K17 = regolamento romando, capitolo sul tutti

## Opzioni

group-checklist = Foglio
option-route = A chi passa la scelta
    .help = Chi può scegliere dopo un giocatore che non vuole.
value-route-partner = al compagno
value-route-round = al vicino di destra
option-sheet = Righe del foglio
    .help = Ciò che ognuno deve giocare una volta, in ordine. S H D C: semi; poi oben, unden, slalom, quer, trio, tutti, mitte, gumpf, misere, joker. «joker:7» conta sette volte.
option-sheet_factors = Fattori del foglio
    .help = Per quanto si moltiplicano le righe senza un fattore proprio.
value-sheet_factors-position = per il loro numero sul foglio
value-sheet_factors-once = tutto conta una volta
value-write-declarers = i punti di chi ha scelto
value-finish-checklist = quando tutte le righe sono giocate

## Righe di un foglio

row-joker = jolly
row-factor = { $row } ×{ NUMBER($factor) }

## Rifiuti

reason-category-not-open = Questa riga del foglio è già giocata, o non va con ciò che è stato scelto.
rules-sheet-rows = Combinazione impossibile: «{ option-sheet }» deve nominare le righe con i loro codici, ognuna eventualmente con un fattore come joker:7.
rules-sheet-finish = Combinazione impossibile: un foglio e la fine quando tutte le righe sono giocate vanno insieme.
rules-sheet-found = Combinazione impossibile: con un foglio il contratto si sceglie, non è imposto né scoperto.
rules-sheet-lead = Combinazione impossibile: con un foglio la riga si nomina, e nessuno sceglie la briscola senza parlare.
rules-sheet-multipliers = Combinazione impossibile: con un foglio i fattori stanno nelle righe, e tutto il resto conta una volta.
rules-sheet-quer = Combinazione impossibile: il Guschti deve girare prima dell’ultima presa.
rules-sheet-misere = Combinazione impossibile: una misère vale per l’altra di due parti.
rules-round-back = Combinazione impossibile: una scelta che fa il giro del tavolo non si rende.
rules-declarers-found = Combinazione impossibile: perché scriva solo chi ha scelto, qualcuno deve scegliere.

## La pagina

sheet-title = Foglio
sheet-row = Riga { NUMBER($row) }
tell-row =
    { $who ->
        [you] Scegli: { $row }, { $contract }.
       *[other] { $name } sceglie: { $row }, { $contract }.
    }

## Consigli

hint-row-in-season = Le tue carte vanno bene per questa riga: meglio di quanto si possa ancora sperare.
hint-row-to-throw-away = Devi scegliere: questa riga perde meno delle altre.
hint-wait-for-better-row = Nessuna riga aperta vale la pena con queste carte: lascia scegliere gli altri.
