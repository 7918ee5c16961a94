### The eight deals of the day: the same cards for everybody, comparison, rankings, seal.

room-boards = Deals of the day
title-boards = Deals of the day – Buur
board-of-day = Deal of the day { $number }, { $day }
boards-about = Eight deals, with the same cards and the same three computer players for everybody. What counts is by how much you do better than the mean of all tables. A deal that you begin counts; you can finish it until one o’clock at night.
boards-people =
    { $people ->
        [0] Nobody has played today yet.
        [one] One person is playing today already.
       *[other] { $people } people are playing today already.
    }
boards-sum = { $done } of 8 played, { $score } in all
boards-begin = Begin deal { $number }
boards-continue = Finish deal { $number }
boards-all-done = All is played for today. The next eight deals come at midnight.
boards-none = The deals of this day cannot be seen. Perhaps nobody played them, or the day is not over yet.
boards-today = Today’s deals
boards-name = Your name in the ranking (optional)
boards-deal = Deal
boards-state-new = play
boards-state-playing = begun
boards-state-done = played
boards-state-void = does not count
boards-state-missed = not played

## Comparison

boards-compare = Deal { $number } compared
boards-to-compare = Compare deal { $number }
boards-own = You, { $points }
boards-mean =
    { $tables ->
        [one] Mean, one table
       *[other] Mean, { $tables } tables
    }
boards-score = Result
boards-frequencies = By how much the tables did better or worse than their opponents:
boards-from-to = { $from } to { $to }
boards-tables =
    { $count ->
        [0] –
        [one] 1 table
       *[other] { $count } tables
    }
boards-player = Who
boards-contract = Contract
boards-points = Points
boards-chooser =
    { $who ->
        [self] self
        [partner] partner
       *[others] opponents
    }
boards-bot = computer
boards-guest = Guest
boards-substituted = finished by the substitute
boards-program = with a program
boards-left-out =
    { $count ->
        [one] One more line is not shown.
       *[other] { $count } more lines are not shown.
    }

## Rankings

boards-ranking = Ranking of the day
boards-ranking-all = The sum of all deals that somebody has played.
boards-ranking-some = You only see the deals here that you have played already.
boards-ranking-none = The ranking appears with your first deal, so that it gives nothing away.
boards-by = Rank by
boards-by-score = Sum
boards-by-mean = Mean
boards-month-score =
    { $days ->
        [0] No day of this month is over yet.
        [one] The sum of the one day that is over.
       *[other] The sum of the { $days } days that are over.
    }
boards-month-mean = The mean result of a deal, from { $least } days on.
boards-number = Deals
boards-days = Days
boards-people-list = People
boards-guests = Guests
boards-guests-hint = Guests have no rank: the same person might play on two devices.

## Seal

boards-seal = Sealed in advance
boards-seal-about = The cards of all days have been fixed since the beginning. When a day is over, its number becomes public, and your browser does the sum again.
boards-seal-how = The SHA-256 of the text buur-day:NUMBER is the number of the day before.
boards-anchor = Beginning, { $day }
boards-published = Public, { $day }
boards-seed = This day, { $day }
boards-anchored-yes = The public number leads back to the beginning.
boards-anchored-no = The public number does not lead back to the beginning.
boards-opened-yes = The number of this day was fixed before.
boards-opened-no = The number of this day does not fit the one before.
boards-kept-yes = The beginning is the same as at your first visit.
boards-kept-no = The beginning differs from that of your last visit.
boards-opened = Past days
error-day-over = This day is over. Reload the page for today’s deals.
error-board-counts = A deal of the day that is begun counts. You can delete it once the day is over.
error-board-gone = The table of this deal was deleted.
error-board-secret = Play this deal yourself first.
