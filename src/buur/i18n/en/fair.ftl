### The proof that a deal was shuffled fairly.

fair-ask = Fair?
fair-title = A fair deal: deal { $deal }
fair-checking = Working out the deal again…
fair-reloaded = This page has not seen the last deal from its beginning. The proof will be here after the next one.
fair-yes =
    { $people ->
        [one] Nobody could choose the cards.
       *[other] Nobody could choose the cards alone.
    }
fair-alone = Nobody at the table added a number to this deal. So the proof shows nothing.
fair-no = Something is wrong here.
fair-unknown = This browser cannot work it out here.
fair-how = The cards are shuffled with numbers: a secret one of the table and one of every person at it. Nobody knew them all when choosing their own. Your browser has just worked it out again:
fair-no-crypto = It can do so only on a secure page (https). The numbers are below; “buur check” verifies them on any computer.
fair-seed-yes = The table sealed its number before the deal and showed it afterwards. It is the same one.
fair-seed-no = Afterwards the table showed a different number from the one it had sealed.
fair-own-yes = Your own random number is part of it.
fair-own-no = Your own random number is not part of it. Another one was taken for you.
fair-draw-yes = The draw before the first deal was sealed in the same way.
fair-draw-no = The draw before the first deal is not the one of its sealed number.
fair-seats-yes = The cards drawn decided who sits where.
fair-seats-no = The seats do not match the cards drawn.
fair-cut-yes = The sealed number decided where the computer cuts.
fair-cut-no = The computer did not cut where the sealed number says.
fair-hand-yes = The numbers give exactly the cards that you got.
fair-hand-no = The numbers give different cards from the ones you got.
fair-others-yes = They also give the cards that the others played.
fair-others-no = The others played cards that the numbers do not give them.
fair-numbers = The numbers
fair-digest = Seal of the table, before the deal
fair-seed = Number of the table, after the deal
fair-by-seed = Without a number of their own: the sealed one counts for them too
fair-cut-title = Cut
fair-cut =
    { $at ->
        [0] { $name }: knocked
       *[other] { $name }: { $at } cards
    }
fair-yourself = Check it yourself
fair-record = In “My games” every game can be saved as a record. This command checks each of its deals:
fair-limits = The proof holds against the table alone and against each player alone. The table sees all cards: no calculation can show whether it tells them to somebody.
