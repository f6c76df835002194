### What the pages around the game say: home, new table, joining, lobby, end, rules.

## Home

home-motto = Karte aufdecken, Zahl eintragen, Brücken bauen: 17 Karten in zehn Minuten.
home-drawing = Tuschezeichnung: zwei Inseln mit Zahlen, durch zwei Brücken verbunden und eingekreist
home-name = Dein Name
home-name-hint = Damit die anderen wissen, wer du bist.
home-name-saved = Gespeichert.
home-player = Spieler
home-play = Spielen
home-play-hint = Allein, um einen Rang.
home-first = Dein erstes Spiel?
home-first-play = Gleich losspielen
home-first-practise = Erst ein Übungsspiel
home-first-count = Jetzt spielen: Es zählt
home-side-a = für die ersten Spiele
home-side-b = etwas schwieriger
home-others = Mit anderen spielen
home-others-hint = Zu zweit bis zu viert, alle am eigenen Gerät.
home-bot = Gegen einen Bot
home-bot-hint = Wie stark er ist, bestimmst du.
home-pass = Reihum an einem Gerät
home-pass-hint = Zu zweit bis zu viert, es wird weitergereicht.
home-join = Tisch beitreten
home-join-got = Hast du einen Code?
home-join-code = Code
home-join-hint = Den Code verrät dir, wer den Tisch eröffnet hat.
home-join-go = Beitreten
home-continue = Weiterspielen
home-continue-solo = Solospiel
home-continue-over = Beendete Spiele
home-continue-all = Alle { $count } zeigen
home-phase-lobby = wartet auf die anderen
home-phase-setup = Startzahlen
home-phase-play = Karte { $round } von 17
home-phase-over = zu Ende
home-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
home-learn-hint = Kurze Schritte auf einer echten Tafel. Zwei, drei Minuten, und du kannst mitspielen.
home-daily = Kartenfolge des Tages
home-daily-hint = Jeden Tag eine, dieselbe für alle.
home-learn-go = Spielen lernen
home-learn-on = Weiterlernen
home-how = So geht’s
home-how-go = Regeln lesen
home-statistics = Deine Statistik
home-print = Spiel ausdrucken
home-editor = Eigene Tafeln und Karten
home-puzzles = Rätsel
home-puzzles-hint = Die beste Lösung ist bewiesen. Findest du sie?
home-device = Auf einem anderen Gerät weiterspielen
home-device-hint = Deine Tische kommen mit. Der Link gilt nur einmal, zehn Minuten lang. Wer ihn öffnet, spielt an deiner Stelle: Behalt ihn für dich.
home-device-link = Link für dein anderes Gerät
home-device-make = Link erstellen
home-device-qr = QR-Code mit dem Link für dein anderes Gerät
home-working = Einen Moment …
home-back = Startseite
home-about = HASHI ist ein Spiel von Jeffrey D. Allers. Diese Website hat mit dem Verlag nichts zu tun.

## Things that went wrong

home-failed = Das hat nicht geklappt. Versuch es noch einmal.
home-failed-network = Der Server ist nicht erreichbar. Läuft er?
home-failed-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
home-failed-too-many = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
home-failed-wait = Das war viel auf einmal. Versuch es in { $seconds } s noch einmal.
home-failed-too-fast = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
home-failed-too-many-persons = Aus deinem Netz sind gerade viele Neue gekommen. Versuch es in { $seconds } s noch einmal.
home-failed-too-many-tables = Du hast viele Tische eröffnet. Versuch es in { $seconds } s noch einmal.
home-failed-busy = Am Tisch ist gerade viel los. Versuch es noch einmal.
home-failed-store-unavailable = Der Server kann gerade nicht speichern. Versuch es gleich noch einmal.
home-failed-name-unfit = Dieser Name geht nicht. Nimm einen anderen.
home-failed-board-unfit = Mit dieser Tafel kann man nicht spielen.
home-failed-board-size = Diese Tafel ist zu groß: Sie darf höchstens 24 Inseln und 40 Linien haben.
home-failed-deck-unfit = Mit diesem Kartensatz kann man nicht spielen.
home-failed-no-such-day = Für diesen Tag gibt es keine Kartenfolge.
home-failed-day-over = Dieser Tag ist vorbei. Du kannst seine Karten noch zum Üben spielen.
home-failed-daily-played = Du hast diese Karten schon gespielt. Nur das erste Spiel zählt.
home-failed-record-unfit = Das ist kein vollständiges Spiel mit diesen Karten, solo gespielt, nach den Regeln und ohne Hilfe.
home-failed-record-copied = Genau diese Züge hat schon jemand anders gespielt.
home-failed-times-unfit = Zu den mitgeschickten Zeiten kann dieses Spiel nicht gespielt worden sein.
home-failed-unknown-host = Dieser Server hört nicht auf diesen Namen. Frag die Person, die ihn betreibt.
home-failed-code-empty = Gib erst den Code ein.
home-failed-code-short = Ein Code hat { $count } Buchstaben. Deiner ist kürzer.

## A link from another device

handover-title = Auf diesem Gerät weiterspielen
handover-text = Jemand hat diesen Link auf einem anderen Gerät erstellt. Wenn du das warst, kannst du hier mit demselben Namen und denselben Tischen weiterspielen. Dein bisheriger Name und deine bisherigen Plätze in diesem Browser gehen dabei verloren.
handover-go = Hier weiterspielen
home-failed-link-used = Dieser Link ist verbraucht oder zu alt. Erstell einen neuen.

## New table

new-title = Neuer Tisch
new-name = Dein Name
new-board = Tafel
new-fresh = Eine neue Tafel
new-fresh-hint = Mit der noch niemand gespielt hat
new-fresh-like = Was für eine?
new-fresh-a = Offen wie Seite A
new-fresh-b = Viele Kreuzungen wie Seite B
new-fresh-wait = Die Tafel entsteht …
new-fresh-is = Diese Tafel ist { $rating }: Ein einfacher Bot holt hier im Schnitt { $mean } Punkte. (Auf Seite A sind es 41, auf Seite B 36.)
new-fresh-proven = 60 Punkte sind hier möglich: Es gibt ein Spiel, das es beweist.
new-fresh-open = Ob hier 60 Punkte möglich sind, weiß noch niemand.
new-fresh-code = Mit diesem Code bekommen alle dieselbe Tafel
new-fresh-copy = Code kopieren
new-fresh-another = Noch eine
new-fresh-type = Du hast einen Code? Gib ihn ein
new-fresh-show = Zeigen
new-fresh-picture = Die neue Tafel { $code }
new-fresh-missing = Warte auf eine neue Tafel oder gib einen Code ein.
new-custom = Eine eigene Tafel
new-custom-kept = In diesem Browser gespeichert
new-custom-editor = Im Editor selbst zeichnen
new-board-hint = Eine TOML-Datei mit 18 Inseln, ihren Fahnen und Linien. Sie wird geprüft, bevor es losgeht.
new-custom-choose = Datei wählen
new-custom-good = Die Tafel „{ $name }“ ist in Ordnung.
new-custom-bad = { $count ->
    [one] Mit dieser Datei kann man nicht spielen. Ein Fehler:
   *[other] Mit dieser Datei kann man nicht spielen. { $count } Fehler:
}
new-custom-line = Zeile { $line }: { $sentence }
new-custom-missing = Wähl eine Tafeldatei, mit der man spielen kann.
new-custom-wait = Die Datei wird gerade geprüft.
new-board-large = Diese Datei ist zu lang für eine Tafel.
new-board-other = Diese Datei ist ein Kartensatz, keine Tafel.
new-deck = Karten
new-deck-ours = Die 18 Karten des Spiels
new-deck-custom = Ein eigener Kartensatz
new-deck-hint = Eine TOML-Datei mit 18 Karten; „5/3“ ist die Zahl 5 mit 3 Brücken.
new-deck-good = Mit diesem Kartensatz kannst du spielen.
new-deck-missing = Wähl einen Kartensatz, mit dem man spielen kann.
new-deck-large = Diese Datei ist zu lang für einen Kartensatz.
new-deck-other = Diese Datei ist eine Tafel, kein Kartensatz.
new-seats = Plätze
new-seats-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
new-seats-hint = Die Plätze sind im Uhrzeigersinn nummeriert. Jede Tafel bereitet vor, wer auf dem Platz davor sitzt.
new-seat = Platz { $seat }
new-seat-you = Platz { $seat }: du
new-kind-person = Person
new-kind-person-hint = kommt per Link oder Code dazu
new-kind-device = Dieses Gerät
new-kind-device-hint = wird herumgereicht
new-kind-bot = Bot
bot-level = Stärke
bot-level-points = { $level }, etwa { $points } Punkte
new-device-name = Name an Platz { $seat }
new-device-default = Spieler { $seat }
new-bots-only = Jemand muss spielen: Lass einen Platz für eine Person.
new-more = Mehr Optionen
new-clock = Zeit pro Karte
new-clock-hint = Ist die Zeit um, zählt, was du eingetragen hast, sofern es erlaubt ist. Sonst lässt du die Karte aus.
new-clock-off = Ohne Zeitlimit
new-clock-seconds = { $seconds } s
new-tracker = Merkhilfe
new-tracker-hint = Zeigt alle 18 Karten und streicht die schon gesehenen ab.
new-honour = Ehrenwort-Tisch
new-hints = Tipps
new-hints-hint = Wer fragt, bekommt einen guten Zug gezeigt. Jeder Tipp wird in der Aufzeichnung vermerkt.
new-deal = Kartencode
new-deal-hint = Lass das Feld leer, dann wird neu gemischt. Mit dem Code eines beendeten Spiels spielst du dieselben Karten noch einmal.
new-deal-of = Mit der Tafel und den Karten des Spiels { $code }
new-rival = Mit Tafel, Start und Karten des Spiels { $code }
new-deal-wrong = Ein Kartencode hat 64 Zeichen, 0 bis 9 und a bis f. Dieser hat { $count }.
new-deal-signs = Ein Kartencode besteht nur aus den Zeichen 0 bis 9 und a bis f.
new-create = Tisch eröffnen
new-create-solo = Los geht’s
new-link = Link holen
new-link-hint = Schick den Link deinen Freunden: Ein Tipp, und sie sind dabei.
new-opponent = Gegen wen spielst du?
new-opponent-hint = Die Punkte sind das, was jeder im Schnitt erreicht.
new-custom-hint = Aus einer Datei oder selbst gezeichnet

## Join

join-title = Tisch beitreten
join-looking = Tisch { $code } wird gesucht …
join-other = Ein anderer Code

## Lobby

lobby-title = Der Tisch steht bereit
lobby-custom-board = Tafel „{ $name }“
lobby-custom-deck = An diesem Tisch wird mit eigenen Karten gespielt
lobby-clock = { $seconds } s pro Karte
lobby-tracker = mit Merkhilfe
lobby-hints-off = ohne Tipps
lobby-invite = Einladen
lobby-invite-hint = Schick den Link, sag den Code oder lass den QR-Code scannen.
lobby-local-only = Diesen Link kann nur dieser Rechner öffnen. Starte HASHI mit --lan, damit Handys mitspielen können.
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert.
lobby-copy-failed = Bitte von Hand kopieren.
lobby-share = Senden
lobby-code-spelled = Code: { $letters }
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-seats = Plätze
lobby-seat-open = frei
lobby-seat-you = du
lobby-seat-device = an diesem Gerät
lobby-seat-elsewhere = am Gerät des Gastgebers
lobby-seat-bot = Bot, { $level }
lobby-seat-away = nicht da
lobby-seat-at-result = sieht sich noch das Ergebnis an
lobby-name = Dein Name
lobby-sit = Hinsetzen
lobby-bot = Bot hinsetzen
lobby-bot-away = Bot entfernen
lobby-drop = Platz entfernen
lobby-leave = Aufstehen
lobby-evict = Wegschicken
lobby-sent-away = Wer den Tisch eröffnet hat, hat dich weggeschickt. Zuschauen kannst du weiter.
lobby-rename = Namen ändern
lobby-rename-done = Name geändert.
lobby-start = Spiel starten
lobby-start-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-start-ready = Alle sind da.
lobby-start-host = Alle sind da. Wer den Tisch eröffnet hat, startet das Spiel.
lobby-start-mixing = Die Karten werden gemischt …
lobby-start-dealing = Die Karten werden ausgeteilt …
lobby-dealt-again = Von { $names } kam kein Zufallswert. Darum wurde neu versiegelt, und es geht ohne ihn weiter. Startet das Spiel noch einmal.
lobby-starting = Das Spiel beginnt …
lobby-watching = Du schaust zu.
lobby-invited = { $name } lädt dich zu HASHI ein
lobby-invited-nobody = Du bist zu HASHI eingeladen
lobby-invited-what = Alle bekommen dieselbe Karte: Schreib ihre Zahl auf eine Insel, bau Brücken und stell mehr Inseln fertig als die anderen.
lobby-invited-long = Etwa 15 Minuten. Nichts installieren, kein Konto.
lobby-taken = { $name } sitzt auf Platz { $seat }.
lobby-free-again = Platz { $seat } ist wieder frei.
lobby-name-missing = Gib erst einen Namen an.
lobby-seal = Mischung versiegelt
lobby-seal-why = Diese Zahl versiegelt das Geheimnis des Servers, bevor sich jemand setzt. Jeder Platz gibt einen eigenen Zufallswert dazu: Jetzt siehst du nur seinen Fingerabdruck, gezeigt wird er beim Start des Spiels. Am Ende wird auch das Geheimnis gezeigt, und dein Browser mischt noch einmal und vergleicht jede Karte: So kann sich niemand unbemerkt die Karten aussuchen.
lobby-fingerprint = Fingerabdruck von Platz { $seat }
lobby-known-deal = Hier wird mit einer bekannten Kartenfolge gespielt: Es gibt kein Siegel, und wer den Code hat, kann die Karten kennen.
lobby-challenge = { $name } fordert euch heraus: { $total } Punkte sind zu schlagen, mit gleichem Start und gleichen Karten.
table-daily = Kartenfolge vom { $day }
table-daily-practice = Übung: Kartenfolge vom { $day }
lobby-rules = So geht’s
lobby-learn-hint = Lern es, solange du wartest: kurze Schritte auf einer echten Tafel. Beginnt das Spiel, bist du sofort wieder hier.

## Rules page

rules-contents = Inhalt
rules-link = Link zu Regel { $id }
rules-picture-wrong = nicht erlaubt
rules-top = Nach oben
