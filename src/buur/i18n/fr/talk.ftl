### Paroles, dessins et silence à la table : bouton, bulles et boîte de dialogue.

talk-title = Dire quelque chose
talk-unread =
    { $count ->
        [one] Dire quelque chose, 1 nouveauté
       *[other] Dire quelque chose, { $count } nouveautés
    }
talk-line = { $name } : { $words }
talk-off = Selon ces règles, on se tait pendant la donne. Vous pourrez de nouveau parler après la dernière plie.
talk-on = On peut de nouveau parler.
talk-reactions = Dessins
talk-group-greeting = Saluer
talk-group-thanks = Remercier
talk-group-praise = Féliciter
talk-group-regret = Regretter
talk-group-waiting = Attendre
talk-group-goodbye = Prendre congé
talk-heard = Dernières paroles
talk-people = À la table
talk-mute = Ne plus entendre
talk-unmute = Entendre de nouveau
talk-report = Signaler
talk-report-ask = Signaler { $name } à l’exploitant ? Les dernières paroles sont jointes. Personne à la table ne le saura.
talk-report-no = Plutôt pas
talk-reported = C’est signalé. L’exploitant va regarder.
talk-free = Écrire librement
talk-free-help = Possible entre amis ou dans le même club, si toute la table le veut.
talk-free-waits = Dès que { $names } le veut aussi.
talk-free-on = Toute la table le veut.
talk-free-text = Votre texte
talk-free-send = Dire
talk-free-text-off = Tout le monde à la table ne veut pas encore écrire librement.
talk-not-close = Pour écrire librement, il faut que toute la table soit amie ou du même club.
talk-bad-text = Il y a trop de signes, ou aucun de visible.
talk-too-fast = C’était beaucoup à la fois. Attendez un instant.
talk-silence = Selon ces règles, on se tait pendant la donne.
talk-no-phrase = Le serveur ne connaît pas cette phrase. Rechargez la page.
talk-bad-seat = Il n’y a personne à cette place.
talk-too-many-reports = C’est déjà signalé. L’exploitant va regarder.
talk-replaced = Un autre appareil joue maintenant à votre place.

phrase-hello = Salut tout le monde !
phrase-good-evening = Bonsoir !
phrase-good-luck = Bon jeu !
phrase-here-we-go = C’est parti !
phrase-thanks = Merci beaucoup !
phrase-you-are-welcome = Service !
phrase-well-played = Bien joué !
phrase-bravo = Bravo !
phrase-nice-partie = C’était une belle partie !
phrase-close-one = C’était juste !
phrase-sorry = Pardon !
phrase-my-mistake = C’est ma faute.
phrase-bad-luck = Pas de chance !
phrase-mistapped = J’ai touché à côté.
phrase-never-mind = Pas grave !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-soon = Je reviens tout de suite.
phrase-back = Me revoilà.
phrase-bad-line = Ma connexion est mauvaise.
phrase-no-hurry = Prends ton temps.
phrase-another-one = On en refait une ?
phrase-must-go = Je dois malheureusement y aller.
phrase-good-night = Bonne nuit !
phrase-until-next-time = À la prochaine !

react-smile = Sourire
react-laugh = Rire
react-wow = Étonnement
react-phew = Ouf
react-sad = Dommage
react-clap = Applaudissements
react-cheers = Santé
react-flower = Bouquet
