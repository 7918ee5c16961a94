### The end of a game and its course: deal by deal, trick by trick.

end-by-claim =
    { $who ->
        [you] You claimed the game
       *[other] { $name } claimed the game
    }, and rightly: { end-goes }
end-by-wrong-claim =
    { $who ->
        [you] You claimed the game
       *[other] { $name } claimed the game
    } too early: { end-goes }
end-goes =
    it goes to { $side ->
        [us] your side
        [them] the opponents
        [you] you
       *[other] { $winner }
    }.
end-last-trick = Both sides reached it, so the last trick decides the game: { end-goes }
end-gap = The deal is played out: { end-total }
end-deals = All deals are played: { end-total }
end-checklist = All rows are played: { end-total }
end-total =
    { $side ->
        [us] you have the { end-best } total.
        [them] the opponents have the { end-best } total.
        [you] you have the { end-best } total.
        [none] { $lines ->
            [2] the totals are equal, nobody wins.
           *[other] several players have the { end-best } total, nobody wins.
        }
       *[other] { $winner } has the { end-best } total.
    }
end-best =
    { $best ->
        [lower] lower
        [lowest] lowest
        [higher] higher
       *[highest] highest
    }
end-strokes-decide =
    All deals are played: { $side ->
        [us] you have the most strokes and win.
        [them] the opponents have the most strokes and win.
        [you] you have the most strokes and win.
        [none] several players have the most strokes, nobody wins.
       *[other] { $winner } has the most strokes and wins.
    }
end-pommes =
    { $side ->
        [us] The opponents have too many pommes, so you win.
        [them] You have too many pommes, so the opponents win.
        [you] { $against ->
            [them] The opponents have too many pommes, so you win.
           *[other] { $rival } has too many pommes, so you win.
        }
       *[other] { $against ->
            [you] You have too many pommes, so { $winner } wins.
           *[other] { $rival } has too many pommes, so { $winner } wins.
        }
    }
end-reached =
    { $side ->
        [us] You reached the target
        [them] The opponents reached the target
        [you] You reached the target
       *[other] { $name } reached the target
    } { $kind ->
        [unplayed] without a trick played
        [melds] with melds
        [stoeck] with the stöck
        [last_trick] with the last trick
        [match] with the match
        [bid] with the bid
       *[cards] with tricks
    }{ $trick ->
        [none] {""}
        [0] , before the first trick
        [1] , after the first trick
       *[other] , after { $trick } tricks
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
        [unplayed] without a trick played
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
    } { end-points }{ $lowest ->
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
end-points =
    { $count ->
        [one] one point
       *[other] { $points } points
    }
end-turning =
    The deal that decided: number { $deal }, { $count ->
        [one] one point
       *[other] { $swing } points
    } more for { $side ->
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
    The deal that decided: number { $deal }, { $count ->
        [one] one point
       *[other] { $swing } points
    } more for { $side ->
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
