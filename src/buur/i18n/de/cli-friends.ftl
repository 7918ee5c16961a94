### `buur play --friends`: Ein Tisch für Leute im lokalen Netz.

cli-friends-scan = Deine Leute scannen dies mit dem Handy, im gleichen WLAN wie dieser Rechner:
cli-friends-no-qr = (Das Fenster ist zu schmal für den QR-Code oder kennt seine Zeichen nicht.)
cli-friends-link = Oder sie öffnen diesen Link: { $url }
cli-friends-ready = Dein eigener Platz: { $url } (Ctrl-C beendet den Server)
cli-error-no-network = Dieser Rechner ist in keinem lokalen Netz.
    .hint = Verbinde ihn mit dem WLAN der Handys, oder nenne seine Adresse mit --host.
cli-error-friends-only = { $option } geht nur mit --friends.
    .hint = `buur play --friends` macht einen Tisch für Leute im gleichen WLAN.
cli-error-friends-bots = Das sind zu viele Bots: { $count }.
    .hint = Neben dir sind { $seats } Plätze frei; lass welche für deine Leute.
