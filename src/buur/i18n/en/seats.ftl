### Two to six players: who writes on which line, and what lines are worth.

seat-out = sits this deal out
seat-out-short = out
declarer = plays alone against the others
seat-predicted = predicted { $points }
seat-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
line-king = King
line-peasants = Peasants
side-rest = The others
line-score =
    { $numbered ->
        [yes] { $name }: { $score }
       *[no] { $name } { $score }
    }
score-lines = Score: { $list }.
deal-predicted = Predicted { $predicted }, made { $points }
deal-own =
    { $counted ->
        [yes] This deal: { $points }
       *[no] Trick points: { $points }
    }
goal-rows = Sheet of { $rows } rows
goal-putzes = Game to { $target } putzes
goal-king = The king goes to { $king }, the peasants to { $peasants }
need-rows =
    { $left ->
        [0] Your sheet is full
        [one] One row left
       *[other] { $left } rows left
    }
need-own =
    { $missing ->
        [0] Target reached
       *[other] { $missing } to go
    }
tell-counted-lines = Deal counted: { $list }.
end-strokes-lines = Strokes: { $list }
deal-head = No.
