### Qui l’on est : nom, amis, clés, appareils, ses données, confidentialité.

person-pages = Pages sur vous
person-me = Parties
person-people = Amis
person-account = Compte
person-nameless = sans nom
person-nameless-self = Encore sans nom

## Amis

person-nobody = Jouez d’abord une partie. Ensuite, le serveur sait qui vous êtes, et vous pouvez avoir des amis.
person-asking = Aimeraient être vos amis
person-accept = Accepter
person-decline = Refuser
person-no-friends = Personne pour l’instant. Demandez à des gens avec qui vous avez joué, ou envoyez votre lien à quelqu’un.
person-met = Vous avez joué avec eux
person-ask = Demander
person-asked = demandé
person-remove = Enlever
person-end-ask = Mettre fin à l’amitié avec { $name } ?
person-end-yes = Y mettre fin
person-link = Votre lien pour vos amis
person-link-help = Qui ouvre le lien et accepte se lie d’amitié avec vous. Un nouveau lien remplace l’ancien.
person-link-make = Créer un lien
person-link-close = Fermer le lien
person-link-days = Il est valable { $days } jours.
person-copy = Copier
person-copied = Le lien est copié.
person-share = Partager

friend-title = Être amis
friend-ask = { $name } aimerait faire partie de vos amis.
friend-yes = Oui, volontiers
friend-done = { $name } et vous êtes maintenant amis.

## Compte

person-name = Votre nom
person-save = Enregistrer
person-name-help = C’est votre nom à la prochaine table et chez vos amis. Les autres tables ne changent pas.
person-listed = Montrer mon nom dans les classements
person-listed-help = Dans les classements des parties rapides, tout le monde voit alors votre nom, votre rang, votre niveau et le nombre de vos parties.
person-keep = Gardez vos parties
person-keep-help = Pour l’instant, seul ce navigateur vous connaît. Si vous effacez ses données, vous ne retrouverez plus vos parties ni vos amis. Avec une clé, vous revenez depuis n’importe quel appareil, sans mot de passe.
person-kept = Vos clés
person-kept-help = Elles vous ramènent à vos parties depuis n’importe quel appareil. Gardez-en au moins une.
person-sign-in = Se connecter
person-sign-in-help = Vous avez gardé vos parties sur un autre appareil ? Connectez-vous avec la même clé.
person-passkey = Clé d’accès
person-passkey-help = Avec une clé d’accès, votre appareil vous reconnaît à l’empreinte, au visage ou au code.
person-since = { $label }, depuis le { $date }
person-add-passkey = Créer une clé d’accès
person-sign-in-passkey = Se connecter avec une clé d’accès
person-passkey-not-made = Aucune clé d’accès n’a été créée : vous avez annulé, ou cet appareil en a déjà une.
person-passkey-not-used = La connexion n’a pas abouti : vous avez annulé, ou cet appareil n’a pas de clé d’accès pour ce site.
person-mail = Adresse e-mail
person-send = Envoyer un lien
person-sent = Un lien est en route vers { $address }. Ouvrez-le dans ce navigateur d’ici { $minutes } minutes.
person-send-again = Autre adresse, ou envoyer de nouveau
person-no-keys = Ce serveur ne le permet pas : les clés d’accès demandent une connexion sûre, et il n’envoie pas de courrier.
person-remove-key = Enlever { $what }
person-devices = Vos appareils
person-device = Navigateur inconnu
person-here = celui-ci
person-used = la dernière fois le { $date }
person-sign-out = Se déconnecter
person-sign-out-ask = Déconnecter ce navigateur ? Votre clé vous ramènera.
person-sign-out-last = Vous n’avez pas de clé. Si vous vous déconnectez, plus rien ne vous ramènera à vos parties ni à vos amis.
person-left = Ce navigateur est déconnecté.
person-erased = Tout ce qui vous concerne est supprimé. Ce navigateur ne vous connaît plus.
person-data = Vos données
person-export = Télécharger tout ce qui est enregistré sur vous
person-delete = Tout effacer sur moi
person-delete-ask =
    { $friends ->
        [0] Vous effacer définitivement, avec { $parties ->
                [one] { $parties } partie
               *[other] { $parties } parties
            } ?
       *[other] Vous effacer définitivement, avec { $parties ->
                [one] { $parties } partie
               *[other] { $parties } parties
            } et { $friends ->
                [one] { $friends } amitié
               *[other] { $friends } amitiés
            } ?
    }
person-delete-help = Les parties jouées avec d’autres personnes leur restent, sans votre nom. On ne peut pas revenir en arrière.
person-delete-yes = Effacer définitivement

keep-title = Votre lien reçu par e-mail
keep-text = Avec lui, vous gardez vos parties sous cette adresse. Si vous les avez déjà gardées, vous vous connectez, et ce que vous avez joué dans ce navigateur s’y ajoute.
keep-yes = Continuer
keep-again = Demander un nouveau lien
keep-done-title = C’est fait
keep-done = Vous retrouvez désormais vos parties depuis n’importe quel appareil.

## Statistiques

stats-title = Statistiques
stats-rules = Jeu
stats-deals = Donnes
stats-points = Points en moyenne
stats-won = Gagnées / parties
stats-contracts = Votre atout
stats-times = Choisi
stats-made = Plus de points
stats-partners = Avec qui
stats-played = Parties
stats-won-share = Gagnées
stats-share = { $share } %
stats-bot = Ordinateur ({ $bot })
stats-friend = ami

## Confidentialité

privacy-title = Confidentialité
privacy-short = Vous jouez sans compte et sans mot de passe. Le serveur enregistre ce qu’il faut pour jouer et pour retrouver vos parties, et n’en transmet rien. Tout est écrit ici.
privacy-stored = Ce qui est enregistré
privacy-person = Sur vous
privacy-browsers = Sur vos navigateurs
privacy-keys = Si vous gardez vos parties
privacy-friends = Sur vous et les autres
privacy-parties = Sur vos parties
stored-name = le nom que vous avez choisi en dernier, et votre nom à chaque table
stored-avatar = le dessin que vous avez choisi
stored-listing = si les classements des parties rapides montrent votre nom
stored-since = depuis quand le serveur vous connaît
stored-number = un numéro interne, tiré au hasard, que personne ne voit
stored-public-number = un numéro tiré au hasard que seuls vos amis voient
stored-cookie = l’empreinte (hash) de votre cookie, pas le cookie lui-même
stored-device = le navigateur et le système, et le jour de votre dernière visite
stored-passkey = la partie publique de chaque clé d’accès, son compteur et sa dernière utilisation
stored-mail = vos adresses e-mail, si vous en donnez
stored-mail-link = l’empreinte d’un lien envoyé, avec l’adresse qui l’a reçu ; il vaut 10 minutes et s’efface avec la lettre suivante
stored-friends = qui sont vos amis, à qui vous avez demandé et qui vous a demandé
stored-friend-link = l’empreinte de votre lien pour vos amis
stored-ban = jusqu’à quand vous ne pouvez pas jouer ici, si l’exploitant vous exclut, et pourquoi
stored-mutes = les gens que vous ne voulez pas entendre
stored-reports = ce que vous signalez de quelqu’un, avec ce qui s’est dit en dernier à la table
stored-clubs = vos clubs, votre nom et votre rôle, et les soirées où vous venez
stored-seats = les tables où vous êtes assis et où vous l’avez été
stored-ticket = les empreintes des clés de vos places
stored-parties = les règles, les heures, les points et l’issue de chaque partie
stored-acts = chaque carte et chaque annonce, avec l’heure
stored-results = vos points, vos matchs et vos atouts
stored-invitation = les empreintes des invitations aux tables
stored-replay-link = les empreintes des liens par lesquels vous montrez une partie à d’autres
stored-boards = vos donnes du jour et leur classement
stored-ratings = votre niveau aux parties rapides, seul et avec d’autres
privacy-address-title = Votre adresse réseau
privacy-address = Elle ne figure dans aucun journal et n’est enregistrée que si l’exploitant l’exclut, jusqu’au jour où cela prend fin. Le serveur la garde en mémoire au plus un jour après votre dernière visite, pour que personne ne le surcharge, et plus longtemps seulement tant que vous êtes connecté. Un serveur placé devant lui peut tenir son propre journal.
privacy-cookies-title = Cookies
privacy-cookies = Un cookie dit qui vous êtes ; il est valable un an après votre dernière visite. Un deuxième dit quelle langue, quelles cartes et quelle version de la page votre navigateur possède. Vos réglages restent dans votre navigateur. Rien ne vient d’autres sites, et personne ne vous compte.
privacy-others-title = Ce que les autres voient
privacy-others = À la table, tout le monde voit votre nom, votre dessin, si vous êtes là et ce que vous jouez. Vos amis voient votre nom actuel. Aux donnes du jour, tout le monde voit le nom que vous y donnez ; dans les classements des parties rapides, seulement si vous acceptez. Personne ne peut chercher votre nom ou votre adresse. Qui exploite le serveur possède la base de données et lit ce qui est signalé.
privacy-time-title = Pendant combien de temps
privacy-time = Jusqu’à ce que vous l’effaciez. L’exploitant peut déplacer les cartes des anciennes parties dans une archive sans noms ; vos résultats restent. Un navigateur absent depuis un an ne mène plus à vous. Sans clé d’accès ni adresse, tout est alors effacé, comme si vous l’effaciez.
privacy-rights-title = Ce que vous pouvez faire
privacy-rights = Sur la page « Compte », vous pouvez tout télécharger et tout effacer. Votre nom disparaît alors aussi des parties des autres ; leurs cartes et leurs points restent.

## Erreurs

error-nobody = Le serveur ne connaît pas encore ce navigateur. Jouez d’abord une partie.
error-no-friend = Cette personne n’est pas votre amie.
error-no-friend-link = Ce lien n’est plus valable. Demandez-en un nouveau.
error-no-request = Cette demande n’existe plus.
error-own-link = C’est votre propre lien. Envoyez-le à quelqu’un.
error-too-many-friends = Plus d’amis ou de demandes, ce n’est pas possible.
error-too-many-keys = Plus de clés, ce n’est pas possible. Enlevez-en d’abord une.
error-bad-address = Ce n’est pas une adresse e-mail.
error-bad-passkey = Cette clé d’accès n’ouvre rien ici.
error-no-mail = Ce serveur n’envoie pas de courrier.
error-no-passkeys = Les clés d’accès ne marchent pas sur ce serveur.
error-no-mail-link = Ce lien est trop ancien ou déjà utilisé. Demandez-en un nouveau.
error-other-browser = Ouvrez le lien dans le navigateur où vous l’avez demandé, ou demandez-en un nouveau ici.
error-not-kept = Vous n’avez pas de clé. Gardez d’abord vos parties.
error-not-confirmed = C’était trop long. Regardez encore une fois ce qui serait effacé.
