### What only the page says at the table. The rest of the page is in lobby.ftl.

## The screen of play

table-opening = Auf zum Tisch …
table-page-failed = Diese Seite ließ sich nicht laden.
table-reload = Erneut versuchen
table-home = Zur Startseite
table-mute = Ton aus
table-close = Schließen
table-rule-link = Regel { $rule }
table-why = Warum?
table-setup = Vorbereitung
table-round = Karte { $round } von { $rounds }
table-clock = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
table-card = Die offene Karte
table-points = Punkte
table-cards = Karten
table-log = Ansagen
table-more = Karten und Ansagen
table-rules = Alle Regeln
table-refused = Das geht jetzt nicht.
table-failed = Das hat nicht geklappt. Versuch es bitte noch einmal.
table-failed-too-fast = Moment, bitte: Das war zu schnell.
table-failed-busy = { table-failed-too-fast }
table-failed-network = Die Verbindung ist abgerissen. Schau nach, ob alles angekommen ist, und versuch es sonst noch einmal.
table-failed-store-unavailable = Der Server kann gerade nicht speichern. Versuch es gleich noch einmal.
table-failed-warming-up = Der Coach wärmt sich noch auf. Frag gleich noch einmal.

## The connection

connection-title = Verbindung
connection-lost = Verbindung verloren.
connection-network = Der Server ist nicht erreichbar.
connection-silent = Keine Verbindung.
connection-kept = Dein Zug ist gemerkt und wird noch gesendet.
connection-sending = Wird gesendet …
connection-stopping = Der Server startet neu.
connection-busy = Der Server ist gerade ausgelastet.
connection-store-unavailable = Der Server kommt gerade nicht an seine gespeicherten Tische.
connection-too-many-connections = Der Server ist gerade voll.
connection-too-many-persons = Aus deinem Netz sind gerade viele Neue gekommen.
connection-too-many-watchers = An diesem Tisch schauen gerade zu viele zu.
connection-too-fast = Zu viele Anfragen von hier. Warte einen Moment.
connection-unknown-host = Dieser Server hört nicht auf diesen Namen. Frag die Person, die ihn betreibt.
connection-no-person = Dein Browser blockiert Cookies. Ohne sie erkennt dich der Tisch nicht: Bitte erlaube sie hier.
missing-script = HASHI braucht JavaScript.
missing-page = Diese Seite gibt es nicht
missing-page-text = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
missing-table = Diesen Tisch gibt es nicht
missing-table-text = Vielleicht ist der Link unvollständig. Wenn du einen Code hast, versuch es damit.
connection-retry-in = Neuer Versuch in { $seconds } s.
connection-retrying = Neuer Versuch …
connection-retry = Jetzt versuchen
connection-back = Wieder verbunden.

## Setup

table-start-number = Deine Startzahl
table-setup-hint = Trag eine 3 oder eine 4 in eine Insel ohne Fahne ein. Auf dieser Tafel spielt { $name }.
table-setup-hint-solo = Trag eine 3 oder 4 in eine Insel ohne Fahne ein. Mit dieser Tafel spielst du selbst.
table-start-choose = Wähl eine Insel
table-start-place = { $number } in { $at } eintragen
table-moved-title = Die Tafeln wandern nach links
table-moved = Du spielst jetzt mit der Tafel, die { $name } vorbereitet hat.
table-moved-close = Zur ersten Karte

## A round

guide-write-draw = { $left ->
    [one] Trag die { $number } ein, dann zeichne { $left } Brücke.
   *[other] Trag die { $number } ein, dann zeichne { $left } Brücken.
}
guide-draw-only = { $left ->
    [one] Die { $number } passt nirgends. Zeichne { $left } Brücke oder lass die Karte aus.
   *[other] Die { $number } passt nirgends. Zeichne { $left } Brücken oder lass die Karte aus.
}
guide-nothing = Hier passt nichts. Lass diese Karte aus.
guide-draw = { $left ->
    [one] Jetzt zeichne { $left } Brücke oder keine.
   *[other] Jetzt zeichne { $left } Brücken oder gar keine.
}
guide-no-room = { $left ->
    [one] Für eine Brücke ist kein Platz. Bestätige ohne.
   *[other] Für { $left } Brücken ist kein Platz. Bestätige ohne.
}
guide-more = { $left ->
    [one] Zeichne noch { $left } Brücke oder gar keine.
   *[other] Zeichne noch { $left } Brücken oder gar keine.
}
guide-stuck = Für die übrigen Brücken ist kein Platz. Lösch eine wieder.
guide-write = Jetzt trag die { $number } ein oder bestätige ohne sie.
guide-no-place = Die { $number } passt nirgends. Bestätige ohne sie.
guide-done = Alles eingetragen. Jetzt bestätigen.
guide-held = Bestätigt. Decke die nächste Karte auf oder nimm den Zug zurück.
guide-held-start = Decke jetzt die erste Karte auf oder nimm die Zahl zurück.
guide-held-last = Das war die letzte Karte. Sieh dir das Ergebnis an oder nimm den Zug zurück.
guide-gain = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
table-undo = Letzten Eintrag rückgängig machen
table-clear = Alle Einträge zu dieser Karte löschen
table-confirm-all = Bestätigen
table-confirm-skip-number = Ohne Zahl bestätigen
table-confirm-skip-bridges = Ohne Brücken bestätigen
table-confirm-skip-both = Karte auslassen
table-confirm-more = { $left ->
    [one] Noch { $left } Brücke
   *[other] Noch { $left } Brücken
}
table-confirm-wrong = Erst das Rote korrigieren
table-skip-really = Karte auslassen? Noch mal tippen
table-skip-bridges-really = Gar keine Brücken? Noch mal tippen
table-next-card = Nächste Karte aufdecken
table-result = Zum Ergebnis
table-marks = Deine Einträge zu dieser Karte
table-mark-number = { $number } in { $at }
table-mark-bridge = { $line }
table-mark-erase = Löschen: { $mark }
table-take-back = Zurücknehmen
table-your-turn = Dein Zug
table-take-back-of = Zug von { $name } zurücknehmen
table-waiting = Fertig. Wir warten auf { $names }.
table-nudge = Erinnern
table-nudged = Erinnerung gesendet.
table-away = { $name } ist gerade nicht da.
table-grace = In { $seconds } s darf ein Bot übernehmen
table-stood-in = Diese Karte hat ein Bot für dich gespielt.
table-watching = Du schaust zu.
table-bot-for-you = Ein Bot spielt für dich.
table-warming-up = Die Bots wärmen sich noch auf und spielen einen Moment lang etwas einfacher.
table-come-back = Wieder selbst spielen

## A hint

hint-ask = Zeig mir einen guten Zug
hint-thinking = Ich denke nach …
hint-title = Ein guter Zug
hint-turn-both = Trag die { $number } in { $island } ein und zeichne { $bridges }.
hint-turn-number = Trag die { $number } in { $island } ein und zeichne nichts.
hint-turn-bridges = Trag nichts ein und zeichne { $bridges }.
hint-turn-pass = Lass diese Karte aus.
bridge-twice = { $line } (zweimal)
hint-better = Bringt voraussichtlich { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als dein Zug.
hint-same = Dein Zug ist voraussichtlich genauso gut.
hint-expected = Voraussichtlicher Endstand: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
reason-red = Macht { $islands } fertig: { $done } von { $all } roten Fahnen.
reason-blue = Macht { $islands } fertig: { $done } von { $all } blauen Fahnen.
reason-six = Für den Sechser hängen dann { $done } von { $all } fertigen Inseln zusammen.
reason-finish = Macht { $islands } fertig.
reason-room = Lässt { $at } Platz für die Brücken, die noch fehlen.
reason-open = Hält { $at } für eine { $number } offen.
reason-flag = Bringt eine Brücke zur Fahne auf { $at }: Dann kann später eine Zahl dorthin.
reason-need = { $need ->
    [one] Danach fehlt { $at } nur noch { $need } Brücke.
   *[other] Danach fehlen { $at } noch { $need } Brücken.
}
reason-margin = Der zweitbeste Zug bringt voraussichtlich { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger.
reason-alike = Ein anderer Zug ist voraussichtlich genauso gut.
hint-take = So eintragen
hint-dismiss = Nein, danke
hint-recorded = Tipps werden in der Aufzeichnung vermerkt.

## The others

table-others = Die anderen Tafeln
table-other = { $state ->
    [done] ist fertig
    [away] ist nicht da
   *[thinking] denkt nach
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-state = { $state ->
    [done] fertig
    [away] nicht da
   *[thinking] denkt nach
}
table-sheet-of = Die Tafel von { $name }
table-put-bot = Einem Bot überlassen
table-hand-over = { $name }, du bist dran
table-hand-over-open = Ich bin { $name }

## Points

table-worth = { $category }: { $high } Punkte, später { $low }
table-worth-low = { $category }: noch { $low } Punkte, die { $high } sind weg
table-worth-reached = { $category }: erreicht, { $points } Punkte
table-progress = { $done } von { $all }
table-piles = Die drei Stapel
table-pile = { $turned } von { $size } Karten aufgedeckt
table-by-card = bis Karte { $card }
table-then = dann { $points }
table-deadline = { $category }: { $points } Punkte bis Karte { $card }
table-log-empty = Noch wurde nichts angesagt.
table-log-reached = { $name }: { $sentence }
table-log-skipped-number = { $name } trägt keine Zahl ein.
table-log-skipped-bridges = { $name } zeichnet keine Brücken.
table-log-timed-out = Für { $name } ist die Zeit um.
table-log-hinted = { $name } hat sich einen guten Zug zeigen lassen.
table-log-stood-in = Für { $name } hat ein Bot gespielt.

## Cards

card-shows = { $bridges ->
    [one] Zahl { $number }, { $bridges } Brücke
   *[other] Zahl { $number }, { $bridges } Brücken
}
card-seen = { $bridges ->
    [one] Gesehen: Zahl { $number }, { $bridges } Brücke
   *[other] Gesehen: Zahl { $number }, { $bridges } Brücken
}
card-unseen = { $bridges ->
    [one] Noch nicht gesehen: Zahl { $number }, { $bridges } Brücke
   *[other] Noch nicht gesehen: Zahl { $number }, { $bridges } Brücken
}

## The board

board-lines = Linien
board-most = max.
board-lines-of = Die Linien von { $at }

## Help

table-help = So spielst du hier
table-help-learn = Ausprobieren und lernen
table-help-goal = Mach Inseln fertig: Hat eine Insel genau so viele Brücken, wie ihre Zahl angibt, ist sie fertig und bringt 2 Punkte. Extrapunkte gibt es für alle roten Fahnen, für alle blauen und für sechs verbundene fertige Inseln: mehr, wenn du es zuerst schaffst oder, solo, rechtzeitig.
table-help-write = Tipp auf eine Insel, um die Zahl der Karte einzutragen. Tipp noch einmal darauf, um sie zu löschen.
table-help-draw = Tipp auf eine Linie, um eine Brücke zu zeichnen, oder zieh von Insel zu Insel. Tipp noch einmal für die zweite Brücke; passt keine mehr, löscht das nächste Tippen, was du dort mit dieser Karte gezeichnet hast.
table-help-confirm = Der Knopf ganz unten sagt, was du auslassen würdest. Einen bestätigten Zug kannst du zurücknehmen, bis alle fertig sind.
table-help-confirm-solo = Der Knopf ganz unten sagt, was du auslassen würdest. Einen bestätigten Zug kannst du zurücknehmen, bis die nächste Karte aufgedeckt wird: durch Tippen auf den Stapel oder nach einer kurzen Pause.
table-help-keys = Mit der Tastatur, auf der Tafel
table-key-arrows = Pfeiltasten
table-key-arrows-does = zur nächsten Insel in dieser Richtung gehen
table-key-enter = Enter, Leertaste
table-key-enter-does = die Zahl in diese Insel eintragen oder löschen
table-key-shift = Umschalt + Pfeil
table-key-shift-does = eine Brücke in diese Richtung zeichnen
table-key-b = b
table-key-b-does = aus den Linien dieser Insel wählen
table-key-u = u
table-key-u-does = den letzten Eintrag rückgängig machen oder, vor der nächsten Karte, den Zug; auch Strg + Z
table-key-c = c
table-key-c-does = bestätigen; solo noch einmal drücken: die nächste Karte aufdecken
table-key-h = h
table-key-h-does = einen guten Zug zeigen lassen, wenn es am Tisch Tipps gibt
table-key-question = ?
table-key-question-does = diese Hilfe zeigen

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Design
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-confirm = Wenn alles eingetragen ist
settings-confirm-always = warten, bis ich bestätige
settings-confirm-pause = nach kurzer Pause bestätigen
settings-confirm-once = sofort bestätigen
settings-next-card = Solo: die nächste Karte aufdecken
settings-next-card-pause = nach kurzer Pause
settings-next-card-tap = wenn ich auf den Stapel tippe
settings-next-card-once = sobald ich bestätige
settings-curtain = Die Tafel verdecken, während das Gerät weitergereicht wird
settings-legal = Zeigen, was erlaubt ist
settings-hopeless = Zeigen, welche Inseln nicht mehr fertig werden können
settings-sound = Leise Töne
settings-speech = Ansagen vorlesen
settings-reactions = Reaktionen der anderen zeigen

## Spoken

say-island = { $at }, { $flag ->
    [red] rote Fahne
    [blue] blaue Fahne
   *[none] keine Fahne
}, { $number ->
    [0] keine Zahl
   *[other] Zahl { $number }
}, { $bridges ->
    [0] keine Brücken
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
}{ $need ->
    [0] {""}
    [one] , { $need } fehlt noch
   *[other] , { $need } fehlen noch
}{ $state ->
    [finished] , fertig
    [crossed] , durchgestrichen
   *[open] {""}
}.
say-island-possible = Die Zahl kann hierher.
say-island-limited = Die Zahl kann hierhin, aber diese Insel fasst höchstens { $most }.
say-island-hopeless = Sie kann nicht mehr fertig werden.
say-wrong = Das verstößt gegen eine Regel.
say-line-from = { $direction ->
    [up] Oben
    [right] Rechts
    [down] Unten
   *[left] Links
}, { $to }: { $bridges ->
    [0] keine Brücken
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
}{ $state ->
    [blocked] , Linie gesperrt
    [possible] , Platz für { $bridges ->
        [0] eine
       *[other] noch eine
    }
   *[plain] {""}
}.
say-line = Von { $from } nach { $to }: { $bridges ->
    [0] keine Brücken
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
}{ $state ->
    [blocked] , Linie gesperrt
    [possible] , Platz für { $bridges ->
        [0] eine
       *[other] noch eine
    }
   *[plain] {""}
}.
say-line-ends = von { $from } nach { $to }
labelled = { $label }: { $text }
say-sheet = { $board } mit { $numbers ->
    [one] { $numbers } Zahl
   *[other] { $numbers } Zahlen
}, { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
} und { $finished ->
    [one] { $finished } fertigen Insel
   *[other] { $finished } fertigen Inseln
}
say-card = { $bridges ->
    [one] Karte { $round }: Zahl { $number }, { $bridges } Brücke.
   *[other] Karte { $round }: Zahl { $number }, { $bridges } Brücken.
}
say-written = { $number } in { $at } eingetragen.
say-erased-number = Zahl in { $at } gelöscht.
say-drawn = Brücke { $done } von { $all } gezeichnet: { $line }.
say-erased-line = Gelöscht: { $line }.
say-undone = Rückgängig gemacht.
say-cleared = Alle Einträge zu dieser Karte gelöscht.
say-taken-back = Zurückgenommen. Du kannst den Zug ändern.
say-marked = Eingetragen. Du kannst es noch ändern.
say-done = { $name } ist fertig.
table-react = Reagieren
reaction-hello = Hallo!
reaction-bravo = Gut gespielt!
reaction-wow = Wow!
reaction-oops = Ups!
reaction-thanks = Danke!
say-reaction = { $name }: { $reaction }
say-bot = Für { $name } spielt jetzt ein Bot.
say-back = { $name } ist wieder da.
say-nudged = { $name } wartet auf dich.
say-not-now = Mit dieser Karte bist du fertig.
say-no-line = Nach { $direction ->
    [up] oben
    [right] rechts
    [down] unten
   *[left] links
} führt von { $at } keine Linie.
say-clock = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
}

## Notes for a first game, at the start and for the first three cards

note-0 = Dein erstes Spiel! Nimm eine 3 oder eine 4 und eine Insel nahe der Mitte: Brücken gehen von Zahlen aus.
note-1 = Bleib nah bei deiner ersten Zahl: Nachbarn teilen sich ihre Brücken. Grün gepunktet: Hier ist Platz für die Zahl. Bei „max.“ wird sie nie fertig.
note-2 = Kleine Zahlen sind schnell fertig, große brauchen viele Brücken. Bau früh eine Brücke zu einer Fahne, dann kann später eine Zahl dorthin.
note-3 = Jede Brücke sperrt die Linien, die sie kreuzt. Unsicher? Die Glühbirne zeigt einen guten Zug. Ab hier ist es dein Spiel: viel Spaß!
note-close = Verstanden
learn-called-back = Das Spiel beginnt!

# Honour tables (M1 to M5)
honour-table = Ehrenwort-Tisch
honour-point = Auf einen Fehler hinweisen
honour-whose = Wessen Tafel?
honour-how = Tipp auf eine Insel oder Linie, bei der eine Regel gebrochen wurde. Es zählen die gespielten Karten, nicht die offene.
honour-look = Auf Fehler hinweisen kann nur, wer mitspielt.
honour-choose = Tipp auf eine Insel oder Linie
honour-chosen = { $where } ist ausgewählt.
honour-point-at = Bei { $where } ist ein Fehler
honour-is-one = Das ist ein Fehler.
honour-noticed = { $own ->
    [own] { $by } entdeckt einen eigenen Fehler aus Karte { $round }: { $where }.
   *[other] { $by } entdeckt einen Fehler von { $name } aus Karte { $round }: { $where }.
}
honour-end-count = { $count ->
    [one] Es gibt einen. Die betroffenen Inseln zählen nicht.
   *[other] Es gibt { $count }. Die betroffenen Inseln zählen nicht.
}
honour-next = { $left ->
    [one] Den letzten zeigen
   *[other] Den nächsten zeigen (noch { $left })
}
