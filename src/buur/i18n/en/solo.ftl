### One against the rest: games, options, refusals, narration.

preset-pandur = Pandur for three
    .help = Twenty-four cards: the highest bidder plays alone against the other two, for points, no trick or all.
preset-pandur-4 = Pandur for four
    .help = As for three; the dealer sits out, and wins with the one who plays alone.
preset-pandur-2 = Pandur for two
    .help = Eight cards each and eight in the stock, whose bottom card is seen.
preset-mise = Mise, or the king
    .help = For three: the king has bid for the whole game and plays alone against the peasants.
preset-mise-4 = King for four
    .help = The king alone against three peasants; a widow of four cards, then nine each.
preset-mise-5 = King for five
    .help = The king calls a card, and whoever holds it joins the king against the other three.
source-PAN = several documents on Pandur (Bandoure)
source-FWM = a public encyclopaedia, article “Mise”
group-solo = Playing alone
group-king = King

option-packets_later = Packets later
    .help = How cards are dealt from the second deal on, where it differs.
option-widow_up = Open cards
    .help = Cards that lie open apart from the hands.
option-widow_down = Hidden cards
    .help = Cards that lie face down apart from the hands.
option-misere_worth = Misère without trumps
    .help = What is written for a misère without trumps.
option-misere_leads_trump = Lead of a misère
    .help = Whether a misère with trumps begins with a trump.
option-sitter = Dealer sitting out
    .help = What the dealer writes when sitting out.
value-sitter-nothing = nothing
value-sitter-inherits = what the lone player wins
value-sitter-two = always two
option-renounce = Renouncing
    .help = Whether the king may give up before the first card, and what the peasants get.
value-renounce-no = not allowed
value-renounce-points = all points
value-renounce-match = a match
option-call = Called card
    .help = Whether the king calls a partner by a card.
value-call-nobody = nobody
value-call-any = whoever holds it
value-call-apart = whoever holds it, no neighbour
option-king_deals = King deals
    .help = Whether the king always deals from the second deal on.
option-widow_shown = Widow shown
    .help = Whether everybody sees the hidden cards that the king takes.
value-ladder-pandur = Pandur: points, misère, pandur
value-ladder-king = for the whole game
value-write-worth = the worth of the bid
value-meld_values-pandur = Pandur
value-turned-six_ace = six: Undenufe; ace: Obenabe; else its suit
reason-must-lead-trump = A misère with trumps begins with a trump.
reason-bad-discard = Lay away as many of your cards as you have taken.
reason-bad-call = This card cannot be called.
rules-plan-pack = Impossible together: the packets must take all cards of the pack.
rules-packets = Packets are written as numbers joined by hyphens, such as 3-3-3, with a w for the cards laid apart.
rules-solo-bids = Impossible together: whoever plays alone has won the bidding of that game.
rules-solo-contracts = Impossible together: in Pandur one bids for trumps, for Obenabe and for misères, so all of them must be offered.
rules-race-points = Impossible together: what is written is only known when the deal is over, so that nobody can be first in the middle of it.
rules-brouc-values = Impossible together: Brouc has points of its own, and no match.
rules-middle-three = Impossible together: only among three players is there one in the middle.
rules-king-bids = Impossible together: the king is whoever bid for the whole game, and whoever reaches their target first wins.
rules-king-misere = Impossible together: the king plays for points, without misère.
rules-hand-size = Impossible together: a hand has 1 to 12 cards.
rules-lead-stages = Impossible together: cards are exchanged, and players join, before the first card, so nobody chooses by leading.
rules-extremes-three = Impossible together: strokes for the most and the fewest points need three players, each for themselves.
rules-extremes-tricks = Impossible together: with so few tricks nobody alone has the fewest points. The hands must be larger.
rules-auction-sheet = Impossible together: a bid is for a contract, not for a row of the sheet.
rules-round-sitter = Impossible together: the dealer sits out and has no cards to choose by, so nobody may push.
rules-sheet-sitter = Impossible together: the dealer sits out, and nobody could play the rows that only he has left.
rules-solo-chosen = Impossible together: whoever plays alone has chosen the contract, so there must be several.
rules-king-call = Impossible together: among three, everybody sits beside the king.
rules-values-written = Impossible together: points are rounded, and putzes marked, where cards count their usual points.
rules-pomme-reached = Impossible together: somebody must be able to reach the points below which a pomme is marked.
rules-values-target = Impossible together: these points cancel each other, so nobody reaches a target; a fixed number of deals is needed.
bid-name = { $height ->
        [misere] misère without trumps
        [misere_trump] misère with trumps
        [pandur] pandur without trumps
        [pandur_trump] pandur with trumps
        [match] match
       *[other] { $height }
    }
tell-discarded = { $who ->
        [you] You lay { $count } cards away.
       *[other] { $name } lays { $count } cards away.
    }
tell-called = { $who ->
        [you] You call { $card }.
       *[other] { $name } calls { $card }.
    }
tell-owned = { $who ->
        [you] You hold the card called.
       *[other] { $name } holds the card called.
    }
tell-renounced = { $who ->
        [you] You give this deal up.
       *[other] { $name } gives this deal up.
    }
tell-played-on = { $who ->
        [you] You play this deal.
       *[other] { $name } plays this deal.
    }
tell-solo-made = The bid is made: { $points } for { $name }.
tell-solo-failed = The bid has failed: { $points } to each of the others.
hint-act-discarded = lay { $cards } away
hint-act-called = call { $card }
hint-act-owned = say that you hold it
hint-act-renounced = give the deal up
hint-act-played-on = play the deal
hint-keep-strength = Keep trumps and boss cards: the points laid away count for you.
hint-call-strongest = Whoever holds this card helps you most.
hint-hand-hopeless = With this hand you would make less than giving up costs.
hint-worth-playing = This hand will make points.
hint-holds-called = The card called is in your hand.
