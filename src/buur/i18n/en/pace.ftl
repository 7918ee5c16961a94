### The pace of the other players.

pace = Pace
pace-slow = Leisurely
pace-normal = Normal
pace-fast = Fast
pace-tap = When I tap
pace-help = On “When I tap” the others wait until you tap the table or press the space bar.
set-still = No animations
proceed = Go on
proceed-how = Go on with the space bar or a tap on the table.

set-rest = Rest of the deal
set-rest-ask = When I say so
set-rest-auto = Automatically
set-rest-help = When nothing is left to decide, a button plays your last cards, or they play themselves.
lay-rest = Lay the rest down
key-rest = lay the rest down

take-back = Take back
set-training = Training: moves may be taken back
set-training-help = At new tables against the computer. Such games do not count.
key-take-back = take back your last move
training-note = A training table: this game does not count.
