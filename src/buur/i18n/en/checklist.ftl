### Rule sets

preset-coiffeur = Coiffeur
    .help = Each side plays ten contracts once, counted once to ten times; only the side that chooses scores.
preset-coiffeur-8 = Coiffeur with eight rows
    .help = The official form: four suits, Obenabe, Undenufe and two jokers, counted once to eight times.
preset-coiffeur-10 = Coiffeur with ten rows
    .help = The official eight contracts, with Slalom and Guschti: counted once to ten times.
preset-coiffeur-alone = Coiffeur each for themselves
    .help = Four players, whoever chooses against the three others; eight contracts each: thirty-two deals.
preset-coiffeur-3 = Coiffeur for three
    .help = Everyone for themselves with twelve cards, ten contracts each: thirty deals.
preset-tutti = Tutti
    .help = Each side plays ten contracts once, in twenty deals; whoever chooses and takes no trick loses 100 points.

source-EGG = the official German-Swiss regulation, as public pages render it
source-K17 = the Romand regulation, chapter on tutti

## Options

group-checklist = Sheet
option-route = Who gets the choice
    .help = Who may choose after a player who does not want to.
value-route-partner = the partner
value-route-round = the next on the right
option-sheet = Rows of the sheet
    .help = What everybody has to play once, in order. S H D C: the suits; then oben, unden, slalom, quer, trio, tutti, mitte, gumpf, misere, joker. “joker:7” counts seven times.
option-sheet_factors = Factors of the sheet
    .help = What the rows without a factor of their own are multiplied by.
value-sheet_factors-position = by their number on the sheet
value-sheet_factors-once = all counted once
value-write-declarers = the points of the side that chose
value-finish-checklist = when all rows are played

## Rows of a sheet

row-joker = joker
row-factor = { $row } ×{ NUMBER($factor) }

## Refusals

reason-category-not-open = This row of the sheet is played already, or does not fit what was chosen.
rules-sheet-rows = Impossible: “{ option-sheet }” must name rows by their codes, each perhaps with a factor such as joker:7.
rules-sheet-finish = Impossible together: a sheet and the end of the game when all rows are played need each other.
rules-sheet-found = Impossible together: with a sheet the contract is chosen, not imposed or turned.
rules-sheet-lead = Impossible together: with a sheet the row is said aloud, and no trump is chosen without a word.
rules-sheet-multipliers = Impossible together: with a sheet the factors stand in its rows, and everything else counts once.
rules-sheet-quer = Impossible: Guschti must turn before the last trick.
rules-sheet-misere = Impossible together: a Misère counts for the other of two sides.
rules-round-back = Impossible together: a choice that goes round the table is not pushed back.
rules-declarers-found = Impossible together: only a side that has chosen can be the one that writes.

## The page

sheet-title = Sheet
sheet-row = Row { NUMBER($row) }
tell-row =
    { $who ->
        [you] You choose: { $row }, { $contract }.
       *[other] { $name } chooses: { $row }, { $contract }.
    }

## Advice

hint-row-in-season = Your hand fits this row well: better than one may still hope for.
hint-row-to-throw-away = You must choose: this row loses the least.
hint-wait-for-better-row = No open row is worth it with this hand: let others choose.
