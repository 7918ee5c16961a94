### Conto di una smazzata, pretese e conferme.

sum-both = Totale
sum-tricks = Prese
sum-cards = Punti delle carte
sum-last-trick = Ultima presa
sum-base = Punti delle prese
sum-match = Match
sum-melds = Annunci
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
sum-missed = Scarto
sum-exact = Giusto
sum-compensation = Compenso mazziere
sum-putzes = Putze
sum-pommes = Mele
sum-extremes = Tratti
sum-middle = Tratti
sum-chosen = Conta per chi ha scelto
sum-tens = In decine
sum-sitter = Non gioca
sum-before = Finora
sum-score = Totale
deal-so-far = in corso
