### La fin d’une partie, et ce qui s’est passé : donne par donne, plie par plie.

end-by-claim =
    { $who ->
        [you] Vous avez dit « J’ai fini »
       *[other] { $name } a dit « J’ai fini »
    }, et c’était juste : { end-goes }
end-by-wrong-claim =
    { $who ->
        [you] Vous avez dit « J’ai fini »
       *[other] { $name } a dit « J’ai fini »
    } trop tôt : { end-goes }
end-goes =
    la partie { $side ->
        [us] vous revient
        [them] revient aux adversaires
        [you] vous revient
       *[other] revient à { $winner }
    }.
end-last-trick = Les deux camps l’ont atteint, la dernière plie décide : { end-goes }
end-gap = La donne est finie : { end-total }
end-deals = Toutes les donnes sont jouées : { end-total }
end-checklist = Toutes les lignes sont jouées : { end-total }
end-total =
    { $side ->
        [us] vous avez le plus { end-best } total.
        [them] les adversaires ont le plus { end-best } total.
        [you] vous avez le plus { end-best } total.
        [none] { $lines ->
            [2] les totaux sont égaux, personne ne gagne.
           *[other] plusieurs ont le plus { end-best } total, personne ne gagne.
        }
       *[other] { $winner } a le plus { end-best } total.
    }
end-best =
    { $best ->
        [lower] petit
        [lowest] petit
        [higher] grand
       *[highest] grand
    }
end-strokes-decide =
    Toutes les donnes sont jouées : { $side ->
        [us] vous avez le plus de traits et gagnez.
        [them] les adversaires ont le plus de traits et gagnent.
        [you] vous avez le plus de traits et gagnez.
        [none] plusieurs ont le plus de traits, personne ne gagne.
       *[other] { $winner } a le plus de traits et gagne.
    }
end-pommes =
    { $side ->
        [us] Les adversaires ont trop de pommes, vous gagnez.
        [them] Vous avez trop de pommes, les adversaires gagnent.
        [you] { $against ->
            [them] Les adversaires ont trop de pommes, vous gagnez.
           *[other] { $rival } a trop de pommes, vous gagnez.
        }
       *[other] { $against ->
            [you] Vous avez trop de pommes, { $winner } gagne.
           *[other] { $rival } a trop de pommes, { $winner } gagne.
        }
    }
end-reached =
    { $side ->
        [us] Vous avez atteint le but
        [them] Les adversaires ont atteint le but
        [you] Vous avez atteint le but
       *[other] { $name } a atteint le but
    } { $kind ->
        [unplayed] sans qu’une plie soit jouée
        [melds] avec les annonces
        [stoeck] avec le stöck
        [last_trick] avec la dernière plie
        [match] avec le match
        [bid] avec la mise
       *[cards] avec les plies
    }{ $trick ->
        [none] {""}
        [0] , avant la première plie
        [1] , après la première plie
       *[other] , après { $trick } plies
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
        [unplayed] sans qu’une plie soit jouée
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
    }{ $lowest ->
        [yes] { $against ->
            [us] {" "}avec { end-points } de moins
            [them] {" "}avec { end-points } de moins
            [you]  : vous avez { end-points } de plus
           *[other]  : { $rival } a { end-points } de plus
        }
       *[no] {" "}avec { end-points } d’avance{ $against ->
            [us] {""}
            [them] {""}
            [you] {" "}sur vous
           *[other] {" "}sur { $rival }
        }
    }.
end-points =
    { $count ->
        [one] un point
       *[other] { $points } points
    }
end-turning =
    Donne décisive : la n° { $deal }, { $count ->
        [one] un point
       *[other] { $swing } points
    } de plus pour { $side ->
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
    Donne décisive : la n° { $deal }, { $count ->
        [one] un point
       *[other] { $swing } points
    } de plus pour { $side ->
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
