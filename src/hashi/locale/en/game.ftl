### What every front end says. Codes of the engine are keys: refusal-CODE, problem-CODE, ...

## Refusals: why something is not allowed. The rule's number is added by the caller.

refusal-no-such-island = There is no island { $where }.
refusal-number-not-on-card = Only the number on the card can be written.
refusal-island-has-number = { $where } already has a number.
refusal-flag-without-bridge = { $where } has a flag: it needs a bridge from an earlier round first.
refusal-number-too-small = { $where } already has more bridges than this number allows.
refusal-bridge-count = Draw exactly as many bridges as the card shows, or none at all.
refusal-bridges-drawn = You’ve drawn all of this card’s bridges. Erase one first.
refusal-no-such-line = There is no line { $where }.
refusal-line-full = The line { $where } already has two bridges.
refusal-bridge-crossed = The bridge { $where } would cross another one.
refusal-bridge-without-number = The bridge { $where } needs a number at one end.
refusal-number-exceeded = No more bridges at { $where }: it is finished once its number is reached.
refusal-six-exceeded = { $where } would get more than six bridges.
refusal-start-number = You start with a 3 or a 4.
refusal-start-flag = { $where } has a flag: start on an island without one.
refusal-already-started = You have already written your starting number.
refusal-setup-open = Not everybody has written their starting number yet.
refusal-setup-closed = The sheets have already been passed on.
refusal-already-played = You have already played this card.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-card-unknown = The next card has not been revealed yet.
refusal-no-such-seat = There is no seat { $where }.
refusal-no-mistake = There is no mistake here: { $where }.
refusal-pointed-enough = That’s enough mistakes pointed out in one round. Go on with the next card.
refusal-game-over = The game is over.
refusal-already-begun = The game has already begun.
refusal-seat-taken = This seat is taken.
refusal-not-host = Only the host can do that.
refusal-seats-open = Not every seat is taken yet.
refusal-not-your-seat = This is not your seat.
refusal-nonce-given = This seat has already added its share to the deal.
refusal-log-full = Too much has happened at this table: you can only play the game to its end.
refusal-nonce-early = Random numbers are shown only once the game is started.
refusal-nonce-wrong = This random number does not match the fingerprint this seat showed before.
refusal-nonce-withheld = This seat did not show its random number in time, so the deal goes on without it.
refusal-dealing = The cards are being dealt.
refusal-just-left = Whoever sits here has only just lost the connection. Give them a moment.
refusal-stand-in-played = A bot played this card for you. Its turn cannot be taken back.
refusal-sent-away = The host has sent you away from this table. You can still watch.
refusal-last-seat = Somebody has to play: this is the last seat.
refusal-nobody-to-nudge = Nobody at this seat needs a nudge right now.
refusal-nudged-already = They have just had a nudge. Give them a moment.
refusal-nobody-to-send-away = There is nobody else at this seat.
refusal-not-begun = The game has not begun yet.
refusal-round-closed = This round is already closed.
refusal-turn-unreadable = This turn cannot be read.
refusal-not-over = The game is not over yet.
refusal-not-your-moment = You can’t draw right now.
refusal-hints-off = There are no hints at this table.
refusal-no-way-on = With the bridge { $where } you couldn’t draw all of the card’s bridges.
refused = { $sentence } ({ $rule })

## Problems of board and deck files

problem-file-missing = There is no file { $where }.
problem-file-unreadable = { $where } cannot be read as a text file.
problem-file-too-large = The file is longer than { $where } characters.
problem-toml-unreadable = This is not valid TOML.
problem-key-unknown = “{ $where }” does not belong in this file.
problem-key-missing = “{ $where }” is missing.
problem-key-not-texts = “{ $where }” must be a list of strings.
problem-name-unfit = A name of 1 to 40 characters is needed.
problem-island-unreadable = “{ $where }” is not an island: write a column letter and a row from 1 to 9, such as c4.
problem-island-twice = { $where } is listed twice.
problem-line-unreadable = “{ $where }” is not a line: write two islands, such as c4-c7.
problem-line-twice = { $where } is listed twice.
problem-line-end-missing = { $where }: there is no island { $other }.
problem-line-bent = { $where } is neither horizontal nor vertical.
problem-line-over-island = { $where } runs over the island { $other }.
problem-flag-nowhere = { $where } has a flag but is not among the islands.
problem-flag-twice = { $where } has more than one flag.
problem-board-size = The board is too large: at most 24 islands and 40 lines are read.
problem-island-count = There must be 18 islands, not { $where }.
problem-red-count = There must be 4 red flags, not { $where }.
problem-blue-count = There must be 3 blue flags, not { $where }.
problem-island-lonely = { $where } needs at least two lines.
problem-island-apart = No chain of lines connects { $where } to the other islands.
problem-card-unreadable = “{ $where }” is not a card: write number/bridges, such as 5/3.
problem-card-count = There must be 18 cards, not { $where }.
problem-code-unreadable = “{ $where }” is not the code of a board. A code looks like A1-NP5G-VDF.
problem-code-version = This code needs version { $where } of fresh boards, which this program does not have. A newer one may.
problem-code-mistyped = No board has the code “{ $where }”. There must be a typo in it.

## What was expected where a text could not be read

expected-card = a card such as 5/3: number 1 to 6, bridges 1 to 3
expected-turn = a turn such as 5@c2 c2-c4, or pass
expected-mark = a number such as 5@c2 or a bridge such as c2-c4
expected-one-number = only one number in a turn
expected-spelling = the spelling { $detail }
expected-length = a text of at most { $detail } characters
expected-bytes = 64 hexadecimal digits in lower case
expected-day = a date such as 2026-11-16
expected-nonce = 64 hexadecimal digits, with “given” or “drawn” after all random numbers or after none
expected-deal = 2 or known
expected-seat = the number of a seat
expected-format = “{ $detail }” as the first line
expected-header = “{ $detail }: ” and its value
expected-board = a board that can exist ({ $detail })
expected-board-size = a board of at most 24 islands and 40 lines, with at most 36 cards
expected-plain = plain text
expected-table = guarded or honour
expected-island = an island such as c4 or c4=red
expected-start = a start such as 4@c4: a 3 or a 4 on an island
expected-end = a round, the result or the end
expected-score = a score such as islands 30, red 5 in 12, blue 0, six 4 in 9, total 39
expected-sum = points that add up
expected-round = everybody’s turn before the next round
expected-fresh-card = a card of the deck that has not been played yet
expected-rounds = 17 rounds before the result
expected-result = the line “{ $detail }”
expected-puzzle = the whole line of a puzzle, beginning with “{ $detail }”
expected-puzzle-checksum = a puzzle exactly as it was copied: a character is missing or has changed, or the board is a different one
expected-puzzle-board = side A or B, or a board with its islands and lines
expected-puzzle-cards = 2 to 6 cards, the last of them in round 17 at the latest
expected-puzzle-marks = marks that can be made ({ $detail } cannot)
expected-puzzle-reached = the round of every category reached before, and no other
expected-puzzle-spelling = the one spelling of a puzzle
expected-puzzle-line = a puzzle as one line of JSON, with its id and level

## Points

category-red = Red
category-blue = Blue
category-six = Six joined
islands = Islands
total = Total
reached-red = Every island with a red flag is finished: { $points } points!
reached-blue = Every island with a blue flag is finished: { $points } points!
reached-six = Six finished islands are joined: { $points } points!
missed-red = Too late for the full value: red is now worth { $points } points.
missed-blue = Too late for the full value: blue is now worth { $points } points.
missed-six = Too late for the full value: joining six finished islands is now worth { $points } points.

## Ranks

rank-minion = Minion
rank-dogsbody = Dogsbody
rank-bamboo-binder = Bamboo binder
rank-screw-tightener = Screw tightener
rank-concrete-pourer = Concrete pourer
rank-project-manager = Project manager
rank-master-bridge-builder = Master bridge builder
rank-professional-planner = Professional planner
rank-statics-expert = Statics expert
rank-ace-architect = Ace architect
rank-construction-genius = Construction genius
rank-island-god = Island god
# A bot below the ranks, for first games
level-apprentice = Apprentice

## Was the deal fair? What both the page and `hashi verify` can find wrong

fair-seal-changed = The seal is not the one that was shown before the game.
fair-secret-wrong = The secret does not match the seal.
fair-secret-hidden = The secret was not shown after the last card.
fair-nonce-changed = The deal does not use the random number that seat { $seat } gave.
fair-nonce-missing = The random number of seat { $seat } is missing.
fair-hash-wrong = The random number of seat { $seat } does not match the fingerprint shown before the game.
fair-drawn-wrong = Seat { $seat } gave no random number, and the one used there does not follow from the secret.
fair-seed-wrong = The deal code does not follow from the secret and the random numbers.
fair-card-wrong = Card { $card } is not the one this deal should have brought.
fair-day-wrong = These are not the cards of that day.
fair-deck-other = The deck does not have the cards it should have.

# Honour tables (M1 to M5)
honour-explained = As with pen and paper, wrong marks aren’t refused: anyone who spots a mistake points it out, it is corrected or its islands are crossed out, and there are no hints.
honour-wait = You can try again in a few seconds.
honour-unnoticed = { $name }, card { $round }:
honour-corrected = The mark is erased.
honour-crossed = Crossed out: { $islands }.
honour-end = Mistakes nobody noticed
honour-end-none = There were none.
honour-points = { $name }: { $before } points before, { $after } after

## How hard a fresh board is

rating-gentle = gentle
rating-balanced = balanced
rating-tricky = tricky

board-side = Side { $side }
