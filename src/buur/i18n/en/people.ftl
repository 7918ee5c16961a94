### Who one is: name, friends, keys, devices, own data, privacy.

person-pages = Pages about you
person-me = Games
person-people = Friends
person-account = Account
person-nameless = no name
person-nameless-self = No name yet

## Friends

person-nobody = Play a game first. Then the server knows who you are, and you can have friends.
person-asking = Want to be your friends
person-accept = Accept
person-decline = Decline
person-no-friends = Nobody yet. Ask people with whom you sat at a table, or send somebody your link.
person-met = You have played with them
person-ask = Ask
person-asked = asked
person-remove = Remove
person-end-ask = End the friendship with { $name }?
person-end-yes = End it
person-link = Your link for friends
person-link-help = Whoever opens the link and agrees is your friend. A new link replaces the old one.
person-link-make = Make a link
person-link-close = Close the link
person-link-days = It is valid for { $days } days.
person-copy = Copy
person-copied = The link is copied.
person-share = Share

friend-title = Be friends
friend-ask = { $name } would like to be your friend.
friend-yes = Yes, please
friend-done = You and { $name } are friends now.

## Account

person-name = Your name
person-save = Save
person-name-help = Your name at the next table and for your friends. Other tables do not change.
person-listed = Show my name in rankings
person-listed-help = In the rankings of the quick matches everybody then sees your name, your rank, your rating and how many games you have played.
person-keep = Keep your games
person-keep-help = So far only this browser knows you. If you clear its data, you will not find your games and friends again. With a key you come back from any device, without a password.
person-kept = Your keys
person-kept-help = They lead you back to your games from any device. Keep at least one.
person-sign-in = Sign in
person-sign-in-help = Did you keep your games on another device? Sign in with the same key.
person-passkey = Passkey
person-passkey-help = With a passkey your device knows you by fingerprint, face or PIN.
person-since = { $label }, since { $date }
person-add-passkey = Create a passkey
person-sign-in-passkey = Sign in with a passkey
person-passkey-not-made = No passkey was created: you cancelled, or this device has one already.
person-passkey-not-used = You are not signed in: you cancelled, or this device has no passkey for this site.
person-mail = Mail address
person-send = Send a link
person-sent = A link is on its way to { $address }. Open it within { $minutes } minutes in this browser.
person-send-again = Another address, or send it again
person-no-keys = This server cannot do so: passkeys need a secure connection, and it sends no mail.
person-remove-key = Remove { $what }
person-devices = Your devices
person-device = Unknown browser
person-here = this one
person-used = last on { $date }
person-sign-out = Sign out
person-sign-out-ask = Sign this browser out? Your key leads you back.
person-sign-out-last = You have no key. If you sign out, nothing leads back to your games and friends.
person-left = This browser is signed out.
person-erased = Everything about you is deleted. This browser no longer knows you.
person-data = Your data
person-export = Download everything that is stored about you
person-delete = Delete everything about me
person-delete-ask =
    { $friends ->
        [0] Delete you with { $parties ->
                [one] { $parties } game
               *[other] { $parties } games
            } for good?
       *[other] Delete you with { $parties ->
                [one] { $parties } game
               *[other] { $parties } games
            } and { $friends ->
                [one] { $friends } friendship
               *[other] { $friends } friendships
            } for good?
    }
person-delete-help = Games with other people stay theirs, without your name. This cannot be undone.
person-delete-yes = Delete for good

keep-title = Your link from the mail
keep-text = With it you keep your games with this address. If you have kept them already, you are signed in, and what you played in this browser is added.
keep-yes = Go on
keep-again = Ask for a new link
keep-done-title = That worked
keep-done = From now on you come back to your games from any device.

## Statistics

stats-title = Statistics
stats-rules = Game
stats-deals = Deals
stats-points = Points on average
stats-won = Won / games
stats-contracts = Your trumps
stats-times = Chosen
stats-made = More points
stats-partners = With whom
stats-played = Games
stats-won-share = Won
stats-share = { $share } %
stats-bot = Computer ({ $bot })
stats-friend = friend

## Privacy

privacy-title = Privacy
privacy-short = You play without an account and without a password. The server stores what it takes to play and to find things again, and passes nothing on. Here is all of it.
privacy-stored = What is stored
privacy-person = About you
privacy-browsers = About your browsers
privacy-keys = If you keep your games
privacy-friends = About you and others
privacy-parties = About your games
stored-name = the name that you chose last, and your name at every table
stored-avatar = the drawing that you chose
stored-listing = whether the rankings of the quick matches show your name
stored-since = since when the server knows you
stored-number = a random internal number that nobody sees
stored-public-number = a random number that only your friends see
stored-cookie = the fingerprint (hash) of your cookie, not the cookie itself
stored-device = browser and system, and the day on which you were last here
stored-passkey = the public part of each passkey, its counter and when it was last used
stored-mail = your mail addresses, if you give any
stored-mail-link = the hash of a link that was sent, with the address that got it; it is valid for 10 minutes and deleted with the next letter
stored-friends = who your friends are, whom you asked and who asked you
stored-friend-link = the hash of your link for friends
stored-ban = until when you may not play here, if the operator keeps you out, and why
stored-mutes = whom you do not want to hear
stored-reports = what you report of somebody, with what was said last at the table
stored-clubs = every club of yours, with your name and role there, and the evenings to which you come
stored-seats = the tables at which you sit and sat
stored-ticket = the hashes of the keys to your seats
stored-parties = rules, times, score and result of every game
stored-acts = every card and call, with its time
stored-results = your points, matches and trumps
stored-invitation = the hashes of invitations to tables
stored-replay-link = the hashes of links by which you show a game to others
stored-boards = your deals of the day and their ranking
stored-ratings = your ratings from quick matches, alone and with others
privacy-address-title = Your network address
privacy-address = It stands in no log, and is stored only if the operator keeps it out, until the day on which that ends. The server keeps it in memory for at most a day after your last visit, so that nobody overloads it, and longer only while you are connected. A server in front of it may keep a log of its own.
privacy-cookies-title = Cookies
privacy-cookies = One cookie says who you are; it is valid for a year after your last visit. A second one says which language, cards and version of the page your browser has. Your settings stay in your browser. Nothing comes from other sites, and nobody counts you.
privacy-others-title = What others see
privacy-others = At a table everybody sees your name, your drawing, whether you are there and what you play. Friends see your present name. With the deals of the day everybody sees the name that you give there; in the rankings of the quick matches only if you agree. Nobody can search for you or your address. Whoever runs the server has the database and reads what is reported.
privacy-time-title = For how long
privacy-time = Until you delete it. The operator may move the single cards of old games into an archive without names; your results stay. A browser that was not here for a year leads to you no more. Without a passkey and a mail address everything is then deleted, as if you had deleted it.
privacy-rights-title = What you can do
privacy-rights = On the page “Account” you can download everything and delete everything. Deletion also empties your name in the games of others; their cards and points stay.

## Errors

error-nobody = The server does not know this browser yet. Play a game first.
error-no-friend = This person is not your friend.
error-no-friend-link = This link is not valid any more. Ask for a new one.
error-no-request = This request is not there any more.
error-own-link = This is your own link. Send it to somebody.
error-too-many-friends = More friends or open requests are not possible.
error-too-many-keys = More keys are not possible. Remove one first.
error-bad-address = This is no mail address.
error-bad-passkey = This passkey opens nothing here.
error-no-mail = This server sends no mail.
error-no-passkeys = Passkeys do not work on this server.
error-no-mail-link = This link is too old or was used already. Get a new one.
error-other-browser = Open the link in the browser in which you asked for it, or ask for a new one here.
error-not-kept = You have no key. Keep your games first.
error-not-confirmed = That took too long. Look again at what would be deleted.
