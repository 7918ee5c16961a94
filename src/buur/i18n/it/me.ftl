### Le mie partite, continuare, rivedere.

## Continuare

continue-play = Continua
continue-when = Smazzata { $deal }, { $date }
continue-more = Tutte le mie partite
date-today = oggi { $time }
date-yesterday = ieri { $time }

## Le mie partite

me-guest = ospite
me-with = con { $names }
me-privacy = Quello che elimini è cancellato per sempre.
me-played = Partite giocate
me-won = Vinte
me-won-share = { $won } ({ $share } %)
me-best = Più punti in una smazzata
me-matches = Match
me-contract = Briscola preferita
me-rules = Il più giocato
me-state = Mostra
me-state-all = Tutte
me-state-unfinished = In corso
me-state-finished = Finite
me-none = Non hai ancora giocato. Ogni partita che giochi qui comparirà su questa pagina.
me-none-such = Nessuna partita di questo tipo.
me-more = Mostra altre
me-training = allenamento, non conta
me-result-won = vinta
me-result-lost = persa
me-result-draw = patta
me-result-open = in corso
me-result-broken = interrotta
me-unfold = { $rules }: altro
me-replay = Rivedi
me-record-jass = Salva come testo (.jass)
me-record-jsonl = Salva come JSON
me-remove = Elimina { $rules }
me-remove-ask =
    { $over ->
        [yes] Eliminare per sempre questa partita con tutte le sue smazzate?
       *[no] Eliminare per sempre questa partita in corso?
    }
me-remove-all = Elimina tutte le mie partite
me-remove-all-ask = Eliminare per sempre tutte le tue partite da questo server? Anche quelle in corso andranno perse.
me-remove-yes = Elimina
me-keep = Tieni

## Rivedere

replay-title = Rivedi la partita
replay-none-title = Questa partita non è tua
replay-none-text = Può rivedere una partita solo chi sedeva al tavolo. Se hai giocato in un altro browser, aprila lì. Forse è anche stata eliminata.
replay-broken-title = Impossibile mostrare questa partita
replay-broken-text = Il server non riesce a leggere quello che ha conservato. Le tue altre partite non sono toccate.
replay-early-title = Nessuna smazzata è ancora finita
replay-early-text = Una smazzata si rivede appena è contata. Fino ad allora le carte restano coperte.
replay-deal-back = Smazzata precedente
replay-deal-on = Smazzata seguente
replay-tricks = Prese
replay-trick = Presa { $no }
replay-start = Prima della prima presa
replay-place = Momento della smazzata
replay-at =
    { $no ->
        [0] prima della prima presa, passo { $step } di { $of }
       *[other] presa { $no }, passo { $step } di { $of }
    }
replay-trick-back = Presa precedente
replay-card-back = Carta precedente
replay-play = Avvia
replay-pause = Pausa
replay-card-on = Carta seguente
replay-trick-on = Presa seguente
replay-hand = { $name }: { $cards }
replay-keys = Tasti: ← → carta, ↑ ↓ presa, pagina su e pagina giù smazzata, barra spaziatrice avvia e pausa.
replay-again = Gioca con queste regole
