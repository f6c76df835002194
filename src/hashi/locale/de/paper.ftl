### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Name
paper-deal = Eine Kartenfolge zum Vorlesen
paper-deal-how = Jemand liest die Karten eine nach der anderen vor und deckt den Rest mit einem Blatt Papier ab. Erst wenn alle fertig sind, kommt die nächste. Die Lücken trennen die drei Stapel des Solospiels.
paper-set-aside = Das ist die beiseitegelegte Karte. Falte die Seite und schau nicht hin: Während des Spiels kennt sie niemand.
paper-pad = Punkte
paper-ranks = Ränge solo
