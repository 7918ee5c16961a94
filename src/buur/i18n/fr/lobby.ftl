### Tables ouvertes, partie rapide, classement.

room-lobby = Jouer avec d’autres
title-lobby =
    { $came ->
        [0] Jouer avec d’autres – Buur
       *[other] ● Quelqu’un est là – Buur
    }

## Partie rapide

lobby-quick = Partie rapide
lobby-quick-intro = Nous te plaçons avec des gens qui jouent à peu près aussi bien que toi.
lobby-plain-rules = On joue selon les règles, sans tes changements.
lobby-time = Temps de réflexion
lobby-time-normal = Normal
lobby-time-long = Long
lobby-find = Jouer
lobby-queue =
    { $count ->
        [0] Personne n’attend pour ce jeu en ce moment.
        [one] Une personne attend pour ce jeu.
       *[other] { $count } personnes attendent pour ce jeu.
    }
lobby-as-pair = Jouer à deux
lobby-pair-help = Tu reçois un lien pour ta ou ton partenaire. Vous serez assis face à face.
lobby-wait =
    { $others ->
        [0] Nous cherchons des gens pour jouer avec toi.
        [one] Une autre personne attend avec toi.
       *[other] { $others } autres personnes attendent avec toi.
    }
lobby-wait-partner = Ça continue dès que vous êtes là tous les deux.
lobby-pair-send = Envoie ce lien à ta ou ton partenaire. Laisse cette page ouverte.
lobby-pair-link = Lien pour ta ou ton partenaire
lobby-pair-share = Tu joues une partie de jass avec moi ?
lobby-partner = Tu joues avec { $name }.
lobby-partner-here = { $name } est là.
lobby-invited = { $name } voudrait jouer avec toi : { $game }
lobby-pair-join = Jouer ensemble
lobby-pair-no = Non merci
lobby-pair-full = Deux personnes sont déjà venues par ce lien. Tu peux jouer seul.
lobby-pair-gone = Ce lien n’est plus valable. Tu peux jouer seul, ou envoyer un lien toi-même.
lobby-apart = D’autres personnes qui attendent sont sur ton réseau. À une table classée, il n’y a qu’une personne par réseau. Pour jouer entre vous, ouvre une table pour amis.
lobby-stop = Ne plus attendre
lobby-nobody = Il n’y a personne d’autre en ce moment.
lobby-nobody-here = Il n’y a personne d’autre pour ce jeu en ce moment.
lobby-bots = Jouer tout de suite avec l’ordinateur
lobby-alarm = Préviens-moi quand quelqu’un arrive
lobby-alarm-on = Tu seras prévenu
lobby-alarm-help = Tu entendras un son discret, et le titre de la fenêtre changera. Laisse cette page ouverte.
lobby-came = Quelqu’un est arrivé.
lobby-idle-elsewhere = Tu attends dans une autre fenêtre.
lobby-idle-parted = Votre équipe n’existe plus.
lobby-idle-unknown = Tu es parti trop longtemps : tu n’attends plus.

## Tables ouvertes

lobby-tables = Tables ouvertes
lobby-no-tables = Aucune table n’est ouverte en ce moment.
lobby-more-tables =
    { $count ->
        [one] Une autre table est ouverte.
       *[other] { $count } autres tables sont ouvertes.
    }
lobby-own-rules = règles modifiées
lobby-long = long temps de réflexion
lobby-plays = partie en cours
lobby-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
lobby-sit = S’asseoir
lobby-sit-at =
    { $names ->
        [none] S’asseoir : { $game }
       *[other] S’asseoir : { $game }, avec { $names }
    }
lobby-open-table = Ouvrir une table pour tous
lobby-open-help = Avec le jeu choisi. Tout le monde la voit ici et peut s’asseoir.
lobby-list = Ouverte à tous
lobby-list-help = La table figure sous « Jouer avec d’autres ». S’y assied qui veut.
error-lobby-full = Trop de gens regardent en ce moment. Nous réessayons dans un instant.
error-too-many-waiting = Trop de gens attendent en ce moment. Réessaie dans un instant.
error-pair-full = Deux personnes sont déjà venues par ce lien.
error-no-pair = Ce lien n’est plus valable.
error-no-pairs = À ce jeu, il n’y a pas de partenaires.

## Classement

ratings-title = Ton niveau
ratings-pair = à deux
ratings-parties =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
ratings-provisional = provisoire
ratings-what = Que veut dire ce nombre ?
ratings-help = Ce nombre est prudent : très probablement, tu joues mieux. Il commence à 1000 et monte aussi parce que nous devenons plus sûrs. Après environ 30 parties, il n’est plus provisoire. Les parties rapides comptent, pas les tables pour amis ni l’entraînement.
ratings-leave = Qui quitte une partie la perd pour son niveau. Sa ou son partenaire n’y perd rien.
