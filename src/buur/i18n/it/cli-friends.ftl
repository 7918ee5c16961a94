### `buur play --friends`: Un tavolo per chi è nella rete locale.

cli-friends-scan = I tuoi amici scansionano questo con il telefono, sullo stesso Wi-Fi di questo computer:
cli-friends-no-qr = (La finestra è troppo stretta per il codice QR, o non ne conosce i caratteri.)
cli-friends-link = O aprono questo link: { $url }
cli-friends-ready = Il tuo posto: { $url } (Ctrl-C ferma il server)
cli-error-no-network = Questo computer non è in nessuna rete locale.
    .hint = Collegalo al Wi-Fi dei telefoni, o indica il suo indirizzo con --host.
cli-error-friends-only = { $option } va solo con --friends.
    .hint = `buur play --friends` apre un tavolo a chi è sullo stesso Wi-Fi.
cli-error-friends-bots = I bot sono troppi: { $count }.
    .hint = Accanto a te ci sono { $seats } posti liberi; lasciane ai tuoi amici.
