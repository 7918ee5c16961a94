### Il brouc e i suoi matrimoni.

explain-ranking-brouc = In tutti i semi, briscola compresa, dalla più forte alla più debole: asso (11 punti), { rank-ten } (10), re (4), { rank-queen } (3), { rank-jack } (2), poi nove, otto e sette, che non valgono niente; 120 punti per smazzata.
explain-undertrump-to_marry = È vietato tagliare più basso, cioè mettere una briscola più bassa di quella che ha già tagliato, salvo per compiere un matrimonio nella presa, o quando si hanno solo briscole.
explain-marriages-yes = Re e { rank-queen } di un seme fanno un matrimonio da 20 punti, da 30 se c’è anche { rank-the-jack }; il doppio a briscola. Conta per la squadra che fa la presa in cui le sue carte si trovano insieme, o per quella di un giocatore che le mostra di mano.
explain-marriage_time-any_time = Si può mostrare in ogni momento, appena la propria squadra ha fatto una presa e finché si hanno ancora tutte le sue carte.
explain-marriage_time-first_trick = Si può mostrare solo con la prima presa della propria squadra.
explain-write-tens = Si scrivono le decine: i punti della smazzata divisi per dieci, arrotondati, cinque verso l’alto.
explain-finish-over = La prima squadra che supera { NUMBER($target) } vince subito, anche a metà smazzata; i punti della smazzata in corso contano allora senza arrotondare.
explain-strokes-cape = Si contano i giochi vinti: uno per la partita, e due in più per tutte le prese di una smazzata, il cape.
