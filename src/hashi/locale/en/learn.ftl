### The tutorial: eight steps on the board, each done by doing. Islands are named by column and row.

learn-title = Learn to play
learn-step = Step { $step } of { $steps }
learn-leave = Leave the tutorial
learn-to-table = Back to the table
learn-back = Back
learn-skip = Skip
learn-next = Next
learn-undo = Undo
learn-confirm = Confirm
learn-astray = Allowed, but not what this step asks for. Tap it again or press Undo, then follow the ring.
learn-go-on = { $left ->
    [one] Good. { $left } more bridge.
   *[other] Good. { $left } more bridges.
}
learn-new-situation = A new situation
learn-rival-mia = Mia, card { $round }
learn-rival-you = You, card { $round }

learn-write = Write a number
learn-number-do = Finish islands, that is the goal. Every round one card is turned over, the same for everybody. First write its number: tap any green island to put the { $number } there.
learn-number-done = Good. This island now needs exactly { $number } bridges.

learn-finish = Build bridges
learn-bridges-do = Then you draw the card’s bridges, { $bridges } this time. Tap a dotted line, or drag from island to island. Give c2 the two bridges it asks for.
learn-bridges-done = Two bridges at a 2: c2 is finished and gets a circle. Every finished island scores { $island } points.

learn-place = Where a number fits
learn-flag-do = Some islands won’t take just any number. Try to write the { $number } on e1, which has a flag.
learn-flag-done = An island with a flag takes a number only if a bridge already led there before this card.
learn-small-do = Now try c2, where two bridges already arrive.
learn-small-done = Two bridges are more than a { $number } allows. A number can’t be smaller than what is already there.
learn-fits-do = e4 has a flag, and one bridge. Write the { $number } there.
learn-fits-done = A perfect fit: number and bridges agree, so e4 is finished at once.

learn-cross = Bridges never cross
learn-blocked-do = Try the long line from b3 to f3, right through the bridge at c2.
learn-blocked-done = It would cross the bridge, so this line is blocked for the rest of the game. Watch where you build!

learn-exact = All of them or none
learn-all-do = This card brings { $bridges } bridges: draw all { $bridges }, or none. Each needs a number at one end at least.
learn-all-done = All { $bridges } drawn. A line takes two bridges at most, so an island with two lines never holds more than 4: it says “max 4”.

learn-bonus = Red, blue and six
learn-red-do = Three of the four red flags are finished. Draw the bridge e4 is waiting for.
learn-red-done = All red flags finished: up to { $red } points on top! All three blue flags are worth up to { $blue }.
learn-six-do = The third bonus: six finished islands joined by bridges. Only e6 still needs one.
learn-six-done = Six in one group: up to { $six } points.

learn-first = Be quick
learn-later-do = Whoever gets a bonus first scores the higher value, everybody later the lower one. Mia finished all her red flags one card ago; you do it now. How many points for you?
learn-later-done = Right. With the same card as Mia, you would both have scored { $red }.
learn-later-wrong = Mia was first, with an earlier card: the { $red } are gone.
learn-late-do = Solo, you race the cards, which lie in three piles. Blue is worth { $blue } while the first pile lasts, through card { $blueLast }. Card { $round } is face up, and you finish the last blue flag. How many points?
learn-late-done = Right: too late for { $blue }. Red and six joined keep their higher value through card { $redLast }.
learn-late-wrong = Card { $round } lies on the second pile, and the first is over: the { $blue } are gone.

learn-hands = Marks and second thoughts
learn-mark-do = Write the { $number } and draw both bridges, wherever you like. Tap a mark again to erase it.
learn-mark-keys = With the keyboard: arrows move, Enter writes, Shift and an arrow draws.
learn-mark-done = Nothing is final yet.
learn-undo-do = Changed your mind? Take your last mark back.
learn-undo-keys = With the keyboard: U.
learn-undo-done = Gone again.
learn-confirm-do = Complete your turn once more, then press Confirm.
learn-confirm-keys = With the keyboard: C.
learn-confirm-done = That’s a turn. You may also skip the number, the bridges, or both.

learn-end = You can play!
learn-end-hint = Seventeen cards, and then the points are counted. In your first game, short notes help you with the first three cards.
learn-play = Play my first game
learn-again = Start again
learn-rules = All the rules
