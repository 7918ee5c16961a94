### Le pagine e i loro link.

rooms = Altre pagine
room-me = Le mie partite
room-rules = Tutte le regole
room-words = Le parole dello jass
unknown-title = Questa pagina non esiste
unknown-text = Forse l’indirizzo è incompleto o vecchio. Da qui puoi scegliere un gioco, ritrovare le tue partite o tornare alla pagina iniziale.
refused-title = A questo tavolo siedono altri
refused-text = Su questo dispositivo non hai un posto a questo tavolo. Chi ti invita deve mandarti il link di un posto. Puoi anche giocare subito contro il computer.
refused-broken-title = Questo tavolo è chiuso
put-out-title = Il tuo posto è di un’altra persona
put-out-text = Chi gestisce il tavolo lo ha assegnato di nuovo, o lo hai lasciato da un’altra finestra. Puoi giocare a un altro tavolo.
refused-old-title = Questo link non apre più un posto
refused-old-text = La partita è stata cancellata, oppure c’è un link più recente. Le altre tue partite ci sono ancora.
refused-archived-title = Questa partita è in archivio
error-archived = Questa partita è vecchia, e chi gestisce il server ha messo le sue carte in archivio. Il tuo risultato resta in «Le mie partite».
title-unknown = Questa pagina non esiste – Buur
title-rules = Regole dello jass – Buur
title-words = Le parole dello jass – Buur
title-me = Le mie partite – Buur
title-game = Rivedere una partita – Buur
start-other = Un altro gioco
room-learn = Impara lo jass
room-series = Una serie
play-new = Nuova partita
home-favourites = I tuoi preferiti
