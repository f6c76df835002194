### What only the command line says.

## The table

side = Side { $board }
card-of = Card { $round } of { $rounds }
card-open = { $bridges ->
    [one] Number { $number }, { $bridges } bridge
   *[other] Number { $number }, { $bridges } bridges
}
piles = Piles
cards = Cards
points = Points
deadline = { $category } { $points }
round-short = card { $round }
legend = ( ) plain   [ ] red flag   < > blue flag

## Talking to the player

welcome = Write numbers, draw bridges: an island is finished when it has as many bridges as its number.
commitment = The deck is shuffled. Its seal, to be checked after the game: { $commitment }
prompt = { $question }:{" "}
prompt-start = Your starting number (such as 4@c4)
prompt-turn = Your turn
prompt-hint = such as 5@c2 c2-c4*2 · pass · list · help · quit
prompt-hint-honour = such as 5@c2 c2-c4*2 · pass · mistake b3 · help · quit
prompt-confirm = Enter or y confirms, u undoes
prompt-choice = Your choice
prompt-resume = You have an unfinished game. Continue it? (y/n)
yes = y
no = n
word-pass = pass
word-list = list
word-mistake = mistake
word-help = help
word-quit = quit
word-undo = undo
word-undo-short = u
undone = Undone.
undo-nothing = There is nothing to undo.
confirm-unclear = Press Enter or type y to play this turn, u to change it.
help-honour = mistake b3 points out a mistake you made at b3 with an earlier card.
help =
    5@c2 writes the 5 on island c2.
    c2-c4 draws a bridge from c2 to c4; c2-c4*2 draws two.
    Put both together: 5@c2 c2-c4*2. Type pass to do neither.
    list lets you choose step by step, undo goes back a step, help shows this, quit saves and leaves.
choose-island = Where does the { $number } go?
choose-bridge = Bridge { $nth } of { $count }
choose-none = nowhere: skip the number
honour-no-list = At an honour table there is no list: it would give away what is allowed.
choose-no-bridges = none: skip the bridges
choose-unclear = Please type one of the numbers shown.
skips-number = No number this time.
skips-bridges = No bridges this time.
finishes = { $count ->
    [one] Island finished: { $islands }.
   *[other] Islands finished: { $islands }.
}
not-read = I can’t read that: at character { $column } I expected { $expected }.
game-over = All 17 cards are played.
rank-is = { $total ->
    [one] { $total } point: { $rank }
   *[other] { $total } points: { $rank }
}
opened = Seal opened. The secret was { $secret }
check-it = Check the deal with: hashi verify { $path }
saved = Saved in { $path }
resumed = Back at the table: { $path }
goodbye = See you soon! To continue: hashi play --resume { $path }

## Commands

board-fine = { $path }: this board can be played.
deck-fine = { $path }: this deck can be played.
fresh-code = Code
fresh-lines = Lines
fresh-crossings = Crossings
fresh-mean = Bot
fresh-rating = Rating
fresh-best = Best
fresh-how = Bot: the mean of a simple bot over { $games } games. Best: the highest total possible, proven by a game.
file-line = { $path }, line { $line }: { $sentence }
file-whole = { $path }: { $sentence }
record-not-read = { $path }, line { $line }, column { $column }: expected { $expected }.
round-heading = Round { $round }: { $card }
seat-heading = { $name }: { $turn }
winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
fair-checksum-fits = The record is intact: its checksum matches every line.
fair-checksum-wrong = The record was changed after the game: its checksum does not match.
fair-deck-fits = The deck is the known one, in its fixed order.
fair-deck-order = The deck is not in its fixed order. That way any cards could be made to fit.
fair-deck-own = The deck is somebody’s own. Name its file with --deck to check the cards.
fair-seal-same = The seal is the one you noted.
fair-seal-not-compared = Was this seal really shown before the game? If you noted it then, add it with --seal.
fair-seal-missing = There is no seal in the record. If you noted it before the game, add it with --seal.
fair-secret-fits = The secret matches the seal.
fair-secret-missing = There is no secret in the record, so its seal cannot be checked.
fair-known-deal = This was a known deal. There was no seal, and anyone who had its code could know the cards.
fair-no-deal = The record says nothing about its deal.
fair-nonce-same = The deal uses the random number you noted for seat { $seat }.
fair-hash-same = The random number of seat { $seat } matches the fingerprint you noted.
fair-hash-not-compared = Seat { $seat }: was its random number fixed before the game? If you noted its fingerprint then, add it with --hash; your own number with --nonce.
fair-dealt-again = Seat { $seat } did not show its random number, so a first deal was discarded. Whoever deals could have known it by then.
fair-drawn-fits = Seat { $seat } gave no random number; the one used there follows from the secret.
fair-seed-fits = The deal code follows from the secret and the random numbers.
fair-cards-fit = The cards came in the order of this deal.
fair-cards-few = { $card ->
    [one] Only { $card } card of 17 has been played so far.
   *[other] Only { $card } cards of 17 have been played so far.
}
fair-no-cards = No card has been played yet.
fair-game-fits = The game was played by the rules.
fair-honour-fits = The game was played by the rules of an honour table: everything that was drawn could be drawn, and every mistake was settled as M2 to M5 say.
fair-turn-illegal = Line { $line }: { $sentence }
fair-game-broken = Line { $line }: expected { $sentence }.
fair-verdict-fair = The deal was fair.
fair-verdict-partly = As far as this record shows, the deal was fair.
fair-verdict-unfair = This does not add up: the record cannot be trusted.
fair-verdict-nothing-to-check = This record proves nothing about the deal, either way.

serving = HASHI is served at { $address }
serving-stop = Ctrl-C stops it.

## Bots by themselves

progress-games = Games
progress-boards = Boards
simulate-heading = { $count ->
    [one] { $bot }, { $count } solo game, seed { $seed }
   *[other] { $bot }, { $count } solo games, seed { $seed }
}
arena-heading = { $count ->
    [one] { $count } game, seed { $seed }
   *[other] { $count } games, seed { $seed }
}
arena-wins = wins
arena-share = wins in %
arena-points = points on average
arena-how = A shared win counts as a fraction. 95% interval over the deals, by Wilson’s formula; a dash: too few games to tell.
stopped-games = Stopped after { $done } of { $asked } games. So far:
figure-mean = Mean
figure-interval = 95% interval of the mean
figure-interval-short = 95% interval
figure-from-to = { $low } to { $high }
figure-part = { $part } of { $whole }
figure-median = Median
figure-range = Lowest and highest
figure-in-time = Red, blue and six in time, in %
figure-finished = Finished islands, mean
figure-turn-mean = Milliseconds per turn
figure-turn-worst = Slowest turn, in milliseconds
figure-optimum = Best possible, mean
figure-share = Share of that reached, in %
figure-share-interval = 95% interval of that
figure-proven = Proven to be the best
figure-how = 95% interval by Student’s t; a dash: too few games to tell.
figure-totals = Totals
figure-ranks = Ranks

## The best a deal allows

solve-searching = Searching
solve-best = Best so far { $points }, at most { $bound }
solve-proven = { $points } points, and proven: nothing better exists.
solve-found = { $points } points found, at most { $bound } possible: a gap of { $gap }.

## The report of a game

progress-report = Looking at every card
report-written = The report is in { $path }
report-stopped = Stopped. { $path } holds what had been found by then.

## Training

progress-train = Training
train-line = { $count } games, lately { $mean } points on average
train-in-time = In time: red { $red }%, blue { $blue }%, six { $six }%.
train-written = What was learned is in { $path }
train-resume = To continue: hashi train --resume { $path }
train-use = To let the bots use it on this board, put it at { $path }
train-use-any = To let the bots use it on boards they have not learned, put it at { $path }
train-nothing = Stopped before anything was learned.

## Errors

error-file = { $path } cannot be read.
error-write = { $path } cannot be written.
error-board = There is no side { $board }: choose A or B, or give the code of a fresh board or a board file.
error-board-count = Make between 1 and { $most } boards at a time.
error-language = There is no language { $language }: choose one of { $languages }.
error-deal = A deal code has 64 hexadecimal digits; a date such as 2026-11-16, or today, is the daily deal.
error-seal = A seal has 64 hexadecimal digits.
error-nonce = Seat { $seat }: a random number or its fingerprint has 64 hexadecimal digits.
error-nonce-seat = “{ $word }”: expected a seat, 1 to { $seats }, and its random number, such as 1=0f3a…
error-name = A name has 1 to 40 characters.
error-finished = { $path }: this game is already finished.
error-not-solo = { $path }: only solo games can be continued in the terminal.
error-no-seed = { $path }: the record does not hold its deal, so the game cannot be continued.
error-port = Port { $port } cannot be used.
error-command = “{ $words }” is not understood; hashi --help shows the commands.
error-command-meant = “{ $words }” is not a command. Did you mean { $command }?
error-option = There is no option { $option }; --help shows them all.
error-option-meant = There is no option { $option }. Did you mean { $other }?
error-option-empty = { $option } needs a value.
error-argument-missing = { $name } is missing; --help shows what is needed.
error-option-twice = { $option } is given twice.
error-option-choice = { $option } must be one of { $choices }, not “{ $value }”.
error-option-value = { $option } must be a number, not “{ $value }”.
error-output = The output could not be written: { $reason }.
error-data = { $path } cannot be opened for writing. Is there room on the disk, and may this user write there? hashi doctor tells you more.
error-newer-data = { $path } was written by a newer version of HASHI.
error-bot = There is no bot { $bot }: choose one of { $bots }.
error-bot-broken = The bot { $bot } cannot be used. { $reason }
error-bots = An arena has { $fewest } to { $most } bots, with commas between them.
error-games = Play at least 1 game.
error-games-seats = Every deal is played once for each seat: choose a number of games divisible by { $seats }.
error-start-choice = A start is own or random.
error-seconds = The time limit must be more than 0 seconds.
error-jobs = At least 1 job is needed.
error-jobs-or-dask = Choose either --jobs or --dask.
error-dask-missing = A Dask cluster needs one more package: pip install 'hashi-game[dask]'
error-dask-address = No Dask scheduler answers at { $address }.
error-solver-missing = Finding the best way through a deal needs one more package: pip install 'hashi-game[solver]'
error-print-missing = Printing needs one more package: pip install 'hashi-game[print]'
error-fonts = The fonts for printing are missing: they are built with the page (make play does it).
error-sheets = Between 1 and { $most } sheets can be printed.
printed = { $path } is ready to print.
error-target = “{ $target }” is not a record, a deal code or a list of cards.
error-record-only = --from and --seat belong to a record.
error-record-board = A record brings its own board and deck.
error-cards-unknown = { $path }: not all cards of this game are known.
error-round = Choose a round from 1 to { $last }.
error-start-or-round = Choose either --start or --from.
error-start = “{ $start }”: expected { $expected }, or free.
error-card = “{ $word }”: expected { $expected }.
error-cards-count = Name the { $rounds } cards of the pile, not { $count }.
error-cards-deck = The deck does not have { $card } that many times.
error-not-over = { $path }: this game is not over yet.
error-minutes-or-games = Choose either --minutes or --games.
error-multiplayer-any = Training in company needs a board: it goes on from what the bots have learned there alone.
error-minutes = The training time must be more than 0 minutes.
error-seed = A seed for training is 0 or more.
error-checkpoint = { $path } is not a training checkpoint for this board.
error-resume-length = Resumed training keeps its length: leave out --minutes and --games.

## Compiled code

progress-compile = Compiling
compile-once = Compiling for this machine: this takes about { $seconds } seconds, and only this once.
compile-elsewhere = { $path } cannot be written to; the compiled code goes to { $other }, which may be emptied at any time.
compile-nowhere = Compiled code cannot be kept because no folder can be written to. It is compiled again every time.
warm-done = Compiled in { $seconds } s. The code is kept in { $path }
warm-ready = Everything is compiled already. The code is kept in { $path }

progress-puzzles = Puzzles
puzzle-goal = { $points ->
    [one] Round { $round }: { $points } more point is possible. Find it.
   *[other] Round { $round }: { $points } more points are possible. Find them.
}
puzzle-best = { $points ->
    [one] { $points } more point, and proven: nothing better exists.
   *[other] { $points } more points, and proven: nothing better exists.
}
puzzle-ways = { $count ->
    [one] There is { $count } way to get them; this is it:
   *[other] There are { $count } ways to get them; this is one:
}
puzzle-unproven = The best way through this puzzle could not be proven in time.
puzzle-fault-goal = the goal is not the best there is
puzzle-fault-way = the way given does not reach the goal
puzzle-fault-rating = it is rated wrong
puzzle-fault-unproven = its goal could not be proven in time
puzzle-checked = Puzzles checked: { $count }, wrong: { $wrong }
puzzle-column-level = Level
puzzle-column-count = Puzzles
puzzle-column-tried = Turns tried
puzzle-column-ways = Best ways
puzzle-column-missed = Greedy misses
puzzle-column-solved = Bot solves
error-puzzle = This puzzle cannot be read. Expected: { $expected }.
error-puzzle-cards = A puzzle has { $least } to { $most } cards.
error-puzzle-level = There are levels 1 to { $most }.
error-puzzle-count = Make at least 1 puzzle.
error-puzzle-tries = Try at least 1 way.
error-puzzle-day = “{ $day }” is not a day such as 2026-12-24.
