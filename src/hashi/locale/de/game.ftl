### What every front end says. Codes of the engine are keys: refusal-CODE, problem-CODE, ...

## Refusals: why something is not allowed. The rule's number is added by the caller.

refusal-no-such-island = Eine Insel { $where } gibt es nicht.
refusal-number-not-on-card = Du kannst nur die Zahl von der Karte eintragen.
refusal-island-has-number = { $where } hat schon eine Zahl.
refusal-flag-without-bridge = { $where } hat eine Fahne: Dorthin muss schon eine Brücke aus einer früheren Runde führen.
refusal-number-too-small = { $where } hat schon mehr Brücken, als diese Zahl erlaubt.
refusal-bridge-count = Zeichne genau so viele Brücken, wie die Karte zeigt, oder gar keine.
refusal-bridges-drawn = Alle Brücken dieser Karte sind gezeichnet. Lösch erst eine davon.
refusal-no-such-line = Eine Linie { $where } gibt es nicht.
refusal-line-full = Auf der Linie { $where } liegen schon zwei Brücken.
refusal-bridge-crossed = Die Brücke { $where } würde eine andere kreuzen.
refusal-bridge-without-number = Die Brücke { $where } braucht an einem Ende eine Zahl.
refusal-number-exceeded = Keine Brücke mehr an { $where }: Ist die Zahl erreicht, ist die Insel fertig.
refusal-six-exceeded = { $where } bekäme mehr als sechs Brücken.
refusal-start-number = Du beginnst mit einer 3 oder einer 4.
refusal-start-flag = { $where } hat eine Fahne: Beginne mit einer Insel ohne Fahne.
refusal-already-started = Deine Startzahl hast du schon eingetragen.
refusal-setup-open = Noch haben nicht alle ihre Startzahl eingetragen.
refusal-setup-closed = Die Tafeln sind schon weitergegeben.
refusal-already-played = Diese Karte hast du schon gespielt.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusal-card-unknown = Die nächste Karte ist noch nicht aufgedeckt.
refusal-no-such-seat = Einen Platz { $where } gibt es nicht.
refusal-no-mistake = Hier ist kein Fehler: { $where }.
refusal-pointed-enough = In dieser Runde wurde auf genug Fehler hingewiesen. Mach mit der nächsten Karte weiter.
refusal-game-over = Das Spiel ist zu Ende.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-seats-open = Noch sind nicht alle Plätze besetzt.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-nonce-given = Dieser Platz hat schon zur Mischung beigetragen.
refusal-log-full = An diesem Tisch ist zu viel passiert: Ihr könnt das Spiel nur noch zu Ende bringen.
refusal-nonce-early = Zufallswerte werden erst gezeigt, wenn das Spiel gestartet wird.
refusal-nonce-wrong = Dieser Zufallswert passt nicht zu dem Fingerabdruck, den dieser Platz vorher gezeigt hat.
refusal-nonce-withheld = Dieser Platz hat seinen Zufallswert nicht rechtzeitig gezeigt und trägt darum nichts mehr zur Mischung bei.
refusal-dealing = Die Karten werden gerade gemischt.
refusal-just-left = Wer hier sitzt, hat eben erst die Verbindung verloren. Warte noch einen Moment.
refusal-stand-in-played = Diese Karte hat ein Bot für dich gespielt. Sein Zug lässt sich nicht zurücknehmen.
refusal-sent-away = Wer den Tisch eröffnet hat, hat dich weggeschickt. Zuschauen kannst du weiter.
refusal-last-seat = Jemand muss spielen: Das ist der letzte Platz.
refusal-nobody-to-nudge = An diesem Platz muss gerade niemand erinnert werden.
refusal-nudged-already = Da wurde eben schon erinnert. Warte einen Moment.
refusal-nobody-to-send-away = An diesem Platz sitzt niemand anders.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-round-closed = Diese Runde ist schon vorbei.
refusal-turn-unreadable = Dieser Zug ist nicht lesbar.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-not-your-moment = Du kannst gerade nichts einzeichnen.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-no-way-on = Mit der Brücke { $where } könntest du nicht mehr alle Brücken der Karte zeichnen.
refused = { $sentence } ({ $rule })

## Problems of board and deck files

problem-file-missing = Die Datei { $where } gibt es nicht.
problem-file-unreadable = { $where } lässt sich nicht als Textdatei lesen.
problem-file-too-large = Die Datei hat mehr als { $where } Zeichen.
problem-toml-unreadable = Das ist kein TOML.
problem-key-unknown = „{ $where }“ gehört nicht in diese Datei.
problem-key-missing = „{ $where }“ fehlt.
problem-key-not-texts = „{ $where }“ muss eine Liste von Texten sein.
problem-name-unfit = Der Name muss 1 bis 40 Zeichen haben.
problem-island-unreadable = „{ $where }“ ist keine Insel: Schreib einen Buchstaben für die Spalte und eine Ziffer von 1 bis 9 für die Reihe, zum Beispiel c4.
problem-island-twice = { $where } kommt zweimal vor.
problem-line-unreadable = „{ $where }“ ist keine Linie: Schreib zwei Inseln, zum Beispiel c4-c7.
problem-line-twice = { $where } kommt zweimal vor.
problem-line-end-missing = { $where }: Eine Insel { $other } gibt es nicht.
problem-line-bent = { $where } verläuft weder waagrecht noch senkrecht.
problem-line-over-island = { $where } verläuft über die Insel { $other }.
problem-flag-nowhere = Für die Fahne auf { $where } fehlt die Insel.
problem-flag-twice = { $where } hat mehr als eine Fahne.
problem-board-size = Die Tafel ist zu groß: Gelesen werden höchstens 24 Inseln und 40 Linien.
problem-island-count = Es müssen 18 Inseln sein, nicht { $where }.
problem-red-count = Es müssen 4 rote Fahnen sein, nicht { $where }.
problem-blue-count = Es müssen 3 blaue Fahnen sein, nicht { $where }.
problem-island-lonely = { $where } braucht mindestens zwei Linien.
problem-island-apart = Kein Weg aus Linien verbindet { $where } mit den übrigen Inseln.
problem-card-unreadable = „{ $where }“ ist keine Karte: Schreib Zahl/Brücken, zum Beispiel 5/3.
problem-card-count = Es müssen 18 Karten sein, nicht { $where }.
problem-code-unreadable = „{ $where }“ ist kein Tafelcode. Ein Code sieht so aus: A1-NP5G-VDF.
problem-code-version = Dieser Code braucht Version { $where } der neuen Tafeln, die dieses Programm nicht hat. Ein neueres kennt sie vielleicht.
problem-code-mistyped = Keine Tafel hat den Code „{ $where }“. Da muss ein Tippfehler drin sein.

## What was expected where a text could not be read

expected-card = eine Karte wie 5/3: Zahl 1 bis 6, Brücken 1 bis 3
expected-turn = einen Zug wie 5@c2 c2-c4 oder pass
expected-mark = eine Zahl wie 5@c2 oder eine Brücke wie c2-c4
expected-one-number = nur eine Zahl pro Zug
expected-spelling = die Schreibweise { $detail }
expected-length = höchstens { $detail } Zeichen
expected-bytes = 64 Hexadezimalziffern in Kleinschreibung
expected-day = ein Datum wie 2026-11-16
expected-nonce = 64 Hexadezimalziffern, mit „given“ oder „drawn“ hinter allen Zufallswerten oder hinter keinem
expected-deal = 2 oder known
expected-seat = die Nummer eines Platzes
expected-format = „{ $detail }“ als erste Zeile
expected-header = „{ $detail }: “ und dahinter den Wert
expected-board = eine Tafel, die es geben kann ({ $detail })
expected-board-size = eine Tafel mit höchstens 24 Inseln und 40 Linien und höchstens 36 Karten
expected-plain = reinen Text
expected-table = guarded oder honour
expected-island = eine Insel wie c4 oder c4=red
expected-start = einen Start wie 4@c4: eine 3 oder eine 4 in einer Insel
expected-end = eine Runde, das Ergebnis oder das Ende
expected-score = eine Wertung wie islands 30, red 5 in 12, blue 0, six 4 in 9, total 39
expected-sum = Punkte, deren Summe stimmt
expected-round = erst die Züge von allen, dann die nächste Runde
expected-fresh-card = eine Karte aus dem Kartensatz, die noch nicht gespielt ist
expected-rounds = 17 Runden vor dem Ergebnis
expected-result = die Zeile „{ $detail }“
expected-puzzle = die ganze Zeile eines Rätsels, die mit „{ $detail }“ beginnt
expected-puzzle-checksum = ein Rätsel genau so, wie es kopiert wurde: Ein Zeichen fehlt oder ist anders, oder die Tafel ist eine andere
expected-puzzle-board = Seite A oder B oder eine Tafel mit ihren Inseln und Linien
expected-puzzle-cards = 2 bis 6 Karten, die letzte spätestens in Runde 17
expected-puzzle-marks = Einträge, die möglich sind ({ $detail } ist es nicht)
expected-puzzle-reached = zu jeder schon erreichten Kategorie ihre Runde, und zu keiner anderen
expected-puzzle-spelling = die eine Schreibweise eines Rätsels
expected-puzzle-line = ein Rätsel als eine JSON-Zeile, mit Kennung und Stufe

## Points

category-red = Rot
category-blue = Blau
category-six = Sechser
islands = Inseln
total = Gesamt
reached-red = Alle roten Fahneninseln fertig: { $points } Punkte!
reached-blue = Alle blauen Fahneninseln fertig: { $points } Punkte!
reached-six = Sechs fertige Inseln hängen zusammen: { $points } Punkte!
missed-red = Die Frist für Rot ist um: Jetzt gibt es dafür noch { $points } Punkte.
missed-blue = Die Frist für Blau ist um: Jetzt gibt es dafür noch { $points } Punkte.
missed-six = Die Frist für den Sechser ist um: Jetzt gibt es dafür noch { $points } Punkte.

## Ranks

rank-minion = Handlanger
rank-dogsbody = Wasserträger
rank-bamboo-binder = Bambusbinder
rank-screw-tightener = Schraubendreher
rank-concrete-pourer = Betongießer
rank-project-manager = Projektleiter
rank-master-bridge-builder = Brückenmeister
rank-professional-planner = Planungsprofi
rank-statics-expert = Statikkoryphäe
rank-ace-architect = Architektenass
rank-construction-genius = Konstruktionsgenie
rank-island-god = Inselgott
# A bot below the ranks, for first games
level-apprentice = Lehrling

## Was the deal fair? What both the page and `hashi verify` can find wrong

fair-seal-changed = Das Siegel ist nicht das, das vor dem Spiel zu sehen war.
fair-secret-wrong = Das Geheimnis passt nicht zum Siegel.
fair-secret-hidden = Das Geheimnis wurde nach der letzten Karte nicht gezeigt.
fair-nonce-changed = Für Platz { $seat } wurde ein anderer Zufallswert benutzt als der, der dort gegeben wurde.
fair-nonce-missing = Der Zufallswert von Platz { $seat } fehlt.
fair-hash-wrong = Der Zufallswert von Platz { $seat } passt nicht zu dem Fingerabdruck, der vor dem Spiel zu sehen war.
fair-drawn-wrong = Platz { $seat } hat keinen Zufallswert gegeben, und der benutzte ergibt sich nicht aus dem Geheimnis.
fair-seed-wrong = Der Kartencode ergibt sich nicht aus dem Geheimnis und den Zufallswerten.
fair-card-wrong = Karte { $card } ist nicht die, die nach dieser Mischung an der Reihe war.
fair-day-wrong = Das sind nicht die Karten dieses Tages.
fair-deck-other = Im Kartensatz sind nicht die Karten, die hineingehören.

# Honour tables (M1 to M5)
honour-explained = Wie mit Stift und Papier wird Falsches nicht abgelehnt: Wer einen Fehler entdeckt, weist darauf hin. Der Fehler wird korrigiert, oder die betroffenen Inseln werden durchgestrichen. Tipps gibt es keine.
honour-wait = In ein paar Sekunden kannst du es wieder versuchen.
honour-unnoticed = { $name }, Karte { $round }:
honour-corrected = Der Eintrag wird gelöscht.
honour-crossed = Durchgestrichen: { $islands }.
honour-end = Fehler, die niemand bemerkt hat
honour-end-none = Es gab keine.
honour-points = { $name }: { $before } Punkte vorher, { $after } danach

## How hard a fresh board is

rating-gentle = leicht
rating-balanced = ausgewogen
rating-tricky = knifflig

board-side = Seite { $side }
