### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Name
paper-deal = A deal to read out
paper-deal-how = One of you reads the cards out one by one and covers the rest with a piece of paper. Everybody plays a card before the next is read. The gaps are the three piles of a solo game.
paper-set-aside = This is the card set aside. Fold this page and don’t look: nobody knows it while you play.
paper-pad = Points
paper-ranks = Solo ranks

## The page for printing

print-go = Print
print-what = What to print
print-rules = The rules on one page
print-sheets = Sheets to play on
print-cards = The 18 cards to cut out
print-points = A score pad with the ranks
print-deal = A deal to read out, no cards needed
print-deal-code = Deal code
print-deal-hint = These cards don’t appear on the screen, only on paper, so you can play too.
print-another = Another deal
print-hidden = Only the paper shows this.
print-board = Board
print-count = How many sheets
print-per-page = Sheets on a page
print-paper = Paper
print-cards-of = Cards
print-preview = What comes out of the printer
print-nothing = Choose something to print.
