### La preuve qu’une donne a été mélangée honnêtement.

fair-ask = Mélange honnête ?
fair-title = Mélange honnête : donne { $deal }
fair-checking = La donne est recalculée…
fair-reloaded = Cette page n’a pas vu la dernière donne depuis le début. La preuve sera ici après la prochaine.
fair-yes =
    { $people ->
        [one] Personne n’a pu choisir les cartes.
       *[other] Personne n’a pu choisir seul les cartes.
    }
fair-alone = Personne à la table n’a ajouté de nombre à cette donne. Elle ne prouve donc rien.
fair-no = Quelque chose ne joue pas.
fair-unknown = Ce navigateur ne peut pas recalculer ici.
fair-how = On mélange avec des nombres : un nombre secret de la table et un de chaque personne à la table. Personne ne les connaissait tous en choisissant le sien. Votre navigateur vient de recalculer :
fair-no-crypto = Il ne peut recalculer que sur une page sûre (https). Les nombres sont ci-dessous ; « buur check » les vérifie sur n’importe quel ordinateur.
fair-seed-yes = La table a scellé son nombre avant de donner et l’a montré après. C’est le même.
fair-seed-no = La table a montré après coup un autre nombre que celui qu’elle avait scellé.
fair-own-yes = Votre propre nombre tiré au hasard y est.
fair-own-no = Votre propre nombre tiré au hasard n’y est pas. Un autre a été pris à votre place.
fair-draw-yes = Le tirage avant la première donne était scellé de la même façon.
fair-draw-no = Le tirage avant la première donne n’est pas celui de son nombre scellé.
fair-seats-yes = Les cartes tirées ont décidé qui est assis où.
fair-seats-no = Les places ne correspondent pas aux cartes tirées.
fair-cut-yes = L’endroit où l’ordinateur coupe était fixé par le nombre scellé.
fair-cut-no = L’ordinateur a coupé ailleurs que là où le nombre scellé l’exige.
fair-hand-yes = Ces nombres donnent exactement les cartes que vous avez reçues.
fair-hand-no = Ces nombres donnent d’autres cartes que celles que vous avez reçues.
fair-others-yes = Ils donnent aussi les cartes que les autres ont jouées.
fair-others-no = Les autres ont joué des cartes que ces nombres ne leur donnent pas.
fair-numbers = Les nombres
fair-digest = Sceau de la table, avant de donner
fair-seed = Nombre de la table, après la donne
fair-by-seed = Sans nombre à eux : celui qui est scellé vaut aussi pour eux
fair-cut-title = Coupe
fair-cut =
    { $at ->
        [0] { $name } : a tapé
       *[other] { $name } : { $at } cartes
    }
fair-yourself = Vérifier soi-même
fair-record = Sous « Mes parties », chaque partie peut être enregistrée. Cette commande en vérifie chaque donne :
fair-limits = La preuve vaut contre la table seule et contre chaque joueur seul. La table voit toutes les cartes : aucun calcul ne peut montrer si elle les révèle à quelqu’un.
