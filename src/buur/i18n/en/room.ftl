### Tables for friends: one is opened, people gather, an invitation is accepted.

continue-gathers = Not begun yet, { $date }
room-friends = Play with friends
title-friends = Play with friends – Buur
title-join = Invitation to a table – Buur
friends-title = Play with friends
friends-intro = You get a link for your friends. Whoever opens it sits down at your table, without an account. The computer plays where nobody sits.
friends-time = Time to think
friends-time-normal = Normal
friends-time-long = Long
friends-time-normal-help = 20 seconds for a move, with a reserve of 90 seconds for each deal. Then the computer plays that move.
friends-time-long-help = 60 seconds for a move, with a reserve of 5 minutes for each deal. Then the computer plays that move.
friends-make = Open a table
games-take = Take { $game }
gather-title = Who is playing?
gather-more = Your seat
gather-pick = Press a seat to change it.
gather-begin = Begin the game
gather-bots =
    { $count ->
        [0] All seats are taken.
        [one] The computer plays the free seat.
       *[other] The computer plays the { $count } free seats.
    }
gather-wait =
    { $name ->
        [none] It will begin soon.
       *[other] { $name } is the host and begins the game.
    }
gather-draw = Draw cards for sides
gather-draw-help = At the beginning everybody draws a card.
gather-draws-teams = At the beginning cards decide who plays with whom.
gather-leave = Leave the table
gather-leave-ask = Do you want to give up your seat?
gather-leave-yes = Yes, leave
gather-leave-no = No, stay
gather-swapped = The seats have been swapped.
gather-joined = { $name } is at the table now.
gather-left = { $name } is no longer at the table.
gather-open = A seat is free.
gather-bot = The computer has a seat: { $name }.
gather-host =
    { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
gather-draws =
    { $on ->
        [yes] Cards will decide the sides.
       *[no] Cards will not decide the sides.
    }
gather-invited =
    { $on ->
        [yes] The link lets people in again.
       *[no] The link lets in nobody new.
    }
gather-begun = The game begins.
seats-title = Seats at the table
seat-open = Free seat
seat-at-right = on your right
seat-at-top = opposite
seat-at-left = on your left
seat-you = you
seat-host = host
seat-partner = plays with you
seat-away = away just now
seat-slow = bad connection
seat-swap =
    { $you ->
        [yes] Swap your seat with
       *[no] { $name }: swap seats with
    }
seat-swap-you = me
seat-give = Who shall play here?
seat-give-person = { $name } then loses the seat.
seat-to-bot = The computer
seat-to-open = Whoever comes next
invite-title = Invite friends
invite-text = Send the link to anybody you like. Whoever opens it can sit down.
invite-link = Link for everybody
invite-copy = Copy the link
invite-copied = Copied.
invite-share = Send the link
invite-share-text = Come and play Jass!
invite-more = Change the invitation
invite-renew = Make a new link
invite-renew-help = A new link replaces the old one, which then lets in nobody new.
invite-close = Close the link
invite-closed = The link is closed. With a new one, more people can come.
invite-lost = This device does not know the link. You can make a new one, which replaces the old one.
device-title = Continue on another device
device-text = This link opens your seat. Keep it to yourself.
device-link = Link to your seat
enter-title =
    { $host ->
        [none] You are invited to a table
       *[other] { $host } invites you to a table
    }
enter-people = Here already: { $names }.
enter-take-over = The game has begun. You take over cards and score from the computer.
enter-sit = Take a seat
enter-again = Look again
enter-own-table = Open a table of my own
enter-table-full = The table is full
enter-replay = Watch the game again
enter-table-playing = The game has begun
enter-table-over = The game is over
enter-table-gone = This table no longer exists
enter-invitation-closed = The invitation is closed
enter-invitation-renewed = There is a new invitation
enter-no-seat = This link leads to no table
enter-no-seat-text = Part of the link may be missing. Ask for it again.
