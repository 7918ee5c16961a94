### Guardare un tavolo, e le partite che altri mostrano.

title-watch = Buur – guardare
watch-title = Guardare
watch-fact = Stai guardando
watch-others =
    { $count ->
        [one] con un’altra persona
       *[other] con altre { $count } persone
    }
watch-hands-after = tutte le carte dopo ogni mano
watch-hands-late = tutte le carte una mano dopo
watch-gathering = A questo tavolo si aspetta ancora gente.
watch-turn = Guarda dal lato seguente
watch-over = La partita è finita
watch-won = Vittoria di { $names }. { $scores }.
watch-draw = Pareggio. { $scores }.
watch-next = Guarda la rivincita
watch-deals = Mani contate
watch-look = Mostra le carte
watch-later = una mano dopo
watch-refused = Qui non puoi guardare
watch-none = Questo link non mostra alcun tavolo, o non vale più. Chiedine uno nuovo.
error-watch-off = Chi dirige il tavolo non lascia guardare nessuno.
error-watch-renewed = Questo link è stato sostituito. Chiedi quello nuovo.
error-plays-here = Chi gioca o ha giocato questa partita non la guarda prima della fine.
error-too-many-watchers = Tutti i posti per guardare sono occupati. Riprova più tardi.

watch-panel = Guardare
watch-choice-off = No
watch-choice-after = Sì
watch-choice-late = Sì, carte dopo
watch-help-off = Nessuno guarda.
watch-help-after = Chi ha il link vede il tavolo senza le carte in mano. Dopo ogni mano si vedono tutte le carte.
watch-help-late = Chi ha il link vede il tavolo senza le carte in mano. Tutte le carte si vedono una mano dopo.
watch-count =
    { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
watch-link = Link per guardare
watch-lost = Il link è su un altro dispositivo. Creane uno nuovo qui; quello vecchio non varrà più.
watch-renew = Nuovo link
watch-share-text = Vieni a guardarci giocare a jass.

shared-fact = mostrata con un link
shared-none-title = Questo link non mostra alcuna partita
shared-none-text = Forse è incompleto, o la partita è stata tolta. Chiedi un nuovo link.
shared-make = Mostra la partita
shared-made = Chi ha questo link vede tutta la partita:
shared-link = Link alla partita
shared-text = Guarda questa partita di jass.
