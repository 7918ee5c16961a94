### `buur play --friends`: A table for people in the local network.

cli-friends-scan = Your friends scan this with their phones, on the same Wi-Fi as this computer:
cli-friends-no-qr = (The window is too narrow for the QR code, or lacks its characters.)
cli-friends-link = Or they open this link: { $url }
cli-friends-ready = Your own seat: { $url } (Ctrl-C to stop the server)
cli-error-no-network = This computer is in no local network.
    .hint = Connect it to the Wi-Fi of the phones, or name its address with --host.
cli-error-friends-only = { $option } works only with --friends.
    .hint = `buur play --friends` makes a table for people on the same Wi-Fi.
cli-error-friends-bots = That is too many bots: { $count }.
    .hint = There are { $seats } seats besides yours; leave some for your friends.
