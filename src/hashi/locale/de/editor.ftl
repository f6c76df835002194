### The editor for boards and decks of one's own.

editor-intro = Hast du das gedruckte Spiel? Gib hier seine Tafeln und Karten ein und spiel damit am Tisch, solo oder auf Papier.
editor-what = Was willst du zeichnen?
editor-board = Tafel
editor-deck = Kartensatz
editor-tool = Werkzeug
editor-tool-island = Insel
editor-tool-red = Rote Fahne
editor-tool-blue = Blaue Fahne
editor-tool-line = Linien
editor-tool-hint = Tipp aufs Gitter. Eine neue Insel wird gleich mit ihren Nachbarn verbunden; mit „Linien“ entfernst oder ergänzt du einzelne Linien. Goldene Punkte sind Kreuzungen.
editor-keys = Tastatur: Pfeiltasten bewegen, Enter benutzt das Werkzeug, I, R und B setzen Inseln und Fahnen, Umschalt + Pfeiltaste zeichnet oder entfernt eine Linie, Strg + Z macht rückgängig.
editor-undo = Rückgängig
editor-undone = Letzter Schritt zurückgenommen.
editor-clear = Leeren
editor-columns = Spalten
editor-rows = Reihen
editor-count = { $name }: { $count } von { $wanted }
editor-red = Rote Fahnen
editor-blue = Blaue Fahnen
editor-crossings = Kreuzungen: { $count }
editor-grid = Die Tafel, { $columns } Spalten und { $rows } Reihen
editor-cell-empty = { $at }: leer
editor-cell = { $at }: { $flag ->
    [red] Insel mit roter Fahne
    [blue] Insel mit blauer Fahne
   *[none] Insel
}, { $count ->
    [0] keine Linien
    [one] 1 Linie
   *[other] { $count } Linien
}
editor-line-on = Linie von { $from } nach { $to }
editor-line-off = Keine Linie von { $from } nach { $to }
editor-checking = Wird geprüft …
editor-unchecked = Darum ist noch nicht geprüft, ob man damit spielen kann.
editor-bad = { $count ->
    [one] Eins ist noch zu tun:
   *[other] { $count } Dinge sind noch zu tun:
}
editor-name = Name
editor-use = Prüfen und verwenden
editor-play = Damit spielen
editor-print = Ausdrucken
editor-keep = In diesem Browser speichern
editor-kept = „{ $name }“ ist in diesem Browser gespeichert.
editor-download = Als Datei speichern
editor-upload = Datei öffnen
editor-unreadable = Diese Datei ist weder eine Tafel noch ein Kartensatz.
editor-begin = Anfangen mit
editor-delete = „{ $name }“ löschen
editor-deck-hint = Wie oft kommt jede Karte in deinem Kartensatz vor?
editor-more = Eine mehr: Zahl { $number }, { $bridges ->
    [one] 1 Brücke
   *[other] { $bridges } Brücken
}
editor-less = Eine weniger: Zahl { $number }, { $bridges ->
    [one] 1 Brücke
   *[other] { $bridges } Brücken
}
