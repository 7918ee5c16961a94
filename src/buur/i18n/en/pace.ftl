### The pace of the other players.

pace = Pace
pace-slow = leisurely
pace-normal = normal
pace-fast = fast
pace-tap = on my tap
pace-help = On “on my tap” the others wait until you tap the table or press the space bar.
set-still = No motion
proceed = Go on
