### Puzzles: the list, solving one, hints and the best way.

puzzles-title = Puzzles
puzzles-about = You know the next cards and the most points they can bring. Find a way to get them: there is one, and that’s proven.
puzzles-day = Puzzle of the day
puzzles-day-goal = { $points } points with { $cards } cards
puzzles-level = Level { $level }
puzzles-solved = solved
puzzles-count = { $solved } of { $all } solved
puzzles-name = Puzzle { $number }
puzzles-solved-name = Puzzle { $number }, solved
puzzles-start = Start with puzzle { $number }
puzzles-continue = Continue with puzzle { $number }
puzzles-all-solved = You have solved every one of them. Hats off!
puzzles-paste = Paste a puzzle
puzzles-paste-label = The puzzle’s text
puzzles-paste-go = Open
puzzles-unreadable = This puzzle cannot be read. Expected: { $expected }.
puzzles-pasted = Pasted puzzle
puzzles-missing = No such puzzle
puzzles-missing-hint = The link may be incomplete. You can also paste the puzzle’s text on the puzzle page.

puzzles-goal = { $points ->
    [one] Get { $points } more point with these { $cards } cards.
   *[other] Get { $points } more points with these { $cards } cards.
}
puzzles-cards = The cards in order
puzzles-round = Card { $round } of { $rounds }
puzzles-worth = { $category }: { $done } of { $all } islands, worth { $points } points now
puzzles-points = { $points } of { $goal } points
puzzles-card-now = Card { $card } of { $cards }. { $points } of { $goal } points so far.
puzzles-back-one = Take back the last card
puzzles-again = Start over
puzzles-copy = Copy this puzzle as text
puzzles-copied = Copied. Paste it anywhere, even on the puzzle page.

puzzles-hint = Give me a hint
puzzles-hint-card = { $points ->
    [one] Card { $card } of { $cards } matters most: it can bring { $points } point.
   *[other] Card { $card } of { $cards } matters most: it can bring { $points } points.
}
puzzles-hint-island = With card { $card } of { $cards }, look at { $island }.
puzzles-hint-left = You’ve left the way I had in mind. Ask again to go back to one that works.
puzzles-working = Looking for the best way…
puzzles-unproven = There’s too much to try: no best way could be proven, so there are no hints.
puzzles-goal-wrong = The goal of this puzzle is wrong: its cards can bring { $points } points at most.
puzzles-give-up = I give up
puzzles-way-turn = Card { $card } of { $cards }: { $turn }
puzzles-way-end = { $points ->
    [one] That makes { $points } point. More is impossible.
   *[other] That makes { $points } points. More is impossible.
}
puzzles-way-back = Back
puzzles-way-next = Next

puzzles-solved-title = Solved! { $points } of { $goal }
puzzles-solved-alone = All on your own, too. Nobody can do better.
puzzles-solved-hints = Nobody can do better.
puzzles-not-solved = { $points } of { $goal }
puzzles-missed = { $points ->
    [one] There is { $points } more point to be had.
   *[other] There are { $points } more points to be had.
}
puzzles-next = Next puzzle
