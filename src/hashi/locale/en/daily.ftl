### The daily deal: its page, and the end of a game of it; loaded when needed.

daily-title = The daily deal
daily-why = Every day brings one deal for each side, the same for everybody in the world. You play solo and without hints, and your first game counts.
daily-first = Only your first game of a daily deal counts, and there is no second try. If HASHI is new to you, learn it first or play a practice game.
daily-friends = The cards are no secret: anybody can work them out from the date, and practise before it counts. This is a game among friends, not a tournament.
daily-next = Next deal in { $hours } h { $minutes } min
daily-streak = { $days ->
    [0] No streak yet: finish a daily deal today.
    [one] Your streak: { $days } day
   *[other] Your streak: { $days } days in a row
}
daily-play = Play side { $side }
daily-continue = Continue side { $side }
daily-open = Not played yet
daily-begun = In progress, and it counts: pick up where you left off.
daily-result = { $total ->
    [one] Your result: { $total } point
   *[other] Your result: { $total } points
}
daily-look = Look at side { $side }
daily-practise = Practise side { $side }
daily-leaderboard = Leaderboard
daily-side = Side
daily-span = Period
daily-span-day = Today
daily-span-week = This week
daily-span-all = All time
daily-added = The points from all your deals are added up.
daily-nobody = Nobody has finished this deal yet. Be the first!
daily-place = Place
daily-name = Name
daily-points = Points
daily-games = Deals
daily-you = you
daily-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}
daily-old = Past deals, for practice
daily-old-why = They don’t count any more, but the cards are still good.
daily-old-day = Day
daily-old-play = Practise
daily-played = { $day }: { $results }
daily-not-played = { $day }: not played

## At the end of a game

daily-end-counts = The daily deal of { $day }: this game counts.
daily-end-practice = Practice: the daily deal of { $day }. It doesn’t count.
daily-compare = How others did with these cards
daily-compare-you = You
daily-compare-optimum = The best possible, proven
daily-compare-found = The best found so far
daily-compare-bot = Bot, { $level }
daily-compare-computing = The bots and the best possible result are still being worked out…
daily-compare-no-solver = This server has no solver, so nobody knows the best possible result. It comes with pip install 'hashi-game[solver]'
daily-compare-needs-server = This device doesn’t work that out: only a HASHI server can say what the bots reach with these cards, and what the best possible result is.
daily-everybody = Everybody here
daily-bar = { $people ->
    [one] { $total } points: { $people } person
   *[other] { $total } points: { $people } people
}
daily-all = To the daily deal and the leaderboard
daily-share = HASHI, daily deal of { $day }, side { $side }: { $total } points, { $rank }.
daily-share-title = Daily deal of { $day }
daily-share-text = Text that gives nothing away
