### Account of a deal, claims and confirmations.

sum-both = Total
sum-tricks = Tricks
sum-cards = Card points
sum-last-trick = Last trick
sum-base = Card points + last trick
sum-match = Match
sum-melds = Melds
sum-stoeck = Stöck
sum-failed = Bid failed: tricks lost
sum-held = Tricks waiting for the bid
sum-bid =
    { $made ->
        [yes] Bid { $height } made
       *[no] Bid { $height } failed
    }
sum-doubled = Doubled: bid ×{ $factor }
sum-raw = Sum
sum-multiplier = Counted ×{ $factor }
sum-made = Made
sum-total = Total of the deal
sum-predicted = Predicted
sum-missed = Missed by
sum-exact = Exactly right
sum-compensation = Dealer’s compensation
sum-putzes = Putzes
sum-pommes = Pommes
sum-extremes = Strokes
sum-middle = Strokes
sum-chosen = Counts for the chooser only
sum-tens = Written, in tens
sum-sitter = Sitting out
sum-before = Before this deal
sum-score = Score
deal-so-far = running
