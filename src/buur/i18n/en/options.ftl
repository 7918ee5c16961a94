### Rules to choose: preset-NAME, option-NAME and value-OPTION-VALUE (a "+" becomes "-" in them).
### Yes and no are the same words everywhere.

value-yes = yes
value-no = no
value-number = { $n }

## Rule sets

preset-chibre = Chibre
    .help = The chibre of French-speaking Switzerland today: four suits, melds, a thousand points.
preset-pique-double = Pique double
    .help = Chibre in which everything counts double when spades are trumps, to 1500 points.
preset-chibre-2010 = Chibre 2010
    .help = Chibre as it was described in 2010: melds count with the first trick their side wins.
preset-reglement-1993 = Regulation 1993
    .help = The extracts of the official Romand regulation printed in 1993, completed by custom.
preset-regles-002 = French rules page
    .help = Chibre of a French rules page: who can follow may not trump, the match is worth 252.
preset-tournoi-2006 = Tournament 2006
    .help = A tournament of 2006: no melds, the match is worth 157, a fixed number of deals.
preset-match-aux-cartes = Card match
    .help = Sixteen deals with imposed trumps, no pushing and no melds: 157 points a deal.
preset-schieber = Schieber
    .help = The game of German-speaking Switzerland: with Obenabe and Undenufe, a thousand points, all counted once.
preset-schieber-2500 = Schieber to 2500
    .help = Schieber with multipliers: spades and clubs count double, Obenabe and Undenufe triple.
preset-estimation = Differenzler
    .help = Everybody predicts his own points; whoever comes closest wins.

## Deal

option-teams_drawn = Draw for partners
    .help = Everybody draws a card: the two highest play against the two lowest.
option-first = Who begins the first deal
    .help = How the first dealer or the first chooser is found.
value-first-holder_D7 = the seven of diamonds
value-first-holder_R7 = the seven of roses (hearts)
value-first-holder_RT = the banner of roses (ten of hearts)
value-first-holder_card = another card
value-first-random_dealer = a random dealer
value-first-draw_high = the highest card drawn deals
value-first-draw_low = the lowest card drawn deals
value-first-scribe = the scorer deals
option-first_card = Card that begins
    .help = If another card begins: its code, such as D7 for the seven of diamonds.
option-dealer_after_first = Second dealer
    .help = Who deals after a first deal that a card began.
value-dealer_after_first-right_of_dealer = right of the first dealer
value-dealer_after_first-first_holder = who held the card
option-next_game_dealer = Dealer of the next game
    .help = Who deals first when the same table plays again.
value-next_game_dealer-rotation = in turn
value-next_game_dealer-losers = the losers
value-next_game_dealer-winners = the winners
option-cut = Cut
    .help = How many cards are lifted at least, and whether a knock is enough.
value-cut-min3_optional = optional, at least three
value-cut-min2_mandatory = mandatory, at least two
value-cut-min3_mandatory = mandatory, at least three
value-cut-none = no cut
option-packets = Packets
    .help = How many cards at a time.
option-misdeal_redealer = After a misdeal
    .help = Who deals again.
value-misdeal_redealer-same = the same dealer
value-misdeal_redealer-next = the next dealer

## Choosing

option-contracts = Contracts
    .help = What may be chosen.
value-contracts-suits = suits
value-contracts-oben = Obenabe
value-contracts-unden = Undenufe
value-contracts-slalom = Slalom
value-contracts-quer = Guschti and Mary
value-contracts-trio = 3×3
value-contracts-tutti = Tutti
value-contracts-tutti_oben = top-down Tutti
value-contracts-mitte = Middle
value-contracts-gumpf = Gumpf
value-contracts-misere = Misère
value-contracts-imposed = imposed trumps
value-contracts-turned = turned card
option-quer_tricks = Length of Guschti
    .help = How many tricks are played in the first direction before it turns.
option-trio_order = Order of 3×3
    .help = How the three parts follow each other: trumps, Obenabe and Undenufe.
value-trio_order-free = as announced
value-trio_order-trump_middle = trumps in the middle
option-turned = Turned card
    .help = What the dealer’s last card names.
value-turned-suit = its suit is trumps
value-turned-kreuzjass = ace, king, queen Obenabe; six, seven, eight Undenufe
option-imposed = Imposed trumps
    .help = The suits in the order of the deals: S spades, H hearts, D diamonds, C clubs.
option-push = Pushing
    .help = Forehand may leave the choice to the partner.
value-push-yes = allowed
value-push-no = forbidden
value-push-not_first_deal = not in the first deal
option-push_back = Pushing back
    .help = The partner may give the choice back; then forehand must choose.
option-trump_by_lead = Trumps without a word
    .help = If nobody says anything, the suit of the first card played is trumps.
option-premature_choice = Speaking too early
    .help = When the partner speaks before it is asked.
value-premature_choice-none = nothing
value-premature_choice-forehand_deals = the choice is lost, forehand deals
value-premature_choice-opponents_twice = the opponents choose twice
option-leader = First card
    .help = Who leads to the first trick.
value-leader-forehand = forehand, right of the dealer
value-leader-announcer = who chose
option-slalom_pushed_leader = First card of a pushed Slalom
    .help = Who leads when the partner chose the Slalom.
value-slalom_pushed_leader-forehand = forehand, right of the dealer
value-slalom_pushed_leader-announcer = who chose it
option-multipliers = Multipliers
    .help = What counts double or triple: all points of the deal, melds and stöck included.
value-multipliers-all1 = all counted once
value-multipliers-spades2 = spades double
value-multipliers-schieber123 = black suits double, Obenabe and Undenufe triple
value-multipliers-uri = black suits, Obenabe and Undenufe double

## Prediction

option-prediction = Prediction
    .help = Whether everybody predicts his points before the first card.
value-prediction-none = none
value-prediction-hidden = hidden
value-prediction-open = aloud
option-exact_bonus = Bonus for an exact prediction
    .help = Who is exactly right has ten points less.
option-dealer_compensation = Compensation for the dealer
    .help = The dealer speaks last and is spared when the sum of the predictions is far off.

## Play

option-unde_values = Points in Undenufe
    .help = Whether the six or the ace is worth eleven points bottom-up.
value-unde_values-six11 = six 11, ace 0
value-unde_values-ace11 = ace 11, six 0
option-slalom_values = Points in Slalom
    .help = Points go by the direction announced first, or always as in Obenabe.
value-slalom_values-start = by the first direction
value-slalom_values-oben = always as in Obenabe
option-tutti_values = Points in Tutti
    .help = Whether all jacks and nines count as trumps do, or only those of the suit led first.
value-tutti_values-all = everywhere, 253 points
value-tutti_values-first_led = first suit, 157 points
option-ruff_when_can_follow = Trumping instead of following
    .help = You may trump although you hold the suit that was led.
option-undertrump = Undertrumping
    .help = Playing a trump lower than one that has trumped already.
value-undertrump-only_trumps = only with nothing but trumps left
value-undertrump-free_if_void = allowed without the suit led
option-only_trumps = Nothing but trumps
    .help = Who holds only trumps plays freely or must go higher.
value-only_trumps-free = free
value-only_trumps-forced_over = must go higher
option-buur_exempt = The Buur may be kept
    .help = The jack of trumps never has to be played, not even as the only trump.
option-buur_never_forced = The Buur need not go higher
    .help = If only the Buur could go higher, the play is free.
option-martinique8 = Eight of Martinique
    .help = The eight of trumps beats the Buur if it is played after it in the same trick.
option-last_trick_view = Looking at the last trick
    .help = The last trick may be seen again while no card lies on the table.

## Melds

option-melds = Melds
    .help = Runs and four cards of a rank bring points.
option-meld_values = Values of melds
    .help = What long runs are worth.
value-meld_values-romand = Romand: 100 from five cards
value-meld_values-grand = German-Swiss: 150 to 300 from six cards
value-meld_values-vorarlberg = Vorarlberg: 120 to 180 from six cards
option-low_quartets = Four sixes, sevens or eights
    .help = They are melds as well, worth 100 points.
option-cross_meld = Crossed melds
    .help = A card may serve in a run and in four of a rank.
option-split_runs = Splitting a long run
    .help = A run of six cards or more may be declared in two pieces.
option-meld_order = Which meld wins
    .help = How two melds are compared.
value-meld_order-romand = Romand: points, length, height, trumps, seat
value-meld_order-romand_both = Romand, both sides score on a tie
value-meld_order-german = German-Swiss: points, length, height, trumps, seat
value-meld_order-p002 = points, height, trumps, seat
value-meld_order-pagat_petit = four of a rank before any run
value-meld_order-pagat_grand = a fixed ladder of runs and fours
value-meld_order-vorarlberg = Vorarlberg: points, height, trumps, seat
option-meld_show = Showing melds
    .help = When the winning melds are shown.
value-meld_show-always = always
value-meld_show-on_request_opponents = if an opponent asks
value-meld_show-on_request_any = if anybody asks
value-meld_show-described = named, not shown
option-meld_credit = Writing melds
    .help = When their points are safe.
value-meld_credit-immediate = at once
value-meld_credit-at_first_trick = with the side’s first trick
option-match_voids_melds = A match cancels melds
    .help = A side without a trick loses its melds; the stöck stays.
option-match_revives_melds = A match revives melds
    .help = The melds of the side that makes the match count even if they were beaten.

## Stöck

option-stock = Stöck
    .help = King and queen of trumps in one hand are worth 20 points.
option-stock_deadline = Calling the stöck
    .help = Until when the stöck may be called.
value-stock_deadline-immediate = with the second card
value-stock_deadline-next_card = before the next card
value-stock_deadline-trick_turned = before the trick is turned
value-stock_deadline-end_with_proof = until the end, with proof
option-stock_with_meld = Stöck with the meld
    .help = A stöck inside a meld is called together with it.
option-stock_early_finish = Going out with the stöck
    .help = If its points are enough to win, the stöck may be called early.

## Points

option-last_trick = Last trick
    .help = Points for the last trick.
option-match = Match
    .help = What taking all tricks brings.
value-match-bonus100 = 100 points more
value-match-bonus50 = 50 points more
value-match-none = nothing more
value-match-p002 = 100 more, without the points for the last trick
option-counter_match = Counter-match
    .help = The match of the side that did not choose.
value-counter_match-same = like any match
value-counter_match-double = counts double
value-counter_match-minus100 = 100 points off the others
option-misere_match = All tricks in Misère
    .help = What it costs the side that announced the Misère.
value-misere_match-none = nothing more
value-misere_match-minus100 = 100 points off
option-write = What is written
    .help = The points of the deal, or their distance from the prediction.
value-write-points = the points
value-write-difference = the difference

## Game

option-target = Target
    .help = Points to reach.
option-finish = End of the game
    .help = Who wins when the game ends.
value-finish-first_out = first out
value-finish-largest_gap = higher total after the deal
value-finish-deals = a fixed number of deals
option-deals = Number of deals
    .help = For a game of a fixed number of deals, else 0.
option-lowest_wins = The lowest total wins
    .help = At the end, the fewest points win.
option-tie = In a tie
    .help = What happens if the best are level after the last deal.
value-tie-draw = drawn partie
value-tie-deal = one more deal
option-finish_order = Order of counting
    .help = What counts first when both sides can go out.
value-finish_order-stock-meld-trick = stöck, melds, tricks
value-finish_order-meld-stock-trick = melds, stöck, tricks
value-finish_order-meld-trick-stock = melds, tricks, stöck
value-finish_order-stock-trick-meld = stöck, tricks, melds
value-finish_order-trick-stock-meld = tricks, stöck, melds
option-both_over = Both at the target
    .help = Who wins if nobody stopped the game in time.
value-both_over-chronology = who was there first
value-both_over-last_trick = who took the last trick
option-claim = Claiming the game
    .help = Must it be said, or is the count enough?
value-claim-auto = not needed, the count is kept for all
value-claim-required = it must be said
option-claim_counts = What counts in a claim
    .help = The tricks that may be counted at that moment.
value-claim_counts-turned_only = turned tricks only
value-claim_counts-complete_tricks = also the complete trick on the table
value-claim_counts-current_with_boss = also the open trick with a boss card
option-wrong_claim = Wrong claim
    .help = What happens to a side that is wrong.
value-wrong_claim-lose_game = the game is lost
value-wrong_claim-lose_game_unless_match = lost, unless the others play on for the match
option-rubicon = Below half
    .help = What happens to a side below half of the target.
value-rubicon-off = nothing
value-rubicon-rubicon = rubicon, it pays the round
value-rubicon-schneider = Schneider, the game counts double
option-strokes = Strokes
    .help = Strokes for the half-way mark, the win, the match and Schneider.
value-strokes-off = no strokes
value-strokes-jw = half-way 1, win 2, match 1, Schneider 2
value-strokes-jw_old = one stroke each
option-solder_test = Claiming the rest
    .help = When you may lay down your cards and take all tricks that remain.
value-solder_test-literal_opponents = no trump and no boss card with the opponents
value-solder_test-literal_all = no trump and no boss card with anybody else
value-solder_test-order_free = safe in any order
value-solder_test-forbidden = forbidden

## Table

option-forfeit = Forfeit
    .help = Points written for a deal that somebody gives up; 0 where there is no rule.
option-silence = Silence
    .help = What happens to those who talk about the play, make signs, say “bock” or slap a card down.
value-silence-unstated = nothing is said
value-silence-no_penalty = required, no penalty named
value-silence-may_cancel = required, else the deal may be cancelled
option-card_check = Checking the cards
    .help = When the players count their cards or pick them up.
value-card_check-unstated = nothing is said
value-card_check-counted = all count their own before the first card
value-card_check-after_deal = the pack is checked first, hands are picked up after the deal
option-revoke_rule = Mistakes
    .help = How a revoke is settled among players at a real table.
value-revoke_rule-r93 = Romand regulation 1993
value-revoke_rule-jw = German-Swiss regulation
value-revoke_rule-cancel = the deal is cancelled
value-revoke_rule-impossible = impossible
option-irregularities = Wrong cards
    .help = Whether a card against the rules of the trick cannot be laid at all, or lies and is ruled on once somebody objects.
value-irregularities-prevented = prevented
value-irregularities-penalised = penalised
option-slate = Slate
    .help = How the points are written.
value-slate-w25 = Romand: strokes of 100, crosses, strokes of 20
value-slate-z_tally5 = Z with bundles of five
value-slate-numeric = figures
