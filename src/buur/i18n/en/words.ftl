### Words that can be tapped: a name, the meaning in two sentences, and their forms in a text.
### A form that begins in lower case also counts at the beginning of a sentence.

words-title = The words of Jass
words-lead = Every word of the game in two sentences, with its name in the languages of Switzerland.
words-find = Find a word
words-none = No such word.
words-all = All words of Jass
words-about = What does “{ $word }” mean?
words-asked = The words of this question
words-elsewhere = Elsewhere: { $names }
words-theme-cards = Cards and suits
words-theme-contracts = Trumps and contracts
words-theme-play = Playing the cards
words-theme-melds = Melds
words-theme-auction = Bids and predictions
words-theme-count = Counting and the end
words-theme-table = At the table
words-theme-games = The games

lexicon-suit = One of the four families of cards. Jass is played with French or with German-Swiss cards.
    .name = suit
    .forms = suits
lexicon-trump = The suit that beats the other three. Its highest cards are the Buur, then the Nell.
    .name = trumps
    .forms = trump
lexicon-buur =
    The { $deck ->
        [swiss] under
        [austrian] unter
       *[french] jack
    } of trumps, the highest card: 20 points. You never have to follow suit with it.
    .name = Buur
    .forms = Buur
lexicon-nell = The nine of trumps, the second highest card: 14 points. Only the Buur beats it.
    .name = Nell
    .forms = Nell
lexicon-bock = The highest card left of its suit. It takes the trick unless somebody trumps it.
    .name = boss card
    .forms = boss cards | boss
lexicon-martinique = The eight of trumps, where this rule is played. It beats the Buur when played after it to the same trick.
    .name = eight of Martinique
    .forms = eight of Martinique

lexicon-contract = The way a deal is played: a trump suit, or no trumps as in Obenabe. It says which cards are highest.
    .name = contract
    .forms = contracts
lexicon-push = Leave the choice of trumps to your partner. As a rule your partner may not push it back, but has to choose.
    .name = push
    .forms = pushed | pushes | pushing
lexicon-oben = No trumps, from the top down: the ace is highest. Eights count 8 points.
    .name = Obenabe
    .forms = top-down | from the top down
lexicon-unten = No trumps, from the bottom up: the six is highest. Eights count 8 points.
    .name = Undenufe
    .forms = bottom-up | from the bottom up
lexicon-zigzag = No trumps, and the direction changes with every trick. Now the ace is highest, next time the six.
    .name = Slalom
    .forms = slalom
lexicon-quer = No trumps, and the direction changes just once. Guschti begins from the top down, Mary from the bottom up.
    .name = Guschti
    .forms = Mary
lexicon-trio = A third of the tricks with trumps, a third from the top down, a third from the bottom up. The order is named at the start.
    .name = 3×3
    .forms = trio
lexicon-mitte =
    No trumps, and the { $deck ->
        [swiss] banner
       *[french] ten
    } is highest. The others follow in turn, above it and below.
    .name = Middle
    .forms = mezzo
lexicon-gumpf = One suit is trumps, as usual. In the other three the six is highest.
    .name = Gumpf
    .forms = gumpf
lexicon-misere = A contract in which you want as few points as possible. So you leave the tricks to others.
    .name = Misère
    .forms = misère
lexicon-tutti = The suit led is trumps, in every trick. So nobody can trump it.
    .name = Tutti
    .forms = Tutti
lexicon-imposed = A trump that the regulations fix beforehand. Nobody chooses it and nobody pushes.
    .name = imposed trump
    .forms = imposed trumps
lexicon-turned = A card that everybody sees while the cards are dealt. It makes trumps where nobody chooses them.
    .name = turned card
    .forms = card turned up
lexicon-multiplier = The number by which all points of a deal are multiplied. It depends on what is played.
    .name = multiplier
    .forms = multipliers

lexicon-trick = One card from everybody, played in turn. The highest takes the trick, and its owner starts the next.
    .name = trick
    .forms = tricks
lexicon-lead = Play the first card of a trick. The others have to follow its suit, or trump it.
    .name = lead
    .forms = leads | led
lexicon-follow = Play a card of the suit led. If you hold one you must, unless the rules let you trump.
    .name = follow suit
    .forms = followed suit | following suit
lexicon-ruff = Play a trump to a lead of another suit. It takes the trick unless somebody trumps higher.
    .name = trump a trick
    .forms = ruff | ruffs
lexicon-overruff = Trump higher than somebody did before you. The trick then changes hands.
    .name = overtrump
    .forms = overtrumps | overruff
lexicon-undertrump = Trump lower than somebody did before you. It is usually forbidden while you hold anything but trumps.
    .name = undertrump
    .forms = undertrumping | undertrumps
lexicon-discard = Play another suit without trumping when you cannot follow. Such a card never takes the trick.
    .name = discard
    .forms = discards
lexicon-draw = Lead trumps so that the opponents have to give theirs. After that they cannot trump any more.
    .name = draw trumps
    .forms = draw the opponents’ trumps
lexicon-smear = Put cards that count on a trick that your partner takes. The points go to your side.
    .name = smear
    .forms = smears
lexicon-signal = A small card thrown on your partner’s trick, to show where you are strong. It has nothing to do with melds.
    .name = signal
    .forms = signals
lexicon-revoke = A card that the rules did not allow. The opponents may object, and the regulations say what it costs.
    .name = wrong card
    .forms = wrong cards | revoke
lexicon-turn-trick = Take the trick and turn it face down. It counts only from then on.
    .name = turn the trick
    .forms = turns the trick | turned the trick | turn it
lexicon-solder = Lay your cards open and claim all tricks that are left. If you are wrong, they go to the opponents.
    .name = claim the rest
    .forms = claims the rest
lexicon-last-trick = The last trick is worth 5 points more. With the 152 points of the cards that makes 157.
    .name = last trick
    .forms = last trick

lexicon-meld = Three or more cards in sequence, or four of a kind. You say it with your first card, and only the side with the best one scores its melds.
    .name = meld
    .forms = melds
lexicon-run = Three cards of a suit in sequence: 20 points. “To the ace” names the highest.
    .name = three cards
    .forms = three cards to the ace | three cards to the king | three cards to the queen | three cards to the ober | three cards to the jack | three cards to the under | three cards to the unter | three cards to the ten | three cards to the banner | three cards to the nine | three cards to the eight
lexicon-fifty = Four cards of a suit in sequence: 50 points. This meld beats one of three cards.
    .name = fifty
    .forms = four cards to the ace | four cards to the king | four cards to the queen | four cards to the ober | four cards to the jack | four cards to the under | four cards to the unter | four cards to the ten | four cards to the banner | four cards to the nine | four cards to the eight
lexicon-hundred =
    Five cards or more in sequence: 100 points, or more in some rules. Four { $deck ->
        [swiss] banners, obers
        [austrian] tens, obers
       *[french] tens, queens
    }, kings or aces are 100 too.
    .name = hundred
    .forms = five cards to the ace | five cards to the king | five cards to the queen | five cards to the ober | five cards to the jack | five cards to the under | five cards to the unter | five cards to the ten | five cards to the banner | five cards to the nine | five cards to the eight | six cards to the ace | six cards to the king | six cards to the queen | six cards to the ober | six cards to the jack | six cards to the under | six cards to the unter | six cards to the ten | six cards to the banner | six cards to the nine | six cards to the eight | seven cards to the ace | seven cards to the king | seven cards to the queen | seven cards to the ober | seven cards to the jack | seven cards to the under | seven cards to the unter | seven cards to the ten | seven cards to the banner | seven cards to the nine | seven cards to the eight | eight cards to the ace | eight cards to the king | eight cards to the queen | eight cards to the ober | eight cards to the jack | eight cards to the under | eight cards to the unter | eight cards to the ten | eight cards to the banner | eight cards to the nine | eight cards to the eight | nine cards to the ace | nine cards to the king | nine cards to the queen | nine cards to the ober | nine cards to the jack | nine cards to the under | nine cards to the unter | nine cards to the ten | nine cards to the banner | nine cards to the nine | nine cards to the eight
lexicon-four =
    Four cards of the same rank. The { $deck ->
        [swiss] unders
        [austrian] unters
       *[french] jacks
    } count 200, the nines 150, higher cards and { $deck ->
        [swiss] banners
       *[french] tens
    } 100 points.
    .name = four of a kind
    .forms = four of a kind | four jacks | four unders | four unters | four nines | four aces | four kings | four queens | four obers | four tens | four banners | four sixes | four sevens | four eights
lexicon-stoeck =
    The king and { $deck ->
        [swiss] ober
        [austrian] ober
       *[french] queen
    } of trumps in one hand: 20 points. You say “stöck” with the second of the two.
    .name = stöck
    .forms = stoeck
lexicon-good = Said by the player whose meld is lower than the other’s. It is not shown.
    .name = “good”
    .forms = “good”
lexicon-crossed = A card that serves in a run and in four of a kind. Only some rules allow it.
    .name = crossed meld
    .forms = crossed melds

lexicon-auction = In turn, players bid more points or pass. The highest bidder says what is played and has to make the bid.
    .name = auction
    .forms = bidding
lexicon-bid = The points that you promise to make. Made, a bid is a bonus; failed, it helps the others.
    .name = bid
    .forms = bids
lexicon-pass = Bid nothing this time. When all others have passed, the last bid stands.
    .name = pass
    .forms = passes | passed
lexicon-double = Doubt the opponents’ bid. It then counts twice, made or not.
    .name = double
    .forms = doubles | doubled
lexicon-redouble = Stand by your bid when it has been doubled. It then counts four times.
    .name = redouble
    .forms = redoubles | redoubled
lexicon-widow = Cards that lie beside the hands. Depending on the game you take them and lay as many away, or play with them instead of your own.
    .name = widow
    .forms = blind
lexicon-king = The king has bid most and plays against all others, the peasants. Of five players, the king calls a partner.
    .name = king and peasants
    .forms = peasants
lexicon-call = The king names a card: whoever holds it plays with the king. The rest play against the two.
    .name = call a card
    .forms = called card | call another card
lexicon-prediction = Say before the first card how many points, or tricks, you will make. The closest player wins.
    .name = prediction
    .forms = predictions | predict | predicted
lexicon-difference = How far the points made are from those predicted. It is what gets written, and the lowest total wins.
    .name = difference
    .forms = differences
lexicon-marriage =
    In brouc, the king and { $deck ->
        [swiss] ober
        [austrian] ober
       *[french] queen
    } of a suit. Showing them brings points.
    .name = marriage
    .forms = marriages
lexicon-rob = Exchange the six of trumps for the turned card. That one is the higher trump.
    .name = take the turned card
    .forms = take the turned card

lexicon-match = Every trick of a deal for one side. In most rules it brings 100 points more.
    .name = match
    .forms = matches
lexicon-counter-match = A match of the side that did not choose trumps. Some rules pay it better.
    .name = counter-match
    .forms = counter-match
lexicon-finish = Say that your side has reached the target, and the game stops. If it is true you win, if not you lose.
    .name = claim the game
    .forms = claims the game
lexicon-berg = Half of the target. The first side to reach it and say so gets a stroke.
    .name = half-way mark
    .forms = half-way mark
lexicon-rubicon = Losing with less than half of the target. Depending on the rules the game counts twice, or the losers buy a round.
    .name = rubicon
    .forms = rubiconed | Schneider
lexicon-strokes = What is kept from one game to the next: a stroke for winning, more for a match or a rubicon. They are written apart.
    .name = strokes
    .forms = stroke
lexicon-order = The order in which points count when both sides reach the target. Stöck come first, then melds, then tricks.
    .name = stöck, melds, tricks
    .forms = stöck, melds, tricks
lexicon-putze = In pomme the two best of a deal mark one. With enough of them you win the game.
    .name = putze
    .forms = putzes
lexicon-sack = A player who plays the deal and makes too few points gets one. A pomme takes a putze away.
    .name = pomme
    .forms = pommes

lexicon-deal = The cards are dealt and the tricks played. At the end the points are counted and written.
    .name = deal
    .forms = deals
lexicon-partie = Deals until somebody has won. A game goes to a number of points or of deals.
    .name = game
    .forms = games
lexicon-slate = The blackboard on which points are written. Each side has its half.
    .name = slate
    .forms = slates
lexicon-tick = A chalk stroke on the slate. It is 100 points on top and 20 below.
    .name = chalk stroke
    .forms = chalk strokes
lexicon-cross = The points in the middle of the slate. One slanting stroke is 50 points, the whole cross 100.
    .name = cross
    .forms = crosses
lexicon-dealer = The player who deals. To the right sits forehand, who deals next time.
    .name = dealer
    .forms = dealers
lexicon-forehand = The player to the dealer’s right. Forehand chooses trumps or pushes, and plays the first card.
    .name = forehand
    .forms = forehand
lexicon-cut = Lift part of the pack before the deal and put it underneath. So nobody knows the order of the cards.
    .name = cut
    .forms = cuts
lexicon-knock = Knock on the pack instead of cutting it. The cards stay as they are.
    .name = knock
    .forms = knocks
lexicon-partner = The player with whom you share your points. Of four players, the one opposite.
    .name = partner
    .forms = partners
lexicon-misdeal = A deal that is void because a card was seen or the count is wrong. The cards are dealt again.
    .name = misdeal
    .forms = misdeals
lexicon-sheet = The list of what everybody has to play once in the game. Each row has its multiplier.
    .name = sheet
    .forms = sheets
lexicon-joker = A row of the sheet that may be played in any way. You choose the contract when you play it.
    .name = joker
    .forms = jokers

lexicon-jass = The national card game of Switzerland, with 36 cards. The j is spoken like the y of “yes”.
    .name = Jass
    .forms = Jass
lexicon-chibre = The Jass of French-speaking Switzerland: two against two, with trumps, mostly to 1000 points. It is named after the word that leaves the choice to the partner.
    .name = chibre
    .forms = chibre
lexicon-schieber = The most popular Jass of German-speaking Switzerland: two against two, with Obenabe and Undenufe as well. Depending on trumps, points count several times.
    .name = Schieber
    .forms = Schieber
lexicon-coiffeur = Each side plays each row of its sheet once. The rows count more and more.
    .name = Coiffeur
    .forms = quoifaire
lexicon-differenzler = Everybody alone: you predict your points before playing. The closest player wins.
    .name = Differenzler
    .forms = estimation
lexicon-sidi = Auction Jass: you bid points with what you want to play. A failed bid goes to the opponents.
    .name = Sidi Barrani
    .forms = Sidi
lexicon-coinche = Auction Jass of two sides, without melds. You may double the others’ bid.
    .name = Jass coinché
    .forms = coinche
lexicon-bieter = Jass for three, four or five in which all bid. The highest bidder is king, against the peasants.
    .name = Bieter
    .forms = mise
lexicon-handjass = Everybody alone, with trumps turned up. The two best mark a putze, whoever has too little a pomme.
    .name = game of pomme
    .forms = Handjass
lexicon-pandur = One player alone against the others, with 24 cards. This player has bid most and has to make it.
    .name = Pandur
    .forms = bandoure
lexicon-molotow = Everybody alone, and few points win. The first card that does not follow suit makes trumps.
    .name = Molotow
    .forms = molotow
lexicon-guggitaler = No trumps, and each deal has its aim. Avoid tricks, for example, or the last trick.
    .name = Guggitaler
    .forms = guggitaler
lexicon-hindersi = Everybody alone, and you want few points. The best of each round mark a stroke.
    .name = Hindersi
    .forms = hindersi
lexicon-brouc = A game of marriages from L’Etivaz with 32 cards. Aces and tens are highest.
    .name = brouc
    .forms = brouc

## Help: the marks on the table

legend = What you see at the table
help-more = More about it
help-rules = The rules of this table
help-keys = On the keyboard
legend-winning = This card is winning the trick.
    .name = Tick
legend-led = The first card of the trick. You have to follow its suit.
    .name = One
legend-playable = On your turn, cards that you may play are raised and the others grey.
    .name = Raised card and grey card
legend-prepared = This card is prepared: it is played on your turn if the rules allow.
    .name = Double arrow
legend-piles = The number of tricks taken. Tap the pile to see the last one again, if the rules allow.
    .name = Pile of cards
legend-turn = It is this player’s turn.
    .name = Arrow and bright plate
legend-held = The cards that this player still holds.
    .name = Backs of cards
legend-dealer = The dealer. Play starts to the right.
    .name = D
legend-maker = This player chose trumps, and here they are.
    .name = Suit in a circle
legend-king = This player plays alone against the others.
    .name = Crown
legend-predicted = The points that this player predicted.
    .name = Number in a frame
legend-won = The tricks that this player has taken.
    .name = Number on brass
legend-bot = The computer plays in this seat.
    .name = Bot
legend-deputy = The computer stands in for somebody who is away.
    .name = Stand-in
legend-medal = At the top left: the trumps of this deal. The ring stays empty until something is chosen.
    .name = Ring
legend-arrows = No trumps: from the top down, from the bottom up, or one direction after the other.
    .name = Arrows
legend-hint = Asks for a hint. The card or contract it suggests then bears this lamp.
    .name = Lamp
legend-chalk = The strokes on the slate: 100 on top, 50 in the middle, 20 below. A number tells the rest.
    .name = Chalk strokes
