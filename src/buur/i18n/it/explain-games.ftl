### Le regole per esteso dei giochi che contano altro, o che evitano i punti.

explain-deck-35 = Il mazzo ha 35 carte: quattro semi, dal sei all’asso, meno il { $C7 }.
explain-deck-32 = Il mazzo ha 32 carte: quattro semi di otto carte, dal sette all’asso.
explain-deck-24 = Il mazzo ha 24 carte: quattro semi di sei carte, dal nove all’asso.
explain-order-suit-bare = In un seme, dalla più forte alla più debole: asso, re, { rank-queen }, { rank-jack }, { rank-ten }, nove, otto, sette, sei.
explain-order-trump-bare = A briscola: { rank-jack } o bauer, nove o nell, asso, re, { rank-queen }, { rank-ten }, otto, sette, sei.
explain-values-tricks = Le carte non valgono niente: ogni presa conta un punto.
explain-values-bells = Le carte non valgono niente, tranne le nove carte di { $D }, che contano un punto ciascuna.
explain-values-hearts = Le carte non valgono niente, tranne le nove carte di { $H }, che contano un punto ciascuna.
explain-values-spade_queen = Chi la raccoglie perde 100 punti: { the-queen-of-spades }.{ spade-queen-name }
explain-values-black_queens = In ogni smazzata si prendono tre tratti: uno con { the-queen-of-spades }, uno con { the-queen-of-clubs }, uno con l’ultima presa; le altre carte non valgono niente.{ spade-queen-name }
spade-queen-name =
    { $deck ->
        [french] {""}
       *[swiss] {" "}Il gioco porta il nome che { the-queen-of-spades } ha nelle carte francesi.
    }
explain-values-guggitaler = Cinque scopi si seguono, uno per smazzata, poi da capo: 1 punto per presa; 2 punti per carta di { $D }; 4 punti per { rank-queen }; 8 punti per il { $HK }; 10 punti per l’ultima presa. Nient’altro conta.
explain-values-guggitaler10 = Dieci scopi si seguono, uno per smazzata: 1 punto per presa; 2 punti per carta di { $D }; 4 punti per { rank-queen }; 8 punti per il { $HK }; 10 punti per l’ultima presa; poi gli stessi nello stesso ordine, ma in punti tolti: conviene quindi cercarli. Nient’altro conta.
explain-contracts-oben = Nessuno sceglie: tutte le smazzate si giocano dall’alto in basso, senza briscola.
explain-contracts-unden = Nessuno sceglie: tutte le smazzate si giocano dal basso in alto, senza briscola.
explain-contracts-slalom = Tutte le smazzate si giocano in slalom, senza briscola; il primo di mano dice soltanto il senso della prima presa.
explain-contracts-tutti = Nessuno sceglie: tutte le smazzate si giocano come tutti.
explain-contracts-tutti_oben = Nessuno sceglie: tutte le smazzate si giocano come tutti dall’alto.
explain-turned_card-cut_card = Prima che il mazzo sia rimescolato e distribuito, chi taglia mostra l’ultima carta che ha alzato.
explain-match-charge = Chi fa tutte le prese non ha punti, e ognuno degli altri ne ha { NUMBER($total) }.
explain-match-charge_points = Chi raccoglie tutti i punti di una smazzata non ne ha nessuno, e ognuno degli altri li ha tutti.
explain-finish-gap-lowest = Quando qualcuno ha { NUMBER($target) } { $counted ->
        [strokes] tratti
       *[points] punti
    }, la smazzata si gioca fino in fondo e vince chi ne ha di meno; a parità si continua.
explain-finish-rounds = Si giocano { NUMBER($deals) } smazzate.
explain-strokes-low_half = Dopo ogni giro, in cui ognuno ha dato le carte una volta, { $seats ->
        [3] chi ha meno punti riceve un tratto e chi ne ha di più uno zero; se più giocatori ne hanno meno, tutti hanno il tratto
        [4] i due che hanno meno punti ricevono un tratto e gli altri due uno zero; chi è pari con il secondo ha anche lui il tratto
       *[other] la metà migliore, arrotondata per difetto, riceve un tratto e gli altri uno zero; chi è pari con l’ultimo di loro ha anche lui il tratto
    }. Alla fine vince chi ha più tratti.
explain-bye = Al torneo, a chi non ha avversari in un turno si scrivono { NUMBER($bye) } punti.
