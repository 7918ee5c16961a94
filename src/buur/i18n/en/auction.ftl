### The auction: games, options, refusals, narration.

preset-coinche = Jass coinché
    .help = Sides bid points and a trump suit; the side with the highest bid must make it.
preset-sidi = Sidi Barrani
    .help = Sides bid points in any contract; a bid that fails goes to the opponents.
preset-sidi-jassverband = Sidi Barrani, federation
    .help = As the Swiss jass federation recommends: in steps of five, with doubling and redoubling.
preset-sidi-pagat = Sidi Barrani to 1500
    .help = After an English collection of rules: up to 157, with melds.
source-FWC = a public encyclopaedia, article “Jass coinché”
source-JVS = recommendations of the Swiss jass federation, after a public lexicon
source-PAG = an English collection of card games
cli-source-fwc = FWC: public encyclopaedia, “Jass coinché”
cli-source-jvs = JVS: recommendations of the Swiss jass federation
cli-source-pag = PAG: English collection of card games
group-auction = Bidding

option-ladder = Bidding
    .help = Whether there is bidding before the first card, and on which ladder.
value-ladder-none = none
value-ladder-points = by points
option-bid_low = Lowest bid
    .help = How many points must be bid at least.
option-bid_step = Step of the bids
    .help = By how many points the bids go up.
option-bid_high = Highest bid in points
    .help = How far the ladder goes, before all points and the match.
option-bid_top = Top of the ladder
    .help = What may be bid above the other bids.
value-bid_top-none = nothing more
value-bid_top-157 = all points
value-bid_top-match = the match
value-bid_top-157_match = all points, then the match
option-match_worth = Bid of a match
    .help = What a bid match counts, made or not.
option-named = Naming the contract
    .help = When trumps or another contract are named.
value-named-with_bid = with the bid
value-named-after = after the bidding
option-reentry = Bidding after a pass
    .help = Whether somebody who passed may still bid.
option-auction_end = End of the bidding
    .help = Who must have passed before a bid is taken.
value-auction_end-all_passed = all others have passed
value-auction_end-opponents_passed = both opponents have passed
option-doubling = Doubling
    .help = Whether opponents may double a bid, and the bidders redouble it.
value-doubling-off = no
value-doubling-double = double
value-doubling-redouble = double and redouble
option-double_window = Time to double
    .help = Until when a bid may be doubled.
value-double_window-standing = while the bid stands
value-double_window-next_spoken = before the next has spoken
value-double_window-turn = in turn
option-all_pass = If everybody passes
    .help = Who deals when nobody has bid.
value-all_pass-next = the next dealer
value-all_pass-same = the same dealer
option-bid_failed = Failed bid
    .help = What is written when a side does not make its bid.
value-bid_failed-own = tricks to each, the bid to the others
value-bid_failed-lost = nothing; tricks and bid to the others
value-bid_failed-defence_takes_all = nothing; all and the bid to the others
value-write-bid = the points and the bid

misdeal-all-passed = Everybody has passed: the cards are dealt again.
reason-bad-bid = There is no such bid under these rules.
reason-bid-too-low = You must bid higher.
reason-double-not-allowed = There is nothing for you to double.
reason-double-too-late = It is too late to double.
rules-auction-found = Impossible together: nobody bids where trumps are imposed or turned.
rules-auction-push = Impossible together: nobody pushes where there is bidding.
rules-auction-lead = Impossible together: nobody chooses by leading where there is bidding.
rules-auction-predict = Impossible together: players bid or predict, not both.
rules-auction-empty = Impossible together: the ladder of bids is empty.
rules-bid-ladder = Impossible together: without bidding there is no bid to write.
rules-bid-sides = Impossible together: a bid is written between two sides.
rules-bid-multipliers = Impossible together: with a bid every deal counts once.
rules-bid-claim = Impossible together: with a bid the count is kept for everybody, without strokes.

say-bid = { $height ->
        [match] Match
       *[other] { $height }
    } in { $contract }
say-passed = Pass
say-doubled = Double!
tell-bid = { $who ->
        [you] You bid { $height } in { $contract }.
       *[other] { $name } bids { $height } in { $contract }.
    }
tell-passed = { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
tell-doubled = { $who ->
        [you] You double.
       *[other] { $name } doubles.
    }
tell-bid-made = The bid is made: { $points } points more.
tell-bid-failed = The bid has failed: { $points } points to the others.
bid-match = Match
bid-all-tricks = all tricks
bid-worth = bid { $points }
hint-act-bid = bid { $height } in { $contract }
hint-act-passed = pass
hint-act-doubled = double
hint-bid-for-hand = Your hand should make about that much.
hint-raise-partner = With what your partner has bid, your hand is good for more.
hint-pass-bid = Your hand is not good for a higher bid.
hint-double-bid = They have bid more than they will make: double.
hint-double-again = Your side will make its bid: redouble.
