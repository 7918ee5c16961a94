### Le rythme des autres joueurs.

pace = Rythme
pace-slow = Tranquille
pace-normal = Normal
pace-fast = Rapide
pace-tap = Quand j’appuie
pace-help = Avec « Quand j’appuie », les autres attendent que vous touchiez la table ou appuyiez sur la barre d’espace.
set-still = Sans animations
proceed = Continuer
proceed-how = Pour continuer : barre d’espace, ou un appui sur la table.

set-rest = Fin de la donne
set-rest-ask = À ma demande
set-rest-auto = Automatiquement
set-rest-help = Quand il n’y a plus rien à décider, un bouton joue vos dernières cartes, ou elles se jouent toutes seules.
lay-rest = Poser le reste
key-rest = poser le reste

take-back = Reprendre le coup
set-training = Exercice : reprendre des coups
set-training-help = Aux nouvelles tables contre l’ordinateur. Ces parties ne comptent pas.
key-take-back = reprendre votre dernier coup
training-note = Jouée pour s’exercer : cette partie ne compte pas.
