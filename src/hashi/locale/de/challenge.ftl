### Challenges: a link to a finished game that is to be beaten, and both games side by side.

challenge-title = { $name } fordert dich heraus
challenge-goal = Zu schlagen: { $total } Punkte
challenge-why = Dieselbe Tafel, derselbe Start und dieselben 17 Karten. Am Ende siehst du beide Spiele nebeneinander.
challenge-won-you = Du schlägst { $name }: { $mine } zu { $theirs }!
challenge-lost-you = { $name } bleibt vorn: { $theirs } zu { $mine }. Noch ein Versuch?
challenge-level-you = Gleichstand mit { $name }: je { $mine } Punkte.
challenge-won = { $who } schlägt { $name }: { $mine } zu { $theirs }.
challenge-lost = { $name } bleibt vor { $who }: { $theirs } zu { $mine }.
challenge-level = Gleichstand: { $who } und { $name } haben je { $mine } Punkte.
challenge-compare = Beide Spiele, Karte für Karte
challenge-parted = Ab Karte { $round } gehen die Spiele auseinander.
challenge-same = Beide Spiele sind völlig gleich.
challenge-finished = { $count ->
    [one] { $count } fertige Insel
   *[other] { $count } fertige Inseln
}
challenge-tables = Ein Spiel war solo, das andere zu mehreren. Solo hängt der höhere Wert von der Karte ab, zu mehreren bekommt ihn, wer zuerst so weit ist.
challenge-gone = Das Spiel von { $name } ist nicht mehr auf diesem Server und kann hier nicht gezeigt werden.
challenge-missing = Dieser Link führt zu keinem beendeten Spiel

preview-invitation = Du bist zu einer Partie HASHI eingeladen
preview-challenge = Eine Partie HASHI: Schaffst du mehr Punkte?
preview-description = Zahlen eintragen, Brücken zeichnen, Inseln fertigstellen. Im Browser, ganz ohne Installation.
