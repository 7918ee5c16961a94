### Des phrases sous un intitulé, chargées plus tard.

mapping-help = À la même table, quelqu’un peut avoir des cartes françaises. Il voit votre carte dans la couleur à droite du « = ».
referee-help = Choisissez ce qui s’est passé à la table. Vous lirez ensuite ce que dit le règlement ; la partie n’en est pas changée.
