### La licitazione in parole.

explain-ladder-points = Prima della prima carta si fanno offerte: ognuno al suo turno, a cominciare dal vicino di destra del mazziere, offre più di quanto è stato offerto, o passa. L’ultima offerta è quella che si gioca.
explain-named-with_bid = Con l’offerta si nomina uno di questi contratti, che non ne cambia l’altezza: { $contracts }.
explain-named-after = Chi vince la licitazione nomina poi uno di questi contratti: { $contracts }.
explain-named-trump = Con l’offerta si nomina un seme, che è briscola e non ne cambia l’altezza.
explain-named-trump-after = Chi vince la licitazione nomina poi il seme di briscola.
offer-suits = un seme di briscola
explain-bid_low = Le offerte vanno da { $bid_low } a { $bid_high } punti, di { $bid_step } in { $bid_step }.
explain-bid_top-none = Non ci sono offerte più alte.
explain-bid_top-157 = Sopra ci sono ancora 157, tutti i punti.
explain-bid_top-match = Sopra c’è ancora il match, cioè tutte le prese: la sua offerta vale { $match_worth } punti.
explain-bid_top-157_match = Sopra ci sono ancora 157, tutti i punti, e poi il match, cioè tutte le prese: la sua offerta vale { $match_worth } punti.
explain-bid-misere = Il match di una misère è non fare nemmeno una presa.
explain-reentry-yes = Chi ha passato può offrire di nuovo finché dura la licitazione.
explain-reentry-no = Chi ha passato non offre più.
explain-auction_end-all_passed = La licitazione finisce quando tutti gli altri hanno passato.
explain-auction_end-opponents_passed = La licitazione finisce quando i due avversari hanno passato; il compagno allora non può più salire.
explain-all_pass-next = Se nessuno offre, ridà le carte il mazziere seguente.
explain-all_pass-same = Se nessuno offre, ridà le carte lo stesso mazziere.
explain-doubling-off = Nessuno contra.
explain-doubling-double = Un avversario può contrare: la licitazione finisce e l’offerta vale il doppio; i punti da fare restano gli stessi.
explain-doubling-redouble = Un avversario può contrare: la licitazione finisce e l’offerta vale il doppio; la squadra contrata può surcontrare, e allora vale quattro volte; i punti da fare restano gli stessi.
explain-doubling-king =
    { $doubling ->
        [redouble] Un avversario può contrare l’offerta del re: la licitazione finisce e tutta la partita vale il doppio, o il quadruplo se il re surcontra; i punti promessi restano gli stessi.
       *[other] Un avversario può contrare l’offerta del re: la licitazione finisce e tutta la partita vale il doppio; i punti promessi restano gli stessi.
    }
explain-double_window-standing = Si contra finché l’offerta vale, anche fuori turno.
explain-double_window-next_spoken = Si contra prima che il prossimo abbia parlato, anche fuori turno.
explain-double_window-turn = Si contra al proprio turno.
explain-auction-forehand-leads = Gioca per primo il vicino di destra del mazziere.
explain-auction-bidder-leads = Gioca per primo chi ha vinto la licitazione.
explain-write-bid = L’offerta è mantenuta quando le carte della squadra valgono almeno altrettanto, con l’ultima presa. Allora la squadra scrive i suoi punti e in più l’offerta, l’altra i suoi punti.
explain-bid_failed-own = Se l’offerta non è mantenuta, ogni squadra scrive i suoi punti e l’offerta va agli avversari.
explain-bid_failed-lost = Se l’offerta non è mantenuta, la squadra non scrive niente delle sue prese; l’altra scrive i suoi punti e l’offerta.
explain-bid_failed-defence_takes_all = Se l’offerta non è mantenuta, la squadra non scrive niente delle sue prese; l’altra scrive tutti i punti della smazzata e l’offerta.
explain-bid-melds = Annunci e stöck si scrivono per sé e non aiutano a mantenere l’offerta.
explain-bid-race = I difensori scrivono le loro prese man mano, la squadra che ha offerto appena la sua offerta è mantenuta.
