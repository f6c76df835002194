### The end of a game; loaded when one is over.

end-title = Das Spiel ist zu Ende
end-wins = { $names } gewinnt mit { $total } Punkten
end-you-win = Du gewinnst mit { $total } Punkten
end-ties = { $names } gewinnen gemeinsam: { $total } Punkte
end-solo = { $total } Punkte
end-tabs = Ansicht
end-tab-result = Ergebnis
end-tab-cards = Karte für Karte
end-next-rank = { $points ->
    [one] Noch ein Punkt: { $rank }
   *[other] Noch { $points } Punkte: { $rank }
}
end-top-rank = Höher geht es nicht!
end-ranks = Alle Ränge
end-goals = Erste Ziele
end-goal-colour = Alle Inseln einer Flaggenfarbe
end-goal-six = Sechs fertige Inseln verbunden
end-goal-thirty = 30 Punkte
end-goal-reached = erreicht
end-goal-new = neu
end-rank-from = ab { $points }
end-best-first = Dein erstes Ergebnis, { $board }. Schaffst du mehr?
end-best-new = Neue Bestleistung, { $board }! Bisher waren es { $before }.
end-best-equal = So gut wie deine Bestleistung, { $board }: { $best }.
end-best-below = Deine Bestleistung, { $board }: { $best }.
end-best-honour = { $board }, auf Ehrenwort
end-best-hints = Mit Tipps zählt das nicht als Bestleistung.
end-best-known = Mit bekannter Kartenfolge zählt das nicht als Bestleistung.
end-scores = Punkte
end-reached = Karte { $round }
end-missed = nicht erreicht
end-winner = gewonnen
end-hints = { $count ->
    [one] { $name } hat sich { $count } Tipp geben lassen.
   *[other] { $name } hat sich { $count } Tipps geben lassen.
}
end-hints-you = { $count ->
    [one] Du hast dir { $count } Tipp geben lassen.
   *[other] Du hast dir { $count } Tipps geben lassen.
}
end-place = { $place }.
end-tie = { $names } liegen gleichauf: { $total } Punkte.
end-again = Noch einmal
end-rematch = Revanche
end-rematch-solo = Neues Spiel
end-rematch-hint = Ein neuer Tisch mit denselben Plätzen, neu gemischt.
end-rematch-hint-solo = Dieselbe Seite, neu gemischt.
end-same-deal = Gleiche Kartenfolge
end-same-deal-hint = Dieselben Karten in derselben Reihenfolge.
end-rematch-open = Ein neuer Tisch steht bereit.
end-rematch-wanted = { $name } möchte eine Revanche.
end-rematch-go = Mitspielen
end-record-title = Aufzeichnung des Spiels
end-record = Aufzeichnung herunterladen
end-record-hint = Das ganze Spiel als Text. „hashi replay“ spielt es nach.
end-home = Startseite
end-share = Teilen
end-print = Diese Kartenfolge drucken
end-shared = Kopiert. Füg es ein, wo du magst.
end-share-title = Dieses Spiel teilen
end-share-picture = Die fertige Tafel mit Punkten und Rang als Bild
end-share-covered = Als Bild: ein Kästchen für jede Karte, dazu Punkte und Rang; von den Inseln ist nichts zu sehen
end-share-squares = Rot, Blau und Gelb: die Karte, mit der du alle roten Fahnen, alle blauen Fahnen oder den Sechser geschafft hast.
end-share-text = Text mit Link zur gleichen Kartenfolge
end-share-copy = Text und Link kopieren
end-share-save = Bild speichern
end-share-no-hints = Ganz ohne Tipps.
end-share-solo = HASHI, { $board }, solo: { $total } Punkte, { $rank }.
end-share-many = HASHI, { $board }: { $results }.
end-share-result = { $name } { $total }
end-share-name = Dein Name, damit die anderen wissen, wen sie schlagen sollen
end-you = Du
end-share-items = Inseln { $islands }, Rot { $red }, Blau { $blue }, Sechser { $six }.
end-share-beat = Schlag meine { $total } Punkte! Gleiche Tafel, gleicher Start, gleiche Karten:
end-share-beat-name = { $name } hat { $total } Punkte: Schaffst du mehr? Gleiche Tafel, gleicher Start, gleiche Karten:
end-share-hint = Der Link ist eine Herausforderung: Wer ihn öffnet, spielt dieselben Karten und sieht danach beide Spiele nebeneinander.
end-replay-loading = Das Spiel wird geladen …
end-replay-seat = Tafel
end-replay-slider = Karte
end-replay-previous = Vorige Karte
end-replay-next = Nächste Karte
end-replay-round = Karte { $round } von { $rounds }
end-replay-card = Zahl { $number }, { $bridges ->
    [one] 1 Brücke
   *[other] { $bridges } Brücken
}
end-replay-start = Vor der ersten Karte
end-replay-start-words = { $name } bekommt diese Tafel mit einer { $number } in { $island }.
end-replay-start-words-you = Du bekommst diese Tafel mit einer { $number } in { $island }.
end-replay-start-own = { $name } hat eine { $number } in { $island } eingetragen.
end-replay-start-own-you = Du hast eine { $number } in { $island } eingetragen.
end-turn-both = { $name } trägt die { $number } in { $island } ein und zeichnet { $bridges }.
end-turn-both-you = Du trägst die { $number } in { $island } ein und zeichnest { $bridges }.
end-turn-number = { $name } trägt die { $number } in { $island } ein und zeichnet nichts.
end-turn-number-you = Du trägst die { $number } in { $island } ein und zeichnest nichts.
end-turn-bridges = { $name } trägt nichts ein und zeichnet { $bridges }.
end-turn-bridges-you = Du trägst nichts ein und zeichnest { $bridges }.
end-turn-pass = { $name } lässt diese Karte aus.
end-turn-pass-you = Du lässt diese Karte aus.
end-check = Ehrlich gemischt?
end-check-fair = Ja. Jede Karte ergibt sich aus dem versiegelten Geheimnis und den Zufallswerten aller, auch aus deinem.
end-check-fair-how = Dieser Browser hat sich vor dem Spiel das Siegel und deinen Zufallswert gemerkt. Eben hat er noch einmal gemischt und alle Karten verglichen.
end-check-daily = Ja. Das sind die Karten vom { $day }, für alle dieselben.
end-check-daily-how = Sie ergeben sich allein aus Datum und Seite, also kann sie jeder vorher kennen. Dieser Browser hat sie gerade berechnet und alle Karten verglichen.
end-check-unfair = Nein. Da stimmt etwas nicht:
end-check-open = Das ließ sich nicht ganz prüfen.
end-check-known-deal = Gespielt wurde mit einer bekannten Kartenfolge: Ein Siegel gab es nicht, und wer den Code hatte, konnte die Karten kennen.
end-check-not-there = Die Karten passen zum Geheimnis, das hier steht. Aber dieser Browser war nicht am Tisch, darum kann er nichts vergleichen.
end-check-joined-late = { $card ->
    [0] Die Karten passen zum Geheimnis. Aber dieser Browser kam erst nach dem Start dazu, darum ließ sich das Siegel nicht vergleichen.
   *[other] Die Karten passen zum Geheimnis. Aber dieser Browser kam erst bei Karte { $card } dazu, darum ließ sich das Siegel nicht vergleichen.
}
end-check-watched = Die Karten passen zum Geheimnis und zum Siegel. Aber du hast zugeschaut: Keiner der Zufallswerte war von dir, darum beweist das allein noch nichts.
end-check-other-device = Die Karten passen zum Geheimnis und zum Siegel. Aber dein Zufallswert kam von einem anderen Gerät: Nur dort lässt sich alles prüfen.
end-check-no-share = Die Karten passen zum Geheimnis und zum Siegel. Aber keiner der Zufallswerte war von dir, darum beweist das allein noch nichts.
end-check-dealt-again = Alles passt. Aber eine erste Mischung wurde verworfen, weil ein Platz seinen Zufallswert nicht gezeigt hat. Wer mischt, konnte sie da schon kennen.
end-check-more = Die Zahlen dahinter
end-check-how = Das Siegel ist SHA-256 einer Kennung und des Geheimnisses, ein Fingerabdruck SHA-256 einer Kennung, des Siegels, des Platzes und seines Zufallswerts. Der Kartencode ist SHA-256 des Geheimnisses samt den angehängten Zufallswerten aller Plätze und bestimmt die Reihenfolge der Karten.
end-check-commitment = Siegel
end-check-secret = Geheimnis
end-check-nonce = Zufallswert von Platz { $seat }
end-check-seed = Kartencode
end-check-command = So prüfst du die heruntergeladene Aufzeichnung auf einem Rechner mit HASHI
end-check-copy = Kartencode kopieren

## A link to the deal of a finished game

deal-title = Gleiche Kartenfolge spielen
deal-why = Dieselben 17 Karten in derselben Reihenfolge auf derselben Tafel. Was machst du daraus?
deal-alone = Allein spielen
deal-together = Mit anderen spielen
