### Jouer ou passer, échanger, putzes et pommes en toutes lettres.

explain-seats = { $seats ->
        [2] On joue à deux
        [3] On joue à trois
        [4] On joue à quatre
        [5] On joue à cinq
       *[6] On joue à six
    }.
explain-turned_card-widow = Les cartes qui restent sont posées à part, cachées, et la première est retournée dessus.
explain-turned_stays-yes = Si le même donneur doit redonner, la carte retournée reste.
explain-pile = À côté de chaque main, { $pile } cartes sont posées cachées. En commençant à droite du donneur, chacun peut en écarter autant des siennes sans les montrer et les prendre à leur place : toutes à la fois et sans les avoir vues, ou aucune.
explain-join-yes = Puis chacun dit à son tour, en commençant à droite du donneur, s’il joue la donne ou s’il l’abandonne. Qui abandonne pose ses cartes sans les montrer ; parmi ceux qui jouent, le premier à droite du donneur entame.
explain-later-yes = Qui hésite dit « peut-être » et se décide quand tous ont parlé.
explain-blind-yes = L’un d’eux peut écarter sa main et prendre les cartes posées à part, la retourne avec elles ; il doit alors jouer.
explain-blind_first-loser = On demande d’abord à celui qui a fait le moins de points parmi ceux qui ont joué la donne d’avant.
explain-lone-putzes = Si un seul joue, toutes les putzes de la donne sont à lui sans qu’une carte soit jouée ; si personne ne joue, on ne marque rien.
explain-lone-nothing = Si moins de deux jouent, on ne marque rien, et le donneur suivant donne.
explain-rob-yes = Qui joue et tient le six d’atout peut prendre à sa place la carte retournée, tant qu’elle est là, jusqu’à sa première carte.
explain-write-putzes = Les points, avec les annonces et le stöck, ne s’écrivent pas : ils décident de ce que chacun marque.
explain-putzes = { $putzes ->
        [1] Qui fait le plus de points marque une putze ; à égalité, personne.
        [2] Les deux meilleurs marquent une putze chacun ; à égalité, personne n’en marque s’il n’y en a pas pour tous. Qui est seul sans pomme marque les deux.
       *[3] Les trois meilleurs marquent une putze chacun ; à égalité, personne n’en marque s’il n’y en a pas pour tous. Qui est seul sans pomme marque les trois.
    }
explain-pomme_below = Qui joue et fait moins de { $pomme_below } points ne marque pas de putze mais une pomme, qui enlève une putze.
explain-all_below-pommes = Si personne n’y arrive, tous ont une pomme.
explain-all_below-nothing = Si personne n’y arrive, on ne marque rien.
explain-finish-putzes = Le premier à { $target } putzes, pommes déduites, gagne ; de deux à la fois, celui qui a le plus de putzes, puis le plus de points dans cette donne. S’ils sont encore à égalité, on continue.
explain-pommes_lose = Qui a { $pommes_lose ->
        [1] une pomme qu’aucune putze n’a payée
       *[other] { $pommes_lose } pommes qu’aucune putze n’a payées
    } perd la partie.
