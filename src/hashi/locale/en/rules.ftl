### The rules page: what docs/rules.md says, one message per rule, told as at the table.

rules-title = The rules of HASHI
rules-intro = Card by card you write numbers on islands and draw bridges between them. Each card gives everybody the same number and the same count of bridges, but what you make of them on your own sheet is up to you. Once an island has exactly as many bridges as its number it is finished, and only finished islands score!

rules-short = The rules in a minute
rules-short-card = Everybody plays the same 17 cards. With each card you first write its number on an island, then draw its bridges. You can skip either.
rules-short-island = An island with exactly as many bridges as its number is finished and scores 2 points.
rules-short-number = A number goes on any island that has none, unless it already has more bridges than that. An island with a flag needs a bridge from an earlier card first.
rules-short-bridges = Draw exactly as many bridges as the card shows, or none. They follow the dotted lines, two on a line at most, and never cross. Each needs a number at one end at least, and no island gets more bridges than its number.
rules-short-bonus = Extra points: 9 for all red flags, 7 for all blue flags, 8 for six finished islands joined by bridges. Anyone who gets there in a later round scores 5, 3 or 4.
rules-short-solo = Solo, you race three piles of cards for the higher points: blue through card 7, red and six joined through card 12. Your total earns a rank.
rules-short-start = Before the first card everybody writes a 3 or a 4 on an island without a flag, and all sheets move one seat to the left. Solo, you keep yours.
rules-all = Every rule, one by one

rules-group-C = What’s in the box
rule-C1 = HASHI is for 1 to 4 players. Each of you has a sheet of your own, a copy of the same side of the board.
rule-C2 = A side has 18 islands: 4 with a red flag, 3 with a blue flag and 11 plain ones. Straight dotted lines, horizontal or vertical, join neighbouring islands; lines may cross each other. There are two sides: A for your first games, and B, which is harder.
rule-C3 = There are 18 cards. Each shows a number from 1 to 6 and how many bridges to draw, from 1 to 3. The pictures of the printed cards are lost, so our deck has every combination exactly once, which fits all that is known of the printed one.
rule-C4 = The printed layouts are lost too, so sides A and B are our own. If you have the printed game, you can enter its boards and its deck and play with them here: at a table, solo or on paper.

rules-group-S = Setting up
rule-S1 = Everybody at the table plays with the same side.
rule-S2 = You write a 3 or a 4, whichever you like, on any plain island of the sheet in front of you. Islands with a flag are out of bounds here.
rule-S3 = Then every sheet goes to the neighbour on the left and stays there. Seats are numbered clockwise: seat 2 plays on the sheet that seat 1 prepared, and so on round the table. Solo, you play on the sheet you prepared yourself.
rule-S4 = The game shuffles the 18 cards for you. One is set aside face down, and nobody ever looks at it; the other 17 are the face-down pile.

rules-group-T = A round
rule-T1 = One card is revealed, and everybody plays it at the same time. First comes action a, the number, then action b, the bridges.
rule-T2 = You may skip action a, action b or both: neither depends on the other. The game announces whatever you skip.
rule-T3 = Action a: write the card’s number on an island that has none yet.
rule-T4 = Action a: a plain island can always take the number, whether bridges lead there or not. Only T6 still applies there.
rule-T5 = Action a: an island with a flag can take the number only if at least one bridge from an earlier round leads there. A bridge from this turn would come too late, as the number is written first.
rule-T6 = Action a: the number may not be smaller than the count of bridges already at the island. Equal is fine: the island is finished at once.
rule-T7 = Action b: draw exactly as many bridges as the card shows, or none at all. If it shows three and there is room for only two, you draw none.
rule-T8 = Action b: every bridge needs a number at one end at least; the one you wrote in this very turn counts. You can split the bridges of a turn over several islands.
rule-T9 = Action b: a bridge runs along a dotted line, from one island to the neighbouring one.
rule-T10 = Action b: a line holds two bridges at most. You can add the second in the same round or in any later one.
rule-T11 = Action b: no bridge may cross another. Once there is a bridge on a line, the lines that cross it can take none.
rule-T12 = Action b: an island with a number never gets more bridges than its number.
rule-T13 = Action b: an island without a number never gets more than 6 bridges.
rule-T14 = When an island has exactly as many bridges as its number, it is finished, and the game circles it. T12 then closes it: no more bridges can be drawn there.
rule-T15 = What is written stays: in a later round you can’t move or erase anything (the one exception is M2). After you confirm your turn you can still take it back until the round closes, that is, until the last player is done. Solo, you can take it back until the next card is turned over.
rule-T16 = When everybody is done, the next card is revealed, until all 17 are played. You may not look through the cards already played. If the card tracker is switched on, the info bar shows all 18 cards and crosses off those already seen.
rule-T17 = Your islands need not form one network. A few joined here and a few there will do.

rules-group-V = Points
rule-V1 = Red: finish all 4 islands with a red flag. That is worth 9 points if you are first, 5 if you are later.
rule-V2 = Blue: finish all 3 islands with a blue flag. That is worth 7 points if you are first, 3 if you are later.
rule-V3 = Six joined: join 6 or more finished islands by bridges so that you can get from each of them to all the others without passing through an unfinished one. That is worth 8 points if you are first, 4 if you are later.
rule-V4 = “First” means the earliest round in which anyone gets there: everybody who makes it in that round scores the higher value. In any round after that, however late, it is the lower one.
rule-V5 = Each category counts once for each player and is scored at the end of the round in which you reach it. The game announces it and crosses out the higher value for all who haven’t got there yet.
rule-V6 = After the 17th card, each of your finished islands gives you 2 points.
rule-V7 = The highest total wins. If several of you share it, you have all won.
rule-V8 = An example, with the figures of the printed rulebook: 15 finished islands make 30 points, red reached later makes 5 and six joined reached later makes 4. That is 39 in all.

rules-group-O = Solo
rule-O1 = You play by the same rules, just by yourself. The 17 cards lie in three piles of 7, 5 and 5.
rule-O2 = Blue is worth 7 points if you reach it by the end of card 7, otherwise 3. Red is worth 9 points if you reach it by the end of card 12, otherwise 5; likewise six joined is worth 8 by the end of card 12, otherwise 4.
rule-O3 = Your total gives you one of twelve ranks, from Minion (up to 40 points) to Island god (60 points). Totals of 53, 55, 57 and 59 cannot occur, so there is a rank for every total.

rules-group-M = Mistakes, at an honour table
rule-M1 = Tables are guarded unless you choose otherwise: a forbidden turn is refused with the reason, and nothing changes. An honour table lets you make mistakes as with pen and paper: there a turn may break T5, T6, T7, T8, T11, T12 or T13. What can’t be drawn at all is refused even there: a number on an island that has one, a bridge where there is no line, a third bridge on a line, a number that is not the card’s.
rule-M2 = If you notice a mistake in its own round, take your turn back. In the following round it can still be corrected if that has no consequences: the marks of that turn that break the rule are erased, provided everything drawn since stays legal without them.
rule-M3 = If a mistake is noticed later, or can’t be corrected, it stays, and the islands concerned are crossed out. A crossed-out island can never be finished and scores nothing: it counts neither for a set of flags nor in a group of six. It is as if it had never been finished, so points already announced can be lost again.
rule-M4 = For T5, T6, T12 and T13, the island concerned is the island itself. For T8 and T11, it is both ends of the bridge drawn wrongly; of two that cross, that is the later one. For T7, it is both ends of every bridge of that turn.
rule-M5 = Anyone at the table can point out a mistake, on any sheet. At the end of the game every mistake nobody noticed is found, and M3 is applied before the points are added up.
