### Le parole che si possono toccare: un nome, il senso in due frasi e le forme in un testo.
### Una forma che comincia con la minuscola vale anche a inizio frase.

words-title = Le parole dello jass
words-lead = Ogni parola del gioco in due frasi, con il suo nome nelle altre lingue svizzere.
words-find = Cerca una parola
words-none = Nessuna parola di questo genere.
words-all = Tutte le parole dello jass
words-about = Che cosa vuol dire «{ $word }»?
words-asked = Le parole di questa domanda
words-elsewhere = Altrove: { $names }
words-theme-cards = Carte e semi
words-theme-contracts = Briscola e contratti
words-theme-play = Durante il gioco
words-theme-melds = Annunci
words-theme-auction = Offerte e dichiarazioni
words-theme-count = Conto e fine
words-theme-table = Al tavolo
words-theme-games = I giochi

lexicon-suit = Una delle quattro famiglie di carte. Si gioca con le carte francesi o con quelle svizzero-tedesche.
    .name = seme
    .forms = semi
lexicon-trump = Il seme che batte gli altri tre. Le sue carte più alte sono il bauer e poi il nell.
    .name = briscola
    .forms = briscole
lexicon-buur =
    { $deck ->
        [swiss] L’under
        [austrian] L’unter
       *[french] Il fante
    } di briscola, la carta più alta: 20 punti. Non si è mai obbligati a giocarlo.
    .name = bauer
    .forms = buur
lexicon-nell = Il nove di briscola, la seconda carta del gioco: 14 punti. Solo il bauer lo batte.
    .name = nell
    .forms = nell
lexicon-bock = La carta più alta rimasta nel suo seme. Fa la presa se nessuno taglia.
    .name = bock
    .forms = bock
lexicon-martinique = L’otto di briscola, dove vale questa regola. Batte il bauer se è giocato dopo di lui nella stessa presa.
    .name = otto di Martinica
    .forms = otto di Martinica

lexicon-contract = Quello che si gioca in una smazzata: una briscola, o un gioco senza briscola come obenabe. Dice quali carte sono le più alte.
    .name = contratto
    .forms = contratti
lexicon-push = Lasciare al compagno la scelta della briscola. Di solito lui non può renderla: deve scegliere.
    .name = passare la scelta
    .forms = passi la scelta | passa la scelta | passato la scelta
lexicon-oben = Gioco senza briscola, dall’alto in basso: l’asso è la carta più alta. Gli otto valgono 8 punti.
    .name = obenabe
    .forms = dall’alto in basso
lexicon-unten = Gioco senza briscola, dal basso in alto: il sei è la carta più alta. Gli otto valgono 8 punti.
    .name = undenufe
    .forms = dal basso in alto
lexicon-zigzag = Gioco senza briscola che cambia direzione a ogni presa. Una volta è più alto l’asso, la volta dopo il sei.
    .name = slalom
    .forms = slalom
lexicon-quer = Gioco senza briscola che cambia direzione una sola volta. Guschti comincia dall’alto, Mary dal basso.
    .name = Guschti
    .forms = Mary
lexicon-trio = Un terzo delle prese con briscola, un terzo dall’alto in basso, un terzo dal basso in alto. L’ordine si annuncia all’inizio.
    .name = 3×3
    .forms = trio
lexicon-mitte =
    Gioco senza briscola in cui { $deck ->
        [swiss] il banner è la carta più alta
       *[french] il dieci è la carta più alta
    }. Le altre seguono a turno, sopra e sotto.
    .name = Mezzo
    .forms = Mezzo
lexicon-gumpf = Un seme è briscola, come al solito. Negli altri tre il sei è la carta più alta.
    .name = Gumpf
    .forms = gumpf
lexicon-misere = Un gioco in cui si vogliono meno punti possibile. Le prese si lasciano quindi agli altri.
    .name = misère
    .forms = misère
lexicon-tutti = In ogni presa il seme giocato per primo è briscola. Non si può quindi tagliare.
    .name = Tutti
    .forms = Tutti
lexicon-imposed = Una briscola fissata in anticipo dal regolamento. Nessuno la sceglie, nessuno la passa.
    .name = briscola imposta
    .forms = briscole imposte
lexicon-turned = Una carta che tutti vedono durante la distribuzione. Fa briscola dove nessuno la sceglie.
    .name = carta scoperta
    .forms = carta scoperta
lexicon-multiplier = Il numero per cui si moltiplicano tutti i punti di una smazzata. Dipende da quello che si gioca.
    .name = moltiplicatore
    .forms = moltiplicatori

lexicon-trick = Una carta di ciascuno, giocata a turno. La più alta fa la presa, e chi la fa comincia la seguente.
    .name = presa
    .forms = prese
lexicon-lead = Giocare la prima carta di una presa. Gli altri devono rispondere al suo seme, o tagliare.
    .name = essere di mano
    .forms = sei di mano | esci | esce | uscite
lexicon-follow = Giocare una carta del seme richiesto. Chi ne ha deve rispondere, o tagliare se le regole lo permettono.
    .name = rispondere al seme
    .forms = rispondere | risposto al seme | risponde
lexicon-ruff = Giocare una briscola su un altro seme. Fa la presa, se nessuno taglia più alto.
    .name = tagliare una presa
    .forms = tagliare | taglia
lexicon-overruff = Tagliare con una briscola più alta di quella già giocata. La presa passa così di mano.
    .name = tagliare più alto
    .forms = taglia più alto
lexicon-undertrump = Tagliare con una briscola più bassa di quella già giocata. Di solito è vietato finché si ha altro che briscole.
    .name = tagliare più basso
    .forms = tagliare più basso
lexicon-discard = Giocare un altro seme senza tagliare quando non si può rispondere. Quella carta non fa mai la presa.
    .name = scartare
    .forms = scarta
lexicon-draw = Giocare briscola perché gli avversari debbano dare le loro. Poi non possono più tagliare.
    .name = far cadere le briscole
    .forms = fai cadere quelle degli avversari
lexicon-smear = Mettere carte che contano su una presa del compagno. I punti vanno alla squadra.
    .name = caricare
    .forms = caricagli | carica
lexicon-signal = Una carta bassa gettata sulla presa del compagno per mostrargli dove si è forti. Non c’entra con gli annunci.
    .name = segnale
    .forms = segnali
lexicon-revoke = Una carta che le regole non permettevano di giocare. Gli avversari possono reclamare, e il regolamento dice che cosa costa.
    .name = carta sbagliata
    .forms = carte sbagliate
lexicon-turn-trick = Raccogliere la presa e posarla coperta. Vale soltanto da quel momento.
    .name = girare la presa
    .forms = giri la presa | gira la presa | girala | girata
lexicon-solder = Scoprire le carte e pretendere tutte le prese che restano. Se non è giusto, vanno agli avversari.
    .name = prendere il resto
    .forms = prendi il resto | prende il resto
lexicon-last-trick = L’ultima presa porta 5 punti in più. Con i 152 punti delle carte si arriva a 157.
    .name = ultima presa
    .forms = ultima presa

lexicon-meld = Tre o più carte in scala, oppure quattro uguali. Si dice giocando la prima carta; solo la squadra con il migliore segna i suoi.
    .name = annuncio
    .forms = annunci
lexicon-run = Tre carte dello stesso seme in scala: 20 punti. «All’asso» dice qual è la più alta.
    .name = tre carte
    .forms = tre carte all’asso | tre carte al re | tre carte alla donna | tre carte all’ober | tre carte al fante | tre carte all’under | tre carte all’unter | tre carte al dieci | tre carte al banner | tre carte al nove | tre carte all’otto
lexicon-fifty = Quattro carte dello stesso seme in scala: 50 punti. Questo annuncio batte quello di tre carte.
    .name = cinquanta
    .forms = quattro carte all’asso | quattro carte al re | quattro carte alla donna | quattro carte all’ober | quattro carte al fante | quattro carte all’under | quattro carte all’unter | quattro carte al dieci | quattro carte al banner | quattro carte al nove | quattro carte all’otto
lexicon-hundred =
    Cinque carte o più in scala: 100 punti o di più, secondo le regole. Anche quattro { $deck ->
        [swiss] banner, ober
        [austrian] dieci, ober
       *[french] dieci, donne
    }, re o assi valgono 100.
    .name = cento
    .forms = cinque carte all’asso | cinque carte al re | cinque carte alla donna | cinque carte all’ober | cinque carte al fante | cinque carte all’under | cinque carte all’unter | cinque carte al dieci | cinque carte al banner | cinque carte al nove | cinque carte all’otto | sei carte all’asso | sei carte al re | sei carte alla donna | sei carte all’ober | sei carte al fante | sei carte all’under | sei carte all’unter | sei carte al dieci | sei carte al banner | sei carte al nove | sei carte all’otto | sette carte all’asso | sette carte al re | sette carte alla donna | sette carte all’ober | sette carte al fante | sette carte all’under | sette carte all’unter | sette carte al dieci | sette carte al banner | sette carte al nove | sette carte all’otto | otto carte all’asso | otto carte al re | otto carte alla donna | otto carte all’ober | otto carte al fante | otto carte all’under | otto carte all’unter | otto carte al dieci | otto carte al banner | otto carte al nove | otto carte all’otto | nove carte all’asso | nove carte al re | nove carte alla donna | nove carte all’ober | nove carte al fante | nove carte all’under | nove carte all’unter | nove carte al dieci | nove carte al banner | nove carte al nove | nove carte all’otto
lexicon-four =
    Quattro carte dello stesso valore. I quattro { $deck ->
        [swiss] under
        [austrian] unter
       *[french] fanti
    } valgono 200 punti, i nove 150, le carte più alte e { $deck ->
        [swiss] i banner
       *[french] i dieci
    } 100.
    .name = quattro uguali
    .forms = quattro uguali | quattro fanti | quattro under | quattro unter | quattro nove | quattro assi | quattro re | quattro donne | quattro ober | quattro dieci | quattro banner | quattro sei | quattro sette | quattro otto
lexicon-stoeck =
    Il re e { $deck ->
        [swiss] l’ober
        [austrian] l’ober
       *[french] la donna
    } di briscola nella stessa mano: 20 punti. Si dice «stöck» con la seconda delle due carte.
    .name = stöck
    .forms = stoeck
lexicon-good = Lo dice chi ha un annuncio più basso di quello dell’avversario. Non lo mostra.
    .name = «va bene»
    .forms = «va bene»
lexicon-crossed = Una carta che serve in una scala e in quattro uguali. Solo alcune regole lo permettono.
    .name = annuncio incrociato
    .forms = annunci incrociati

lexicon-auction = A turno si offrono più punti, o si passa. Chi offre di più sceglie che cosa si gioca e deve mantenere l’offerta.
    .name = licitazione
    .forms = licitazioni
lexicon-bid = I punti che si promette di fare. Mantenuta, l’offerta è un premio; mancata, va a vantaggio degli altri.
    .name = offerta
    .forms = offerte | offrire | offri
lexicon-pass = Non offrire niente questa volta. Quando tutti gli altri hanno passato, vale l’ultima offerta.
    .name = passare
    .forms = passo | passa
lexicon-double = Dubitare dell’offerta degli avversari. Vale allora il doppio, mantenuta o no.
    .name = contrare
    .forms = contra | contri
lexicon-redouble = Confermare la propria offerta quando è stata contrata. Vale allora il quadruplo.
    .name = surcontrare
    .forms = surcontra | surcontri
lexicon-widow = Carte posate accanto alle mani. Secondo il gioco si prendono e se ne scartano altrettante, o si gioca con quelle al posto delle proprie.
    .name = tallone
    .forms = monte
lexicon-king = Il re ha offerto di più e gioca contro tutti gli altri, i contadini. In cinque chiama un compagno.
    .name = re e contadini
    .forms = contadini
lexicon-call = Il re nomina una carta: chi la tiene gioca con lui. Gli altri giocano contro i due.
    .name = chiamare una carta
    .forms = chiama una carta
lexicon-prediction = Dire prima della prima carta quanti punti, o quante prese, si faranno. Vince chi ci va più vicino.
    .name = dichiarazione
    .forms = dichiarazioni | dichiarare | dichiara | dichiarato
lexicon-difference = La distanza fra i punti dichiarati e quelli fatti. Si scrive quella, e vince il totale più basso.
    .name = differenza
    .forms = differenze
lexicon-marriage =
    Nel brouc, il re e { $deck ->
        [swiss] l’ober
        [austrian] l’ober
       *[french] la donna
    } di un seme. Mostrarli porta punti.
    .name = matrimonio
    .forms = matrimoni
lexicon-rob = Scambiare il sei di briscola con la carta scoperta. Quella è la briscola più alta.
    .name = prendere la carta scoperta
    .forms = prendere la carta scoperta

lexicon-match = Tutte le prese di una smazzata per la stessa squadra. Nella maggior parte delle regole porta 100 punti in più.
    .name = match
    .forms = match
lexicon-counter-match = Un match della squadra che non ha scelto la briscola. Alcune regole lo pagano di più.
    .name = match contrario
    .forms = match contrario
lexicon-finish = Dire che la propria squadra è al traguardo ferma la partita. Se è vero, è vinta; altrimenti è persa.
    .name = chiudere
    .forms = chiude | chiuso | chiusura
lexicon-berg = La metà del traguardo. La prima squadra che ci arriva e lo dice riceve un tratto.
    .name = la metà
    .forms = la metà!
lexicon-rubicon = Perdere con meno della metà del traguardo. Secondo le regole, la partita vale doppio o si paga da bere.
    .name = rubicone
    .forms = Schneider
lexicon-strokes = Ciò che resta di una partita per la seguente: un tratto per la vittoria, altri per un match o un rubicone. Si scrivono a parte.
    .name = tratti
    .forms = tratto
lexicon-order = L’ordine in cui contano i punti quando le due squadre arrivano al traguardo. Prima lo stöck, poi gli annunci, poi le prese.
    .name = stöck-annunci-prese
    .forms = stöck, annunci, prese
lexicon-putze = Nella pomme la segnano i due migliori di una smazzata. Chi ne ha abbastanza vince la partita.
    .name = putze
    .forms = putze
lexicon-sack = La riceve chi gioca la smazzata e fa troppo pochi punti. Una pomme cancella una putze.
    .name = pomme
    .forms = pomme

lexicon-deal = Una distribuzione e le prese che seguono. Alla fine si contano e si scrivono i punti.
    .name = smazzata
    .forms = smazzate
lexicon-partie = Le smazzate finché qualcuno ha vinto. Si gioca fino a un numero di punti o di smazzate.
    .name = partita
    .forms = partite
lexicon-slate = La lavagnetta su cui si scrivono i punti. Ogni squadra ha la sua metà.
    .name = lavagnetta
    .forms = lavagnetta
lexicon-tick = Un tratto di gesso sulla lavagnetta. In alto vale 100 punti, in basso 20.
    .name = tratto di gesso
    .forms = tratti di gesso
lexicon-cross = I punti in mezzo alla lavagnetta. Una barra obliqua vale 50 punti, la croce intera 100.
    .name = croce
    .forms = croci
lexicon-dealer = Chi dà le carte. Alla sua destra siede il primo di mano, che darà la volta dopo.
    .name = mazziere
    .forms = mazzieri
lexicon-forehand = Il giocatore alla destra del mazziere. Sceglie la briscola o passa la scelta, e gioca la prima carta.
    .name = primo di mano
    .forms = primo di mano
lexicon-cut = Alzare una parte del mazzo prima di dare e metterla sotto. Così nessuno conosce l’ordine delle carte.
    .name = tagliare il mazzo
    .forms = tagliare | taglia | tagli
lexicon-knock = Bussare sul mazzo invece di tagliare. Le carte restano come sono.
    .name = bussare
    .forms = bussi | bussa
lexicon-partner = Il giocatore con cui si contano i punti. In quattro siede di fronte.
    .name = compagno
    .forms = compagni
lexicon-misdeal = Una distribuzione annullata perché si è vista una carta o il conto non torna. Si ridanno le carte.
    .name = carte date male
    .forms = carte date male
lexicon-sheet = La lista di quello che ciascuno deve giocare una volta nella partita. Ogni riga ha il suo moltiplicatore.
    .name = foglio
    .forms = foglio
lexicon-joker = Una riga del foglio che si gioca come si vuole. Il contratto si sceglie in quel momento.
    .name = jolly
    .forms = jolly

lexicon-jass = Il gioco di carte nazionale svizzero, con 36 carte. La j si pronuncia come in «ieri».
    .name = jass
    .forms = jass
lexicon-chibre = Lo jass della Romandia: due contro due, con briscola, di solito a 1000 punti. Il nome viene dalla parola che passa la scelta al compagno.
    .name = chibre
    .forms = chibre
lexicon-schieber = Lo jass più giocato nella Svizzera tedesca: due contro due, anche con obenabe e undenufe. Secondo la briscola, i punti valgono più volte.
    .name = Schieber
    .forms = schieber
lexicon-coiffeur = Ogni squadra gioca una volta ogni riga del suo foglio. Le righe valgono sempre di più.
    .name = coiffeur
    .forms = quoifaire
lexicon-differenzler = Ognuno per sé: si dichiarano i propri punti prima di giocare. Vince chi ci va più vicino.
    .name = Differenza
    .forms = Differenzler
lexicon-sidi = Jass con licitazione: si offrono punti con quello che si vuole giocare. L’offerta mancata va agli avversari.
    .name = Sidi Barrani
    .forms = Sidi
lexicon-coinche = Jass con licitazione a due squadre, senza annunci. Si può contrare l’offerta degli altri.
    .name = jass coinché
    .forms = coinche
lexicon-bieter = Jass in tre, quattro o cinque in cui tutti offrono. Chi offre di più è re contro i contadini.
    .name = Bieter
    .forms = mise
lexicon-handjass = Ognuno per sé, con la briscola scoperta. I due migliori segnano una putze, chi ha troppo poco una pomme.
    .name = gioco della pomme
    .forms = Handjass
lexicon-pandur = Uno solo contro gli altri, con 24 carte. Ha offerto di più e deve mantenere l’offerta.
    .name = Pandur
    .forms = bandoure
lexicon-molotow = Ognuno per sé, e vince chi ha pochi punti. La prima carta che non risponde fa briscola.
    .name = Molotow
    .forms = molotow
lexicon-guggitaler = Gioco senza briscola in cui ogni smazzata ha il suo scopo. Bisogna evitare, per esempio, le prese o l’ultima presa.
    .name = Guggitaler
    .forms = guggitaler
lexicon-hindersi = Ognuno per sé, e si vogliono pochi punti. I migliori di ogni giro segnano un tratto.
    .name = Hindersi
    .forms = hindersi
lexicon-brouc = Gioco di matrimoni di L’Etivaz, con 32 carte. L’asso e il dieci sono le più alte.
    .name = brouc
    .forms = brouc

## Aiuto: i segni sul tavolo

legend = Che cosa vedi al tavolo
help-more = Per saperne di più
help-rules = Le regole di questo tavolo
help-keys = Con la tastiera
legend-winning = Questa carta per ora fa la presa.
    .name = Spunta
legend-led = La prima carta della presa. Bisogna rispondere al suo seme.
    .name = Uno
legend-playable = Al tuo turno, le carte giocabili sono sollevate e le altre grigie.
    .name = Carta sollevata e carta grigia
legend-prepared = Questa carta è preparata: sarà giocata al tuo turno, se le regole lo permettono.
    .name = Doppia freccia
legend-piles = Il numero di prese fatte. Tocca il mazzetto per rivedere l’ultima, se le regole lo permettono.
    .name = Mazzetto
legend-turn = Tocca a questo giocatore.
    .name = Freccia e targhetta chiara
legend-held = Le carte che questo giocatore ha ancora in mano.
    .name = Dorsi di carte
legend-dealer = Il mazziere. Alla sua destra si comincia.
    .name = M
legend-maker = Questo giocatore ha scelto la briscola, ed è questa.
    .name = Seme nel cerchio
legend-king = Questo giocatore gioca da solo contro gli altri.
    .name = Corona
legend-predicted = I punti che questo giocatore ha dichiarato.
    .name = Numero nel riquadro
legend-won = Le prese che questo giocatore ha fatto.
    .name = Numero su ottone
legend-bot = A questo posto gioca il computer.
    .name = Bot
legend-deputy = Il computer sostituisce qualcuno che si è allontanato.
    .name = Sostituito
legend-medal = In alto a sinistra: la briscola di questa smazzata. L’anello resta vuoto finché non è scelta.
    .name = Anello
legend-arrows = Senza briscola: dall’alto in basso, dal basso in alto, o una direzione dopo l’altra.
    .name = Frecce
legend-hint = Chiede un consiglio. La carta o il contratto consigliato porta allora questa lampadina.
    .name = Lampadina
legend-chalk = I tratti sulla lavagnetta: 100 in alto, 50 in mezzo, 20 in basso. Un numero dice il resto.
    .name = Tratti di gesso
