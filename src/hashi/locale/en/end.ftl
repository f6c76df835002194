### The end of a game; loaded when one is over.

end-title = The game is over
end-wins = { $names } wins with { $total } points
end-you-win = You win with { $total } points
end-ties = { $names } win together with { $total } points
end-solo = { $total } points
end-tabs = What to look at
end-tab-result = Result
end-tab-cards = Card by card
end-next-rank = { $points ->
    [one] { $points } more point: { $rank }
   *[other] { $points } more points: { $rank }
}
end-top-rank = There is no higher rank!
end-ranks = All ranks
end-goals = First goals
end-goal-colour = All islands of one flag colour
end-goal-six = Six finished islands joined
end-goal-thirty = 30 points
end-goal-reached = reached
end-goal-new = new
end-rank-from = from { $points }
end-best-first = Your first result on { $board }. Can you beat it?
end-best-new = A new personal best on { $board }! It was { $before } before.
end-best-equal = Level with your personal best on { $board }: { $best }.
end-best-below = Your personal best on { $board }: { $best }.
end-best-honour = { $board }, on your honour
end-best-hints = A game with hints doesn’t count as a personal best.
end-best-known = A known deal doesn’t count as a personal best.
end-scores = Points
end-reached = card { $round }
end-missed = not reached
end-winner = winner
end-hints = { $count ->
    [one] { $name } took { $count } hint.
   *[other] { $name } took { $count } hints.
}
end-hints-you = { $count ->
    [one] You took { $count } hint.
   *[other] You took { $count } hints.
}
end-place = { $place }.
end-tie = { $names } are level on { $total } points.
end-again = Play again
end-rematch = Rematch
end-rematch-solo = New game
end-rematch-hint = A new table with the same seats and fresh cards.
end-rematch-hint-solo = The same side with fresh cards.
end-same-deal = Same deal again
end-same-deal-hint = The same cards in the same order.
end-rematch-open = A new table is ready.
end-rematch-wanted = { $name } wants a rematch.
end-rematch-go = Join
end-record-title = Record of the game
end-record = Download the record
end-record-hint = The whole game as text. “hashi replay” plays it through.
end-home = Home
end-share = Share
end-print = Print this deal
end-shared = Copied. Paste it where you like.
end-share-title = Share this game
end-share-picture = The final sheet with points and rank, as a picture
end-share-covered = A square for every card, with points and rank, as a picture; it shows none of the islands
end-share-squares = Red, blue and yellow: the card that finished all red flags, all blue flags, or joined six finished islands.
end-share-text = Text with a link to the same deal
end-share-copy = Copy text and link
end-share-save = Save the picture
end-share-no-hints = No hints used.
end-share-solo = HASHI, { $board }, solo: { $total } points, { $rank }.
end-share-many = HASHI, { $board }: { $results }.
end-share-result = { $name } { $total }
end-share-name = Your name, so that others know whom to beat
end-you = You
end-share-items = Islands { $islands }, red { $red }, blue { $blue }, six { $six }.
end-share-beat = Beat my { $total } points! Same board, same start, same cards:
end-share-beat-name = { $name } has { $total } points: can you beat that? Same board, same start, same cards:
end-share-hint = The link is a challenge: friends play the same cards and then see both games side by side.
end-replay-loading = Loading the game…
end-replay-seat = Sheet
end-replay-slider = Card
end-replay-previous = Previous card
end-replay-next = Next card
end-replay-round = Card { $round } of { $rounds }
end-replay-card = Number { $number }, { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}
end-replay-start = Before the first card
end-replay-start-words = { $name } gets this sheet with a { $number } on { $island }.
end-replay-start-words-you = You get this sheet with a { $number } on { $island }.
end-replay-start-own = { $name } has written a { $number } on { $island }.
end-replay-start-own-you = You have written a { $number } on { $island }.
end-turn-both = { $name } writes { $number } on { $island } and draws { $bridges }.
end-turn-both-you = You write { $number } on { $island } and draw { $bridges }.
end-turn-number = { $name } writes { $number } on { $island } and draws nothing.
end-turn-number-you = You write { $number } on { $island } and draw nothing.
end-turn-bridges = { $name } writes nothing and draws { $bridges }.
end-turn-bridges-you = You write nothing and draw { $bridges }.
end-turn-pass = { $name } skips this card.
end-turn-pass-you = You skip this card.
end-check = Was the deal fair?
end-check-fair = Yes. Every card follows from the sealed secret and everybody’s random numbers, yours included.
end-check-fair-how = This browser kept the seal and your random number from before the game. It has just dealt again and compared all the cards.
end-check-daily = Yes. These are the cards of { $day }, the same for everybody.
end-check-daily-how = They follow from the date and the side alone, so anybody can know them beforehand. This browser has just worked them out and compared all the cards.
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
end-check-seed = Deal code
end-check-command = To check the downloaded record on a computer with HASHI
end-check-copy = Copy the deal code

## A link to the deal of a finished game

deal-title = Play the same deal
deal-why = The same 17 cards in the same order, on the same board. What will you make of them?
deal-alone = Play solo
deal-together = Play with others
