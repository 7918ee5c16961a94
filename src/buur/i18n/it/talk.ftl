### Frasi, disegni e silenzio al tavolo: pulsante, nuvolette e finestra.

talk-title = Di’ qualcosa
talk-unread =
    { $count ->
        [one] Di’ qualcosa, 1 novità
       *[other] Di’ qualcosa, { $count } novità
    }
talk-line = { $name }: { $words }
talk-off = Con queste regole durante la mano si tace. Dopo l’ultima presa potrai di nuovo parlare.
talk-on = Ora si può di nuovo parlare.
talk-reactions = Disegni
talk-group-greeting = Salutare
talk-group-thanks = Ringraziare
talk-group-praise = Lodare
talk-group-regret = Scusarsi
talk-group-waiting = Aspettare
talk-group-goodbye = Congedarsi
talk-heard = Ultime parole
talk-people = Al tavolo
talk-mute = Non sentire più
talk-unmute = Sentire di nuovo
talk-report = Segnala
talk-report-ask = Segnalare { $name } al gestore? Le ultime parole vengono allegate. Al tavolo nessuno lo saprà.
talk-report-no = Meglio di no
talk-reported = Segnalato. Il gestore darà un’occhiata.
talk-free = Scrivere liberamente
talk-free-help = Si può tra amici o nello stesso club, se tutto il tavolo lo vuole.
talk-free-waits = Appena lo vuole anche { $names }.
talk-free-on = Tutto il tavolo lo vuole.
talk-free-text = Il tuo testo
talk-free-send = Di’
talk-free-text-off = Al tavolo non tutti vogliono ancora scrivere liberamente.
talk-not-close = Per scrivere liberamente bisogna essere tutti amici o dello stesso club.
talk-bad-text = Ci sono troppi segni, o nessuno visibile.
talk-too-fast = Era molto in una volta. Aspetta un attimo.
talk-silence = Con queste regole durante la mano si tace.
talk-no-phrase = Il server non conosce questa frase. Ricarica la pagina.
talk-bad-seat = A quel posto non c’è nessuno.
talk-too-many-reports = È già segnalato. Il gestore darà un’occhiata.
talk-replaced = Ora al tuo posto gioca un altro dispositivo.

phrase-hello = Ciao a tutti!
phrase-good-evening = Buona sera!
phrase-good-luck = Buon gioco!
phrase-here-we-go = Si comincia!
phrase-thanks = Grazie mille!
phrase-you-are-welcome = Prego, volentieri!
phrase-well-played = Ben giocato!
phrase-bravo = Complimenti!
phrase-nice-partie = È stata una bella partita!
phrase-close-one = Per un pelo!
phrase-sorry = Scusate!
phrase-my-mistake = Colpa mia.
phrase-bad-luck = Che sfortuna!
phrase-mistapped = Ho toccato la carta sbagliata.
phrase-never-mind = Non fa niente!
phrase-one-moment = Un attimo, per favore.
phrase-back-soon = Torno subito.
phrase-back = Rieccomi.
phrase-bad-line = La mia connessione è debole.
phrase-no-hurry = Fa’ con calma.
phrase-another-one = Ne facciamo un’altra?
phrase-must-go = Purtroppo devo andare.
phrase-good-night = Buona notte!
phrase-until-next-time = Ciao, alla prossima!

react-smile = Sorriso
react-laugh = Risata
react-wow = Stupore
react-phew = Uff
react-sad = Peccato
react-clap = Applauso
react-cheers = Salute
react-flower = Fiore
