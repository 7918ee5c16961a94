### Il brouc e i suoi matrimoni.

preset-brouc = Brouc
    .help = Il gioco di matrimoni di L’Etivaz: asso, { rank-ten }, re, { rank-queen }, { rank-jack } in tutti i semi; più di trenta decine.

option-ranking = Rango delle carte
    .help = L’ordine e i punti dello jass, o quelli dei giochi di matrimoni.
group-marriage = Matrimoni
option-marriages = Matrimoni
    .help = Re e { rank-queen } di un seme, con o senza { rank-jack }, portano punti.
option-marriage_time = Mostrare un matrimonio
    .help = Fino a quando una squadra che ha fatto una presa può mostrarne di mano.
value-ranking-jass = jass
value-ranking-brouc = asso, { rank-ten }, re, { rank-queen }, { rank-jack }
value-marriage_time-any_time = in ogni momento
value-marriage_time-first_trick = con la sua prima presa
value-undertrump-to_marry = per compiere un matrimonio
value-write-tens = le decine
value-finish-over = oltre il traguardo
value-strokes-cape = giochi vinti, il cape ne vale due

rules-brouc-sixes = Combinazione impossibile: questo rango si gioca senza i sei.
rules-marriage-solder = Combinazione impossibile: con i matrimoni si giocano tutte le prese.
rules-undertrump-marry = Combinazione impossibile: senza matrimoni non c’è niente da compiere.
rules-tens-over = Combinazione impossibile: le decine vogliono una fine oltre il traguardo, contata per tutti e senza rubicone.

reason-no-marriage = Questo matrimonio ora non si può mostrare.
hint-show-marriage = Mostralo prima di doverlo disfare.
hint-act-married = mostrare il matrimonio
show-marriage = Mostra il matrimonio
tell-married = { $who ->
        [you] Mostri un matrimonio: { $cards }.
       *[other] { $name } mostra un matrimonio: { $cards }.
    }
