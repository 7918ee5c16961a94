### Learning Jass: the question of the first visit, the first lesson, beginner's mode.

## First visit

first-welcome = Nice to see you!
first-question = Which cards do you know?
first-none = I don’t know Jass
first-none-help = We play a first deal together and explain everything on the way.
first-later = You can change this at any time in the settings.
first-skip = Continue without an answer
