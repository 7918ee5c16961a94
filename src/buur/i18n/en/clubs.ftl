### Jass clubs: members, house rules, tables, evenings, ranking.

room-club = Jass clubs
title-club = Jass club – Buur
club-none-title = You cannot see this club
club-none = The link is old or incomplete, or you are not a member. Ask the club for a new link.
club-mine-none = You are in no club yet. Found one, or have a link sent to you.
club-new = Found a club
club-new-about = A club has rules, tables, evenings with drawn pairs and a ranking of its own. Only members see it.
club-title = Name of the club
club-own-name = Your name in the club
club-make = Found
club-invited =
    { $members ->
        [one] You are invited. The club has one member.
       *[other] You are invited. The club has { $members } members.
    }
club-join = Join

## Tables

club-tables = Tables of the club
club-tables-none = No table is open at the moment.
club-tables-rules = For a table the club needs a house rule first.
club-open-table = New table: { $title }
club-open-seats =
    { $open ->
        [0] full
        [one] one seat free
       *[other] { $open } seats free
    }
club-playing = playing
club-sit = Sit down
club-to-table = To the table
club-back = Back to the club

## Evenings

club-evenings = Evenings
club-evenings-none = No evening is planned yet.
club-evening-rules = { $rules }, { $deals } deals a game
club-coming =
    { $count ->
        [0] Nobody has said yes yet.
        [one] One person is coming: { $names }
       *[other] { $count } people are coming: { $names }
    }
club-come = I am coming
club-stay-away = I am not coming after all
club-draw = Draw the pairs
club-draw-few = From 3 people on you can draw the pairs.
club-next-round = Begin round { $round }
club-evening-remove = Delete the evening
club-round = Round { $round }
club-pair = Pair
club-games = Games
club-somebody = somebody
club-plan = Plan an evening
club-plan-rules = For an evening the club needs a house rule first.
club-plan-send = Plan
club-day = Date
club-evening-title = Title (optional)
club-rule = House rule
club-deals = Deals a game

## Ranking and members

club-won = Won
club-difference = Points
club-strength = Strength
club-strength-about = All games of the evenings. OpenSkill computes the strength: what is almost certain, even though partners change.
club-members =
    { $count ->
        [one] One member
       *[other] { $count } members
    }
club-head = head
club-make-head = make a head
club-no-head = no longer a head
club-remove = remove
club-really = { $what ->
    [leave] Really leave the club?
    [delete] Really delete the club?
    [rule] Really delete?
    [evening] Really delete the evening?
   *[remove] Really remove?
}
club-not = No
club-rename = Change
club-link = New link to join
club-link-about = Whoever opens this link can join. Earlier links are not valid any more.

## House rules and end

club-rules = House rules
club-rules-none = No house rules yet.
club-rule-add = Keep { $rules }, as set here, by the name
club-rule-keep = Keep
club-rule-remove = delete
club-rule-hint = You choose game and rules on the home page.
club-privacy = Members see your name in the club, your evenings and your results. When you leave, your name disappears.
club-leave = Leave the club
club-delete = Delete the club
error-no-club = This link is not valid, or you are no longer a member.
error-not-head = Only heads of the club may do this.
error-no-member = This member is gone.
error-no-house-rule = This house rule is gone.
error-no-evening = This evening is gone.
error-club-full = The club is full.
error-too-many-clubs = You are in as many clubs as possible. Leave one first.
error-too-many-evenings = Too many evenings are planned. Delete one first.
error-last-head = A club needs a head. Make somebody else one first.
error-too-few = An evening needs at least three people.
error-evening-full = There is no more room on this evening.
error-not-drawn = Draw the pairs first.
error-round-open = A game of this round is still being played.
error-evening-over = All games of this evening are played.
