### Giochi che si dicono con poche opzioni in più: nomi, fonti, opzioni e valori.

preset-martinique = Otto di Martinica
    .help = Il chibre in cui l’otto di briscola batte il bauer se è giocato dopo di lui nella stessa presa.
preset-oben-abe = Obenabe
    .help = Il chibre senza briscola, dall’alto in basso: l’asso è la più alta, gli otto valgono 8.
preset-unden-ufe = Undenufe
    .help = Il chibre senza briscola, dal basso in alto: il sei è la più alta, gli otto valgono 8.
preset-zig-zag = Slalom
    .help = Il chibre senza briscola, una presa dall’alto in basso, la seguente dal basso in alto.
preset-misere = Misère
    .help = Ognuno per sé, e vince chi ha meno punti; sedici smazzate.
preset-misere-teams = Misère a coppie
    .help = Due contro due, e vince chi ha meno punti; sedici smazzate.
preset-kreuzjass = Kreuzjass
    .help = Due contro due senza scelta: l’ultima carta del mazziere dice che cosa si gioca.
preset-bodentrumpf = Bodentrumpf
    .help = Per imparare: ognuno per sé, l’ultima carta del mazziere fa briscola; dodici smazzate.
preset-gluecksjass = Glücksjass
    .help = Ognuno per sé, il primo sceglie la briscola; dopo dodici smazzate vince chi ha più punti.
preset-hindersi = Hindersi
    .help = Ognuno per sé e meno punti possibile; dopo ogni giro un tratto ai due migliori.
preset-schellenjass = Jass dei campanelli
    .help = Senza briscola: meno carte di { $D } possibile, oppure tutte e nove.
preset-schaufel-dame = Donna di picche
    .help = Ognuno per sé e senza briscola: tanti punti, ma { the-queen-of-spades } ne costa 100.
preset-schaufel-dame-strokes = Donna di picche a tratti
    .help = Un tratto per { the-queen-of-spades }, uno per { the-queen-of-clubs }, uno per l’ultima presa; a dodici si finisce.
preset-stich-differenzler = Differenza delle prese
    .help = Ognuno dichiara quante prese farà; vince chi ci va più vicino.
preset-guggitaler = Guggitaler
    .help = Senza briscola, e ogni smazzata ha il suo scopo: niente prese, { $D }, { rank-queens }, { $HK }, ultima presa.
preset-guggitaler-10 = Guggitaler a dieci
    .help = Il Guggitaler in dieci smazzate: i cinque scopi prima da evitare, poi da cercare.
preset-hindersi-3 = Hindersi in tre
    .help = Meno punti possibile, dodici carte a testa; dopo ogni giro un tratto al primo.
preset-hindersi-5 = Hindersi in cinque
    .help = Meno punti possibile, senza il { $C7 }, sette carte a testa; due tratti per giro.
preset-gluecksjass-3 = Glücksjass in tre
    .help = Ognuno per sé, dodici carte a testa, il primo sceglie la briscola; dodici smazzate.
preset-guggitaler-3 = Guggitaler in tre
    .help = Senza briscola, dodici carte a testa, e ogni smazzata ha il suo scopo.
preset-schellenjass-3 = Jass dei campanelli in tre
    .help = Senza briscola, dodici carte a testa: meno carte di { $D } possibile, oppure tutte e nove.
preset-estimation-3 = Differenza in tre
    .help = Dodici carte a testa e dichiarazioni ad alta voce; vince chi ci va più vicino.

source-K18 = regolamento romando, capitolo della misère
source-JV = repertorio svizzero-tedesco dello jass, pagine di regole

option-values = Che cosa conta
    .help = I punti delle carte, o altro: prese, { $D }, { rank-queens }.
value-values-jass = i punti delle carte
value-values-tricks = ogni presa, 1 punto
value-values-bells = ogni carta di { $D }, 1 punto
value-values-hearts = ogni carta di { $H }, 1 punto
value-values-spade_queen = i punti, { the-queen-of-spades } a −100
value-values-black_queens = { $SQ }, { $CQ } e ultima presa, 1 punto
value-values-guggitaler = cinque scopi a turno
value-values-guggitaler10 = cinque scopi da evitare, poi da cercare
option-turned_card = Carta scoperta
    .help = Quale carta dice la briscola, quando nessuno la sceglie.
value-turned_card-dealers_last = l’ultima del mazziere
value-turned_card-cut_card = quella del taglio, prima di rimescolare
option-bye = Senza avversari
    .help = Punti scritti al torneo a chi non gioca un turno; 0 per niente.
value-match-charge = niente per lui, tutto per ognuno degli altri
value-match-charge_points = lo stesso, per chi ha tutti i punti
value-strokes-low_half = un tratto per giro alla metà migliore

## Che cosa conta in questa smazzata

aim-tricks = Ogni presa conta 1 punto.
aim-bells = Ogni carta di { $D } conta 1 punto.
aim-hearts = Ogni carta di { $H } conta 1 punto.
aim-spade_queen = Da evitare: { the-queen-of-spades }, che costa 100 punti.
aim-black_queens = Un tratto per { the-queen-of-spades }, uno per { the-queen-of-clubs }, uno per l’ultima presa.
aim-guggitaler-1 = Da evitare: le prese, 1 punto l’una.
aim-guggitaler-2 = Da evitare: le carte di { $D }, 2 punti l’una.
aim-guggitaler-3 = Da evitare: { $deck ->
        [swiss] gli ober
        [austrian] gli ober
       *[french] le donne
    }, 4 punti per carta.
aim-guggitaler-4 = Da evitare: il { $HK }, 8 punti.
aim-guggitaler-5 = Da evitare: l’ultima presa, 10 punti.
aim-guggitaler10-1 = Da evitare: le prese, 1 punto l’una.
aim-guggitaler10-2 = Da evitare: le carte di { $D }, 2 punti l’una.
aim-guggitaler10-3 = Da evitare: { $deck ->
        [swiss] gli ober
        [austrian] gli ober
       *[french] le donne
    }, 4 punti per carta.
aim-guggitaler10-4 = Da evitare: il { $HK }, 8 punti.
aim-guggitaler10-5 = Da evitare: l’ultima presa, 10 punti.
aim-guggitaler10-6 = Da cercare: le prese, 1 punto l’una.
aim-guggitaler10-7 = Da cercare: le carte di { $D }, 2 punti l’una.
aim-guggitaler10-8 = Da cercare: { $deck ->
        [swiss] gli ober
        [austrian] gli ober
       *[french] le donne
    }, 4 punti per carta.
aim-guggitaler10-9 = Da cercare: il { $HK }, 8 punti.
aim-guggitaler10-10 = Da cercare: l’ultima presa, 10 punti.
