### The daily deal: its page, and the end of a game of it; loaded when needed.

daily-title = Kartenfolge des Tages
daily-why = Jeden Tag gibt es für jede Seite eine Kartenfolge, dieselbe für alle auf der Welt. Du spielst allein und ohne Tipps, und dein erstes Spiel zählt.
daily-first = Bei der Kartenfolge des Tages zählt nur dein erstes Spiel, einen zweiten Versuch gibt es nicht. HASHI ist neu für dich? Dann lern es erst oder mach ein Übungsspiel.
daily-friends = Die Karten sind kein Geheimnis: Jeder kann sie aus dem Datum berechnen und vorher üben. Das ist ein Spiel unter Freunden, kein Turnier.
daily-next = Neue Karten in { $hours } Std. { $minutes } Min.
daily-streak = { $days ->
    [0] Noch keine Serie: Spiel heute eine Kartenfolge zu Ende.
    [one] Deine Serie: { $days } Tag
   *[other] Deine Serie: { $days } Tage hintereinander
}
daily-play = Seite { $side } spielen
daily-continue = Seite { $side } weiterspielen
daily-open = Noch nicht gespielt
daily-begun = Angefangen, und dieses Spiel zählt: Du kannst da weitermachen, wo du aufgehört hast.
daily-result = { $total ->
    [one] Dein Ergebnis: { $total } Punkt
   *[other] Dein Ergebnis: { $total } Punkte
}
daily-look = Seite { $side } ansehen
daily-practise = Seite { $side } üben
daily-leaderboard = Bestenliste
daily-side = Seite
daily-span = Zeitraum
daily-span-day = Heute
daily-span-week = Diese Woche
daily-span-all = Insgesamt
daily-added = Die Punkte aller Tage werden zusammengezählt.
daily-nobody = Noch niemand hat diese Karten zu Ende gespielt. Fang du an!
daily-place = Platz
daily-name = Name
daily-points = Punkte
daily-games = Spiele
daily-you = du
daily-people = { $people ->
    [one] { $people } Person
   *[other] { $people } Leute
}
daily-old = Frühere Tage zum Üben
daily-old-why = Sie zählen nicht mehr, aber die Karten sind noch gut.
daily-old-day = Tag
daily-old-play = Üben
daily-played = { $day }: { $results }
daily-not-played = { $day }: nicht gespielt

## At the end of a game

daily-end-counts = Kartenfolge vom { $day }: Dieses Spiel zählt.
daily-end-practice = Übung mit der Kartenfolge vom { $day }. Dieses Spiel zählt nicht.
daily-compare = Was andere aus diesen Karten gemacht haben
daily-compare-you = Du
daily-compare-optimum = Bestmöglich, bewiesen
daily-compare-found = Bestes bisher gefundenes Ergebnis
daily-compare-bot = Bot, { $level }
daily-compare-computing = Die Bots und das bestmögliche Ergebnis werden noch berechnet …
daily-compare-no-solver = Dieser Server hat keinen Solver, deshalb kennt niemand das bestmögliche Ergebnis. Er lässt sich nachrüsten: pip install 'hashi-game[solver]'
daily-compare-needs-server = Auf diesem Gerät wird das nicht berechnet: Was die Bots mit diesen Karten schaffen und was bestmöglich ist, sagt nur ein HASHI-Server.
daily-everybody = Alle hier
daily-bar = { $people ->
    [one] { $total } Punkte: { $people } Person
   *[other] { $total } Punkte: { $people } Leute
}
daily-all = Zur Kartenfolge des Tages und zur Bestenliste
daily-share = HASHI, Kartenfolge vom { $day }, Seite { $side }: { $total } Punkte, { $rank }.
daily-share-title = Kartenfolge vom { $day }
daily-share-text = Text, der nichts verrät
