### What the pages around the game say: home, new table, joining, lobby, end, rules.

## Home

home-motto = Turn a card, write its number, build bridges: ten minutes, 17 cards.
home-drawing = Ink drawing: two islands with their numbers, joined by two bridges and circled
home-name = Your name
home-name-hint = So the others know who you are.
home-name-saved = Saved.
home-player = Player
home-play = Play
home-play-hint = On your own, for a rank.
home-first = Your first game?
home-first-play = Just play
home-first-practise = A practice game first
home-first-count = Play it now: it counts
home-side-a = for first games
home-side-b = trickier
home-others = Play with others
home-others-hint = Two to four players, each on their own device.
home-bot = Against a bot
home-bot-hint = You pick how strong it is.
home-pass = Pass and play
home-pass-hint = Two to four players, one device.
home-join = Join a table
home-join-got = Got a code?
home-join-code = Code
home-join-hint = Whoever opened the table can tell you the code.
home-join-go = Join
home-continue = Continue
home-continue-solo = Solo game
home-continue-over = Finished games
home-continue-all = Show all { $count }
home-phase-lobby = waiting for players
home-phase-setup = starting numbers
home-phase-play = card { $round } of 17
home-phase-over = finished
home-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-learn-hint = Short steps on a real board. Two or three minutes, and you can play.
home-daily = The daily deal
home-daily-hint = One deal a day, the same for everybody.
home-learn-go = Learn to play
home-learn-on = Carry on learning
home-how = How to play
home-how-go = Read the rules
home-statistics = Your statistics
home-print = Print the game
home-editor = Your own boards and cards
home-puzzles = Puzzles
home-puzzles-hint = The best answer is proven. Can you find it?
home-device = Continue on another device
home-device-hint = Your tables come with you. The link works once, within ten minutes. Whoever opens it plays as you, so keep it to yourself.
home-device-link = Link for your other device
home-device-make = Make a link
home-device-qr = QR code of the link for your other device
home-working = One moment…
home-back = Home
home-about = HASHI is a game by Jeffrey D. Allers. This site has no connection with its publisher.

## Things that went wrong

home-failed = That didn’t work. Try again.
home-failed-network = The server cannot be reached. Is it running?
home-failed-no-such-table = There is no table with this code.
home-failed-too-many = That was a lot at once. Wait a moment and try again.
home-failed-wait = That was a lot at once. Try again in { $seconds } s.
home-failed-too-fast = That was a lot at once. Wait a moment and try again.
home-failed-too-many-persons = A lot of new players have come from your network. Try again in { $seconds } s.
home-failed-too-many-tables = You’ve opened a lot of tables. Try again in { $seconds } s.
home-failed-busy = The table is busy. Try again.
home-failed-store-unavailable = The server cannot save at the moment. Try again in a while.
home-failed-name-unfit = That name can’t be used. Try another.
home-failed-board-unfit = You can’t play on this board.
home-failed-board-size = This board is too large: it may have at most 24 islands and 40 lines.
home-failed-deck-unfit = You can’t play with this deck.
home-failed-no-such-day = There is no deal for this day.
home-failed-day-over = This day is over. You can still play its deal as practice.
home-failed-daily-played = You have played this deal already. Only the first game counts.
home-failed-record-unfit = This is not a complete game of this deal, played solo, by the rules and without help.
home-failed-record-copied = Somebody else has already played exactly these turns.
home-failed-times-unfit = This game cannot have been played at the times sent with it.
home-failed-unknown-host = This server doesn’t answer to this name. Ask whoever runs it.
home-failed-code-empty = Type the code first.
home-failed-code-short = A code has { $count } letters. Yours is shorter.

## A link from another device

handover-title = Continue on this device
handover-text = Somebody made this link on another device. If that was you, you can carry on here with the same name and tables. Your old name and seats in this browser will be lost.
handover-go = Continue here
home-failed-link-used = This link has already been used or is too old. Make a new one.

## New table

new-title = New table
new-name = Your name
new-board = Board
new-fresh = A fresh board
new-fresh-hint = One that nobody has played on yet
new-fresh-like = What kind?
new-fresh-a = Open, like side A
new-fresh-b = Many crossings, like side B
new-fresh-wait = Making a board…
new-fresh-is = This board is { $rating }: a simple bot averages { $mean } points on it. (On side A it averages 41, on side B 36.)
new-fresh-proven = You can score 60 points on it: there is a game that proves it.
new-fresh-open = Nobody knows yet whether you can score 60 points on it.
new-fresh-code = With this code anybody gets the same board
new-fresh-copy = Copy the code
new-fresh-another = Another one
new-fresh-type = Got a code? Type it in
new-fresh-show = Show
new-fresh-picture = The fresh board { $code }
new-fresh-missing = Wait for a fresh board, or type in a code.
new-custom = Your own board
new-custom-kept = Kept in this browser
new-custom-editor = Draw one in the editor
new-board-hint = A TOML file with 18 islands, their flags and lines. It is checked before the game starts.
new-custom-choose = Choose a file
new-custom-good = “{ $name }” is a valid board.
new-custom-bad = { $count ->
    [one] You can’t play with this file. One thing is wrong:
   *[other] You can’t play with this file. { $count } things are wrong:
}
new-custom-line = Line { $line }: { $sentence }
new-custom-missing = Choose a valid board file.
new-custom-wait = The file is still being checked.
new-board-large = This file is too long to be a board.
new-board-other = This file is a deck of cards, not a board.
new-deck = Cards
new-deck-ours = The 18 cards of the game
new-deck-custom = Your own deck
new-deck-hint = A TOML file with 18 cards; “5/3” is the number 5 with 3 bridges.
new-deck-good = You can play with this deck.
new-deck-missing = Choose a valid deck.
new-deck-large = This file is too long to be a deck.
new-deck-other = This file is a board, not a deck of cards.
new-seats = Seats
new-seats-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
new-seats-hint = Seats are numbered clockwise. Each sheet is prepared by the player in the seat before.
new-seat = Seat { $seat }
new-seat-you = Seat { $seat }: you
new-kind-person = Person
new-kind-person-hint = joins by link or code
new-kind-device = This device
new-kind-device-hint = passed around
new-kind-bot = Bot
bot-level = Level
bot-level-points = { $level }, about { $points } points
new-device-name = Name for seat { $seat }
new-device-default = Player { $seat }
new-bots-only = Somebody has to play: leave a seat for a person.
new-more = More options
new-clock = Time per card
new-clock-hint = When time runs out, your marks are played if they are legal; otherwise you skip the card.
new-clock-off = No limit
new-clock-seconds = { $seconds } s
new-tracker = Card tracker
new-tracker-hint = Shows all 18 cards and crosses off those already seen.
new-honour = Honour table
new-hints = Hints
new-hints-hint = Anyone who asks is shown a good turn. Every hint is noted in the game record.
new-deal = Deal code
new-deal-hint = Leave it empty for a fresh deal. With the code of a finished game, you play the same cards again.
new-deal-of = With the board and the cards of game { $code }
new-rival = With the board, the start and the cards of game { $code }
new-deal-wrong = A deal code has 64 characters, 0 to 9 and a to f. This one has { $count }.
new-deal-signs = A deal code has only the characters 0 to 9 and a to f.
new-create = Open the table
new-create-solo = Start
new-link = Get a link
new-link-hint = Send the link to your friends: they join with one tap.
new-opponent = Who do you want to play?
new-opponent-hint = The points are what each one scores on average.
new-custom-hint = From a file, or drawn by you

## Join

join-title = Join a table
join-looking = Looking for table { $code }…
join-other = Try another code

## Lobby

lobby-title = The table is ready
lobby-custom-board = Board “{ $name }”
lobby-custom-deck = This table plays with its own cards
lobby-clock = { $seconds } s per card
lobby-tracker = with card tracker
lobby-hints-off = without hints
lobby-invite = Invite
lobby-invite-hint = Send the link, read out the code or let them scan the QR code.
lobby-local-only = Only this computer can open this link. Start HASHI with --lan to let phones join.
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = Copied.
lobby-copy-failed = Please copy it by hand.
lobby-share = Send
lobby-code-spelled = Code: { $letters }
lobby-qr = QR code of the link to this table
lobby-seats = Seats
lobby-seat-open = free
lobby-seat-you = you
lobby-seat-device = on this device
lobby-seat-elsewhere = on the host’s device
lobby-seat-bot = bot, { $level }
lobby-seat-away = away
lobby-seat-at-result = is looking at the result
lobby-name = Your name
lobby-sit = Sit here
lobby-bot = Put a bot here
lobby-bot-away = Remove the bot
lobby-drop = Remove this seat
lobby-leave = Stand up
lobby-evict = Send away
lobby-sent-away = The host has sent you away from this table. You can still watch.
lobby-rename = Change name
lobby-rename-done = Name changed.
lobby-start = Start the game
lobby-start-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-start-ready = Everybody is here.
lobby-start-host = Everybody is here. The host starts the game.
lobby-start-mixing = Shuffling…
lobby-start-dealing = The cards are being dealt…
lobby-dealt-again = No random number came from { $names }, so the deal was sealed again without one. Start the game once more.
lobby-starting = The game is starting…
lobby-watching = You are watching.
lobby-invited = { $name } invites you to HASHI
lobby-invited-nobody = You’re invited to HASHI
lobby-invited-what = Everybody gets the same card: write its number on an island, build bridges, and finish more islands than the others.
lobby-invited-long = About 15 minutes. Nothing to install, no account.
lobby-taken = { $name } takes seat { $seat }.
lobby-free-again = Seat { $seat } is free again.
lobby-name-missing = Enter a name first.
lobby-seal = The deal is sealed
lobby-seal-why = This number seals the server’s secret before anybody sits down. Every seat adds a random number of its own: for now you see only its fingerprint, and the number itself is shown when the game starts. At the end the secret is shown too, and your browser deals again and compares every card: nobody can choose the cards without being noticed.
lobby-fingerprint = Fingerprint of seat { $seat }
lobby-known-deal = This is a known deal: there is no seal, and anyone who has its code may know the cards.
lobby-challenge = { $name } challenges you all: { $total } points to beat, with the same start and the same cards.
table-daily = Daily deal of { $day }
table-daily-practice = Practice: daily deal of { $day }
lobby-rules = How to play
lobby-learn-hint = Learn it while you wait: short steps on a real board. When the game starts, you’re brought right back.

## Rules page

rules-contents = Contents
rules-link = Link to rule { $id }
rules-picture-wrong = not allowed
rules-top = To the top
