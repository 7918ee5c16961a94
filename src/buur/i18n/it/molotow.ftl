### Molotow e Mittlere: la briscola la fa la prima carta che non risponde.

preset-molotow = Molotow
    .help = Ognuno per sé: chi ha da solo meno punti, o da solo più punti ma non cento, segna un tratto; fino a sette.
preset-molotow-3 = Molotow in tre
    .help = Ognuno per sé, meno punti possibile in otto smazzate; la prima carta che non risponde fa briscola.
preset-molotow-5 = Molotow in cinque
    .help = Ognuno per sé, meno punti possibile in otto smazzate; la prima carta che non risponde fa briscola.
preset-molotow-6 = Molotow in sei
    .help = Ognuno per sé, meno punti possibile in otto smazzate; la prima carta che non risponde fa briscola.
preset-mittlere = Mittlere
    .help = In tre: il primo e l’ultimo segnano, quello in mezzo paga; la briscola si fa giocando.

value-contracts-first_discard = prima carta che non risponde
value-write-extremes = un tratto agli estremi
value-write-middle = tratti e zeri secondo il posto

contract-open = Briscola ancora ignota
    .help = Si gioca come dall’alto in basso finché una carta non risponde: il suo seme diventa briscola.
tell-trump-found = Il seme di { $card } diventa briscola.
