### Scelta di un gioco: liste, famiglie, e ogni gioco in una riga.

games-most = I più giocati
games-favoured = I tuoi preferiti e i più giocati
games-all = Tutti i giochi ({ $count })
games-fewer = Meno giochi
games-list = Quali giochi
games-seats = Numero di giocatori
games-filter-all = Tutti
games-filter-favourites = Preferiti
games-filter-recent = Recenti
games-filter-beginners = Per cominciare
games-found =
    { $count ->
        [one] Un gioco trovato.
       *[other] { $count } giochi trovati.
    }
games-favourite = Preferito: { $game }
games-other = Scegli un altro gioco
games-play = Gioca: { $game }
games-end = Fine della partita:
games-changed = Modificato:
games-difference = { $option }: { $value }
games-yes = sì
games-no = no
games-own = valore personale
games-read = Leggi tutte le regole
rules-page-title = Tutte le regole
rules-page-play = Gioca a questo gioco
rules-page-open = Apri come pagina
rules-page-names = Altri nomi
rules-page-group = Famiglia
rules-page-seats = Giocatori
rules-page-unknown = Nessun gioco si chiama «{ $name }»
rules-page-near = Forse cerchi uno di questi:
game-end =
    { $kind ->
        [king] Il re vince con i punti promessi, i contadini con { $target }.
        [checklist] Quando { $party ->
            [teams] ogni parte
           *[alone] ognuno
        } ha giocato i suoi { $rows } contratti.
        [deals] Dopo { $deals ->
            [one] una smazzata
           *[other] { $deals } smazzate
        }.
        [largest_gap] A { $target } { $counted ->
            [strokes] tratti
           *[points] punti
        }, alla fine della smazzata.
        [over] La prima squadra che supera { $target } vince.
       *[first_out] { $party ->
            [teams] La prima squadra
           *[alone] Il primo
        } che arriva a { $target } { $counted ->
            [putzes] putze
            [strokes] tratti
           *[points] punti
        } vince.
    }{ $wins ->
        [first] {""}
        [strokes] {" "}Vince chi ha più tratti.
        [least] {" "}Vince il totale più basso.
       *[most] {" "}Vince il totale più alto.
    }
orders-title = Ordine e valori delle carte
orders-hint = A sinistra la più alta; sotto ogni carta i suoi punti.
order-trump = Briscola
order-plain = Gli altri semi
order-oben = Obenabe
order-unten = Undenufe
games-group-schieber = Chibre e Schieber
games-group-coiffeur = Coiffeur e tutti
games-group-bidding = Offerte
games-group-prediction = Dichiarazioni
games-group-avoiding = Il meno possibile
games-group-alone = Ognuno per sé
games-group-marriage = Matrimoni

game-chibre = Due contro due: scegliere la briscola o passare, a 1000 punti.
game-pique-double = Il chibre in cui tutto vale doppio quando la briscola è { $S }.
game-chibre-2010 = Il chibre in cui gli annunci aspettano la prima presa vinta.
game-reglement-1993 = Il chibre secondo gli estratti del regolamento ufficiale del 1993.
game-regles-002 = Il chibre in cui chi può rispondere non taglia mai.
game-tournoi-2006 = Il chibre da torneo, senza annunci, in un numero fisso di smazzate.
game-match-aux-cartes = Sedici smazzate a briscola imposta, senza passare né annunciare.
game-schieber = Due contro due, con o senza briscola; tutto vale una volta.
game-schieber-2500 = Lo Schieber in cui certe briscole valgono doppio o triplo.
game-martinique = Il chibre in cui l’otto di briscola può battere il bauer.
game-oben-abe = Senza briscola, dall’alto in basso: l’asso è la più alta.
game-unden-ufe = Senza briscola, dal basso in alto: il sei è la più alta.
game-zig-zag = Senza briscola: vince la carta più alta, poi la più bassa.
game-kreuzjass = Due contro due, senza scelta: decide una carta scoperta.
game-bodentrumpf = Ognuno per sé, la briscola è scoperta: ideale per imparare.
game-gluecksjass = Ognuno per sé, il primo sceglie la briscola; dodici smazzate.
game-gluecksjass-3 = Il Glücksjass in tre, con dodici carte a testa.
game-coinche = Si offrono punti e una briscola, poi bisogna mantenere.
game-sidi = Si offrono punti, in tutti i contratti.
game-sidi-jassverband = Il Sidi dell’associazione svizzera: di cinque in cinque, con contro.
game-sidi-pagat = Il Sidi a 1500 punti, con gli annunci.
game-estimation = Ognuno dichiara i suoi punti; vince chi ci va più vicino.
game-estimation-3 = In tre, le dichiarazioni si fanno ad alta voce.
game-estimation-2 = In due: ognuno dichiara i suoi punti, dodici carte restano fuori.
game-stich-differenzler = Ognuno dichiara quante prese farà.
game-misere = Ognuno per sé: vince chi ha meno punti.
game-misere-teams = Due contro due: vince chi ha meno punti.
game-hindersi = Ognuno per sé: pochi punti, un tratto ai due migliori.
game-hindersi-3 = In tre: pochi punti, un tratto al migliore.
game-hindersi-5 = In cinque: pochi punti, due tratti per giro.
game-schellenjass = Senza briscola: evita le carte di { $D }, o prendile tutte.
game-schellenjass-3 = In tre, senza briscola: evita le carte di { $D }, o prendile tutte.
game-schaufel-dame = Senza briscola: tanti punti, ma { the-queen-of-spades } costa 100.
game-schaufel-dame-strokes = Evita { $SQ }, { $CQ } e l’ultima presa.
game-guggitaler = Senza briscola: a ogni smazzata, un’altra cosa da evitare.
game-guggitaler-3 = In tre, senza briscola: a ogni smazzata, un’altra cosa da evitare.
game-guggitaler-10 = Dieci smazzate: cinque scopi da evitare, poi da cercare.
game-molotow = Ognuno per sé: un tratto a chi è solo ultimo o primo.
game-molotow-3 = In tre: pochi punti; la briscola nasce giocando.
game-molotow-5 = In cinque: pochi punti; la briscola nasce giocando.
game-molotow-6 = In sei: pochi punti; la briscola nasce giocando.
game-mittlere = In tre: essere primo o ultimo, mai nel mezzo.
game-brouc = Un vecchio gioco di matrimoni: re e { rank-queen } insieme valgono.
game-coiffeur = Ogni parte gioca una volta dieci contratti, contati da una a dieci.
game-coiffeur-8 = Ogni parte gioca una volta otto contratti, contati da una a otto.
game-coiffeur-10 = Dieci contratti, con slalom e Guschti, contati da una a dieci volte.
game-coiffeur-alone = Ognuno per sé: chi sceglie gioca contro gli altri tre.
game-coiffeur-3 = In tre, ognuno per sé: dieci contratti, trenta smazzate.
game-tutti = Ogni parte gioca una volta dieci contratti, in venti smazzate.
game-pomme = Gioca o rinuncia: troppo pochi punti fanno una pomme.
game-pomme-3 = In tre, con un tallone che si può giocare.
game-pomme-2 = In due: si possono scambiare tre carte.
game-pandur = In tre: chi offre di più gioca solo contro due.
game-pandur-4 = In quattro: il mazziere sta fuori e a volte vince anche lui.
game-pandur-2 = In due: otto carte a testa, otto nel tallone.
game-mise = In tre: il re gioca solo contro due contadini.
game-mise-4 = In quattro: il re gioca solo contro tre contadini.
game-mise-5 = In cinque: il re chiama una carta, che gli dà un alleato.
