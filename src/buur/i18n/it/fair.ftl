### La prova che una smazzata è stata mescolata onestamente.

fair-ask = Mescolato bene?
fair-title = Mescolato bene: smazzata { $deal }
fair-checking = La smazzata viene ricalcolata…
fair-reloaded = Questa pagina non ha visto l’ultima smazzata dall’inizio. La prova sarà qui dopo la prossima.
fair-yes =
    { $people ->
        [one] Nessuno ha potuto scegliere le carte.
       *[other] Nessuno ha potuto scegliere da solo le carte.
    }
fair-alone = Nessuno al tavolo ha aggiunto un numero a questa smazzata. Per questo la prova non dice nulla.
fair-no = Qualcosa non torna.
fair-unknown = Questo browser non può ricalcolare qui.
fair-how = Si mescola con dei numeri: uno segreto del tavolo e uno di ogni persona al tavolo. Nessuno li conosceva tutti quando ha scelto il suo. Il tuo browser ha appena ricalcolato:
fair-no-crypto = Può ricalcolare solo su una pagina sicura (https). I numeri sono qui sotto; «buur check» li verifica su ogni computer.
fair-seed-yes = Il tavolo ha sigillato il suo numero prima di dare le carte e l’ha mostrato dopo. È lo stesso.
fair-seed-no = Il tavolo ha mostrato poi un numero diverso da quello sigillato.
fair-own-yes = Il tuo numero a caso c’è.
fair-own-no = Il tuo numero a caso non c’è. Al suo posto ne è stato preso un altro.
fair-draw-yes = Anche il sorteggio prima della prima smazzata era sigillato allo stesso modo.
fair-draw-no = Il sorteggio prima della prima smazzata non è quello del suo numero sigillato.
fair-seats-yes = Le carte sorteggiate hanno deciso chi siede dove.
fair-seats-no = I posti non corrispondono alle carte sorteggiate.
fair-cut-yes = Il punto in cui il computer taglia era fissato dal numero sigillato.
fair-cut-no = Il computer ha tagliato altrove, non dove vuole il numero sigillato.
fair-hand-yes = Questi numeri danno esattamente le carte che hai ricevuto.
fair-hand-no = Questi numeri danno carte diverse da quelle che hai ricevuto.
fair-others-yes = Danno anche le carte che gli altri hanno giocato.
fair-others-no = Gli altri hanno giocato carte che questi numeri non danno loro.
fair-numbers = I numeri
fair-digest = Sigillo del tavolo, prima di dare
fair-seed = Numero del tavolo, dopo la smazzata
fair-by-seed = Senza un numero proprio: quello sigillato vale anche per loro
fair-cut-title = Taglio
fair-cut =
    { $at ->
        [0] { $name }: ha bussato
       *[other] { $name }: { $at } carte
    }
fair-yourself = Verifica tu
fair-record = In «Le mie partite» ogni partita si può salvare. Questo comando ne verifica ogni smazzata:
fair-limits = La prova vale contro il tavolo da solo e contro ogni giocatore da solo. Il tavolo vede tutte le carte: nessun calcolo può mostrare se le rivela a qualcuno.
