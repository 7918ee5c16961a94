### Sources of the games, for the command line.

cli-source-k18 = K18: the Romand regulation, chapter on misère
cli-source-jv = JV: a German-Swiss directory of Jass
