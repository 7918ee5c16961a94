### The referee: regulations, and what they rule. Variables: $cards, $points, $team (0 or 1).

## Regulations

referee-regulation-1993 = Romand regulation of 1993 (extracts)
referee-regulation-2006 = Tournament rules of 2006, completed by the regulation of 1993
referee-regulation-german-swiss = German-Swiss regulations
referee-silent = The text says nothing on this. Customary:
referee-no-penalty = The text forbids it and names no penalty. Customary:
referee-fallback = The rules of 2006 say nothing on this; the regulation of 1993 holds.

## Rulings

referee-effect-card-stays = The card was allowed: a card played is not taken back.
referee-effect-follow-suit = The player takes the card back; he must follow suit and may not trump. Cards played after his stay.
referee-effect-play-lawfully = The player takes the card back and plays one that the rules allow.
referee-effect-trick-lost = The trick goes to the opponents. The player exchanges the card for his strongest of the suit led, the Buur excepted; both cards lose their taking power. His neighbour to the right leads the next trick.
referee-effect-trumps-dead = The player must follow in trumps. His trumps lose their taking power, the Buur excepted.
referee-effect-forgotten-dead = The forgotten card loses its taking power and goes, with its points, to the winner of that trick.
referee-effect-tricks-lost = This trick and all that follow go to the offender’s opponents, the match as well.
referee-effect-upper-counts = Only the upper card is played; the other goes back to the hand. If it was seen, it loses its taking power and keeps its points.
referee-effect-both-dead = Both cards lose their taking power; the opponents choose which one is played.
referee-effect-partner-barred = The card goes back to the hand. The partner may not play that suit with his next card, not even trumps, unless he has nothing else to play.
referee-effect-lead-lost = The card goes back without its taking power. The right player leads; the points of this trick go to the offender’s opponents, and his neighbour to the right leads the next one.
referee-effect-early-card-stays = The card played too early stays. If it fails to follow suit it is a revoke, except in the last trick.
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
referee-effect-rest-lost = The claim is wrong: all remaining cards go to the opponents.
referee-effect-partie-lost = Who wrongly claims to have finished loses the partie, and his partner with him.
referee-effect-partie-or-match = Who wrongly claims to have finished loses the partie, and his partner with him. If the opponents can still make the match, they may insist on playing on.
referee-effect-trick-uncounted = While the trick lies face up on the table it is not counted; once turned it counts.
referee-effect-open-trick-lost = Who leaves a trick open until the next is complete loses it if the opponents win that next one.
referee-effect-shown-choice = The card loses its taking power. The opponents choose to play on, to cancel the deal, or to treat it as a revoke.
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
