### La riga di comando. Comandi, opzioni e codici restano come si scrivono.

## Errori: una frase, e in .hint che cosa fare

cli-error-unknown-rules = Non ci sono regole «{ $name }».
    .hint = Per esempio: { $known }; `buur rules list` le mostra tutte.
cli-error-unknown-rules-near = Non ci sono regole «{ $name }».
    .hint = Forse { $near }? `buur rules list` le mostra tutte.
cli-error-rules-twice = --rules e --house indicano entrambe le regole.
    .hint = Ne basta uno.
cli-error-unknown-option = Le regole non hanno un’opzione «{ $name }».
    .hint = Forse { $near }? `buur rules show chibre` le mostra tutte.
cli-error-option-without-value = «{ $word }» non è un’opzione con il suo valore.
    .hint = Scrivi NOME=VALORE, per esempio target=500.
cli-error-bad-value = L’opzione { $name } non può essere «{ $value }».
    .hint = Può essere: { $expected }.
cli-error-rules = { $name } non è un file di regole di casa: { $message }.
    .hint = È un file TOML: una riga base = "schieber", magari un name, e una tabella [options] con ciò che cambia.
cli-error-unknown-bot = Non c’è un bot «{ $name }».
    .hint = Ci sono: { $known }.
cli-error-no-budget = Al bot { $name } non si può dare un limite.
    .hint = Riflette quanto gli serve: togli @ e ciò che segue.
cli-error-bad-budget = Al bot { $name } non si può dare «{ $budget }».
    .hint = Scrivi un numero di giri, come { $name }@300, o un tempo per ogni mossa, come { $name }@200ms.
cli-error-bad-habits = Il file { $file } non contiene abitudini che questo programma sappia leggere.
    .hint = `buur train` scrive file di questo tipo.
cli-error-nothing-to-practise = Da queste regole non si può imparare nulla: { $names }.
    .hint = Indica con --rules altre regole, la cui briscola sia nota prima della prima carta.
cli-error-bot-raised = Il bot { $name } si è fermato per un errore: { $detail }.
    .hint = Il suo programma ne dice di più.
cli-error-bot-no-module = Il bot { $name } non si può caricare: { $detail }.
    .hint = Scrivi pacchetto.modulo:funzione; il pacchetto deve stare in PYTHONPATH.
cli-error-bot-no-factory = Il bot { $name } non si può creare: la funzione { $detail } non esiste.
    .hint = La funzione riceve il seme del caso, un numero, e restituisce un bot.
cli-error-bot-worker-died = Un processo che giocava { $name } è terminato.
    .hint = Con `--workers 1` dice perché.
cli-error-bot-no-program = Il bot { $name } non si avvia: { $detail }.
    .hint = Scrivi cmd: e il programma con i suoi argomenti, fra virgolette.
cli-error-bot-no-hello = Il bot { $name } non manda hello.
    .hint = La sua prima riga dev’essere un oggetto con la chiave hello, vedi docs/how-to/duel.md.
cli-error-bot-crashed = Il bot { $name } è terminato: { $detail }.
    .hint = Un bot gira finché non finisce il suo standard input.
cli-error-bot-hung = Il bot { $name } non risponde più: diverse risposte non sono arrivate entro { $detail } s.
    .hint = Dagli più tempo con --timeout.
cli-error-bot-flood = Il bot { $name } scrive senza finire la riga.
    .hint = Ogni risposta è una riga di JSON, inviata subito.
cli-error-bot-refuses = Il bot { $name } si rifiuta di giocare: { $detail }.
    .hint = È lui a porre fine al duello; il suo programma ne dice di più.
cli-error-bot-no-agent = Nessun agente risponde per { $name }: { $detail }.
    .hint = Scrivi hslu: e il suo indirizzo, come hslu:http://localhost:8158/steady.
cli-error-bot-no-address = { $name } non indica un indirizzo: { $detail }.
    .hint = Scrivi hslu: o hslu-old: e l’indirizzo dell’agente, come hslu:http://localhost:8158/steady.
cli-error-bot-unlawful = Il bot { $name } dà una risposta che le regole non permettono: { $detail }.
    .hint = Da una partita così non si impara nulla; correggi il suo programma.
cli-error-bot-other-game = { $name } non sa giocare { $detail }.
    .hint = Gli agenti della HSLU e i bot del Jass Challenge conoscono lo Schieber: `--rules schieber`.
cli-error-bot-nobody-came = Nessuno gioca per { $name }. Bot che mancano al tavolo: { $detail }.
    .hint = Devono arrivare a questa porta entro due minuti, vedi docs/how-to/duel.md.
cli-error-bot-no-bot-there = Nessuno risponde per { $name }: { $detail }.
    .hint = Scrivi il suo indirizzo, come ws://localhost:9000/bot.
cli-error-bot-left = Un bot di { $name } ha lasciato il tavolo: { $detail }.
    .hint = Con --state il duello riprende da dove si è fermato.
cli-error-bot-no-port = { $name } non riesce ad aprire la porta: { $detail }.
    .hint = Scrivi una porta libera, come listen:9000 o zuehlke:3000.
cli-error-bot-bad-port = { $name } non indica una porta: { $detail }.
    .hint = Scrivi un numero da 1 a 65535, come listen:9000 o zuehlke:3000.
cli-error-bot-no-server = { $name } non raggiunge nessun server: { $detail }.
    .hint = Scrivi il suo indirizzo, come ws://localhost:3000.
cli-error-bot-bad-server = { $name } non capisce la risposta del server: { $detail }.
    .hint = Buur capisce lo Schieber del Jass Challenge, vedi docs/how-to/foreign.md.
cli-error-table-bad-invitation = { $url } non è né un invito né l’indirizzo di un server.
    .hint = Un invito è un indirizzo come http://localhost:8157/table/k7wq#token=…; `buur serve` mostra l’indirizzo del suo server.
cli-error-table-no-server = Nessun server risponde a { $url }: { $detail }.
    .hint = Controlla che l’indirizzo sia giusto e che lì giri `buur serve`.
cli-error-table-not-buur = Ciò che risponde a { $url } non è un server di Buur.
    .hint = Controlla l’indirizzo.
cli-error-table-no-seat = Questo invito non apre nessun posto a { $url }.
    .hint = Copialo per intero, compreso ciò che segue il #.
cli-error-table-replaced = Qualcun altro ha preso il posto a { $url }.
    .hint = Lo stesso comando lo riprende.
cli-error-table-other-version = A { $url } gira un’altra versione di Buur, non { $own }.
    .hint = Usa la stessa versione da entrambe le parti.
cli-error-table-refused = Il server a { $url } rifiuta: { $detail }.
    .hint = Vedi docs/reference/protocol.md.
cli-error-table-unavailable = Il server a { $url } per ora non può né salvare né leggere i suoi tavoli.
    .hint = Ripeti lo stesso comando più tardi.
cli-error-not-with-invitation = Il tavolo a { $url } ha già le sue regole e i suoi giocatori.
    .hint = Togli --rules, --house, --option e --with.
cli-error-not-at-table = { $option } non va con { $url }.
    .hint = `buur agent --help` dice quali opzioni vanno insieme.
cli-error-needs-join = { $option } va solo con --join.
    .hint = `buur agent --help` lo spiega.
cli-error-one-seat = { $count } bot non possono prendere un solo posto.
    .hint = Indica un bot solo; ogni altro bot ha bisogno di un invito suo.
cli-error-one-program = { $count } bot non possono essere un solo programma.
    .hint = Con --lines indica un solo bot.
cli-error-with-count = Il numero degli altri giocatori non va bene: { $count }.
    .hint = Scrivi --with una volta per tutti, o una volta per ognuno dei { $seats }.
cli-error-no-ray = Per raggiungere { $address } serve Ray, che non è installato.
    .hint = `pip install ray` lo installa.
cli-error-no-cluster = Non c’è un cluster Ray a { $address }: { $detail }.
    .hint = `ray start --head` ne avvia uno; `--ray local` gioca su questa macchina.
cli-error-not-with-ray = { $name } non può giocare su un cluster.
    .hint = I suoi bot si collegano a una porta di questa macchina: togli --ray.
cli-error-other-duel = { $name } appartiene a un altro duello: { $field } è diverso.
    .hint = Indica un altro file con --state, o gli stessi bot e le stesse regole.
cli-error-other-build = { $name } è stato giocato da un’altra versione di Buur, non da questa ({ $own }).
    .hint = I risultati di due versioni non si sommano: continua con quella, o indica un altro file con --state.
cli-error-auto-only = { $option } va solo con --auto.
    .hint = `buur play --auto` fa giocare quattro bot.
cli-error-not-with-auto = { $option } non va con --auto, che non apre nessuna pagina.
    .hint = Togli uno dei due.
cli-error-deals-and-parties = --deals e --parties dicono entrambi quanto giocare.
    .hint = Ne basta uno.
cli-error-bot-count = Il numero dei bot non va bene: { $count }.
    .hint = Scrivi --bot una volta per tutti, o una volta per ognuno dei { $seats }.
cli-error-port-taken = La porta { $port } è occupata da un altro programma.
    .hint = Scegline un’altra con --port, o una libera qualsiasi con --port 0.
cli-error-cannot-listen = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $detail }.
    .hint = Scegli un’altra porta con --port; l’indirizzo dev’essere di questa macchina.
cli-error-server = Il server non può funzionare: { $message }.
    .hint = `buur doctor` cerca la causa.
cli-error-database-damaged = La banca dati { $name } è danneggiata.
    .hint = Ripristina una copia di sicurezza del file; docs/how-to/serving.md spiega come.
cli-error-database-disk-error = Il sistema segnala un errore del disco per la banca dati { $name }.
    .hint = Controlla il disco e ciò che ne dice il registro del sistema.
cli-error-database-disk-full = Il disco su cui sta la banca dati { $name } è pieno.
    .hint = Libera spazio e riavvia; nulla è andato perso.
cli-error-database-locked = Un altro programma ha bloccato la banca dati { $name }.
    .hint = Chiudi quel programma, o indica un altro file con --database.
cli-error-database-missing = La banca dati { $name } non si può aprire.
    .hint = Controlla il nome e la cartella.
cli-error-database-no-descriptors = Non restano descrittori di file per la banca dati { $name }.
    .hint = Aumenta il loro numero con `ulimit -n`, o con LimitNOFILE= in systemd.
cli-error-database-read-only = La banca dati { $name } è in sola lettura.
    .hint = Il server deve poter scrivere nel file e nella sua cartella.
cli-error-database-unreachable = La banca dati { $name } non risponde.
    .hint = Controlla il suo server e l’indirizzo.
cli-error-not-text = { $name } non è un file di testo.
    .hint = I testi si leggono in UTF-8.
cli-error-no-such-file = Non c’è un file { $name }.
    .hint = Controlla il nome e la cartella.
cli-error-file-denied = { $name } non si può aprire.
    .hint = Controlla i permessi del file e della sua cartella.
cli-error-file-is-folder = { $name } è una cartella.
    .hint = Indica un file al suo interno.
cli-error-disk-full = Il disco è pieno: { $name } non si può scrivere.
    .hint = Fai spazio e riprova.
cli-error-system = Il sistema rifiuta: { $message } ({ $name }).
    .hint = `buur doctor` cerca la causa.
cli-error-no-such-option = { $command } non ha l’opzione { $option }.
    .hint = Forse { $near }? `{ $command } --help` le mostra tutte.
cli-error-no-such-option-far = { $command } non ha l’opzione { $option }.
    .hint = `{ $command } --help` mostra quelle che ci sono.
cli-error-no-such-command = Non c’è un comando «{ $name }».
    .hint = Prova `{ $near }`.
cli-error-missing-parameter = A { $command } manca { $name }.
    .hint = `{ $command } --help` lo spiega.
cli-error-bad-argument = { $name } non può avere questo valore.
    .hint = Può essere: { $expected }.
cli-error-option-needs-value = A { $option } manca un valore.
    .hint = Scrivilo dopo l’opzione: { $option } VALORE.
cli-error-option-takes-no-value = { $option } non vuole un valore.
    .hint = Scrivi soltanto { $option }.
cli-error-extra-argument = { $command } non si aspetta «{ $words }».
    .hint = `{ $command } --help` mostra che cosa si può scrivere.
cli-error-usage = { $message }.
    .hint = `{ $command } --help` lo spiega.
cli-error-nothing-to-solve = In { $name } non c’è niente da risolvere.
    .hint = Serve un momento in cui tocca giocare una carta e tutte le mani sono note.
cli-error-no-such-record = In { $name } non c’è questa registrazione.
    .hint = Registrazioni contenute: { $records }.
cli-error-solve-open = Che cosa si gioca si scopre solo giocando: non c’è ancora una briscola.
    .hint = Prendi un momento successivo, o nomina la briscola, per esempio --contract trump:H.
cli-error-solve-ranks = Queste regole scrivono posti in classifica, che dipendono dai punti di tutti.
    .hint = Di’ che cosa vuole la parte di turno: --aim most, --aim fewest o un numero di punti.
cli-error-solve-prediction = Queste regole scrivono la distanza da una dichiarazione, e nessuna è nota.
    .hint = Di’ quanti punti vuole ancora la parte di turno, per esempio --aim 40.
cli-error-record-only = { $option } va solo con una registrazione.
    .hint = Le mani scritte non hanno uno svolgimento: togli questa opzione.
cli-error-deal-only = { $option } va solo con mani scritte.
    .hint = Una registrazione dice da sé che cosa si gioca: togli questa opzione.
cli-error-not-card = «{ $code }» non è una carta.
    .hint = Una carta è un seme S H D C e un rango 6 7 8 9 T J Q K A, per esempio SJ.
cli-error-not-contract = «{ $code }» non è un contratto.
    .hint = Esempi: trump:S, oben, unten, zigzag:oben, misere:trump:H.
cli-error-position-hands = Mani scritte: { $hands }, posti in gioco: { $seats }.
    .hint = Scrivi le mani di tutti i posti, separate da un punto e virgola.
cli-error-position-no-seat = { $seat } non è un posto.
    .hint = Possibili: da 0 a { $last }.
cli-error-position-full-trick = Carte sul tavolo: { $cards }, cioè una presa intera o più.
    .hint = Dopo --trick vanno le carte della presa aperta, meno di { $seats }.
cli-error-position-twice = Indicato due volte: { $cards }.
    .hint = Ogni carta esiste una volta sola.
cli-error-position-count = Carte del posto { $seat }: { $cards }, attese: { $expected }.
    .hint = Tutti ne hanno lo stesso numero; chi ha già giocato nella presa aperta ne ha una in meno.
cli-error-position-empty = Nessuno ha carte.
    .hint = Scrivi le mani, per esempio `SJ HA; S9 H6; S6 HK; SA H7`.
cli-error-position-many-tricks = Prese ancora aperte: { $open }, prese di una smazzata: { $tricks }.
    .hint = Da’ meno carte a tutti.
cli-error-position-first-suit = I punti dipendono dal primo seme giocato, e non è noto.
    .hint = Risolvi una smazzata intera o una registrazione.
rules-open = Questo contratto si scopre solo giocando: nomina la briscola.
rules-pack = Non ci sono abbastanza carte per { $seats } posti e { $tricks } prese.
rules-sides = Parti indicate: { $sides }, posti in gioco: { $seats }.
cli-error-unknown-figure = Nessuna misura comincia con «{ $name }».
    .hint = Ci sono: { $known }.
cli-error-not-with-page = { $option } non va con --page, che misura solo la pagina.
    .hint = Togli uno dei due.
cli-error-page-of-checkout = La pagina si misura solo in una copia di lavoro dei sorgenti.
    .hint = Lì `./buur test` installa ciò che serve.
cli-error-not-before = { $option } non va con { $command }.
    .hint = Metti le opzioni dopo { $command }.
cli-error-bench-server-failed = Il server in { $path } non è partito.
    .hint = --against vuole la cartella di una copia dei sorgenti.
cli-error-bench-server-hung = Il server in { $path } non risponde più.
cli-error-bench-node-failed = Un nodo del cluster non è partito.
    .hint = Controlla che PostgreSQL e NATS rispondano agli URL di --database e --bus, e che `buur[cluster]` sia installato.
cli-error-bench-node-hung = Un nodo del cluster non risponde più.
cli-error-bug = È un errore di Buur, non tuo: { $error }. I dettagli sono in { $log }; BUUR_DEBUG=1 li mostra qui.
cli-interrupted = Interrotto.

## play e serve

cli-play-ready = Il tavolo è a { $url } (Ctrl-C per fermare)
cli-play-running = Il tavolo è già aperto, a { $url }
cli-play-no-browser = Non si è aperto nessun browser: apri tu questo indirizzo.
cli-play-stopped = Il server si è fermato. Le partite cominciate ti aspettano.
cli-admin-no-reports = Nulla è stato segnalato.
cli-admin-report-time = ora (UTC)
cli-admin-report-table = tavolo, versione
cli-admin-report-reporter = chi segnala
cli-admin-report-reported = chi è segnalato
cli-admin-report-talk = ultime parole
cli-auto-progress = Partita { $partie }, smazzata { $deal }

## rules

cli-column-rules = regole
cli-column-family = famiglia
cli-column-also = detto anche
cli-column-players = giocatori
cli-column-source = fonte
cli-column-option = opzione
cli-column-value = valore
cli-column-meaning = significato
cli-column-clause = §
cli-column-origin = secondo
cli-origin-house = regola di casa
cli-no-difference = { $a } e { $b } hanno le stesse regole.
cli-no-words = Nessuna parola del lessico contiene: { $wanted }.
cli-column-word = parola
cli-column-place = lingua e regione
cli-source-w25 = W25: enciclopedia in francese, gennaio 2025
cli-source-w10 = W10: enciclopedia in francese, 2010
cli-source-r93 = R93: regolamento romando del 1993 (estratti)
cli-source-p002 = P002: una pagina di giochi in francese
cli-source-t06 = T06: regole di un torneo, 2006/07
cli-source-jw = JW: lessico dei regolamenti svizzero-tedeschi
cli-source-sl = SL: regole di un server di gioco svizzero
cli-source-k16 = K16: regolamento romando, capitoli sull’estimation

## ask e check

cli-ask-waiting = Scrivi una domanda per riga, in JSON; Ctrl-D termina.
cli-check-fine = { $name }: niente da ridire su { $events } eventi.
cli-check-problem = { $place }: { $message }
cli-check-note = { $place }: nota: { $message }
cli-check-unreadable = { $place }: illeggibile: { $message }
cli-check-deals-fine = { $name }: nessun errore in { $deals } smazzate.
cli-check-deals = { $name }: { $deals } smazzate rigiocate, { $wrong } con errori; righe illeggibili: { $lost }.
cli-check-progress = Smazzate rigiocate: { $deals }

## Smazzate di altri programmi

cli-foreign-not-json = Questa riga non è JSON.
cli-foreign-too-long = Questa riga supera { $limit } byte.
cli-foreign-no-deal = Su questa riga non c’è una smazzata: è atteso un oggetto con «tricks», da solo o sotto «game».
cli-foreign-missing = Manca il campo «{ $field }».
cli-foreign-bad-value = Il campo «{ $field }» non può essere { $value }; può essere: { $expected }.
cli-foreign-damaged = I dati compressi finiscono troppo presto o sono danneggiati.
cli-foreign-trick-count = Prese scritte: { $count }; una smazzata ne ha 9.
cli-foreign-card-count = Presa { $trick }: carte scritte: { $count }; una presa ne ha 4.
cli-foreign-card-twice = Presa { $trick }: { $card } è già stata giocata.
cli-foreign-hand = La mano scritta per il giocatore { $player } non è quella che gioca.
cli-foreign-leader = Presa { $trick }: esce il giocatore { $written }, ma tocca uscire al giocatore { $true }.
cli-foreign-illegal = Presa { $trick }: il giocatore { $player } non può giocare { $card }.
cli-foreign-winner = Presa { $trick }: la fa il giocatore { $true }, non il giocatore { $written }.
cli-foreign-points = Presa { $trick }: vale { $true } punti, non { $written }.

## duel

cli-duel-played = { $a } contro { $b }, { $rules }: le stesse carte a ogni posto, { $boards } volte, { $deals } smazzate in tutto.
cli-duel-gain = { $a } guadagna { $gain } { $per ->
    [parties] partite
   *[deal] per smazzata
}.
cli-duel-wins = { $a } è avanti al { $share } % dei posti.
cli-duel-decided = È deciso: { $name } è migliore.
cli-duel-undecided = Non è ancora deciso: { $name } è avanti.
cli-duel-kept = Mazzi conservati: { $boards }. Lo stesso comando continua da lì.
cli-duel-plot-title = { $a } contro { $b }, { $rules }
cli-duel-plot-across = mazzi di carte
cli-duel-plot-up = Quanto guadagna { $a } per { $unit ->
    [parties] partita
   *[deal] smazzata
}
cli-duel-plot-band = ± 2 errori standard
cli-duel-plot-bound = deciso quando 0 è fuori
cli-duel-awaits = A { $url } si attende { $bots ->
    [one] l’arrivo di un bot
   *[other] l’arrivo di quattro bot del Jass Challenge
}.
cli-duel-bot = bot
cli-duel-acts = mosse
cli-duel-ms = ms per mossa
cli-duel-ms95 = 95 % entro ms
cli-duel-illegal = mosse vietate
cli-duel-late = mosse in ritardo
cli-agent-ready = { $name } risponde a { $url }
cli-agent-invites = Posto { $seat }: { $url }
cli-agent-over = { $name } { $outcome ->
    [True] ha vinto
    [False] ha perso
   *[draw] ha pareggiato
}, { $scores } dopo { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}{ $faults ->
    [0] .
    [one] ; una mossa è arrivata tardi o era contro le regole.
   *[other] ; { $faults } mosse sono arrivate tardi o erano contro le regole.
}

## train

cli-train-played = { $name } ha giocato: { $rules }. Smazzate in tutto: { $deals }.
cli-train-fitting = Apprendimento
cli-train-goal = i punti sono
cli-train-learnt = scelte imparate
cli-train-asked = scelte chieste
cli-train-foreseen = previste
cli-train-likely = probabilità data
cli-train-even = a caso
cli-train-wanting = voluti
cli-train-shunning = evitati
cli-train-written = Scritto in { $file }. `buur duel sharp+{ $file } sharp` gioca così.

## doctor

cli-doctor-fine = a posto
cli-doctor-problem = problema
cli-doctor-python = Python
cli-doctor-python-advice = Installa Python 3.11 o più recente.
cli-doctor-packages = Pacchetti
cli-doctor-packages-advice = Cancella la cartella .venv ed esegui di nuovo ./buur.
cli-doctor-kernels = Kernel
cli-doctor-kernels-advice = Indica in BUUR_KERNELS una cartella in cui puoi scrivere, o esegui una volta `buur doctor --warm` con questo permesso.
cli-doctor-kernels-complete = completi
cli-doctor-kernels-missing = { $parts } ancora da compilare: al primo uso o con `buur doctor --warm`
cli-doctor-database = Banca dati
cli-doctor-database-advice = Indica un altro file con --database, o procurati il permesso di scrivere in questo.
cli-doctor-port = Porta
cli-doctor-port-advice = Un altro programma usa questa porta: scegline un’altra con --port.
cli-doctor-browser = Browser
cli-doctor-browser-advice = Installa un browser, o apri su un altro apparecchio l’indirizzo che dà `buur play --no-browser`.
cli-doctor-locale = Lingua
cli-doctor-locale-advice = Il terminale non scrive in UTF-8: imposta LC_ALL=C.UTF-8.
cli-doctor-languages = testi in { $lang }
cli-doctor-all-fine = Tutto è pronto: `buur play`.

## solve

cli-solve-turn = { $contract }: tocca giocare al posto { $seat }, che vuole { $wanted }.
cli-solve-most = più punti possibile
cli-solve-fewest = meno punti possibile
cli-solve-near = un numero di punti da qui in poi: { $points }
cli-solve-distance = scarto
cli-solve-card = carta
cli-solve-points = punti
cli-solve-match = match
cli-solve-conceded = match concesso

## bench

cli-bench-figure = misura
cli-bench-value = valore
cli-bench-goal = obiettivo
cli-bench-other = l’altra copia dei sorgenti
cli-bench-ratio = rapporto
cli-bench-server-rate = mosse servite in tempo
cli-bench-server-p50 = tempo fino alla risposta, mediana
cli-bench-server-p99 = tempo fino alla risposta, 99 % entro
cli-bench-server-bytes = inviato per una mossa
cli-bench-server-messages = messaggi per una mossa
cli-bench-server-cpu = tempo di processore del server per una mossa
cli-bench-server-client-cpu = tempo di processore dei client per una mossa
cli-bench-server-refused = mosse rifiutate
cli-bench-server-memory = memoria per un tavolo
cli-bench-cluster-sqlite = SQLite
cli-bench-cluster-nodes = { $count ->
        [one] 1 nodo
       *[other] { $count } nodi
    }
cli-bench-cluster-share = quota di SQLite
cli-bench-cluster-crossed = mosse passate da un altro nodo
cli-bench-cluster-batch = tavoli per commit
cli-bench-cluster-commit = tempo di un commit
cli-bench-cluster-cpu = tempo di processore di tutti i nodi per una mossa
cli-bench-cluster-pinned = nodi con un core tutto loro
cli-bench-running = Si misura: { $what }
cli-compiling = Si compilano i kernel: { $done } di { $many }
cli-bench-act = una mossa con quattro viste
cli-bench-deals = smazzate a caso con le sole regole
cli-bench-kernel-trump = smazzate a caso compilate, briscola
cli-bench-kernel-oben = smazzate a caso compilate, obenabe
cli-bench-kernel-zigzag = smazzate a caso compilate, slalom
cli-bench-kernel-trump-cores = smazzate a caso compilate, briscola, su tutti i core
cli-bench-kernel-rest = finali di smazzata compilati, dalla quinta presa
cli-bench-kernel-start = caricamento dei kernel
cli-bench-kernel-compile = compilazione dei kernel
cli-bench-solve-trump-6 = valore esatto di una smazzata a caso, briscola, 6 carte a testa
cli-bench-solve-trump-7 = valore esatto di una smazzata a caso, briscola, 7 carte a testa
cli-bench-solve-trump-8 = valore esatto di una smazzata a caso, briscola, 8 carte a testa
cli-bench-solve-trump-9 = valore esatto di una smazzata a caso, briscola, 9 carte a testa
cli-bench-solve-trump-9-95 = valore esatto di una smazzata a caso, briscola, 9 carte a testa: il 5 % più lento, a partire da
cli-bench-solve-oben-9 = valore esatto di una smazzata a caso, obenabe, 9 carte a testa
cli-bench-solve-zigzag-9 = valore esatto di una smazzata a caso, slalom, 9 carte a testa
cli-bench-solve-unten-9 = valore esatto di una smazzata a caso, undenufe, 9 carte a testa
cli-bench-solve-tutti-9 = valore esatto di una smazzata a caso, tutti, 9 carte a testa
cli-bench-solve-trio-9 = valore esatto di una smazzata a caso, trio di briscola, obenabe e undenufe, 9 carte a testa
cli-bench-solve-misere-9 = valore esatto di una smazzata a caso, misère di obenabe, 9 carte a testa
cli-bench-solve-batch = ogni carta di una smazzata, a lotti, briscola, 6 carte a testa
cli-bench-solve-batch-cores = ogni carta di una smazzata, a lotti, briscola, 6 carte a testa, su tutti i core
cli-bench-all-start = caricamento di kernel, risolutore e ricerca
cli-bench-all-compile = compilazione di kernel, risolutore e ricerca
cli-bench-ask = una risposta di buur ask
cli-bench-act95-easy = una mossa di easy allo Schieber, 95 % entro
cli-bench-act95-steady = una mossa di steady allo Schieber, 95 % entro
cli-bench-act95-sharp = una mossa di sharp allo Schieber, 95 % entro
cli-bench-act95-master = una mossa di master allo Schieber, 95 % entro
cli-bench-auto = una smazzata di quattro bot
cli-bench-foreign = smazzate di altri programmi rigiocate
cli-bench-import = import buur
cli-bench-start-version = buur --version
cli-bench-start-help = buur --help
cli-bench-start-rules = buur rules list
cli-bench-start-play = buur play finché la pagina non risponde
cli-bench-ratio-import = import buur, rispetto a import asyncio
cli-bench-ratio-version = buur --version, rispetto a un Python vuoto
cli-bench-ratio-help = buur --help, rispetto a un Python vuoto
cli-bench-ratio-launcher = un ./buur preparato, rispetto a un Python vuoto
