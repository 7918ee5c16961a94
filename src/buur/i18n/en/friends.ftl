### Tables for friends: `error-{code}` of an invitation or of a change of seats.

error-table-full = This table is full. Ask your friends for a seat at the next one.
error-table-playing = This table is playing, and every seat is taken. A seat may open later.
error-table-over = The game at this table is over.
error-table-gone = This table no longer exists.
error-invitation-renewed = This invitation has been replaced by a new one. Ask your friends for the new one.
error-invitation-closed = This invitation is closed. Ask the host to open it.
error-put-out = Your seat at this table belongs to somebody else now.
error-not-host = Only the host of this table can do that.
error-changed = The table has just changed. Take a look and try again.
error-begun = The game has begun, so this can no longer be changed.
error-own-seat = This is your own seat. Leave the table if you want to give it up.
error-bad-seat = There is no such seat at this table.
error-no-draw = These rules have no draw for sides.
error-not-over = A rematch is possible once the game is over.
error-rematch-made = The table for the rematch is ready.
error-no-rematch = There is no rematch with your seat.
error-not-friends = This is not a table for friends.
error-too-many-gathering = Too many tables from here are waiting for players. Begin or leave one of them.
error-bad-request = The program did not understand this. Reload the page.
error-too-many-requests = That was too fast. Wait a moment and try again.
error-replaced = Another device is playing your seat now.
