### Club di jass: membri, regole della casa, tavoli, serate, classifica.

room-club = Club di jass
title-club = Club di jass – Buur
club-none-title = Questo club non lo vedi
club-none = Il link è vecchio o incompleto, o non sei membro. Chiedi al club un nuovo link.
club-mine-none = Non sei ancora in nessun club. Fondane uno, o fatti mandare un link.
club-new = Fonda un club
club-new-about = Un club ha regole proprie, tavoli propri, serate con coppie sorteggiate e una classifica. Lo vedono solo i membri.
club-title = Nome del club
club-own-name = Il tuo nome nel club
club-make = Fonda
club-invited =
    { $members ->
        [one] Sei invitato. Il club ha un membro.
       *[other] Sei invitato. Il club ha { $members } membri.
    }
club-join = Entra

## Tavoli

club-tables = Tavoli del club
club-tables-none = In questo momento nessun tavolo è aperto.
club-tables-rules = Per un tavolo il club ha prima bisogno di una regola della casa.
club-open-table = Nuovo tavolo: { $title }
club-open-seats =
    { $open ->
        [0] completo
        [one] un posto libero
       *[other] { $open } posti liberi
    }
club-playing = in gioco
club-sit = Siediti
club-to-table = Al tavolo
club-back = Torna al club

## Serate

club-evenings = Serate
club-evenings-none = Non c’è ancora nessuna serata in programma.
club-evening-rules = { $rules }, { $deals } smazzate per partita
club-coming =
    { $count ->
        [0] Non si è ancora annunciato nessuno.
        [one] Viene una persona: { $names }
       *[other] Vengono { $count } persone: { $names }
    }
club-come = Vengo
club-stay-away = Non vengo più
club-draw = Sorteggia le coppie
club-draw-few = Da 3 persone in su puoi sorteggiare le coppie.
club-next-round = Inizia il turno { $round }
club-evening-remove = Cancella la serata
club-round = Turno { $round }
club-pair = Coppia
club-games = Partite
club-somebody = qualcuno
club-plan = Prevedi una serata
club-plan-rules = Per una serata il club ha prima bisogno di una regola della casa.
club-plan-send = Prevedi
club-day = Data
club-evening-title = Titolo (facoltativo)
club-rule = Regola della casa
club-deals = Smazzate per partita

## Classifica e membri

club-won = Vinte
club-difference = Punti
club-strength = Forza
club-strength-about = Tutte le partite delle serate. La forza la calcola OpenSkill: ciò che è quasi sicuro, anche se i compagni cambiano.
club-members =
    { $count ->
        [one] Un membro
       *[other] { $count } membri
    }
club-head = responsabile
club-make-head = nomina responsabile
club-no-head = togli da responsabile
club-remove = escludi
club-really = { $what ->
    [leave] Lasciare davvero il club?
    [delete] Cancellare davvero il club?
    [rule] Cancellare davvero?
    [evening] Cancellare davvero la serata?
   *[remove] Escludere davvero?
}
club-not = No
club-rename = Cambia
club-link = Nuovo link per entrare
club-link-about = Chi apre questo link può entrare. I link di prima non valgono più.

## Regole della casa e fine

club-rules = Regole della casa
club-rules-none = Ancora nessuna regola della casa.
club-rule-add = Tieni { $rules }, come impostato qui, con il nome
club-rule-keep = Tieni
club-rule-remove = cancella
club-rule-hint = Il gioco e le regole si scelgono nella pagina iniziale.
club-privacy = I membri vedono il tuo nome nel club, le tue serate e i tuoi risultati. Se esci, il tuo nome sparisce.
club-leave = Lascia il club
club-delete = Cancella il club
error-no-club = Questo link non vale, o non sei più membro.
error-not-head = Lo possono fare solo i responsabili del club.
error-no-member = Questo membro non c’è più.
error-no-house-rule = Questa regola della casa non c’è più.
error-no-evening = Questa serata non c’è più.
error-club-full = Il club è completo.
error-too-many-clubs = Sei in tanti club quanti sono possibili. Prima lasciane uno.
error-too-many-evenings = Ci sono troppe serate in programma. Prima cancellane una.
error-last-head = Un club ha bisogno di un responsabile. Prima nomina qualcun altro.
error-too-few = Per una serata ci vogliono almeno tre persone.
error-evening-full = In questa serata non c’è più posto.
error-not-drawn = Prima sorteggia le coppie.
error-round-open = In questo turno si gioca ancora.
error-evening-over = Tutte le partite di questa serata sono giocate.
