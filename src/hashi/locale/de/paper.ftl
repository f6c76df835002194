### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Name
paper-deal = Eine Kartenfolge zum Vorlesen
paper-deal-how = Jemand liest die Karten eine nach der anderen vor und deckt den Rest mit einem Blatt Papier ab. Erst wenn alle fertig sind, kommt die nächste. Die Lücken trennen die drei Stapel des Solospiels.
paper-set-aside = Das ist die beiseitegelegte Karte. Falte das Blatt und schau nicht hin: Während des Spiels kennt sie niemand.
paper-pad = Punkte
paper-ranks = Ränge im Solospiel

## The page for printing

print-go = Drucken
print-what = Was gedruckt wird
print-rules = Die Regeln auf einem Blatt
print-sheets = Tafeln zum Spielen
print-cards = Die 18 Karten zum Ausschneiden
print-points = Ein Punkteblock mit den Rängen
print-deal = Eine Kartenfolge zum Vorlesen, ganz ohne Karten
print-deal-code = Kartencode
print-deal-hint = Auf dem Bildschirm bleiben diese Karten verdeckt, nur das Papier zeigt sie. So kannst du mitspielen.
print-another = Eine andere Kartenfolge
print-hidden = Das zeigt nur das Papier.
print-board = Tafel
print-count = Wie viele Tafeln
print-per-page = Tafeln pro Blatt
print-paper = Papier
print-cards-of = Karten
print-preview = Was aus dem Drucker kommt
print-nothing = Wähl aus, was gedruckt werden soll.
