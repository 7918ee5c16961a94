### La fin d’une partie, et ce qui s’est passé : donne par donne, plie par plie.

end-by-claim =
    { $who ->
        [you] Vous avez dit « J’ai fini », et c’était juste.
       *[other] { $name } a dit « J’ai fini », et c’était juste.
    }
end-by-wrong-claim =
    { $who ->
        [you] Vous avez dit « J’ai fini » trop tôt : la partie va aux autres.
       *[other] { $name } a dit « J’ai fini » trop tôt : la partie va aux autres.
    }
end-reached =
    { $side ->
        [us] Vous avez atteint le but
        [them] Les adversaires ont atteint le but
        [you] Vous avez atteint le but
       *[other] { $name } a atteint le but
    } { $kind ->
        [melds] avec les annonces
        [stoeck] avec le stöck
        [last_trick] avec la dernière plie
        [match] avec le match
        [bid] avec la mise
       *[cards] avec les plies
    }, { $trick ->
        [0] avant la première plie
        [1] après la première plie
       *[other] après { $trick } plies
    }.
end-out =
    { $side ->
        [us] Vous avez atteint le but et gagnez
        [them] Les adversaires ont atteint le but et gagnent
        [you] Vous avez atteint le but et gagnez
       *[other] { $name } a atteint le but et gagne
    }.
end-reached-next =
    { $side ->
        [us] Vous l’avez atteint ensuite
        [them] Les adversaires l’ont atteint ensuite
        [you] Vous l’avez atteint ensuite
       *[other] { $name } l’a atteint ensuite
    }, { $kind ->
        [melds] avec les annonces
        [stoeck] avec le stöck
        [last_trick] avec la dernière plie
        [match] avec le match
        [bid] avec la mise
       *[cards] avec les plies
    }.
end-after =
    { $count ->
        [one] La partie a duré une donne.
       *[other] La partie a duré { $count } donnes.
    }
end-lead =
    { $side ->
        [us] Vous gagnez
        [them] Les adversaires gagnent
        [you] Vous gagnez
       *[other] { $name } gagne
    } avec { $count ->
        [one] un point
       *[other] { $points } points
    }{ $lowest ->
        [yes] {" "}de moins
       *[no] {" "}d’avance
    }{ $against ->
        [us] {""}
        [them] {""}
       *[other] {" "}{ $lowest ->
            [yes] que
           *[no] sur
        } { $against ->
            [you] vous
           *[other] { $rival }
        }
    }.
end-turning =
    Donne décisive : la n° { $deal }, { $swing } points de plus pour { $side ->
        [us] vous que pour les adversaires
        [them] les adversaires que pour vous
        [you] vous que pour { $against ->
            [them] les adversaires
           *[other] { $rival }
        }
       *[other] { $name } que pour { $against ->
            [you] vous
           *[other] { $rival }
        }
    }.
end-turning-contract =
    Donne décisive : la n° { $deal }, { $swing } points de plus pour { $side ->
        [us] vous que pour les adversaires
        [them] les adversaires que pour vous
        [you] vous que pour { $against ->
            [them] les adversaires
           *[other] { $rival }
        }
       *[other] { $name } que pour { $against ->
            [you] vous
           *[other] { $rival }
        }
    } ({ $contract }).
tricks-no = Plie { $trick }
tricks-look = Revoir les plies
tricks-title = Donne { $deal }, plie par plie
tricks-choose = Choisir la plie
tricks-before = Plie précédente
tricks-after = Plie suivante
end-curve = Les points après chaque donne
end-curve-line = { $name } : { $points }
end-list = Donne par donne
end-others = Un autre jeu
end-replay = Revoir plie par plie
