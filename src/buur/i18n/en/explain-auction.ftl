### The auction in words.

explain-ladder-points = Before the first card there is bidding: in turn, beginning with the dealer’s right neighbour, each bids more than was bid before, or passes. The last bid is the one that is played.
explain-named-with_bid = With the bid goes one of these contracts, which does not change its height: { $contracts }.
explain-named-after = Whoever made the last bid then names one of these contracts: { $contracts }.
explain-named-trump = With the bid goes a suit, which is trumps and does not change its height.
explain-named-trump-after = Whoever made the last bid then names the trump suit.
offer-suits = a trump suit
explain-bid_low = Bids go from { $bid_low } to { $bid_high } points, in steps of { $bid_step }.
explain-bid_top-none = There is no higher bid.
explain-bid_top-157 = Above them there is 157, all points.
explain-bid_top-match = Above them there is the match, that is every trick: its bid counts { $match_worth } points.
explain-bid_top-157_match = Above them there is 157, all points, and then the match, that is every trick: its bid counts { $match_worth } points.
explain-bid-misere = The match of a Misère is not to take a single trick.
explain-reentry-yes = Somebody who passed may bid again as long as there is bidding.
explain-reentry-no = Somebody who passed bids no more.
explain-auction_end-all_passed = The bidding ends when all others have passed.
explain-auction_end-opponents_passed = The bidding ends when both opponents have passed; the partner may then not go higher.
explain-all_pass-next = If nobody bids, the next dealer deals.
explain-all_pass-same = If nobody bids, the same dealer deals again.
explain-doubling-off = Nobody doubles.
explain-doubling-double = An opponent may double: that ends the bidding, and the bid counts twice; the points to be made stay the same.
explain-doubling-redouble = An opponent may double: that ends the bidding, and the bid counts twice; the side that was doubled may redouble, and it counts four times; the points to be made stay the same.
explain-doubling-king =
    { $doubling ->
        [redouble] An opponent may double the king’s bid: that ends the bidding, and the whole game counts twice, or four times if the king redoubles; the points promised stay the same.
       *[other] An opponent may double the king’s bid: that ends the bidding, and the whole game counts twice; the points promised stay the same.
    }
explain-double_window-standing = A bid may be doubled while it stands, also out of turn.
explain-double_window-next_spoken = A bid is doubled before the next player has spoken, also out of turn.
explain-double_window-turn = A bid is doubled in turn.
explain-auction-forehand-leads = The dealer’s right neighbour leads.
explain-auction-bidder-leads = Whoever won the bidding leads.
explain-write-bid = A bid is made when the side’s cards count at least as much, with the last trick. Then the side writes its points and the bid as well, the other side its points.
explain-bid_failed-own = If it fails, each side writes its points, and the bid goes to the opponents.
explain-bid_failed-lost = If it fails, the side writes nothing for its tricks; the other writes its points and the bid.
explain-bid_failed-defence_takes_all = If it fails, the side writes nothing for its tricks; the other writes all points of the deal and the bid.
explain-bid-melds = Melds and stöck are written for themselves and do not help to make the bid.
explain-bid-race = The defenders write their tricks as they fall, the bidders theirs once the bid is made.
