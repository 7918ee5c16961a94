### Sentences below a label, loaded later.

mapping-help = Somebody at the same table may use French cards. They see your card in the suit to the right of “=”.
referee-help = Choose what happened at the table. Then you read what the regulation says; the game itself does not change.
