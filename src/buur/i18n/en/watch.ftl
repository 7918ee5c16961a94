### Watching a table, and games that others show.

title-watch = Buur – watching
watch-title = Watch
watch-fact = You are watching
watch-others =
    { $count ->
        [one] with one other person
       *[other] with { $count } others
    }
watch-hands-after = all cards after each deal
watch-hands-late = all cards one deal later
watch-gathering = This table still waits for people.
watch-turn = Look from the next side
watch-over = The game is over
watch-won = Won by { $names }. { $scores }.
watch-draw = A draw. { $scores }.
watch-next = Watch the rematch
watch-deals = Counted deals
watch-look = Show the cards
watch-later = one deal later
watch-refused = You cannot watch here
watch-none = This link shows no table, or it is no longer valid. Ask for a new one.
error-watch-off = The host of this table lets nobody watch.
error-watch-renewed = This link was replaced by a new one. Ask for it.
error-plays-here = Players of this game, past or present, do not watch it before it is over.
error-too-many-watchers = All places to watch are taken. Try again later.

watch-panel = Watching
watch-choice-off = Off
watch-choice-after = On
watch-choice-late = On, cards later
watch-help-off = Nobody watches.
watch-help-after = People with the link see the table without the cards in hand. After each deal they see all cards.
watch-help-late = People with the link see the table without the cards in hand. They see all cards one deal later.
watch-count =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
watch-link = Link to watch
watch-lost = The link is on another device. Make a new one here; the old one will be void.
watch-renew = New link
watch-share-text = Come and watch us play Jass.

shared-fact = shown by a link
shared-none-title = This link shows no game
shared-none-text = It may be incomplete, or the game was removed. Ask for a new link.
shared-make = Show this game to others
shared-made = People with this link see the whole game:
shared-link = Link to the game
shared-text = Have a look at this game of Jass.
