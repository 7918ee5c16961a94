### Il brouc e i suoi matrimoni.

explain-ranking-brouc = In tutti i semi, briscola compresa, dalla più forte alla più debole: asso (11 punti), dieci (10), re (4), donna (3), fante (2), poi nove, otto e sette, che non valgono niente; 120 punti per mano.
explain-undertrump-to_marry = È vietato sottotagliare, cioè mettere una briscola più debole di quella che ha già tagliato, salvo per compiere un matrimonio nella presa, o quando si hanno solo briscole.
explain-marriages-yes = Re e donna di un seme fanno un matrimonio da 20 punti, da 30 con il fante; il doppio a briscola. Li segna la coppia che fa la presa in cui si trovano insieme, o il giocatore che li mostra di mano.
explain-marriage_time-any_time = Si possono mostrare in ogni momento, appena la propria coppia ha fatto una presa e finché li si ha ancora tutti.
explain-marriage_time-first_trick = Si possono mostrare solo con la prima presa della propria coppia.
explain-write-tens = Si scrivono le decine: i punti della mano divisi per dieci, arrotondati, cinque verso l’alto.
explain-finish-over = Chi supera { NUMBER($target) } vince subito, anche a metà mano; i punti della mano in corso contano allora senza arrotondare.
explain-strokes-cape = Si contano i giochi vinti: uno per la partita, e due in più per tutte le prese di una mano, il cape.
