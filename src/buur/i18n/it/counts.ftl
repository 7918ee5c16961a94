### Conto di una smazzata, pretese e conferme.

sum-both = Totale
sum-tricks = Prese
sum-cards = Punti delle carte
sum-last-trick = Ultima presa
sum-base = Carte e ultima presa
sum-match = Match
sum-melds = Annunci
sum-stoeck = Stöck
sum-failed = Offerta mancata: prese perse
sum-held = Prese in attesa dell’offerta
sum-bid =
    { $made ->
        [yes] Offerta { $height } mantenuta
       *[no] Offerta { $height } mancata
    }
sum-doubled = Contrata: offerta ×{ $factor }
sum-raw = Somma
sum-multiplier = Vale ×{ $factor }
sum-made = Fatto
sum-total = Totale della smazzata
sum-predicted = Dichiarato
sum-missed = Differenza
sum-exact = Dichiarato giusto
sum-compensation = Compenso del mazziere
sum-putzes = Putze
sum-pommes = Pomme
sum-extremes = Tratti
sum-middle = Tratti
sum-chosen = Conta per chi ha scelto
sum-tens = Scritto, in decine
sum-sitter = Non gioca
sum-before = Prima della smazzata
sum-score = Totale
deal-so-far = in corso
