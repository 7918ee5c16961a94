### Apprendre le jass : la question de la première visite, la première leçon, le mode débutant.

## Première visite

first-welcome = Bienvenue !
first-question = Quelles cartes connaissez-vous ?
first-none = Je ne connais pas le jass
first-none-help = On joue une première donne ensemble et on explique tout en route.
first-later = Cela se change à tout moment dans les réglages.
first-skip = Continuer sans répondre

## Première donne expliquée

learn = Apprendre le jass
learn-start = Apprendre le jass : une première donne expliquée
lesson-label = Explication
lesson-next = Suite
lesson-close = Compris
lesson-end = Arrêter les explications
lesson-cut = Avant la donne, vous coupez le paquet où vous voulez : ainsi, personne ne sait qui recevra quelles cartes.
lesson-team = On joue à deux contre deux : { $name }, en face, est avec vous. En neuf plies, l’équipe qui fait le plus de points gagne la donne.
lesson-choose =
    { $push ->
        [yes] De quelle couleur avez-vous beaucoup de cartes fortes ? Faites-en l’atout. Dans le doute, chibrez : { $name } choisira.
       *[no] De quelle couleur avez-vous beaucoup de cartes fortes ? Faites-en l’atout.
    }
lesson-trump =
    { $contract ->
        [trump] Atout { $suit } : cette couleur bat toutes les autres. Tout en haut : { $jack }, puis { $nine }, et seulement ensuite l’as.
        [oben] Oben-abe : pas d’atout. La plus haute carte de la couleur demandée gagne, l’as avant toutes.
        [unten] Unden-ufe : pas d’atout, et la plus basse carte de la couleur demandée gagne, le six avant toutes.
       *[other] Ici, l’ordre des cartes est particulier. Touchez ce signe : il montre quelle carte bat laquelle.
    }
lesson-melds = Trois cartes qui se suivent, ou quatre pareilles : c’est une annonce. Elle rapporte si les adversaires n’en ont pas de meilleure.
lesson-lead = Vous commencez : toutes les cartes sont permises. Les autres devront ensuite jouer la même couleur, s’ils en ont.
lesson-follow =
    { $situation ->
        [led] On joue atout : il faut en fournir. Les cartes assombries ne sont pas permises maintenant.
        [none] Couleur demandée : { $suit }. Vous en avez, il faut en jouer. Les cartes assombries ne sont pas permises maintenant.
       *[trump] Couleur demandée : { $suit }. Vous en avez : jouez-en, ou coupez avec un atout. Les cartes assombries ne sont pas permises.
    }
lesson-free =
    { $situation ->
        [led] On joue atout et vous n’en avez pas : posez la carte que vous voulez.
        [none] Couleur demandée : { $suit }. Vous n’en avez pas : posez n’importe quelle carte. Elle ne peut pas gagner.
       *[trump] Couleur demandée : { $suit }. Vous n’en avez pas : posez n’importe quelle carte, ou prenez la plie avec un atout.
    }
lesson-trick =
    { $relation ->
        [you] Votre carte bat les autres : la plie est à votre équipe et vaut { $points } points. À vous de rejouer.
        [partner] La carte de { $name } bat les autres : la plie est à votre équipe et vaut { $points } points. { $name } rejoue.
       *[them] La carte de { $name } bat les autres : la plie et ses { $points } points vont aux adversaires. { $name } rejoue.
    }
lesson-buur = La plus forte carte du jeu, le bour : { $rank } d’atout. Elle vaut 20 points, dans les autres couleurs 2 seulement.
lesson-nell = À l’atout, le { $rank } s’appelle le nell : seul le bour le bat. Il vaut 14 points, et rien dans les autres couleurs.
lesson-stoeck = À l’atout, { $king } et { $queen } dans la même main s’appellent le stöck : 20 points de plus, annoncés avec la seconde carte.
lesson-score = Voici les points : les vôtres et ceux des adversaires. Une donne entière en compte 157.
lesson-bulb = Un doute ? La lampe montre une bonne carte et dit pourquoi. Demander ne coûte rien.
lesson-values = Quelle carte bat laquelle, et que vaut-elle ? Touchez ce signe : il le montre à tout moment.
lesson-last = La dernière plie : qui la gagne reçoit 5 points de plus.
lesson-summary = Bravo ! Voici le décompte. Vos points vont sur l’ardoise ; la première équipe à { $target } gagne la partie.

## Mode débutant

beginner = Mode débutant
beginner-help = Montre ce que vaut chaque plie et qui la tient.
key-values = ordre et valeur des cartes
values-title = Ordre et valeur des cartes
values-now = Dans cette plie
values-next = Dans la plie suivante
values-trump = Atout : { $suits }
values-all = Toutes les couleurs
values-sum =
    { $last ->
        [0] La plus forte carte est à gauche. En tout : { $total } points.
       *[other] La plus forte carte est à gauche. En tout : { $total } points, dont { $last } pour la dernière plie.
    }
trick-worth =
    { $done ->
        [yes] { $points } points
       *[no] { $relation ->
            [you] Dans la plie : { $points } points, vous menez
           *[other] Dans la plie : { $points } points, { $name } mène
        }
    }
