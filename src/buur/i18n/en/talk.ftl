### Phrases, drawings and silence at the table: button, bubbles and dialog.

talk-title = Say something
talk-unread =
    { $count ->
        [one] Say something, 1 new
       *[other] Say something, { $count } new
    }
talk-line = { $name }: { $words }
talk-off = By these rules everybody is silent during a deal. You can talk again after the last trick.
talk-on = You can talk again.
talk-reactions = Drawings
talk-group-greeting = Greet
talk-group-thanks = Thank
talk-group-praise = Praise
talk-group-regret = Regret
talk-group-waiting = Wait
talk-group-goodbye = Say goodbye
talk-heard = Said last
talk-people = At the table
talk-mute = Mute
talk-unmute = Hear again
talk-report = Report
talk-report-ask = Report { $name } to the operator? What was said last goes with it. Nobody at the table is told.
talk-report-no = Rather not
talk-reported = Reported. The operator will look at it.
talk-free = Write freely
talk-free-help = Possible between friends or in one club, if everybody at the table wants it.
talk-free-waits = As soon as { $names } wants it too.
talk-free-on = Everybody at the table wants it.
talk-free-text = Your text
talk-free-send = Say
talk-free-text-off = Not everybody at the table wants to write freely yet.
talk-not-close = Writing freely needs everybody to be friends, or in one club.
talk-bad-text = That is too many characters, or none that can be seen.
talk-too-fast = That was a lot at once. Wait a moment.
talk-silence = By these rules everybody is silent during a deal.
talk-no-phrase = The server does not know this phrase. Reload the page.
talk-bad-seat = Nobody sits there just now.
talk-too-many-reports = That is reported already. The operator will look at it.
talk-replaced = Another device plays your seat now.

phrase-hello = Hello everybody!
phrase-good-evening = Good evening!
phrase-good-luck = Good cards to all!
phrase-here-we-go = Here we go!
phrase-thanks = Thank you!
phrase-you-are-welcome = You’re welcome!
phrase-well-played = Well played!
phrase-bravo = Bravo!
phrase-nice-partie = That was a lovely game!
phrase-close-one = That was close!
phrase-sorry = Sorry!
phrase-my-mistake = My mistake.
phrase-bad-luck = Bad luck!
phrase-mistapped = I tapped the wrong card.
phrase-never-mind = Never mind!
phrase-one-moment = One moment, please.
phrase-back-soon = Back in a moment.
phrase-back = I’m back.
phrase-bad-line = My connection is bad.
phrase-no-hurry = Take your time.
phrase-another-one = Shall we play another one?
phrase-must-go = I’m afraid I have to go.
phrase-good-night = Good night!
phrase-until-next-time = Bye, until next time!

react-smile = Smile
react-laugh = Laugh
react-wow = Amazement
react-phew = Phew
react-sad = A pity
react-clap = Applause
react-cheers = Cheers
react-flower = Flower
