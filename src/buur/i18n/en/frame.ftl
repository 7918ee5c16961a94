### Pages and their links.

rooms = Other pages
room-me = My games
room-rules = All the rules
room-words = Words of Jass
unknown-title = There is no such page
unknown-text = The address may be incomplete or old. From here you can choose a game, look at your games or go home.
refused-title = Others sit at this table
refused-text = You have no seat at this table on this device. Whoever invites you has to send you the link of a seat. You can also play against the computer at once.
refused-broken-title = This table is closed
put-out-title = Your seat has gone to somebody else
put-out-text = The host of the table has given it away, or you left in another window. You can play at another table.
refused-old-title = This link no longer opens a seat
refused-old-text = The game was deleted, or there is a newer link. Your other games are still there.
refused-archived-title = This game is in the archive
error-archived = This game is old, and the operator of the server has moved its cards to an archive. Your result is still under “My games”.
title-unknown = There is no such page – Buur
title-rules = Rules of Jass – Buur
title-words = Words of Jass – Buur
title-me = My games – Buur
title-game = Replay – Buur
start-other = A different game
room-learn = Learn Jass
room-series = A series
play-new = New game
home-favourites = Your favourites
