### Open tables, quick match, ratings.

room-lobby = Play with others
title-lobby =
    { $came ->
        [0] Play with others – Buur
       *[other] ● Somebody is here – Buur
    }

## Quick match

lobby-quick = Quick match
lobby-quick-intro = We seat you with people who play about as well as you do.
lobby-plain-rules = The game is played by its rules, without your changes.
lobby-time = Time to think
lobby-time-normal = Normal
lobby-time-long = Long
lobby-find = Play
lobby-queue =
    { $count ->
        [0] Nobody is waiting for this game right now.
        [one] One person is waiting for this game.
       *[other] { $count } people are waiting for this game.
    }
lobby-as-pair = Play as a pair
lobby-pair-help = You get a link for your partner. You will sit opposite each other.
lobby-wait =
    { $others ->
        [0] We are looking for people to play with you.
        [one] One other person is waiting with you.
       *[other] { $others } others are waiting with you.
    }
lobby-wait-partner = It goes on as soon as both of you are here.
lobby-pair-send = Send this link to your partner. Keep this page open.
lobby-pair-link = Link for your partner
lobby-pair-share = Will you play a game of Jass with me?
lobby-partner = You play with { $name }.
lobby-partner-here = { $name } is here.
lobby-invited = { $name } would like to play with you: { $game }
lobby-pair-join = Play together
lobby-pair-no = No, thanks
lobby-pair-full = Two people have come by this link already. You can play alone.
lobby-pair-gone = This link is no longer valid. You can play alone, or send a link yourself.
lobby-apart = Others who are waiting are in your network, or you have muted them. A rated table seats one person of each network. To play among yourselves, open a table for friends.
lobby-stop = Stop waiting
lobby-again = Another quick match
lobby-nobody = Nobody else is here right now.
lobby-nobody-here = Nobody else is here for this game right now.
lobby-bots = Play with the computer at once
lobby-alarm = Tell me when somebody comes
lobby-alarm-on = You will be told
lobby-alarm-help = You will hear a quiet sound, and the title of the window will change. Keep this page open.
lobby-came = Somebody has come.
lobby-idle-elsewhere = You are waiting in another window.
lobby-idle-parted = Your pair has broken up.
lobby-idle-unknown = You were away too long and are no longer waiting.

## Open tables

lobby-tables = Open tables
lobby-no-tables = No table is open right now.
lobby-more-tables =
    { $count ->
        [one] One more table is open.
       *[other] { $count } more tables are open.
    }
lobby-own-rules = changed rules
lobby-long = long time to think
lobby-plays = already playing
lobby-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
lobby-sit = Sit down
lobby-sit-at =
    { $names ->
        [none] Sit down: { $game }
       *[other] Sit down: { $game }, with { $names }
    }
lobby-open-table = Open a table for everybody
lobby-open-help = With the chosen game. Everybody sees it here and can sit down.
lobby-list = Open to everybody
lobby-list-help = “Play with others” lists the table. Whoever likes sits down.
error-lobby-full = Too many people are watching right now. We will try again in a moment.
error-too-many-waiting = Too many people are waiting right now. Try again in a moment.
error-pair-full = Two people have come by this link already.
error-no-pair = This link is no longer valid.
error-no-pairs = Nobody has a partner in this game.
error-apart = You have muted somebody at this table.

## Ratings

ratings-title = Your rating
ratings-pair = as a pair
ratings-parties =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
ratings-provisional = provisional
ratings-what = What does this number mean?
ratings-help = The number is cautious: very likely you play better. It starts at 1000 and also grows because we become more certain. After about 50 games it is no longer provisional. Quick matches count, tables for friends and training do not.
ratings-leave = Whoever leaves a game loses it for the rating. The partner loses nothing by it.

## Ranking

ranking-title = Ranking
ranking-of = Ranking: { $game }
ranking-about = After { $least } quick matches of this game you have a rank. Only those who have agreed are shown by name.
ranking-people = Individual
ranking-people-count =
    { $players ->
        [0] Nobody has a rank yet.
        [one] One person has a rank.
       *[other] { $players } people have a rank.
    }
ranking-pairs = Pairs
ranking-pairs-count =
    { $players ->
        [0] No pair has a rank yet.
        [one] One pair has a rank.
       *[other] { $players } pairs have a rank.
    }
ranking-pairs-help = A pair is shown when both have agreed.
ranking-pair = { $one } and { $other }
ranking-somebody = somebody
ranking-parties = Games
ranking-number = Rating
ranking-only-you = only you see this
ranking-missing =
    { $count ->
        [one] one more game until you have a rank
       *[other] { $count } more games until you have a rank
    }
ranking-unlisted = Others do not see you here. If you agree, you are shown as “{ $name }”, with rank, rating and number of games.
ranking-listed = Everybody sees you here as “{ $name }”, with rank, rating and number of games.
ranking-show = Show my name
ranking-hide = Hide my name
ranking-nameless = Others do not see you here. To be shown, first give yourself a name:
ranking-games = Your other games
ranking-no-game = There is no game of this name here.
