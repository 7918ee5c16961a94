### Conto di una smazzata, pretese e conferme.

sum-both = Totale
sum-tricks = Prese
sum-cards = Punti delle carte
sum-last-trick = Ultima presa
sum-base = Punti delle prese
sum-match = Match
sum-melds = Annunci
sum-struck-melds = Annunci annullati
sum-stoeck = Stöck
sum-failed = Prese perse
sum-held = Prese sospese
sum-bid =
    { $made ->
        [yes] Offerta { $height } mantenuta
       *[no] Offerta { $height } mancata
    }
sum-doubled = Contrata ×{ $factor }
sum-raw = Somma
sum-multiplier = Vale ×{ $factor }
sum-made = Fatto
sum-total = Questa smazzata
sum-predicted = Dichiarato
sum-missed = Differenza
sum-exact = Giusto
sum-compensation = Compenso mazziere
sum-putzes = Putze
sum-pommes = Pomme
sum-extremes = Tratti
sum-middle = Tratti
sum-chosen = Conta per chi ha scelto
sum-tens = In decine
sum-sitter = Non gioca
sum-before = Finora
sum-score = Totale
deal-so-far = in corso

finish-title = Chiudere la partita?
finish-hint = Affermi che la tua squadra ha { $target } punti. Se non è vero, la partita è persa.
finish-open =
    { $by ->
        [you] La presa sul tavolo ne aggiunge { $open }, ma vale solo girata: girala prima.
        [lead] La presa sul tavolo ne aggiunge { $open }, ma vale solo quando la prossima carta la gira.
       *[other] La presa sul tavolo ne aggiunge { $open }, ma vale solo se { $name } la gira.
    }
solder-title = Prendere il resto?
solder-hint = Scopri le tue carte e pretendi tutte le prese che restano. Se non è giusto, vanno agli avversari.
claim-before = Sulla lavagnetta
claim-deal = Non ancora sulla lavagnetta
claim-points = Insieme
claim-target = Traguardo
claim-missing = Mancano
finish-missing = Mancano { $missing }: la tua squadra perderebbe la partita.
finish-reached = I { $target } punti ci sono.
finish-boss = Mancano { $missing }: è giusto solo se nessuno può prendere la tua carta ({ $boss }). Se no, la partita è persa.
solder-stake =
    { $tricks ->
        [one] In gioco: l’ultima presa
       *[other] In gioco: { $tricks } prese
    }{ $known ->
        [yes] , { $points } punti
       *[no] {""}
    }
solder-trumps =
    { $known ->
        [yes] { $trumps ->
            [one] Una briscola è ancora fuori.
           *[other] { $trumps } briscole sono ancora fuori.
        }
       *[no] { $trumps ->
            [one] Una briscola è forse ancora fuori.
           *[other] { $trumps } briscole sono forse ancora fuori.
        }
    }

confirm-title = { $act }?
confirm-back = Indietro
confirm-yes = Conferma
do-undo = Annulla
undo-hint = Vale fra due secondi, o appena tocchi qualcos’altro.
set-confirm = Confermare briscola, offerta e dichiarazione
set-confirm-undo = Due secondi per annullare
set-confirm-press = Conferma con un 2º tocco
set-confirm-none = Vale subito
set-confirm-help = Per due secondi un pulsante permette di riprendere la scelta.
stake =
    { $named ->
        [no] {""}
       *[yes] { $by }:{" "}
    }offerta { $height }, { $made ->
        [yes] mantenuta
       *[no] mancata
    }
