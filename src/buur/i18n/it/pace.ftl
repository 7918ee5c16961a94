### Il ritmo degli altri giocatori.

pace = Ritmo
pace-slow = Tranquillo
pace-normal = Normale
pace-fast = Veloce
pace-tap = Quando tocco
pace-help = Con «Quando tocco» gli altri aspettano che tu tocchi il tavolo o prema la barra spaziatrice.
set-still = Senza animazioni
proceed = Avanti
proceed-how = Avanti con la barra spaziatrice o con un tocco sul tavolo.

set-rest = Fine della smazzata
set-rest-ask = A richiesta
set-rest-auto = Automaticamente
set-rest-help = Quando non c’è più nulla da decidere, un pulsante gioca le ultime carte, o si giocano da sole.
lay-rest = Cala il resto
key-rest = calare il resto

take-back = Riprendi la mossa
set-training = Esercizio: riprendere le mosse
set-training-help = Ai nuovi tavoli contro il computer. Queste partite non contano.
key-take-back = riprendere l’ultima mossa
training-note = Giocata per esercizio: questa partita non conta.
