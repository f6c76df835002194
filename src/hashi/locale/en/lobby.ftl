### What the pages around the game say: home, new table, joining, lobby, end, rules.

## Home

home-motto = Islands, bridges, and one card for all.
home-drawing = Ink drawing: two islands joined by a bridge
home-name = Your name
home-name-hint = So the others know who you are.
home-name-saved = Saved.
home-player = Player
home-solo = Play solo
home-solo-hint = You against the cards: what rank will you reach? Pick a side and start.
home-side = Side { $side }
home-side-a = for first games
home-side-b = trickier
home-others = Play with others
home-others-hint = Two to four players: each on their own device, passing one around, or against bots.
home-others-begin = Set up a table
home-join = Join a table
home-join-code = Code
home-join-hint = Whoever opened the table can tell you the code.
home-join-go = Join
home-continue = Continue
home-continue-over = Finished games
home-continue-all = Show all { $count }
home-phase-lobby = waiting for players
home-phase-setup = starting numbers
home-phase-play = card { $round } of 17
home-phase-over = finished
home-learn = New here?
home-learn-hint = Seven short steps on a real board. Three minutes, and you can play.
home-learn-go = Learn to play
home-learn-on = Carry on learning
home-how = How to play
home-how-hint = Every rule, with pictures.
home-how-go = Read the rules
home-settings = Language and theme
home-language = Language
home-light = Theme
home-light-system = Same as system
home-light-light = Light
home-light-dark = Dark
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
home-failed-too-many-tables = You’ve opened a lot of tables. Wait a while before the next one.
home-failed-busy = The table is busy. Try again.
home-failed-store-unavailable = The server cannot save at the moment. Try again in a while.
home-failed-name-unfit = That name can’t be used. Try another.
home-failed-board-unfit = You can’t play on this board.
home-failed-unknown-host = This server doesn’t answer to this name. Ask whoever runs it.
home-failed-code-empty = Type the code first.

## A link from another device

handover-title = Continue on this device
handover-text = Somebody made this link on another device. If that was you, you can carry on here with the same name and tables. Your old name and seats in this browser will be lost.
handover-go = Continue here
home-failed-link-used = This link has already been used or is too old. Make a new one.

## New table

new-title = New table
new-name = Your name
new-name-missing = Please enter your name.
new-board = Board
new-own = Your own board file
new-own-hint = A TOML file with 18 islands, their flags and lines. It is checked before the game starts.
new-own-choose = Choose a file
new-own-good = “{ $name }” is a valid board.
new-own-bad = { $count ->
    [one] You can’t play with this file. One thing is wrong:
   *[other] You can’t play with this file. { $count } things are wrong:
}
new-own-line = Line { $line }: { $sentence }
new-own-missing = Choose a valid board file.
new-own-wait = The file is still being checked.
new-own-large = This file is too long to be a board.
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
new-device-name-missing = Enter a name for everybody on this device.
new-device-default = Player { $seat }
new-bots-only = Somebody has to play: leave a seat for a person.
new-more = More options
new-clock = Time per card
new-clock-hint = When time runs out, your marks are played if they are legal; otherwise you skip the card.
new-clock-off = No limit
new-clock-seconds = { $seconds } s
new-tracker = Card tracker
new-tracker-hint = Shows all 18 cards and crosses off those already seen.
new-hints = Hints
new-hints-hint = Anyone who asks is shown a good turn. Every hint is noted in the game record.
new-deal = Deal code
new-deal-hint = Leave it empty for a fresh deal. With the code of a finished game, you play the same cards again.
new-deal-wrong = A deal code has 64 characters, 0 to 9 and a to f. This one has { $count }.
new-deal-signs = A deal code has only the characters 0 to 9 and a to f.
new-create = Open the table
new-create-solo = Start

## Join

join-title = Join a table
join-looking = Looking for table { $code }…
join-other = Try another code

## Lobby

lobby-title = The table is ready
lobby-side = Side { $side }
lobby-own-board = Board “{ $name }”
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
lobby-name = Your name
lobby-sit = Sit here
lobby-bot = Put a bot here
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
lobby-watching-sit = You are watching. Take a free seat to play.
lobby-taken = { $name } takes seat { $seat }.
lobby-free-again = Seat { $seat } is free again.
lobby-name-missing = Enter a name first.
lobby-seal = The deal is sealed
lobby-seal-why = This number seals the server’s secret before anybody sits down. Every seat adds a random number of its own: for now you see only its fingerprint, and the number itself is shown when the game starts. At the end the secret is shown too, and your browser deals again and compares every card: nobody can choose the cards without being noticed.
lobby-known-deal = This is a known deal: there is no seal, and anyone who has its code may know the cards.
lobby-rules = How to play

## End

end-title = The game is over
end-wins = { $names } wins with { $total } points
end-you-win = You win with { $total } points
end-ties = { $names } win together with { $total } points
end-solo = { $total } points
end-scores = Points
end-reached = card { $round }
end-missed = not reached
end-winner = winner
end-hints = { $count ->
    [one] { $name } took { $count } hint.
   *[other] { $name } took { $count } hints.
}
end-sheets = Sheets
end-again = Play again
end-rematch = Rematch
end-rematch-solo = New game
end-rematch-hint = A new table with the same seats and fresh cards.
end-rematch-hint-solo = The same side with fresh cards.
end-same-deal = Same deal again
end-same-deal-hint = The same cards in the same order.
end-rematch-open = A new table is ready.
end-rematch-go = Go there
end-record = Download the record
end-record-hint = The whole game as text. “hashi replay” plays it through.
end-home = Home
end-share = Share
end-shared = Copied. Paste it where you like.
end-share-by-hand = Copy this text:
end-share-solo = HASHI, { $board }, solo: { $total } points, { $rank }.
end-share-many = HASHI, { $board }: { $results }.
end-share-result = { $name } { $total }
end-share-items = Islands { $islands }, red { $red }, blue { $blue }, six { $six }.
end-share-deal = The same deal: { $deal }
end-replay = Replay
end-replay-loading = Loading the game…
end-replay-seat = Sheet
end-replay-slider = Card
end-replay-previous = Previous card
end-replay-next = Next card
end-replay-first = To the start
end-replay-last = To the end
end-replay-round = Card { $round } of { $rounds }
end-replay-card = Number { $number }, { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}
end-replay-start = Before the first card
end-replay-start-words = { $name } gets this sheet with a { $number } on { $island }.
end-replay-start-own = { $name } has written a { $number } on { $island }.
end-replay-keys = The arrow keys leaf through the game.
end-turn-both = { $name } writes { $number } on { $island } and draws { $bridges }.
end-turn-number = { $name } writes { $number } on { $island } and draws nothing.
end-turn-bridges = { $name } writes nothing and draws { $bridges }.
end-turn-pass = { $name } skips this card.
end-bridge-twice = { $line } (twice)
end-check = Was the deal fair?
end-check-fair = Yes. Every card follows from the sealed secret and everybody’s random numbers, yours included.
end-check-fair-how = This browser kept the seal and your random number from before the game. It has just dealt again and compared all the cards.
end-check-unfair = No. Something does not add up:
end-check-open = This could not be fully checked.
end-check-known-deal = This was a known deal: there was no seal, and anyone who had its code could know the cards.
end-check-not-there = The cards match the secret shown here. But this browser was not at the table, so it has nothing to compare them with.
end-check-joined-late = { $card ->
    [0] The cards match the secret. But this browser joined after the start, so it could not compare the seal.
   *[other] The cards match the secret. But this browser only joined at card { $card }, so it could not compare the seal.
}
end-check-watched = The cards match the secret and the seal. But you were watching: none of the random numbers was yours, so this alone proves nothing.
end-check-other-device = The cards match the secret and the seal. But your random number came from another device: only that one can check everything.
end-check-no-share = The cards match the secret and the seal. But none of the random numbers was yours, so this alone proves nothing.
end-check-dealt-again = Everything matches. But a first deal was thrown away because a seat did not show its random number. Whoever deals could have known it by then.
end-check-more = The numbers behind it
end-check-how = The seal is SHA-256 of a label and the secret, a fingerprint SHA-256 of a label, the seal, the seat and its random number. The deal code is SHA-256 of the secret followed by every seat’s random number, and it decides the order of the cards.
end-check-commitment = Seal
end-check-secret = Secret
end-check-nonce = Random number of seat { $seat }
end-check-hash = Fingerprint of seat { $seat }
end-check-seed = Deal code
end-check-command = To check the downloaded record on a computer with HASHI
end-check-copy = Copy the deal code

## Report

report-title = Report
report-hint = The coach looks at every card: what was played, what would have been best, and how far these cards could have taken you.
report-open = Show the report
report-waiting = The coach is taking a seat…
report-warming-up = The coach is still warming up and will start in a moment…

## Rules page

rules-contents = Contents
rules-link = Link to rule { $id }
rules-picture-wrong = not allowed
rules-top = To the top
