### Sheets of contracts, written out (§3.7).

explain-sheet =
    { $party ->
        [teams] Ogni parte
       *[alone] Ogni giocatore
    } gioca una volta { $row_count ->
        [8] otto
        [10] dieci
       *[other] { $row_count }
    } contratti, le righe del suo foglio: { $rows }. Il primo di mano guarda le sue carte e nomina una riga ancora da giocare.
explain-sheet-joker = Chi gioca un jolly nomina uno di questi contratti: { $contracts }.
explain-sheet-misere = Nella riga della misère si nomina anche che cosa si gioca: { $ways }.
explain-quer-alternance = Il regolamento romando chiama questa riga «alternance». Che cosa intendesse non si sa più; qui la direzione si inverte una volta sola.
explain-sheet-factor = Il numero dopo una riga dice quante volte è contata.
explain-route-round = Chi non vuole scegliere passa la scelta: va al vicino di destra, compagno o avversario, e se nessuno la vuole torna al primo di mano, che deve scegliere.
explain-push-first = Nella prima smazzata nessuno passa la scelta.
explain-sheet-done = Chi ha giocato tutte le sue righe viene saltato.
explain-write-declarers = Solo la parte che ha scelto scrive i suoi punti; gli altri non scrivono niente.
explain-finish-checklist = La partita finisce quando ogni parte ha giocato tutte le righe, e vince il totale più alto.
explain-table-chooser = Ognuno scrive per sé; in ogni smazzata chi ha scelto gioca da solo contro gli altri. Tutto va in senso antiorario: dopo un giocatore tocca al suo vicino di destra.
