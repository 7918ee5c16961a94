### Le regole per esteso, composte secondo le opzioni: explain-NOME, explain-OPZIONE-VALORE.

topic-table = Il tavolo
    .synonyms = giocatori | in due, in tre, in quattro | compagno | avversari | squadra | ordine | senso | orario | sinistra | destra
explain-table = Si gioca in quattro, due contro due; i compagni siedono uno di fronte all’altro. Tutto va in senso antiorario: dopo un giocatore tocca al suo vicino di destra.
explain-table-alone = Ognuno gioca per sé. Tutto va in senso antiorario: dopo un giocatore tocca al suo vicino di destra.

topic-cards = Le carte
    .synonyms = ordine delle carte | valore delle carte | punti delle carte | quale carta è più forte | bauer | nell | semi
explain-deck = Il mazzo ha 36 carte: quattro semi di nove carte, dal sei all’asso.
explain-order-suit = In un seme ordinario, dalla più forte alla più debole: asso (11 punti), re (4), { rank-queen } (3), { rank-jack } (2), { rank-ten } (10), poi nove, otto, sette e sei, che non valgono niente.
explain-order-suit-24 = In un seme ordinario, dalla più forte alla più debole: asso (11 punti), re (4), { rank-queen } (3), { rank-jack } (2), { rank-ten } (10) e nove, che non vale niente.
explain-order-trump = A briscola: { rank-jack } o bauer (20 punti), nove o nell (14), asso (11), re (4), { rank-queen } (3), { rank-ten } (10), poi otto, sette e sei, che non valgono niente.
explain-order-trump-24 = A briscola: { rank-jack } o bauer (20 punti), nove o nell (14), asso (11), re (4), { rank-queen } (3) e { rank-ten } (10).
explain-martinique8-yes = L’otto di briscola, detto di Martinica, batte il bauer se è giocato dopo di lui nella stessa presa; altrimenti è un otto ordinario.
explain-order-oben = Nell’obenabe non c’è briscola: l’ordine è quello di un seme ordinario, e gli otto valgono 8 punti.
explain-order-oben-24 = Nell’obenabe non c’è briscola: l’ordine è quello di un seme ordinario.
explain-order-unten = Anche nell’undenufe non c’è briscola, e l’ordine è rovesciato: il sei è la carta più forte, l’asso la più debole; gli otto valgono 8 punti.
explain-unde_values-six11 = Qui il sei vale 11 punti e l’asso niente.
explain-unde_values-ace11 = Qui l’asso tiene i suoi 11 punti e il sei non vale niente.
explain-order-zigzag = Lo slalom alterna: la prima presa nella direzione annunciata, la seguente nell’altra, e così via.
explain-slalom_values-start = Le sue carte valgono come nella direzione annunciata.
explain-slalom_values-oben = Le sue carte valgono sempre come nell’obenabe.
explain-total = Le carte di una smazzata valgono in tutto 152 punti, { $total } con l’ultima presa.

topic-deal = Dare le carte
    .synonyms = distribuire | dare | mescolare | tagliare | mazziere | chi comincia | inizio | cominciare
explain-teams_drawn-yes = Prima della partita ognuno pesca una carta: le due più alte giocano insieme contro le due più basse; a valore uguale si pesca di nuovo.
explain-first-holder_D7 = Nella prima smazzata sceglie la briscola e gioca per primo chi ha il { $D7 }; il primo mazziere è estratto a sorte.
explain-first-holder_R7 = Nella prima smazzata sceglie la briscola e gioca per primo chi ha il { $H7 }; il primo mazziere è estratto a sorte.
explain-first-holder_RT = Nella prima smazzata sceglie la briscola e gioca per primo chi ha il { $HT }; il primo mazziere è estratto a sorte.
explain-first-holder_card = Nella prima smazzata sceglie la briscola e gioca per primo chi ha questa carta: { $card }; il primo mazziere è estratto a sorte.
explain-first-random_dealer = Il primo mazziere è estratto a sorte.
explain-first-draw_high = Ognuno pesca una carta: la più alta dà per prima.
explain-first-draw_low = Ognuno pesca una carta: la più bassa dà per prima.
explain-first-scribe = Chi tiene la lavagnetta dà per primo.
explain-dealer_after_first-right_of_dealer = La seconda smazzata tocca al vicino di destra del primo mazziere.
explain-dealer_after_first-first_holder = La seconda smazzata tocca a chi aveva quella carta.
explain-rotation = Poi dà ogni volta il vicino di destra del mazziere, e a destra del mazziere siede sempre il primo di mano, che parla per primo.
explain-next_game_dealer-rotation = Nella partita seguente si continua a turno.
explain-next_game_dealer-losers = Nella partita seguente dà per primo uno dei perdenti.
explain-next_game_dealer-winners = Nella partita seguente dà per primo uno dei vincitori.
explain-cut-min3_optional = Il mazziere mescola e fa tagliare il mazzo alla sua sinistra: si alzano almeno tre carte e se ne lasciano almeno tre, oppure si bussa sul mazzo per rinunciare.
explain-cut-min2_mandatory = Il mazziere mescola e fa tagliare il mazzo alla sua sinistra; è obbligatorio, almeno due carte.
explain-cut-min3_mandatory = Il mazziere mescola e fa tagliare il mazzo alla sua sinistra; è obbligatorio, almeno tre carte.
explain-cut-none = Il mazziere mescola; il mazzo non si taglia.
explain-packets-3-3-3 = Le carte si danno tre alla volta, cominciando a destra del mazziere: nove per ciascuno.
explain-packets-4-4-1 = Le carte si danno quattro alla volta, di nuovo quattro, poi una, cominciando a destra del mazziere: nove per ciascuno.
explain-misdeal = Se una carta si vede o qualcuno non ha le sue carte al completo, la smazzata è nulla finché nessuno ha giocato.
explain-misdeal_redealer-same = Ridà lo stesso mazziere.
explain-misdeal_redealer-next = Ridà il mazziere seguente.

topic-choice = La scelta della briscola
    .synonyms = scegliere la briscola | annunciare | passare | offerta | asta | obenabe | undenufe | slalom | doppio
explain-contracts-suits = Il primo di mano guarda le sue carte e sceglie il seme di briscola.
explain-contracts-suits-oben-unden = Il primo di mano guarda le sue carte e sceglie un seme di briscola, obenabe o undenufe.
explain-contracts-suits-oben-unden-slalom = Il primo di mano guarda le sue carte e sceglie un seme di briscola, obenabe, undenufe o lo slalom, di cui dice la prima direzione.
explain-contracts = Il primo di mano guarda le sue carte e sceglie uno di questi contratti: { $contracts }.
explain-contracts-imposed = La briscola è imposta, in quest’ordine, ripreso da capo quando è finito: { $suits }. Gioca per primo il primo di mano.
explain-contracts-turned = L’ultima carta del mazziere è scoperta e resta visibile fino alla prima carta.
explain-turned-suit = Il suo seme è briscola.
explain-turned-kreuzjass = Un asso, un re o { $deck ->
        [swiss] un ober
        [austrian] un ober
       *[french] una donna
    } fa giocare obenabe, un sei, un sette o un otto undenufe, e le altre fanno briscola del loro seme.
explain-turned-six_ace = Un sei fa giocare undenufe, un asso obenabe, e le altre fanno briscola del loro seme.
explain-prediction-hidden = Prima della prima carta ognuno scrive di nascosto { $counts ->
        [tricks] quante prese farà, da 0 a { $most }
        [jass] quanti punti farà, da 0 a { $most }
       *[other] quanti punti farà
    }; le dichiarazioni si mostrano alla fine della smazzata, e la loro somma è libera.
explain-prediction-open = Prima della prima carta ognuno dice a turno { $counts ->
        [tricks] quante prese farà, da 0 a { $most }
        [jass] quanti punti farà, da 0 a { $most }
       *[other] quanti punti farà
    }, il mazziere per ultimo; la somma è libera.
explain-order-quer = Guschti comincia dall’alto, Mary dal basso; dopo { NUMBER($quer) } { $quer ->
        [one] presa
       *[other] prese
    } la direzione si inverte per il resto della smazzata. Le carte valgono come nella prima direzione.
explain-order-trio = Nel 3×3 un terzo delle prese si gioca con briscola, un terzo dall’alto in basso e un terzo dal basso in alto, sempre con i punti della briscola.
explain-trio_order-free = Chi lo annuncia dice l’ordine delle tre parti.
explain-trio_order-trump_middle = La briscola viene sempre in mezzo.
explain-order-tutti = Nel tutti il seme giocato è briscola in ogni presa; nessuno può tagliare.
explain-tutti-jack = Non si è obbligati a giocare un { rank-jack } che è solo nel suo seme.
explain-tutti_values-all = { $deck ->
        [swiss] Tutti gli under
        [austrian] Tutti gli unter
       *[french] Tutti i fanti
    } valgono 20 e tutti i nove 14: 253 punti in tutto.
explain-tutti_values-first_led = Solo { rank-the-jack } e il nove del primo seme giocato valgono 20 e 14.
explain-order-tutti-oben = Nel tutti dall’alto ogni seme ha l’ordine della briscola, senza briscola e senza privilegio per { rank-the-jack }; solo { rank-the-jack } e il nove del primo seme giocato valgono 20 e 14.
explain-order-mitte = Nel mezzo non c’è briscola. Secondo l’annuncio l’ordine è, dalla più forte alla più debole, { rank-ten }, { rank-jack }, nove, { rank-queen }, otto, re, sette, asso, sei, con i punti dell’obenabe; oppure { rank-ten }, nove, { rank-jack }, otto, { rank-queen }, sette, re, sei, asso, con quelli dell’undenufe.
explain-order-gumpf = Nel gumpf un seme è briscola e vale come al solito, gli altri semi vanno dal basso in alto; i punti sono quelli della briscola.
explain-misere = Nella misère ogni presa vale per la squadra che non l’ha fatta, e senza il seme giocato si può tagliare più basso.
explain-misere-any = Ogni altro contratto si può anche giocare come misère; si dice allora che cosa si gioca.
explain-misere_match-none = Fare tutte le prese non costa niente di più.
explain-misere_match-minus100 = Fare tutte le prese costa 100 punti a chi l’ha annunciata.
explain-push-yes = Può anche passare la scelta al compagno.
explain-push-no = Non può passare la scelta: deve scegliere.
explain-push-not_first_deal = Può anche passare la scelta al compagno, tranne nella prima smazzata.
explain-push_back-yes = Il compagno può rendergli la scelta; allora il primo di mano deve scegliere.
explain-push_back-no = Il compagno deve allora scegliere.
explain-trump_by_lead-yes = Chi sceglie può anche tacere e giocare: il seme della sua prima carta è briscola.
explain-trump_by_lead-no = La scelta si dice prima della prima carta e non si cambia.
explain-premature_choice-forehand_deals = Se il compagno parla troppo presto, la smazzata è nulla e chi doveva scegliere dà la seguente.
explain-premature_choice-opponents_twice = Se il compagno parla troppo presto, la smazzata è nulla e gli avversari scelgono due volte di seguito.
explain-leader-forehand = Il primo di mano gioca la prima carta, anche se ha passato la scelta.
explain-leader-announcer = Chi ha scelto gioca la prima carta.
explain-leads-forehand = Il primo di mano gioca la prima carta.
explain-slalom_pushed_leader-forehand = Questo vale anche per uno slalom passato: comincia il primo di mano.
explain-slalom_pushed_leader-announcer = In uno slalom passato comincia chi l’ha scelto.
explain-multipliers-all1 = Tutte le smazzate valgono una volta.
explain-multipliers-spades2 = Quando la briscola è { $S } tutto vale doppio: prese, match, annunci e stöck.
explain-multipliers-schieber123 = Tutto vale doppio quando la briscola è { $S } o { $C }, triplo nell’obenabe e nell’undenufe, quadruplo nello slalom.
explain-multipliers-uri = Tutto vale doppio quando la briscola è { $S } o { $C }, e quando non c’è briscola.
explain-multipliers-custom = Tutti i punti di una smazzata si moltiplicano secondo il contratto: { $factors }. Il resto vale una volta.

topic-play = Il gioco della carta
    .synonyms = rispondere | seguire | tagliare | tagliare più basso | obbligo | che cosa posso giocare | presa | giocare una carta
explain-follow = Chi è di mano gioca la carta che vuole; gli altri devono rispondere al seme se ne hanno, senza obbligo di prendere.
explain-ruff_when_can_follow-yes = Si può anche tagliare con una briscola, pur potendo rispondere.
explain-ruff_when_can_follow-no = Chi può rispondere non può tagliare.
explain-void = Chi non ha il seme giocato gioca quello che vuole.
explain-undertrump-only_trumps = È vietato tagliare più basso, cioè mettere una briscola più bassa di quella che ha già tagliato, a meno di avere solo briscole.
explain-undertrump-free_if_void = Tagliare più basso, cioè mettere una briscola più bassa di quella che ha già tagliato, è permesso a chi non ha il seme giocato e vietato a chi lo ha.
explain-only_trumps-free = Chi ha soltanto briscole gioca quella che vuole.
explain-only_trumps-forced_over = Chi ha soltanto briscole deve superare, se può.
explain-buur_never_forced-yes = Se solo il bauer può superare, non si è obbligati a giocarlo.
explain-buur_never_forced-no = Anche il bauer deve allora superare.
explain-trump-led = Quando si gioca briscola, tutti devono rispondere con una briscola, alta o bassa.
explain-buur_exempt-yes = Il bauer non si deve mai dare: chi ha soltanto lui come briscola gioca quello che vuole.
explain-buur_exempt-no = Il bauer si deve dare come ogni briscola.
explain-no-trump = Senza briscola si risponde al seme o, se non se ne ha, si gioca una carta qualsiasi; { rank-the-jack } non ha privilegi.
explain-winner = La briscola più alta fa la presa; senza briscole, la carta più alta del seme giocato. Chi fa la presa gioca per primo la seguente.
explain-winner-plain = La carta più alta del seme giocato fa la presa. Chi fa la presa gioca per primo la seguente.
explain-last_trick_view-yes = L’ultima presa si può rivedere finché nessuna carta è sul tavolo.
explain-last_trick_view-no = Le prese girate non si guardano più, nemmeno l’ultima.

topic-melds = Gli annunci
    .synonyms = annunci | annunciare | scala | tre carte | cinquanta | cento | quattro uguali | bonus
explain-melds-yes = Un annuncio è una scala di almeno tre carte di un seme o quattro carte uguali: tre carte valgono 20, quattro carte 50, cinque carte 100; quattro { rank-tens }, { rank-queens }, re o assi 100, quattro nove 150, quattro { rank-jacks } 200.
explain-melds-no = Si gioca senza annunci.
explain-meld_values-romand = Anche una scala più lunga vale 100.
explain-meld_values-grand = Sei carte valgono 150, sette 200, otto 250, nove 300.
explain-meld_values-vorarlberg = Sei carte valgono 120, sette 140, otto 160, nove 180.
explain-low_quartets-yes = Quattro sei, quattro sette o quattro otto valgono 100.
explain-low_quartets-no = Quattro sei, sette o otto non valgono niente.
explain-cross_meld-yes = Una carta può servire insieme in una scala e in quattro uguali.
explain-cross_meld-no = Una carta serve in un solo annuncio.
explain-split_runs-yes = Una scala lunga si può annunciare in più pezzi.
explain-split_runs-no = Una scala lunga si annuncia tutta intera.
explain-meld_time-with_first_card = Si annuncia giocando la prima carta.
explain-meld_time-after_first_lead = Quando il primo di mano ha giocato, ognuno annuncia a turno, e gli annunci si confrontano prima che si giochi la seconda carta.
explain-meld_deadline-until_covered = Chi ha dimenticato un annuncio, o ne ha detto uno troppo basso, può ancora dirlo finché la carta seguente non copre la sua; l’ultimo, fino alla presa seguente.
explain-declare = La squadra con l’annuncio migliore segna tutti i suoi, l’altra nessuno.
explain-declare-alone = Chi ha l’annuncio migliore segna tutti i suoi, gli altri nessuno.
explain-meld_order-romand = Il migliore è quello che vale di più; a parità quello con più carte, poi il più alto{ $trumps ->
        [yes] , poi quello di briscola
       *[no] {""}
    }, poi quello detto per primo.
explain-meld_order-romand_both = Il migliore è quello che vale di più; a parità quello con più carte, poi il più alto{ $trumps ->
        [yes] , poi quello di briscola
       *[no] {""}
    }; se tutto è pari segnano tutte e due le squadre.
explain-meld_order-german = Come nella Svizzera tedesca, il migliore è quello che vale di più; a parità quello con più carte, poi il più alto{ $trumps ->
        [yes] , poi quello di briscola
       *[no] {""}
    }, poi quello detto per primo.
explain-meld_order-p002 = Il migliore è quello che vale di più; a parità una scala prima di quattro uguali, poi il più alto{ $trumps ->
        [yes] , poi quello di briscola
       *[no] {""}
    }, poi il primo dopo il mazziere.
explain-meld_order-pagat_petit = Quattro carte uguali battono ogni scala, e le scale lunghe le corte; poi vengono il più alto{ $trumps ->
        [yes] , quello di briscola
       *[no] {""}
    } e quello detto per primo.
explain-meld_order-pagat_grand = La graduatoria sale così: scale di tre, quattro e cinque carte, da quattro { rank-tens } a quattro assi, quattro nove, scala di sei, quattro { rank-jacks }, scale di sette, otto e nove; a parità il più alto{ $trumps ->
        [yes] , quello di briscola
       *[no] {""}
    }, quello detto per primo.
explain-meld_order-vorarlberg = Il migliore è quello che vale di più; a parità il più alto{ $trumps ->
        [yes] , poi quello di briscola
       *[no] {""}
    }, poi quello detto per primo; il numero di carte non conta.
explain-melds-unten = Nell’undenufe l’altezza si rovescia: tre carte all’otto battono tre carte all’asso.
explain-melds-mixed = Dove la direzione cambia o si mescola, decide quella della prima presa.
explain-meld_show-always = Gli annunci vincenti si mostrano sempre.
explain-meld_show-on_request_opponents = Gli annunci vincenti si mostrano se un avversario lo chiede prima della sua seconda carta.
explain-meld_show-on_request_any = Gli annunci vincenti si mostrano se qualcuno lo chiede prima della sua seconda carta.
explain-meld_show-described = Gli annunci vincenti si dicono, ma non si mostrano.
explain-false_melds-penalised = Si può annunciare ciò che non si ha e correggersi finché la carta seguente non copre la propria o, se si annuncia a turno, finché il seguente non ha parlato. L’annuncio che si rivela falso quando lo si mostra non conta, e gli altri si confrontano di nuovo.
explain-meld_credit-immediate = I loro punti si scrivono subito.
explain-melds-at-once = Contano anche per chi non fa nessuna presa.
explain-meld_credit-at_first_trick = I loro punti sono acquisiti solo con la prima presa della squadra.
explain-match_voids_melds-yes = Se gli avversari fanno match, gli annunci sono persi{ $stoeck ->
        [yes] ; lo stöck resta
       *[no] {""}
    }.
explain-match_voids_melds-no = Gli annunci restano, anche se gli avversari fanno match.
explain-match_revives_melds-yes = Gli annunci della squadra che fa match valgono, anche se erano battuti.

topic-stoeck = Lo stöck
    .synonyms = stöck | matrimonio | re e { rank-queen }
explain-stock-yes = Re e { rank-queen } di briscola nella stessa mano sono lo stöck: 20 punti che nessuno può battere, purché si annunci.
explain-stock-no = Si gioca senza stöck.
explain-stock_deadline-immediate = Si annuncia giocando la seconda delle due carte, altrimenti è perso.
explain-stock_deadline-next_card = Si annuncia giocando la seconda delle due carte, al più tardi prima della carta seguente.
explain-stock_deadline-trick_turned = Si annuncia giocando la seconda delle due carte, al più tardi prima che la presa sia girata.
explain-stock_deadline-end_with_proof = Si annuncia giocando la seconda delle due carte; chi lo dimentica può ancora chiederlo alla fine della smazzata, se prova che lo aveva.
explain-stock_with_meld-yes = Compreso in un annuncio vincente, si dice con esso.
explain-stock_with_meld-no = Anche compreso in un annuncio, aspetta la seconda carta.
explain-stock_early_finish-yes = Se i suoi punti bastano per vincere la partita, si può mostrare già dopo la prima presa.
explain-stock_early_finish-no = Non si può mostrare in anticipo per vincere la partita.

topic-score = Il conto
    .synonyms = punti | contare | conteggio | segnare | scrivere | ultima presa | match | quanti punti
explain-score = Alla fine della smazzata ogni squadra conta i punti delle sue prese.
explain-score-alone = Alla fine della smazzata ognuno conta i punti delle sue prese.
explain-write-difference = A ognuno si scrive la differenza fra la dichiarazione e { $counts ->
        [tricks] le prese
       *[points] i punti
    }.
explain-exact_bonus-yes = Chi ha dichiarato giusto ha dieci punti in meno; chi ha dichiarato zero deve per questo aver fatto una presa.
explain-dealer_compensation-yes = Il mazziere ha un punto in meno ogni cinque punti interi di cui la somma delle dichiarazioni si scosta dal totale.
explain-last_trick = L’ultima presa porta { $last ->
        [one] { $last } punto
       *[other] { $last } punti
    } in più.
explain-match-bonus100 = Chi fa tutte le prese fa match: 100 punti in più, { $match } in tutto.
explain-match-bonus50 = Chi fa tutte le prese fa match: 50 punti in più, { $match } in tutto.
explain-match-none = Fare tutte le prese non porta niente in più: { $match } punti.
explain-match-tutti = Nel tutti sono { $tutti }.
explain-match-p002 = Chi fa tutte le prese fa match: 100 punti in più, ma non quelli dell’ultima presa, { $match } in tutto.
explain-counter_match-same = Il match contrario, di chi non ha scelto, vale come ogni altro.
explain-counter_match-double = Il match contrario, di chi non ha scelto, vale doppio: { $double }.
explain-counter_match-minus100 = Nel match contrario, di chi non ha scelto, chi ha scelto perde 100 punti, e non c’è supplemento.

topic-end = La fine della partita
    .synonyms = scopo | scopo del gioco | obiettivo | traguardo | meta | fine | finito | finire | quando si finisce | uscire | chiudere | vincere | vince | vittoria | vincitore | perdere | chi vince | come si vince | pareggio | rubicone
explain-finish-first_out = La prima squadra che arriva a { $target } punti vince subito, anche a metà smazzata.
explain-finish-largest_gap = Quando una squadra arriva a { $target } punti, la smazzata si gioca fino in fondo e vince il totale più alto.
explain-finish-deals = Si { $deals ->
        [one] gioca una sola smazzata
       *[other] giocano { $deals } smazzate
    }, e vince il totale più alto.
explain-finish-alone = { $finish ->
        [largest_gap] Quando qualcuno ha { NUMBER($target) } { $counted ->
            [strokes] tratti
           *[points] punti
        }, la smazzata si gioca fino in fondo e vince chi ne ha di più; a parità in testa si continua.
        [deals] Si { $deals ->
            [one] gioca una sola smazzata
           *[other] giocano { $deals } smazzate
        }, e vince il totale più alto.
       *[first_out] Chi ha per primo { NUMBER($target) } { $counted ->
            [strokes] tratti
           *[points] punti
        } vince{ $during ->
            [yes] {" "}subito, anche a metà smazzata
           *[no] {", una volta giocata la smazzata"}
        }.
    }
explain-finish-lowest = Si gioca per { $deals ->
        [one] una sola smazzata
       *[other] { $deals } smazzate
    }, e vince il totale più basso.
explain-tie-draw = In caso di parità la partita è pari.
explain-tie-deal = In caso di parità si gioca una smazzata in più.
explain-finish_order-stock-meld-trick =
    { $stoeck ->
        [yes] Se possono chiudere tutte e due, conta prima lo stöck, poi gli annunci, poi le prese.
       *[no] Se possono chiudere tutte e due, contano prima gli annunci, poi le prese.
    }
explain-finish_order-meld-stock-trick =
    { $stoeck ->
        [yes] Se possono chiudere tutte e due, contano prima gli annunci, poi lo stöck, poi le prese.
       *[no] Se possono chiudere tutte e due, contano prima gli annunci, poi le prese.
    }
explain-finish_order-meld-trick-stock =
    { $stoeck ->
        [yes] Se possono chiudere tutte e due, contano prima gli annunci, poi le prese, poi lo stöck.
       *[no] Se possono chiudere tutte e due, contano prima gli annunci, poi le prese.
    }
explain-finish_order-stock-trick-meld =
    { $stoeck ->
        [yes] Se possono chiudere tutte e due, conta prima lo stöck, poi le prese, poi gli annunci.
       *[no] Se possono chiudere tutte e due, contano prima le prese, poi gli annunci.
    }
explain-finish_order-trick-stock-meld =
    { $stoeck ->
        [yes] Se possono chiudere tutte e due, contano prima le prese, poi lo stöck, poi gli annunci.
       *[no] Se possono chiudere tutte e due, contano prima le prese, poi gli annunci.
    }
explain-both_over-chronology = Se nessuno ha chiuso la partita, vince chi è arrivato prima al traguardo.
explain-both_over-last_trick = Se nessuno ha chiuso la partita e tutte e due sono oltre il traguardo, vince chi ha fatto l’ultima presa.
explain-claim-auto = Non c’è niente da dire: si conta per tutti.
explain-claim-required = Bisogna dirlo, cioè chiudere la partita.
explain-claim_counts-turned_only = In quel momento valgono solo le prese già girate.
explain-claim_counts-complete_tricks = In quel momento valgono le prese girate e la presa completa ancora sul tavolo.
explain-claim_counts-current_with_boss = In quel momento valgono le prese girate, la presa completa ancora sul tavolo e quella in corso se la prende un bock.
explain-wrong_claim-lose_game = Chi si sbaglia perde la partita.
explain-wrong_claim-lose_game_unless_match = Chi si sbaglia perde la partita, salvo che gli avversari preferiscano continuare perché possono fare match.
explain-rubicon-rubicon = Chi non ha { $half } punti, la metà del traguardo, è in rubicone e paga il giro.
explain-rubicon-schneider = Chi non ha { $half } punti, la metà del traguardo, è Schneider: la partita vale doppio.
explain-rubicon-king = { $short ->
        [schneider] Chi non ha la metà del proprio traguardo è Schneider: la partita vale doppio.
       *[other] Chi non ha la metà del proprio traguardo è in rubicone e paga il giro.
    }
explain-strokes-jw = Si segnano dei tratti: uno per la prima squadra che chiama la metà del traguardo, due per la vittoria, uno per un match, due per Schneider e per un match contrario.
explain-strokes-jw_old = Si segna un tratto per la prima squadra che chiama la metà del traguardo, per la vittoria, per un match, per Schneider e per un match contrario.

topic-rest = Prendere il resto
    .synonyms = posare le carte | il resto | tutte le prese rimaste | abbandonare
explain-solder_test-literal_opponents = Chi è di mano e crede di fare tutte le prese che restano può posare le carte. Se un avversario ha ancora { $trumps ->
        [yes] una briscola o un bock
       *[no] un bock
    }, le carte che restano vanno agli avversari.
explain-solder_test-literal_all = Chi è di mano e crede di fare da solo tutte le prese che restano può posare le carte. Se un altro giocatore, anche il compagno, ha ancora { $trumps ->
        [yes] una briscola o un bock
       *[no] un bock
    }, le prese che restano vanno agli avversari.
explain-solder_test-order_free = Chi è di mano può posare le carte se tutte le prese che restano sono sue, in qualunque ordine si giochino. Altrimenti vanno agli avversari.
explain-solder_test-forbidden = Si giocano tutte le prese.
explain-solder-misere = In una misère le prese pretese restano a chi le ha pretese, a torto o a ragione: nessuno guadagna da un errore.

topic-habits = A un vero tavolo
    .synonyms = errore | penalità | sbaglio | parlare | silenzio | segni | lavagnetta | scrivere | usanze
explain-forfeit = A chi abbandona una smazzata si scrivono { NUMBER($forfeit) } punti.
explain-silence-no_penalty = Durante il gioco si tace e nessuno fa segni. È vietato dire o chiedere se una carta è bock, e batterla o sbatterla sul tavolo per farsi capire. Queste regole non prevedono nessuna pena.
explain-silence-may_cancel = Durante il gioco si tace; nessuno fa segni né dice che una carta è bock. Se qualcuno lo fa o risponde a una domanda, gli avversari possono far annullare la smazzata, che lo stesso mazziere ridistribuisce.
explain-card_check-counted = Prima della prima carta ognuno conta le sue. Chi non dice niente ha accettato il suo numero: se più tardi manca una carta, la smazzata resta valida, e la carta va a chi fa l’ultima presa, senza poter prendere.
explain-card_check-after_deal = Prima della partita si verifica che il mazzo sia completo. Le carte restano sul tavolo finché tutte sono distribuite, e dopo il gioco ogni squadra verifica il conteggio; un errore non costa altro che una nuova distribuzione.
explain-revoke_rule-r93 = Carta giocata resta giocata. Chi non ha risposto al seme e se ne accorge in tempo riprende la carta e deve rispondere{ $trumps ->
        [yes] {" "}senza tagliare
       *[no] {""}
    }; più tardi la carta dimenticata perde il suo valore di presa e va a chi ha fatto la presa.
explain-revoke_rule-jw = Carta giocata resta giocata. Chi non ha risposto al seme lascia la presa agli avversari; se si prova più tardi, questa presa e tutte le seguenti sono loro.
explain-revoke_rule-cancel = Carta giocata resta giocata. Se qualcuno non ha risposto al seme, la smazzata è annullata e si ridà.
explain-revoke_rule-impossible = Il computer lascia giocare solo carte permesse.
explain-irregularities-penalised = Una carta sbagliata si può posare. Finché la presa non è girata, un avversario può reclamare o il giocatore ammetterla; più tardi, quando questi mostra una carta del seme a cui non ha risposto.
explain-slate-w25 = I punti si scrivono sulla lavagnetta: in alto i tratti da 100, in mezzo le croci di due volte 50, in basso i tratti da 20, a destra il resto.
explain-slate-z_tally5 = I punti si scrivono sulla lavagnetta a Z: 100 in alto, 50 sulla diagonale, 20 in basso, il quinto tratto di traverso sugli altri quattro, a destra il resto.
explain-slate-numeric = I punti si scrivono in cifre.
rules-changed = Che cosa cambia a questo tavolo
rules-change = { $option }: { $value } (di solito: { $before }).
rules-also = Detto anche: { $names }.
