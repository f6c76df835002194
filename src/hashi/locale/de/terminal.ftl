### What only the command line says.

## The table

side = Seite { $board }
card-of = Karte { $round } von { $rounds }
card-open = { $bridges ->
    [one] Zahl { $number }, { $bridges } Brücke
   *[other] Zahl { $number }, { $bridges } Brücken
}
piles = Stapel
cards = Karten
points = Punkte
deadline = { $category }: { $points }
round-short = Karte { $round }
legend = ( ) ohne Fahne   [ ] rote Fahne   < > blaue Fahne

## Talking to the player

welcome = Trag Zahlen ein, zeichne Brücken: Hat eine Insel so viele Brücken, wie ihre Zahl angibt, ist sie fertig.
commitment = Die Karten sind gemischt. Ihr Siegel, nach dem Spiel zu prüfen: { $commitment }
prompt = { $question }:{" "}
prompt-start = Deine Startzahl (z. B. 4@c4)
prompt-turn = Dein Zug
prompt-hint = z. B. 5@c2 c2-c4*2 · passe · liste · hilfe · ende
prompt-hint-honour = z. B. 5@c2 c2-c4*2 · passe · fehler b3 · hilfe · ende
prompt-confirm = Enter oder j bestätigt, z nimmt zurück
prompt-choice = Deine Wahl
prompt-resume = Du hast noch ein angefangenes Spiel. Weiterspielen? (j/n)
yes = j
no = n
word-pass = passe
word-list = liste
word-mistake = fehler
word-help = hilfe
word-quit = ende
word-undo = zurück
word-undo-short = z
undone = Zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen.
confirm-unclear = Enter oder j spielt diesen Zug, z ändert ihn.
help-honour = fehler b3 weist auf einen Fehler hin, der dir bei b3 mit einer früheren Karte passiert ist.
help =
    5@c2 trägt die 5 in die Insel c2 ein.
    c2-c4 zeichnet eine Brücke von c2 nach c4, c2-c4*2 gleich zwei.
    Beides zusammen: 5@c2 c2-c4*2. Mit passe lässt du beides aus.
    Mit liste wählst du Schritt für Schritt, zurück geht einen Schritt zurück, hilfe zeigt diesen Text, ende speichert und macht Schluss.
choose-island = Wohin mit der { $number }?
choose-bridge = Brücke { $nth } von { $count }
choose-none = nirgends: Zahl auslassen
honour-no-list = Am Ehrenwort-Tisch gibt es keine Liste: Sie würde verraten, was erlaubt ist.
choose-no-bridges = keine: Brücken auslassen
choose-unclear = Gib bitte eine der Nummern aus der Liste ein.
skips-number = Diesmal keine Zahl.
skips-bridges = Diesmal keine Brücken.
finishes = { $count ->
    [one] Insel fertig: { $islands }.
   *[other] Inseln fertig: { $islands }.
}
not-read = Das kann ich nicht lesen: Bei Zeichen { $column } erwarte ich { $expected }.
game-over = Alle 17 Karten sind gespielt.
rank-is = { $total ->
    [one] { $total } Punkt: { $rank }
   *[other] { $total } Punkte: { $rank }
}
opened = Das Siegel ist geöffnet, das Geheimnis lautet: { $secret }
check-it = So prüfst du, ob ehrlich gemischt wurde: hashi verify { $path }
saved = Gespeichert in { $path }
resumed = Zurück am Tisch: { $path }
goodbye = Bis bald! Weiter geht es mit: hashi play --resume { $path }

## Commands

board-fine = { $path }: Diese Tafel ist in Ordnung.
deck-fine = { $path }: Dieser Kartensatz ist in Ordnung.
fresh-code = Code
fresh-lines = Linien
fresh-crossings = Kreuzungen
fresh-mean = Bot
fresh-rating = Einstufung
fresh-best = Bestes
fresh-how = Bot: der Punkteschnitt eines einfachen Bots in { $games } Spielen. Bestes: die höchste mögliche Punktzahl, durch ein Spiel belegt.
file-line = { $path }, Zeile { $line }: { $sentence }
file-whole = { $path }: { $sentence }
record-not-read = { $path }, Zeile { $line }, Spalte { $column }: Hier erwarte ich { $expected }.
round-heading = Runde { $round }: { $card }
seat-heading = { $name }: { $turn }
winners = { $count ->
    [one] Gewonnen hat: { $names }
   *[other] Gewonnen haben: { $names }
}
fair-checksum-fits = Die Aufzeichnung ist unversehrt: Ihre Prüfsumme passt zu allen Zeilen.
fair-checksum-wrong = Die Aufzeichnung wurde nach dem Spiel verändert: Ihre Prüfsumme passt nicht.
fair-deck-fits = Der Kartensatz ist der bekannte, in seiner festen Reihenfolge.
fair-deck-order = Der Kartensatz hat nicht seine feste Reihenfolge. So ließe sich jede Mischung passend machen.
fair-deck-own = Gespielt wurde mit einem eigenen Kartensatz. Nenn seine Datei mit --deck, um die Karten zu prüfen.
fair-seal-same = Das Siegel ist das, das du dir notiert hast.
fair-seal-not-compared = War dieses Siegel wirklich schon vor dem Spiel zu sehen? Wenn du es dir notiert hast, gib es mit --seal an.
fair-seal-missing = Die Aufzeichnung enthält kein Siegel. Wenn du es dir vor dem Spiel notiert hast, gib es mit --seal an.
fair-secret-fits = Das Geheimnis passt zum Siegel.
fair-secret-missing = Die Aufzeichnung enthält kein Geheimnis, darum lässt sich das Siegel nicht prüfen.
fair-known-deal = Gespielt wurde mit einer bekannten Kartenfolge. Ein Siegel gab es nicht, und wer den Code hatte, konnte die Karten kennen.
fair-no-deal = Die Aufzeichnung verrät nicht, wie gemischt wurde.
fair-nonce-same = Für Platz { $seat } wurde der Zufallswert benutzt, den du dir notiert hast.
fair-hash-same = Der Zufallswert von Platz { $seat } passt zu dem Fingerabdruck, den du dir notiert hast.
fair-hash-not-compared = Platz { $seat }: Stand sein Zufallswert schon vor dem Spiel fest? Wenn du dir den Fingerabdruck notiert hast, gib ihn mit --hash an, deinen eigenen Wert mit --nonce.
fair-dealt-again = Platz { $seat } hat seinen Zufallswert nicht gezeigt, darum wurde eine erste Mischung verworfen. Wer mischt, konnte sie da schon kennen.
fair-drawn-fits = Platz { $seat } hat keinen Zufallswert gegeben; der benutzte ergibt sich aus dem Geheimnis.
fair-seed-fits = Der Kartencode ergibt sich aus dem Geheimnis und den Zufallswerten.
fair-cards-fit = Die Karten kamen in der Reihenfolge dieser Mischung.
fair-cards-few = { $card ->
    [one] Bisher wurde erst { $card } von 17 Karten gespielt.
   *[other] Bisher wurden erst { $card } von 17 Karten gespielt.
}
fair-no-cards = Es wurde noch keine Karte gespielt.
fair-game-fits = Gespielt wurde nach den Regeln.
fair-honour-fits = Gespielt wurde nach den Regeln eines Ehrenwort-Tischs: Alles ließ sich zeichnen, und jeder Fehler wurde nach M2 bis M5 behandelt.
fair-turn-illegal = Zeile { $line }: { $sentence }
fair-game-broken = Zeile { $line }: Hier erwarte ich { $sentence }.
fair-verdict-fair = Es wurde ehrlich gemischt.
fair-verdict-partly = Soweit diese Aufzeichnung es zeigt, wurde ehrlich gemischt.
fair-verdict-unfair = Da stimmt etwas nicht: Dieser Aufzeichnung ist nicht zu trauen.
fair-verdict-nothing-to-check = Diese Aufzeichnung beweist weder, dass ehrlich gemischt wurde, noch das Gegenteil.

serving = HASHI läuft unter { $address }
serving-stop = Strg + C beendet es.

## Bots by themselves

progress-games = Spiele
progress-boards = Tafeln
simulate-heading = { $count ->
    [one] { $bot }, { $count } Solospiel, Startwert { $seed }
   *[other] { $bot }, { $count } Solospiele, Startwert { $seed }
}
arena-heading = { $count ->
    [one] { $count } Spiel, Startwert { $seed }
   *[other] { $count } Spiele, Startwert { $seed }
}
arena-wins = Siege
arena-share = Siege in %
arena-points = Punkte im Schnitt
arena-how = Ein geteilter Sieg zählt anteilig. 95-%-Intervall über die Mischungen nach Wilson; ein Strich: zu wenige Spiele.
stopped-games = Abgebrochen nach { $done } von { $asked } Spielen. Bis dahin:
figure-mean = Mittel
figure-interval = 95-%-Intervall des Mittels
figure-interval-short = 95-%-Intervall
figure-from-to = { $low } bis { $high }
figure-part = { $part } von { $whole }
figure-median = Median
figure-range = Kleinstes und größtes Ergebnis
figure-in-time = Rot, Blau und Sechser rechtzeitig, in %
figure-finished = Fertige Inseln im Schnitt
figure-turn-mean = Millisekunden pro Zug
figure-turn-worst = Langsamster Zug, in Millisekunden
figure-optimum = Bestmöglich, im Mittel
figure-share = Davon erreicht, in %
figure-share-interval = 95-%-Intervall davon
figure-proven = Als Bestes bewiesen
figure-how = 95-%-Intervall nach Student; ein Strich: zu wenige Spiele.
figure-totals = Ergebnisse
figure-ranks = Ränge

## The best a deal allows

solve-searching = Suche
solve-best = Bisher { $points }, höchstens { $bound }
solve-proven = { $points } Punkte, und das ist bewiesen: Besser geht es nicht.
solve-found = { $points } Punkte gefunden, höchstens { $bound } möglich: noch { $gap } offen.

## The report of a game

progress-report = Karte für Karte
report-written = Die Auswertung steht in { $path }
report-stopped = Abgebrochen. Was bis dahin gefunden war, steht in { $path }

## Training

progress-train = Training
train-line = { $count } Spiele, zuletzt { $mean } Punkte im Schnitt
train-in-time = Rechtzeitig: Rot { $red } %, Blau { $blue } %, Sechser { $six } %.
train-written = Das Gelernte steht in { $path }
train-resume = Weiter geht es mit: hashi train --resume { $path }
train-use = Die Bots spielen auf dieser Tafel damit, sobald es hier liegt: { $path }
train-use-any = Auf Tafeln, die die Bots nicht eigens gelernt haben, spielen sie damit, sobald es hier liegt: { $path }
train-nothing = Abgebrochen, bevor etwas gelernt war.

## Errors

error-file = { $path } lässt sich nicht lesen.
error-write = { $path } lässt sich nicht schreiben.
error-board = Eine Seite { $board } gibt es nicht: Wähl A oder B, gib den Code einer neuen Tafel an oder nenn eine Tafeldatei.
error-board-count = Es müssen 1 bis { $most } Tafeln sein.
error-language = Die Sprache { $language } gibt es nicht. Zur Wahl stehen: { $languages }.
error-deal = Ein Kartencode hat 64 Hexadezimalziffern; ein Datum wie 2026-11-16 oder today steht für die Kartenfolge des Tages.
error-seal = Ein Siegel hat 64 Hexadezimalziffern.
error-nonce = Platz { $seat }: Ein Zufallswert oder sein Fingerabdruck hat 64 Hexadezimalziffern.
error-nonce-seat = „{ $word }“: Ich erwarte einen Platz, 1 bis { $seats }, und seinen Zufallswert, etwa 1=0f3a…
error-name = Ein Name hat 1 bis 40 Zeichen.
error-finished = { $path }: Dieses Spiel ist schon zu Ende.
error-not-solo = { $path }: Im Terminal lassen sich nur Solospiele fortsetzen.
error-no-seed = { $path }: In der Aufzeichnung fehlt die Mischung, darum kann das Spiel nicht weitergehen.
error-port = Port { $port } lässt sich nicht verwenden.
error-command = „{ $words }“ ist kein Befehl; hashi --help zeigt alle.
error-command-meant = „{ $words }“ ist kein Befehl. Meintest du { $command }?
error-option = Die Option { $option } gibt es nicht; --help zeigt alle.
error-option-meant = Die Option { $option } gibt es nicht. Meintest du { $other }?
error-option-empty = Zu { $option } fehlt der Wert.
error-argument-missing = { $name } fehlt; --help zeigt, was nötig ist.
error-option-twice = { $option } ist doppelt angegeben.
error-option-choice = Bei { $option } geht nur { $choices }, nicht „{ $value }“.
error-option-value = { $option } braucht eine Zahl, nicht „{ $value }“.
error-output = Die Ausgabe konnte nicht geschrieben werden: { $reason }.
error-data = { $path } lässt sich nicht zum Schreiben öffnen. Ist noch Platz auf der Platte, und darf dieser Benutzer dort schreiben? Mehr sagt dir hashi doctor.
error-newer-data = { $path } stammt von einer neueren Version von HASHI.
error-bot = Einen Bot { $bot } gibt es nicht. Zur Wahl stehen: { $bots }.
error-bot-broken = Der Bot { $bot } lässt sich nicht verwenden. { $reason }
error-bots = Es treten { $fewest } bis { $most } Bots an, durch Kommas getrennt.
error-games = Es muss mindestens 1 Spiel sein.
error-games-seats = Jede Mischung wird einmal pro Platz gespielt: Wähl eine Anzahl von Spielen, die durch { $seats } teilbar ist.
error-start-choice = Der Start ist own (der Bot wählt) oder random (zufällig).
error-seconds = Es müssen mehr als 0 Sekunden sein.
error-jobs = Es muss mindestens 1 Prozess sein.
error-jobs-or-dask = Wähl entweder --jobs oder --dask.
error-dask-missing = Für einen Dask-Cluster fehlt ein Paket: pip install 'hashi-game[dask]'
error-dask-address = Unter { $address } antwortet kein Dask-Scheduler.
error-solver-missing = Um den besten Weg durch die Karten zu suchen, fehlt ein Paket: pip install 'hashi-game[solver]'
error-print-missing = Zum Drucken fehlt ein Paket: pip install 'hashi-game[print]'
error-fonts = Die Schriften zum Drucken fehlen: Sie entstehen zusammen mit der Seite (make play baut sie).
error-sheets = Es lassen sich 1 bis { $most } Tafeln drucken.
printed = { $path } kann gedruckt werden.
error-target = „{ $target }“ ist weder eine Aufzeichnung noch ein Kartencode noch eine Liste von Karten.
error-record-only = --from und --seat gehören zu einer Aufzeichnung.
error-record-board = Eine Aufzeichnung bringt Tafel und Kartensatz selbst mit.
error-cards-unknown = { $path }: Nicht alle Karten dieses Spiels sind bekannt.
error-round = Wähl eine Runde von 1 bis { $last }.
error-start-or-round = Wähl entweder --start oder --from.
error-start = „{ $start }“: Hier erwarte ich { $expected }, oder free.
error-card = „{ $word }“: Hier erwarte ich { $expected }.
error-cards-count = Nenn die { $rounds } Karten des Stapels, nicht { $count }.
error-cards-deck = So oft gibt es { $card } in diesem Kartensatz nicht.
error-not-over = { $path }: Dieses Spiel ist noch nicht zu Ende.
error-minutes-or-games = Wähl entweder --minutes oder --games.
error-multiplayer-any = Das Training in Gesellschaft braucht eine Tafel: Es setzt fort, was die Bots dort allein gelernt haben.
error-minutes = Es müssen mehr als 0 Minuten sein.
error-seed = Der Startwert fürs Training ist 0 oder größer.
error-checkpoint = { $path } ist kein Zwischenstand eines Trainings auf dieser Tafel.
error-resume-length = Ein fortgesetztes Training behält seine Länge: Lass --minutes und --games weg.

## Compiled code

progress-compile = Kompilieren
compile-once = Wird für diesen Rechner kompiliert: Das dauert etwa { $seconds } Sekunden, nur dieses eine Mal.
compile-elsewhere = In { $path } kann nicht geschrieben werden; der kompilierte Code kommt nach { $other }, wo er jederzeit gelöscht werden kann.
compile-nowhere = Der kompilierte Code kann nicht aufbewahrt werden, weil kein Ordner beschreibbar ist. Er wird jedes Mal neu kompiliert.
warm-done = In { $seconds } s kompiliert. Der Code liegt in { $path }
warm-ready = Es ist schon alles kompiliert. Der Code liegt in { $path }

progress-puzzles = Rätsel
puzzle-goal = { $points ->
    [one] Runde { $round }: Es ist noch { $points } Punkt drin. Finde ihn!
   *[other] Runde { $round }: Es sind noch { $points } Punkte drin. Finde sie!
}
puzzle-best = { $points ->
    [one] Noch { $points } Punkt, und das ist bewiesen: Besser geht es nicht.
   *[other] Noch { $points } Punkte, und das ist bewiesen: Besser geht es nicht.
}
puzzle-ways = { $count ->
    [one] Es gibt nur { $count } Weg dorthin, nämlich diesen:
   *[other] Es gibt { $count } Wege dorthin; das ist einer davon:
}
puzzle-unproven = Der beste Weg durch dieses Rätsel ließ sich nicht in der verfügbaren Zeit beweisen.
puzzle-fault-goal = Das Ziel ist nicht das Beste, was möglich ist
puzzle-fault-way = Der angegebene Weg erreicht das Ziel nicht
puzzle-fault-rating = Es ist falsch eingestuft
puzzle-fault-unproven = Sein Ziel ließ sich nicht in der verfügbaren Zeit beweisen
puzzle-checked = Geprüfte Rätsel: { $count }, davon falsch: { $wrong }
puzzle-column-level = Stufe
puzzle-column-count = Rätsel
puzzle-column-tried = Probierte Züge
puzzle-column-ways = Beste Wege
puzzle-column-missed = Gierig verschenkt
puzzle-column-solved = Bot löst
error-puzzle = Dieses Rätsel lässt sich nicht lesen. Ich erwarte { $expected }.
error-puzzle-cards = Ein Rätsel hat { $least } bis { $most } Karten.
error-puzzle-level = Es gibt die Stufen 1 bis { $most }.
error-puzzle-count = Es muss mindestens 1 Rätsel sein.
error-puzzle-tries = Es muss mindestens 1 Versuch sein.
error-puzzle-day = „{ $day }“ ist kein Tag wie 2026-12-24.
