### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Name
paper-deal = A deal to read out
paper-deal-how = One of you reads the cards out one by one and covers the rest with a sheet of paper. Everybody plays a card before the next is read. The gaps are the three piles of a solo game.
paper-set-aside = This is the card set aside. Fold this page and don’t look: nobody knows it while you play.
paper-pad = Points
paper-ranks = Solo ranks
