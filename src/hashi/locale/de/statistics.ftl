### A person’s own statistics.

statistics-title = Deine Statistik
statistics-loading = Deine Spiele werden gezählt …
statistics-none = Noch kein beendetes Spiel. Spiel eins, dann zählt es hier mit.
statistics-more = Hier zählen nur deine letzten { $count } Spiele.
statistics-board = Tafel
statistics-all = Alle Tafeln
statistics-games = Spiele
statistics-alone = davon solo
statistics-wins = gegen andere gewonnen
statistics-mean = Schnitt
statistics-best = Bestleistung
statistics-totals = Punkte im Lauf der Zeit
statistics-totals-text = Jeder Punkt ist ein Spiel. Die Linie ist der Schnitt der letzten zehn: zurzeit { $mean }.
statistics-totals-picture = Punkte aus { $games } Spielen, von { $least } bis { $most }
statistics-ranks = Ränge im Solospiel
statistics-categories = Rot, Blau und Sechser
statistics-categories-text = In wie vielen Spielen du es geschafft hast: für den höheren Wert, für den niedrigeren oder gar nicht.
statistics-early = höherer Wert
statistics-late = niedrigerer Wert
statistics-missed = nicht erreicht
statistics-daily = Kartenfolgen des Tages
statistics-streak = { $longest ->
    [0] Noch keine Kartenfolge des Tages beendet.
   *[other] Serie: zurzeit { $current } in Folge, Rekord: { $longest }.
}
statistics-calendar = { $count ->
    [one] Die Kartenfolge des Tages an { $count } Tag der letzten { $weeks } Wochen.
   *[other] Die Kartenfolge des Tages an { $count } Tagen der letzten { $weeks } Wochen.
}
statistics-cards = Verlorene Punkte nach Karte
statistics-cards-text = { $count ->
    [one] Was dich eine Karte im Schnitt gekostet hat, laut Auswertung von { $count } Spiel.
   *[other] Was dich eine Karte im Schnitt gekostet hat, laut Auswertung von { $count } Spielen.
}
statistics-cards-none = Sieh dir ein beendetes Spiel Karte für Karte an: Sobald es ausgewertet ist, zählt es hier mit.
statistics-export = Zum Mitnehmen
statistics-export-text = Alles von dieser Seite als Datei, erstellt in diesem Browser.
statistics-csv = Als CSV speichern
statistics-json = Als JSON speichern
statistics-delete = Meine Statistik löschen
statistics-delete-what = { $count ->
    [one] { $count } Ergebnis wird gelöscht, samt Platz in der Bestenliste und den verlorenen Punkten nach Karte.
   *[other] { $count } Ergebnisse werden gelöscht, samt Plätzen in der Bestenliste und den verlorenen Punkten nach Karte.
}
statistics-delete-stays = Die Spiele und ihre Auswertungen bleiben, ebenso die Ergebnisse der anderen. Das lässt sich nicht rückgängig machen.
statistics-delete-yes = Löschen
statistics-delete-no = Behalten
statistics-deleted = Deine Statistik ist gelöscht.
statistics-puzzles = Rätsel
statistics-puzzles-text = In diesem Browser gelöst, nach Stufe.
statistics-level = Stufe { $level }
statistics-delete-puzzles = Auch die in diesem Browser gelösten Rätsel werden vergessen.
