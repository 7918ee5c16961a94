### `buur play --friends`: Une table pour les personnes du réseau local.

cli-friends-scan = Vos amis scannent ce code avec leur téléphone, sur le même Wi-Fi que cet ordinateur :
cli-friends-no-qr = (La fenêtre est trop étroite pour le code QR, ou n’en connaît pas les caractères.)
cli-friends-link = Ou ils ouvrent ce lien : { $url }
cli-friends-ready = Votre place : { $url } (Ctrl-C arrête le serveur)
cli-error-no-network = Cet ordinateur n’est dans aucun réseau local.
    .hint = Connectez-le au Wi-Fi des téléphones, ou indiquez son adresse avec --host.
cli-error-friends-only = { $option } ne va qu’avec --friends.
    .hint = `buur play --friends` ouvre une table aux personnes du même Wi-Fi.
cli-error-friends-bots = Il y a trop de bots : { $count }.
    .hint = À côté de vous, { $seats } places sont libres ; laissez-en à vos amis.
