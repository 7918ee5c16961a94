### My games, going on, replay.

## Going on

continue-play = Continue
continue-when = Deal { $deal }, { $date }
continue-more = All my games
date-today = today { $time }
date-yesterday = yesterday { $time }

## My games

me-guest = guest
me-with = with { $names }
me-privacy = What you remove is deleted for good.
me-played = Games played
me-won = Won
me-won-share = { $won } ({ $share } %)
me-best = Most points in a deal
me-matches = Matches
me-contract = Favourite trump
me-rules = Most played
me-state = Show
me-state-all = All
me-state-unfinished = Unfinished
me-state-finished = Finished
me-none = You have not played yet. Every game that you play here will be listed on this page.
me-none-such = No such games.
me-more = Show more
me-training = training, does not count
me-result-won = won
me-result-lost = lost
me-result-draw = draw
me-result-open = unfinished
me-result-broken = broken off
me-unfold = { $rules }: more
me-replay = Replay
me-record-jass = Save as text (.jass)
me-record-jsonl = Save as JSON
me-remove = Remove { $rules }
me-remove-ask =
    { $over ->
        [yes] Remove this game with all its deals for good?
       *[no] Remove this unfinished game for good?
    }
me-remove-all = Remove all my games
me-remove-all-ask = Remove all your games from this server for good? Unfinished ones are lost as well.
me-remove-yes = Remove
me-keep = Keep

## Replay

replay-title = Replay
replay-none-title = This is not your game
replay-none-text = Only those who sat at the table can replay a game. If you played in another browser, open the replay there. The game may also have been removed.
replay-broken-title = This game cannot be shown
replay-broken-text = The server cannot read what it stored. Your other games are not affected.
replay-early-title = No deal is finished yet
replay-early-text = A deal can be replayed once its points are counted. Until then the cards stay hidden.
replay-deal-back = Previous deal
replay-deal-on = Next deal
replay-tricks = Tricks
replay-trick = Trick { $no }
replay-start = Before the first trick
replay-place = Place in the deal
replay-at =
    { $no ->
        [0] before the first trick, step { $step } of { $of }
       *[other] trick { $no }, step { $step } of { $of }
    }
replay-trick-back = Trick back
replay-card-back = Card back
replay-play = Play
replay-pause = Pause
replay-card-on = Card forward
replay-trick-on = Trick forward
replay-hand = { $name }: { $cards }
replay-keys = Keys: ← → card, ↑ ↓ trick, Page up and Page down deal, space bar play and pause.
replay-again = Play these rules
