### Le rythme des autres joueurs.

pace = Rythme
pace-slow = tranquille
pace-normal = normal
pace-fast = rapide
pace-tap = quand j’appuie
pace-help = Avec « quand j’appuie », les autres attendent que vous touchiez la table ou appuyiez sur la barre d’espace.
set-still = Sans mouvement
proceed = Continuer
