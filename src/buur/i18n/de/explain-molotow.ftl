### Molotow und Mittlere: Trumpf macht die erste Karte, die nicht farbt.

explain-contracts-first_discard = Niemand wählt: Zuerst geht es ohne Trumpf obenabe; die erste Karte, die nicht farbt, macht ihre Farbe zum Trumpf und sticht. Trumpf-{ rank-jack } und Trumpf-Neuner zählen 20 und 14, auch wenn sie schon eingezogen sind.
explain-write-extremes = Wer allein am wenigsten Punkte hat, schreibt einen Strich, ebenso wer allein am meisten hat, aber weniger als hundert.
explain-write-middle = Geschrieben wird, was Striche und Nuller zusammen ergeben: Der Erste und der Letzte haben einen Strich, der Mittlere zwei Nuller. Hundert Punkte oder kein Stich sind zwei Nuller und für jeden anderen ein Strich; alle Stiche sind zwei Striche und für jeden anderen ein Nuller. Ohne Trumpf, oder ohne einen in der Mitte, zählt das Spiel nicht.
