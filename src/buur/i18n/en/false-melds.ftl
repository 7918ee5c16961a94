### A meld that the hand does not hold.

melds-change-false = 1 false meld
melds-withdraw = Take the meld back
melds-correct = Correct: declare { $points }
melds-no-meld = You have nothing to declare.
false-meld-other = Claim a meld you do not have…
false-meld-short = False meld…
false-meld-title = False meld
false-meld-cost =
    { $show ->
        [always] It is shown after the first trick and does not count; the other melds are compared again.
       *[other] If anybody asks to see it, it does not count, and the other melds are compared again. Otherwise it counts.
    }
false-meld-group = Kind
false-meld-suit = Suit
false-meld-top = Height
false-meld-kind = { $name } ({ $points })
false-meld-missing = You lack { $count } of them.
false-meld-with = What you have is added: { $points } points.
do-false-meld = Claim { $points } anyway
say-wrong-meld = Wrong: { $melds }. { $points } do not count.
tell-no-meld = No meld counts.
