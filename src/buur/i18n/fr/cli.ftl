### La ligne de commande. Commandes, options et codes restent comme on les tape.

## Erreurs : une phrase, et dans .hint ce qu’on peut faire

cli-error-unknown-rules = Il n’y a pas de règles « { $name } ».
    .hint = Par exemple : { $known } ; `buur rules list` les montre toutes.
cli-error-unknown-rules-near = Il n’y a pas de règles « { $name } ».
    .hint = Peut-être { $near } ? `buur rules list` les montre toutes.
cli-error-rules-twice = --rules et --house désignent tous deux les règles.
    .hint = Donnez l’un des deux.
cli-error-unknown-option = Les règles n’ont pas d’option « { $name } ».
    .hint = Peut-être { $near } ? `buur rules show chibre` les montre toutes.
cli-error-option-without-value = « { $word } » ne donne pas une option et sa valeur.
    .hint = Écrivez NOM=VALEUR, par exemple target=500.
cli-error-bad-value = L’option { $name } ne peut pas être « { $value } ».
    .hint = Possible : { $expected }.
cli-error-rules = { $name } n’est pas un fichier de règles maison : { $message }.
    .hint = C’est du TOML : une ligne base = "schieber", peut-être un name, et une table [options] avec ce qui change.
cli-error-unknown-bot = Il n’y a pas de bot « { $name } ».
    .hint = Il y a : { $known }.
cli-error-no-budget = Le bot { $name } ne prend pas de budget.
    .hint = Il réfléchit aussi longtemps qu’il le faut : enlevez le @ et ce qui le suit.
cli-error-bad-budget = On ne peut pas donner « { $budget } » au bot { $name }.
    .hint = Écrivez un nombre de tours, comme { $name }@300, ou un temps par coup, comme { $name }@200ms.
cli-error-bad-habits = Ce programme ne sait pas lire les habitudes du fichier { $file }.
    .hint = `buur train` écrit de tels fichiers.
cli-error-nothing-to-practise = Rien ne s’apprend avec ces règles : { $names }.
    .hint = Indiquez avec --rules d’autres règles, dont l’atout est connu avant la première carte.
cli-error-bot-raised = Le bot { $name } est tombé en panne : { $detail }.
    .hint = Son propre programme en dit plus.
cli-error-bot-no-module = Le bot { $name } ne se charge pas : { $detail }.
    .hint = Écrivez paquet.module:fonction ; le paquet doit être dans PYTHONPATH.
cli-error-bot-no-factory = Le bot { $name } ne peut pas être créé : il n’y a pas de fonction { $detail }.
    .hint = La fonction prend une graine et rend un bot.
cli-error-bot-worker-died = Un processus qui jouait { $name } s’est arrêté.
    .hint = Avec `--workers 1`, il dit pourquoi.
cli-error-bot-no-program = Le bot { $name } ne démarre pas : { $detail }.
    .hint = Écrivez cmd: et le programme avec ses arguments, entre guillemets.
cli-error-bot-no-hello = Le bot { $name } n’envoie pas de hello.
    .hint = Sa première ligne doit être un objet avec la clé hello, voir docs/how-to/duel.md.
cli-error-bot-crashed = Le bot { $name } s’est arrêté : { $detail }.
    .hint = Un bot tourne jusqu’à la fin de son entrée standard.
cli-error-bot-hung = Le bot { $name } ne répond plus : plusieurs réponses ne sont pas venues en { $detail } s.
    .hint = Donnez-lui plus de temps avec --timeout.
cli-error-bot-flood = Le bot { $name } écrit sans finir sa ligne.
    .hint = Chaque réponse est une ligne de JSON, envoyée aussitôt.
cli-error-bot-refuses = Le bot { $name } refuse : { $detail }.
    .hint = C’est lui qui met fin au duel ; son propre programme en dit plus.
cli-error-bot-no-agent = Aucun agent ne répond pour { $name } : { $detail }.
    .hint = Écrivez hslu: et son adresse, comme hslu:http://localhost:8158/steady.
cli-error-bot-no-address = { $name } n’indique pas d’adresse : { $detail }.
    .hint = Écrivez hslu: ou hslu-old: et l’adresse de l’agent, comme hslu:http://localhost:8158/steady.
cli-error-bot-unlawful = Le bot { $name } donne une réponse que les règles ne permettent pas : { $detail }.
    .hint = On n’apprend rien d’une telle partie ; corrigez son programme.
cli-error-bot-other-game = { $name } ne sait pas jouer { $detail }.
    .hint = Les agents de la HSLU et les bots du Jass Challenge connaissent le Schieber : `--rules schieber`.
cli-error-bot-nobody-came = Personne ne joue pour { $name }. Bots qui manquent à la table : { $detail }.
    .hint = Ils doivent se connecter à ce port dans les deux minutes, voir docs/how-to/duel.md.
cli-error-bot-no-bot-there = Personne ne répond pour { $name } : { $detail }.
    .hint = Écrivez son adresse, comme ws://localhost:9000/bot.
cli-error-bot-left = Un bot de { $name } a quitté la table : { $detail }.
    .hint = Avec --state, le duel reprend là où il s’est arrêté.
cli-error-bot-no-port = { $name } n’obtient pas de port : { $detail }.
    .hint = Écrivez un port libre, comme listen:9000 ou zuehlke:3000.
cli-error-bot-bad-port = { $name } n’indique pas de port : { $detail }.
    .hint = Écrivez un nombre de 1 à 65535, comme listen:9000 ou zuehlke:3000.
cli-error-bot-no-server = { $name } n’atteint aucun serveur : { $detail }.
    .hint = Écrivez son adresse, comme ws://localhost:3000.
cli-error-bot-bad-server = { $name } ne comprend pas ce que dit le serveur : { $detail }.
    .hint = Buur comprend le Schieber du Jass Challenge, voir docs/how-to/foreign.md.
cli-error-table-bad-invitation = { $url } n’est ni une invitation ni l’adresse d’un serveur.
    .hint = Une invitation est une adresse comme http://localhost:8157/table/k7wq#token=… ; `buur serve` affiche l’adresse de son serveur.
cli-error-table-no-server = Aucun serveur ne répond à { $url } : { $detail }.
    .hint = Vérifiez l’adresse, et que `buur serve` y tourne.
cli-error-table-not-buur = Ce qui répond à { $url } n’est pas un serveur de Buur.
    .hint = Vérifiez l’adresse.
cli-error-table-no-seat = Cette invitation n’ouvre aucune place à { $url }.
    .hint = Copiez-la en entier, y compris ce qui suit le #.
cli-error-table-replaced = Quelqu’un d’autre a pris la place à { $url }.
    .hint = La même commande la reprend.
cli-error-table-other-version = À { $url } tourne une autre version de Buur que { $own }.
    .hint = Utilisez la même version des deux côtés.
cli-error-table-refused = Le serveur à { $url } refuse : { $detail }.
    .hint = Voir docs/reference/protocol.md.
cli-error-table-unavailable = Le serveur à { $url } ne peut ni enregistrer ni lire ses tables pour le moment.
    .hint = Relancez la même commande plus tard.
cli-error-not-with-invitation = La table à { $url } a déjà ses règles et ses joueurs.
    .hint = Enlevez --rules, --house, --option et --with.
cli-error-not-at-table = { $option } ne va pas avec { $url }.
    .hint = `buur agent --help` dit ce qui va ensemble.
cli-error-needs-join = { $option } ne va qu’avec --join.
    .hint = `buur agent --help` l’explique.
cli-error-one-seat = { $count } bots ne peuvent pas prendre une seule place.
    .hint = Indiquez un seul bot ; chacun des autres a besoin de sa propre invitation.
cli-error-one-program = { $count } bots ne peuvent pas être un seul programme.
    .hint = Avec --lines, indiquez un seul bot.
cli-error-with-count = Le nombre d’autres joueurs ne convient pas : { $count }.
    .hint = Donnez --with une fois pour tous, ou une fois pour chacun des { $seats }.
cli-error-no-ray = Ray, qu’il faut pour atteindre { $address }, n’est pas installé.
    .hint = `pip install ray` l’installe.
cli-error-no-cluster = Il n’y a pas de cluster Ray à { $address } : { $detail }.
    .hint = `ray start --head` en démarre un ; `--ray local` joue sur cette machine.
cli-error-not-with-ray = { $name } ne peut pas jouer sur un cluster.
    .hint = Ses bots se connectent à un port de cette machine : enlevez --ray.
cli-error-other-duel = { $name } appartient à un autre duel : { $field } diffère.
    .hint = Indiquez un autre fichier avec --state, ou les mêmes bots et les mêmes règles.
cli-error-other-build = { $name } a été joué par une autre version de Buur que celle-ci ({ $own }).
    .hint = Les résultats de deux versions ne s’additionnent pas : continuez avec l’autre, ou indiquez un autre fichier avec --state.
cli-error-auto-only = { $option } ne va qu’avec --auto.
    .hint = `buur play --auto` fait jouer quatre bots.
cli-error-not-with-auto = { $option } ne va pas avec --auto, qui n’ouvre aucune page.
    .hint = Enlevez l’un des deux.
cli-error-deals-and-parties = --deals et --parties disent tous deux combien jouer.
    .hint = Donnez l’un des deux.
cli-error-bot-count = Le nombre de bots ne convient pas : { $count }.
    .hint = Donnez --bot une fois pour tous, ou une fois pour chacun des { $seats }.
cli-error-port-taken = Le port { $port } est occupé par un autre programme.
    .hint = Choisissez-en un autre avec --port, ou --port 0 pour un port libre quelconque.
cli-error-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }.
    .hint = Choisissez un autre port avec --port ; l’adresse doit être celle de cette machine.
cli-error-server = Le serveur ne peut pas tourner : { $message }.
    .hint = `buur doctor` cherche la cause.
cli-error-database-damaged = La base de données { $name } est endommagée.
    .hint = Restaurez une sauvegarde du fichier. docs/how-to/serving.md explique comment.
cli-error-database-disk-error = Le système signale une erreur du disque pour la base de données { $name }.
    .hint = Vérifiez le disque et ce que le journal du système en dit.
cli-error-database-disk-full = Le disque où se trouve la base de données { $name } est plein.
    .hint = Libérez de la place et relancez ; rien n’est perdu.
cli-error-database-locked = Un autre programme a verrouillé la base de données { $name }.
    .hint = Terminez ce programme, ou indiquez un autre fichier avec --database.
cli-error-database-missing = La base de données { $name } ne peut pas être ouverte.
    .hint = Vérifiez le nom et le dossier.
cli-error-database-no-descriptors = Il ne reste aucun descripteur de fichier pour la base de données { $name }.
    .hint = Augmentez leur nombre avec `ulimit -n`, ou avec LimitNOFILE= dans systemd.
cli-error-database-read-only = La base de données { $name } est en lecture seule.
    .hint = Le serveur doit pouvoir écrire dans le fichier et dans son dossier.
cli-error-database-unreachable = La base de données { $name } ne répond pas.
    .hint = Vérifiez son propre serveur et l’adresse.
cli-error-not-text = { $name } n’est pas un fichier texte.
    .hint = Les textes sont lus en UTF-8.
cli-error-no-such-file = Il n’y a pas de fichier { $name }.
    .hint = Vérifiez le nom et le dossier.
cli-error-file-denied = { $name } ne peut pas être ouvert.
    .hint = Vérifiez les droits du fichier et de son dossier.
cli-error-file-is-folder = { $name } est un dossier.
    .hint = Indiquez un fichier qui s’y trouve.
cli-error-disk-full = Le disque est plein : { $name } ne peut pas être écrit.
    .hint = Faites de la place et recommencez.
cli-error-system = Le système refuse : { $message } ({ $name }).
    .hint = `buur doctor` cherche la cause.
cli-error-no-such-option = { $command } n’a pas d’option { $option }.
    .hint = Peut-être { $near } ? `{ $command } --help` les montre toutes.
cli-error-no-such-option-far = { $command } n’a pas d’option { $option }.
    .hint = `{ $command } --help` montre celles qu’il y a.
cli-error-no-such-command = Il n’y a pas de commande « { $name } ».
    .hint = Essayez `{ $near }`.
cli-error-missing-parameter = Il manque { $name } à { $command }.
    .hint = `{ $command } --help` l’explique.
cli-error-bad-argument = { $name } ne peut pas prendre cette valeur.
    .hint = Possible : { $expected }.
cli-error-option-needs-value = Il manque une valeur à { $option }.
    .hint = Écrivez-la après l’option : { $option } VALEUR.
cli-error-option-takes-no-value = { $option } ne prend pas de valeur.
    .hint = Écrivez { $option } sans rien d’autre.
cli-error-extra-argument = { $command } n’attend pas « { $words } ».
    .hint = `{ $command } --help` montre ce qui est possible.
cli-error-usage = { $message }.
    .hint = `{ $command } --help` l’explique.
cli-error-nothing-to-solve = Il n’y a rien à résoudre dans { $name }.
    .hint = Il faut un moment où une carte doit être jouée et où toutes les mains sont connues.
cli-error-no-such-record = { $name } ne contient pas cet enregistrement.
    .hint = Enregistrements contenus : { $records }.
cli-error-solve-open = Ce qui se joue ne se révèle qu’en jouant : il n’y a pas encore d’atout.
    .hint = Prenez un moment plus tardif, ou nommez l’atout, par exemple --contract trump:H.
cli-error-solve-ranks = Ces règles inscrivent des rangs, qui dépendent des points de tous.
    .hint = Dites ce que veut le camp qui doit jouer : --aim most, --aim fewest ou un nombre de points.
cli-error-solve-prediction = Ces règles inscrivent l’écart à une prédiction, et aucune n’est connue.
    .hint = Dites combien de points le camp qui doit jouer veut encore, par exemple --aim 40.
cli-error-record-only = { $option } ne va qu’avec un enregistrement.
    .hint = Des mains écrites n’ont pas de déroulement : enlevez cette option.
cli-error-deal-only = { $option } ne va qu’avec des mains écrites.
    .hint = Un enregistrement dit lui-même ce qui se joue : enlevez cette option.
cli-error-not-card = « { $code } » n’est pas une carte.
    .hint = Une carte est une couleur S H D C et un rang 6 7 8 9 T J Q K A, par exemple SJ.
cli-error-not-contract = « { $code } » n’est pas un contrat.
    .hint = Exemples : trump:S, oben, unten, zigzag:oben, misere:trump:H.
cli-error-position-hands = Mains écrites : { $hands }, places en jeu : { $seats }.
    .hint = Écrivez les mains de toutes les places, séparées par un point-virgule.
cli-error-position-no-seat = { $seat } n’est pas une place.
    .hint = Possibles : 0 à { $last }.
cli-error-position-full-trick = Cartes sur la table : { $cards }, soit une plie entière ou plus.
    .hint = Après --trick viennent les cartes de la plie ouverte, moins de { $seats }.
cli-error-position-twice = Indiqué deux fois : { $cards }.
    .hint = Chaque carte n’existe qu’une fois.
cli-error-position-count = Cartes de la place { $seat } : { $cards }, attendues : { $expected }.
    .hint = Tous en ont le même nombre, une de moins pour qui a joué dans la plie ouverte.
cli-error-position-empty = Personne n’a de carte.
    .hint = Écrivez les mains, par exemple `SJ HA; S9 H6; S6 HK; SA H7`.
cli-error-position-many-tricks = Plies encore ouvertes : { $open }, plies d’une donne : { $tricks }.
    .hint = Donnez moins de cartes à chacun.
cli-error-position-first-suit = Les points dépendent de la première couleur jouée, et elle n’est pas connue.
    .hint = Résolvez une donne entière ou un enregistrement.
rules-open = Ce contrat ne se révèle qu’en jouant : nommez l’atout.
rules-pack = Il n’y a pas assez de cartes pour { $seats } places et { $tricks } plies.
rules-sides = Camps indiqués : { $sides }, places en jeu : { $seats }.
cli-error-unknown-figure = Aucune mesure ne commence par « { $name } ».
    .hint = Il y a : { $known }.
cli-error-not-with-page = { $option } ne va pas avec --page, qui ne mesure que la page.
    .hint = Enlevez l’un des deux.
cli-error-page-of-checkout = La page ne se mesure que dans une copie de travail des sources.
    .hint = Là, `./buur test` installe ce qu’il faut.
cli-error-not-before = { $option } ne va pas avec { $command }.
    .hint = Mettez les options après { $command }.
cli-error-bench-server-failed = Le serveur dans { $path } n’a pas démarré.
    .hint = --against attend le dossier d’une copie des sources.
cli-error-bench-server-hung = Le serveur dans { $path } ne répond plus.
cli-error-bench-node-failed = Un nœud du cluster n’a pas démarré.
    .hint = Vérifie que PostgreSQL et NATS répondent aux URL de --database et de --bus, et que `buur[cluster]` est installé.
cli-error-bench-node-hung = Un nœud du cluster ne répond plus.
cli-error-bug = C’est une erreur de Buur, pas la vôtre : { $error }. Les détails sont dans { $log } ; BUUR_DEBUG=1 les montre ici.
cli-interrupted = Interrompu.

## play et serve

cli-play-ready = La table est à { $url } (Ctrl-C pour arrêter)
cli-play-running = La table est déjà ouverte, à { $url }
cli-play-no-browser = Aucun navigateur ne s’est ouvert : ouvrez cette adresse vous-même.
cli-play-stopped = Le serveur s’est arrêté. Les parties commencées vous attendent.
cli-admin-no-reports = Rien n’a été signalé.
cli-admin-report-time = heure (UTC)
cli-admin-report-table = table, version
cli-admin-report-reporter = qui signale
cli-admin-report-reported = qui est signalé
cli-admin-report-talk = dernières paroles
cli-auto-progress = Partie { $partie }, donne { $deal }

## rules

cli-column-rules = règles
cli-column-family = famille
cli-column-also = aussi appelé
cli-column-players = joueurs
cli-column-source = source
cli-column-option = option
cli-column-value = valeur
cli-column-meaning = sens
cli-column-clause = §
cli-column-origin = selon
cli-origin-house = règle maison
cli-no-difference = { $a } et { $b } ont les mêmes règles.
cli-no-words = Aucun mot du lexique ne contient : { $wanted }.
cli-column-word = mot
cli-column-place = langue et région
cli-source-w25 = W25 : encyclopédie en français, janvier 2025
cli-source-w10 = W10 : encyclopédie en français, 2010
cli-source-r93 = R93 : règlement romand de 1993 (extraits)
cli-source-p002 = P002 : une page de jeux en français
cli-source-t06 = T06 : règles d’un tournoi, 2006/07
cli-source-jw = JW : lexique des règlements alémaniques
cli-source-sl = SL : règles d’un serveur de jeu suisse
cli-source-k16 = K16 : règlement romand, chapitres de l’estimation

## ask et check

cli-ask-waiting = Tapez une question par ligne, en JSON ; Ctrl-D termine.
cli-check-fine = { $name } : rien à redire sur { $events } événements.
cli-check-problem = { $place }: { $message }
cli-check-note = { $place }: remarque : { $message }
cli-check-unreadable = { $place }: illisible : { $message }
cli-check-deals-fine = { $name } : aucune erreur dans { $deals } donnes.
cli-check-deals = { $name } : { $deals } donnes rejouées, dont { $wrong } avec des erreurs ; lignes illisibles : { $lost }.
cli-check-progress = Donnes rejouées : { $deals }

## Donnes d’autres programmes

cli-foreign-not-json = Cette ligne n’est pas du JSON.
cli-foreign-too-long = Cette ligne dépasse { $limit } octets.
cli-foreign-no-deal = Il n’y a pas de donne sur cette ligne : un objet avec « tricks » est attendu, seul ou sous « game ».
cli-foreign-missing = Le champ « { $field } » manque.
cli-foreign-bad-value = Le champ « { $field } » ne peut pas être { $value } ; il peut être : { $expected }.
cli-foreign-damaged = Les données compressées s’arrêtent trop tôt ou sont abîmées.
cli-foreign-trick-count = Plies écrites : { $count } ; une donne en a 9.
cli-foreign-card-count = Plie { $trick } : cartes écrites : { $count } ; une plie en a 4.
cli-foreign-card-twice = Plie { $trick } : { $card } a déjà été jouée.
cli-foreign-hand = Le jeu écrit pour le joueur { $player } n’est pas celui qu’il joue.
cli-foreign-leader = Plie { $trick } : le joueur { $written } entame, mais c’est au joueur { $true } d’entamer.
cli-foreign-illegal = Plie { $trick } : le joueur { $player } ne peut pas jouer { $card }.
cli-foreign-winner = Plie { $trick } : c’est le joueur { $true } qui la fait, pas le joueur { $written }.
cli-foreign-points = Plie { $trick } : elle compte { $true } points, pas { $written }.

## duel

cli-duel-played = { $a } contre { $b }, { $rules } : les mêmes cartes à chaque place, { $boards } fois, { $deals } donnes en tout.
cli-duel-gain = { $a } gagne { $gain } { $per ->
    [parties] partie
   *[deal] par donne
}.
cli-duel-wins = { $a } est devant à { $share } % des places.
cli-duel-decided = C’est décidé : { $name } est meilleur.
cli-duel-undecided = Ce n’est pas encore décidé : { $name } est devant.
cli-duel-kept = Tours gardés : { $boards }. La même commande continue à partir de là.
cli-duel-plot-title = { $a } contre { $b }, { $rules }
cli-duel-plot-across = jeux de cartes
cli-duel-plot-up = Ce que { $a } gagne par { $unit ->
    [parties] partie
   *[deal] donne
}
cli-duel-plot-band = ± 2 erreurs types
cli-duel-plot-bound = décidé dès que 0 en sort
cli-duel-awaits = À { $url }, on attend { $bots ->
    [one] un bot
   *[other] quatre bots du Jass Challenge
}.
cli-duel-bot = bot
cli-duel-acts = coups
cli-duel-ms = ms par coup
cli-duel-ms95 = 95 % en ms
cli-duel-illegal = coups interdits
cli-duel-late = coups en retard
cli-agent-ready = { $name } répond à { $url }
cli-agent-invites = Place { $seat } : { $url }
cli-agent-over = { $name } { $outcome ->
    [True] a gagné
    [False] a perdu
   *[draw] a fait match nul
}, { $scores } après { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}{ $faults ->
    [0] .
    [one] {" "}; un coup est venu trop tard ou n’était pas permis.
   *[other] {" "}; { $faults } coups sont venus trop tard ou n’étaient pas permis.
}

## train

cli-train-played = { $name } a joué : { $rules }. Donnes en tout : { $deals }.
cli-train-fitting = Apprentissage
cli-train-goal = les points sont
cli-train-learnt = choix appris
cli-train-asked = choix demandés
cli-train-foreseen = prévus
cli-train-likely = probabilité donnée
cli-train-even = au hasard
cli-train-wanting = voulus
cli-train-shunning = évités
cli-train-written = Écrit dans { $file }. `buur duel sharp+{ $file } sharp` joue avec ces habitudes.

## doctor

cli-doctor-fine = en ordre
cli-doctor-problem = problème
cli-doctor-python = Python
cli-doctor-python-advice = Installez Python 3.11 ou plus récent.
cli-doctor-packages = Paquets
cli-doctor-packages-advice = Effacez le dossier .venv et relancez ./buur.
cli-doctor-kernels = Noyaux
cli-doctor-kernels-advice = Indiquez dans BUUR_KERNELS un dossier où vous pouvez écrire, ou lancez une fois `buur doctor --warm` avec ce droit.
cli-doctor-kernels-complete = au complet
cli-doctor-kernels-missing = { $parts } à compiler encore, au premier usage ou par `buur doctor --warm`
cli-doctor-database = Base de données
cli-doctor-database-advice = Indiquez un autre fichier avec --database, ou donnez-vous le droit d’écrire dans celui-ci.
cli-doctor-port = Port
cli-doctor-port-advice = Un autre programme occupe ce port : choisissez-en un autre avec --port.
cli-doctor-browser = Navigateur
cli-doctor-browser-advice = Installez un navigateur, ou ouvrez sur un autre appareil l’adresse que donne `buur play --no-browser`.
cli-doctor-locale = Langue
cli-doctor-locale-advice = Le terminal n’écrit pas en UTF-8 : mettez LC_ALL=C.UTF-8.
cli-doctor-languages = textes en { $lang }
cli-doctor-all-fine = Tout est prêt : `buur play`.

## solve

cli-solve-turn = { $contract } : c’est à la place { $seat } de jouer, qui veut { $wanted }.
cli-solve-most = le plus de points
cli-solve-fewest = le moins de points
cli-solve-near = un nombre de points à partir d’ici : { $points }
cli-solve-distance = écart
cli-solve-card = carte
cli-solve-points = points
cli-solve-match = match
cli-solve-conceded = match concédé

## bench

cli-bench-figure = mesure
cli-bench-value = valeur
cli-bench-goal = but
cli-bench-other = l’autre copie des sources
cli-bench-ratio = rapport
cli-bench-server-rate = coups traités à temps
cli-bench-server-p50 = temps jusqu’à la réponse, médiane
cli-bench-server-p99 = temps jusqu’à la réponse, 99 % en moins de
cli-bench-server-bytes = envoyé pour un coup
cli-bench-server-messages = messages pour un coup
cli-bench-server-cpu = temps de processeur du serveur pour un coup
cli-bench-server-client-cpu = temps de processeur des clients pour un coup
cli-bench-server-refused = coups refusés
cli-bench-server-memory = mémoire pour une table
cli-bench-cluster-sqlite = SQLite
cli-bench-cluster-nodes = { $count ->
        [one] 1 nœud
       *[other] { $count } nœuds
    }
cli-bench-cluster-share = part de SQLite
cli-bench-cluster-crossed = coups passés par un autre nœud
cli-bench-cluster-batch = tables par commit
cli-bench-cluster-commit = temps d’un commit
cli-bench-cluster-cpu = temps de processeur de tous les nœuds pour un coup
cli-bench-cluster-pinned = nœuds avec un cœur à eux
cli-bench-running = On mesure : { $what }
cli-compiling = On compile les noyaux : { $done } sur { $many }
cli-bench-act = un coup avec quatre vues
cli-bench-deals = donnes au hasard, règles seules
cli-bench-kernel-trump = donnes au hasard compilées, atout
cli-bench-kernel-oben = donnes au hasard compilées, oben-abe
cli-bench-kernel-zigzag = donnes au hasard compilées, zig-zag
cli-bench-kernel-trump-cores = donnes au hasard compilées, atout, sur tous les cœurs
cli-bench-kernel-rest = fins de donnes compilées, dès la cinquième plie
cli-bench-kernel-start = chargement des noyaux
cli-bench-kernel-compile = compilation des noyaux
cli-bench-solve-trump-6 = valeur exacte d’une donne au hasard, atout, 6 cartes chacun
cli-bench-solve-trump-7 = valeur exacte d’une donne au hasard, atout, 7 cartes chacun
cli-bench-solve-trump-8 = valeur exacte d’une donne au hasard, atout, 8 cartes chacun
cli-bench-solve-trump-9 = valeur exacte d’une donne au hasard, atout, 9 cartes chacun
cli-bench-solve-trump-9-95 = valeur exacte d’une donne au hasard, atout, 9 cartes chacun : les 5 % les plus lentes, à partir de
cli-bench-solve-oben-9 = valeur exacte d’une donne au hasard, oben-abe, 9 cartes chacun
cli-bench-solve-zigzag-9 = valeur exacte d’une donne au hasard, zig-zag, 9 cartes chacun
cli-bench-solve-unten-9 = valeur exacte d’une donne au hasard, unden-ufe, 9 cartes chacun
cli-bench-solve-tutti-9 = valeur exacte d’une donne au hasard, tutti, 9 cartes chacun
cli-bench-solve-trio-9 = valeur exacte d’une donne au hasard, trio d’atout, d’oben-abe et d’unden-ufe, 9 cartes chacun
cli-bench-solve-misere-9 = valeur exacte d’une donne au hasard, misère d’oben-abe, 9 cartes chacun
cli-bench-solve-batch = chaque carte d’une donne, par lots, atout, 6 cartes chacun
cli-bench-solve-batch-cores = chaque carte d’une donne, par lots, atout, 6 cartes chacun, sur tous les cœurs
cli-bench-all-start = chargement des noyaux, du solveur et de la recherche
cli-bench-all-compile = compilation des noyaux, du solveur et de la recherche
cli-bench-ask = une réponse de buur ask
cli-bench-act95-easy = un coup de easy au Schieber, 95 % en
cli-bench-act95-steady = un coup de steady au Schieber, 95 % en
cli-bench-act95-sharp = un coup de sharp au Schieber, 95 % en
cli-bench-act95-master = un coup de master au Schieber, 95 % en
cli-bench-auto = une donne de quatre bots
cli-bench-foreign = donnes d’autres programmes rejouées
cli-bench-import = import buur
cli-bench-start-version = buur --version
cli-bench-start-help = buur --help
cli-bench-start-rules = buur rules list
cli-bench-start-play = buur play jusqu’à ce que la page réponde
cli-bench-ratio-import = import buur, comparé à import asyncio
cli-bench-ratio-version = buur --version, comparé à un Python vide
cli-bench-ratio-help = buur --help, comparé à un Python vide
cli-bench-ratio-launcher = un ./buur préparé, comparé à un Python vide
