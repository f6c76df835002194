### The editor for boards and decks of one's own.

editor-intro = Got the printed game? Enter its boards and cards here, then play with them at a table, solo or on paper.
editor-what = What do you want to draw?
editor-board = Board
editor-deck = Deck
editor-tool = Tool
editor-tool-island = Island
editor-tool-red = Red flag
editor-tool-blue = Blue flag
editor-tool-line = Lines
editor-tool-hint = Tap the grid. A new island is joined to its neighbours right away; with “Lines” you remove or add single lines. Gold dots are crossings.
editor-keys = Keyboard: arrow keys move, Enter uses the tool, I, R and B place islands and flags, Shift and an arrow key draws or removes a line, Ctrl + Z undoes.
editor-undo = Undo
editor-undone = Last step undone.
editor-clear = Clear
editor-columns = Columns
editor-rows = Rows
editor-count = { $name }: { $count } of { $wanted }
editor-red = Red flags
editor-blue = Blue flags
editor-crossings = Crossings: { $count }
editor-grid = The board, { $columns } columns and { $rows } rows
editor-cell-empty = { $at }: empty
editor-cell = { $at }: { $flag ->
    [red] island with a red flag
    [blue] island with a blue flag
   *[none] island
}, { $count ->
    [0] no lines
    [one] 1 line
   *[other] { $count } lines
}
editor-line-on = Line from { $from } to { $to }
editor-line-off = No line from { $from } to { $to }
editor-checking = Checking…
editor-unchecked = So it hasn’t been checked yet.
editor-bad = { $count ->
    [one] One thing left to fix:
   *[other] { $count } things left to fix:
}
editor-name = Name
editor-use = Check and use
editor-play = Play with it
editor-print = Print it
editor-keep = Keep in this browser
editor-kept = “{ $name }” is kept in this browser.
editor-download = Save as a file
editor-upload = Open a file
editor-unreadable = This file is neither a board nor a deck.
editor-begin = Start from
editor-delete = Delete “{ $name }”
editor-deck-hint = How many copies of each card are in your deck?
editor-more = One more: number { $number }, { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}
editor-less = One fewer: number { $number }, { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}
