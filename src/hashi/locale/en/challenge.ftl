### Challenges: a link to a finished game that is to be beaten, and both games side by side.

challenge-title = { $name } challenges you
challenge-goal = Points to beat: { $total }
challenge-why = The same board, the same start and the same 17 cards. At the end you’ll see both games side by side.
challenge-won-you = You beat { $name }: { $mine } to { $theirs }!
challenge-lost-you = { $name } stays ahead, { $theirs } to { $mine }. Another try?
challenge-level-you = You and { $name } are level: { $mine } each.
challenge-won = { $who } beats { $name }: { $mine } to { $theirs }.
challenge-lost = { $name } stays ahead of { $who }: { $theirs } to { $mine }.
challenge-level = { $who } and { $name } are level: { $mine } each.
challenge-compare = Both games, card by card
challenge-parted = The games part ways at card { $round }.
challenge-same = The two games are exactly the same.
challenge-finished = { $count ->
    [one] { $count } finished island
   *[other] { $count } finished islands
}
challenge-tables = One game was solo, the other with others. Solo, the higher points depend on the card; with others, they go to whoever gets there first.
challenge-gone = { $name }’s game is no longer on this server, so it can’t be shown here.
challenge-missing = This link doesn’t lead to a finished game

preview-invitation = You’re invited to a game of HASHI
preview-challenge = Can you beat this game of HASHI?
preview-description = Write numbers, draw bridges, finish islands. In the browser, nothing to install.
