### The command line. Commands, options and codes stay as they are typed.

## Errors: one sentence, and with .hint what to do

cli-error-unknown-rules = There is no rule set “{ $name }”.
    .hint = Examples: { $known }; `buur rules list` shows them all.
cli-error-unknown-rules-near = There is no rule set “{ $name }”.
    .hint = Did you mean { $near }? `buur rules list` shows them all.
cli-error-rules-twice = Both --rules and --house name the rules.
    .hint = Give one of the two.
cli-error-unknown-option = There is no option “{ $name }” in the rules.
    .hint = Did you mean { $near }? `buur rules show chibre` lists them all.
cli-error-option-without-value = “{ $word }” is not an option with its value.
    .hint = Write NAME=VALUE, for example target=500.
cli-error-bad-value = The option { $name } cannot be “{ $value }”.
    .hint = It can be: { $expected }.
cli-error-rules = { $name } is not a file of house rules: { $message }.
    .hint = It is TOML: a line base = "schieber", perhaps a name, and a table [options] with what differs.
cli-error-unknown-bot = There is no bot “{ $name }”.
    .hint = There are: { $known }.
cli-error-no-budget = The bot { $name } takes no budget.
    .hint = It thinks as long as it needs: leave out @ and everything after it.
cli-error-bad-budget = The bot { $name } cannot be given “{ $budget }”.
    .hint = Write rounds, as in { $name }@300, or a time for each move, as in { $name }@200ms.
cli-error-bad-habits = The file { $file } holds no habits that this program can read.
    .hint = `buur train` writes such files.
cli-error-nothing-to-practise = Nothing can be learnt from these rule sets: { $names }.
    .hint = With --rules, name others in which the trumps are known before the first card.
cli-error-bot-raised = The bot { $name } failed: { $detail }.
    .hint = Its own program says more.
cli-error-bot-no-module = The bot { $name } cannot be loaded: { $detail }.
    .hint = Write package.module:factory; the package has to be on PYTHONPATH.
cli-error-bot-no-factory = The bot { $name } cannot be created: there is no function { $detail }.
    .hint = The factory takes a seed and returns a bot.
cli-error-bot-worker-died = A process that played { $name } has ended.
    .hint = With `--workers 1` it says why.
cli-error-bot-no-program = The bot { $name } cannot be started: { $detail }.
    .hint = Write cmd: and the program with its arguments, in quotes.
cli-error-bot-no-hello = The bot { $name } does not say hello.
    .hint = Its first line has to be an object with the key hello, see docs/how-to/duel.md.
cli-error-bot-crashed = The bot { $name } has ended: { $detail }.
    .hint = A bot runs until its standard input ends.
cli-error-bot-hung = The bot { $name } no longer answers: several answers did not come within { $detail } s.
    .hint = Give it more time with --timeout.
cli-error-bot-flood = The bot { $name } writes without ending its line.
    .hint = Each answer is one line of JSON; flush it.
cli-error-bot-refuses = The bot { $name } refuses to play: { $detail }.
    .hint = It ends the duel by itself; its own program says more.
cli-error-bot-no-agent = No agent answers for { $name }: { $detail }.
    .hint = Write hslu: and its address, as in hslu:http://localhost:8158/steady.
cli-error-bot-no-address = { $name } does not contain an address: { $detail }.
    .hint = Write hslu: or hslu-old: and the agent’s address, as in hslu:http://localhost:8158/steady.
cli-error-bot-unlawful = The bot { $name } gives an answer that the rules do not allow: { $detail }.
    .hint = Nothing is learnt from such a game; correct its program.
cli-error-bot-other-game = { $name } cannot play { $detail }.
    .hint = HSLU agents and Jass Challenge bots know only the Schieber: `--rules schieber`.
cli-error-bot-nobody-came = Nobody plays for { $name }. Bots missing at the table: { $detail }.
    .hint = They have to connect to this port within two minutes, see docs/how-to/duel.md.
cli-error-bot-no-bot-there = Nobody answers for { $name }: { $detail }.
    .hint = Write its address, as in ws://localhost:9000/bot.
cli-error-bot-left = A bot of { $name } has left the table: { $detail }.
    .hint = With --state the duel goes on where it stopped.
cli-error-bot-no-port = { $name } cannot get a port: { $detail }.
    .hint = Write a free port, as in listen:9000 or zuehlke:3000.
cli-error-bot-bad-port = { $name } does not contain a port: { $detail }.
    .hint = Write a number from 1 to 65535, as in listen:9000 or zuehlke:3000.
cli-error-bot-no-server = { $name } cannot reach a server: { $detail }.
    .hint = Write its address, as in ws://localhost:3000.
cli-error-bot-bad-server = { $name } does not understand what the server says: { $detail }.
    .hint = Buur understands the Schieber of the Jass Challenge, see docs/how-to/foreign.md.
cli-error-table-bad-invitation = { $url } is neither an invitation nor the address of a server.
    .hint = An invitation is an address such as http://localhost:8157/table/k7wq#token=…; `buur serve` prints the address of its server.
cli-error-table-no-server = No server answers at { $url }: { $detail }.
    .hint = Check the address, and whether `buur serve` runs there.
cli-error-table-not-buur = What answers at { $url } is not a Buur server.
    .hint = Check the address.
cli-error-table-no-seat = This invitation opens no seat at { $url }.
    .hint = Copy the whole of it, with everything after the #.
cli-error-table-replaced = Somebody else has taken the seat at { $url }.
    .hint = The same command takes it back.
cli-error-table-other-version = The server at { $url } runs a different version of Buur, not { $own }.
    .hint = Use the same version on both sides.
cli-error-table-refused = The server at { $url } refuses: { $detail }.
    .hint = See docs/reference/protocol.md.
cli-error-table-unavailable = The server at { $url } can neither save nor read its tables for now.
    .hint = Start the same command again later.
cli-error-not-with-invitation = The table at { $url } already has its rules and its players.
    .hint = Leave out --rules, --house, --option and --with.
cli-error-not-at-table = { $option } cannot be used with { $url }.
    .hint = `buur agent --help` says what belongs together.
cli-error-needs-join = { $option } works only with --join.
    .hint = `buur agent --help` explains it.
cli-error-one-seat = { $count } bots cannot share one seat.
    .hint = Name one bot; each of the others needs an invitation of its own.
cli-error-one-program = { $count } bots cannot be one program.
    .hint = With --lines name one bot.
cli-error-with-count = The number of other players does not fit: { $count }.
    .hint = Give --with once for all of them, or once for each of { $seats }.
cli-error-no-ray = Ray, which it takes to reach { $address }, is not installed.
    .hint = `pip install ray` installs it.
cli-error-no-cluster = There is no Ray cluster at { $address }: { $detail }.
    .hint = `ray start --head` starts one; `--ray local` plays on this machine.
cli-error-not-with-ray = { $name } cannot play on a cluster.
    .hint = Its bots connect to a port of this machine: leave out --ray.
cli-error-other-duel = { $name } belongs to another duel: { $field } differs.
    .hint = Name another file with --state, or give the same bots and rules.
cli-error-other-build = { $name } was played by another version of Buur than this one ({ $own }).
    .hint = Results of two versions cannot be added up: go on with that version, or name another file with --state.
cli-error-auto-only = { $option } works only with --auto.
    .hint = `buur play --auto` lets four bots play.
cli-error-not-with-auto = { $option } cannot be used with --auto, which opens no page.
    .hint = Leave one of the two out.
cli-error-deals-and-parties = Both --deals and --parties say how long to play.
    .hint = Give one of the two.
cli-error-bot-count = The number of bots does not fit: { $count }.
    .hint = Give --bot once for all of them, or once for each of { $seats }.
cli-error-port-taken = Another program is using port { $port }.
    .hint = Choose another one with --port, or any free one with --port 0.
cli-error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $detail }.
    .hint = Choose another port with --port; the address must belong to this machine.
cli-error-server = The server cannot run: { $message }.
    .hint = `buur doctor` looks for the cause.
cli-error-database-damaged = The database { $name } is damaged.
    .hint = Restore a backup of the file; docs/how-to/serving.md says how.
cli-error-database-disk-error = The system reports a disk error for the database { $name }.
    .hint = Check the disk, and what the system’s log says of it.
cli-error-database-disk-full = The disk that holds the database { $name } is full.
    .hint = Free space there and start again; nothing is lost.
cli-error-database-locked = Another program has locked the database { $name }.
    .hint = End that program, or name another file with --database.
cli-error-database-missing = The database { $name } cannot be opened.
    .hint = Check the name and the folder.
cli-error-database-no-descriptors = No file descriptors are left for the database { $name }.
    .hint = Raise their number with `ulimit -n`, or with LimitNOFILE= in systemd.
cli-error-database-read-only = The database { $name } is read-only.
    .hint = Let the server write to the file and to its folder.
cli-error-database-unreachable = The database { $name } does not answer.
    .hint = Check its server and the address.
cli-error-not-text = { $name } is not a text file.
    .hint = Texts are read as UTF-8.
cli-error-no-such-file = There is no file { $name }.
    .hint = Check the name and the folder.
cli-error-file-denied = There is no permission to open { $name }.
    .hint = Check the permissions of the file and its folder.
cli-error-file-is-folder = { $name } is a folder.
    .hint = Name a file in it.
cli-error-disk-full = The disk is full: { $name } cannot be written.
    .hint = Make room and try again.
cli-error-system = The system refuses: { $message } ({ $name }).
    .hint = `buur doctor` looks for the cause.
cli-error-no-such-option = { $command } has no option { $option }.
    .hint = Did you mean { $near }? `{ $command } --help` lists them all.
cli-error-no-such-option-far = { $command } has no option { $option }.
    .hint = `{ $command } --help` lists those it has.
cli-error-no-such-command = There is no command “{ $name }”.
    .hint = Try `{ $near }`.
cli-error-missing-parameter = { $command } needs { $name }.
    .hint = `{ $command } --help` explains it.
cli-error-bad-argument = { $name } cannot take this value.
    .hint = It can be: { $expected }.
cli-error-option-needs-value = { $option } needs a value.
    .hint = Write it after the option: { $option } VALUE.
cli-error-option-takes-no-value = { $option } takes no value.
    .hint = Write { $option } alone.
cli-error-extra-argument = { $command } does not expect “{ $words }”.
    .hint = `{ $command } --help` lists what it takes.
cli-error-usage = { $message }.
    .hint = `{ $command } --help` explains it.
cli-error-nothing-to-solve = There is nothing to solve in { $name }.
    .hint = It takes a moment at which a card is to be played and every hand is known.
cli-error-no-such-record = { $name } has no such record.
    .hint = Records in it: { $records }.
cli-error-solve-open = What is played becomes known only by playing: there is no trump yet.
    .hint = Take a later moment of the record, or name the trumps, as in --contract trump:H.
cli-error-solve-ranks = These rules score by rank, which depends on everybody’s points.
    .hint = Say what the side whose turn it is wants: --aim most, --aim fewest or a number of points.
cli-error-solve-prediction = These rules score the difference from a prediction, and none is known.
    .hint = Say how many points the side whose turn it is still wants, as in --aim 40.
cli-error-record-only = { $option } works only with a record.
    .hint = Hands typed in have no course of play: leave out this option.
cli-error-deal-only = { $option } works only with hands typed in.
    .hint = A record says itself what is played: leave out this option.
cli-error-not-card = “{ $code }” is not a card.
    .hint = A card is a suit S H D C and a rank 6 7 8 9 T J Q K A, as in SJ.
cli-error-not-contract = “{ $code }” is not a contract.
    .hint = Examples: trump:S, oben, unten, zigzag:oben, misere:trump:H.
cli-error-position-hands = Hands given: { $hands }, seats in play: { $seats }.
    .hint = Write the hands of all seats with a semicolon between them.
cli-error-position-no-seat = { $seat } is not a seat.
    .hint = It can be: 0 to { $last }.
cli-error-position-full-trick = Cards on the table: { $cards }, which is a whole trick or more.
    .hint = After --trick come the cards of the open trick, fewer than { $seats }.
cli-error-position-twice = Given twice: { $cards }.
    .hint = There is one of each card.
cli-error-position-count = Cards of seat { $seat }: { $cards }, expected: { $expected }.
    .hint = All hold the same number; whoever has played to the open trick holds one fewer.
cli-error-position-empty = Nobody holds a card.
    .hint = Write the hands, as in `SJ HA; S9 H6; S6 HK; SA H7`.
cli-error-position-many-tricks = Tricks still open: { $open }, tricks of a deal: { $tricks }.
    .hint = Give everybody fewer cards.
cli-error-position-first-suit = The points depend on the first suit that was led, and it is not known.
    .hint = Solve a whole deal, or a record.
rules-open = This contract becomes known only by playing: name its trumps.
rules-pack = There are not enough cards for { $seats } seats with { $tricks } tricks.
rules-sides = Sides named: { $sides }, seats in play: { $seats }.
cli-error-unknown-figure = No figure begins with “{ $name }”.
    .hint = There are: { $known }.
cli-error-not-with-page = { $option } cannot be used with --page, which measures only the page.
    .hint = Leave one of the two out.
cli-error-page-of-checkout = The page is measured only in a checkout of the source.
    .hint = There, `./buur test` installs what it needs.
cli-error-not-before = { $option } cannot be used with { $command }.
    .hint = Put the options after { $command }.
cli-error-bench-server-failed = The server in { $path } did not start.
    .hint = --against takes the folder of a checkout.
cli-error-bench-server-hung = The server in { $path } no longer answers.
cli-error-bench-node-failed = A node of the cluster did not start.
    .hint = Check that PostgreSQL and NATS answer at the URLs of --database and --bus, and that `buur[cluster]` is installed.
cli-error-bench-node-hung = A node of the cluster no longer answers.
cli-error-bug = This is a fault in Buur, not yours: { $error }. Details are in { $log }; BUUR_DEBUG=1 shows them here.
cli-interrupted = Interrupted.

## play and serve

cli-play-ready = The table is at { $url } (Ctrl-C to stop)
cli-play-running = The table is already open, at { $url }
cli-play-no-browser = No browser opened: open this address yourself.
cli-play-stopped = The server has stopped. Unfinished games wait for you.
cli-admin-no-reports = Nothing is reported.
cli-admin-report-time = time (UTC)
cli-admin-report-table = table, version
cli-admin-report-reporter = reported by
cli-admin-report-reported = person reported
cli-admin-report-talk = said last
cli-auto-progress = Game { $partie }, deal { $deal }

## rules

cli-column-rules = rules
cli-column-family = family
cli-column-also = also called
cli-column-players = players
cli-column-source = source
cli-column-option = option
cli-column-value = value
cli-column-meaning = meaning
cli-column-clause = §
cli-column-origin = from
cli-origin-house = house rule
cli-no-difference = { $a } and { $b } play by the same rules.
cli-no-words = No word of the glossary contains: { $wanted }.
cli-column-word = word
cli-column-place = language and region
cli-source-w25 = W25: French encyclopaedia, January 2025
cli-source-w10 = W10: French encyclopaedia, 2010
cli-source-r93 = R93: Romand regulation, 1993 (extracts)
cli-source-p002 = P002: a French games page
cli-source-t06 = T06: rules of a tournament, 2006/07
cli-source-jw = JW: lexicon of the German-Swiss regulations
cli-source-sl = SL: rules of a Swiss game server
cli-source-k16 = K16: the Romand regulation, chapters on estimation

## ask and check

cli-ask-waiting = Type one question per line as JSON; Ctrl-D ends.
cli-check-fine = { $name }: no problem found in { $events } events.
cli-check-problem = { $place }: { $message }
cli-check-note = { $place }: note: { $message }
cli-check-unreadable = { $place }: cannot be read: { $message }
cli-check-deals-fine = { $name }: no problem found in { $deals } deals.
cli-check-deals = { $name }: { $deals } deals replayed, { $wrong } of them with problems; lines that cannot be read: { $lost }.
cli-check-progress = Deals replayed: { $deals }

## Deals of other programs

cli-foreign-not-json = This line is not JSON.
cli-foreign-too-long = This line has more than { $limit } bytes.
cli-foreign-no-deal = There is no deal on this line: an object with “tricks” is expected, alone or under “game”.
cli-foreign-missing = The field “{ $field }” is missing.
cli-foreign-bad-value = The field “{ $field }” cannot be { $value }; it can be: { $expected }.
cli-foreign-damaged = The compressed data end early or are damaged.
cli-foreign-trick-count = Tricks written: { $count }; a deal has 9.
cli-foreign-card-count = Trick { $trick }: cards written: { $count }; a trick has 4.
cli-foreign-card-twice = Trick { $trick }: { $card } has been played before.
cli-foreign-hand = The hand written for player { $player } is not the one this player plays.
cli-foreign-leader = Trick { $trick }: player { $written } leads, but it is player { $true }’s turn to lead.
cli-foreign-illegal = Trick { $trick }: player { $player } may not play { $card }.
cli-foreign-winner = Trick { $trick }: player { $true } wins it, not player { $written }.
cli-foreign-points = Trick { $trick }: it counts { $true } points, not { $written }.

## duel

cli-duel-played = { $a } against { $b }, { $rules }: the same cards from every place, { $boards } times, { $deals } deals in all.
cli-duel-gain = { $a } gains { $gain } { $per ->
    [parties] of a game
   *[deal] per deal
}.
cli-duel-wins = { $a } is ahead in { $share } % of the places.
cli-duel-decided = Decided: { $name } is better.
cli-duel-undecided = Not decided yet: { $name } is ahead.
cli-duel-kept = Boards kept: { $boards }. The same command goes on from there.
cli-duel-plot-title = { $a } against { $b }, { $rules }
cli-duel-plot-across = sets of cards
cli-duel-plot-up = What { $a } gains per { $unit ->
    [parties] game
   *[deal] deal
}
cli-duel-plot-band = ± 2 standard errors
cli-duel-plot-bound = decided once 0 lies outside
cli-duel-awaits = Waiting at { $url } for { $bots ->
    [one] a bot
   *[other] four bots of the Jass Challenge
}.
cli-duel-bot = bot
cli-duel-acts = moves
cli-duel-ms = ms per move
cli-duel-ms95 = 95 % within ms
cli-duel-illegal = illegal moves
cli-duel-late = late moves
cli-agent-ready = { $name } answers at { $url }
cli-agent-invites = Seat { $seat }: { $url }
cli-agent-over = { $name } { $outcome ->
    [True] has won
    [False] has lost
   *[draw] has drawn
}, { $scores } after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}{ $faults ->
    [0] .
    [one] ; one move came too late or was against the rules.
   *[other] ; { $faults } moves came too late or were against the rules.
}

## train

cli-train-played = { $name } has played: { $rules }. Deals in all: { $deals }.
cli-train-fitting = Learning
cli-train-goal = points are
cli-train-learnt = choices learnt from
cli-train-asked = choices asked
cli-train-foreseen = foreseen
cli-train-likely = how likely they seemed
cli-train-even = by chance
cli-train-wanting = wanted
cli-train-shunning = avoided
cli-train-written = Written to { $file }: `buur duel sharp+{ $file } sharp` plays with it.

## doctor

cli-doctor-fine = ok
cli-doctor-problem = problem
cli-doctor-python = Python
cli-doctor-python-advice = Install Python 3.11 or newer.
cli-doctor-packages = Packages
cli-doctor-packages-advice = Remove the folder .venv and run ./buur again.
cli-doctor-kernels = Kernels
cli-doctor-kernels-advice = Set BUUR_KERNELS to a folder that you can write to, or run `buur doctor --warm` once with that permission.
cli-doctor-kernels-complete = complete
cli-doctor-kernels-missing = { $parts } still to be compiled, at first use or by `buur doctor --warm`
cli-doctor-database = Database
cli-doctor-database-advice = Name another file with --database, or get permission to write to this one.
cli-doctor-port = Port
cli-doctor-port-advice = Another program uses this port: choose another one with --port.
cli-doctor-browser = Browser
cli-doctor-browser-advice = Install a browser, or open the address that `buur play --no-browser` prints on another device.
cli-doctor-locale = Language
cli-doctor-locale-advice = The terminal’s character set is not UTF-8: set LC_ALL=C.UTF-8.
cli-doctor-languages = texts in { $lang }
cli-doctor-all-fine = Everything is ready: `buur play`.

## solve

cli-solve-turn = { $contract }: seat { $seat } is to play and wants { $wanted }.
cli-solve-most = most points
cli-solve-fewest = fewest points
cli-solve-near = a number of points from here on: { $points }
cli-solve-distance = missed by
cli-solve-card = card
cli-solve-points = points
cli-solve-match = match
cli-solve-conceded = match conceded

## bench

cli-bench-figure = figure
cli-bench-value = value
cli-bench-goal = goal
cli-bench-other = the other checkout
cli-bench-ratio = ratio
cli-bench-server-rate = moves answered in time
cli-bench-server-p50 = time until an answer, median
cli-bench-server-p99 = time until an answer, 99 % within
cli-bench-server-bytes = sent for a move
cli-bench-server-messages = messages for a move
cli-bench-server-cpu = processor time of the server for a move
cli-bench-server-client-cpu = processor time of the clients for a move
cli-bench-server-refused = moves refused
cli-bench-server-memory = memory for a table
cli-bench-cluster-sqlite = SQLite
cli-bench-cluster-nodes = { $count ->
        [one] 1 node
       *[other] { $count } nodes
    }
cli-bench-cluster-share = share of SQLite
cli-bench-cluster-crossed = moves that crossed nodes
cli-bench-cluster-batch = tables in a commit
cli-bench-cluster-commit = time of a commit
cli-bench-cluster-cpu = processor time of all nodes for a move
cli-bench-cluster-pinned = nodes with a core to themselves
cli-bench-running = Measuring: { $what }
cli-compiling = Compiling kernels: { $done } of { $many }
cli-bench-act = one move with four views
cli-bench-deals = random deals, rules only
cli-bench-kernel-trump = compiled random deals, trump
cli-bench-kernel-oben = compiled random deals, Obenabe
cli-bench-kernel-zigzag = compiled random deals, Slalom
cli-bench-kernel-trump-cores = compiled random deals, trump, on all cores
cli-bench-kernel-rest = compiled ends of deals, from the fifth trick
cli-bench-kernel-start = loading the kernels
cli-bench-kernel-compile = compiling the kernels
cli-bench-solve-trump-6 = exact value of a random deal, trump, 6 cards each
cli-bench-solve-trump-7 = exact value of a random deal, trump, 7 cards each
cli-bench-solve-trump-8 = exact value of a random deal, trump, 8 cards each
cli-bench-solve-trump-9 = exact value of a random deal, trump, 9 cards each
cli-bench-solve-trump-9-95 = exact value of a random deal, trump, 9 cards each: slowest 5 % from
cli-bench-solve-oben-9 = exact value of a random deal, Obenabe, 9 cards each
cli-bench-solve-zigzag-9 = exact value of a random deal, Slalom, 9 cards each
cli-bench-solve-unten-9 = exact value of a random deal, Undenufe, 9 cards each
cli-bench-solve-tutti-9 = exact value of a random deal, Tutti, 9 cards each
cli-bench-solve-trio-9 = exact value of a random deal, trio of trump, Obenabe and Undenufe, 9 cards each
cli-bench-solve-misere-9 = exact value of a random deal, misère of Obenabe, 9 cards each
cli-bench-solve-batch = every card of a deal in batches, trump, 6 cards each
cli-bench-solve-batch-cores = every card of a deal in batches, trump, 6 cards each, on all cores
cli-bench-all-start = loading kernels, solver and search
cli-bench-all-compile = compiling kernels, solver and search
cli-bench-ask = one answer of buur ask
cli-bench-act95-easy = a move of easy in Schieber, 95 % within
cli-bench-act95-steady = a move of steady in Schieber, 95 % within
cli-bench-act95-sharp = a move of sharp in Schieber, 95 % within
cli-bench-act95-master = a move of master in Schieber, 95 % within
cli-bench-auto = one deal of four bots
cli-bench-foreign = deals of other programs replayed
cli-bench-import = import buur
cli-bench-start-version = buur --version
cli-bench-start-help = buur --help
cli-bench-start-rules = buur rules list
cli-bench-start-play = buur play until the page answers
cli-bench-ratio-import = import buur, compared with import asyncio
cli-bench-ratio-version = buur --version, compared with an empty Python
cli-bench-ratio-help = buur --help, compared with an empty Python
cli-bench-ratio-launcher = a prepared ./buur, compared with an empty Python
