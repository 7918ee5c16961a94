### Names that are refused: `error-name-{code}`, see docs/reference/names.md.

error-name-invisible = Your name contains an invisible character ({ $sign }). Delete the name and type it again.
error-name-sign = The character { $sign } cannot be part of a name. Leave it out.
error-name-accents = One letter of your name has too many accents. Leave some out.
error-name-scripts = Your name mixes letters of several alphabets. Write it in one of them.
error-name-lookalike = Your name looks too much like { $bot }, a computer player. Choose another one.
error-name-twice = Two people at this table would be called { $name }. Add something to one of the names.
error-name-long = Your name has more than { $most } characters. Shorten it.
