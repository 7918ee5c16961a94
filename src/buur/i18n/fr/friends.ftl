### Tables for friends: `error-{code}` of an invitation or of a change of seats.

error-table-full = Cette table est complète. Demandez une place à la prochaine.
error-table-playing = On joue à cette table, et toutes les places sont prises. Une place se libérera peut-être.
error-table-over = La partie à cette table est terminée.
error-table-gone = Cette table n’existe plus.
error-invitation-renewed = Cette invitation a été remplacée par une nouvelle. Demandez-la à vos amis.
error-invitation-closed = Cette invitation est fermée. La personne qui gère la table peut l’ouvrir.
error-put-out = Votre place à cette table est maintenant à quelqu’un d’autre.
error-not-host = Seule la personne qui gère la table peut le faire.
error-changed = La table vient de changer. Regardez et réessayez.
error-begun = La partie a commencé, et cela ne peut plus changer.
error-own-seat = C’est votre propre place. Quittez la table si vous voulez la céder.
error-bad-seat = Cette place n’existe pas à la table.
error-no-draw = Avec ces règles, on ne tire pas les équipes au sort.
error-not-over = Une revanche est possible quand la partie est terminée.
error-rematch-made = La table de la revanche est prête.
error-no-rematch = Il n’y a pas de revanche pour votre place.
error-not-friends = À cette table, on ne distribue pas de places.
error-too-many-gathering = Trop de tables ouvertes d’ici attendent du monde. Commencez ou quittez-en une.
error-bad-request = Le programme n’a pas compris. Rechargez la page.
error-too-many-requests = C’était trop rapide. Attendez un instant et réessayez.
error-replaced = Un autre appareil joue maintenant à votre place.
