### The referee: regulations, and what they rule. Variables: $basis, $cards, $points, $team (0 or 1).

## Regulations

referee-regulation-1993 = Romand regulation of 1993 (extracts)
referee-regulation-2006 = Tournament rules of 2006, completed by the regulation of 1993
referee-regulation-german-swiss = German-Swiss regulations
referee-silent = The text says nothing on this. Customary:
referee-no-penalty = The text forbids it and names no penalty. Customary:
referee-fallback = The rules of 2006 say nothing on this; the regulation of 1993 holds.

## Rulings

referee-effect-card-stays = The card was allowed: a card played is not taken back.
referee-effect-follow-suit = The player takes the card back, must follow suit and may not trump. Cards played after it stay.
referee-effect-play-lawfully = The player takes the card back and plays one that the rules allow.
referee-effect-trick-lost = The trick goes to the opponents. The player exchanges the card for the strongest of the suit led, the Buur excepted; both cards lose their taking power. The neighbour to the right leads the next trick.
referee-effect-trumps-dead = The player must follow in trumps. This player’s trumps lose their taking power, the Buur excepted.
referee-effect-forgotten-dead = The forgotten card loses its taking power and goes, with its points, to the winner of that trick.
referee-effect-tricks-lost = This trick and all that follow go to the offender’s opponents, the match as well.
referee-effect-upper-counts = Only the upper card is played; the other goes back to the hand. If it was seen, it loses its taking power and keeps its points.
referee-effect-both-dead = Both cards lose their taking power; the opponents choose which one is played.
referee-effect-partner-barred = The card goes back to the hand. The partner’s next card may not be of that suit, not even of trumps, unless there is nothing else to play.
referee-effect-lead-lost = The card goes back without its taking power. The player whose turn it is leads; the points of this trick go to the offender’s opponents, and the offender’s neighbour to the right leads the next one.
referee-effect-early-card-stays = The card played too early stays. If it fails to follow suit it is a wrong card, except in the last trick.
referee-effect-turn-accepted = The trick is turned: it stays as it was played.
referee-effect-missing-to-last = The deal counts. The missing card takes nothing and goes to the winner of the last trick.
referee-effect-missing-or-cancel = The deal counts and the card takes nothing, or the opponents have the deal cancelled.
referee-effect-count-accepted = Nobody objected before the play: the deal counts. A surplus card takes nothing and goes to the winner of the last trick.
referee-effect-redeal = The deal is void; the same dealer deals again.
referee-effect-deal-stands = Play has begun: the deal counts.
referee-effect-look-allowed = The last trick may be looked at while no card lies on the table.
referee-effect-warning = The player is warned.
referee-effect-seen-trick-lost = The points of the trick looked at go to the opponents.
referee-effect-may-cancel = The opponents may have the deal cancelled; the same dealer then deals again.
referee-effect-stoeck-counts = The stöck is called in time: it counts.
referee-effect-stoeck-lost = The stöck was not called in time: it does not count.
referee-effect-rest-won = The claim is right: all remaining cards go to the claimer’s side.
referee-effect-rest-lost = All remaining cards go to the opponents, the points of the last trick with them.
referee-effect-rest-kept = Points are to be avoided: all remaining cards stay with the claimer’s side, the points of the last trick with them. Nobody gains by a false claim.
referee-effect-partie-lost = Whoever wrongly claims the game loses it, together with their partner.
referee-effect-partie-or-match = Whoever wrongly claims the game loses it, together with their partner. If the opponents can still make the match, they may insist on playing on.
referee-effect-trick-uncounted = While the trick lies face up on the table it is not counted; once turned it counts.
referee-effect-open-trick-lost = Whoever leaves a trick open until the next is complete loses it if the opponents win that next one.
referee-effect-shown-choice = The card loses its taking power. The opponents choose to play on, to cancel the deal, or to treat it as a wrong card.
referee-effect-shown-dead = The card goes back to the hand; it loses its taking power and keeps its points.
referee-effect-deal-lost = The deal is lost; the opponents may write the match.
referee-effect-meld-corrected = The meld may be corrected until the card is covered.
referee-effect-meld-void = A meld called too low stays as it was called; a wrong one does not count.

## Cards

referee-cards-forced = To choose from: { $cards }.
referee-cards-partner = The partner may play: { $cards }.
referee-cards-played = Played: { $cards }.
referee-cards-dead = Without taking power: { $cards }.
referee-cards-moved = To side { $team }: { $cards }, worth { $points }.

## Questions

referee-ask-kind = What happened?
referee-ask-regulation = By which regulation?
referee-ask-case = Which case is it?
referee-pairs = The regulations speak of four players in two pairs; at this table their rulings are only a guide.
referee-basis = Basis: { $basis }

## What happened

referee-kind-revoke = A player did not follow suit, or played a wrong card
referee-kind-two_cards = Two cards played at once
referee-kind-missing_card = A card is missing
referee-kind-card_count = A player does not have the right number of cards
referee-kind-out_of_turn = A player played out of turn
referee-kind-looked_back = A player looked at turned tricks
referee-kind-remark = A remark, a sign, a card slapped down
referee-kind-stoeck_late = The stöck was not called at once
referee-kind-wrong_solder = A player claimed the rest
referee-kind-wrong_finish = A player wrongly claimed the game
referee-kind-last_trick_not_turned = A trick was left face up on the table
referee-kind-misdeal = The cards were dealt wrongly
referee-kind-exposed_in_deal = A card was seen while dealing
referee-kind-wrong_cut = The cut was wrong or forgotten
referee-kind-card_shown = A player showed or dropped a card
referee-kind-thrown_in = A player threw in the hand
referee-kind-false_meld = A meld was wrong

## Cases

referee-case-lawful = A player wants to take back an allowed card
referee-case-wrong-trump = Forbidden undertrump, no card of the suit led
referee-case-refused-trump-open = Trump led and not followed, the trick lies open
referee-case-revoke-open = Suit not followed, the trick lies open
referee-case-refused-trump-held = Trump not followed, found later; the player still holds some
referee-case-revoke-held = Suit not followed, found later; the player still holds some
referee-case-revoke-gone = Suit not followed, found later; the player holds none any more
referee-case-two-cards = Two cards played at once
referee-case-count-before = Wrong number of cards, found before play
referee-case-count-first-trick = Wrong number of cards, found in the first trick
referee-case-count-later = Wrong number of cards, found later
referee-case-missing-card = A card is missing during the play or at its end
referee-case-led-out-of-turn = Led out of turn
referee-case-out-of-turn = Played out of turn
referee-case-turn-later = Played out of turn, the trick is turned
referee-case-look-last = Last trick looked at, the table is empty
referee-case-look-back = Another trick looked at, or a card lies on the table
referee-case-remark = Remark, sign, card slapped down, the question “bock?”
referee-case-stoeck-in-time = Stöck called after the card, before the next one covers it
referee-case-stoeck-late = Stöck forgotten
referee-case-solder-right = Rest rightly claimed
referee-case-solder-wrong = Rest wrongly claimed
referee-case-solder-shunned = Rest wrongly claimed where points are to be avoided
referee-case-finish-wrong = Game wrongly claimed
referee-case-last-trick-open = The last trick is not turned
referee-case-trick-open = A trick is left open during the next one
referee-case-misdeal-before = Wrong deal, found before play
referee-case-misdeal-later = Wrong deal, found later
referee-case-exposed-before = Card seen while dealing
referee-case-exposed-later = Card seen while dealing, reported once play has begun
referee-case-cut-before = Wrong cut or none, found before play
referee-case-cut-later = Wrong cut or none, found later
referee-case-card-shown = Card shown or dropped
referee-case-thrown-in = Cards thrown in
referee-case-meld-open = Wrong meld, the card is not covered
referee-case-meld-covered = Wrong meld, the card is covered

## A page to print

referee-sheet-heading = What to do when
referee-sheet-case = Case
referee-sheet-ruling = Ruling
referee-sheet-basis = Basis
referee-sheet-custom = custom
referee-sheet-note = Buur · Section and row refer to the page of the referee; “custom”: the text is silent or names no penalty.
