### What only the page says at the table. The rest of the page is in lobby.ftl.

## The screen of play

table-opening = Taking you to the table…
table-page-failed = This page could not be loaded.
table-reload = Try again
table-home = To the home page
table-mute = Mute sounds
table-close = Close
table-rule-link = Rule { $rule }
table-why = Why?
table-setup = Setup
table-round = Card { $round } of { $rounds }
table-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-card = The face-up card
table-points = Points
table-cards = Cards
table-log = Announcements
table-more = Cards and announcements
table-rules = All the rules
table-refused = That’s not possible right now.
table-failed = That didn’t work. Please try again.
table-failed-too-fast = One moment, please: that was too fast.
table-failed-busy = { table-failed-too-fast }
table-failed-network = The connection broke. Check whether it went through, then try again.
table-failed-store-unavailable = The server cannot save at the moment. Try again in a while.
table-failed-warming-up = The coach is still warming up. Ask again in a moment.

## The connection

connection-title = Connection
connection-lost = Connection lost.
connection-network = The server cannot be reached.
connection-silent = No connection.
connection-kept = Your turn is kept and will be sent.
connection-sending = Sending…
connection-stopping = The server is restarting.
connection-busy = The server is busy right now.
connection-store-unavailable = The server cannot reach its saved tables at the moment.
connection-too-many-connections = The server is full right now.
connection-too-many-persons = A lot of new players have come from your network.
connection-too-many-watchers = This table has too many spectators right now.
connection-too-fast = Too many requests from here. Wait a moment.
connection-unknown-host = This server doesn’t answer to this name. Ask whoever runs it.
connection-no-person = Your browser is blocking cookies. Without them the table cannot tell who you are: please allow them here.
missing-script = HASHI needs JavaScript.
missing-page = There is no such page
missing-page-text = The address may be mistyped, or the page has moved.
missing-table = There is no such table
missing-table-text = The link may be incomplete. If you have a code, try that.
connection-retry-in = Trying again in { $seconds } s.
connection-retrying = Trying again…
connection-retry = Try now
connection-back = Connected again.

## Setup

table-start-number = Your starting number
table-setup-hint = Write a 3 or a 4 on an island without a flag. { $name } will play on this sheet.
table-setup-hint-solo = Write a 3 or a 4 on an island without a flag. You’ll play on this sheet yourself.
table-start-choose = Choose an island
table-start-place = Write the { $number } on { $at }
table-moved-title = The sheets move to the left
table-moved = You’re now playing on the sheet { $name } prepared.
table-moved-close = See the first card

## A round

guide-write-draw = { $left ->
    [one] Write the { $number }, then draw { $left } bridge.
   *[other] Write the { $number }, then draw { $left } bridges.
}
guide-draw-only = { $left ->
    [one] The { $number } fits nowhere. Draw { $left } bridge, or skip the card.
   *[other] The { $number } fits nowhere. Draw { $left } bridges, or skip the card.
}
guide-nothing = Nothing fits. Skip this card.
guide-draw = { $left ->
    [one] Now draw { $left } bridge, or none.
   *[other] Now draw { $left } bridges, or none at all.
}
guide-no-room = { $left ->
    [one] There is no room for a bridge. Confirm without it.
   *[other] There is no room for { $left } bridges. Confirm without them.
}
guide-more = { $left ->
    [one] Draw { $left } more bridge, or none at all.
   *[other] Draw { $left } more bridges, or none at all.
}
guide-stuck = There is no room for the other bridges. Undo one.
guide-write = Now write the { $number }, or confirm without it.
guide-no-place = The { $number } fits nowhere. Confirm without it.
guide-done = That’s the whole card. Confirm.
guide-held = Confirmed. Turn over the next card, or take the turn back.
guide-held-start = Now turn over the first card, or take the number back.
guide-held-last = That was the last card. See the result, or take the turn back.
guide-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
table-undo = Undo the last mark
table-clear = Erase all marks for this card
table-confirm-all = Confirm
table-confirm-skip-number = Confirm, no number
table-confirm-skip-bridges = Confirm, no bridges
table-confirm-skip-both = Skip this card
table-confirm-more = { $left ->
    [one] { $left } more bridge
   *[other] { $left } more bridges
}
table-confirm-wrong = Fix the red marks first
table-skip-really = Skip number and bridges? Press again
table-skip-bridges-really = No bridges at all? Press again
table-next-card = Turn over the next card
table-result = See the result
table-marks = Your marks for this card
table-mark-number = { $number } on { $at }
table-mark-bridge = { $line }
table-mark-erase = Erase: { $mark }
table-take-back = Take back
table-your-turn = Your turn
table-take-back-of = Take back { $name }’s turn
table-waiting = Done. Waiting for { $names }.
table-nudge = Nudge
table-nudged = Nudged.
table-away = { $name } is away.
table-grace = A bot may take over in { $seconds } s
table-stood-in = A bot played this card for you.
table-watching = You are watching.
table-bot-for-you = A bot is playing for you.
table-warming-up = The bots are still warming up and play a little more simply for now.
table-come-back = Take my seat back

## A hint

hint-ask = Show me a good turn
hint-thinking = Thinking…
hint-title = A good turn
hint-turn-both = Write { $number } on { $island } and draw { $bridges }.
hint-turn-number = Write { $number } on { $island } and draw nothing.
hint-turn-bridges = Write nothing and draw { $bridges }.
hint-turn-pass = Skip this card.
bridge-twice = { $line } (twice)
hint-better = Expected to bring { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than your marks.
hint-same = Your marks are expected to be just as good.
hint-expected = Expected final score: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
reason-red = Finishes { $islands }: { $done } of { $all } red flags.
reason-blue = Finishes { $islands }: { $done } of { $all } blue flags.
reason-six = Then { $done } of the { $all } finished islands you need are joined.
reason-finish = Finishes { $islands }.
reason-room = Leaves { $at } room for the bridges it needs.
reason-open = Keeps { $at } open for a { $number }.
reason-flag = Draws a bridge to the flag on { $at }, so it can take a number later.
reason-need = { $need ->
    [one] Then { $at } needs only { $need } more bridge.
   *[other] Then { $at } needs { $need } more bridges.
}
reason-margin = The next best turn is expected to bring { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less.
reason-alike = Another turn is expected to be just as good.
hint-take = Use this turn
hint-dismiss = No, thanks
hint-recorded = Hints are noted in the game record.

## The others

table-others = The other sheets
table-other = { $state ->
    [done] is done
    [away] is away
   *[thinking] is thinking
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-state = { $state ->
    [done] done
    [away] away
   *[thinking] thinking
}
table-sheet-of = { $name }’s sheet
table-put-bot = Let a bot take over
table-hand-over = { $name }, your turn
table-hand-over-open = I am { $name }

## Points

table-worth = { $category }: { $high } points, later { $low }
table-worth-low = { $category }: { $low } points; too late for the { $high }
table-worth-reached = { $category }: done, { $points } points
table-progress = { $done } of { $all }
table-piles = The three piles
table-pile = { $turned } of { $size } cards turned over
table-by-card = by card { $card }
table-then = then { $points }
table-deadline = { $category }: { $points } points through card { $card }
table-log-empty = Nothing has been announced yet.
table-log-reached = { $name }: { $sentence }
table-log-skipped-number = { $name } writes no number.
table-log-skipped-bridges = { $name } draws no bridges.
table-log-timed-out = { $name } ran out of time.
table-log-hinted = { $name } was shown a good turn.
table-log-stood-in = A bot played for { $name }.

## Cards

card-shows = { $bridges ->
    [one] Number { $number }, { $bridges } bridge
   *[other] Number { $number }, { $bridges } bridges
}
card-seen = { $bridges ->
    [one] Seen: number { $number }, { $bridges } bridge
   *[other] Seen: number { $number }, { $bridges } bridges
}
card-unseen = { $bridges ->
    [one] Not seen yet: number { $number }, { $bridges } bridge
   *[other] Not seen yet: number { $number }, { $bridges } bridges
}

## The board

board-lines = Lines
board-most = max
board-lines-of = The lines of { $at }

## Help

table-help = How to play here
table-help-learn = Learn by doing
table-help-goal = Finish islands: an island with exactly as many bridges as its number is finished and scores 2 points. All red flags, all blue flags or six finished islands joined together score extra: more if you’re first or, solo, in time.
table-help-write = Tap an island to write the card’s number. Tap it again to erase it.
table-help-draw = Tap a line to draw a bridge, or drag from island to island. Tap again for a second bridge; when no more fit, a tap erases what you drew there for this card.
table-help-confirm = The button at the bottom says what you would skip. You can take a confirmed turn back until everybody is done.
table-help-confirm-solo = The button at the bottom says what you would skip. You can take a confirmed turn back until the next card is turned over, by a tap on the pile or after a short pause.
table-help-keys = With the keyboard, on the board
table-key-arrows = Arrows
table-key-arrows-does = go to the next island that way
table-key-enter = Enter, Space
table-key-enter-does = write the number on this island, or erase it
table-key-shift = Shift + arrow
table-key-shift-does = draw a bridge that way
table-key-b = b
table-key-b-does = choose from the lines of this island
table-key-u = u
table-key-u-does = undo the last mark or, before the next card, the turn; Ctrl + Z too
table-key-c = c
table-key-c-does = confirm; solo, press again to turn over the next card
table-key-h = h
table-key-h-does = show a good turn, if the table has hints
table-key-question = ?
table-key-question-does = show this help

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-confirm = When my turn is complete
settings-confirm-always = wait until I confirm
settings-confirm-pause = confirm after a short pause
settings-confirm-once = confirm at once
settings-next-card = Solo, turn over the next card
settings-next-card-pause = after a short pause
settings-next-card-tap = when I tap the pile
settings-next-card-once = as soon as I confirm
settings-curtain = Cover the sheet while the device changes hands
settings-legal = Show what is allowed
settings-hopeless = Show islands that can no longer be finished
settings-sound = Soft sounds
settings-speech = Speak announcements aloud
settings-reactions = Show the others’ reactions

## Spoken

say-island = { $at }, { $flag ->
    [red] red flag
    [blue] blue flag
   *[none] no flag
}, { $number ->
    [0] no number
   *[other] number { $number }
}, { $bridges ->
    [0] no bridges
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}{ $need ->
    [0] {""}
   *[other] , { $need } more needed
}{ $state ->
    [finished] , finished
    [crossed] , crossed out
   *[open] {""}
}.
say-island-possible = The number can go here.
say-island-limited = The number can go here, but this island holds at most { $most }.
say-island-hopeless = It can no longer be finished.
say-wrong = This breaks a rule.
say-line-from = { $direction ->
    [up] Above
    [right] Right
    [down] Below
   *[left] Left
}, { $to }: { $bridges ->
    [0] no bridges
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}{ $state ->
    [blocked] , line blocked
    [possible] , room for { $bridges ->
        [0] one
       *[other] one more
    }
   *[plain] {""}
}.
say-line = From { $from } to { $to }: { $bridges ->
    [0] no bridges
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}{ $state ->
    [blocked] , line blocked
    [possible] , room for { $bridges ->
        [0] one
       *[other] one more
    }
   *[plain] {""}
}.
say-line-ends = from { $from } to { $to }
labelled = { $label }: { $text }
say-sheet = { $board } with { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
}, { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
} and { $finished ->
    [one] { $finished } finished island
   *[other] { $finished } finished islands
}
say-card = { $bridges ->
    [one] Card { $round }: number { $number }, { $bridges } bridge.
   *[other] Card { $round }: number { $number }, { $bridges } bridges.
}
say-written = { $number } written on { $at }.
say-erased-number = Number on { $at } erased.
say-drawn = Bridge { $done } of { $all } drawn: { $line }.
say-erased-line = Erased: { $line }.
say-undone = Undone.
say-cleared = All marks for this card erased.
say-taken-back = Taken back. You can change it.
say-marked = Marked. You can still change it.
say-done = { $name } is done.
table-react = React
reaction-hello = Hello!
reaction-bravo = Well played!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-thanks = Thanks!
say-reaction = { $name }: { $reaction }
say-bot = A bot is now playing for { $name }.
say-back = { $name } is back.
say-nudged = { $name } is waiting for you.
say-not-now = You are done with this card.
say-no-line = No line leads { $direction ->
    [up] up
    [right] right
    [down] down
   *[left] left
} from { $at }.
say-clock = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}

## Notes for a first game, at the start and for the first three cards

note-0 = Your first game! Choose a 3 or a 4 and a spot near the middle: bridges grow from numbers.
note-1 = Write near the number you have: neighbours share their bridges. Dotted green islands can hold the number; “max” ones never will.
note-2 = Small numbers are quick to finish; big ones need many bridges. Draw a bridge to a flag early, so it can take a number later.
note-3 = Every bridge blocks the lines it crosses. Stuck? The light bulb shows a good turn. From here on it’s your game: have fun!
note-close = Got it
learn-called-back = The game is starting!

# Honour tables (M1 to M5)
honour-table = Honour table
honour-point = Point out a mistake
honour-whose = Whose sheet?
honour-how = Tap an island or a line where a rule was broken. Only cards already played count, not the face-up one.
honour-look = Only players can point out mistakes.
honour-choose = Tap an island or a line
honour-chosen = { $where } is chosen.
honour-point-at = There’s a mistake at { $where }
honour-is-one = That’s a mistake.
honour-noticed = { $own ->
    [own] { $by } spots a mistake of their own, made with card { $round }: { $where }.
   *[other] { $by } spots a mistake on { $name }’s sheet, made with card { $round }: { $where }.
}
honour-end-count = { $count ->
    [one] There’s one. Its islands don’t count.
   *[other] There are { $count }. Their islands don’t count.
}
honour-next = { $left ->
    [one] Show the last one
   *[other] Show the next one ({ $left } left)
}
