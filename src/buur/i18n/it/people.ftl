### Chi si è: nome, amici, chiavi, dispositivi, i propri dati, privacy.

person-pages = Pagine su di te
person-me = Partite
person-people = Amici
person-account = Account
person-nameless = senza nome
person-nameless-self = Ancora senza nome

## Amici

person-nobody = Gioca prima una partita. Poi il server sa chi sei, e puoi avere amici.
person-asking = Vorrebbero essere tuoi amici
person-accept = Accetta
person-decline = Rifiuta
person-no-friends = Ancora nessuno. Chiedi a chi ha giocato con te, o manda a qualcuno il tuo link.
person-met = Hai giocato con loro
person-ask = Chiedi
person-asked = chiesto
person-remove = Togli
person-end-ask = Finire l’amicizia con { $name }?
person-end-yes = Finisci
person-link = Il tuo link per gli amici
person-link-help = Chi apre il link e accetta stringe amicizia con te. Un nuovo link sostituisce il vecchio.
person-link-make = Crea un link
person-link-close = Chiudi il link
person-link-days = Vale { $days } giorni.
person-copy = Copia
person-copied = Il link è copiato.
person-share = Condividi

friend-title = Essere amici
friend-ask = { $name } vorrebbe fare amicizia con te.
friend-yes = Sì, volentieri
friend-done = Tu e { $name } ora siete amici.

## Account

person-name = Il tuo nome
person-save = Salva
person-name-help = Così ti chiami al prossimo tavolo e per i tuoi amici. Gli altri tavoli non cambiano.
person-listed = Mostra il mio nome nelle classifiche
person-listed-help = Nelle classifiche delle partite rapide tutti vedono allora il tuo nome, il tuo posto, il tuo livello e quante partite hai giocato.
person-keep = Conserva le tue partite
person-keep-help = Per ora ti conosce solo questo browser. Se ne cancelli i dati, non ritrovi più le tue partite e i tuoi amici. Con una chiave torni da ogni dispositivo, senza password.
person-kept = Le tue chiavi
person-kept-help = Ti riportano alle tue partite da ogni dispositivo. Conservane almeno una.
person-sign-in = Accedi
person-sign-in-help = Hai conservato le tue partite su un altro dispositivo? Accedi con la stessa chiave.
person-passkey = Passkey
person-passkey-help = Con una passkey il tuo dispositivo ti riconosce dall’impronta, dal volto o dal PIN.
person-since = { $label }, dal { $date }
person-add-passkey = Crea una passkey
person-sign-in-passkey = Accedi con una passkey
person-passkey-not-made = Nessuna passkey è stata creata: hai annullato, o questo dispositivo ne ha già una.
person-passkey-not-used = L’accesso non è riuscito: hai annullato, o questo dispositivo non ha passkey per questo sito.
person-mail = Indirizzo e-mail
person-send = Manda un link
person-sent = Ti abbiamo mandato un link a { $address }. Aprilo entro { $minutes } minuti in questo browser.
person-send-again = Altro indirizzo, o manda di nuovo
person-no-keys = Su questo server non si può: le passkey richiedono un collegamento sicuro, e posta non ne manda.
person-remove-key = Togli { $what }
person-devices = I tuoi dispositivi
person-device = Browser sconosciuto
person-here = questo
person-used = l’ultima volta il { $date }
person-sign-out = Scollega
person-sign-out-ask = Scollegare questo browser? La tua chiave ti riporta qui.
person-sign-out-last = Non hai chiavi. Se ti scolleghi, niente ti riporta alle tue partite e ai tuoi amici.
person-left = Questo browser è scollegato.
person-erased = Tutto ciò che ti riguarda è cancellato. Questo browser non ti conosce più.
person-data = I tuoi dati
person-export = Scarica tutto ciò che è salvato su di te
person-delete = Cancella tutto su di me
person-delete-ask =
    { $friends ->
        [0] Cancellarti per sempre, con { $parties ->
                [one] { $parties } partita
               *[other] { $parties } partite
            }?
       *[other] Cancellarti per sempre, con { $parties ->
                [one] { $parties } partita
               *[other] { $parties } partite
            } e { $friends ->
                [one] { $friends } amicizia
               *[other] { $friends } amicizie
            }?
    }
person-delete-help = Le partite con altre persone restano a loro, senza il tuo nome. Non si può tornare indietro.
person-delete-yes = Cancella per sempre

keep-title = Il tuo link dalla posta
keep-text = Con questo link conservi le tue partite sotto questo indirizzo. Se le hai già conservate, ti colleghi, e ciò che hai giocato in questo browser si aggiunge.
keep-yes = Avanti
keep-again = Chiedi un nuovo link
keep-done-title = Fatto
keep-done = Ora ritrovi le tue partite da ogni dispositivo.

## Statistica

stats-title = Statistica
stats-rules = Gioco
stats-deals = Smazzate
stats-points = Punti in media
stats-won = Vinte / partite
stats-contracts = La tua briscola
stats-times = Scelta
stats-made = Più punti
stats-partners = Con chi
stats-played = Partite
stats-won-share = Vinte
stats-share = { $share } %
stats-bot = Computer ({ $bot })
stats-friend = amico

## Privacy

privacy-title = Privacy
privacy-short = Giochi senza account e senza password. Il server salva ciò che serve per giocare e per ritrovare le partite, e non ne trasmette niente. Qui c’è tutto.
privacy-stored = Che cosa è salvato
privacy-person = Su di te
privacy-browsers = Sui tuoi browser
privacy-keys = Se conservi le tue partite
privacy-friends = Su di te e sugli altri
privacy-parties = Sulle tue partite
stored-name = il nome che hai scelto per ultimo, e il tuo nome a ogni tavolo
stored-avatar = il disegno che hai scelto
stored-listing = se le classifiche delle partite rapide mostrano il tuo nome
stored-since = da quando il server ti conosce
stored-number = un numero interno casuale che nessuno vede
stored-public-number = un numero casuale che vedono solo i tuoi amici
stored-cookie = l’impronta (hash) del tuo cookie, non il cookie stesso
stored-device = browser e sistema, e il giorno della tua ultima visita
stored-passkey = la parte pubblica di ogni passkey, il suo contatore e l’ultimo uso
stored-mail = i tuoi indirizzi e-mail, se ne dai
stored-mail-link = l’impronta di un link mandato, con l’indirizzo che l’ha ricevuto; vale 10 minuti e si cancella con la lettera seguente
stored-friends = chi sono i tuoi amici, a chi hai chiesto e chi ha chiesto a te
stored-friend-link = l’impronta del tuo link per gli amici
stored-ban = fino a quando non puoi giocare qui, se il gestore ti esclude, e perché
stored-mutes = chi non vuoi sentire
stored-reports = ciò che segnali di qualcuno, con le ultime cose dette al tavolo
stored-clubs = i tuoi club, il tuo nome e ruolo, e le serate a cui vieni
stored-seats = i tavoli ai quali siedi e hai seduto
stored-ticket = le impronte delle chiavi dei tuoi posti
stored-parties = regole, orari, punteggio ed esito di ogni partita
stored-acts = ogni carta e ogni annuncio, con l’ora
stored-results = i tuoi punti, i match e le briscole
stored-invitation = le impronte degli inviti ai tavoli
stored-replay-link = le impronte dei link con cui mostri una partita ad altri
stored-boards = le tue smazzate del giorno e la loro classifica
stored-ratings = il tuo livello nelle partite rapide, da solo e con altri
privacy-address-title = Il tuo indirizzo di rete
privacy-address = Non sta in nessun registro e viene salvato solo se il gestore lo esclude, fino al giorno in cui questo finisce. Il server lo tiene in memoria al massimo un giorno dopo la tua ultima visita, perché nessuno lo sovraccarichi, e più a lungo solo finché sei collegato. Un server che gli sta davanti può tenere un registro proprio.
privacy-cookies-title = Cookie
privacy-cookies = Un cookie dice chi sei; vale un anno dopo la tua ultima visita. Un secondo dice quale lingua, quali carte e quale versione della pagina ha il tuo browser. Le tue impostazioni restano nel tuo browser. Niente viene da altri siti, e nessuno ti conta.
privacy-others-title = Che cosa vedono gli altri
privacy-others = Al tavolo tutti vedono il tuo nome, il tuo disegno, se ci sei e che cosa giochi. Gli amici vedono il tuo nome attuale. Nelle smazzate del giorno tutti vedono il nome che indichi lì; nelle classifiche delle partite rapide solo se acconsenti. Nessuno può cercare te o il tuo indirizzo. Chi gestisce il server ha la banca dati e legge ciò che viene segnalato.
privacy-time-title = Per quanto tempo
privacy-time = Finché non lo cancelli. Il gestore può spostare le singole carte delle vecchie partite in un archivio senza nomi; i tuoi risultati restano. Un browser assente da un anno non porta più a te. Senza passkey né indirizzo e-mail tutto viene allora cancellato, come se lo cancellassi tu.
privacy-rights-title = Che cosa puoi fare
privacy-rights = Alla pagina «Account» puoi scaricare tutto e cancellare tutto. Il tuo nome sparisce allora anche dalle partite degli altri; le loro carte e i loro punti restano.

## Errori

error-nobody = Il server non conosce ancora questo browser. Gioca prima una partita.
error-no-friend = Questa persona non è tua amica.
error-no-friend-link = Questo link non vale più. Chiedine uno nuovo.
error-no-request = Questa richiesta non c’è più.
error-own-link = Questo è il tuo link. Mandalo a qualcuno.
error-too-many-friends = Più amici o richieste non si può.
error-too-many-keys = Più chiavi non si può. Togline prima una.
error-bad-address = Questo non è un indirizzo e-mail.
error-bad-passkey = Questa passkey qui non apre niente.
error-no-mail = Questo server non manda posta.
error-no-passkeys = Le passkey non funzionano su questo server.
error-no-mail-link = Questo link è troppo vecchio o già usato. Chiedine uno nuovo.
error-other-browser = Apri il link nel browser in cui l’hai chiesto, o chiedine uno nuovo qui.
error-not-kept = Non hai chiavi. Conserva prima le tue partite.
error-not-confirmed = È passato troppo tempo. Guarda ancora che cosa verrebbe cancellato.
