### The end of a game and its course: deal by deal, trick by trick.

end-by-claim =
    { $who ->
        [you] You claimed the game, and rightly.
       *[other] { $name } claimed the game, and rightly.
    }
end-by-wrong-claim =
    { $who ->
        [you] You claimed the game too early: it goes to the others.
       *[other] { $name } claimed the game too early: it goes to the others.
    }
end-reached =
    { $side ->
        [us] You reached the target
        [them] The opponents reached the target
        [you] You reached the target
       *[other] { $name } reached the target
    } { $kind ->
        [melds] with melds
        [stoeck] with the stöck
        [last_trick] with the last trick
        [match] with the match
        [bid] with the bid
       *[cards] with tricks
    }, { $trick ->
        [0] before the first trick
        [1] after the first trick
       *[other] after { $trick } tricks
    }.
end-out =
    { $side ->
        [us] You reached the target and win
        [them] The opponents reached the target and win
        [you] You reached the target and win
       *[other] { $name } reached the target and wins
    }.
end-reached-next =
    { $side ->
        [us] Then you reached it too
        [them] Then the opponents reached it too
        [you] Then you reached it too
       *[other] Then { $name } reached it too
    }, { $kind ->
        [melds] with melds
        [stoeck] with the stöck
        [last_trick] with the last trick
        [match] with the match
        [bid] with the bid
       *[cards] with tricks
    }.
end-after =
    { $count ->
        [one] The game took one deal.
       *[other] The game took { $count } deals.
    }
end-lead =
    { $side ->
        [us] You win
        [them] The opponents win
        [you] You win
       *[other] { $name } wins
    } { $lowest ->
        [yes] with
       *[no] by
    } { $count ->
        [one] one point
       *[other] { $points } points
    }{ $lowest ->
        [yes] {" "}fewer
       *[no] {""}
    }{ $against ->
        [us] {""}
        [them] {""}
       *[other] {" "}{ $lowest ->
            [yes] than
           *[no] over
        } { $against ->
            [you] you
           *[other] { $rival }
        }
    }.
end-turning =
    The deal that decided: number { $deal }, { $swing } points more for { $side ->
        [us] you than for the opponents
        [them] the opponents than for you
        [you] you than for { $against ->
            [them] the opponents
           *[other] { $rival }
        }
       *[other] { $name } than for { $against ->
            [you] you
           *[other] { $rival }
        }
    }.
end-turning-contract =
    The deal that decided: number { $deal }, { $swing } points more for { $side ->
        [us] you than for the opponents
        [them] the opponents than for you
        [you] you than for { $against ->
            [them] the opponents
           *[other] { $rival }
        }
       *[other] { $name } than for { $against ->
            [you] you
           *[other] { $rival }
        }
    } ({ $contract }).
tricks-no = Trick { $trick }
tricks-look = Look at the tricks
tricks-title = Deal { $deal }, trick by trick
tricks-choose = Choose a trick
tricks-before = Previous trick
tricks-after = Next trick
end-curve = The score after each deal
end-curve-line = { $name }: { $points }
end-list = Deal by deal
end-others = A different game
end-replay = Look through the tricks
