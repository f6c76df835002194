### The tutorial: eight steps on the board, each done by doing. Islands are named by column and row.

learn-title = Spielen lernen
learn-step = Schritt { $step } von { $steps }
learn-leave = Einführung verlassen
learn-to-table = Zurück zum Tisch
learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter
learn-undo = Rückgängig
learn-confirm = Bestätigen
learn-astray = Erlaubt, aber hier nicht gefragt. Tipp noch mal darauf oder nimm es zurück und folge der Markierung.
learn-go-on = { $left ->
    [one] Gut. Noch { $left } Brücke.
   *[other] Gut. Noch { $left } Brücken.
}
learn-new-situation = Eine neue Lage
learn-rival-mia = Mia, Karte { $round }
learn-rival-you = Du, Karte { $round }

learn-write = Eine Zahl eintragen
learn-number-do = Das Ziel: Inseln fertig machen. In jeder Runde wird eine Karte aufgedeckt, für alle dieselbe. Zuerst trägst du ihre Zahl ein: Tipp auf eine grüne Insel, dann steht die { $number } darin.
learn-number-done = Gut. Diese Insel braucht jetzt genau { $number } Brücken.

learn-finish = Brücken bauen
learn-bridges-do = Danach zeichnest du die Brücken der Karte, diesmal { $bridges }. Tipp auf eine gestrichelte Linie oder zieh von Insel zu Insel. Gib c2 die zwei Brücken, die dort fehlen.
learn-bridges-done = Zwei Brücken an einer 2: c2 ist fertig und bekommt einen Kreis. Jede fertige Insel bringt { $island } Punkte.

learn-place = Wohin eine Zahl passt
learn-flag-do = Manche Inseln nehmen nicht jede Zahl. Versuch, die { $number } in e1 einzutragen: Dort steht eine Fahne.
learn-flag-done = Eine Insel mit Fahne bekommt nur dann eine Zahl, wenn schon vor dieser Karte eine Brücke dorthin führte.
learn-small-do = Versuch es jetzt mit c2, wo schon zwei Brücken ankommen.
learn-small-done = Zwei Brücken sind mehr, als eine { $number } erlaubt. Eine Zahl darf nicht kleiner sein als das, was schon da ist.
learn-fits-do = e4 hat eine Fahne und eine Brücke. Trag dort die { $number } ein.
learn-fits-done = Passt genau: Zahl und Brücken stimmen überein, also ist e4 sofort fertig.

learn-cross = Brücken kreuzen sich nie
learn-blocked-do = Versuch die lange Linie von b3 nach f3, mitten durch die Brücke an c2.
learn-blocked-done = Sie würde die Brücke kreuzen, also ist diese Linie für den Rest des Spiels gesperrt. Pass auf, wo du baust!

learn-exact = Alle oder keine
learn-all-do = Diese Karte bringt { $bridges } Brücken: Zeichne alle { $bridges } oder keine. Jede braucht an mindestens einem Ende eine Zahl.
learn-all-done = Alle { $bridges } gezeichnet. Auf eine Linie passen höchstens zwei Brücken, eine Insel mit zwei Linien fasst also nie mehr als 4: Dort steht „max. 4“.

learn-bonus = Rot, Blau und Sechser
learn-red-do = Drei der vier roten Fahnen sind fertig. Zeichne die Brücke, auf die e4 noch wartet.
learn-red-done = Alle roten Fahnen fertig: bis zu { $red } Punkte extra! Alle drei blauen bringen bis zu { $blue }.
learn-six-do = Der dritte Bonus: sechs fertige Inseln, durch Brücken verbunden. Nur e6 fehlt noch eine Brücke.
learn-six-done = Sechs in einer Gruppe: bis zu { $six } Punkte.

learn-first = Wer zuerst kommt
learn-later-do = Wer einen Bonus zuerst schafft, bekommt den höheren Wert, wer ihn später schafft, den niedrigeren. Mia hat ihre roten Fahnen eine Karte früher fertig als du. Wie viele Punkte bekommst du?
learn-later-done = Richtig. Mit derselben Karte wie Mia hättet ihr beide { $red } bekommen.
learn-later-wrong = Mia war mit einer früheren Karte zuerst da: Die { $red } sind weg.
learn-late-do = Solo spielst du gegen die Karten, die in drei Stapeln liegen. Blau bringt { $blue }, solange der erste reicht, also bis einschließlich Karte { $blueLast }. Karte { $round } liegt offen und du machst die letzte blaue Fahne fertig. Wie viele Punkte?
learn-late-done = Richtig: zu spät für { $blue }. Rot und Sechser behalten ihren höheren Wert bis einschließlich Karte { $redLast }.
learn-late-wrong = Karte { $round } gehört zum zweiten Stapel, der erste ist vorbei: Die { $blue } sind weg.

learn-hands = Zeichnen und umentscheiden
learn-mark-do = Trag die { $number } ein und zeichne beide Brücken, wo du willst. Tippst du einen Eintrag noch mal an, ist er wieder weg.
learn-mark-keys = Mit der Tastatur: Pfeile bewegen, Enter trägt ein, Umschalt + Pfeil zeichnet.
learn-mark-done = Noch ist nichts endgültig.
learn-undo-do = Anders überlegt? Nimm deinen letzten Eintrag zurück.
learn-undo-keys = Mit der Tastatur: U.
learn-undo-done = Weg ist er.
learn-confirm-do = Mach den Zug wieder vollständig und drück dann „Bestätigen“.
learn-confirm-keys = Mit der Tastatur: C.
learn-confirm-done = Das war ein Zug. Du darfst auch die Zahl, die Brücken oder beides auslassen.

learn-end = Du kannst spielen!
learn-end-hint = Siebzehn Karten, dann werden die Punkte gezählt. In deinem ersten Spiel helfen dir bei den ersten drei Karten kurze Hinweise.
learn-play = Mein erstes Spiel beginnen
learn-again = Noch mal von vorn
learn-rules = Alle Regeln
