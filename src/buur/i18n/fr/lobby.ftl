### Tables ouvertes, partie rapide, classement.

room-lobby = Jouer avec d’autres
title-lobby =
    { $came ->
        [0] Jouer avec d’autres – Buur
       *[other] ● Quelqu’un est là – Buur
    }

## Partie rapide

lobby-quick = Partie rapide
lobby-quick-intro = Nous vous plaçons avec des gens qui jouent à peu près aussi bien que vous.
lobby-plain-rules = On joue selon les règles, sans vos changements.
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
lobby-pair-help = Vous recevez un lien pour votre partenaire. Vous serez assis face à face.
lobby-wait =
    { $others ->
        [0] Nous cherchons des gens pour jouer avec vous.
        [one] Une autre personne attend avec vous.
       *[other] { $others } autres personnes attendent avec vous.
    }
lobby-wait-partner = Ça continue dès que vous êtes là tous les deux.
lobby-pair-send = Envoyez ce lien à votre partenaire. Laissez cette page ouverte.
lobby-pair-link = Lien pour votre partenaire
lobby-pair-share = Tu joues une partie de jass avec moi ?
lobby-partner = Vous jouez avec { $name }.
lobby-partner-here = { $name } est là.
lobby-invited = { $name } voudrait jouer avec vous : { $game }
lobby-pair-join = Jouer ensemble
lobby-pair-no = Non merci
lobby-pair-full = Deux personnes sont déjà venues par ce lien. Vous pouvez jouer sans partenaire.
lobby-pair-gone = Ce lien n’est plus valable. Vous pouvez jouer sans partenaire, ou envoyer un lien vous-même.
lobby-apart = D’autres personnes qui attendent sont sur votre réseau, ou vous les avez mises en sourdine. À une table classée, il n’y a qu’une personne par réseau. Pour jouer entre vous, ouvrez une table pour amis.
lobby-stop = Ne plus attendre
lobby-again = Encore une partie rapide
lobby-nobody = Il n’y a personne d’autre en ce moment.
lobby-nobody-here = Il n’y a personne d’autre pour ce jeu en ce moment.
lobby-bots = Jouer tout de suite avec l’ordinateur
lobby-alarm = Me prévenir quand quelqu’un arrive
lobby-alarm-on = Nous vous préviendrons
lobby-alarm-help = Vous entendrez un son discret, et le titre de la fenêtre changera. Laissez cette page ouverte.
lobby-came = Quelqu’un est arrivé.
lobby-idle-elsewhere = Vous attendez dans une autre fenêtre.
lobby-idle-parted = Votre équipe n’existe plus.
lobby-idle-unknown = Vous étiez absent trop longtemps : vous n’attendez plus.

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
error-too-many-waiting = Trop de gens attendent en ce moment. Réessayez dans un instant.
error-pair-full = Deux personnes sont déjà venues par ce lien.
error-no-pair = Ce lien n’est plus valable.
error-no-pairs = À ce jeu, il n’y a pas de partenaires.
error-apart = Vous avez mis en sourdine quelqu’un à cette table.

## Classement

ratings-title = Votre niveau
ratings-pair = à deux
ratings-parties =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
ratings-provisional = provisoire
ratings-what = Que veut dire ce nombre ?
ratings-help = Ce nombre est prudent : très probablement, vous jouez mieux. Il commence à 1000 et monte aussi parce que nous devenons plus sûrs. Après environ 50 parties, il n’est plus provisoire. Les parties rapides comptent, pas les tables pour amis ni l’entraînement.
ratings-leave = Qui quitte une partie la perd pour son niveau. Son partenaire n’y perd rien.

## Classement des parties rapides

ranking-title = Classement
ranking-of = Classement : { $game }
ranking-about = Après { $least } parties rapides à ce jeu, vous avez un rang. Seuls ceux qui ont accepté sont montrés par leur nom.
ranking-people = Individuel
ranking-people-count =
    { $players ->
        [0] Personne n’a encore de rang.
        [one] Une personne a un rang.
       *[other] { $players } personnes ont un rang.
    }
ranking-pairs = Paires
ranking-pairs-count =
    { $players ->
        [0] Aucune paire n’a encore de rang.
        [one] Une paire a un rang.
       *[other] { $players } paires ont un rang.
    }
ranking-pairs-help = Une paire est montrée quand les deux ont accepté.
ranking-pair = { $one } et { $other }
ranking-somebody = quelqu’un
ranking-parties = Parties
ranking-number = Niveau
ranking-only-you = visible pour vous seul
ranking-missing =
    { $count ->
        [one] encore une partie avant le rang
       *[other] encore { $count } parties avant le rang
    }
ranking-unlisted = Les autres ne vous voient pas ici. Si vous acceptez, on vous voit comme « { $name } », avec votre rang, votre niveau et le nombre de parties.
ranking-listed = Tout le monde vous voit ici comme « { $name } », avec votre rang, votre niveau et le nombre de parties.
ranking-show = Montrer mon nom
ranking-hide = Cacher mon nom
ranking-nameless = Les autres ne vous voient pas ici. Pour être montré, donnez-vous d’abord un nom :
ranking-games = Vos autres jeux
ranking-no-game = Il n’y a pas de jeu de ce nom ici.
