### Tables for friends: `error-{code}` of an invitation or of a change of seats.

error-table-full = Questo tavolo è al completo. Chiedi un posto al prossimo tavolo.
error-table-playing = A questo tavolo si gioca, e tutti i posti sono occupati. Forse più tardi se ne libera uno.
error-table-over = La partita a questo tavolo è finita.
error-table-gone = Questo tavolo non esiste più.
error-invitation-renewed = Questo invito è stato sostituito da uno nuovo. Chiedilo ai tuoi amici.
error-invitation-closed = Questo invito è chiuso. Chi gestisce il tavolo può aprirlo.
error-put-out = Il tuo posto a questo tavolo ora è di un’altra persona.
error-not-host = Può farlo solo chi gestisce il tavolo.
error-changed = Il tavolo è appena cambiato. Controlla e riprova.
error-begun = La partita è cominciata; questo non si può più cambiare.
error-own-seat = È il tuo posto. Lascia il tavolo se vuoi cederlo.
error-bad-seat = Questo posto al tavolo non esiste.
error-no-draw = Con queste regole le coppie non si tirano a sorte.
error-not-over = La rivincita è possibile quando la partita è finita.
error-rematch-made = Il tavolo della rivincita è pronto.
error-no-rematch = Per il tuo posto non c’è rivincita.
error-not-friends = A questo tavolo non si distribuiscono posti.
error-too-many-gathering = Troppi tavoli aperti da qui aspettano giocatori. Comincia la partita a uno di essi, o lascialo.
error-bad-request = Il programma non ha capito. Ricarica la pagina.
error-too-many-requests = Troppo in fretta. Aspetta un momento e riprova.
error-replaced = Un altro dispositivo gioca ora al tuo posto.
