### A person’s own statistics.

statistics-title = Your statistics
statistics-loading = Adding up your games…
statistics-none = No finished games yet. Play one, and it will be counted here.
statistics-more = Only your newest { $count } games are counted here.
statistics-board = Board
statistics-all = All boards
statistics-games = Games
statistics-alone = played solo
statistics-wins = won against others
statistics-mean = Average
statistics-best = Best
statistics-totals = Points over time
statistics-totals-text = Every dot is a game. The line is the average of the last ten: { $mean } now.
statistics-totals-picture = Points of { $games } games, from { $least } to { $most }
statistics-ranks = Solo ranks
statistics-categories = Red, blue and six joined
statistics-categories-text = How often you got there: for the higher points, for the lower ones, or not at all.
statistics-early = higher points
statistics-late = lower points
statistics-missed = not reached
statistics-daily = Daily deals
statistics-streak = { $longest ->
    [0] No daily deal finished yet.
   *[other] Current streak: { $current }, longest: { $longest }.
}
statistics-calendar = { $count ->
    [one] A daily deal on { $count } day of the last { $weeks } weeks.
   *[other] A daily deal on { $count } days of the last { $weeks } weeks.
}
statistics-cards = Points lost by card
statistics-cards-text = { $count ->
    [one] What a card cost you on average, according to the coach’s report on { $count } game.
   *[other] What a card cost you on average, according to the coach’s reports on { $count } games.
}
statistics-cards-none = Look at a finished game card by card: once the coach has gone through it, it counts here.
statistics-export = Take it with you
statistics-export-text = Everything on this page as a file, made in this browser.
statistics-csv = Save as CSV
statistics-json = Save as JSON
statistics-delete = Delete my statistics
statistics-delete-what = { $count ->
    [one] { $count } result will be deleted, with its place on the leaderboard and the points lost by card.
   *[other] { $count } results will be deleted, with their places on the leaderboard and the points lost by card.
}
statistics-delete-stays = The games and the coach’s reports on them stay, and so do the results of everybody you played with. This cannot be undone.
statistics-delete-yes = Delete
statistics-delete-no = Keep them
statistics-deleted = Your statistics have been deleted.
statistics-puzzles = Puzzles
statistics-puzzles-text = Solved in this browser, by level.
statistics-level = Level { $level }
statistics-delete-puzzles = The puzzles solved in this browser will be forgotten too.
