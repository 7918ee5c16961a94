### Sheets of contracts, written out (§3.7).

explain-sheet =
    { $party ->
        [teams] Each side
       *[alone] Each player
    } plays { $row_count ->
        [8] eight
        [10] ten
       *[other] { $row_count }
    } contracts once, the rows of the sheet: { $rows }. Forehand looks at their cards and names one of the rows still to be played.
explain-sheet-joker = Whoever plays a joker names one of these contracts: { $contracts }.
explain-sheet-misere = In the row Misère one also names what is played: { $ways }.
explain-quer-alternance = The Romand regulation calls this row “alternance”. What it meant is no longer known; here the direction turns once.
explain-sheet-factor = The number after a row says how many times it is counted.
explain-route-round = Whoever would rather not choose pushes: the choice passes to the next player on the right, friend or foe, and if nobody wants it, it comes back to forehand, who must choose.
explain-push-first = In the first deal nobody pushes.
explain-sheet-done = A side that has played all its rows is passed over.
explain-write-declarers = Only the side that chose writes its points; the others write nothing.
explain-finish-checklist = The game ends when every side has played all its rows, and the highest total wins.
explain-table-chooser = Everyone writes for themselves; in each deal whoever chose plays alone against the others. Everything goes anticlockwise: after a player comes the neighbour on the right.
