### Account of a deal, claims and confirmations.

sum-both = Total
sum-tricks = Tricks
sum-cards = Card points
sum-last-trick = Last trick
sum-base = Trick points
sum-match = Match
sum-melds = Melds
sum-struck-melds = Melds struck off
sum-stoeck = Stöck
sum-failed = Tricks lost
sum-held = Tricks pending
sum-bid =
    { $made ->
        [yes] Bid { $height } made
       *[no] Bid { $height } failed
    }
sum-doubled = Doubled ×{ $factor }
sum-raw = Sum
sum-multiplier = Counted ×{ $factor }
sum-made = Made
sum-total = This deal
sum-predicted = Predicted
sum-missed = Missed by
sum-exact = Exactly right
sum-compensation = Dealer’s allowance
sum-putzes = Putzes
sum-pommes = Pommes
sum-extremes = Strokes
sum-middle = Strokes
sum-chosen = Counts for the chooser
sum-tens = In tens
sum-sitter = Sitting out
sum-before = So far
sum-score = Score
deal-so-far = running

finish-title = Claim the game?
finish-hint = You state that your side has { $target } points. If that is wrong, the game is lost.
finish-open =
    { $by ->
        [you] The trick on the table adds { $open }, but it counts only once it is turned: turn it first.
        [lead] The trick on the table adds { $open }, but it counts only once the next card turns it.
       *[other] The trick on the table adds { $open }, but it counts only if { $name } turns it.
    }
solder-title = Claim the rest?
solder-hint = You lay down your cards and claim all remaining tricks. If that is wrong, the opponents get them.
claim-before = On the slate
claim-deal = Not on the slate yet
claim-points = Together
claim-target = Target
claim-missing = Missing
finish-missing = { $missing } are missing: your side would lose the game.
finish-reached = The { $target } points are there.
finish-boss = { $missing } are missing: the claim is right only if nobody can beat your card ({ $boss }). Otherwise the game is lost.
solder-stake =
    { $tricks ->
        [one] At stake: the last trick
       *[other] At stake: { $tricks } tricks
    }{ $known ->
        [yes] , { $points } points
       *[no] {""}
    }
solder-trumps =
    { $known ->
        [yes] { $trumps ->
            [one] One trump is still out.
           *[other] { $trumps } trumps are still out.
        }
       *[no] { $trumps ->
            [one] One trump may still be out.
           *[other] { $trumps } trumps may still be out.
        }
    }

confirm-title = { $act }?
confirm-back = Back
confirm-yes = Confirm
do-undo = Undo
undo-hint = Sent in two seconds, or as soon as you press something else.
set-confirm = Confirm trumps, bids and predictions
set-confirm-undo = Two seconds to undo
set-confirm-press = A second press confirms
set-confirm-none = At once
set-confirm-help = For two seconds a button takes the choice back.
stake =
    { $named ->
        [no] {""}
       *[yes] { $by }:{" "}
    }bid { $height }, { $made ->
        [yes] made
       *[no] failed
    }
