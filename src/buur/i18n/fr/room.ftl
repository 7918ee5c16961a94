### Tables entre amis : on en ouvre une, les gens arrivent, une invitation est acceptée.

continue-gathers = Pas encore commencée, { $date }
room-friends = Jouer entre amis
title-friends = Jouer entre amis – Buur
title-join = Invitation à une table – Buur
friends-title = Jouer entre amis
friends-intro = Vous recevez un lien pour vos amis. Qui l’ouvre s’assied à votre table, sans compte. Là où personne n’est assis, l’ordinateur joue.
friends-time = Temps de réflexion
friends-time-normal = Normal
friends-time-long = Long
friends-time-normal-help = 20 secondes par coup, et une réserve de 90 secondes par donne. Ensuite, l’ordinateur joue ce coup.
friends-time-long-help = 60 secondes par coup, et une réserve de 5 minutes par donne. Ensuite, l’ordinateur joue ce coup.
friends-make = Ouvrir une table
games-take = Prendre : { $game }
gather-title = Qui joue avec vous ?
gather-more = Votre place
gather-pick = Touchez une place pour la changer.
gather-begin = Commencer la partie
gather-bots =
    { $count ->
        [0] Toutes les places sont prises.
        [one] L’ordinateur joue à la place libre.
       *[other] L’ordinateur joue aux { $count } places libres.
    }
gather-wait =
    { $name ->
        [none] On commence bientôt.
       *[other] { $name } gère la table et commence la partie.
    }
gather-draw = Tirer les équipes aux cartes
gather-draw-help = Au début, chacun tire une carte.
gather-draws-teams = Au début, on tire les équipes aux cartes.
gather-leave = Quitter la table
gather-leave-ask = Voulez-vous céder votre place ?
gather-leave-yes = Oui, quitter
gather-leave-no = Non, rester
gather-swapped = Les places sont échangées.
gather-joined = { $name } est maintenant à la table.
gather-left = { $name } n’est plus à la table.
gather-open = Une place est libre.
gather-bot = L’ordinateur a une place : { $name }.
gather-host =
    { $you ->
        [yes] Vous gérez maintenant la table.
       *[no] { $name } gère maintenant la table.
    }
gather-draws =
    { $on ->
        [yes] Les équipes seront tirées au sort.
       *[no] Les équipes ne seront pas tirées au sort.
    }
gather-invited =
    { $on ->
        [yes] Le lien laisse de nouveau entrer des gens.
       *[no] Le lien ne laisse plus entrer personne.
    }
gather-begun = La partie commence.
seats-title = Places à la table
seat-open = Place libre
seat-at-right = à votre droite
seat-at-top = en face
seat-at-left = à votre gauche
seat-you = vous
seat-host = gère la table
seat-partner = joue avec vous
seat-away = absent en ce moment
seat-slow = mauvaise connexion
seat-swap =
    { $you ->
        [yes] Échanger votre place avec
       *[no] { $name } : échanger sa place avec
    }
seat-swap-you = moi
seat-give = Qui doit jouer ici ?
seat-give-person = { $name } perd alors sa place.
seat-to-bot = L’ordinateur
seat-to-open = La prochaine personne
invite-title = Inviter des amis
invite-text = Envoyez le lien à qui vous voulez. Qui l’ouvre peut s’asseoir.
invite-link = Lien pour tous
invite-copy = Copier le lien
invite-copied = Copié.
invite-share = Envoyer le lien
invite-share-text = Venez jouer au jass !
invite-more = Changer l’invitation
invite-renew = Faire un nouveau lien
invite-renew-help = Un nouveau lien remplace l’ancien : avec l’ancien, plus personne ne peut s’asseoir.
invite-close = Fermer le lien
invite-closed = Le lien est fermé. Avec un nouveau, d’autres pourront venir.
invite-lost = Cet appareil ne connaît pas le lien. Vous pouvez en faire un nouveau, qui remplace l’ancien.
device-title = Continuer sur un autre appareil
device-text = Ce lien ouvre votre place. Gardez-le pour vous.
device-link = Lien vers votre place
enter-title =
    { $host ->
        [none] On vous invite à une table
       *[other] { $host } vous invite à sa table
    }
enter-people = Déjà là : { $names }.
enter-take-over = La partie est en cours. Vous reprenez les cartes et les points de l’ordinateur.
enter-sit = Prendre place
enter-again = Regarder encore une fois
enter-own-table = Ouvrir sa propre table
enter-table-full = La table est complète
enter-replay = Revoir la partie
enter-table-playing = La partie est déjà en cours
enter-table-over = La partie est terminée
enter-table-gone = Cette table n’existe plus
enter-invitation-closed = L’invitation est fermée
enter-invitation-renewed = Il y a une nouvelle invitation
enter-no-seat = Ce lien ne mène à aucune table
enter-no-seat-text = Il manque peut-être un bout du lien. Demandez qu’on vous le renvoie.
