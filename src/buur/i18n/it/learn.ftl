### Imparare lo jass: la domanda della prima visita, la prima lezione, la modalità per principianti.

## Prima visita

first-welcome = Ciao!
first-question = Quali carte conosci?
first-none = Non conosco lo jass
first-none-help = Giochiamo insieme una prima smazzata e spieghiamo tutto strada facendo.
first-later = Si può cambiare in ogni momento nelle impostazioni.
first-skip = Continua senza rispondere

## Prima smazzata spiegata

learn = Impara lo jass
learn-start = Impara lo jass: una prima smazzata spiegata
lesson-label = Spiegazione
lesson-next = Avanti
lesson-close = Capito
lesson-end = Termina le spiegazioni
lesson-cut = Prima della smazzata tagli il mazzo dove vuoi: così nessuno sa chi riceverà quali carte.
lesson-team = Si gioca due contro due: { $name }, di fronte, è con te. In nove prese, vince la smazzata chi fa più punti.
lesson-choose =
    { $push ->
        [yes] Di quale seme hai molte carte forti? Sceglilo come briscola. Nel dubbio, passa la scelta: sceglierà { $name }.
       *[no] Di quale seme hai molte carte forti? Sceglilo come briscola.
    }
lesson-trump =
    { $contract ->
        [trump] Briscola { $suit }: questo seme batte tutti gli altri. In cima stanno { $jack } e { $nine }, solo dopo viene l’asso.
        [oben] Obenabe: non c’è briscola. Vince la carta più alta del seme giocato, l’asso prima di tutte.
        [unten] Undenufe: non c’è briscola, e vince la carta più bassa del seme giocato, il sei prima di tutte.
       *[other] Qui vale un ordine particolare. Tocca questo segno: mostra quale carta batte quale.
    }
lesson-melds = Tre o più carte in scala, o quattro uguali, sono un annuncio. Dà punti se gli avversari non ne hanno uno migliore.
lesson-lead = Esci tu e puoi giocare qualsiasi carta. Poi gli altri devono rispondere con lo stesso seme, se ne hanno.
lesson-follow =
    { $situation ->
        [led] È uscita la briscola: devi rispondere con briscola. Le carte scurite ora non sono permesse.
        [none] Il seme giocato è { $suit }, e ne hai: gioca questo seme. Le carte scurite ora non sono permesse.
       *[trump] Il seme giocato è { $suit }, e ne hai: gioca questo seme o una briscola. Le carte scurite ora non sono permesse.
    }
lesson-free =
    { $situation ->
        [led] È uscita la briscola e non ne hai: gioca la carta che vuoi.
        [none] Non hai carte del seme { $suit }: gioca quella che vuoi. Non può vincere.
       *[trump] Non hai carte del seme { $suit }: gioca quella che vuoi, o vinci la presa con una briscola.
    }
lesson-trick =
    { $relation ->
        [you] La tua carta batte le altre: la presa è vostra e vale { $points } punti. Ora esci tu.
        [partner] La carta di { $name } batte le altre: la presa è vostra e vale { $points } punti. Ora esce { $name }.
       *[them] La carta di { $name } batte le altre: la presa con { $points } punti va agli avversari. Ora esce { $name }.
    }
lesson-buur = È la carta più forte del gioco, il bauer: { $rank } di briscola. Vale 20 punti, negli altri semi solo 2.
lesson-nell = Il { $rank } di briscola si chiama nell: solo il bauer lo batte. Vale 14 punti, negli altri semi nessuno.
lesson-stoeck = { $king } e { $queen } di briscola nella stessa mano si chiamano stöck: 20 punti in più, annunciati con la seconda carta.
lesson-score = Qui stanno i punti: i vostri e quelli degli avversari. In una smazzata intera ce ne sono 157.
lesson-bulb = Hai un dubbio? La lampadina mostra una buona carta e dice perché. Chiedere non costa nulla.
lesson-values = Quale carta batte quale, e quanto vale? Tocca questo segno: lo mostra in ogni momento.
lesson-last = L’ultima presa: chi la vince riceve 5 punti in più.
lesson-summary = Fatto! Così si conta. I vostri punti vanno sulla lavagnetta; vince la partita chi arriva prima a { $target }.

## Modalità per principianti

beginner = Modalità per principianti
beginner-help = Mostra quanto vale ogni presa e chi la sta vincendo.
key-values = ordine e valore delle carte
values-title = Ordine e valore delle carte
values-now = In questa presa
values-next = Nella prossima presa
values-trump = Briscola: { $suits }
values-all = Tutti i semi
values-sum =
    { $last ->
        [0] La carta più forte sta a sinistra. In tutto sono { $total } punti.
       *[other] La carta più forte sta a sinistra. In tutto sono { $total } punti, di cui { $last } per l’ultima presa.
    }
trick-worth =
    { $done ->
        [yes] { $points } punti
       *[no] { $relation ->
            [you] Nella presa: { $points } punti, sei in testa tu
           *[other] Nella presa: { $points } punti, in testa { $name }
        }
    }
