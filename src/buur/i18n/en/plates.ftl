### Seats at a table with other people: picture, presence, time, rematch.

avatar = Your picture
avatar-help = The others see it at the table.
looks-title = Your name and picture
settings-person = You
plate-nameless = Somebody
plate-menu =
    { $own ->
        [yes] Your seat: picture and leaving
       *[no] more about this seat
    }
plate-own = Your seat
plate-away = not here right now
plate-away-short = away
plate-slow = bad connection
plate-slow-short = slow
plate-open = seat is free for the next person
plate-open-short = free
plate-state =
    { $state ->
        [here] { $name } is here.
        [away] { $name } is not here right now. When the time is up, the computer plays.
        [slow] { $name } has a bad connection.
        [deputy] { $name } is away. The computer plays until { $name } is back.
        [open] The computer plays here until somebody comes with the link to the table.
       *[bot] The computer plays here.
    }
plate-host = { $name } leads the table.
plate-change = Who shall play here?
plate-loses = { $name } then loses the seat, with its cards and points.
plate-to-next = Whoever comes next
plate-to-bot = The computer
plate-keep-bot = Only the computer
plate-leave = Leave the table
plate-leave-help = Your cards and points stay at the seat. You cannot have it back.
plate-leave-open = Free the seat
plate-leave-bot = Let the computer play
clock-late =
    { $seconds ->
        [one] One second more, then the computer plays for you.
       *[other] { $seconds } seconds more, then the computer plays for you.
    }
deputy-back = The computer has played for you. The seat is yours again.
tell-seat-taken = { $now } now has the seat of { $before }.
tell-seat-left =
    { $open ->
        [yes] { $before } no longer has the seat. { $now } plays until somebody comes.
       *[no] { $before } no longer has the seat. { $now } plays on.
    }
tell-seat-open = The seat of { $now } is free for the next person.
tell-seat-host =
    { $who ->
        [you] You lead the table now.
       *[other] { $name } leads the table now.
    }
tell-seat-deputy =
    { $who ->
        [you] The computer plays for you.
       *[other] The computer plays for { $name }.
    }
tell-seat-back =
    { $who ->
        [you] You play yourself again.
       *[other] { $name } plays again.
    }
qr-label = QR code with the link { $link }
qr-large = Show the QR code large
qr-title = QR code
qr-how = Scan it with the camera of a phone.
rematch = Rematch
rematch-who = Who wants a rematch
rematch-wants =
    { $wants ->
        [yes] yes
        [away] away
       *[no] not yet
    }
rematch-drawn = Draw the seats
rematch-not = Rather not
rematch-wait = { $host } leads the table and starts the next game.
rematch-go = To the next game
avatar-name =
    { $avatar ->
        [cow] Cow
        [goat] Goat
        [ibex] Ibex
        [marmot] Marmot
        [fox] Fox
        [hedgehog] Hedgehog
        [owl] Owl
        [rooster] Rooster
        [cat] Cat
        [dog] St Bernard
        [bear] Bear
        [trout] Trout
        [bee] Bee
        [edelweiss] Edelweiss
        [gentian] Gentian
        [rose] Alpine rose
        [acorn] Acorn
        [fir] Fir
        [mountain] Mountain
        [hut] Hut
        [train] Train
        [boat] Steamboat
        [bell] Cowbell
        [alphorn] Alphorn
        [cheese] Cheese
        [fondue] Fondue
        [bread] Bread
        [coffee] Coffee
        [wine] Wine
        [chalk] Chalk
        [cards] Cards
        [knife] Pocket knife
       *[none] None
    }
