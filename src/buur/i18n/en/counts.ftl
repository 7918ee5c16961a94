### Account of a deal, claims and confirmations.

sum-both = Total
sum-tricks = Tricks
sum-cards = Card points
sum-last-trick = Last trick
sum-base = Trick points
sum-match = Match
sum-melds = Melds
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
