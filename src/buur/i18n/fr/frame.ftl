### Les pages et leurs liens.

rooms = Les autres pages
room-me = Mes parties
room-rules = Toutes les règles
room-words = Les mots du jass
unknown-title = Cette page n’existe pas
unknown-text = L’adresse est peut-être incomplète ou ancienne. D’ici, vous pouvez choisir un jeu, retrouver vos parties ou revenir à l’accueil.
refused-title = Cette table est à d’autres
refused-text = Vous n’avez pas de place à cette table sur cet appareil. La personne qui vous invite doit vous envoyer le lien d’une place. Vous pouvez aussi jouer tout de suite contre l’ordinateur.
refused-broken-title = Cette table est fermée
put-out-title = Votre place est à quelqu’un d’autre
put-out-text = La personne qui gère la table l’a donnée, ou vous êtes parti depuis une autre fenêtre. Vous pouvez jouer à une autre table.
refused-old-title = Ce lien n’ouvre plus de place
refused-old-text = La partie a été supprimée, ou le lien a été remplacé par un plus récent. Vos autres parties sont toujours là.
refused-archived-title = Cette partie est archivée
error-archived = Cette partie est ancienne, et l’exploitant du serveur a mis ses cartes aux archives. Votre résultat reste sous « Mes parties ».
title-unknown = Cette page n’existe pas – Buur
title-rules = Règles du jass – Buur
title-words = Les mots du jass – Buur
title-me = Mes parties – Buur
title-game = Revoir une partie – Buur
start-other = Un autre jeu
room-learn = Apprendre le jass
room-series = Une série
play-new = Nouvelle partie
home-favourites = Vos favoris
