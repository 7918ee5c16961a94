### Uno contro gli altri: giochi, opzioni, rifiuti, racconto.

explain-table-solo = Ognuno scrive per sé; in ogni smazzata chi ha offerto di più gioca da solo contro { $seats ->
        [2] l’altro
       *[other] gli altri
    }. Tutto va in senso antiorario: dopo un giocatore tocca al suo vicino di destra.
explain-table-king = Il re gioca da solo contro gli altri, i contadini, e questo per tutta la partita. Tutto va in senso antiorario: dopo un giocatore tocca al suo vicino di destra.
explain-table-king-called = Il re gioca con un compagno che chiama contro gli altri, i contadini, e questo per tutta la partita. Tutto va in senso antiorario: dopo un giocatore tocca al suo vicino di destra.
explain-total-plain = Senza briscola ne valgono 120, o 125 con l’ultima presa.
explain-sits-out = Il mazziere non riceve carte e non gioca.
explain-packets = Le carte si danno a pacchetti di { $packets }, cominciando a destra del mazziere: { $hand } per ciascuno.
explain-widow = { $up } carte si posano scoperte e { $down } coperte sul tavolo.
explain-talon = Le { $stock } carte che restano formano il tallone; tutti ne vedono l’ultima, e nessuno le gioca.
explain-packets_later = Dalla seconda smazzata si dà a pacchetti di { $later }.
explain-ladder-pandur = Prima della prima carta si fanno offerte: a turno, cominciando dal vicino di destra del mazziere, ognuno offre più di chi lo precede, oppure passa. Si gioca l’offerta più alta, uno da solo contro gli altri. Si offrono punti, da { $bid_low } a { $bid_high } di { $bid_step } in { $bid_step }; tra 200 e 210 la misère senza briscola, poi quella con briscola (nessuna presa); tra 250 e 260 il pandur senza briscola (tutte le prese); in cima il pandur con briscola.
explain-solo-names = Chi vince nomina la briscola; senza briscola si gioca dall’alto in basso. Nelle misère e nei pandur esce sempre lui.
explain-misere_leads_trump-yes = La misère con briscola comincia con una briscola. Chi non ha il seme giocato può allora tagliare più basso.
explain-misere_leads_trump-no = In una misère chi non ha il seme giocato può tagliare più basso.
explain-meld_values-pandur = Sei carte di un seme o più valgono 150.
explain-solo-melds = Annunci e stöck contano per un’offerta di punti; se l’annuncio più alto è di un avversario, l’offerta si deve mantenere con le sole carte e lo stöck.
explain-write-worth = Un’offerta di punti vale un punto per ogni cinquantina intera, sei al massimo; la misère senza briscola { $misere }, con briscola 4, il pandur senza briscola 5, con briscola 6. L’offerta mantenuta la scrive chi l’ha giocata; quella mancata { $seats ->
        [2] l’avversario
       *[other] ciascuno dei suoi avversari
    }.
explain-sitter-nothing = Il mazziere che sta fuori non scrive niente.
explain-sitter-inherits = Il mazziere che sta fuori scrive lo stesso valore se l’offerta è mantenuta, altrimenti niente.
explain-sitter-two = Il mazziere che sta fuori scrive sempre 2.
explain-ladder-king = Nella prima smazzata si offre una volta per tutta la partita: a turno, cominciando dal vicino di destra del mazziere, ognuno promette più punti o passa. L’ultimo che offre è re.
explain-king-takes = Il re prende le { $stock } carte sul tavolo e ne scarta { $stock } a sua scelta, coperte; ciò che scarta conta per lui.
explain-widow_shown-yes = Prima mostra le carte coperte che prende.
explain-call-any = Il re nomina una carta che non ha; chi la tiene lo dice e gioca con lui fino alla fine della partita.
explain-call-apart = Il re nomina una carta che non ha; chi la tiene lo dice e gioca con lui fino alla fine della partita. Se la tiene un vicino del re, il re ne nomina un’altra.
explain-king-names = Il re nomina ciò che si gioca: { $contracts }.
explain-king-trumps = Il re sceglie il seme di briscola.
explain-king-leads-forehand = Esce il vicino di destra del mazziere.
explain-king-leads-announcer = Nella prima smazzata esce il re.
explain-king-turned = Dalla seconda smazzata l’ultima carta del mazziere si mostra e dice la briscola; esce il vicino di destra del mazziere.
explain-king-six-ace = Un sei fa giocare dal basso in alto, un asso dall’alto in basso.
explain-king-by-rank = Un asso, un re o { $deck ->
        [swiss] un ober
        [austrian] un ober
       *[french] una donna
    } fa giocare dall’alto in basso, un sei, un sette o un otto dal basso in alto.
explain-king_deals-yes = Dalla seconda smazzata dà sempre il re.
explain-renounce-no = Il re gioca tutte le smazzate.
explain-renounce-points = Prima della prima carta di una tale smazzata il re può rinunciarvi: i contadini scrivono { $total }, senza annunci; lo stöck conta per chi lo tiene.
explain-renounce-match = Prima della prima carta di una tale smazzata il re può rinunciarvi: i contadini scrivono un match, { $match }, senza annunci; lo stöck conta per chi lo tiene.
explain-finish-king = Il re vince appena ha i punti promessi, i contadini quando ne hanno { $target }: vince chi ci arriva prima.
