### Les places à une table avec d’autres personnes : image, présence, temps, revanche.

avatar = Votre image
avatar-help = Les autres la voient à la table.
looks-title = Votre nom et votre image
settings-person = Vous
plate-nameless = Quelqu’un
plate-menu =
    { $own ->
        [yes] Votre place : image et départ
       *[no] cette place
    }
plate-own = Votre place
plate-away = pas là pour le moment
plate-away-short = absent
plate-slow = mauvaise connexion
plate-slow-short = lent
plate-open = place libre pour la prochaine personne
plate-open-short = libre
plate-state =
    { $state ->
        [here] { $name } est là.
        [away] { $name } n’est pas là pour le moment. Le temps écoulé, l’ordinateur joue.
        [slow] { $name } a une mauvaise connexion.
        [deputy] { $name } n’est pas là. L’ordinateur joue jusqu’à son retour.
        [open] L’ordinateur joue ici jusqu’à ce que quelqu’un arrive avec le lien.
       *[bot] L’ordinateur joue ici.
    }
plate-host = { $name } gère la table.
plate-change = Qui joue ici ?
plate-loses = { $name } perd alors sa place, avec les cartes et les points.
plate-to-next = La prochaine personne
plate-to-bot = L’ordinateur
plate-keep-bot = L’ordinateur seulement
plate-leave = Quitter la table
plate-leave-help = Vos cartes et vos points restent à la place. Elle ne vous revient pas.
plate-leave-open = Libérer la place
plate-leave-bot = Laisser jouer l’ordinateur
clock-late =
    { $seconds ->
        [one] Encore une seconde, puis l’ordinateur joue pour vous.
       *[other] Encore { $seconds } secondes, puis l’ordinateur joue pour vous.
    }
deputy-back = L’ordinateur a joué pour vous. Vous avez de nouveau votre place.
tell-seat-taken = { $now } a maintenant la place de { $before }.
tell-seat-left =
    { $open ->
        [yes] { $before } n’a plus sa place. { $now } joue jusqu’à ce que quelqu’un arrive.
       *[no] { $before } n’a plus sa place. { $now } continue.
    }
tell-seat-open = La place de { $now } est libre pour la prochaine personne.
tell-seat-host =
    { $who ->
        [you] Vous gérez maintenant la table.
       *[other] { $name } gère maintenant la table.
    }
tell-seat-deputy =
    { $who ->
        [you] L’ordinateur joue pour vous.
       *[other] L’ordinateur joue pour { $name }.
    }
tell-seat-back =
    { $who ->
        [you] Vous jouez de nouveau vous-même.
       *[other] { $name } joue de nouveau.
    }
qr-label = Code QR avec le lien { $link }
qr-large = Agrandir le code QR
qr-title = Code QR
qr-how = À scanner avec l’appareil photo d’un téléphone.
rematch = Revanche
rematch-who = Qui veut une revanche
rematch-wants =
    { $wants ->
        [yes] oui
        [away] absent
       *[no] pas encore
    }
rematch-drawn = Tirer les places
rematch-not = Finalement non
rematch-wait = { $host } gère la table et commence la prochaine partie.
rematch-go = À la prochaine partie
avatar-name =
    { $avatar ->
        [cow] Vache
        [goat] Chèvre
        [ibex] Bouquetin
        [marmot] Marmotte
        [fox] Renard
        [hedgehog] Hérisson
        [owl] Hibou
        [rooster] Coq
        [cat] Chat
        [dog] Saint-bernard
        [bear] Ours
        [trout] Truite
        [bee] Abeille
        [edelweiss] Edelweiss
        [gentian] Gentiane
        [rose] Rose des Alpes
        [acorn] Gland
        [fir] Sapin
        [mountain] Montagne
        [hut] Chalet
        [train] Train
        [boat] Bateau
        [bell] Cloche
        [alphorn] Cor des Alpes
        [cheese] Fromage
        [fondue] Fondue
        [bread] Pain
        [coffee] Café
        [wine] Vin
        [chalk] Craie
        [cards] Cartes
        [knife] Couteau
       *[none] Aucune
    }
